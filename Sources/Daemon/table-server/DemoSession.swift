import JSONText
import TableClient
import WireProtocol

/// The connection of the demo to its daemon, with a replica of the window that it watches.
struct DemoSession {
  /// The traffic and the time of a step.
  struct Cost {
    /// Bytes of the request's body.
    var sent: Int
    /// Bytes of the answer's body.
    var answered: Int
    /// Bytes of the update bodies that followed.
    var updated: Int
    /// How many updates followed.
    var updates: Int
    /// The time from the request to the last update.
    var time: Duration
  }

  static let table: TableID = "orders"
  static let view: ViewID = "screen"
  static let subscription: SubscriptionID = "window"

  let daemon: DaemonProcess
  private(set) var replica = Replica(subscription: Array(Self.subscription.text.utf8))
  private(set) var columns: [DemoDrawing.Column] = []
  private(set) var types: [String] = []

  /// Starts a daemon.
  init(executable: String) throws(ClientError) {
    daemon = try DaemonProcess(path: executable)
    var params = InitializeParams()
    params.journal = .off
    params.invisible = .visible
    params.client = .init(name: Array("demo".utf8))
    _ = try daemon.connection.call("initialize", params)
    try daemon.connection.notify("initialized")
  }

  /// Opens a file and watches its first rows. Sends the three requests in one write.
  mutating func open(path: String, rows: Int) throws(ClientError) -> Cost {
    let connection = daemon.connection
    let start = ContinuousClock.now
    var params = TableOpenParams(source: .path(Array(path.utf8)))
    params.table = Self.table
    let opening = try connection.send("table/open", params)
    var sent = connection.lastSentByteCount
    let viewing = try connection.send(
      "view/open", ViewOpenParams(table: Self.table, view: Self.view))
    sent += connection.lastSentByteCount
    var watch = ViewWatchParams(
      view: Self.view, window: .entries(first: 0, size: rows, overscan: 0))
    watch.subscription = Self.subscription
    watch.cells = .text
    watch.hold = .place(.entry)
    let watching = try connection.send("view/watch", watch)
    sent += connection.lastSentByteCount
    let description = try connection.receive(opening)
    readColumns(description.result)
    var answered = description.byteCount
    answered += try connection.receive(viewing).byteCount
    answered += try connection.receive(watching).byteCount
    let updates = try takeUpdates()
    return Cost(
      sent: sent, answered: answered, updated: updates.bytes, updates: updates.count,
      time: ContinuousClock.now - start)
  }

  /// Replaces the window by a viewport that is `extent` lines high.
  mutating func watchViewport(extent: Int) throws(ClientError) -> Cost {
    let watched = SubscriptionParams(subscription: Self.subscription)
    _ = try step("view/unwatch", watched)
    replica = Replica(subscription: Array(Self.subscription.text.utf8))
    var watch = ViewWatchParams(
      view: Self.view, window: .viewport(offset: 0, extent: Double(extent), overscan: 0))
    watch.subscription = Self.subscription
    watch.cells = .text
    return try step("view/watch", watch).cost
  }

  /// Scrolls the viewport to a line.
  mutating func scroll(to line: Int, extent: Int? = nil) throws(ClientError) -> Cost {
    var scroll = ViewScrollParams(subscription: Self.subscription)
    scroll.offset = Double(line)
    scroll.extent = extent.map(Double.init)
    return try step("view/scroll", scroll).cost
  }

  /// Calls a method and applies the updates that it caused.
  mutating func step(
    _ method: String, _ params: some WireParams
  ) throws(ClientError) -> (result: JSONView, cost: Cost) {
    let start = ContinuousClock.now
    let id = try daemon.connection.send(method, params)
    let sent = daemon.connection.lastSentByteCount
    let reply = try daemon.connection.receive(id)
    let updates = try takeUpdates()
    let cost = Cost(
      sent: sent, answered: reply.byteCount, updated: updates.bytes, updates: updates.count,
      time: ContinuousClock.now - start)
    return (reply.result, cost)
  }

  /// Applies every update caused by a message sent so far.
  private mutating func takeUpdates() throws(ClientError) -> (bytes: Int, count: Int) {
    try daemon.connection.sync()
    do {
      let taken = try replica.take(daemon.connection.takeEvents())
      return (taken.byteCount, taken.updates)
    } catch {
      throw .malformed("an update: \(error)")
    }
  }

  private mutating func readColumns(_ description: JSONView) {
    guard let list = description.member("columns") else { return }
    for column in list.elements {
      let type = column.member("type")?.string.map { String(decoding: $0, as: UTF8.self) } ?? ""
      types.append(type)
      columns.append(
        DemoDrawing.Column(
          id: column.member("id")?.string ?? [],
          title: String(decoding: column.member("title")?.lossyString ?? [], as: UTF8.self),
          isNumeric: ["integer", "number", "decimal"].contains(type)))
    }
  }
}
