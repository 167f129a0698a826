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
    if let id = params.subscription { return try watch(id, params, entry.session, call) }
    call.onAllRows(of: entry.session, view: view, waits: params.waits ?? true) { session in
      let query = try ProfileQuery(params, try session.snapshot(ofView: view), limits)
      pool.submit(.long) {
        call.answer.attempt { try run(query, call, pool, token: params.partialResultToken) }
      }
    }
  }

  /// Begins to keep summaries current.
  private static func watch(
    _ wanted: SubscriptionID, _ params: ViewProfileParams, _ session: TableSession,
    _ call: Call<ViewProfileResult>
  ) throws {
    let (registry, scheduler, daemon) = (call.daemon.registry, call.session.scheduler, call.daemon)
    let view = params.view.text
    let name = try registry.addSubscription(wanted, of: params.view, in: session.id)
    call.answer.failWhenCancelled { registry.giveBack(subscription: name) }
    session.post { session in
      session.onSubscription(name.id, joining: view) { session in
        do {
          try call.answer.beginChange()
          if session.hasSubscription(name.id) { throw DaemonError.exists("subscription", name.id) }
          let snapshot = try session.snapshot(ofView: view)
          _ = try ProfileQuery(params, snapshot, daemon.options.limits)
          let profiles = ProfileSubscription(
            wanted, params, session, scheduler, daemon.pool, daemon.options.limits)
          try session.followView(name.id, view: view, profiles)
          scheduler.begin(name) {
            call.answer.succeed(
              ViewProfileResult(
                viewRevision: snapshot.viewRevision.rawValue,
                revision: snapshot.table.revision.rawValue, complete: snapshot.isComplete,
                columns: []))
            profiles.begin()
          }
        } catch {
          if call.answer.isGivenUp { return }
          registry.giveBack(subscription: name)
          call.answer.fail(ErrorMapping.responseError(for: error))
        }
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
