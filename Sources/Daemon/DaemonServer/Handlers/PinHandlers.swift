import JSONText
import TableModel
import TableSessions
import TableValues
import ViewModel
import WireProtocol

/// Pinned states of views, which are kept while they are read page by page.
enum PinHandlers {
  /// `view/pin`.
  static func pin(_ params: ViewPinParams, _ call: Call<ViewPinResult>) throws {
    let view = params.view.text
    let wanted = params.pin.map { String(decoding: $0, as: UTF8.self) }
    let entry = try call.daemon.registry.table(ofView: params.view)
    call.answer.failWhenCancelled()
    call.onAllRows(of: entry.session, view: view, waits: params.waits ?? false) { session in
      try call.answer.beginChange()
      let (id, snapshot) = try session.pin(wanted, view: view)
      call.answer.succeed(
        ViewPinResult(
          view: params.view, pin: WireText(id.utf8), viewRevision: snapshot.viewRevision.rawValue,
          revision: snapshot.table.revision.rawValue, counts: WireCounts(snapshot.counts),
          orderState: snapshot.orderWord, complete: snapshot.isComplete,
          searching: snapshot.searchProgress, sorting: snapshot.sortProgress))
    }
  }

  /// `view/unpin`.
  static func unpin(_ params: ViewUnpinParams, _ call: Call<NoResult>) throws {
    let view = params.view.text
    let entry = try call.daemon.registry.table(ofView: params.view)
    call.answer.failWhenCancelled()
    entry.session.post { session in
      // Queued behind the reads that were sent before it.
      session.onView(view) { session in
        call.answer.attempt {
          try call.answer.beginChange()
          try session.unpin(String(decoding: params.pin, as: UTF8.self), view: view)
          call.answer.succeed()
        }
      }
    }
  }
}
