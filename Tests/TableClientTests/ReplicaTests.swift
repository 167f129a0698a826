import JSONText
import TableClient
import TestSupport
import Testing
import WireProtocol

/// Plain rows, the truth that replicas are compared with.
struct PlainRow: Equatable {
  var key: Int
  var values: [Int]
}

let columns = ["a", "b"]

/// The seeds of a run; `TABLE_SERVER_SEEDS` gives more.
let seeds: Range<UInt64> = {
  let factor = environment("TABLE_SERVER_SEEDS").flatMap { UInt64($0) } ?? 1
  return 0..<40 * max(1, min(factor, 10_000))
}()

struct ReplicaTests {
  @Test func `a reset shows keys and cells`() throws {
    var replica = Replica(subscription: Array("s".utf8))
    let rows = [PlainRow(key: 1, values: [10, 11]), PlainRow(key: 2, values: [20, 21])]
    #expect(try replica.apply(event(seq: 1, from: nil, to: 5, reset: rows)))
    #expect(replica.contents == contents(rows))
    #expect(replica.viewRevision == 5)
    #expect(replica.contents.cell(1, Array("b".utf8))?.value == Array("21".utf8))
  }

  @Test(arguments: seeds) func `random diffs give the target`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var rows = (0..<Int.random(in: 0..<8, using: &generator)).map {
      PlainRow(key: $0, values: [$0, -$0])
    }
    var nextKey = 100
    var seq = 1
    var replica = Replica(subscription: Array("s".utf8))
    try replica.apply(event(seq: 1, from: nil, to: 1, reset: rows))
    for revision in 2..<12 {
      let target = changed(rows, &nextKey, &generator)
      let parts = diffEvents(
        rows, target, seq: seq, from: revision - 1, to: revision,
        splitting: Bool.random(using: &generator))
      for (place, part) in parts.enumerated() {
        let before = replica.contents
        let isShown = try replica.apply(part)
        #expect(isShown == (place == parts.count - 1))
        if !isShown { #expect(replica.contents == before) }
      }
      seq += parts.count
      rows = target
      #expect(replica.contents == contents(rows))
      #expect(replica.seq == seq)
    }
  }

  @Test func `a missing event is noticed and a reset heals`() throws {
    var replica = Replica(subscription: Array("s".utf8))
    let rows = [PlainRow(key: 1, values: [1, 2])]
    try replica.apply(event(seq: 1, from: nil, to: 1, reset: rows))
    #expect(throws: ReplicaError.gap(expected: 2, got: 3)) {
      try replica.apply(event(seq: 3, from: 1, to: 2, reset: nil))
    }
    #expect(replica.contents == contents(rows))
    #expect(throws: ReplicaError.otherStart(held: nil, from: 2)) {
      try replica.apply(event(seq: 4, from: 2, to: 3, reset: nil))
    }
    #expect(try replica.apply(event(seq: 5, from: nil, to: 9, reset: [])))
    #expect(replica.contents.rows.isEmpty)
  }

  @Test func `what a brief update leaves out is as it was told`() throws {
    var replica = Replica(subscription: Array("s".utf8))
    let columns: JSONValue = [["column": "a", "x": 0, "width": 3]]
    let first = envelope(
      seq: 1, from: nil, to: 1,
      members: ["layout": ["width": 3, "columns": columns], "reset": ["keys": [], "blocks": []]])
    try replica.apply(ViewUpdate(first.view))
    let (counts, window) = (replica.counts, replica.window)
    let second = brief(
      envelope(seq: 2, from: 1, to: 2, members: ["layout": ["width": 3], "diff": [:]]))
    try replica.apply(ViewUpdate(second.view))
    #expect(replica.counts.encoded == counts.encoded && replica.window == window)
    #expect(replica.orderState == Array("ready".utf8))
    #expect(replica.layoutColumns.map { JSONValue($0) } == columns)
    let gone = envelope(seq: 3, from: 2, to: 3, members: ["layout": nil, "diff": [:]])
    try replica.apply(ViewUpdate(gone.view))
    #expect(replica.layout == nil && replica.layoutColumns == nil)
  }

  @Test func `a reset leaves nothing out`() throws {
    let reset = envelope(seq: 1, from: nil, to: 1, members: ["reset": ["keys": []]])
    #expect(throws: InvalidParams.self) { try ViewUpdate(brief(reset).view) }
  }

  @Test func `a diff from another state is refused`() throws {
    var replica = Replica(subscription: Array("s".utf8))
    try replica.apply(event(seq: 1, from: nil, to: 4, reset: []))
    #expect(throws: ReplicaError.otherStart(held: 4, from: 3)) {
      try replica.apply(event(seq: 2, from: 3, to: 5, reset: nil))
    }
  }

  @Test func `an index beyond the window is refused and shows nothing`() throws {
    var replica = Replica(subscription: Array("s".utf8))
    try replica.apply(
      event(seq: 1, from: nil, to: 1, reset: [PlainRow(key: 1, values: [1, 2])]))
    let held = replica.contents
    let bad = try ViewUpdate(
      envelope(seq: 2, from: 1, to: 2, members: ["diff": ["deletes": [[0, 5]]]]).view)
    #expect(throws: ReplicaError.self) { try replica.apply(bad) }
    #expect(replica.contents == held)
  }

  @Test func `headers that stay come and go with the viewport`() throws {
    var replica = Replica(subscription: Array("s".utf8))
    let place: JSONValue = ["offset": .number(9.5), "extent": 4, "top": 9]
    func placed(_ sticky: JSONValue?, seq: Int) throws -> ViewUpdate {
      guard case .object(let members) = place else { preconditionFailure("no object") }
      let viewport = JSONValue.object(
        members + (sticky.map { [JSONMember(name: "sticky", value: $0)] } ?? []))
      let more: [JSONMember] =
        seq == 1 ? [JSONMember(name: "reset", value: .object(rowMembers([])))] : []
      let from = seq == 1 ? nil : seq - 1
      return try ViewUpdate(
        envelope(
          seq: seq, from: from, to: seq,
          members: .object(more + [JSONMember(name: "viewport", value: viewport)])
        ).view)
    }
    let section: JSONValue = ["key": ["p", 3], "title": "3", "count": 20, "collapsed": false]
    let header: JSONValue = [
      "kind": "header", "y": .number(-0.25), "height": 1, "section": section, "later": [],
    ]
    try replica.apply(placed([header], seq: 1))
    let told = try #require(replica.viewport?.sticky.first)
    #expect((told.kind, told.y, told.height) == (Array("header".utf8), -0.25, 1))
    #expect(try told.section == WireSectionInfo(#require(section.view)))
    try replica.apply(placed(nil, seq: 2))
    #expect(replica.viewport?.sticky.isEmpty == true)
    #expect(replica.viewport?.offset == 9.5)
    let fault = #expect(throws: InvalidParams.self) {
      try placed([header, ["kind": "group", "y": 0, "section": section]], seq: 3)
    }
    #expect(fault?.pointer == "/viewport/sticky/1/height")
  }

  @Test func `a fresh read is compared whatever the order of columns`() throws {
    let rows = [PlainRow(key: 7, values: [1, 2])]
    let answer: JSONValue = [
      "viewRevision": 1, "keys": [7],
      "blocks": [["column": "b", "values": [2]], ["column": "a", "values": [1]]],
    ]
    #expect(try WindowContents(answer: #require(answer.view)) == contents(rows))
  }
}

private func changed(
  _ rows: [PlainRow], _ nextKey: inout Int, _ generator: inout SeededGenerator
) -> [PlainRow] {
  var rows = rows.filter { _ in Int.random(in: 0..<4, using: &generator) > 0 }
  if Bool.random(using: &generator) { rows.shuffle(using: &generator) }
  for _ in 0..<Int.random(in: 0..<4, using: &generator) {
    let place = Int.random(in: 0...rows.count, using: &generator)
    rows.insert(PlainRow(key: nextKey, values: [nextKey, 0]), at: place)
    nextKey += 1
  }
  for place in rows.indices where Int.random(in: 0..<3, using: &generator) == 0 {
    rows[place].values[Int.random(in: 0..<2, using: &generator)] += 1000
  }
  return rows
}

/// A diff found the plain way: survivors in the longest greedy run stay, others move.
private func diffEvents(
  _ old: [PlainRow], _ new: [PlainRow], seq: Int, from: Int, to: Int, splitting: Bool
) -> [ViewUpdate] {
  let oldPlaces = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1.key, $0) })
  let newKeys = Set(new.map(\.key))
  let deletes = old.indices.filter { !newKeys.contains(old[$0].key) }
  var moves: [JSONValue] = []
  var inserted: [Int] = []
  var last = -1
  for (place, row) in new.enumerated() {
    guard let source = oldPlaces[row.key] else {
      inserted.append(place)
      continue
    }
    if source > last { last = source } else { moves.append([integer(source), integer(place)]) }
  }
  let updates = columns.indices.compactMap { column -> JSONValue? in
    let rows = new.indices.filter { place in
      oldPlaces[new[place].key].map { old[$0].values[column] != new[place].values[column] } ?? false
    }
    guard !rows.isEmpty else { return nil }
    return [
      "column": .string(columns[column]), "rows": .array(rows.map(integer)),
      "values": .array(rows.map { integer(new[$0].values[column]) }),
    ]
  }
  let runs: ([Int]) -> JSONValue = { .array($0.map { [integer($0), 1] }) }
  let first: JSONValue = [
    "deletes": runs(deletes), "moves": .array(moves),
    "inserts": .object(
      [JSONMember(name: "at", value: runs(inserted))] + rowMembers(inserted.map { new[$0] })),
  ]
  let parts: [JSONValue] =
    splitting ? [first, ["updates": .array(updates)]] : [merged(first, updates)]
  return parts.enumerated().map { place, diff in
    let members: JSONValue = [
      "diff": diff, "part": integer(place), "last": .bool(place == parts.count - 1),
    ]
    return update(envelope(seq: seq + 1 + place, from: from, to: to, members: members))
  }
}

private func merged(_ first: JSONValue, _ updates: [JSONValue]) -> JSONValue {
  guard case .object(let members) = first else { return first }
  return .object(members + [JSONMember(name: "updates", value: .array(updates))])
}

private func integer(_ value: Int) -> JSONValue { .integer(Int64(value)) }

private func rowMembers(_ rows: [PlainRow]) -> [JSONMember] {
  let blocks: [JSONValue] = columns.indices.flatMap { column -> [JSONValue] in
    // Two blocks for each column, so that offsets are used.
    [0..<rows.count / 2, rows.count / 2..<rows.count].map { range in
      [
        "column": .string(columns[column]), "offset": integer(range.lowerBound),
        "values": .array(rows[range].map { integer($0.values[column]) }),
      ]
    }
  }
  return [
    JSONMember(name: "keys", value: .array(rows.map { integer($0.key) })),
    JSONMember(name: "blocks", value: .array(blocks)),
  ]
}

private func envelope(seq: Int, from: Int?, to: Int, members: JSONValue) -> JSONValue {
  guard case .object(let more) = members else { return members }
  let head: JSONValue = [
    "subscription": "s", "view": "v", "table": "t", "seq": integer(seq),
    "from": from.map(integer) ?? nil, "to": integer(to), "revision": 1, "causes": ["edit"],
    "counts": [
      "source": 9, "filtered": 9, "pages": 1, "pageIndex": 0, "pageSize": nil, "pageStart": 0,
      "pageEnd": 9,
    ],
    "orderState": "ready", "window": ["first": 0, "size": 9], "later": [],
  ]
  guard case .object(let base) = head else { return head }
  let isEnded = more.contains { $0.name == "last" }
  return .object(base + more + (isEnded ? [] : [JSONMember(name: "last", value: true)]))
}

/// An update without what a brief one leaves out.
private func brief(_ update: JSONValue) -> JSONValue {
  guard case .object(let members) = update else { return update }
  return .object(members.filter { !["counts", "orderState", "window"].contains($0.name) })
}

private func event(seq: Int, from: Int?, to: Int, reset: [PlainRow]?) -> ViewUpdate {
  let members: [JSONMember] =
    reset.map { [JSONMember(name: "reset", value: .object(rowMembers($0)))] } ?? []
  return update(envelope(seq: seq, from: from, to: to, members: .object(members)))
}

private func update(_ value: JSONValue) -> ViewUpdate {
  do {
    return try ViewUpdate(value.view)
  } catch {
    preconditionFailure("the test's own event is bad: \(error)")
  }
}

private func contents(_ rows: [PlainRow]) -> WindowContents {
  do {
    let answer: JSONValue = .object(rowMembers(rows))
    guard let view = answer.view else { return WindowContents() }
    return try WindowContents(answer: view)
  } catch {
    preconditionFailure("the test's own rows are bad: \(error)")
  }
}
