import ColumnStorage
import JSONRPC
import JSONText
import ProtocolWords
import TableSessions
import WindowModel
import WireProtocol

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `initialize`, and methods that report on the daemon itself.
enum LifeHandlers {
  /// The answer to `initialize`.
  static func initializeResult(_ daemon: Daemon, _ methods: MethodIndex) -> InitializeResult {
    let limits = daemon.options.limits
    return InitializeResult(
      serverInfo: .init(
        name: WireText("table-server".utf8), version: WireText(Daemon.version.utf8)),
      protocolVersion: WireText(Daemon.protocolVersion.utf8),
      capabilities: .init(
        batches: true, lineMode: true,
        sources: ["csv", "tsv", "json", "ndjson", "inline", "created"].map { WireText($0.utf8) },
        updates: UpdateDelivery.allCases.map { WireText(word: $0) },
        positions: PositionUnit.allCases.map { WireText(word: $0) },
        invisible: InvisibleForm.allCases.map { WireText(word: $0) },
        methods: methods.publishedNames.map { WireText($0.utf8) }),
      limits: WirePart { limits.write(to: &$0) }, unicodeVersion: WireText("17.0.0".utf8))
  }

  /// The embedded contract.
  static func discover(_: EmptyParams, _ call: MethodCall) throws {
    call.answer.succeedWhenRoom { $0.json(EmbeddedContract.line) }
  }

  /// Statistics of the connection and the process. Tables compute their memory on worker threads. A
  /// table that does not finish in time is left out and counted.
  static func stats(_: EmptyParams, _ call: Call<ServerStatsResult>) throws {
    let session = call.session
    let subscriptions = session.scheduler.subscriptions
    let counted = counts(session, subscriptions)
    MemoryReport.gather(session.daemon) { report in
      call.answer.succeed(
        ServerStatsResult(
          memory: report.wire(waitingBytes: session.counters?.waitingBytes ?? 0),
          methods: session.statistics.wire, watching: subscriptions.map { .init($0) },
          others: counted.map { WireEntry(WireText($0.0.utf8), $0.1) }))
    }
  }

  private static func counts(
    _ session: ClientSession, _ subscriptions: [Subscription]
  ) -> [(String, Int)] {
    let counters = session.counters ?? ConnectionCounters()
    let taken = session.scheduler.taken
    let tables = session.daemon.registry.tables
    return [
      ("tables", tables.count), ("cacheBytes", session.daemon.cache.byteSize),
      ("queueDepth", tables.reduce(0) { $0 + $1.entry.session.queueDepth }),
      ("subscriptions", subscriptions.count),
      ("lagRevisionsMax", subscriptions.map(\.lag).max() ?? 0),
      ("updates", taken.updates), ("mergedRevisions", taken.mergedRevisions),
      ("requests", counters.requests), ("notifications", counters.notifications),
      ("answers", counters.answers), ("refused", counters.refused), ("events", counters.events),
      ("cancellations", counters.cancellations), ("responses", counters.responses),
      ("unknownNotifications", session.unknownNotifications),
      ("parseErrors", counters.parseErrors), ("invalidMessages", counters.invalidMessages),
      ("doubledAnswers", counters.doubledAnswers), ("forgottenAnswers", counters.forgottenAnswers),
      ("droppedLogs", counters.droppedLogs), ("droppedNotices", counters.droppedNotifications),
      ("inFlight", counters.inFlight), ("waitingBytes", counters.waitingBytes),
      ("bytesIn", counters.bytesIn), ("bytesOut", counters.bytesOut),
      ("messagesIn", counters.messagesIn), ("messagesOut", counters.messagesOut),
    ]
  }

  /// `debug/holdLoading`: stops loading behind the first screen. For tests.
  static func holdLoading(_ call: MethodCall) throws {
    let params = try HoldLoadingParams(decoding: call.params)
    call.daemon.loadingHold.set(params.isHeld)
    call.answer.succeed { $0.null() }
  }

  /// `debug/stick`: once cancelled, it blocks the canceller, so that leaving gets stuck. For tests.
  static func stick(_ call: MethodCall) throws {
    _ = try EmptyParams(decoding: call.params)
    call.answer.onCancel {
      while call.answer.isCancelled { sleep(1) }
    }
  }
}

extension ServerStatsResult.Watching {
  /// A subscription with what it has not sent yet.
  fileprivate init(_ subscription: Subscription) {
    self.init(
      subscription: SubscriptionID(subscription.id), view: ViewID(subscription.view),
      pending: subscription.pendingCount, lagRevisions: subscription.lag)
  }
}
