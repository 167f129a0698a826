import JSONText
import TableSessions
import TableValues
import WireProtocol

/// Pinned states of views, which are kept while they are read page by page.
enum PinHandlers {
  /// `view/pin`.
  static func pin(_ call: MethodCall) throws {
    let params = try ViewPinParams(decoding: call.params)
    let view = params.view.text
    let wanted = params.pin.map { String(decoding: $0, as: UTF8.self) }
    let entry = try call.daemon.registry.table(ofView: params.view)
    call.answer.failWhenCancelled()
    call.onAllRows(of: entry.session, view: view, waits: params.waits ?? false) { session in
      try call.answer.beginChange()
      let (id, snapshot) = try session.pin(wanted, view: view)
      call.answer.succeed { writer in
        writer.beginObject()
        writer.name("view")
        writer.string(view)
        writer.name("pin")
        writer.string(id)
        writer.name("viewRevision")
        writer.int(snapshot.viewRevision.rawValue)
        writer.name("revision")
        writer.int(snapshot.table.revision.rawValue)
        writer.counts(snapshot)
        writer.endObject()
      }
    }
  }

  /// `view/unpin`.
  static func unpin(_ call: MethodCall) throws {
    let params = try ViewUnpinParams(decoding: call.params)
    let view = params.view.text
    let entry = try call.daemon.registry.table(ofView: params.view)
    call.answer.failWhenCancelled()
    entry.session.post { session in
      // Queued behind the reads that were sent before it.
      session.onView(view) { session in
        call.answer.attempt {
          try call.answer.beginChange()
          try session.unpin(String(decoding: params.pin, as: UTF8.self), view: view)
          call.answer.succeed { $0.null() }
        }
      }
    }
  }
}
