import ColumnStorage
import RowTree
import TableValues

/// An aggregate to compute for every section.
package struct SectionAggregateRule: Hashable, Sendable {
  /// The column.
  package var column: ColumnNumber
  /// The aggregate of its cells.
  package var kind: AggregateKind

  /// Makes a rule.
  package init(column: ColumnNumber, kind: AggregateKind) {
    self.column = column
    self.kind = kind
  }
}

/// The result of a rule for one section.
package struct SectionAggregate: Hashable, Sendable {
  /// The rule.
  package var rule: SectionAggregateRule
  /// Why there is no value.
  package enum Problem: Hashable, Sendable {
    /// The aggregate does not apply to the column's type.
    case notApplicable
    /// There are too many sections.
    case tooManySections
  }

  /// The result; null while it is unknown.
  package var value = CellValue.null
  /// The result, formatted like the column's cells. Counts are plain digits.
  package var text: Text = ""
  /// The number of the section's rows without a value.
  package var nulls = 0
  /// The number of the section's rows with an error.
  package var errors = 0
  /// Whether the result belongs to an older state.
  package var isPending = false
  /// Why there is no value.
  package var problem: Problem?

  /// A result that is not known yet.
  package init(_ rule: SectionAggregateRule) {
    self.rule = rule
  }
}

/// Aggregates of the rows of every section of a view, on all levels, including collapsed ones.
///
/// It is a value: copies share storage until written. The results depend on the cells alone, bit
/// for bit, never on the order of operations.
package struct SectionAggregates: Sendable {
  /// The maximum number of sections on all levels, times the plans.
  package static let sectionsMax = 1 << 18

  /// The reasons for a missing result.
  package enum Failure: Error, Equatable {
    /// The work was cancelled.
    case cancelled
    /// There are more than ``sectionsMax``.
    case tooManySections
  }

  /// The aggregates of each section.
  package let plans: [AggregatePlan]
  private var sections: SectionMap

  /// A table and its rows by section.
  package struct State: Sendable {
    /// The cells.
    package var content: TableContent
    /// The rows, section by section.
    package var rows: RowOrder
    /// The sections.
    package var sections: SectionIndex

    /// Makes a state.
    package init(content: TableContent, rows: RowOrder, sections: SectionIndex) {
      self.content = content
      self.rows = rows
      self.sections = sections
    }

    /// Whether there are more sections than the limit.
    package func hasTooMany(_ plans: [AggregatePlan]) -> Bool {
      sections.sectionCount > SectionAggregates.sectionsMax / max(1, plans.count)
    }

    fileprivate func path(of slot: UInt32) -> SectionPath? {
      rows.index(of: slot).flatMap { sections.path(ofRowAt: $0) }
    }
  }

  /// The accumulators of a section, one per plan. A section without rows has empty ones.
  package func accumulators(of path: SectionPath) -> [AggregateAccumulator] {
    sections[path] ?? plans.map { AggregateAccumulator($0) }
  }

  /// The number of sections with rows, on all levels.
  package var sectionCount: Int { sections.count }

  /// The accumulators of a section; nil if none of its rows was ever counted.
  package func known(of path: SectionPath) -> [AggregateAccumulator]? { sections[path] }

  // MARK: Full computation

  /// Reads the columns of the plans once, chunk by chunk, in parallel. May block on a file.
  ///
  /// - Parameters:
  ///   - plans: The aggregates of each section, over different columns.
  ///   - parallel: Runs the parts.
  ///   - isCancelled: Checked at every chunk.
  /// - Throws: ``Failure/tooManySections`` before anything is read, ``Failure/cancelled``.
  /// - Complexity: O(rows · plans), and O(sections · plans) memory for each part.
  package static func make(
    of state: State, plans: [AggregatePlan], parallel: ParallelLoop,
    isCancelled: @escaping @Sendable () -> Bool
  ) throws(Failure) -> SectionAggregates {
    if state.hasTooMany(plans) { throw .tooManySections }
    let content = state.content
    let coded = CodedRows(state)
    let numbers = (0..<content.chunkCount).filter { coded.hasRows[$0] }
    let isWhole = state.rows.count < Parallel.rowCountMin || coded.paths.count > 1 << 14
    let pieceCount = isWhole ? min(1, numbers.count) : min(numbers.count, piecesMax)
    let pieces = Parallel.map(pieceCount, parallel) { piece in
      let (first, end) = (
        numbers.count * piece / pieceCount, numbers.count * (piece + 1) / pieceCount
      )
      var sums = plans.map {
        [AggregateAccumulator](repeating: .init($0), count: coded.paths.count)
      }
      for number in numbers[first..<end] where !isCancelled() {
        let codes = coded.codes(ofChunk: number, content)
        let rows = RowBits(repeating: true, count: codes.count)
        for (place, chunk) in content.chunks(number, plans.map(\.request)).enumerated() {
          AggregateAccumulator.add(chunk, rows, codes: codes, to: &sums[place])
        }
      }
      return sums
    }
    if isCancelled() { throw .cancelled }
    return SectionAggregates(plans, coded.paths, pieces, state.sections.sectionCount)
  }

  /// A few more parts than cores, so that the wait for a slow one is shorter.
  private static let piecesMax = 8

  private init(
    _ plans: [AggregatePlan], _ paths: [SectionPath], _ pieces: [[[AggregateAccumulator]]],
    _ sectionCount: Int
  ) {
    self.plans = plans
    sections = SectionMap(sectionCount: sectionCount)
    let empty = plans.map { AggregateAccumulator($0) }
    for (code, path) in paths.enumerated() {
      var sums = empty
      for piece in pieces {
        for place in plans.indices { sums[place].merge(piece[place][code]) }
      }
      for count in 1..<max(1, path.count) {
        sections.update(Array(path[..<count]), empty) { above in
          for place in above.indices { above[place].merge(sums[place]) }
        }
      }
      sections.update(path, empty) { $0 = sums }
    }
  }

  // MARK: Incremental update

  /// The maximum number of changed rows that are processed without a worker.
  private static let residentRowsMax = 1 << 12
  /// The minimum number of rows per changed row. With more changes, a full computation is cheaper.
  private static let rowsPerStepMin = 8

  /// The aggregates after some changes. They equal those of a full computation. O(levels · log n)
  /// per changed row.
  ///
  /// - Parameters:
  ///   - old: The state of these aggregates. Its columns must have the same definition in `new`.
  ///   - changes: All changes between the states. Rows that changed their section must be named.
  ///   - mayBlock: Whether devices may be read.
  /// - Returns: nil if a full computation is needed, or if a device would have to be read and
  ///   `mayBlock` is false.
  package func advanced(
    from old: State, to new: State, changes: RowChanges, mayBlock: Bool
  ) -> SectionAggregates? {
    guard old.sections.isKeptInSteps(with: new.sections), !new.hasTooMany(plans) else { return nil }
    var changed = Set(changes.changedRows)
    changed.formUnion(changes.inserted)
    changed.formUnion(changes.removed)
    let count = changed.count + (changes.appendedSourceRows?.count ?? 0)
    guard
      count <= Self.residentRowsMax || mayBlock && count * Self.rowsPerStepMin <= new.rows.count
    else { return nil }
    if let appended = changes.appendedSourceRows { changed.formUnion(appended) }
    let steps = changed.sorted().compactMap { slot -> Step? in
      let step = Step(slot: slot, from: old.path(of: slot), to: new.path(of: slot))
      return step.from == nil && step.to == nil ? nil : step
    }
    var result = self
    for (place, plan) in plans.enumerated() {
      let isTouched = changes.changedColumns?.contains(plan.column) ?? true
      let steps = isTouched ? steps : steps.filter { $0.from != $0.to }
      guard result.step(place, steps, old, new, mayBlock) else { return nil }
    }
    for step in steps { result.dropEmpty(step) }
    return result
  }

  /// A row that may have changed, and its sections before and after.
  private struct Step {
    var slot: UInt32
    var from: SectionPath?
    var to: SectionPath?
  }

  /// Removes the rows' old cells and adds the new ones. Returns false if that is impossible.
  private mutating func step(
    _ place: Int, _ steps: [Step], _ old: State, _ new: State, _ mayBlock: Bool
  ) -> Bool {
    let (gone, come) = (steps.filter { $0.from != nil }, steps.filter { $0.to != nil })
    let plan = plans[place]
    guard let before = Self.cells(of: gone, plan, old, mayBlock),
      let after = Self.cells(of: come, plan, new, mayBlock)
    else { return false }
    for (step, cell) in zip(gone, before) { change(step.from ?? [], place) { $0.remove(cell) } }
    for (step, cell) in zip(come, after) { change(step.to ?? [], place) { $0.add(cell) } }
    return steps.allSatisfy { step in
      [step.from, step.to].allSatisfy { path in
        guard let path else { return true }
        return (1...max(1, path.count)).allSatisfy { count in
          sections[Array(path[..<count])].map { !$0[place].needsRecount } ?? true
        }
      }
    }
  }

  private static func cells(
    of steps: [Step], _ plan: AggregatePlan, _ state: State, _ mayBlock: Bool
  ) -> [Cell]? {
    if steps.isEmpty { return [] }
    let slots = steps.map(\.slot)
    if mayBlock { return state.content.cells(of: slots, [plan.request])[0] }
    let cells = state.content.residentCells(of: slots, [plan.request])[0]
    return cells.contains { $0.value == .pending } ? nil : cells
  }

  private mutating func change(
    _ path: SectionPath, _ place: Int, _ body: (inout AggregateAccumulator) -> Void
  ) {
    for count in 1...max(1, path.count) {
      sections.update(Array(path[..<count]), plans.map { AggregateAccumulator($0) }) {
        body(&$0[place])
      }
    }
  }

  /// Removes sections that have lost their last row.
  private mutating func dropEmpty(_ step: Step) {
    guard let path = step.from, path != step.to else { return }
    for count in 1...max(1, path.count) {
      let path = Array(path[..<count])
      if let known = sections[path], known.allSatisfy({ $0.rows == 0 }) { sections.remove(path) }
    }
  }
}

/// The innermost section of every row, as a number.
private struct CodedRows: Sendable {
  /// The innermost sections by number.
  private(set) var paths: [SectionPath] = []
  /// Per chunk, whether any of its rows is in a section.
  private(set) var hasRows: [Bool]
  private var codes: [UInt32]
  /// The offset of each chunk's rows in `codes`.
  private let starts: [Int]

  init(_ state: SectionAggregates.State) {
    let content = state.content
    var starts: [Int] = []
    var slotCount = 0
    for number in 0..<content.chunkCount {
      starts.append(slotCount)
      slotCount += content.slots(ofChunk: number).count
    }
    self.starts = starts
    codes = [UInt32](repeating: AggregateCodes.none, count: slotCount)
    hasRows = [Bool](repeating: false, count: content.chunkCount)
    state.sections.forEachInnermost { path, range in
      let code = UInt32(paths.count)
      paths.append(path)
      state.rows.forEachRun(in: range) { run in
        let first = content.chunkIndex(ofSlot: run.start)
        let last = content.chunkIndex(ofSlot: run.start + UInt32(run.count - 1))
        // Neighbouring chunks have consecutive slots wherever a run crosses their border.
        let start = starts[first] + Int(run.start - content.slots(ofChunk: first).lowerBound)
        for place in start..<start + run.count { codes[place] = code }
        for number in first...last { hasRows[number] = true }
      }
    }
  }

  func codes(ofChunk number: Int, _ content: TableContent) -> [UInt32] {
    let first = starts[number]
    return Array(codes[first..<first + content.slots(ofChunk: number).count])
  }
}

/// A map from sections. A copy shares its parts, so that writing one section into a copy costs
/// O(√sections).
private struct SectionMap: Sendable {
  private var parts: [[SectionPath: [AggregateAccumulator]]]

  /// An empty map, sized for a number of sections.
  init(sectionCount: Int) {
    var count = 1
    while count * count < sectionCount { count *= 2 }
    parts = Array(repeating: [:], count: count)
  }

  private func part(of path: SectionPath) -> Int {
    Int(truncatingIfNeeded: UInt(bitPattern: path.hashValue) % UInt(parts.count))
  }

  var count: Int { parts.reduce(0) { $0 + $1.count } }

  subscript(path: SectionPath) -> [AggregateAccumulator]? { parts[part(of: path)][path] }

  mutating func update(
    _ path: SectionPath, _ empty: @autoclosure () -> [AggregateAccumulator],
    _ body: (inout [AggregateAccumulator]) -> Void
  ) {
    body(&parts[part(of: path)][path, default: empty()])
  }

  mutating func remove(_ path: SectionPath) { parts[part(of: path)][path] = nil }
}

extension SectionIndex {
  /// The sections of a row, outermost first; nil past the end. O(levels · log sections).
  func path(ofRowAt index: Int) -> SectionPath? {
    var path: SectionPath = []
    var tree = root
    var rest = index
    for _ in levels {
      guard let place = tree?.place(of: rest, \.rowCount, \.rowCount), let node = place.node else {
        return nil
      }
      path.append(node.value)
      rest = place.offset
      tree = node.below
    }
    return path
  }

  /// Calls `body` with every innermost section that has rows, and their range, in order.
  func forEachInnermost(_ body: (SectionPath, Range<Int>) -> Void) {
    var first = 0
    visit(root, [], &first, body)
  }

  private func visit(
    _ tree: SectionTree?, _ path: SectionPath, _ first: inout Int,
    _ body: (SectionPath, Range<Int>) -> Void
  ) {
    guard let tree, tree.rowCount > 0 else { return }
    visit(tree.left, path, &first, body)
    let inner = path + [tree.node.value]
    if inner.count < levels.count {
      visit(tree.node.below, inner, &first, body)
    } else if tree.node.rowCount > 0 {
      body(inner, first..<first + tree.node.rowCount)
      first += tree.node.rowCount
    }
    visit(tree.right, path, &first, body)
  }
}
