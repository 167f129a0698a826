import ColumnStorage
import JSONRPC
import JSONText
import RowPipeline
import RowTree
import Scheduling
import TableModel
import TableSessions
import TableValues
import ViewModel
import WireProtocol

/// The actions on rows, cells and headers.
enum ActionHandlers {
  /// `action/list`.
  static func list(_ params: ActionListParams, _ call: Call<ActionListResult>) throws {
    let view = params.view.text
    let entry = try call.daemon.registry.table(ofView: params.view)
    let pool = call.daemon.pool
    entry.session.post { session in
      session.onView(view) { session in
        call.answer.attempt {
          let snapshot = try session.snapshot(ofView: view)
          let target = try target(params.row, params.column, in: snapshot.table)
          // Expressions may read a file.
          pool.submit(.short) {
            let found = ActionTarget(target, in: snapshot)
            call.answer.succeed(
              ActionListResult(
                viewRevision: snapshot.viewRevision.rawValue,
                revision: snapshot.table.revision.rawValue, layer: WireText(word: found.layer),
                actions: WirePart { $0.actions(found.actions) }, name: found.name?.utf8,
                problem: found.problem?.utf8))
          }
        }
      }
    }
  }

  /// `action/invoke`.
  static func invoke(_ params: ActionInvokeParams, _ call: Call<ActionInvokeResult>) throws {
    let view = params.view.text
    let entry = try call.daemon.registry.table(ofView: params.view)
    call.answer.failWhenCancelled()
    entry.session.post { session in
      session.onView(view) { session in
        call.answer.attempt {
          let snapshot = try session.snapshot(ofView: view)
          let table = snapshot.table
          let target = try target(params.row, params.column, in: table)
          if let seen = params.seen.map({ Revision($0) }), let slot = target.slot,
            table.row(slot, changedAfter: seen)
          {
            throw TableError.conflict(seen: seen, current: table.revision)
          }
          let action = try ActionTarget(target, in: snapshot).action(Text(params.action))
          let event = InvokedAction(
            action: action, target: target, snapshot: snapshot, view: view, table: session.id,
            author: params.author)
          // All that may have to be read is there now.
          try call.answer.beginChange()
          guard call.session.notify("action/didInvoke", event.params.write) else {
            throw ResponseError.outputWaits("Too much output waits before the action.")
          }
          call.answer.succeed(
            ActionInvokeResult(
              viewRevision: snapshot.viewRevision.rawValue, revision: table.revision.rawValue))
        }
      }
    }
  }

  private static func target(
    _ row: WireKey?, _ column: WireText?, in table: TableState
  ) throws -> SettingResolver.Target {
    var target = SettingResolver.Target()
    if let row {
      let key = RowKey(row, in: table)
      guard let slot = table.slot(of: key) else { throw table.unknownRow(key) }
      target.slot = slot
    }
    if let column {
      target.column = try ViewStateConversion(schema: table.content.schema)
        .column(column, "/column")
      target.isHeader = row == nil
    }
    return target
  }
}

/// The current actions of a row, a cell or a header.
private struct ActionTarget {
  let actions: [RowAction]
  let layer: SettingLayer
  let name: Text?
  let problem: Text?

  init(_ target: SettingResolver.Target, in view: ViewSnapshot) {
    var resolver = SettingResolver(view)
    let found = resolver.resolve(.actions, target)
    layer = found.layer
    name = found.name
    problem = found.problem
    if case .actions(let actions) = found.value { self.actions = actions } else { actions = [] }
  }

  /// The action with a name, if it can be invoked.
  ///
  /// - Throws: `TableError.unknownAction`, `TableError.actionDisabled`. A disabled action, an
  ///   action with sub-actions, and anything below a disabled action cannot be invoked.
  func action(_ id: Text) throws(TableError) -> RowAction {
    guard let found = Self.find(id, in: actions, isDisabled: false) else {
      throw .unknownAction(id)
    }
    guard !found.isDisabled, found.action.children.isEmpty else { throw .actionDisabled(id) }
    return found.action
  }

  // The depth is limited when actions are declared.
  private static func find(
    _ id: Text, in actions: [RowAction], isDisabled: Bool
  ) -> (action: RowAction, isDisabled: Bool)? {
    for action in actions {
      let isDisabled = isDisabled || action.style == .value(.disabled)
      if action.id == id { return (action, isDisabled) }
      if let found = find(id, in: action.children, isDisabled: isDisabled) { return found }
    }
    return nil
  }
}

/// An action that is done, with what the client needs to do it, read already.
private struct InvokedAction {
  let action: RowAction
  let target: SettingResolver.Target
  let snapshot: ViewSnapshot
  let view: String
  let table: String
  let author: WireText?
  /// The cell, or those of the row in the columns shown.
  private let values: [CellBlock]

  /// Reads the values for the answer; may block on a file.
  init(
    action: RowAction, target: SettingResolver.Target, snapshot: ViewSnapshot, view: String,
    table: String, author: WireText?
  ) {
    self.action = action
    self.target = target
    self.snapshot = snapshot
    self.view = view
    self.table = table
    self.author = author
    let columns = target.column.map { [$0] } ?? snapshot.columns
    values = target.slot.map { snapshot.blocks(of: [$0], columns) } ?? []
  }

  /// The params of the event.
  var params: ActionDidInvokeParams {
    let state = snapshot.table
    var params = ActionDidInvokeParams(
      table: TableID(table), view: ViewID(view), revision: state.revision.rawValue,
      action: action.id.utf8, column: target.column?.id.text.utf8, author: author)
    guard let slot = target.slot else { return params }
    params.key = WireKey(state.keys.key(of: slot))
    params.sourceIndex = WireMember(orNull: state.order.index(of: slot))
    params.viewIndex = WireMember(orNull: snapshot.pageIndex(of: .row(slot)))
    params.values = values.map { block in
      WireEntry(block.column.id.text.utf8, WirePart { $0.value(of: block.cells[0]) })
    }
    return params
  }
}
