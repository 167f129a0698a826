import ProtocolWords
import TableCodecs
import TableDiffing

/// The three-way merge of two delimited files that were made of one base, as bytes.
///
/// It is a pure function of three contents. Rows are matched by key columns or by content, and merged
/// cell by cell. A record that only one side changed keeps the bytes of that side. Only a record
/// with cells of both sides is rewritten, field by field. Columns, the order of rows, the dialect,
/// line ends and the byte order mark are merged in the same way.
///
/// For example, the base has the record `1,Ada,London`. We have `1,"Ada L.",London`, they have
/// `1,Ada,Paris`. The result has `1,"Ada L.",Paris`.
package struct FileMerge: Sendable {
  /// What the markers of conflicts call the three contents.
  package struct Labels: Sendable {
    /// Our content.
    package var ours = "ours"
    /// The base.
    package var base = "base"
    /// Their content.
    package var theirs = "theirs"

    /// The default labels.
    package init() {}
  }

  /// The merged file.
  package struct Outcome: Sendable {
    /// Its bytes, with markers around conflicts.
    package var bytes: [UInt8]
    /// How many conflicts there are.
    package var conflicts = 0
    /// How many rows both sides put to different places. They are where the base has them, or behind
    /// the first of both places.
    package var misplaced = 0
    /// Columns that one side removed and the other changed. They stay.
    package var keptColumns: [[UInt8]] = []
    /// The column whose title is that of a key, and whose texts are not unique.
    package var ignoredKey: IgnoredKey?
  }

  /// A column such as `id` with the same text in two rows of a content. Rows are then matched by
  /// content.
  package struct IgnoredKey: Sendable, Equatable {
    /// The column.
    package let title: String
    /// The content.
    package let role: FileRole
    /// The text.
    package let key: String
  }

  /// Why there is no merged file.
  package enum Failure: Error, Sendable, Equatable {
    /// A content is no delimited text.
    case unreadable(FileRole, reason: String)
    /// A content has no such column.
    case unknownKey(FileRole, name: String)
    /// Two rows of a content have the same key.
    case duplicateKey(FileRole, key: String)
    /// A text cannot be written in the encoding and dialect of the result.
    case notWritable(text: String)
  }

  /// One of the three contents.
  package enum FileRole: String, Sendable {
    /// What both sides were made of.
    case base
    /// Our content.
    case ours
    /// Their content.
    case theirs
  }

  /// The largest content, in bytes.
  package static let bytesMax = CSVRecordFile.bytesMax

  /// What both sides were made of.
  package var base: [UInt8]
  /// Our content.
  package var ours: [UInt8]
  /// Their content.
  package var theirs: [UInt8]
  /// The titles of the columns that identify rows; empty: a column such as `id` if its texts are
  /// unique, else rows are matched by content.
  package var keys: [String] = []
  /// What markers call the contents.
  package var labels = Labels()
  /// How many characters markers have.
  package var markerSize = 7
  /// Whether conflicts show the base, too.
  package var showsBase = false

  /// A merge.
  package init(base: [UInt8], ours: [UInt8], theirs: [UInt8]) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
  }

  /// Merges. O(n log n) for n lines; memory is a few times that of the three contents.
  ///
  /// - Throws: ``Failure``. It names the content at fault.
  package func merged() throws(Failure) -> Outcome {
    if ours == theirs || theirs == base { return Outcome(bytes: ours) }
    if ours == base { return Outcome(bytes: theirs) }
    let inputs = try MergeInputs(self)
    let columns = MergeColumns(inputs)
    let tables = MergeTables(inputs, columns)
    let matching = try RowMatches(tables, keys)
    let plan = MergePlan(tables, matching)
    var writer = MergedFileWriter(self, tables, plan)
    return try writer.write()
  }
}

/// The side of which the result has a property: the one that changed it, else ours; ours, too, if
/// both did. Nil if neither side has it.
func changingSide<Value: Equatable>(
  _ base: Value?, _ ours: Value?, _ theirs: Value?
) -> ConflictSide? {
  guard let ours else { return theirs == nil ? nil : .theirs }
  guard let theirs else { return .ours }
  return ours == base && theirs != base ? .theirs : .ours
}
