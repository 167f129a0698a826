import ColumnStorage
import Expressions
import RowPipeline
import RowTree
import Synchronization
import TableValues
import TestSupport

@testable import Scheduling
@testable import TableModel
@testable import TableSessions
@testable import ViewModel
@testable import WindowModel

/// Which columns make a row's key.
enum KeyKind: String, CaseIterable, Sendable {
  case given, integer, text, composite

  var columns: [ColumnNumber] {
    switch self {
    case .given: []
    case .integer: [ColumnNumber(0)]
    case .text: [ColumnNumber(1)]
    case .composite: [ColumnNumber(0), ColumnNumber(1)]
    }
  }

  /// The key of a row, written down plainly; nil where the daemon gives it.
  func key(of row: [Cell]) -> RowKey? {
    guard case .integer(let number) = row[0].value, case .text(let text) = row[1].value
    else { return nil }
    switch self {
    case .given: return nil
    case .integer: return .integer(number)
    case .text: return .text(text)
    case .composite: return .text(Text("[\(number),\"\(text)\"]"))
    }
  }
}

/// How a table under test is made.
struct TableShape: Sendable, CustomStringConvertible {
  var keys = KeyKind.given
  var rowCount = 12
  /// How many rows are read at the beginning.
  var published = 12
  var chunkRows = 3
  var isResident = true
  var inlineRowsMax = 2048
  var undoBytesMax = 256 << 20
  var cacheBytes = 1 << 20
  /// How many rows are dead before some are looked for that can be forgotten, and for each row that
  /// lives.
  var deadRowsMin = 1
  var deadRowsPerRow = 0
  /// Whether there are columns that are computed from the others.
  var hasComputed = false
  /// The sections that are declared at first, in the last column; nil: none.
  var sections: [DeclaredSection]?
  /// Whether columns read other rows.
  var readsOtherRows = false
  /// Whether declarations do, too.
  var hidesByOtherRows = false

  var description: String {
    "\(keys.rawValue) keys, \(published) of \(rowCount) rows, chunks of \(chunkRows), "
      + "\(isResident ? "resident" : "not resident"), inline to \(inlineRowsMax)"
  }
}

/// A session over rows in memory, driven from outside as the daemon drives it.
final class TestTable: Sendable {
  static let pool = WorkerPool(width: 2)
  static let types: [ColumnType] = [.integer, .text, .text]

  let session: TableSession
  let source: GrowingSource
  let shape: TableShape

  init(_ shape: TableShape, rows: [[Cell]]? = nil) throws {
    self.shape = shape
    let rows = rows ?? (0..<shape.rowCount).map { TestTable.row($0) }
    source = GrowingSource(
      types: Self.types, rows: rows, published: min(shape.published, rows.count),
      chunkRows: shape.chunkRows, isResident: shape.isResident)
    var limits = TableSession.Limits()
    limits.inlineRowsMax = shape.inlineRowsMax
    limits.undoBytesMax = shape.undoBytesMax
    limits.deadRowsMin = shape.deadRowsMin
    limits.deadRowsPerRow = shape.deadRowsPerRow
    limits.deadRowsRest = nil
    session = TableSession(id: "t", pool: Self.pool, limits: limits) { _ in }
    var columns = Self.types.enumerated().map { number, type in
      Column(
        number: ColumnNumber(number), id: ColumnID(Text("c\(number)")), title: "", type: type)
    }
    if shape.hasComputed { columns = try ComputedSchema(columns + ComputedModel.columns).columns }
    if shape.readsOtherRows {
      columns = try ComputedSchema(columns + OtherRowsModel.columns(shape.keys)).columns
    }
    let schema = TableSchema(columns: columns, keyColumns: shape.keys.columns)
    let content = TableContent(
      schema: schema, source: source, cache: ChunkCache(budget: shape.cacheBytes),
      derived: schema.computedColumns(TableParameters(), codecs: schema.codecs),
      blockCells: rows.count % 2 == 0 ? 2 * shape.chunkRows : ColumnBlocks.cellsMax)
    let keys = try Self.rowKeyMap(shape.keys, rows)
    let isComplete = source.rowCount == rows.count
    let rules =
      shape.hidesByOtherRows
      ? RowRules(OtherRowsModel.declarations(shape.keys), over: schema) : nil
    let state = TableState(
      content: content, keys: keys, isComplete: isComplete, rules: rules,
      sections: shape.sections.map { DeclaredSections(column: ColumnNumber(2), $0) })
    let firstFree = Int64(rows.count) + (isComplete ? 1 : 100)
    session.postNow { session in
      session.begin(state, firstFreeKey: firstFree)
      session.runWaiting()
    }
  }

  deinit {
    source.release()
    session.postNow { $0.close() }
  }

  /// The row that the source has at a number: integers and words that do not stand in order.
  static func row(_ number: Int) -> [Cell] {
    [integer(Int64(number * 7 % 31)), text("w\(number * 5 % 23)"), text("x\(number % 3)")]
  }

  static func integer(_ number: Int64) -> Cell { Cell(.integer(number), source: Text("\(number)")) }
  static func text(_ text: String) -> Cell { Cell(.text(Text(text))) }

  private static func rowKeyMap(_ kind: KeyKind, _ rows: [[Cell]]) throws -> RowKeyMap {
    let keys = rows.compactMap { kind.key(of: $0) }
    if kind == .given { return RowKeyMap(.given) }
    var integers: [Int64] = []
    var texts = TextArena()
    for key in keys {
      switch key {
      case .integer(let number): integers.append(number)
      case .text(let text): texts.append(text.utf8)
      }
    }
    if kind == .integer { return RowKeyMap(.columns(try KeyIndex(integers: integers))) }
    return RowKeyMap(.columns(try KeyIndex(texts: texts)))
  }

  // MARK: Driving

  /// Runs work on the table and waits until it is done and published.
  @discardableResult
  func run<Result: Sendable>(
    _ work: @escaping @Sendable (isolated TableSession) -> Result
  ) -> Result {
    let box = Mutex<Result?>(nil)
    let signal = ThreadSignal()
    session.post { session in
      let result = work(session)
      box.withLock { $0 = result }
    }
    session.post { _ in signal.post() }
    signal.wait()
    guard let result = box.withLock({ $0 }) else { preconditionFailure("work was not run") }
    return result
  }

  /// Waits until no order is on its way. While rows are still read, a sort may be wanted.
  func settle() {
    while run({ session in
      session.endDebounces()
      return session.views.values.contains {
        $0.order.isUnderWay || $0.footers.work.isUnderWay || $0.sectionAggregates.work.isUnderWay
          || $0.layout.work.isUnderWay || $0.heights.isBusy
          || $0.base.revision != session.current?.revision
      }
    }) {}
  }

  func edit(_ request: EditRequest) -> Swift.Result<EditOutcome, EditRefusal> {
    run { session in
      do {
        return .success(try session.edit(request))
      } catch let refusal as EditRefusal {
        return .failure(refusal)
      } catch {
        return .failure(EditRefusal(index: -1, reason: .closed))
      }
    }
  }

  @discardableResult
  func edit(
    _ edits: [TableEdit], _ historyClass: HistoryClass = .step, author: Text? = nil
  ) -> Swift.Result<EditOutcome, EditRefusal> {
    edit(EditRequest(edits: edits, author: author, historyClass: historyClass))
  }

  @discardableResult
  func undo() -> StepOutcome? { run { try? $0.undo(author: nil) } }

  @discardableResult
  func redo() -> StepOutcome? { run { try? $0.redo(author: nil) } }

  @discardableResult
  func jump(to step: Int) -> JumpOutcome? { run { try? $0.jump(to: step, author: nil) } }

  func load(to count: Int) {
    source.publish(count)
    let rows = source.rows.count
    let known = source.rowCount
    run { session in
      session.load(
        to: known, isComplete: known == rows, firstFreeKey: Int64(rows) + (known == rows ? 1 : 100))
    }
  }

  /// Opens a view, or changes it, without waiting for its order.
  func view(_ id: String = "v", _ change: @escaping @Sendable (inout ViewState) -> Void = { _ in })
  {
    run { session in
      var state = (try? session.viewState(id)) ?? ViewState()
      let pageBefore = (state.pageIndex, state.pageSize)
      change(&state)
      let next = ViewStateChange(
        state: state, namesPage: pageBefore.0 != state.pageIndex, waits: false)
      if session.hasView(id) {
        _ = try? session.setView(id, next) { _ in }
      } else {
        _ = try? session.openView(id, next) { _ in }
      }
    }
  }

  func watch(
    _ id: String = "s", view: String = "v", range: WindowSpec.Range = .all(sizeMax: .max),
    hold: WindowSpec.Hold = .entry, sendsEach: Bool = false
  ) -> Subscription? {
    run { session in
      try? session.watch(
        id, view: view, WindowSpec(range: range, columns: nil, hasCells: true, hold: hold),
        sendsEach: sendsEach, isDirty: { _ in })
    }
  }

  func snapshot(_ view: String = "v") -> ViewSnapshot? { run { try? $0.snapshot(ofView: view) } }

  var state: TableState? { run { $0.current } }

  /// Keys in source order.
  var keys: [RowKey] { state?.liveKeys ?? [] }
}

extension TableState {
  var liveSlots: [UInt32] { order.slots(in: 0..<order.count) }
  var liveKeys: [RowKey] { liveSlots.map { keys.key(of: $0) } }

  /// Keys and cells of all live rows in source order.
  var plainRows: [PlainRow] {
    let slots = liveSlots
    let cells = content.cells(
      of: slots, content.schema.storedColumns.map { ColumnRequest($0.number, as: .values($0.type)) }
    )
    return slots.indices.map { row in
      PlainRow(key: keys.key(of: slots[row]), cells: cells.map { $0[row] })
    }
  }
}

/// A row as a reader sees it.
struct PlainRow: Equatable, Sendable, CustomStringConvertible {
  var key: RowKey
  var cells: [Cell]

  var description: String { "\(key):\(cells.map(\.overlayText))" }
}
