import ColumnStorage
import TableValues

/// Answers which rows of a frozen table its declarations hide. `TableSessions` conforms.
package protocol RowHider: Sendable {
  /// The columns of which a change may hide or show the row itself.
  var columns: Set<ColumnNumber> { get }
  /// The columns of which a change in one row may hide or show others.
  var otherColumns: Set<ColumnNumber> { get }

  /// Which rows of a chunk are hidden, also dead ones. O(rows of the chunk); may block on a file.
  func hiddenRows(ofChunk index: Int) -> [Bool]

  /// Whether rows are hidden; nil when that needs reading of a device, which was not allowed.
  func isHidden(_ slots: [UInt32], mayBlock: Bool) -> [Bool]?

  /// Which sections are hidden as such, whether they have rows or not. O(sections that something is
  /// said of).
  ///
  /// - Parameter stamp: Under which number the declarations hide.
  func hiddenSections(_ stamp: SourceNumber) -> HiddenSections

  /// The rows that changes in other rows may hide or show; nil: too many to tell.
  ///
  /// - Parameters:
  ///   - changes: What happened, with the columns widened to what is made of them.
  ///   - old: The cells before.
  ///   - new: The cells now.
  func readers(
    of changes: RowChanges, from old: TableContent, to new: TableContent
  ) -> Set<UInt32>?
}

/// The first stage of the pipeline: rows that the table's declarations hide, before any filter.
package struct RowHiding: Hashable, Sendable {
  /// Under which number the declarations hide: another one may hide other rows of the same cells.
  package var stamp: SourceNumber
  /// What makes the view's sections, where sections hide.
  package var sections: SectionSource
  /// What single rows say, with what that reads of the table.
  package var own: OwnHiding
  /// Knows the rows of the table as it is now.
  package var hider: any RowHider

  /// Makes one.
  package init(
    stamp: SourceNumber, sections: SectionSource, own: OwnHiding, hider: any RowHider
  ) {
    self.stamp = stamp
    self.sections = sections
    self.own = own
    self.hider = hider
  }

  /// Whether both hide the same rows of the same table.
  package static func == (left: RowHiding, right: RowHiding) -> Bool {
    left.stamp == right.stamp && left.sections == right.sections && left.own == right.own
  }

  /// Hashes what equality compares.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(stamp)
    hasher.combine(sections)
    hasher.combine(own)
  }
}

/// The expressions by which single rows hide themselves, and the parameters they may read.
package struct OwnHiding: Hashable, Sendable {
  /// The texts of the expressions.
  package var sources: Set<Text> = []
  /// What `params` holds; nothing where no row has an expression.
  package var parameters = TableParameters()
  /// Changes with what the expressions mean; nil where there are none.
  package var stamp: SourceNumber?

  /// No row has an expression.
  package init() {}
}
