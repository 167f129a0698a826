import TableValues
import TestSupport

@testable import EditJournal

/// A journal of random records of every kind, and the frames that it is made of.
struct SampleJournal {
  let header: JournalHeader
  private(set) var bytes: [UInt8]
  /// Where each entry ends.
  private(set) var ends: [Int] = []
  private(set) var bodies: [[UInt8]] = []

  /// - Parameters:
  ///   - isShort: Whether it has small records only.
  ///   - version: The version of its form. Before version 6, the file's opening is left out.
  init(
    count: Int, seed: UInt64, isShort: Bool = false, version: UInt8 = JournalFormat.version
  ) throws {
    var random = SeededGenerator(seed: seed)
    header = JournalHeader(
      id: random.next(), path: "/a/file.csv",
      base: JournalBase(size: 120, seconds: 1, nanoseconds: 2, node: 3, hash: 4),
      columns: [JournalColumn(title: "name", type: .text, isStored: true)],
      owner: JournalOwner(process: 12, boot: "boot"), reading: .dialect("utf8 44"),
      opening: version < 6 ? nil : "{}")
    var writer = JournalWriter(id: header.id)
    bytes = JournalFormat.beginning(header, version: version)
    for _ in 0..<count {
      let entry = isShort ? Self.shortEntry(&random) : Self.entry(&random)
      bodies.append(try JournalPiece.entry(entry).encoded())
      bytes += try writer.entry(entry)
      ends.append(bytes.count)
    }
  }

  private static func shortEntry(_ random: inout SeededGenerator) -> JournalEntry {
    let slot = UInt32.random(in: 0..<100, using: &random)
    let cell = CellChange(slot: slot, before: nil, after: Cell(.integer(Int64(slot))))
    let record = EditRecord(
      changes: [.cells(column: ColumnNumber(1), [cell])], cause: .edit, historyClass: .step)
    return .edit(record, insertedCount: 0)
  }

  static func entry(_ random: inout SeededGenerator) -> JournalEntry {
    if Int.random(in: 0..<20, using: &random) == 0 { return .reverted }
    let causes: [ChangeCause] = [.edit, .edit, .setRows, .undo, .redo]
    let classes: [HistoryClass] = [.step, .join, .none]
    let record = EditRecord(
      changes: [change(&random)], cause: causes.randomElement(using: &random) ?? .edit,
      label: Bool.random(using: &random) ? "Type" : nil,
      historyClass: classes.randomElement(using: &random) ?? .step)
    return .edit(record, insertedCount: Int.random(in: 0..<300, using: &random))
  }

  private static func conflict(
    _ column: ColumnNumber, _ random: inout SeededGenerator
  ) -> RowConflict {
    var conflict = RowConflict()
    conflict.removedBy = [.ours, .theirs, nil].randomElement(using: &random) ?? nil
    conflict.place = .init(
      ours: .integer(-7), theirs: Bool.random(using: &random) ? .text("a") : nil)
    let base: Cell? = Bool.random(using: &random) ? Cell(.text("before")) : nil
    conflict.cells[column] = .init(base: base, theirs: Cell(.integer(4), source: "04"))
    return conflict
  }

  private static func change(_ random: inout SeededGenerator) -> TableChange {
    let slot = UInt32.random(in: 0..<1000, using: &random)
    let number = ColumnNumber(Int.random(in: 0..<300, using: &random))
    switch Int.random(in: 0..<9, using: &random) {
    case 0:
      return .rows(.insert(slot..<slot + 2, after: Bool.random(using: &random) ? slot : nil))
    case 1: return .rows(.remove([slot, slot / 2]))
    case 2: return .rows(.revive([slot]))
    case 3: return .rows(.move(there: [RowPlacement(slot: slot, after: nil)], back: []))
    case 4:
      var traits = RowTraits()
      traits.kind = "note"
      traits.state = OpaqueJSON(text: "[1, 2]", canonical: "[1,2]")
      traits.cellStates[number] = OpaqueJSON(text: "1", canonical: "1")
      var action = RowAction(id: "a")
      (action.title, action.hidden) = (.value("A"), .expression("n > 1"))
      (action.style, action.placement, action.isFullSwipe) = (.value(.destructive), .menu, true)
      action.children = [RowAction(id: "b")]
      var lines = RowSeparators()
      lines.top = SeparatorLine()
      lines.top?.thickness = 0.5
      traits.settings = [
        .hidden: .flag(true), .height: .number(1.5), .actions: .actions([action]),
        .separators: .separators(lines),
      ]
      if Bool.random(using: &random) { traits.conflict = conflict(number, &random) }
      return .traits([TraitsChange(slot: slot, before: nil, after: traits)])
    case 5:
      let schema = TableSchema(
        columns: [Column(number: number, id: "a", title: "A", type: .date)], keyColumns: [number])
      return .schema(before: schema, after: schema)
    case 6:
      var parameters = TableParameters()
      parameters.values["x"] = .list([.integer(-4), .map([.init(key: .null, value: .text("é"))])])
      return .parameters(before: TableParameters(), after: parameters)
    default:
      return .cells(
        column: number, [CellChange(slot: slot, before: nil, after: cell(&random))])
    }
  }

  private static func cell(_ random: inout SeededGenerator) -> Cell? {
    let cells: [Cell?] = [
      nil, .null, Cell(.boolean(true)), Cell(.integer(.min), source: "-9223372036854775808"),
      Cell(.number(-0.5)), Cell(.decimal("1.50")), Cell(.date(-3)), Cell(.text("a\n\"b\"")),
      Cell(.dateTime(DateTimeValue(seconds: -1, nanoseconds: 5, offsetMinutes: -90))),
      Cell(.duration(DurationValue(seconds: 7, nanoseconds: 0))), Cell(.text(Text([0xFF, 0x00]))),
      Cell(.time(TimeOfDay(wrapping: -1)), source: "23:59:59,999999999"),
      Cell(.error(.doesNotParse), source: "x"),
      CellJSON(parsing: "[1]".utf8).map { Cell(.json($0)) },
    ]
    return cells.randomElement(using: &random) ?? nil
  }
}
