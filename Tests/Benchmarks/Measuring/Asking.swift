import JSONText
import TableClient

extension ClientConnection {
  /// Sends a request with params as JSON text and reads its result.
  @discardableResult
  func ask(_ method: String, _ params: String) throws -> JSONView {
    try call(method) { $0.json(params.utf8) }
  }

  /// Sends a request with params as JSON text.
  func begin(_ method: String, _ params: String) throws -> Int {
    try send(method) { $0.json(params.utf8) }
  }

  /// Opens a file as a table and waits until all its rows are known.
  func open(_ path: String, as table: String) throws {
    try ask("table/open", #"{"table":"\#(table)","path":"\#(path)"}"#)
    try ask("view/sync", #"{"table":"\#(table)"}"#)
    _ = takeEvents()
  }

  /// Opens a file as a table and waits until its cells have been examined too, so that no
  /// background work is left.
  func openAndRest(_ path: String, as table: String) throws {
    try ask("table/open", #"{"table":"\#(table)","path":"\#(path)"}"#)
    try waitForFacts(of: table, "examined")
  }

  /// Waits for `table/didChange` with a member of `rows` that is true; the row count it tells.
  @discardableResult
  func waitForFacts(of table: String, _ member: String) throws -> Int {
    while let event = try nextEvent(within: timeout) {
      guard event.method == "table/didChange",
        event.params?.member("table")?.isString(Array(table.utf8)) == true,
        let rows = event.params?.member("rowsState"), rows.member(member)?.bool == true
      else { continue }
      return Int(rows.member("count")?.int64 ?? -1)
    }
    throw Implausible(description: "\(table) is never \(member)")
  }

  /// Waits for a `view/update` that reaches a table revision.
  func waitForUpdate(reaching revision: Int) throws -> Event {
    while let event = try nextEvent(within: timeout) {
      guard event.method == "view/update", event.params?.member("last")?.bool == true,
        event.params?.member("revision")?.int64 ?? -1 >= revision
      else { continue }
      return event
    }
    throw Implausible(description: "no update to revision \(revision)")
  }
}

extension JSONView {
  /// The rows that a view shows after its filter, in an answer about a view.
  func filteredCount() -> Int { Int(member("counts")?.member("filtered")?.int64 ?? -1) }

  /// The values of one column in an answer of `view/rows`.
  func values(_ column: String) -> [JSONView] {
    for block in member("blocks")?.elements.map({ $0 }) ?? []
    where block.member("column")?.isString(Array(column.utf8)) == true {
      return block.member("values")?.elements.map { $0 } ?? []
    }
    return []
  }

  /// The keys of an answer, which must be integers.
  func integerKeys() -> [Int] {
    (member("keys")?.elements.map { Int($0.int64 ?? -1) }) ?? []
  }
}
