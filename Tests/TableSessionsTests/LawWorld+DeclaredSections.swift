import ColumnStorage
import RowPipeline
import RowTree
import Synchronization
import TableDiffing
import TableValues
import TestSupport

@testable import Scheduling
@testable import TableModel
@testable import TableSessions
@testable import ViewModel

/// Declared sections: edits of them, new content by them, views that follow them.
extension LawWorld {
  /// Sections of the last column, told by their keys.
  static func sections(_ names: [String]) -> [DeclaredSection] {
    names.map { name in
      var section = DeclaredSection(key: .text(Text(name)))
      section.header = Text("header of " + name)
      return section
    }
  }

  mutating func performOnSections(_ random: inout SeededGenerator) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: showDeclared(&random)
    case 2, 3: setSections(&random)
    case 4:
      trace.append("remember")
      remembered = table.state
    default:
      var edits: [TableEdit] = []
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        edits.append(.sections(sectionEdit(&random)))
      }
      edit(edits, &random)
    }
  }

  private func key(_ random: inout SeededGenerator) -> CellValue {
    let known = model.sections.map(\.key).randomElement(using: &random)
    if let known, Int.random(in: 0..<8, using: &random) > 0 { return known }
    return .text(Text("x\(Int.random(in: 0..<9, using: &random))"))
  }

  private func place(_ random: inout SeededGenerator) -> SectionPlace {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: .start
    case 1: .end
    case 2: .before(key(&random))
    default: .after(key(&random))
    }
  }

  private func sectionEdit(_ random: inout SeededGenerator) -> SectionEdit {
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1:
      let name = "x\(Int.random(in: 0..<9, using: &random))"
      let rows = (0..<Int.random(in: 0...2, using: &random)).map { _ in
        Array(randomRow(&random).prefix(2)) + [TestTable.text(name)]
      }
      return .add(
        [NewSection(Self.sections([name])[0], rows: rows)], place(&random),
        column: ColumnNumber(2))
    case 2: return .remove([key(&random)])
    case 3:
      var patch = SectionPatch()
      let number = Int.random(in: 0..<3, using: &random)
      patch.header = .some(number == 0 ? nil : Text("other \(number)"))
      if Bool.random(using: &random) { patch.kind = .some("k") }
      return .set(key(&random), patch)
    default:
      let keys = (0..<Int.random(in: 1...2, using: &random)).map { _ in key(&random) }
      return .move(keys, place(&random))
    }
  }

  private mutating func showDeclared(_ random: inout SeededGenerator) {
    let name = Bool.random(using: &random) ? "v" : "w"
    places[name] = nil
    let isInner = Int.random(in: 0..<4, using: &random) == 0
    var display = SectionDisplay()
    display.hasHeaders = Int.random(in: 0..<4, using: &random) > 0
    display.hasFooters = Bool.random(using: &random)
    display.showsEmpty = Bool.random(using: &random)
    if Bool.random(using: &random) {
      display.collapse = SectionCollapse(paths: [[key(&random)]])
    }
    trace.append("view \(name) shows what is declared, \(isInner) \(display)")
    table.view(name) { [display] state in
      let declared = SectionLevel(column: ColumnNumber(2))
      let outer = SectionLevel(column: ColumnNumber(0))
      state.sections = SectionState(
        levels: isInner ? [outer, declared] : [declared], columns: [:],
        declaredLevel: isInner ? 1 : 0)
      state.sections?.display = display
    }
  }

  /// New content by sections; where the daemon gives keys, the model could not tell them.
  private mutating func setSections(_ random: inout SeededGenerator) {
    guard plan.shape.keys != .given, model.loadedCount == model.source.count else { return }
    var sections = model.sections
    sections.shuffle(using: &random)
    sections = sections.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
    for name in ["x1", "x8"] where Int.random(in: 0..<3, using: &random) == 0 {
      let new = Self.sections([name])[0]
      if !sections.contains(where: { $0.key == new.key }) { sections.append(new) }
    }
    if let place = sections.indices.randomElement(using: &random) {
      sections[place].footer = Text("footer \(Int.random(in: 0..<3, using: &random))")
    }
    var left = model.rows.filter { _ in Int.random(in: 0..<6, using: &random) > 0 }
    if Bool.random(using: &random) { left.shuffle(using: &random) }
    var bins = [[PlainRow]](repeating: [], count: sections.count)
    for row in left {
      let own = sections.firstIndex { $0.key == row.cells[2].value }
      let other = sections.indices.randomElement(using: &random)
      guard let place = Int.random(in: 0..<4, using: &random) > 0 ? own ?? other : other else {
        continue
      }
      var row = row
      row.cells[2] = Cell(sections[place].key)
      bins[place].append(row)
    }
    let declared = DeclaredSections(column: ColumnNumber(2), sections)
    let counts = bins.map(\.count)
    trace.append("sections \(declared.list.map(\.key)) with \(bins)")
    let make = NewRows(rows: bins.flatMap { $0 }.map(\.cells)).request(.tableKeys)
    let wasAnswered = table.setContent { state in
      var request = try make(state)
      request.sections = (declared, counts)
      return request
    }
    if !wasAnswered { problems.append("new content is refused") }
    model.setRows(bins.flatMap { $0 }, sections)
  }

  // MARK: Laws

  mutating func checkDeclared(_ state: TableState) {
    let found = state.sections?.list ?? []
    if !plan.hasLiveEdits, found != model.sections {
      problems.append("sections \(found.map(\.key)), model \(model.sections.map(\.key))")
    }
    checkGrouping(state)
    if let remembered { checkDifference(remembered, state) }
  }

  /// The rows by sections are those of a plain search for each section.
  private mutating func checkGrouping(_ state: TableState) {
    let rows = SectionRows(state)
    let (list, plain) = (state.sections?.list ?? [], state.plainRows)
    var expected: [[PlainRow]] = list.map { section in
      plain.filter { $0.cells[2].value == section.key }
    }
    let others = Set(plain.map(\.cells[2].value)).subtracting(list.map(\.key))
    for other in others.sorted(by: { "\($0)" < "\($1)" }) {
      expected.append(plain.filter { $0.cells[2].value == other })
    }
    if rows.counts != expected.map(\.count)
      || rows.slots.map({ state.keys.key(of: $0) }) != expected.flatMap({ $0 }).map(\.key)
    {
      problems.append("rows by sections are \(rows), not \(expected)")
    }
  }

  /// What a difference says, done to the old rows, gives the new ones.
  private mutating func checkDifference(_ old: TableState, _ new: TableState) {
    guard
      let comparison = try? TableComparison(
        from: old, to: new, columns: old.content.schema.columns.map(\.id), matching: .keys,
        deciding: nil, isCancelled: { false }), let sections = comparison.sections
    else { return problems.append("states cannot be compared") }
    let (before, after) = (SectionRows(old), SectionRows(new))
    var taken = Set(comparison.diff.order.deletes.flatMap { $0 })
    taken.formUnion(comparison.moves.map(\.from))
    var bins: [CellValue: [RowKey]] = [:]
    for (row, place) in before.places.enumerated() where !taken.contains(row) {
      bins[before.keys[place], default: []].append(comparison.oldKey(row))
    }
    // Sections that stay, in their new order, with the rows left in them; then what comes.
    var rows = sections.new.flatMap { bins[$0] ?? [] }
    let coming =
      comparison.moves.map { ($0.to, comparison.oldKey($0.from)) }
      + comparison.diff.order.inserts.flatMap { $0 }.map { ($0, comparison.newKey($0)) }
    for (row, key) in coming.sorted(by: { $0.0 < $1.0 }) {
      if row > rows.count { return problems.append("row \(row) is past the end") }
      rows.insert(key, at: row)
    }
    let expected = after.slots.map { new.keys.key(of: $0) }
    if rows != expected { problems.append("a difference gives \(rows), not \(expected)") }
    var keys = sections.old
    for place in (sections.diff.deletes + sections.diff.moves.map(\.from)).sorted(by: >) {
      keys.remove(at: place)
    }
    let comingKeys =
      sections.diff.moves.map { ($0.to, sections.old[$0.from]) }
      + sections.diff.inserts.map { ($0, sections.new[$0]) }
    for (place, key) in comingKeys.sorted(by: { $0.0 < $1.0 }) { keys.insert(key, at: place) }
    if keys != sections.new { problems.append("sections become \(keys), not \(sections.new)") }
  }
}

extension TestTable {
  /// Gives the table new content, and waits until it is there; whether it was taken.
  func setContent(_ make: @escaping @Sendable (TableState) throws -> ContentRequest) -> Bool {
    let signal = ThreadSignal()
    let outcome = TakenContent()
    run { session in
      session.setContent(
        ContentCall(
          rowCount: 0, request: make, isCancelled: { false }, isSuperseded: { false },
          completion: { _, result in
            if case .success = result { outcome.note() }
            signal.post()
          }))
    }
    signal.wait()
    return outcome.isTaken
  }
}

/// Whether new content was taken; noted on the table's mailbox.
private final class TakenContent: Sendable {
  private let flag = Mutex(false)
  func note() { flag.withLock { $0 = true } }
  var isTaken: Bool { flag.withLock { $0 } }
}
