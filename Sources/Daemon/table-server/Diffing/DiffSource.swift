import JSONText
import TableClient
import WireProtocol

/// Two files in a daemon, and what differs between them.
struct DiffSource {
  /// Names of columns that tell rows apart, in the order in which they are looked for.
  private static let idNames = ["id", "key", "uuid", "guid", "code", "sku", "isbn"]
  private static let pageSize = 1000

  private let connection: ClientConnection
  private let choice: DiffChoice
  /// The columns of the old table.
  private(set) var old = DiffColumns()
  /// The columns of the new table.
  private(set) var new = DiffColumns()
  /// The columns that rows are matched by; empty: by content.
  private var keyColumns: [WireText] = []

  init(_ connection: ClientConnection, _ choice: DiffChoice) {
    self.connection = connection
    self.choice = choice
  }

  /// Opens both files.
  mutating func open() throws(ClientError) {
    connection.timeout = .seconds(24 * 3600)
    _ = try connection.call("initialize")
    try connection.notify("initialized")
    let isGone = (old: choice.files.old == "/dev/null", new: choice.files.new == "/dev/null")
    if !isGone.old { old = try open(choice.files.old, "a") }
    if !isGone.new { new = try open(choice.files.new, "b") }
    try findKeys()
    if isGone.old, !isGone.new { old = try create("a", like: new) }
    if isGone.new, !isGone.old { new = try create("b", like: old) }
  }

  /// Opens the files again with key columns: those of the request, or an id column that both have.
  private mutating func findKeys() throws(ClientError) {
    let known = old.columns.isEmpty ? new : old
    if choice.key.isEmpty {
      let shared = known.columns.filter { column in
        new.columns.isEmpty || new.columns.contains { $0.id == column.id }
      }
      let id = Self.idNames.lazy.compactMap { name in
        shared.first { String(decoding: $0.title, as: UTF8.self).lowercased() == name }
      }.first
      guard let id else { return }
      do throws(ClientError) {
        try reopen([id.id])
      } catch {
        // It does not tell rows apart.
        guard case .refused = error else { throw error }
        try reopen([])
      }
    } else {
      try reopen(choice.key.map { known.id(of: $0) })
    }
  }

  private mutating func reopen(_ key: [WireText]) throws(ClientError) {
    for (table, path, isOpen) in [
      ("a", choice.files.old, !old.columns.isEmpty), ("b", choice.files.new, !new.columns.isEmpty),
    ] where isOpen {
      _ = try? connection.call("table/close") {
        $0.object { $0.member("table", Array(table.utf8)) }
      }
      _ = try open(path, table, key)
    }
    keyColumns = key
  }

  private func open(
    _ path: String, _ table: String, _ key: [WireText] = []
  ) throws(ClientError) -> DiffColumns {
    DiffColumns(
      try connection.call("table/open") { writer in
        writer.object { writer in
          writer.member("table", Array(table.utf8))
          writer.member("path", Array(DemoScript.absolute(path).utf8))
          // Whether keys tell all rows apart is known when all are read.
          writer.member("wait", !key.isEmpty)
          if !key.isEmpty { writer.member("keyColumns", key) }
        }
      })
  }

  /// Makes an empty table with the columns of another one.
  private func create(_ table: String, like other: DiffColumns) throws(ClientError) -> DiffColumns {
    _ = try connection.call("table/create") { writer in
      writer.object { writer in
        writer.member("table", Array(table.utf8))
        writer.name("columns")
        writer.beginArray()
        for column in other.columns {
          writer.object { writer in
            writer.member("id", column.id)
            writer.member("title", column.title)
            writer.member("type", column.type)
          }
        }
        writer.endArray()
        writer.name("rows")
        writer.beginArray()
        writer.endArray()
        if !keyColumns.isEmpty { writer.member("keyColumns", keyColumns) }
      }
    }
    return other
  }

  /// Calls `body` for each page of the difference, until it returns false.
  func forEachPage(_ body: (DiffPage) -> Bool) throws(ClientError) {
    if old.columns.isEmpty, new.columns.isEmpty { return }
    var first = 0
    while true {
      let page = DiffPage(
        try connection.call("table/diff") { writer in
          writer.object { writer in
            for (side, table) in [("from", "a"), ("to", "b")] {
              writer.name(side)
              writer.object { $0.member("table", Array(table.utf8)) }
            }
            writer.member("as", Array("text".utf8))
            writer.name("range")
            writer.object { writer in
              writer.member("first", first)
              writer.member("size", Self.pageSize)
            }
          }
        })
      first += page.size
      let all = page.counts.removed + page.counts.added + page.counts.moved + page.counts.changed
      guard body(page), first < all, page.size > 0 else { return }
    }
  }
}

/// The columns of a compared table.
struct DiffColumns {
  /// A column.
  struct Column {
    /// Its id.
    var id: WireText
    /// Its title.
    var title: WireText
    /// Its type.
    var type: WireText
  }

  /// All of them.
  private(set) var columns: [Column] = []

  /// None.
  init() {}

  /// Reads the description of a table.
  init(_ description: JSONView) {
    columns = (description.member("columns")?.elements.map { $0 } ?? []).map { column in
      let id = column.member("id")?.string ?? []
      return Column(
        id: id, title: column.member("title")?.lossyString ?? id,
        type: column.member("type")?.string ?? Array("text".utf8))
    }
  }

  /// The id of the column with this id or title; the name itself if there is none.
  func id(of name: String) -> WireText {
    let wanted = Array(name.utf8)
    if columns.contains(where: { $0.id == wanted }) { return wanted }
    return columns.first { $0.title == wanted }?.id ?? wanted
  }

  /// The title of a column.
  func title(of id: WireText) -> String {
    let title = columns.first { $0.id == id }?.title ?? id
    return VisibleText.of(String(decoding: title, as: UTF8.self))
  }
}

extension JSONWriter {
  /// Writes an object whose members `body` writes.
  fileprivate mutating func object(_ body: (inout JSONWriter) -> Void) {
    beginObject()
    body(&self)
    endObject()
  }
}
