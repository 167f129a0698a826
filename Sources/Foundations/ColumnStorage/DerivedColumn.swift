import TableValues

/// A column whose cells are computed from other cells of the same row, and not stored.
///
/// This room does not know the computation; `Expressions` and `TableSessions` conform. Chunks are
/// computed from the source's cells and cached. A row with an edited input is recomputed when it is
/// read, so an edit invalidates nothing.
package protocol DerivedColumn: Sendable {
  /// The cache id of its chunks. A different id means that values may differ.
  var number: SourceNumber { get }
  /// The type of its cells.
  var type: ColumnType { get }
  /// The inputs that are read in a row, in the order of the parameter of
  /// ``values(_:count:others:)``.
  var inputs: [ColumnRequest] { get }
  /// The columns that are read in other rows.
  var otherColumns: [ColumnNumber] { get }
  /// The record of which rows read which cells of other rows; nil if none do.
  var ledger: ReadLedger? { get }
  /// The id of its definition. ``number`` also changes when cells of other rows have changed.
  var lineage: SourceNumber { get }
  /// Whether computing a chunk is fast enough for a table's mailbox.
  var isBrief: Bool { get }

  /// Computes the cells of some rows.
  ///
  /// - Parameters:
  ///   - inputs: One chunk of at least `count` rows per input.
  ///   - count: The number of rows.
  ///   - others: Reads other rows. Not nil if ``otherColumns`` is not empty.
  /// - Returns: A chunk of ``type`` of exactly `count` rows.
  func values(_ inputs: [ColumnChunk], count: Int, others: OtherRows?) -> ColumnChunk
  /// The same column with a new ``number``, because cells of other rows have changed.
  func renewed() -> any DerivedColumn
  /// The same column with a new ``number`` and ``lineage``, because an input has a new definition.
  func remade() -> any DerivedColumn
  /// The display texts of a chunk of its values without a format, all valid. O(rows).
  func texts(of values: ColumnChunk) -> ColumnChunk
  /// The display text of one of its cells without a format.
  func text(of cell: Cell) -> Text
}

extension DerivedColumn {
  /// By default it reads its own row only.
  package var otherColumns: [ColumnNumber] { [] }
  /// By default it reads its own row only.
  package var ledger: ReadLedger? { nil }
  /// By default it depends on no other rows.
  package var lineage: SourceNumber { number }
  /// By default it depends on no other rows.
  package func renewed() -> any DerivedColumn { self }
  /// By default it has no inputs that can be redefined.
  package func remade() -> any DerivedColumn { self }
}

/// The derived columns of a content, and their transitive inputs.
struct DerivedColumns: Sendable {
  /// The columns by number.
  private(set) var columns: [ColumnNumber: any DerivedColumn] = [:]
  /// For each derived column, the stored columns that it reads directly or through other columns.
  private(set) var sources: [ColumnNumber: [ColumnNumber]] = [:]
  /// The columns whose cells display the values of a derived column (``ColumnNumber/shown``).
  var displayed: Set<ColumnNumber> = []
  /// For each derived column, all columns of the same row that it reads directly or indirectly,
  /// including derived ones.
  private(set) var inputs: [ColumnNumber: Set<ColumnNumber>] = [:]
  /// For each derived column that depends on other rows, the stored columns that it reads there,
  /// directly or indirectly.
  private(set) var others: [ColumnNumber: Set<ColumnNumber>] = [:]
  /// The last revision at which a column was redefined, so that its values changed without an edit
  /// of a cell.
  private(set) var revisions: [ColumnNumber: Revision] = [:]

  /// Replaces the columns. Those with a new definition are stamped with the revision.
  mutating func replace(with new: [ColumnNumber: any DerivedColumn], at revision: Revision?) {
    if let revision {
      for (number, column) in new where columns[number]?.number != column.number {
        revisions[number] = revision
      }
      // A removed display column means that cells display their own texts again.
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

  /// Replaces each column that reads one of some columns in other rows by a renewed one. With nil,
  /// all columns that read other rows.
  mutating func renew(reading changed: Set<ColumnNumber>?, at revision: Revision) {
    for (number, columns) in others
    where changed.map({ !columns.isDisjoint(with: $0) }) ?? true {
      self.columns[number] = self.columns[number]?.renewed()
      revisions[number] = revision
    }
  }

  /// The column that computes a request: if an expression gives the display texts, its column.
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
        // A reader of display texts also depends on the column itself.
        seen.insert(input.column)
        if opened.insert(maker(of: input)).inserted { open.append(maker(of: input)) }
      }
    }
    return seen.union(opened)
  }

  /// The stored columns that are read in other rows, directly or indirectly.
  private func otherColumns(of number: ColumnNumber) -> Set<ColumnNumber> {
    var found = Set<ColumnNumber>()
    // A column may be read both in the row itself and in others.
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

  /// Records the columns of a schema that display the values of a derived column.
  mutating func noteDisplayed(in schema: TableSchema) {
    displayed = Set(schema.columns.map(\.number).filter { columns[$0.shown] != nil })
  }

  /// The columns from which the values and texts of a column are computed; nil for a stored column
  /// without computed texts.
  func sources(of number: ColumnNumber) -> [ColumnNumber]? {
    // The display expression reads the value, too.
    displayed.contains(number) ? sources[number.shown] : sources[number]
  }

  /// Records that a column's values changed without an edit of a cell.
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
