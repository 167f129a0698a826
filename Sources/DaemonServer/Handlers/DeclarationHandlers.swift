import ColumnStorage
import JSONText
import RowPipeline
import RowTree
import Scheduling
import TableSessions
import TableValues
import WireProtocol

/// Declarations of tables about rows, and the resolved settings.
enum DeclarationHandlers {
  /// `table/declare`.
  static func declare(_ call: MethodCall) throws {
    let params = try TableDeclareParams(decoding: call.params)
    let entry = try call.daemon.registry.table(params.table)
    let limits = call.daemon.options.limits
    call.answer.failWhenCancelled()
    entry.session.post { session in
      call.answer.attempt {
        try call.answer.beginChange()
        let state = try session.state()
        let declarations = try DeclarationConversion(
          schema: state.content.schema, limits: limits
        ).merging(params.declarations, into: state.rules?.declarations ?? RowDeclarations())
        let revision = try session.declare(declarations, author: params.author.map { Text($0) })
        call.answer.succeedWhenRoom { writer in
          writer.beginObject()
          writer.name("revision")
          writer.int(revision.rawValue)
          writer.name("declarations")
          writer.declarations(declarations)
          writer.endObject()
        }
      }
    }
  }

  /// `table/resolve`.
  static func resolve(_ call: MethodCall) throws {
    let params = try TableResolveParams(decoding: call.params)
    let entry = try call.daemon.registry.table(params.table)
    let pool = call.daemon.pool
    let rowsMax = call.daemon.options.limits.rowsPerAnswerMax
    let subscriptionID = params.subscription?.text
    let viewID: @Sendable (isolated TableSession) -> String? = { session in
      params.view?.text
        ?? subscriptionID.map { session.viewID(ofSubscription: $0) }
    }
    let answer: @Sendable (isolated TableSession) -> Void = { session in
      call.answer.attempt {
        let subscription = try subscriptionID.map { try session.subscription($0) }
        if let subscription, viewID(session) != subscription.view {
          throw TableError.unknownSubscription(subscription.id)
        }
        let view = try viewID(session).map { try session.snapshot(ofView: $0) }
        let table = try view?.table ?? session.state()
        let targets = try SettingTargets(params, in: table, rowsMax: rowsMax)
        let settings = params.settings ?? RowSetting.allCases
        // Expressions may read a file, and take a while.
        pool.submit(.long) {
          let resolver = resolver(of: table, view, subscription)
          let items = targets.resolved(settings, in: table, resolver) { call.answer.isCancelled }
          call.answer.succeedWhenRoom { writer in
            writer.page(items.count) { writer, count in
              writer.beginObject()
              writer.name("revision")
              writer.int(table.revision.rawValue)
              writer.name("first")
              writer.int(targets.first)
              writer.more(count < items.count)
              writer.list("items", items.prefix(count)) { $0.resolvedItem($1) }
              writer.endObject()
            }
          }
        }
      }
    }
    entry.session.post { session in
      guard let view = viewID(session) else { return answer(session) }
      session.onView(view, answer)
    }
  }

  private static func resolver(
    of table: TableState, _ view: ViewSnapshot?, _ subscription: Subscription?
  ) -> SettingResolver {
    guard let view else { return SettingResolver(table) }
    guard let subscription else { return SettingResolver(view) }
    return SettingResolver(view, watchedAt: subscription.pointer(in: view))
  }
}

/// The targets of a table whose settings are requested.
private struct SettingTargets: Sendable {
  /// The number of targets before the reported ones.
  private(set) var first = 0
  private var targets: [SettingResolver.Target] = []
  private var slots: [UInt32] = []

  init(_ params: TableResolveParams, in table: TableState, rowsMax: Int) throws {
    let conversion = ViewStateConversion(schema: table.content.schema)
    let columns = try (params.columns ?? []).enumerated().map {
      try conversion.column($1, "/columns/\($0)")
    }
    let (rowCount, columnCount) = (params.rows?.count ?? 1, max(1, columns.count))
    let (product, overflows) = rowCount.multipliedReportingOverflow(by: columnCount)
    let found = overflows ? Int.max : product
    guard found <= rowsMax else {
      throw DaemonError.limit(name: "rowsPerAnswerMax", maximum: rowsMax, found: found)
    }
    for wire in params.rows ?? [] {
      let key = RowKey(wire, in: table)
      guard let slot = table.slot(of: key) else { throw table.unknownRow(key) }
      slots.append(slot)
      if columns.isEmpty { targets.append(.init(slot: slot)) }
      for column in columns { targets.append(.init(slot: slot, column: column)) }
    }
    if params.rows == nil { for column in columns { targets.append(.init(column: column)) } }
    for (index, id) in (params.headers ?? []).enumerated() {
      var target = SettingResolver.Target(column: try conversion.column(id, "/headers/\(index)"))
      target.isHeader = true
      targets.append(target)
    }
    for key in params.sections ?? [] { targets.append(.init(section: Text(key))) }
    first = min(params.first ?? 0, targets.count)
    targets.removeFirst(first)
    if first > 0 { slots = Array(Set(targets.compactMap(\.slot))) }
  }

  /// The values of all settings for all targets, in order. O(targets · settings).
  ///
  /// - Parameter isCancelled: Checked every few targets. After a cancellation the remaining targets
  ///   are left out.
  func resolved(
    _ settings: [RowSetting], in table: TableState, _ resolver: SettingResolver,
    isCancelled: () -> Bool
  ) -> [ResolvedItem] {
    var resolver = resolver
    resolver.prepare(slots)
    let columns = table.content.schema.columns
    var place = 0
    return targets.prefix { _ in
      place += 1
      return place % 64 != 0 || !isCancelled()
    }.map { target in
      let traits = target.slot.flatMap { table.traits(of: $0) }
      return ResolvedItem(
        target: target, row: target.slot.map { table.keys.key(of: $0) },
        kind: target.slot.map { resolver.kind(of: $0) }, traits: traits,
        cellStates: traits?.cellStates(in: target.column.map { [$0] } ?? columns) ?? [],
        settings: settings.map { ($0, resolver.resolve($0, target)) })
    }
  }
}

/// The resolved settings of one target.
struct ResolvedItem: Sendable {
  var target: SettingResolver.Target
  var row: RowKey?
  var kind: ResolvedKind?
  var traits: RowTraits?
  /// The client state of the cell, or of the row's cells in column order.
  var cellStates: [(column: ColumnID, state: OpaqueJSON)]
  var settings: [(RowSetting, ResolvedSetting)]
}

extension RowTraits {
  /// The client states of cells in some columns.
  fileprivate func cellStates(in columns: [Column]) -> [(column: ColumnID, state: OpaqueJSON)] {
    if cellStates.isEmpty { return [] }
    return columns.compactMap { column in cellStates[column.number].map { (column.id, $0) } }
  }
}

extension JSONWriter {
  /// Writes the client state of a cell, or those of a row's cells.
  private mutating func cellStates(of item: ResolvedItem) {
    guard let first = item.cellStates.first else { return }
    if item.target.column != nil {
      name("cellState")
      return json(first.state.text.utf8)
    }
    name("cellStates")
    beginObject()
    for carried in item.cellStates {
      name(carried.column.text.utf8)
      json(carried.state.text.utf8)
    }
    endObject()
  }

  fileprivate mutating func resolvedItem(_ item: ResolvedItem) {
    beginObject()
    if let row = item.row {
      name("row")
      key(row)
    }
    if let column = item.target.column {
      name(item.target.isHeader ? "header" : "column" as StaticString)
      string(column.id.text.utf8)
    }
    text("section", item.target.section)
    if let kind = item.kind {
      name("kind")
      if let name = kind.name { string(name.utf8) } else { null() }
      if kind.said != kind.name { text("saidKind", kind.said) }
    }
    if let state = item.traits?.state {
      name("rowState")
      json(state.text.utf8)
    }
    cellStates(of: item)
    name("settings")
    beginObject()
    for (setting, resolved) in item.settings {
      name(setting.rawValue)
      beginObject()
      name("value")
      if let value = resolved.value { self.setting(value) } else { null() }
      name("layer")
      string(resolved.layer.rawValue)
      text("name", resolved.name)
      text("problem", resolved.problem)
      endObject()
    }
    endObject()
    endObject()
  }
}
