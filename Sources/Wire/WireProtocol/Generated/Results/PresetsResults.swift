// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

extension WirePreset {
  /// The defaults of table/setRows.
  package struct SetRows: WireObject, Sendable {
    /// The resetAbove.
    package let resetAbove: WireResetAbove?

    /// Makes it of its members.
    package init(resetAbove: WireResetAbove? = nil) {
      self.resetAbove = resetAbove
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      resetAbove = try reader.optional("resetAbove")?.object()
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("resetAbove", resetAbove)
    }
  }
}

extension WirePreset {
  /// An object with `option`, `pages` and `source`.
  package struct Difference: WireObject, Sendable {
    /// The option.
    package let option: WireText
    /// The pages.
    package let pages: WireText
    /// The source.
    package let source: WireText

    /// Makes it of its members.
    package init(option: WireText, pages: WireText, source: WireText) {
      self.option = option
      self.pages = pages
      self.source = source
    }

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
}

/// The defaults of another library.
package struct WirePreset: WireObject, Sendable {
  /// The name of a preset.
  package let name: WireText
  /// The library and its version.
  package let source: WireText
  /// A merge patch of the view's state (RFC 7396): null restores a default.
  package let state: ViewStatePatch
  /// The defaults of table/setRows.
  package let setRows: WirePreset.SetRows?
  /// Differences between the library's documentation and its source code. The preset follows the
  /// source code.
  package let differences: [WirePreset.Difference]

  /// Makes it of its members.
  package init(
    name: WireText, source: WireText, state: ViewStatePatch, differences: [WirePreset.Difference],
    setRows: WirePreset.SetRows? = nil
  ) {
    self.name = name
    self.source = source
    self.state = state
    self.setRows = setRows
    self.differences = differences
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    name = try reader.required("name").text()
    source = try reader.required("source").text()
    state = try reader.required("state").object()
    setRows = try reader.optional("setRows")?.openObject()
    differences = try reader.required("differences").openObjects()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("name", name)
    writer.member("source", source)
    writer.member("state", state)
    writer.member("setRows", setRows)
    writer.member("differences", differences) { $0.list($1) { $1.write(to: &$0) } }
  }
}

/// The result of `preset/list`.
package struct PresetListResult: WireResult {
  /// The presets.
  package let presets: [WirePreset]

  /// Makes it of its members.
  package init(presets: [WirePreset]) {
    self.presets = presets
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    presets = try reader.required("presets").openObjects()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("presets", presets) { $0.list($1) { $1.write(to: &$0) } }
  }
}
