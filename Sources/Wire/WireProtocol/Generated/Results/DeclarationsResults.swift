// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// The result of `table/declare`.
package struct TableDeclareResult: WireResult {
  /// The revision.
  package let revision: Int
  /// The declarations of a table, in layers. Patches are merged member by member; null restores a
  /// default.
  package let declarations: WirePart

  /// Makes it of its members.
  package init(revision: Int, declarations: WirePart) {
    self.revision = revision
    self.declarations = declarations
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    revision = try reader.required("revision").positive()
    declarations = try reader.required("declarations").part(.object)
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("revision", revision)
    writer.member("declarations", declarations)
  }
}
