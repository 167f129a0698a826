import ColumnStorage
import JSONText
import RowPipeline
import RowTree
import Synchronization
import TableModel
import TableSessions
import TableValues
import UnicodeTables
import ViewModel
import ViewportLayout
import WindowModel
import WireProtocol

/// Subscriptions.
enum WatchHandlers {
  /// `view/watch`.
  static func watch(_ params: ViewWatchParams, _ call: Call<ViewWatchResult>) throws {
    let view = params.view.text
    let registry = call.daemon.registry
    let entry = try registry.table(ofView: params.view)
    try checkWindow(params.window, call.daemon.options.limits)
    try call.daemon.options.limits.check(textBytes: params.textBytes)
    let name = try registry.addSubscription(
      params.subscription, of: params.view, in: entry.session.id)
    let id = name.id
    let scheduler = call.session.scheduler
    call.answer.failWhenCancelled { registry.giveBack(subscription: name) }
    entry.session.post { session in
      session.onSubscription(id, joining: view) { session in
        do {
          try call.answer.beginChange()
          if session.hasSubscription(id) { throw DaemonError.exists("subscription", id) }
          _ = try session.viewState(view)
          let limits = call.daemon.options.limits
          let spec = try spec(params, session.state().content.schema, limits)
          let found = try session.snapshot(ofView: view)
          try checkAll(spec, found.pageEntryCount)
          if spec.across != nil, found.layout == nil { throw DaemonError.noLayout("/across") }
          let asked = try ViewportConversion(found, view).position(params)
          // The rows of the window may widen columns, which changes where wrapped rows begin.
          try session.glimpse(atWindow: spec, asked, ofView: view)
          let snapshot = try session.snapshot(ofView: view)
          let viewport = try ViewportConversion(snapshot, view).position(params)
          let subscription = try session.watch(
            id, view: view, spec, sendsEach: call.session.sendsEach, viewport: viewport
          ) { scheduler.markDirty($0.id) }
          let table = session.id
          var cells = CellWriter(
            content: params.cells ?? .both, textBytes: params.textBytes ?? limits.windowTextBytes)
          cells.positions = TextPositions(call.session.positions, form: call.session.visibleForm)
          scheduler.begin(name) { [cells] in
            call.answer.succeed(
              ViewWatchResult(
                subscription: SubscriptionID(id), viewRevision: snapshot.viewRevision.rawValue,
                revision: snapshot.table.revision.rawValue, complete: snapshot.isComplete))
            scheduler.add(
              subscription,
              UpdateWriter(
                subscription: id, view: view, table: table,
                cells: cells,
                isBrief: params.isBrief ?? false), name)
          }
        } catch {
          if call.answer.isGivenUp { return }
          registry.giveBack(subscription: name)
          call.answer.fail(ErrorMapping.responseError(for: error))
        }
      }
    }
  }

  /// `view/hover`.
  static func hover(_ params: ViewHoverParams, _ call: Call<NoResult>) throws {
    try withSubscription(call, params.subscription) { session, subscription in
      let table = try session.state()
      let conversion = ViewStateConversion(schema: table.content.schema)
      let column = try params.column.map { try conversion.column($0, "/column").id }
      let pointer = try params.row.value.map { wire in
        let key = RowKey(wire, in: table)
        guard let slot = table.slot(of: key) else { throw table.unknownRow(key) }
        return RowPointer(slot: slot, column: column)
      }
      call.answer.succeed()
      subscription.point(at: pointer)
      session.wake(subscription.id)
    }
  }

  /// `view/resync`.
  static func resync(_ params: SubscriptionParams, _ call: Call<NoResult>) throws {
    try withSubscription(call, params.subscription) { session, subscription in
      call.answer.succeed()
      subscription.resync()
      session.wake(subscription.id)
    }
  }

  /// `view/unwatch`.
  static func unwatch(_ params: SubscriptionParams, _ call: Call<NoResult>) throws {
    let id = params.subscription.text
    let entry = try call.daemon.registry.release(subscription: params.subscription)
    let scheduler = call.session.scheduler
    entry.session.post { session in
      session.onSubscription(id) { session in
        call.answer.attempt {
          if let profiles = session.unfollowView(id) as? ProfileSubscription {
            profiles.viewClosed()
            return scheduler.withdraw(profiles.notice) { call.answer.succeed() }
          }
          let subscription = try session.subscription(id)
          try session.unwatch(id)
          scheduler.remove([subscription]) { call.answer.succeed() }
        }
      }
    }
  }

  /// `view/sync`.
  static func sync(_ params: ViewSyncParams, _ call: Call<ViewSyncResult>) throws {
    let registry = call.daemon.registry
    let tables: [(id: String, entry: TableRegistry.Entry)]
    if let id = params.table {
      tables = [(id.text, try registry.table(id))]
    } else {
      tables = registry.tables
    }
    // It may wait for a client that does not read, so it must be cancellable.
    call.answer.onCancel { call.answer.fail(.cancelled) }
    let finish: @Sendable ([String: SyncedTable]) -> Void = { tables in
      call.session.scheduler.whenClean {
        if call.answer.isCancelled { return }
        let sorted = tables.sorted { $0.key < $1.key }
        call.answer.succeed(
          ViewSyncResult(
            complete: tables.values.allSatisfy(\.readsAllRows),
            tables: sorted.map { WireEntry(WireText($0.key.utf8), $0.value.revision) }))
      }
    }
    let one = tables.count == 1 ? tables.first?.entry.session.member : nil
    let collections = call.daemon.collections
    let depth = SyncDepth(
      isSupplied: params.waitsForSupplies == true, isMeasured: params.waitsForLayout == true)
    rest(tables, depth) { synced in
      // A change of a collection changes rows of other tables that show it, one step later. So does
      // a change of a side for its difference.
      let all = registry.tables
      let areFollowed = all.contains { $0.entry.facts.isDifference }
      guard all.count > 1, areFollowed || collections.isUsed(by: one) else {
        return finish(synced)
      }
      rest(all, depth) { _ in rest(tables, depth) { _ in finish(synced) } }
    }
  }

  /// What a `view/sync` waits for besides changes and orders.
  private struct SyncDepth: Sendable {
    /// Client-computed cells.
    var isSupplied: Bool
    /// Widths and heights of all rows.
    var isMeasured: Bool
  }

  /// Waits until tables have settled.
  private static func rest(
    _ tables: [(id: String, entry: TableRegistry.Entry)], _ depth: SyncDepth,
    then done: @escaping @Sendable ([String: SyncedTable]) -> Void
  ) {
    let barrier = SyncBarrier(count: tables.count, done: done)
    for (id, entry) in tables {
      entry.session.post { session in
        let arrive: @Sendable (isolated TableSession) -> Void = { session in
          session.whenIdle(isMeasured: depth.isMeasured) {
            barrier.arrive(id, (try? $0.state()).map { SyncedTable($0) })
          }
        }
        if depth.isSupplied { session.whenSupplied(arrive) } else { arrive(session) }
      }
    }
  }

  // MARK: Parts

  static func withSubscription(
    _ call: Call<some Sendable>, _ id: SubscriptionID,
    _ body: @escaping @Sendable (isolated TableSession, Subscription) throws -> Void
  ) throws {
    let entry = try call.daemon.registry.table(ofSubscription: id)
    call.answer.failWhenCancelled()
    withSubscription(call, id.text, entry) { session, subscription in
      try call.answer.beginChange()
      try body(session, subscription)
    }
  }

  private static func withSubscription(
    _ call: Call<some Sendable>, _ id: String, _ entry: TableRegistry.Entry,
    _ body: @escaping @Sendable (isolated TableSession, Subscription) throws -> Void
  ) {
    entry.session.post { session in
      session.onSubscription(id) { session in
        call.answer.attempt { try body(session, session.subscription(id)) }
      }
    }
  }

  private static func checkWindow(
    _ window: ViewWatchParams.Window, _ limits: PublishedLimits
  ) throws {
    guard case .entries(_, let size, let overscan) = window else { return }
    let total = size + 2 * (overscan ?? 0)  // both are at most `ParamsValue.countMax`
    if total > limits.windowRowsMax {
      throw DaemonError.limit(
        name: "windowRowsMax", maximum: limits.windowRowsMax, found: total)
    }
  }

  /// Refuses a window of all entries if there are more than a window may have.
  private static func checkAll(_ spec: WindowSpec, _ entryCount: Int) throws {
    guard case .all(let sizeMax) = spec.range, entryCount > sizeMax else { return }
    throw DaemonError.limit(name: "windowRowsMax", maximum: sizeMax, found: entryCount)
  }

  private static func spec(
    _ params: ViewWatchParams, _ schema: TableSchema, _ limits: PublishedLimits
  ) throws -> WindowSpec {
    let conversion = ViewStateConversion(schema: schema)
    let columns = try params.columns.value?.enumerated().map {
      try conversion.column($1, "/columns/\($0)").number
    }
    let range: WindowSpec.Range
    switch params.window {
    case .entries(let first, let size, let overscan):
      range = .entries(first: first, size: size, overscan: overscan ?? 0)
    case .all: range = .all(sizeMax: limits.windowRowsMax)
    case .viewport(_, _, let overscan):
      range = .viewport(
        overscan: LayoutUnit.length(overscan ?? 0), sizeMax: limits.windowRowsMax)
    }
    let hold: WindowSpec.Hold
    switch params.hold {
    case .place(let place): hold = place
    case .changes, nil: hold = .entry
    }
    var spec = WindowSpec(
      range: range, columns: columns, hasCells: params.content != .keys, hold: hold)
    spec.facets = FacetOptions(params)
    spec.across = params.across.map { AcrossWindow($0) }
    if params.texts == .cut, params.cells != .value {
      spec.ellipsis = params.ellipsis.map { Array($0) } ?? TextCut.ellipsis
    }
    return spec
  }
}

/// The entry of a settled table in the answer.
struct SyncedTable: Sendable {
  var revision: Int
  var readsAllRows: Bool

  /// The entry for a table's state.
  init(_ table: TableState) {
    revision = table.revision.rawValue
    readsAllRows = table.readsAllRows
  }
}

/// Waits until several tables have settled.
final class SyncBarrier: Sendable {
  private let tables: Mutex<(missing: Int, found: [String: SyncedTable])>
  private let done: @Sendable ([String: SyncedTable]) -> Void

  init(count: Int, done: @escaping @Sendable ([String: SyncedTable]) -> Void) {
    tables = Mutex((missing: count, found: [:]))
    self.done = done
    if count == 0 { done([:]) }
  }

  func arrive(_ id: String, _ table: SyncedTable?) {
    let complete: [String: SyncedTable]? = tables.withLock { state in
      state.found[id] = table
      state.missing -= 1
      return state.missing == 0 ? state.found : nil
    }
    if let complete { done(complete) }
  }
}
