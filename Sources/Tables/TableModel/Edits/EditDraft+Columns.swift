import CellFormats
import ColumnStorage
import Expressions
import RowTree
import TableDiffing
import TableValues

extension EditDraft {
  /// Applies one change of the columns. O(columns); a change of type O(edited cells of the column).
  mutating func change(_ edit: ColumnEdit) throws(TableError) {
    let schema = state.content.schema
    var columns = schema.columns
    switch edit {
    case .set(let column): return try replace(column, in: schema)
    case .add(var column, let place):
      guard schema[column.id] == nil else { throw .columnRefused(column.id, .columnExists) }
      column.number = ColumnNumber(state.nextColumnNumber)
      columns.insert(column, at: index(of: place, columns))
      try apply(schema, with: columns, declared: column.number.parts)
      return try checkRules(of: column.number)
    case .remove(let number):
      guard let column = schema[number] else { return }
      if schema.keyColumns.contains(number) { throw .columnRefused(column.id, .keyColumn) }
      if state.sections?.column == number { throw .columnRefused(column.id, .sectionColumn) }
      columns.removeAll { $0.number == number }
    case .order(let numbers):
      let first = numbers.compactMap { schema[$0] }
      columns = first + columns.filter { !numbers.contains($0.number) }
    }
    try apply(schema, with: columns)
  }

  private mutating func replace(_ column: Column, in schema: TableSchema) throws(TableError) {
    guard let old = schema[column.number] else { return }
    let isKey = schema.keyColumns.contains(column.number)
    let isRead =
      old.type != column.type || old.traits.parse != column.traits.parse
      || !column.isStored
    if isKey, isRead { throw .columnRefused(column.id, .keyColumn) }
    if isRead, state.sections?.column == column.number {
      throw .columnRefused(column.id, .sectionColumn)
    }
    if old.type != column.type, column.isStored, column.type == .list || column.type == .json {
      throw .columnRefused(column.id, .notConvertible)
    }
    var declared: [ColumnNumber] = []
    if old.computation != column.computation || old.supply != column.supply {
      declared.append(column.number)
    }
    if old.form.display != column.form.display { declared.append(column.number.shown) }
    if old.form.sortBy != column.form.sortBy { declared.append(column.number.sorting) }
    try apply(
      schema, with: schema.columns.map { $0.number == column.number ? column : $0 },
      declared: declared)
    if old.traits.rules != column.traits.rules { try checkRules(of: column.number) }
    if column.isStored, old.type != column.type || !old.isStored { retype(column, from: old) }
  }

  /// Replaces the columns. The computed ones are checked again.
  ///
  /// - Parameter declared: The columns whose expression is new, with the parts concerned. These
  ///   expressions must be valid. Others that do not fit any more are kept; their cells are errors,
  ///   or they are left out.
  private mutating func apply(
    _ old: TableSchema, with columns: [Column], declared: [ColumnNumber] = []
  ) throws(TableError) {
    let checked: ComputedSchema
    do throws(ComputedCycle) {
      checked = try ComputedSchema(columns, types: old.types, parameters: state.parameters)
    } catch {
      throw .cycle(error.columns)
    }
    for number in declared {
      guard let failure = checked.failures[number],
        let column = columns.first(where: { $0.number.parts.contains(number) })
      else { continue }
      throw .faultyComputation(column.id, source: column.source(of: number), failure)
    }
    try SupplyCheck.check(checked.columns, declared: Set(declared))
    var schema = TableSchema(columns: checked.columns, keyColumns: old.keyColumns)
    schema.types = old.types
    if schema != old { apply(.schema(before: old, after: schema)) }
  }

  /// Refuses invalid rules of a column, and too many of them.
  private func checkRules(of number: ColumnNumber) throws(TableError) {
    let entries = state.validation?.entries ?? []
    if entries.count > ValidationRules.countMax {
      throw .limit(
        name: "rulesMax", maximum: ValidationRules.countMax, found: entries.count)
    }
    for entry in entries where entry.own == number {
      guard let failure = entry.failure else { continue }
      throw .faultyRule(entry.place, source: entry.rule.expression, failure)
    }
  }

  /// Converts the edited cells of a column to its new type. Those of the source are parsed as the
  /// new type anyway.
  private mutating func retype(_ column: Column, from old: Column) {
    let format =
      old.type == .text ? column.traits.parse.flatMap { try? CompiledFormat($0) } : nil
    var cells: [CellChange] = []
    state.content.forEachEdit(in: 0..<UInt32.max, column: column.number) { slot, cell in
      let after = CellRetyping.cell(cell, as: column.type, readBy: format)
      if after != cell { cells.append(CellChange(slot: slot, before: cell, after: after)) }
    }
    if !cells.isEmpty { apply(.cells(column: column.number, cells)) }
  }

  private func index(of place: ColumnPlace, _ columns: [Column]) -> Int {
    switch place {
    case .start: 0
    case .end: columns.count
    case .before(let number): columns.firstIndex { $0.number == number } ?? columns.count
    case .after(let number):
      columns.firstIndex { $0.number == number }.map { $0 + 1 } ?? columns.count
    }
  }

  // MARK: Adopting an order

  /// Reorders rows among the positions that they have. Rows not named keep theirs. O(n log n), with
  /// the fewest moves.
  mutating func adopt(_ slots: [UInt32]) throws(TableError) {
    let old = state.order.slots(in: 0..<state.order.count)
    let named = Set(slots)
    var next = slots.makeIterator()
    let target = old.map { named.contains($0) ? next.next() ?? $0 : $0 }
    guard let diff = try? OrderDiff(from: old, to: target), !diff.moves.isEmpty else { return }
    for move in diff.moves { try checkPin(row: target[move.to]) }
    let there = diff.moves.map { move in
      RowPlacement(slot: target[move.to], after: move.to > 0 ? target[move.to - 1] : nil)
    }
    let moved = diff.moves.map { target[$0.to] }
    apply(.rows(.move(there: there, back: state.placements(of: moved))))
  }
}

extension ColumnNumber {
  /// The numbers of the column, of its display column and of its sort column.
  fileprivate var parts: [ColumnNumber] { [self, shown, sorting] }
}

extension Column {
  /// The text of a part's expression.
  fileprivate func source(of part: ColumnNumber) -> Text {
    let computation =
      part == number ? computation : part == number.shown ? form.display : form.sortExpression
    return computation?.source ?? ""
  }
}
