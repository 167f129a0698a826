import ColumnStorage
import JSONRPC
import JSONText
import RowPipeline
import RowTree
import Scheduling
import Synchronization
import TableModel
import TableSessions
import TableValues
import ViewModel
import WireProtocol

/// Summaries of columns.
enum ProfileHandler {
  /// The maximum number of quantiles of a column.
  private static let sharesMax = 100

  /// `view/profile`.
  static func profile(_ params: ViewProfileParams, _ call: Call<ViewProfileResult>) throws {
    let view = params.view.text
    let entry = try call.daemon.registry.table(ofView: params.view)
    let (pool, limits) = (call.daemon.pool, call.daemon.options.limits)
    try limits.check(textBytes: params.textBytes)
    if let shares = params.quantiles, shares.count > sharesMax {
      throw DaemonError.invalid(
        pointer: "/quantiles", expected: "at most \(sharesMax) numbers", found: "\(shares.count)")
    }
    call.onAllRows(of: entry.session, view: view, waits: params.waits ?? true) { session in
      let query = try ProfileQuery(params, try session.snapshot(ofView: view), limits)
      pool.submit(.long) {
        call.answer.attempt { try run(query, call, pool, token: params.partialResultToken) }
      }
    }
  }

  private static func run(
    _ query: ProfileQuery, _ call: Call<ViewProfileResult>, _ pool: WorkerPool, token: WireKey?
  ) throws {
    let answer = call.answer
    let stream = token.map { ProfileStream(token: $0, query, call.session.scheduler) }
    var told: [WireColumnProfile] = []
    let profiler = ColumnProfiler(
      content: query.snapshot.table.content, plan: query.plan,
      parallel: { pool.parallel($0, $1) }, isCancelled: { answer.isCancelled })
    do throws(PipelineCancelled) {
      try profiler.run(query.columns) { profiles in
        let finished = profiles.map { query.wire($0) }
        told += finished
        if !answer.isCancelled { stream?.tell(finished) }
      }
    } catch {
      throw DaemonError.cancelled
    }
    let all = told
    let succeed: @Sendable () -> Void = {
      answer.succeedWhenRoom(page: all.count) { query.result(all, told: $0) }
    }
    // After the last part, so that the answer is the end of the stream.
    if stream == nil { succeed() } else { call.session.scheduler.whenClean(succeed) }
  }
}

/// Brings summaries to a client before the answer.
private final class ProfileStream {
  private static let partCount = Atomic<UInt64>(0)

  private let token: WireKey
  private let query: ProfileQuery
  private let scheduler: UpdateScheduler

  init(token: WireKey, _ query: ProfileQuery, _ scheduler: UpdateScheduler) {
    self.token = token
    self.query = query
    self.scheduler = scheduler
  }

  func tell(_ columns: [WireColumnProfile]) {
    let number = Self.partCount.wrappingAdd(1, ordering: .relaxed).newValue
    let (token, query) = (token, query)
    // Each part has a name of its own, because it does not replace another one.
    scheduler.post("partial \(number)") { writer in
      let params = ProgressParams(
        token: token,
        value: WirePart { writer in
          writer.beginObject()
          writer.member("kind", WireText("partial".utf8))
          writer.member("viewRevision", query.snapshot.viewRevision.rawValue)
          writer.member("revision", query.snapshot.table.revision.rawValue)
          writer.list("columns", columns) { $1.write(to: &$0) }
          writer.endObject()
        })
      writer.notification("$/progress", params.write)
    }
  }
}

/// A query of `view/profile` over a view snapshot.
private struct ProfileQuery: Sendable {
  let snapshot: ViewSnapshot
  let plan: ProfilePlan
  private let extent: ProfileExtent
  private let named: [Column]?
  private let columnsMax: Int
  private let cells: CellWriter

  init(
    _ params: ViewProfileParams, _ snapshot: ViewSnapshot, _ limits: PublishedLimits
  ) throws {
    self.snapshot = snapshot
    extent = params.extent ?? .shown
    columnsMax = limits.aggregatesMax
    let conversion = ViewStateConversion(schema: snapshot.table.content.schema)
    named = try params.columns?.enumerated().map { try conversion.column($1, "/columns/\($0)") }
    let found = (named ?? snapshot.columns).count
    if found > columnsMax {
      throw DaemonError.limit(name: "aggregatesMax", maximum: columnsMax, found: found)
    }
    var plan = ProfilePlan()
    plan.kinds = params.kinds.map { Set($0) } ?? plan.kinds
    plan.shares = params.quantiles ?? plan.shares
    plan.binsMax = params.bins ?? plan.binsMax
    plan.frequentMax = params.top ?? plan.frequentMax
    self.plan = plan
    cells = CellWriter(
      content: params.content ?? .both, textBytes: params.textBytes ?? limits.windowTextBytes)
  }

  /// The columns with their rows. O(rows).
  var columns: [ProfiledColumn] {
    switch extent {
    case .all: return all(RowSet(snapshot.table.order))
    case .shown: return all(RowSet(snapshot.order))
    case .selection:
      let shown = RowSet(snapshot.order)
      let selected = (named ?? snapshot.columns).map {
        ProfiledColumn(column: $0, rows: snapshot.selectedRows(of: $0.number, among: shown))
      }
      return named == nil ? selected.filter { !$0.rows.isEmpty } : selected
    }
  }

  private func all(_ rows: RowSet) -> [ProfiledColumn] {
    (named ?? snapshot.columns).map { ProfiledColumn(column: $0, rows: rows) }
  }

  func wire(_ profile: ColumnProfile) -> WireColumnProfile {
    WireColumnProfile(profile, of: snapshot.table.content, cells)
  }

  func result(_ columns: [WireColumnProfile], told: Int) -> ViewProfileResult {
    ViewProfileResult(
      viewRevision: snapshot.viewRevision.rawValue, revision: snapshot.table.revision.rawValue,
      complete: snapshot.isComplete, columns: Array(columns.prefix(told)),
      left: told < columns.count ? columns.dropFirst(told).map(\.column) : nil)
  }
}
