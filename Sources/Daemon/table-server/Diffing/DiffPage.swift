import JSONText
import WireProtocol

/// One difference between two tables.
enum DiffEntry {
  /// A row that only the old table has, with its texts.
  case removed(key: String, cells: [String])
  /// A row that only the new table has.
  case added(key: String, cells: [String])
  /// A row that stands elsewhere: its numbers in the old and the new table, from 1.
  case moved(key: String, from: Int, to: Int)
  /// A row with other cells.
  case changed(key: String, cells: [(column: Int, old: String, new: String)])
}

/// The numbers of differences.
struct DiffCounts {
  /// Rows that only the old table has.
  var removed = 0
  /// Rows that only the new table has.
  var added = 0
  /// Rows that stand elsewhere.
  var moved = 0
  /// Rows with other cells.
  var changed = 0
}

/// A page of the answer to `table/diff`.
struct DiffPage {
  /// The compared columns.
  let columns: [WireText]
  /// The numbers of all differences.
  let counts: DiffCounts
  /// The differences of the page.
  let entries: [DiffEntry]
  /// How many there are on the page.
  let size: Int

  /// Reads an answer.
  init(_ answer: JSONView) {
    let columns = answer.member("columns")?.elements.map { $0.string ?? [] } ?? []
    self.columns = columns
    func count(_ name: String) -> Int { Self.number(answer.member("counts")?.member(name)) }
    counts = DiffCounts(
      removed: count("deletes"), added: count("inserts"), moved: count("moves"),
      changed: count("updates"))
    size = Self.number(answer.member("size"))
    let (diff, old) = (answer.member("diff"), answer.member("old"))
    var entries: [DiffEntry] = []
    let deletes = old?.member("deletes")
    let gone = Self.keys(deletes?.member("keys"))
    let goneCells = Self.cells(deletes?.member("blocks"), columns, gone.count)
    for (key, cells) in zip(gone, goneCells) { entries.append(.removed(key: key, cells: cells)) }
    let moves = diff?.member("moves")?.elements.map { $0 } ?? []
    for (key, move) in zip(Self.keys(answer.member("keys")?.member("moves")), moves) {
      let ends = move.elements.map { Self.number($0) }
      entries.append(.moved(key: key, from: (ends.first ?? 0) + 1, to: (ends.last ?? 0) + 1))
    }
    let inserts = diff?.member("inserts")
    let new = Self.keys(inserts?.member("keys"))
    let newCells = Self.cells(inserts?.member("blocks"), columns, new.count)
    for (key, cells) in zip(new, newCells) { entries.append(.added(key: key, cells: cells)) }
    entries += Self.updates(answer, columns)
    self.entries = entries
  }

  private static func updates(_ answer: JSONView, _ columns: [WireText]) -> [DiffEntry] {
    let before = changes(answer.member("old")?.member("updates"))
    let after = changes(answer.member("diff")?.member("updates"))
    let rows = answer.member("keys")?.member("updates")?.elements.map { $0 } ?? []
    return rows.map { row in
      let index = number(row.member("index"))
      var cells: [(column: Int, old: String, new: String)] = []
      for id in row.member("columns")?.elements.map({ $0.string ?? [] }) ?? [] {
        guard let place = columns.firstIndex(of: id) else { continue }
        cells.append((place, before[id]?[index] ?? "", after[id]?[index] ?? ""))
      }
      return .changed(key: key(row.member("key")), cells: cells)
    }
  }

  /// The texts of changed cells, by column and row.
  private static func changes(_ blocks: JSONView?) -> [WireText: [Int: String]] {
    var found: [WireText: [Int: String]] = [:]
    for block in blocks?.elements.map({ $0 }) ?? [] {
      let rows = block.member("rows")?.elements.map { number($0) } ?? []
      let texts = block.member("texts")?.elements.map { text($0) } ?? []
      for (row, text) in zip(rows, texts) {
        found[block.member("column")?.string ?? [], default: [:]][row] = text
      }
    }
    return found
  }

  /// The texts of whole rows.
  private static func cells(
    _ blocks: JSONView?, _ columns: [WireText], _ count: Int
  ) -> [[String]] {
    var rows = [[String]](repeating: columns.map { _ in "" }, count: count)
    for block in blocks?.elements.map({ $0 }) ?? [] {
      guard let place = columns.firstIndex(of: block.member("column")?.string ?? []) else {
        continue
      }
      let first = number(block.member("offset"))
      for (row, value) in (block.member("texts")?.elements.map { $0 } ?? []).enumerated()
      where first + row < count {
        rows[first + row][place] = text(value)
      }
    }
    return rows
  }

  private static func keys(_ view: JSONView?) -> [String] {
    view?.elements.map { key($0) } ?? []
  }

  private static func key(_ view: JSONView?) -> String {
    guard let view else { return "" }
    return view.kind == .string ? text(view) : String(decoding: view.rawText, as: UTF8.self)
  }

  private static func text(_ view: JSONView) -> String {
    VisibleText.of(String(decoding: view.lossyString ?? [], as: UTF8.self))
  }

  private static func number(_ view: JSONView?) -> Int {
    view?.int64.flatMap { Int(exactly: $0) } ?? 0
  }
}
