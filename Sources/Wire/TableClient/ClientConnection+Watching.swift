import JSONText
import WireProtocol

extension Replica {
  /// Applies those events that are updates of its subscription, in order. Returns the size of their
  /// bodies.
  @discardableResult
  package mutating func take(
    _ events: [ClientConnection.Event]
  ) throws -> (updates: Int, byteCount: Int) {
    var updates = 0
    var byteCount = 0
    for event in events where event.method == "view/update" {
      guard event.params?.member("subscription")?.isString(subscription) == true else { continue }
      try apply(ViewUpdate(event.params))
      updates += 1
      byteCount += event.byteCount
    }
    return (updates, byteCount)
  }
}

extension ClientConnection {
  /// Returns when every update caused by anything sent before has been read, and all widths and
  /// heights are measured; the updates wait in `takeEvents`.
  package func sync(table: TableID? = nil) throws(ClientError) {
    _ = try call("view/sync", ViewSyncParams(table: table, waitsForLayout: true))
  }

  /// Reads rows of a view directly, to compare them with a replica's contents.
  package func freshRead(
    view: ViewID, range: WireRange, content: CellContent? = nil
  ) throws -> WindowContents {
    var params = ViewRowsParams(view: view)
    params.range = range
    params.content = content
    return try WindowContents(answer: call("view/rows", params))
  }
}
