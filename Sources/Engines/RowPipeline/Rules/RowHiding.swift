import ColumnStorage
import TableValues

/// Computes which rows of a table snapshot its declarations hide. `TableModel` conforms.
package protocol RowHider: Sendable {
  /// The columns whose change may hide or show the same row.
  var columns: Set<ColumnNumber> { get }
  /// The columns whose change in one row may hide or show other rows.
  var otherColumns: Set<ColumnNumber> { get }

  /// Whether each row of a chunk is hidden, including dead ones. O(rows of the chunk). May block on
  /// a file.
  func hiddenRows(ofChunk index: Int) -> [Bool]

  /// Whether rows are hidden. Nil if a device would have to be read and `mayBlock` is false.
  func isHidden(_ slots: [UInt32], mayBlock: Bool) -> [Bool]?

  /// The sections that are hidden as such, with or without rows. O(sections with a declaration).
  ///
  /// - Parameter stamp: The version number of the declarations.
  func hiddenSections(_ stamp: SourceNumber) -> HiddenSections

  /// The rows that changes in other rows may hide or show; nil: too many.
  ///
  /// - Parameters:
  ///   - changes: The changes, with the columns extended by those computed from them.
  ///   - old: The cells before.
  ///   - new: The cells after.
  func readers(
    of changes: RowChanges, from old: TableContent, to new: TableContent
  ) -> Set<UInt32>?
}

/// The first stage of the pipeline: it removes rows that the table's declarations hide, before any
/// filter.
package struct RowHiding: Hashable, Sendable {
  /// The version number of the declarations. With a different number, the same cells may be hidden
  /// differently.
  package var stamp: SourceNumber
  /// The levels of the view's sections, if sections hide rows.
  package var sections: SectionSource
  /// The hiding declared by single rows, and its inputs.
  package var own: OwnHiding
  /// Computes the hidden rows of the current table.
  package var hider: any RowHider

  /// Makes the stage.
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

  /// Hashes consistently with `==`.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(stamp)
    hasher.combine(sections)
    hasher.combine(own)
  }
}

/// The expressions by which single rows hide themselves, and their parameters.
package struct OwnHiding: Hashable, Sendable {
  /// The texts of the expressions.
  package var sources: Set<Text> = []
  /// The values of `params`; empty if no row has an expression.
  package var parameters = TableParameters()
  /// Changes whenever the meaning of the expressions does; nil without expressions.
  package var stamp: SourceNumber?

  /// No row has an expression.
  package init() {}
}
