import ColumnStorage
import JSONText
import RowPipeline
import RowTree
import Scheduling
import TableModel
import TableSessions
import TableValues
import ViewModel
import WindowModel
import WireProtocol

/// Declarations of tables about rows, and the resolved settings.
enum DeclarationHandlers {
  /// `table/declare`.
  static func declare(_ params: TableDeclareParams, _ call: Call<TableDeclareResult>) throws {
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
        call.answer.succeedWhenRoom(
          TableDeclareResult(
            revision: revision.rawValue,
            declarations: WirePart { $0.declarations(declarations) }))
      }
    }
  }

  /// `table/resolve`.
  static func resolve(_ params: TableResolveParams, _ call: Call<TableResolveResult>) throws {
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
        // Expressions may read a file, and may need some time.
        pool.submit(.long) {
          let resolver = resolver(of: table, view, subscription)
          let items = targets.resolved(settings, in: table, resolver) { call.answer.isCancelled }
          call.answer.succeedWhenRoom(page: items.count) { count in
            TableResolveResult(
              revision: table.revision.rawValue, items: items.prefix(count).map { .init($0) },
              first: targets.first, more: count < items.count)
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

extension TableResolveResult.Item {
  /// The resolved settings of one target.
  fileprivate init(_ item: ResolvedItem) {
    let column = item.target.column?.id.text.utf8
    self.init(
      settings: item.settings.map { WireEntry(WireText(word: $0), Setting($1)) },
      row: item.row.map { WireKey($0) }, column: item.target.isHeader ? nil : column,
      header: item.target.isHeader ? column : nil, section: item.target.section?.utf8)
    if let kind = item.kind {
      self.kind = WireMember(orNull: kind.name?.utf8)
      if kind.said != kind.name { saidKind = kind.said?.utf8 }
    }
    rowState = item.traits?.state.map { WirePart($0) }
    guard let first = item.cellStates.first else { return }
    if column != nil {
      cellState = WirePart(first.state)
    } else {
      cellStates = item.cellStates.map { WireEntry($0.column.text.utf8, WirePart($0.state)) }
    }
  }
}

extension TableResolveResult.Item.Setting {
  /// The value of a setting, and the layer that decided it.
  fileprivate init(_ resolved: ResolvedSetting) {
    self.init(
      value: WirePart { writer in
        if let value = resolved.value { writer.setting(value) } else { writer.null() }
      }, layer: WireText(word: resolved.layer), name: resolved.name?.utf8,
      problem: resolved.problem?.utf8)
  }
}

extension WirePart {
  /// JSON of the client, as it was received.
  fileprivate init(_ json: OpaqueJSON) {
    self.init { $0.json(json.text.utf8) }
  }
}
