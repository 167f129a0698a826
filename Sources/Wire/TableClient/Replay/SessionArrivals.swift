import JSONText

/// Messages of the daemon that were received but not compared yet, by lane.
///
/// Within a lane the order is fixed. Lanes are: answers to one id, updates of one subscription, and
/// every other event by method. Lanes may overtake each other.
struct SessionArrivals {
  /// A message with its number among all.
  struct Arrival {
    var index: Int
    var message: JSONValue
  }

  private var lanes: [String: [Arrival]] = [:]
  private var count = 0

  /// Adds a message.
  mutating func add(_ message: JSONValue) {
    count += 1
    lanes[Self.lane(of: message), default: []].append(Arrival(index: count, message: message))
  }

  /// Removes and returns the next message of a lane.
  mutating func next(_ lane: String) -> Arrival? {
    guard let first = lanes[lane]?.first else { return nil }
    lanes[lane]?.removeFirst()
    if lanes[lane]?.isEmpty ?? false { lanes[lane] = nil }
    return first
  }

  /// The earliest remaining message.
  var first: JSONValue? {
    lanes.values.compactMap(\.first).min { $0.index < $1.index }?.message
  }

  /// The lane of a message.
  static func lane(of message: JSONValue) -> String {
    if case .array(let members) = message {
      return "batch " + members.map { spelled($0["id"]) }.joined(separator: " ")
    }
    guard let method = message["method"]?.text else { return "answer " + spelled(message["id"]) }
    let params = message["params"]
    switch method {
    case "view/update": return "update " + spelled(params?["subscription"])
    case "$/progress": return "progress " + spelled(params?["token"])
    default: return method
    }
  }

  /// Whether the messages of a lane have a fixed order relative to other lanes, after the same
  /// request.
  static func isOrdered(_ lane: String) -> Bool {
    lane.hasPrefix("answer ") || lane.hasPrefix("batch ") || lane.hasPrefix("update ")
  }

  private static func spelled(_ value: JSONValue?) -> String {
    value.map { String(decoding: $0.encoded, as: UTF8.self) } ?? "nothing"
  }
}
