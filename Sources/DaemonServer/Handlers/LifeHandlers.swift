import ColumnStorage
import JSONRPC
import JSONText
import TableSessions
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
  /// Writes the answer to `initialize`.
  static func writeInitialize(_ daemon: Daemon, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.name("serverInfo")
    writer.beginObject()
    writer.name("name")
    writer.string("table-server" as StaticString)
    writer.name("version")
    writer.string(Daemon.version)
    writer.endObject()
    writer.name("protocolVersion")
    writer.string(Daemon.protocolVersion)
    writer.name("capabilities")
    writeCapabilities(to: &writer)
    writer.name("limits")
    daemon.options.limits.write(to: &writer)
    writer.name("unicodeVersion")
    writer.string("17.0.0" as StaticString)
    writer.endObject()
  }

  private static func writeCapabilities(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.name("batches")
    writer.bool(true)
    writer.name("lineMode")
    writer.bool(true)
    writer.name("sources")
    writer.beginArray()
    for source in ["csv", "tsv", "inline", "created"] { writer.string(source) }
    writer.endArray()
    writer.name("updates")
    writer.beginArray()
    for choice in WireUpdates.allCases { writer.string(choice.rawValue) }
    writer.endArray()
    writer.name("methods")
    writer.beginArray()
    for method in MethodTable.published {
      writer.string(method.name)
    }
    writer.endArray()
    writer.endObject()
  }

  /// The embedded contract.
  static func discover(_ call: MethodCall) throws {
    _ = try EmptyParams(decoding: call.params)
    call.answer.succeedWhenRoom { $0.json(EmbeddedContract.line) }
  }

  /// Statistics of the connection and the process. Tables compute their memory on worker threads. A
  /// table that does not finish in time is left out and counted.
  static func stats(_ call: MethodCall) throws {
    _ = try EmptyParams(decoding: call.params)
    let session = call.session
    let subscriptions = session.scheduler.subscriptions
    let counted = counts(session, subscriptions)
    MemoryReport.gather(session.daemon) { report in
      call.answer.succeed { writer in
        writer.beginObject()
        for (name, value) in counted {
          writer.name(name)
          writer.int(value)
        }
        writer.name("memory")
        report.write(waitingBytes: session.counters?.waitingBytes ?? 0, to: &writer)
        writer.name("methods")
        session.statistics.write(to: &writer)
        writer.name("watching")
        writer.beginArray()
        for subscription in subscriptions { write(subscription, to: &writer) }
        writer.endArray()
        writer.endObject()
      }
    }
  }

  private static func counts(
    _ session: ClientSession, _ subscriptions: [Subscription]
  ) -> [(StaticString, Int)] {
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

  private static func write(_ subscription: Subscription, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.name("subscription")
    writer.string(subscription.id)
    writer.name("view")
    writer.string(subscription.view)
    writer.name("pending")
    writer.int(subscription.pendingCount)
    writer.name("lagRevisions")
    writer.int(subscription.lag)
    writer.endObject()
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
