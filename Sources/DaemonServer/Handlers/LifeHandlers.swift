import ColumnStorage
import JSONRPC
import JSONText
import WireProtocol

/// `initialize` and what tells about the daemon itself.
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
    for method in MethodTable.exclusive + MethodTable.snapshot + MethodTable.immediate {
      writer.string(method.name)
    }
    writer.endArray()
    writer.endObject()
  }

  /// Counters of the connection and the process.
  static func stats(_ call: MethodCall) throws {
    _ = try EmptyParams(decoding: call.params)
    let counters = call.session.counters
    let lag = call.session.pump.lag
    let cacheBytes = call.daemon.cache.byteSize
    let tables = call.daemon.registry.tables.count
    call.answer.succeed { writer in
      writer.beginObject()
      for (name, value) in [
        ("tables", tables), ("cacheBytes", cacheBytes), ("subscriptions", lag.subscriptions),
        ("lagRevisionsMax", lag.revisions), ("requests", counters?.requests ?? 0),
        ("notifications", counters?.notifications ?? 0), ("answers", counters?.answers ?? 0),
        ("refused", counters?.refused ?? 0), ("events", counters?.events ?? 0),
        ("inFlight", counters?.inFlight ?? 0), ("waitingBytes", counters?.waitingBytes ?? 0),
        ("bytesIn", counters?.bytesIn ?? 0), ("bytesOut", counters?.bytesOut ?? 0),
        ("parseErrors", counters?.parseErrors ?? 0),
        ("invalidMessages", counters?.invalidMessages ?? 0),
        ("responses", counters?.responses ?? 0),
        ("unknownNotifications", call.session.unknownNotifications),
      ] {
        writer.name(name)
        writer.int(value)
      }
      writer.endObject()
    }
  }
}
