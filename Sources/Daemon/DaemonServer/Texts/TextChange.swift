import CellFormats
import ColumnStorage
import ProtocolWords
import RowTree
import TableCodecs
import TableModel
import TableSessions
import TableValues
import WireProtocol

/// A change of a text, and of the draft of the table that equals the text.
///
/// Records that did not change keep their rows. A record that replaces another one keeps its row,
/// and only the cells that differ are set.
struct TextChange {
  /// The text so far.
  private(set) var content: TextDocument.Content
  /// The numbers of the table's columns in the order of the text.
  private(set) var numbers: [ColumnNumber]
  /// How many rows were removed.
  private(set) var removed = 0
  private let cache: ChunkCache
  private let unit: PositionUnit

  /// A change of a text.
  ///
  /// - Parameter saved: The table that equals the text.
  init(
    of content: TextDocument.Content, _ saved: TableState, _ cache: ChunkCache,
    counting unit: PositionUnit
  ) {
    self.content = content
    self.cache = cache
    self.unit = unit
    // Columns that were added and are not in the text yet are behind those of the text.
    numbers = FileContent.split(saved).inFile.prefix(content.columns.count).map(\.number)
  }

  // MARK: Text

  /// The bytes that a change replaces; nil: all.
  ///
  /// - Throws: `DaemonError.invalid` for a place that the text does not have.
  private func range(
    _ change: WireTextChange, _ place: Int, in buffer: TextBuffer
  ) throws -> Range<Int>? {
    guard let range = change.range else { return nil }
    let ends = try [("start", range.start), ("end", range.end)].map { name, position in
      let byte = buffer.byte(
        ofLine: position.line, character: position.character, counting: unit)
      guard let byte else {
        throw DaemonError.invalid(
          pointer: "/changes/\(place)/range/\(name)/line", expected: "a line of the text",
          found: "\(position.line)")
      }
      return byte
    }
    guard ends[0] <= ends[1] else {
      throw DaemonError.invalid(
        pointer: "/changes/\(place)/range/end", expected: "a position not before the start",
        found: "one before it")
    }
    return ends[0]..<ends[1]
  }

  /// The text after some changes, each of which has places of the text that the one before it left.
  func text(after changes: [WireTextChange]) throws -> [UInt8] {
    var buffer = content.buffer
    for (place, change) in changes.enumerated() {
      if let range = try range(change, place, in: buffer), !buffer.reachesHead(range) {
        _ = buffer.replace(range, with: change.text)
      } else {
        let all = try range(change, place, in: buffer).map {
          buffer.bytes(replacing: $0, with: change.text)
        }
        buffer = TextBuffer(all ?? change.text, buffer.dialect, dataStart: content.layout.dataStart)
      }
    }
    return buffer.bytes
  }

  /// Applies a change to the text and to the draft.
  ///
  /// - Parameter place: The place of the change in the request.
  /// - Throws: `DaemonError.invalid`, ``TableError``, ``CSVError``, ``FileReload/Refused``.
  mutating func apply(_ change: WireTextChange, _ place: Int, to draft: inout EditDraft) throws {
    guard let range = try range(change, place, in: content.buffer) else {
      return try read(change.text, into: &draft)
    }
    if content.reachesHead(range) {
      return try read(content.buffer.bytes(replacing: range, with: change.text), into: &draft)
    }
    try apply(content.buffer.replace(range, with: change.text), to: &draft)
  }

  /// Reads a whole text, of which the names of the columns may differ.
  mutating func read(_ text: [UInt8], into draft: inout EditDraft) throws {
    let head = Array(text[..<min(text.count, CSVSniffer.sampleBytes)])
    let found = try CSVSniffer.sniff(
      head, isWhole: head.count == text.count,
      options: content.reading(of: text))
    let columns = FileColumns(of: found.columns, after: content.columns)
    let isSame = columns.known.elementsEqual(content.columns.indices.map { $0 })
    if !columns.areSame {
      let (schema, numbers) = try columns.schema(of: draft.state, numbers)
      draft.replaceSchema(by: Self.titled(schema, numbers, columns.list))
      self.numbers = numbers
    }
    let old = content.buffer.records
    content.take(text, found, columns.list)
    let new = content.buffer.records
    try apply(TextBuffer.change(from: old, to: new), to: &draft)
    // With other columns, the same record has other cells.
    if !isSame { try set(new, from: 0, in: &draft) }
  }

  /// The columns, of which those without a name in the text are named by their places.
  private static func titled(
    _ schema: TableSchema, _ numbers: [ColumnNumber], _ list: [CSVColumn]
  ) -> TableSchema {
    let ids = TableSchema.ids(forHeaders: list.map(\.name))
    var titles: [ColumnNumber: Text] = [:]
    for (place, number) in numbers.enumerated() where list[place].name.isEmpty {
      titles[number] = ids[place].text
    }
    var columns = schema.columns
    for index in columns.indices {
      if let title = titles[columns[index].number] { columns[index].title = title }
    }
    var named = TableSchema(columns: columns, keyColumns: schema.keyColumns)
    named.types = schema.types
    return named
  }

  // MARK: Table

  /// Applies changed records to the draft.
  private mutating func apply(_ change: TextBuffer.Change, to draft: inout EditDraft) throws {
    let shared = min(change.removed, change.added.count)
    try set(Array(change.added[..<shared]), from: change.first, in: &draft)
    let order = draft.state.order
    if change.removed > shared {
      let slots = order.slots(in: change.first + shared..<change.first + change.removed)
      removed += slots.count
      try draft.perform(next: [.remove(slots.map { draft.state.keys.key(of: $0) })])
    }
    guard change.added.count > shared else { return }
    let position = change.first + shared
    let place =
      position == 0
      ? RowPlace.start
      : .after(draft.state.keys.key(of: order.slots(in: position - 1..<position)[0]))
    let cells = try self.cells(of: Array(change.added[shared...]), draft.state)
    let columns = draft.state.content.schema.columns
    let places = Dictionary(uniqueKeysWithValues: numbers.enumerated().map { ($1, $0) })
    let rows = cells.map { row in
      columns.map { column in places[column.number].map { row[$0] } ?? .null }
    }
    try draft.perform(next: [.insert(rows: rows, place)])
  }

  /// Sets the cells of rows that differ from their records.
  private func set(
    _ records: [TextBuffer.Record], from first: Int, in draft: inout EditDraft
  ) throws {
    guard !records.isEmpty else { return }
    let state = draft.state
    let slots = state.order.slots(in: first..<first + records.count)
    let new = try cells(of: records, state)
    let schema = state.content.schema
    let stored = numbers.enumerated().compactMap { place, number -> (Int, Column)? in
      schema[number].flatMap { $0.isStored ? (place, $0) : nil }
    }
    let old = state.content.unformatted.cells(
      of: slots, stored.map { ColumnRequest($1.number, as: .values($1.type)) })
    var edits: [TableEdit] = []
    for (row, slot) in slots.enumerated() {
      let cells = stored.enumerated().compactMap { index, column -> CellEdit? in
        let cell = new[row][column.0]
        guard cell != old[index][row].spelled else { return nil }
        return CellEdit(column: column.1.number, cell: cell)
      }
      if !cells.isEmpty { edits.append(.set(row: state.keys.key(of: slot), cells: cells)) }
    }
    try draft.perform(next: edits)
  }

  /// The cells of records, in the order of the text's columns, as opening the text would read them.
  private func cells(
    of records: [TextBuffer.Record], _ state: TableState
  ) throws -> [[Cell]] {
    var rows: [[Cell]] = []
    rows.reserveCapacity(records.count)
    var first = 0
    while first < records.count {
      let isLiteral = records[first].isLiteral
      let run = records[first...].prefix { $0.isLiteral == isLiteral }
      rows += try cells(of: run, isLiteral: isLiteral, state)
      first = run.endIndex
    }
    return rows
  }

  private func cells(
    of records: ArraySlice<TextBuffer.Record>, isLiteral: Bool, _ state: TableState
  ) throws -> [[Cell]] {
    var dialect = content.buffer.dialect
    dialect.hasHeader = false
    if isLiteral { dialect.quote = nil }
    let source = CSVSource(
      bytes: MemoryByteSource(records.flatMap(\.bytes)), dialect: dialect,
      columns: content.columns, layout: CSVLayout(header: nil, dataStart: 0))
    try source.index.scan()
    let columns = numbers.enumerated().compactMap { place, number -> Column? in
      var column = state.content.schema[number]
      column?.number = ColumnNumber(place)
      return column
    }
    let schema = TableSchema(columns: columns)
    let content = TableContent(
      schema: schema, source: source, cache: cache, codecs: schema.codecs)
    let found = content.unformatted.cells(
      of: (0..<UInt32(source.rowCount)).map { $0 },
      columns.map { ColumnRequest($0.number, as: .values($0.type)) })
    return (0..<source.rowCount).map { row in found.map { $0[row].spelled } }
  }
}
