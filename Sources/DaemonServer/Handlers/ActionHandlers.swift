import ColumnStorage
import JSONRPC
import JSONText
import RowPipeline
import RowTree
import Scheduling
import TableSessions
import TableValues
import WireProtocol

/// The actions on rows, cells and headers.
enum ActionHandlers {
  /// `action/list`.
  static func list(_ call: MethodCall) throws {
    let params = try ActionListParams(decoding: call.params)
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
            call.answer.succeed { writer in
              writer.beginObject()
              writer.name("viewRevision")
              writer.int(snapshot.viewRevision.rawValue)
              writer.name("revision")
              writer.int(snapshot.table.revision.rawValue)
              writer.name("layer")
              writer.string(found.layer.rawValue)
              writer.text("name", found.name)
              writer.text("problem", found.problem)
              writer.name("actions")
              writer.actions(found.actions)
              writer.endObject()
            }
          }
        }
      }
    }
  }

  /// `action/invoke`.
  static func invoke(_ call: MethodCall) throws {
    let params = try ActionInvokeParams(decoding: call.params)
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
          guard call.session.notify("action/didInvoke", event.write) else {
            throw ResponseError(
              code: ResponseError.overloaded, message: "Too much output waits to tell the action.",
              data: ["kind": "overloaded"])
          }
          call.answer.succeed { writer in
            writer.beginObject()
            writer.name("viewRevision")
            writer.int(snapshot.viewRevision.rawValue)
            writer.name("revision")
            writer.int(table.revision.rawValue)
            writer.endObject()
          }
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

  /// Reads what is told; may block on a file.
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

  /// Writes the params of the event.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.name("table")
    writer.string(table)
    writer.name("view")
    writer.string(view)
    writer.name("revision")
    writer.int(snapshot.table.revision.rawValue)
    writer.name("action")
    writer.string(action.id.utf8)
    if let slot = target.slot {
      writer.name("key")
      writer.key(snapshot.table.keys.key(of: slot))
      writer.name("sourceIndex")
      if let index = snapshot.table.order.index(of: slot) {
        writer.int(index)
      } else {
        writer.null()
      }
      writer.name("viewIndex")
      if let index = snapshot.pageIndex(of: .row(slot)) { writer.int(index) } else { writer.null() }
    }
    if let column = target.column {
      writer.name("column")
      writer.string(column.id.text.utf8)
    }
    if target.slot != nil { writeValues(to: &writer) }
    writer.member("author", author)
    writer.endObject()
  }

  /// Writes the cell's value, or those of the row in the columns shown.
  private func writeValues(to writer: inout JSONWriter) {
    writer.name("values")
    writer.beginObject()
    for block in values {
      writer.name(block.column.id.text.utf8)
      writer.value(of: block.cells[0])
    }
    writer.endObject()
  }
}
