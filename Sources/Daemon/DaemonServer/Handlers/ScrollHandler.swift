import ColumnStorage
import JSONText
import RowPipeline
import TableModel
import TableSessions
import TableValues
import ViewModel
import ViewportLayout
import WindowModel
import WireProtocol

/// Scrolling windows.
enum ScrollHandler {
  /// `view/scroll`.
  static func scroll(_ params: ViewScrollParams, _ call: Call<ViewScrollResult>) throws {
    let limits = call.daemon.options.limits
    if let size = params.size, size > limits.windowRowsMax {
      throw DaemonError.limit(name: "windowRowsMax", maximum: limits.windowRowsMax, found: size)
    }
    try WatchHandlers.withSubscription(call, params.subscription) { session, subscription in
      let columns = try columns(params, session.state().content.schema)
      let view = session.viewID(ofSubscription: subscription.id)
      let snapshot = try session.snapshot(ofView: view)
      let conversion = ViewportConversion(snapshot, view)
      let across = try AcrossMove(params.across, snapshot, isAcross: subscription.isAcross)
      if subscription.isViewport {
        let scroll = try conversion.scroll(params)
        subscription.scroll(scroll, columns: columns, across: across) { window in
          answer(call, window, snapshot)
        }
      } else {
        let hold = try hold(params)
        let first = try first(params, subscription, conversion)
        subscription.scroll(
          first: first, size: params.size, columns: columns, hold: hold, across: across
        ) { window in
          answer(call, window, snapshot)
        }
      }
      session.wake(subscription.id)
    }
  }

  private static func answer(
    _ call: Call<ViewScrollResult>, _ window: ScrolledWindow, _ snapshot: ViewSnapshot
  ) {
    call.answer.succeed(
      ViewScrollResult(
        viewRevision: snapshot.viewRevision.rawValue, update: window.update,
        first: window.entries.lowerBound, size: window.entries.count,
        across: window.across.map { WireAcrossPlaces($0) },
        viewport: window.viewport.map { viewport in
          WirePart { $0.viewport(viewport, of: snapshot) }
        }))
  }

  private static func columns(
    _ params: ViewScrollParams, _ schema: TableSchema
  ) throws -> [ColumnNumber]?? {
    let conversion = ViewStateConversion(schema: schema)
    switch params.columns {
    case .absent: return .none
    case .null: return .some(nil)
    case .value(let ids):
      return .some(
        try ids.enumerated().map { try conversion.column($1, "/columns/\($0)").number })
    }
  }

  /// The entry that a window by entries keeps in place from now on.
  private static func hold(_ params: ViewScrollParams) throws -> WindowSpec.Hold? {
    if let member = params.viewportMember {
      throw ViewportConversion.needsViewport("/\(member)")
    }
    switch params.hold {
    case .place(let place): return place
    case .changes: throw ViewportConversion.needsViewport("/hold")
    case nil: return nil
    }
  }

  /// The first index of a window by entries; nil: unchanged.
  private static func first(
    _ params: ViewScrollParams, _ subscription: Subscription, _ conversion: ViewportConversion
  ) throws -> Int? {
    guard case .entry(let name, let placement) = params.target else {
      return params.first
    }
    let index = try conversion.entry(name, "/entry").index
    return subscription.first(
      showing: index, placement, size: params.size)
  }
}
