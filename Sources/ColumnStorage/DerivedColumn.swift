import TableValues

/// A column whose cells are not kept but made from other cells of the same row, by who knows how.
///
/// Its chunks are cached as made from the source's cells; rows of which an input was edited are
/// made anew when they are read, so that nothing has to be forgotten when a cell changes.
package protocol DerivedColumn: Sendable {
  /// Under which number its chunks are kept: another number may mean other values.
  var number: SourceNumber { get }
  /// The type of its cells.
  var type: ColumnType { get }
  /// What is read of a row, in the order in which ``values(_:count:)`` takes it.
  var inputs: [ColumnRequest] { get }
  /// Whether a chunk is made so fast that it may be made on a table's mailbox.
  var isBrief: Bool { get }

  /// Makes the cells of some rows.
  ///
  /// - Parameters:
  ///   - inputs: One chunk of `count` rows or more per input.
  ///   - count: How many rows.
  /// - Returns: A chunk of ``type`` of exactly `count` rows.
  func values(_ inputs: [ColumnChunk], count: Int) -> ColumnChunk
  /// What a chunk of its values shows without a format: texts, all valid. O(rows).
  func texts(of values: ColumnChunk) -> ColumnChunk
  /// What one of its cells shows without a format.
  func text(of cell: Cell) -> Text
}

/// The derived columns of a content, with what they come to read in the end.
struct DerivedColumns: Sendable {
  /// The columns by number.
  private(set) var columns: [ColumnNumber: any DerivedColumn] = [:]
  /// Per derived column the columns with cells of their own that it reads, also by others.
  private(set) var sources: [ColumnNumber: [ColumnNumber]] = [:]
  /// When a column last became one of other values although no cell changed.
  private(set) var revisions: [ColumnNumber: Revision] = [:]

  /// Takes other columns; those that were not the same before are stamped.
  mutating func replace(with new: [ColumnNumber: any DerivedColumn], at revision: Revision?) {
    if let revision {
      for (number, column) in new where columns[number]?.number != column.number {
        revisions[number] = revision
      }
    }
    columns = new
    sources = [:]
    for number in new.keys { sources[number] = storedInputs(of: number) }
  }

  /// Notes that a column's values changed although no cell did.
  mutating func stamp(_ column: ColumnNumber, at revision: Revision) {
    revisions[column] = revision
  }

  private func storedInputs(of number: ColumnNumber) -> [ColumnNumber] {
    var stored: [ColumnNumber] = []
    var seen: Set = [number]
    var open = [number]
    while let next = open.popLast() {
      guard let column = columns[next] else {
        stored.append(next)
        continue
      }
      for input in column.inputs where seen.insert(input.column).inserted {
        open.append(input.column)
      }
    }
    return stored
  }
}
