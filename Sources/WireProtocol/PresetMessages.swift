import JSONText

/// The defaults of another library, as data of `Protocol/presets.json`.
package struct WirePreset: WireObject, Sendable {
  /// Where the library's pages say otherwise than its source; the source wins.
  package struct Difference: WireObject, Sendable {
    /// What it is about, in the library's words.
    package var option: WireText
    /// What its pages say.
    package var pages: WireText
    /// What its source does.
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

  /// What `table/setRows` takes from a preset.
  package struct SetRows: WireObject, Sendable {
    /// Above how many changed rows clients are sent everything anew.
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

  /// What it is called.
  package var name: WireText
  /// The library and its version.
  package var source: WireText
  /// The state in which a view begins, and to which null returns, as a patch of the default.
  package var state: ViewStatePatch
  /// What new content takes from it.
  package var setRows: SetRows?
  /// Where pages and source of the library differ.
  package var differences: [Difference]

  /// Reads the members; what the file says of heights and appearance waits until views have it.
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

/// All presets: the result of `preset/list`, and the file they stand in.
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
