import ColumnStorage
import Expressions
import TableValues

/// What a table's data is to meet, with the expressions ready for the columns there are.
package struct ValidationRules: Sendable {
  /// One rule.
  package struct Entry: Sendable {
    /// Which one.
    package let place: RulePlace
    /// What it says.
    package let rule: ValidationRule
    /// Why it cannot be asked: it does not fit the columns any more.
    package let failure: ExpressionFailure?
    /// The column whose cells it is about; nil: it is about rows.
    let own: ColumnNumber?
    let expression: RowExpression?
    /// The columns whose change may break it, those that computed ones read among them.
    let touched: Set<ColumnNumber>

    /// The columns at whose cells it is told; none: it is told of the row.
    package var columns: [ColumnID] { place.column.map { [$0] } ?? rule.columns }
  }

  /// The most rules that a table may have.
  package static let countMax = 1000

  /// Those of columns in the columns' order, then those of rows.
  package let entries: [Entry]

  /// Makes the rules of a table ready; nil if there are none.
  package init?(
    _ schema: TableSchema, rowRules: [ValidationRule],
    parameters: TableParameters = TableParameters()
  ) {
    var entries: [Entry] = []
    for column in schema.columns {
      for (index, rule) in column.traits.rules.enumerated() {
        let place = RulePlace(column: column.id, index: index)
        entries.append(Self.entry(place, rule, column, schema, parameters))
      }
    }
    for (index, rule) in rowRules.enumerated() {
      let place = RulePlace(column: nil, index: index)
      entries.append(Self.entry(place, rule, nil, schema, parameters))
    }
    if entries.isEmpty { return nil }
    self.entries = entries
  }

  private init(entries: [Entry]) { self.entries = entries }

  /// The same rules with other parameters.
  func bound(to parameters: TableParameters) -> ValidationRules {
    ValidationRules(
      entries: entries.map { entry in
        Entry(
          place: entry.place, rule: entry.rule, failure: entry.failure, own: entry.own,
          expression: entry.expression?.bound(to: parameters), touched: entry.touched)
      })
  }

  private static func entry(
    _ place: RulePlace, _ rule: ValidationRule, _ column: Column?, _ schema: TableSchema,
    _ parameters: TableParameters
  ) -> Entry {
    var (expression, failure): (RowExpression?, ExpressionFailure?)
    do throws(ExpressionFailure) {
      expression = try self.expression(rule, of: column, in: schema, parameters)
    } catch {
      failure = error
    }
    var touched = Set(expression?.inputs.map(\.column) ?? [])
    if let column { touched.insert(column.number) }
    return Entry(
      place: place, rule: rule, failure: failure, own: column?.number, expression: expression,
      touched: schema.sources(of: touched))
  }

  /// The expression of a rule; `value` is the cell of the column that has it.
  ///
  /// - Throws: What is wrong with it; also when it is no condition.
  package static func expression(
    _ rule: ValidationRule, of column: Column?, in schema: TableSchema,
    _ parameters: TableParameters = TableParameters()
  ) throws(ExpressionFailure) -> RowExpression {
    var environment = ExpressionEnvironment(dialect: .table, columns: schema.columns)
    if let column {
      environment.declare(
        ExpressionVariable(
          "value", .nullable(ExpressionType(column.type)), .column(column.number)))
    }
    let expression = try RowExpression(
      rule.expression, in: environment, parameters: parameters, type: { schema[$0]?.type })
    let type = expression.expression.type
    guard type == .boolean || type == .dynamic || type == .null else {
      throw ExpressionFailure(
        .type, "a rule is a condition", at: 0..<rule.expression.utf8.count, expected: "bool",
        found: "\(type)")
    }
    return expression
  }

  /// The rules that a change of some columns may break, by place.
  func touched(by columns: some Sequence<ColumnNumber>) -> [Int] {
    let columns = Set(columns)
    return entries.indices.filter { !entries[$0].touched.isDisjoint(with: columns) }
  }

  // MARK: Asking

  /// Rows that are looked at together.
  static let stepRows = 1024

  /// What some rows break, row by row. O(rows · rules); may block on a file.
  func violations(
    of slots: [UInt32], in content: TableContent, rules: [Int]
  ) -> [RuleViolation] {
    var found: [RuleViolation] = []
    let requests = requests(of: rules)
    var rest = slots[...]
    while !rest.isEmpty {
      let step = Array(rest.prefix(Self.stepRows))
      rest = rest.dropFirst(step.count)
      found += violations(of: step, requests, content.rowChunks(of: step, requests), rules)
    }
    return found
  }

  /// What must be read for some rules.
  func requests(of rules: [Int]) -> [ColumnRequest] {
    var requests: [ColumnRequest] = []
    for rule in rules {
      for request in entries[rule].expression?.requests ?? []
      where !requests.contains(request) { requests.append(request) }
    }
    return requests
  }

  /// What rows break whose cells have been read as `requests` say.
  func violations(
    of slots: [UInt32], _ requests: [ColumnRequest], _ chunks: [ColumnChunk], _ rules: [Int]
  ) -> [RuleViolation] {
    var found: [(row: Int, RuleViolation)] = []
    for rule in rules {
      guard let expression = entries[rule].expression else { continue }
      let read = expression.requests.compactMap { request in
        requests.firstIndex(of: request).map { chunks[$0] }
      }
      for miss in expression.misses(read, count: slots.count) {
        let reason = miss.error.map { Text($0.message) }
        found.append(
          (miss.row, RuleViolation(slot: slots[miss.row], rule: rule, reason: reason)))
      }
    }
    return found.sorted { ($0.row, $0.1.rule) < ($1.row, $1.1.rule) }.map(\.1)
  }
}

/// A row that breaks a rule.
package struct RuleViolation: Hashable, Sendable {
  /// The row.
  package var slot: UInt32
  /// The place of the rule among the table's.
  package var rule: Int
  /// Why the rule has no answer; nil: it is false.
  package var reason: Text?
}

/// A rule that a row breaks, told by itself.
package struct BrokenRule: Hashable, Sendable {
  /// Which rule.
  package var place: RulePlace
  /// What it says.
  package var rule: ValidationRule
  /// The row; nil for one that is not there.
  package var row: RowKey?
  /// Why the rule has no answer; nil: it is false.
  package var reason: Text?

  init(_ entry: ValidationRules.Entry, row: RowKey?, reason: Text?) {
    place = entry.place
    rule = entry.rule
    self.row = row
    self.reason = reason
  }
}

extension TableSchema {
  /// Columns and all that computed ones among them are made from.
  fileprivate func sources(of columns: Set<ColumnNumber>) -> Set<ColumnNumber> {
    var found = columns
    var next = Array(columns)
    while let number = next.popLast() {
      for input in self[number]?.computation?.inputs ?? [] where found.insert(input).inserted {
        next.append(input)
      }
    }
    return found
  }
}

extension TableContent {
  /// The cells of some rows as chunks; may block on a file.
  func rowChunks(of slots: [UInt32], _ requests: [ColumnRequest]) -> [ColumnChunk] {
    if requests.isEmpty || slots.isEmpty {
      return requests.map { _ in ColumnChunk(values: .texts(TextArena())) }
    }
    if let plain = plainRows(slots, requests) { return plain }
    return zip(requests, cells(of: slots, requests)).map { request, cells in
      var builder = ColumnChunkBuilder(type: request.valueType)
      for cell in cells { builder.append(cell) }
      return builder.finish()
    }
  }
}

extension ColumnRequest {
  fileprivate var valueType: ColumnType {
    if case .values(let type) = form { type } else { .text }
  }
}

extension TableState {
  /// The first rule that a cell would break if it were set, one that refuses it before one that
  /// only marks it. May block on a file.
  func brokenRule(setting cell: Cell, at place: CellPlace) -> BrokenRule? {
    guard let validation else { return nil }
    let rules = validation.touched(by: [place.column])
    if rules.isEmpty { return nil }
    var changed = self
    changed.apply(
      .cells(column: place.column, [CellChange(slot: place.slot, before: nil, after: cell)]),
      at: revision.next)
    let found = validation.violations(of: [place.slot], in: changed.content, rules: rules)
    let first =
      found.first { validation.entries[$0.rule].rule.severity == .refuse } ?? found.first
    return first.map {
      BrokenRule(validation.entries[$0.rule], row: keys.key(of: place.slot), reason: $0.reason)
    }
  }
}
