import TableValues

/// A column whose cells are computed from other cells of the same row, and not stored.
///
/// This room does not know the computation; `Expressions` and `TableSessions` conform. Chunks are
/// computed from the source's cells and cached. A row with an edited input is recomputed when it is
/// read, so an edit invalidates nothing.
package protocol DerivedColumn: Sendable {
  /// The cache id of its chunks. Another number may mean other values.
  var number: SourceNumber { get }
  /// The type of its cells.
  var type: ColumnType { get }
  /// What is read of a row, in the order of the inputs of ``values(_:count:others:)``.
  var inputs: [ColumnRequest] { get }
  /// The columns that are read in other rows.
  var otherColumns: [ColumnNumber] { get }
  /// Which rows read which cells of others; nil where none does.
  var ledger: ReadLedger? { get }
  /// The id of its definition. ``number`` also changes when cells of other rows have changed.
  var lineage: SourceNumber { get }
  /// Whether computing a chunk is fast enough for a table's mailbox.
  var isBrief: Bool { get }

  /// Computes the cells of some rows.
  ///
  /// - Parameters:
  ///   - inputs: One chunk of `count` rows or more per input.
  ///   - count: How many rows.
  ///   - others: Reads other rows; there where ``otherColumns`` has any.
  /// - Returns: A chunk of ``type`` of exactly `count` rows.
  func values(_ inputs: [ColumnChunk], count: Int, others: OtherRows?) -> ColumnChunk
  /// The same column with a new ``number``, because cells of other rows have changed.
  func renewed() -> any DerivedColumn
  /// The same column with a new ``number`` and ``lineage``, because an input has a new definition.
  func remade() -> any DerivedColumn
  /// What a chunk of its values shows without a format: texts, all valid. O(rows).
  func texts(of values: ColumnChunk) -> ColumnChunk
  /// What one of its cells shows without a format.
  func text(of cell: Cell) -> Text
}

extension DerivedColumn {
  /// Reads its own row only, unless it says otherwise.
  package var otherColumns: [ColumnNumber] { [] }
  /// Reads its own row only, unless it says otherwise.
  package var ledger: ReadLedger? { nil }
  /// Depends on no other rows, unless it says otherwise.
  package var lineage: SourceNumber { number }
  /// Depends on no other rows, unless it says otherwise.
  package func renewed() -> any DerivedColumn { self }
  /// Reads nothing that is made otherwise, unless it says otherwise.
  package func remade() -> any DerivedColumn { self }
}

/// The derived columns of a content, with what they come to read in the end.
struct DerivedColumns: Sendable {
  /// The columns by number.
  private(set) var columns: [ColumnNumber: any DerivedColumn] = [:]
  /// Per derived column the columns with cells of their own that it reads, also by others.
  private(set) var sources: [ColumnNumber: [ColumnNumber]] = [:]
  /// The columns whose cells show what a derived column holds (``ColumnNumber/shown``).
  var displayed: Set<ColumnNumber> = []
  /// Per derived column all columns of the same row that it comes to read, derived ones too.
  private(set) var inputs: [ColumnNumber: Set<ColumnNumber>] = [:]
  /// Per derived column that depends on other rows the columns with cells of their own it comes
  /// to read there.
  private(set) var others: [ColumnNumber: Set<ColumnNumber>] = [:]
  /// When a column last became one of other values although no cell changed.
  private(set) var revisions: [ColumnNumber: Revision] = [:]

  /// Takes other columns; those that were not the same before are stamped.
  mutating func replace(with new: [ColumnNumber: any DerivedColumn], at revision: Revision?) {
    if let revision {
      for (number, column) in new where columns[number]?.number != column.number {
        revisions[number] = revision
      }
      // Cells show their own texts again.
      for number in columns.keys where new[number] == nil { revisions[number] = revision }
    }
    columns = new
    sources = [:]
    inputs = [:]
    others = [:]
    for number in new.keys {
      sources[number] = storedInputs(of: number)
      inputs[number] = allInputs(of: number)
    }
    guard new.values.contains(where: { !$0.otherColumns.isEmpty }) else { return }
    for number in new.keys {
      let columns = otherColumns(of: number)
      if !columns.isEmpty { others[number] = columns }
    }
  }

  /// Makes the columns anew that read some columns of other rows; nil: any column.
  mutating func renew(reading changed: Set<ColumnNumber>?, at revision: Revision) {
    for (number, columns) in others
    where changed.map({ !columns.isDisjoint(with: $0) }) ?? true {
      self.columns[number] = self.columns[number]?.renewed()
      revisions[number] = revision
    }
  }

  /// Which column makes what is read: where an expression says what a column shows, its texts are
  /// made by that.
  private func maker(of input: ColumnRequest) -> ColumnNumber {
    input.form == .text && !input.isOwn && columns[input.column.shown] != nil
      ? input.column.shown : input.column
  }

  private func allInputs(of number: ColumnNumber) -> Set<ColumnNumber> {
    var seen = Set<ColumnNumber>()
    var opened = Set<ColumnNumber>()
    var open = [number]
    while let next = open.popLast() {
      for input in columns[next]?.inputs ?? [] {
        // Whoever reads what a column shows follows the column, too.
        seen.insert(input.column)
        if opened.insert(maker(of: input)).inserted { open.append(maker(of: input)) }
      }
    }
    return seen.union(opened)
  }

  /// The columns with cells of their own that are read in other rows, by whatever way.
  private func otherColumns(of number: ColumnNumber) -> Set<ColumnNumber> {
    var found = Set<ColumnNumber>()
    // A column may be read of the row itself and of others.
    var seen = Set<Place>()
    var open = [Place(column: number, isOther: false)]
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      guard let column = columns[next.column] else {
        if next.isOther { found.insert(next.column) }
        continue
      }
      for input in column.inputs {
        open.append(Place(column: maker(of: input), isOther: next.isOther))
      }
      for other in column.otherColumns { open.append(Place(column: other, isOther: true)) }
    }
    return found
  }

  private struct Place: Hashable {
    var column: ColumnNumber
    var isOther: Bool
  }

  /// Notes which columns of a schema show what a derived column holds.
  mutating func noteDisplayed(in schema: TableSchema) {
    displayed = Set(schema.columns.map(\.number).filter { columns[$0.shown] != nil })
  }

  /// What the values and texts of a column are made from; nil for a column with cells of its own
  /// and nothing else.
  func sources(of number: ColumnNumber) -> [ColumnNumber]? {
    // What is shown reads the value, too.
    displayed.contains(number) ? sources[number.shown] : sources[number]
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
      for input in column.inputs where seen.insert(maker(of: input)).inserted {
        open.append(maker(of: input))
      }
    }
    return stored
  }
}
