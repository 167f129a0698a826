import TableValues

@testable import TableModel

/// The model of a table: rows in an array, and one place in it for the rows not yet read.
struct PlainTable {
  /// What undo brings back.
  struct State {
    var items: [PlainRow?]
    var loadedCount: Int
    var sections: [DeclaredSection]
  }

  struct Step {
    var before: State
    var after: State
    var author: Text?
  }

  let kind: KeyKind
  let source: [[Cell]]
  /// Rows in source order; nil stands for the rows not yet read.
  var items: [PlainRow?]
  var loadedCount: Int
  /// The sections that are declared.
  var sections: [DeclaredSection] = []
  /// Whether an edit of the list makes a step: sections that stay as they are make none.
  private var hasChanged = false
  /// Whether anything but cells set and rows moved was done, which alone may change nothing.
  private var hasOtherEdits = false
  var undoSteps: [Step] = []
  var redoSteps: [Step] = []

  init(kind: KeyKind, source: [[Cell]], loadedCount: Int) {
    self.kind = kind
    self.source = source
    self.loadedCount = loadedCount
    items = []
    for number in 0..<loadedCount { items.append(Self.row(kind, source, number)) }
    items.append(nil)
  }

  private static func row(_ kind: KeyKind, _ source: [[Cell]], _ number: Int) -> PlainRow {
    PlainRow(
      key: kind.key(of: source[number]) ?? .integer(Int64(number + 1)), cells: source[number])
  }

  var rows: [PlainRow] { items.compactMap { $0 } }

  /// A key that no row has, for rows that the table has refused to give one.
  private func free(_ number: Int) -> RowKey { .integer(-Int64(1000 + items.count + number)) }

  private func place(of key: RowKey) -> Int? { items.firstIndex { $0?.key == key } }

  /// Does a list of edits, or nothing and says false. Given keys are those that the table gave.
  mutating func edit(_ request: EditRequest, given: [RowKey]) -> Bool {
    var draft = self
    (draft.hasChanged, draft.hasOtherEdits) = (false, false)
    var given = given[...]
    for edit in request.edits {
      guard draft.perform(edit, &given) else { return false }
    }
    if request.edits.isEmpty || !draft.hasChanged { return true }
    // Behind the rows not yet read is another place than before them.
    let isSame = loadedCount == source.count ? draft.rows == rows : draft.items == items
    if !draft.hasOtherEdits, isSame { return true }
    let before = state
    let after = draft.state
    (items, sections) = (draft.items, draft.sections)
    switch request.historyClass {
    case .none: break
    case .step: undoSteps.append(Step(before: before, after: after, author: request.author))
    case .join:
      if let last = undoSteps.last, last.author == request.author {
        undoSteps[undoSteps.count - 1].after = after
      } else {
        undoSteps.append(Step(before: before, after: after, author: request.author))
      }
    }
    if request.historyClass != .none { redoSteps = [] }
    return true
  }

  mutating func undo() {
    guard var step = undoSteps.popLast() else { return }
    step.after = state
    restore(step.before)
    redoSteps.append(step)
  }

  mutating func redo() {
    guard var step = redoSteps.popLast() else { return }
    step.before = state
    restore(step.after)
    undoSteps.append(step)
  }

  private mutating func restore(_ state: State) {
    (items, sections) = (state.items, state.sections)
    let loaded = (state.loadedCount..<loadedCount).map { Self.row(kind, source, $0) }
    items.insert(contentsOf: loaded.map { $0 }, at: items.firstIndex { $0 == nil } ?? items.count)
  }

  mutating func load(to count: Int) {
    let loaded = (loadedCount..<count).map { Self.row(kind, source, $0) }
    items.insert(contentsOf: loaded.map { $0 }, at: items.firstIndex { $0 == nil } ?? items.count)
    loadedCount = count
  }

  /// What undo would bring back.
  private var state: State { State(items: items, loadedCount: loadedCount, sections: sections) }

  /// Takes new rows and sections as one step, if anything is different.
  mutating func setRows(_ rows: [PlainRow], _ new: [DeclaredSection]) {
    if rows == self.rows, new == sections { return }
    let before = state
    (items, sections) = (rows + [nil], new)
    undoSteps.append(Step(before: before, after: state, author: nil))
    redoSteps = []
  }

  // MARK: Edits

  private mutating func perform(_ edit: TableEdit, _ given: inout ArraySlice<RowKey>) -> Bool {
    switch edit {
    case .set(let key, let cells):
      guard let place = place(of: key), var row = items[place] else { return false }
      for cell in cells { row.cells[cell.column.rawValue] = cell.cell }
      if kind != .given {
        guard let key = kind.key(of: row.cells) else { return false }
        if let holder = self.place(of: key), holder != place { return false }
        row.key = key
      }
      items[place] = row
    case .sections(let edit):
      let before = sections
      guard perform(edit, &given) else { return false }
      hasChanged = hasChanged || before != sections
      hasOtherEdits = hasOtherEdits || before != sections
      return true
    case .insert(let cells, let target, _):
      var rows: [PlainRow] = []
      for cells in cells {
        guard let key = kind == .given ? given.popFirst() ?? free(rows.count) : kind.key(of: cells),
          place(of: key) == nil, !rows.contains(where: { $0.key == key })
        else { return false }
        rows.append(PlainRow(key: key, cells: cells))
      }
      guard let index = index(of: target, moving: []) else { return false }
      items.insert(contentsOf: rows.map { $0 }, at: index)
      hasOtherEdits = true
    case .remove(let keys):
      guard keys.allSatisfy({ place(of: $0) != nil }) else { return false }
      items.removeAll { row in row.map { keys.contains($0.key) } ?? false }
      hasOtherEdits = true
    case .move(let keys, let target):
      guard keys.allSatisfy({ place(of: $0) != nil }) else { return false }
      if keys.isEmpty { return true }
      guard let index = index(of: target, moving: keys) else { return false }
      var moving: [PlainRow?] = []
      for key in keys where !moving.contains(where: { $0?.key == key }) {
        if let place = place(of: key) { moving.append(items[place]) }
      }
      items.removeAll { row in row.map { keys.contains($0.key) } ?? false }
      items.insert(contentsOf: moving, at: index)
    case .adopt, .columns, .setTraits: return false  // not part of these runs
    }
    hasChanged = true
    return true
  }

  private mutating func perform(_ edit: SectionEdit, _ given: inout ArraySlice<RowKey>) -> Bool {
    switch edit {
    case .add(let new, let place, _):
      let keys = sections.map(\.key) + new.map(\.section.key)
      guard Set(keys).count == keys.count, let index = index(of: place, moving: []) else {
        return false
      }
      sections.insert(contentsOf: new.map(\.section), at: index)
      return perform(.insert(rows: new.flatMap(\.rows), .end), &given)
    case .remove(let keys):
      guard keys.allSatisfy({ key in sections.contains { $0.key == key } }) else { return false }
      sections.removeAll { keys.contains($0.key) }
      items.removeAll { row in row.map { keys.contains($0.cells[2].value) } ?? false }
    case .move(let keys, let place):
      var moving: [DeclaredSection] = []
      for key in keys where !moving.contains(where: { $0.key == key }) {
        guard let section = sections.first(where: { $0.key == key }) else { return false }
        moving.append(section)
      }
      guard let index = index(of: place, moving: keys) else { return false }
      sections.removeAll { keys.contains($0.key) }
      sections.insert(contentsOf: moving, at: index)
    case .set(let key, let patch):
      guard let place = sections.firstIndex(where: { $0.key == key }) else { return false }
      if let header = patch.header { sections[place].header = header }
      if let kind = patch.kind { sections[place].kind = kind }
    }
    return true
  }

  private func index(of place: SectionPlace, moving: [CellValue]) -> Int? {
    let staying = sections.filter { !moving.contains($0.key) }
    switch place {
    case .start: return 0
    case .end: return staying.count
    case .before(let key): return staying.firstIndex { $0.key == key }
    case .after(let key): return staying.firstIndex { $0.key == key }.map { $0 + 1 }
    }
  }

  /// Where rows go, counted among those that stay; nil when the place does not exist.
  private func index(of target: RowPlace, moving: [RowKey]) -> Int? {
    func staying(before place: Int) -> Int {
      items[..<place].count { row in row.map { !moving.contains($0.key) } ?? true }
    }
    switch target {
    case .start: return 0
    case .end: return staying(before: items.count)
    case .before(let key):
      guard let place = place(of: key), !moving.contains(key) else { return nil }
      return staying(before: place)
    case .after(let key):
      guard let place = place(of: key), !moving.contains(key) else { return nil }
      return staying(before: place) + 1
    case .index(let number):
      let live = items.indices.filter { items[$0] != nil }
      guard max(0, number) < live.count else { return staying(before: items.count) }
      return staying(before: live[max(0, number)])
    case .indexAfter(let number):
      let staying = items.filter { row in row.map { !moving.contains($0.key) } ?? true }
      let live = staying.indices.filter { staying[$0] != nil }
      return max(0, number) < live.count ? live[max(0, number)] : staying.count
    }
  }
}
