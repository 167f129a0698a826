import ColumnStorage
import TableValues
import UnicodeTables

/// A filter compiled for the columns of a table. It is evaluated by chunk or by row.
struct FilterEvaluator: Sendable {
  /// The cells to read.
  let requests: [ColumnRequest]
  /// The expressions that fit the columns, each with its path.
  let expressions: [(path: [FilterStep], condition: ExpressionCondition)]
  private let root: FilterNode?
  private let content: TableContent
  private let mayBlock: Bool

  /// Compiles a filter. Conditions that do not fit the columns are left out.
  ///
  /// - Parameters:
  ///   - content: The cells, including those of other rows.
  ///   - mayBlock: Whether devices may be read for other rows.
  init(_ filter: RowFilter, _ content: TableContent, mayBlock: Bool) {
    let schema = content.schema
    self.content = content
    self.mayBlock = mayBlock
    root = FilterNode(filter, schema)
    var expressions: [(path: [FilterStep], condition: ExpressionCondition)] = []
    filter.collectExpressions([], &expressions)
    self.expressions = expressions.filter { $0.condition.misfit(in: schema) == nil }
    var requests: [ColumnRequest] = []
    root?.addRequests(to: &requests)
    self.requests = requests
  }

  /// Rows for an evaluation.
  func rows(_ rows: EvaluatedRows) -> ConditionRows {
    ConditionRows(content, rows, mayBlock: mayBlock)
  }

  /// The rows of a chunk that pass, and those that fail: they are undecided because of an error in
  /// an expression. Nil without an expression.
  ///
  /// - Parameters:
  ///   - slots: The rows.
  ///   - chunk: Returns the chunk for one of ``requests``.
  /// - Throws: ``NotResident`` if a device would have to be read and may not.
  func rows(
    _ slots: Range<UInt32>, _ chunk: (ColumnRequest) -> ColumnChunk?
  ) throws(NotResident) -> (passing: RowBits, failing: RowBits?) {
    let rowCount = slots.count
    guard let root else { return (RowBits(repeating: true, count: rowCount), nil) }
    let rows = rows(.run(slots.lowerBound, count: rowCount))
    guard !expressions.isEmpty else {
      var none = RowBits()
      return (root.evaluate(rowCount, chunk, &none, rows).isTrue, nil)
    }
    var failing = RowBits(count: rowCount)
    let truth = root.evaluate(rowCount, chunk, &failing, rows)
    if rows.isPending { throw NotResident() }
    failing.formIntersection(notIn: truth.isTrue)
    failing.formIntersection(notIn: truth.isFalse)
    return (truth.isTrue, failing)
  }

  /// Whether a row passes, and whether it fails.
  ///
  /// - Parameters:
  ///   - slot: The row.
  ///   - cell: Returns the cell for one of ``requests``.
  /// - Throws: ``NotResident`` if a device would have to be read and may not.
  func row(
    _ slot: UInt32, _ cell: (ColumnRequest) -> Cell
  ) throws(NotResident) -> (passes: Bool, fails: Bool) {
    guard let root else { return (true, false) }
    let rows = rows(.list([slot]))
    let truth = root.evaluate(cell, rows)
    var fails = false
    if truth == .undecided {
      fails = expressions.contains { _, condition in
        let cells = condition.requests.map(cell)
        return rows.read(for: condition) { condition.truth(of: cells, $0).fails }
      }
    }
    if rows.isPending { throw NotResident() }
    return (truth == .isTrue, fails)
  }
}

/// Kleene's three truth values.
private enum Truth {
  case isTrue, isFalse, undecided

  init(_ isTrue: Bool) { self = isTrue ? .isTrue : .isFalse }

  var negated: Truth {
    switch self {
    case .isTrue: .isFalse
    case .isFalse: .isTrue
    case .undecided: .undecided
    }
  }
}

/// The truth values of a chunk's rows. A row in neither set is undecided.
private struct TruthBits {
  var isTrue: RowBits
  var isFalse: RowBits

  init(isTrue: RowBits, isFalse: RowBits) {
    self.isTrue = isTrue
    self.isFalse = isFalse
  }

  /// Every row decided.
  init(decided isTrue: RowBits, _ rowCount: Int) {
    self.isTrue = isTrue
    isFalse = RowBits(repeating: true, count: rowCount)
    isFalse.formIntersection(notIn: isTrue)
  }

  var negated: TruthBits { TruthBits(isTrue: isFalse, isFalse: isTrue) }
}

/// A filter's tree with compiled leaves.
private indirect enum FilterNode: Sendable {
  case all([FilterNode])
  case any([FilterNode])
  case not(FilterNode)
  case compare(ValueCheck)
  case text(ColumnRequest, TextCheck)
  case valueText(ColumnRequest, TextCheck)
  case expression(ExpressionCondition)
  case isClass(ColumnRequest, RowClass)

  /// Nil if no part of the filter fits the columns.
  init?(_ filter: RowFilter, _ schema: TableSchema) {
    func members(_ filters: [RowFilter]) -> [FilterNode]? {
      let nodes = filters.compactMap { FilterNode($0, schema) }
      return nodes.isEmpty && !filters.isEmpty ? nil : nodes
    }
    func values(_ number: ColumnNumber) -> ColumnRequest? {
      schema[number].map { ColumnRequest(number, as: .values($0.type)) }
    }
    switch filter {
    case .all(let filters):
      guard let nodes = members(filters) else { return nil }
      self = .all(nodes)
    case .any(let filters):
      guard let nodes = members(filters) else { return nil }
      self = .any(nodes)
    case .not(let filter):
      guard let node = FilterNode(filter, schema) else { return nil }
      self = .not(node)
    case .compare(let number, let condition):
      guard let column = schema[number], column.type == condition.type else { return nil }
      self = .compare(ValueCheck(column, condition))
    case .text(let number, let condition):
      guard let values = values(number) else { return nil }
      let check = TextCheck(condition)
      self =
        condition.readsValues
        ? .valueText(values, check) : .text(ColumnRequest(number, as: .text), check)
    case .expression(let condition):
      guard condition.misfit(in: schema) == nil else { return nil }
      self = .expression(condition)
    case .isNull(let number):
      guard let request = values(number) else { return nil }
      self = .isClass(request, .null)
    case .isError(let number):
      guard let request = values(number) else { return nil }
      self = .isClass(request, .error)
    }
  }

  func addRequests(to requests: inout [ColumnRequest]) {
    switch self {
    case .all(let nodes), .any(let nodes): for node in nodes { node.addRequests(to: &requests) }
    case .not(let node): node.addRequests(to: &requests)
    case .compare(let test):
      if !requests.contains(test.request) { requests.append(test.request) }
    case .expression(let condition):
      for request in condition.requests where !requests.contains(request) {
        requests.append(request)
      }
    case .text(let request, _), .valueText(let request, _), .isClass(let request, _):
      if !requests.contains(request) { requests.append(request) }
    }
  }

  // MARK: Chunks

  /// - Parameter failing: Receives the rows at which an expression fails.
  func evaluate(
    _ rowCount: Int, _ chunk: (ColumnRequest) -> ColumnChunk?, _ failing: inout RowBits,
    _ rows: ConditionRows
  ) -> TruthBits {
    switch self {
    case .all(let nodes):
      var result = TruthBits(decided: RowBits(repeating: true, count: rowCount), rowCount)
      for node in nodes {
        let bits = node.evaluate(rowCount, chunk, &failing, rows)
        result.isTrue.formIntersection(bits.isTrue)
        result.isFalse.formUnion(bits.isFalse)
      }
      return result
    case .any(let nodes):
      var result = TruthBits(decided: RowBits(count: rowCount), rowCount)
      for node in nodes {
        let bits = node.evaluate(rowCount, chunk, &failing, rows)
        result.isTrue.formUnion(bits.isTrue)
        result.isFalse.formIntersection(bits.isFalse)
      }
      return result
    case .not(let node): return node.evaluate(rowCount, chunk, &failing, rows).negated
    case .compare(let test):
      guard let values = chunk(test.request) else { break }
      let (isTrue, isFalse) = test.evaluate(values)
      return TruthBits(isTrue: isTrue, isFalse: isFalse)
    case .text(let request, let test):
      guard case .texts(let arena)? = chunk(request)?.values else { break }
      return TruthBits(decided: test.hits(in: arena), rowCount)
    case .valueText(let request, let test):
      guard let values = chunk(request) else { break }
      let (isTrue, isFalse) = test.evaluate(values, as: request)
      return TruthBits(isTrue: isTrue, isFalse: isFalse)
    case .expression(let condition):
      let chunks = condition.requests.compactMap(chunk)
      guard chunks.count == condition.inputs.count else { break }
      let (isTrue, isFalse, fails) = rows.read(for: condition) {
        condition.evaluate(rowCount, chunks, $0)
      }
      failing.formUnion(fails)
      return TruthBits(isTrue: isTrue, isFalse: isFalse)
    case .isClass(let request, let wanted):
      guard let values = chunk(request) else { break }
      var bits = RowBits(count: rowCount)
      if let classes = RowClass.all(in: values) {
        bits.set(rowCount: rowCount) { classes[$0] == wanted }
      }
      return TruthBits(decided: bits, rowCount)
    }
    return TruthBits(isTrue: RowBits(count: rowCount), isFalse: RowBits(count: rowCount))
  }

  // MARK: Single rows

  func evaluate(_ cell: (ColumnRequest) -> Cell, _ rows: ConditionRows) -> Truth {
    switch self {
    case .all(let nodes):
      var result = Truth.isTrue
      for node in nodes {
        switch node.evaluate(cell, rows) {
        case .isTrue: break
        case .isFalse: return .isFalse
        case .undecided: result = .undecided
        }
      }
      return result
    case .any(let nodes):
      var result = Truth.isFalse
      for node in nodes {
        switch node.evaluate(cell, rows) {
        case .isTrue: return .isTrue
        case .isFalse: break
        case .undecided: result = .undecided
        }
      }
      return result
    case .not(let node): return node.evaluate(cell, rows).negated
    case .compare(let test):
      return test.evaluate(cell(test.request)).map { Truth($0) } ?? .undecided
    case .text(let request, let test):
      return Truth(test.holds(for: cell(request).overlayText.utf8[...]))
    case .valueText(let request, let test):
      return ValueText.of(cell(request), as: request).map { Truth(test.holds(for: $0[...])) }
        ?? .undecided
    case .expression(let condition):
      let cells = condition.requests.map(cell)
      let holds = rows.read(for: condition) { condition.truth(of: cells, $0).holds }
      return holds.map { Truth($0) } ?? .undecided
    case .isClass(let request, let wanted):
      return Truth(RowClass.of(cell(request), as: request) == wanted)
    }
  }
}

extension RowClass {
  /// The class of a single cell. A value of another type than its column's is an error.
  static func of(_ cell: Cell, as request: ColumnRequest) -> RowClass {
    guard case .values(let type) = request.form else { return .value }
    let encoder = KeyEncoder(key: SortKey(column: request.column), type: type)
    switch encoder.key(of: cell) {
    case .null: return .null
    case .error: return .error
    case .words, .text: return .value
    }
  }
}

extension RowFilter {
  /// Collects the expressions in the order of the tree, each with its path.
  fileprivate func collectExpressions(
    _ path: [FilterStep],
    _ found: inout [(path: [FilterStep], condition: ExpressionCondition)]
  ) {
    switch self {
    case .all(let members), .any(let members):
      for (index, member) in members.enumerated() {
        member.collectExpressions(path + [.member(index)], &found)
      }
    case .not(let member): member.collectExpressions(path + [.negated], &found)
    case .expression(let condition): found.append((path, condition))
    case .compare, .text, .isNull, .isError: break
    }
  }
}
