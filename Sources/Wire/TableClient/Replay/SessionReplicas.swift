import JSONText
import JSONRPC
import WireProtocol

/// The windows of a conversation, replicated from updates only.
struct SessionReplicas {
  private(set) var replicas: [WireText: Replica] = [:]
  private var owners: [WireText: (view: WireText, table: WireText)] = [:]

  /// Applies an update. Returns a message if that fails. A first update resets the window.
  mutating func apply(_ params: JSONView?) -> String? {
    do {
      let update = try ViewUpdate(params)
      var replica = replicas[update.subscription] ?? Replica(subscription: update.subscription)
      if update.seq == 1 { replica = Replica(subscription: update.subscription) }
      try replica.apply(update)
      replicas[update.subscription] = replica
      owners[update.subscription] = (update.view, update.table)
      return nil
    } catch {
      return "an update that does not apply: \(error)"
    }
  }

  /// Removes the windows that a request ends, by its parameters.
  mutating func forget(_ params: JSONValue) {
    let subscription = params["subscription"]?.text.map { Array($0.utf8) }
    let view = params["view"]?.text.map { Array($0.utf8) }
    let table = params["table"]?.text.map { Array($0.utf8) }
    for (name, owner) in owners
    where name == subscription || owner.view == view || owner.table == table {
      replicas[name] = nil
      owners[name] = nil
    }
  }

  /// The first difference between two windows; nil if they show the same.
  ///
  /// With `evenIfUntold`, windows are compared even if one of them has received more states than
  /// the other.
  static func difference(
    _ mine: Replica, _ other: Replica, isRedacted: Bool, evenIfUntold: Bool
  ) -> SessionComparison.Finding? {
    let areAlike =
      mine.viewRevision == other.viewRevision && mine.revision == other.revision
      && mine.window == other.window
    if !areAlike && !evenIfUntold { return nil }
    let comparison = SessionComparison(isRedacted: isRedacted, strictness: .exact)
    return comparison.compare(params: mine.described, other.described, of: "view/update")
  }
}

extension Replica {
  /// The window as a JSON document.
  fileprivate var described: JSONValue {
    let columns = contents.columns.sorted { $0.lexicographicallyPrecedes($1) }
    let blocks = columns.map { column in
      JSONMember(
        name: String(decoding: column, as: UTF8.self),
        value: .array(
          contents.rows.indices.map { contents.cell($0, column)?.described ?? .null }))
    }
    return [
      "window": ["first": .integer(Int64(window.first)), "size": .integer(Int64(window.size))],
      "counts": counts.described,
      "orderState": .string(String(decoding: orderState, as: UTF8.self)),
      "keys": .array(contents.keys.map(\.described)),
      "columns": .object(blocks),
      "footers": .object(
        footers.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { column, footer in
          JSONMember(name: String(decoding: column, as: UTF8.self), value: JSONValue(footer))
        }),
      "sections": .array(contents.rows.compactMap { contents.described($0.key) }),
    ]
  }
}

extension WireCounts {
  fileprivate var described: JSONValue {
    var writer = JSONWriter()
    writer.beginObject()
    writeMembers(to: &writer)
    writer.endObject()
    return (try? JSONValue(parsing: writer.finish())) ?? .null
  }
}

extension WindowContents {
  fileprivate func described(_ key: WireEntryKey) -> JSONValue? {
    guard case .section(let entry) = key, let info = sections[entry.key] else { return nil }
    return [
      "title": .string(String(decoding: info.title, as: UTF8.self)),
      "count": .integer(Int64(info.count)), "collapsed": .bool(info.isCollapsed),
      "aggregates": .array(info.aggregates.map(\.described)),
    ]
  }
}

extension WireSectionAggregate {
  fileprivate var described: JSONValue {
    [
      "column": .string(String(decoding: column, as: UTF8.self)),
      "kind": .string(String(decoding: kind, as: UTF8.self)),
      "value": (try? JSONValue(parsing: value)) ?? .null,
      "text": .string(String(decoding: text, as: UTF8.self)),
      "nulls": .integer(Int64(nulls)), "errors": .integer(Int64(errors)),
      "pending": .bool(isPending),
      "problem": problem.map { .string(String(decoding: $0, as: UTF8.self)) } ?? .null,
    ]
  }
}

extension WireEntryKey {
  fileprivate var described: JSONValue {
    switch self {
    case .row(let key): key.described
    case .section(let entry):
      [
        "kind": .string(String(decoding: entry.kind, as: UTF8.self)),
        "key": .array(entry.key.map { (try? JSONValue(parsing: $0)) ?? .null }),
      ]
    }
  }
}

extension WireKey {
  fileprivate var described: JSONValue {
    switch self {
    case .integer(let value): .integer(value)
    case .text(let text): .string(String(decoding: text, as: UTF8.self))
    }
  }
}

extension WireCell {
  fileprivate var described: JSONValue {
    [
      "value": value.flatMap { try? JSONValue(parsing: $0) } ?? .null,
      "text": text.map { .string(String(decoding: $0, as: UTF8.self)) } ?? .null,
      "error": error.map { ["kind": .string(String(decoding: $0.kind, as: UTF8.self))] } ?? .null,
      "pending": .bool(isPending),
      "matches": .array(
        matches.map { [.integer(Int64($0.lowerBound)), .integer(Int64($0.upperBound))] }),
    ]
  }
}
