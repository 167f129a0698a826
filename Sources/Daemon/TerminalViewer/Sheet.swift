import JSONText
import TableClient
import WireProtocol

/// One file that is shown: its table, its view, and the replica of what is on the screen.
struct Sheet {
  /// What the daemon reports about a column.
  struct Column {
    var title: String
    var type: String
    var isAtRight: Bool { ["integer", "number", "decimal", "duration"].contains(type) }
  }

  /// Cells that are marked from an anchor to the cursor.
  struct Marks {
    /// The entry at which they begin.
    var entry: Int
    /// The column at which they begin; nil: whole rows.
    var column: String?
  }

  /// The cells and lines that rows have on the screen.
  struct Room: Equatable {
    var width: Int
    var height: Int
  }

  /// The file as the user named it.
  let path: String
  /// The ids of table and view, and of the subscription.
  let id: String
  var replica: Replica
  var columns: [String: Column] = [:]
  /// The columns that the view shows, in order.
  var order: [String] = []
  /// The state of the view, as the daemon gave it last.
  var state: JSONValue = [:]
  /// The entry of the cursor, from 0, on the page shown.
  var entry = 0
  /// The key of that entry, once it is known. The cursor stays on it when it moves.
  var key: WireEntryKey?
  /// The column of the cursor.
  var column: String?
  var marks: Marks?
  /// The size that was sent to the daemon last.
  var asked: Room
  /// What is searched.
  var search: JSONValue = .null
  var isDirty = false
  var conflicts = 0
  var savedRevision: Int64?
  /// The other processes that edit the file.
  var editors: Set<Int64> = []
  var sourceState = "asOpened"
  var unsavedRecords: Int64 = 0
  var diagnostics: Int64 = 0
  /// How many cells columns are given for their texts at most.
  var cap: Int

  init(path: String, number: Int, cap: Int, room: Room) {
    self.path = path
    asked = room
    self.cap = cap
    id = "f\(number)"
    replica = Replica(subscription: Array(id.utf8))
  }

  /// The last part of the path.
  var name: String { String(path.split(separator: "/").last ?? "") }

  /// The number of entries on the page.
  var entryCount: Int {
    replica.counts.entries ?? (replica.counts.pageEnd - replica.counts.pageStart)
  }

  /// The first entry that is on the screen.
  var first: Int { Int(replica.viewport?.offset.rounded() ?? 0) }

  /// Whether the first content has arrived.
  var isShown: Bool { replica.viewRevision != nil && replica.layoutColumns != nil }

  /// The key of an entry, if it is in the replica.
  func key(at entry: Int) -> WireEntryKey? {
    let place = entry - replica.window.first
    guard replica.contents.rows.indices.contains(place) else { return nil }
    return replica.contents.rows[place].key
  }

  /// The entry of a row, if it is in the replica.
  func entry(of row: JSONValue) -> Int? {
    for (place, shown) in replica.contents.rows.enumerated() {
      if case .row(let key) = shown.key, key.json == row { return replica.window.first + place }
    }
    return nil
  }

  /// The key of the cursor's row; nil on a section's entry, or while it is not known.
  var row: WireKey? {
    guard case .row(let key) = key else { return nil }
    return key
  }

  /// The path of the section at or above the cursor, as far as it is on the screen.
  var section: JSONValue? {
    var place = entry
    while let key = key(at: place) {
      if case .section(let entry) = key { return Self.path(entry.key) }
      place -= 1
    }
    return nil
  }

  /// A section's key as a value of a request.
  static func path(_ key: [WireText]) -> JSONValue {
    .array(key.map { (try? JSONValue(parsing: $0)) ?? .null })
  }

  /// The title of a column.
  func title(_ id: String) -> String { columns[id]?.title ?? id }

  /// The id of a column with this id or title.
  func id(named name: String) -> String? {
    if columns[name] != nil { return name }
    return order.first { title($0) == name } ?? columns.first { $0.value.title == name }?.key
  }

  /// Applies a description of the table.
  mutating func describe(_ description: JSONValue) {
    for column in description["columns"]?.elements ?? [] {
      guard let id = column["id"]?.text else { continue }
      let type = column["type"]?.text ?? "text"
      columns[id] = Column(title: column["title"]?.text ?? id, type: type)
    }
    take(description)
  }

  /// Applies the common members of a description and `table/didChange`.
  mutating func take(_ change: JSONValue) {
    isDirty = change["dirty"]?.bool ?? isDirty
    conflicts = Int(change["conflicts"]?.int64 ?? 0)
    sourceState = change["sourceState"]?.text ?? sourceState
    savedRevision = change["savedRevision"]?.int64 ?? savedRevision
    editors = Set((change["journal"]?["editors"]?.elements ?? []).compactMap(\.int64))
    unsavedRecords = change["unsaved"]?["records"]?.int64 ?? 0
    diagnostics = change["diagnostics"]?["count"]?.int64 ?? diagnostics
  }

  /// Applies the state of the view in the answer of a request.
  mutating func takeState(_ answer: JSONValue) {
    state = answer["state"] ?? state
    search = state["search"] ?? .null
    order = answer["columns"]?.elements.compactMap(\.text) ?? order
    if let column, order.contains(column) { return }
    column = order.first
  }

  /// Applies an update. The cursor stays on its row, or else where it was.
  mutating func apply(_ update: ViewUpdate) throws(ReplicaError) {
    guard try replica.apply(update) else { return }
    if let columns = update.columns, update.reset != nil, order.isEmpty {
      order = columns.map { String(decoding: $0, as: UTF8.self) }
      column = order.first
    }
    settle()
  }

  /// Finds the cursor's entry again.
  mutating func settle() {
    if let key, let place = replica.contents.rows.firstIndex(where: { $0.key == key }) {
      entry = replica.window.first + place
    } else {
      entry = max(0, min(entry, entryCount - 1))
      // A row that is off the screen may be anywhere; on the screen another one replaced it.
      let isOnScreen = key(at: entry) != nil
      if isOnScreen || key == nil { key = key(at: entry) }
    }
  }
}

extension WireKey {
  /// The key as a value of a request.
  var json: JSONValue {
    switch self {
    case .integer(let value) where value.magnitude < 100_000_000_000_000: .integer(value)
    case .integer(let value): .string(String(value))
    case .text(let text): .string(String(decoding: text, as: UTF8.self))
    }
  }
}
