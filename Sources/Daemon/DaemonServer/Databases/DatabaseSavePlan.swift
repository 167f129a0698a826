import ColumnStorage
import Databases
import RowTree
import TableModel
import TableSessions
import TableValues
import WireProtocol

/// What a save of a table of a database has to write, from frozen states.
struct DatabaseSavePlan: Sendable {
  private let unsaved: UnsavedRows
  private let state: TableState
  private let database: DatabaseFacts

  /// The plan for a state.
  init(_ unsaved: UnsavedRows, _ state: TableState, _ database: DatabaseFacts) {
    (self.unsaved, self.state, self.database) = (unsaved, state, database)
  }

  private static func isSource(_ slot: UInt32) -> Bool { slot < RowSlot.firstInserted }

  /// The changes, row by row.
  ///
  /// - Throws: ``UnwritableValue``.
  func changes() throws -> [DatabaseChange] {
    var changes: [DatabaseChange] = []
    for slot in unsaved.gone {
      guard let row = database.identities.row(of: slot) else { continue }
      changes.append(DatabaseChange(slot: slot, .remove(row)))
    }
    for slot in unsaved.edited where state.order.holds(slot) && state.order.contains(slot) {
      guard let row = database.identities.row(of: slot) else { continue }
      let cells = try edited(slot)
      if !cells.isEmpty { changes.append(DatabaseChange(slot: slot, .update(row, cells))) }
    }
    for slot in unsaved.new {
      let rowid = database.rows.flatMap { rows in
        Self.isSource(slot) ? rows.rowid(of: Int(slot)) : nil
      }
      changes.append(DatabaseChange(slot: slot, .insert(try inserted(slot), rowid: rowid)))
    }
    return changes
  }

  /// The columns of a row that differ from what was saved, by place.
  private func edited(_ slot: UInt32) throws -> [Int: SQLiteValue] {
    var values: [Int: SQLiteValue] = [:]
    for (place, plan) in database.plans.enumerated() where plan.isEditable {
      let column = ColumnNumber(place)
      let cell = state.content.ownCell(slot: slot, column: column)?.cell
      guard cell != unsaved.saved.content.ownCell(slot: slot, column: column)?.cell else {
        continue
      }
      values[place] = try value(of: cell, slot, place)
    }
    return values
  }

  /// The columns of a row that is inserted, by place. Those that were never set get their default values.
  private func inserted(_ slot: UInt32) throws -> [Int: SQLiteValue] {
    var values: [Int: SQLiteValue] = [:]
    for (place, plan) in database.plans.enumerated() where plan.isEditable {
      let cell = state.content.ownCell(slot: slot, column: ColumnNumber(place))?.cell
      if cell == nil, !Self.isSource(slot) { continue }
      values[place] = try value(of: cell, slot, place)
    }
    return values
  }

  /// The value of an edited cell, or of the source's cell where undo has brought it back.
  private func value(of cell: Cell?, _ slot: UInt32, _ place: Int) throws -> SQLiteValue {
    if let cell {
      if let value = DatabaseCells.value(of: cell, database.plans[place]) { return value }
    } else if let original = database.identities.original(of: slot), place < original.count {
      return original[place]
    }
    throw UnwritableValue(
      row: state.keys.key(of: slot),
      column: state.content.schema[ColumnNumber(place)]?.id ?? ColumnID(""))
  }

  // MARK: Writing

  /// Writes the changes. Runs on a worker.
  ///
  /// - Throws: What kept them from being written. Nothing was written then.
  func write(
    _ writing: DatabaseWriting, _ call: Call<TableSaveResult>
  ) throws -> [DatabaseWritten] {
    let path = database.link.place.path
    database.watch.beginSave()
    var isAlone = false
    defer { database.watch.endSave(isAlone: isAlone) }
    do {
      let outcome = try writing.run(
        at: database.link.place, isCancelled: { call.answer.isCancelled },
        begin: { try call.answer.beginChange() })
      database.identities.take(outcome.written, isSource: Self.isSource)
      isAlone = outcome.isAlone
      return outcome.written
    } catch let error as DatabaseError {
      throw DatabaseRefusal(error: error, path: path)
    } catch let error as DatabaseWriteError {
      throw DatabaseSaveRefusal(error, path: path) { self.state.keys.key(of: $0) }
    }
  }

  // MARK: What the database has made of it

  /// The cells that differ from the present content of the database, by column.
  func cells(of written: [DatabaseWritten]) -> [ColumnNumber: [(slot: UInt32, cell: Cell)]] {
    let keys = Set(state.content.schema.keyColumns)
    var cells: [ColumnNumber: [(slot: UInt32, cell: Cell)]] = [:]
    for one in written {
      guard let after = one.after else { continue }
      for (place, plan) in database.plans.enumerated() where place < after.count {
        let column = ColumnNumber(place)
        guard !keys.contains(column), let type = state.content.schema[column]?.type else {
          continue
        }
        let now = DatabaseCells.edited(after[place], as: type, plan)
        if let own = state.content.ownCell(slot: one.slot, column: column)?.cell {
          if own.value == now.value { continue }
        } else if let known = database.identities.original(of: one.slot) ?? one.before {
          // The cell shows what the source had when the table was opened.
          if place < known.count, known[place] == after[place] { continue }
        } else if Self.isSource(one.slot) || now.value == .null {
          continue
        }
        cells[column, default: []].append((one.slot, now))
      }
    }
    return cells
  }
}
