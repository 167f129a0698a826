import RowTree
import TableValues

extension UndoHistory {
  /// The steps as they are kept outside of the process: those that are done, the oldest first, and
  /// then those that are undone, the next one last. O(changes of the steps).
  ///
  /// What live changes have touched since is left out, as undo leaves it alone.
  package func keptSteps(over order: RowOrder) -> [KeptStep] {
    undoSteps.map { kept($0, isDone: true, order) }
      + redoSteps.map { kept($0, isDone: false, order) }
  }

  /// The columns that steps add or remove, each in the form of the nearest step, or in the stored
  /// form if a step has it. O(changes of the steps).
  package var schemaColumns: [ColumnNumber: Column] {
    var found: [ColumnNumber: Column] = [:]
    for step in undoSteps.reversed() + redoSteps.reversed() {
      for record in step.records.reversed() {
        for case .schema(let before, let after) in record.changes.reversed() {
          for column in before.columns + after.columns
          where found[column.number].map({ !$0.isStored && column.isStored }) ?? true {
            found[column.number] = column
          }
        }
      }
    }
    return found
  }

  private func kept(_ step: HistoryStep, isDone: Bool, _ order: RowOrder) -> KeptStep {
    let records = step.records.map { record in
      record.changes.compactMap { kept($0, since: record.revision, order) }
    }
    return KeptStep(
      number: step.number, label: step.label, author: step.author, cause: step.cause,
      isDone: isDone, records: records)
  }

  private func kept(
    _ change: TableChange, since revision: Revision, _ order: RowOrder
  ) -> TableChange? {
    func isFree(_ slot: UInt32) -> Bool {
      order.holds(slot) && !isLive(row: slot, after: revision)
    }
    switch change {
    case .cells(let column, let cells):
      let kept = cells.filter { isFree($0.slot) && !isLive(cell: $0.slot, column, after: revision) }
      return kept.isEmpty ? nil : .cells(column: column, kept)
    case .rows(.insert(let slots, _)), .rows(.load(let slots, _)):
      let kept = slots.filter(isFree)
      return kept.isEmpty ? nil : .rows(.revive(kept))
    case .rows(.remove(let slots)):
      let kept = slots.filter(isFree)
      return kept.isEmpty ? nil : .rows(.remove(kept))
    case .rows(.revive(let slots)):
      let kept = slots.filter(isFree)
      return kept.isEmpty ? nil : .rows(.revive(kept))
    case .rows(.move(let there, let back)):
      let (there, back) = (there.filter { isFree($0.slot) }, back.filter { isFree($0.slot) })
      return there.isEmpty ? nil : .rows(.move(there: there, back: back))
    case .traits(let changes):
      let kept = changes.filter { isFree($0.slot) }
      return kept.isEmpty ? nil : .traits(kept)
    case .schema, .parameters, .sections: return change
    case .supplied: return nil
    }
  }

  /// Restores steps that were stored outside of the process.
  ///
  /// - Precondition: There are no steps.
  package mutating func restore(_ steps: [KeptStep], at revision: Revision) {
    for step in steps {
      let whole = HistoryStep(step, at: revision)
      noteRestored(whole, isDone: step.isDone)
    }
  }
}
