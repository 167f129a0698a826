import JSONText

/// A preset: the defaults of another library, read from `Protocol/presets.json`.
package struct WirePreset: WireObject, Sendable {
  /// A difference between the documentation of the library and its source code. The preset follows
  /// the source code.
  package struct Difference: WireObject, Sendable {
    /// The option, in the library's terms.
    package var option: WireText
    /// The documented behaviour.
    package var pages: WireText
    /// The behaviour of the source code.
    package var source: WireText

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      option = try reader.required("option").text()
      pages = try reader.required("pages").text()
      source = try reader.required("source").text()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("option", option)
      writer.member("pages", pages)
      writer.member("source", source)
    }
  }

  /// The defaults of `table/setRows` in a preset.
  package struct SetRows: WireObject, Sendable {
    /// The number or share of changed rows above which clients receive a reset.
    package var resetAbove: WireResetAbove?

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      resetAbove = try reader.optional("resetAbove")?.object()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("resetAbove", resetAbove)
    }
  }

  /// The name of the preset.
  package var name: WireText
  /// The library and its version.
  package var source: WireText
  /// The initial state of a view, which null also restores, as a patch of the default state.
  package var state: ViewStatePatch
  /// The defaults of `table/setRows`.
  package var setRows: SetRows?
  /// The differences between the library's documentation and source code.
  package var differences: [Difference]

  /// Reads the members. The file's members about heights and appearance are not used yet.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    name = try reader.required("name").text()
    source = try reader.required("source").text()
    state = try reader.required("state").object()
    setRows = try reader.optional("setRows")?.object()
    differences = try reader.required("differences").objects()
    _ = try reader.optional("layout")
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("name", name)
    writer.member("source", source)
    writer.member("state", state)
    writer.member("setRows", setRows)
    writer.list("differences", differences) { $1.write(to: &$0) }
  }
}

/// All presets: the result of `preset/list`, and the content of the file of presets.
package struct PresetListResult: WireParams {
  /// The presets, in the order of the file.
  package var presets: [WirePreset]

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    presets = try reader.required("presets").objects()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.list("presets", presets) { $1.write(to: &$0) }
  }
}
