import CellFormats
import ColumnStorage
import Expressions
import TableValues

/// A table's validation rules, with their expressions compiled for the current columns.
package struct ValidationRules: Sendable {
  /// One rule.
  package struct Entry: Sendable {
    /// The position of the rule.
    package let place: RulePlace
    /// The rule.
    package let rule: ValidationRule
    /// For a kind's field: the required type. The rule has no expression then.
    package let type: ColumnType?
    /// Why it cannot be evaluated: it does not fit the columns any more.
    package let failure: ExpressionFailure?
    /// The column whose cells it is about; nil: it is about rows.
    let own: ColumnNumber?
    let expression: RowExpression?
    /// The columns whose change may violate it, including those that computed columns read.
    var touched: Set<ColumnNumber>

    /// The columns whose cells report a violation; empty: the row reports it.
    package var columns: [ColumnID] { place.column.map { [$0] } ?? rule.columns }
  }

  /// The maximum number of rules of a table.
  package static let countMax = 1000

  /// Rules of columns in the columns' order, then rules of rows.
  package let entries: [Entry]

  /// Compiles the rules of a table; nil if there are none.
  package init?(
    _ schema: TableSchema, _ declarations: RowDeclarations,
    parameters: TableParameters = TableParameters()
  ) {
    var entries: [Entry] = []
    for column in schema.columns {
      for (index, rule) in column.traits.rules.enumerated() {
        let place = RulePlace(column: column.id, index: index)
        entries.append(Self.entry(place, rule, column, schema, parameters))
      }
    }
    for (name, kind) in declarations.kinds.sorted(by: { $0.key < $1.key }) {
      let fields = kind.fields.sorted { $0.key.text < $1.key.text }
      for (id, field) in fields {
        guard let column = schema[id] else { continue }
        if let type = field.type, column.type == .json {
          entries.append(Self.entry(type, of: name, column, declarations, schema))
        }
        for (index, rule) in field.rules.enumerated() {
          let place = RulePlace(column: id, kind: name, index: index)
          var entry = Self.entry(place, rule, column, schema, parameters)
          entry.touched.formUnion(schema.sources(of: schema.kindSources(declarations)))
          entries.append(entry)
        }
      }
    }
    for (index, rule) in declarations.rowRules.enumerated() {
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
          place: entry.place, rule: entry.rule, type: entry.type, failure: entry.failure,
          own: entry.own,
          expression: entry.expression?.bound(to: parameters), touched: entry.touched)
      })
  }

  /// The rule that a kind's field has its type.
  private static func entry(
    _ type: ColumnType, of kind: Text, _ column: Column, _ declarations: RowDeclarations,
    _ schema: TableSchema
  ) -> Entry {
    Entry(
      place: RulePlace(column: column.id, kind: kind, index: nil), rule: ValidationRule(""),
      type: type, failure: nil, own: column.number, expression: nil,
      touched: schema.sources(of: schema.kindSources(declarations).union([column.number])))
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
    var touched = Set(expression?.inputs.flatMap(\.numbers) ?? [])
    if let column { touched.insert(column.number) }
    return Entry(
      place: place, rule: rule, type: nil, failure: failure, own: column?.number,
      expression: expression,
      touched: schema.sources(of: touched))
  }

  /// The expression of a rule. In it, `value` is the cell of the rule's column.
  ///
  /// - Throws: What is wrong with it; also if it is not a condition.
  package static func expression(
    _ rule: ValidationRule, of column: Column?, in schema: TableSchema,
    _ parameters: TableParameters = TableParameters()
  ) throws(ExpressionFailure) -> RowExpression {
    var environment = ExpressionEnvironment(over: schema)
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

  /// The indices of the rules that a change of some columns may violate.
  func touched(by columns: some Sequence<ColumnNumber>) -> [Int] {
    let columns = Set(columns)
    return entries.indices.filter { !entries[$0].touched.isDisjoint(with: columns) }
  }

  // MARK: Evaluation

  /// The number of rows that are checked together.
  static let stepRows = 1024

  /// The violations of some rows, row by row. O(rows · rules). May block on a file.
  ///
  /// - Parameter isCancelled: Checked every few rows. After a cancellation some rows are not
  ///   checked.
  package func violations(
    of slots: [UInt32], in table: TableState, rules: [Int], isCancelled: () -> Bool = { false }
  ) -> [RuleViolation] {
    var found: [RuleViolation] = []
    let requests = self.requests(of: rules)
    var rest = slots[...]
    while !rest.isEmpty, !isCancelled() {
      let step = Array(rest.prefix(Self.stepRows))
      rest = rest.dropFirst(step.count)
      let chunks = table.content.rowChunks(of: step, requests)
      found += violations(of: step, in: table, requests, chunks, rules)
    }
    return found
  }

  /// The cells to read for some rules.
  func requests(of rules: [Int]) -> [ColumnRequest] {
    rules.flatMap { requests(of: entries[$0]) }.eachOnce
  }

  private func requests(of entry: Entry) -> [ColumnRequest] {
    if entry.type != nil, let own = entry.own { return [ColumnRequest(own, as: .values(.json))] }
    return entry.expression?.requests ?? []
  }

  /// The violations of rows whose cells were read by `requests`.
  func violations(
    of slots: [UInt32], in table: TableState, _ requests: [ColumnRequest],
    _ chunks: [ColumnChunk], _ rules: [Int]
  ) -> [RuleViolation] {
    var found: [(row: Int, RuleViolation)] = []
    let kinds =
      rules.contains { entries[$0].place.kind != nil } ? table.kinds(of: slots) : []
    for rule in rules {
      let entry = entries[rule]
      let read = self.requests(of: entry).compactMap { request in
        requests.firstIndex(of: request).map { chunks[$0] }
      }
      for miss in misses(entry, read, of: slots, in: table) {
        if let kind = entry.place.kind, kinds[miss.row] != kind { continue }
        let reason = miss.error.map { Text($0.message) }
        found.append(
          (miss.row, RuleViolation(slot: slots[miss.row], rule: rule, reason: reason)))
      }
    }
    return found.sorted { ($0.row, $0.1.rule) < ($1.row, $1.1.rule) }.map(\.1)
  }

  private func misses(
    _ entry: Entry, _ chunks: [ColumnChunk], of slots: [UInt32], in table: TableState
  ) -> [RowMiss] {
    if let type = entry.type, let chunk = chunks.first {
      return slots.indices.filter { !type.takes(chunk, row: $0) }.map { RowMiss(row: $0) }
    }
    guard let expression = entry.expression else { return [] }
    // Reads of other rows are not recorded: windows are checked again after every change.
    let others =
      expression.otherColumns.isEmpty
      ? nil : OtherRows(table.linked, for: .list(slots), nil, mayBlock: true)
    return expression.misses(chunks, count: slots.count, others: others)
  }
}

/// A row that violates a rule.
package struct RuleViolation: Hashable, Sendable {
  /// The row.
  package var slot: UInt32
  /// The index of the rule among the table's.
  package var rule: Int
  /// Why the rule could not be evaluated; nil: it is false.
  package var reason: Text?
}

/// A violated rule with its details.
package struct BrokenRule: Hashable, Sendable {
  /// The position of the rule.
  package var place: RulePlace
  /// The rule.
  package var rule: ValidationRule
  /// The required type of a kind's field.
  package var type: ColumnType?
  /// The row; nil if it does not exist.
  package var row: RowKey?
  /// Why the rule could not be evaluated; nil: it is false.
  package var reason: Text?

  init(_ entry: ValidationRules.Entry, row: RowKey?, reason: Text?) {
    place = entry.place
    rule = entry.rule
    type = entry.type
    self.row = row
    self.reason = reason
  }
}

extension TableSchema {
  /// The columns that decide the kinds of rows.
  fileprivate func kindSources(_ declarations: RowDeclarations) -> Set<ColumnNumber> {
    switch declarations.kindSource {
    case nil: return []
    case .column(let id): return Set(self[id].map { [$0.number] } ?? [])
    case .expression(let source):
      let expression = try? RuleExpression(source, over: self)
      return Set(expression?.requests.map(\.column) ?? [])
    }
  }

  /// Columns, and all columns that the computed ones among them read.
  fileprivate func sources(of columns: Set<ColumnNumber>) -> Set<ColumnNumber> {
    let computations = self.columns.computations
    var found = columns
    var next = Array(columns)
    while let number = next.popLast() {
      for input in computations[number]?.reads ?? [] where found.insert(input).inserted {
        next.append(input)
      }
    }
    return found
  }
}

extension TableContent {
  /// The cells of some rows as chunks. May block on a file.
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
  /// The first rule that a cell would violate; rules that refuse precede those that only mark. May
  /// block on a file.
  package func brokenRule(setting cell: Cell, at place: CellPlace) -> BrokenRule? {
    guard let validation else { return nil }
    let rules = validation.touched(by: [place.column])
    if rules.isEmpty { return nil }
    var changed = self
    changed.apply(
      .cells(column: place.column, [CellChange(slot: place.slot, before: nil, after: cell)]),
      at: revision.next)
    let found = validation.violations(of: [place.slot], in: changed, rules: rules)
    let first =
      found.first { validation.entries[$0.rule].rule.severity == .refuse } ?? found.first
    return first.map {
      BrokenRule(validation.entries[$0.rule], row: keys.key(of: place.slot), reason: $0.reason)
    }
  }
}

extension TableState {
  /// The declared kinds of some rows. May block on a file.
  fileprivate func kinds(of slots: [UInt32]) -> [Text?] {
    var resolver = SettingResolver(self)
    resolver.prepare(slots)
    return slots.map { resolver.kind(of: $0).name }
  }

  /// The declaration of a row's kind about a column; nil: none about values.
  package func field(of slot: UInt32, _ column: Column) -> KindField? {
    guard let kinds = rules?.declarations.kinds,
      kinds.values.contains(where: { $0.fields[column.id] != nil })
    else { return nil }
    var resolver = SettingResolver(self)
    return resolver.kind(of: slot).name.flatMap { kinds[$0]?.fields[column.id] }
      .flatMap { KindField($0, in: column) }
  }
}

extension ColumnType {
  /// Whether the value of a JSON cell has this type. Null has every type.
  fileprivate func takes(_ chunk: ColumnChunk, row: Int) -> Bool {
    guard chunk.isValid(row), case .texts(let arena) = chunk.values else { return true }
    guard let json = CellValue(json: arena[row]), let value = try? ExpressionValue(cell: json)
    else { return false }
    switch (self, value) {
    case (_, .null), (.json, _): return true
    case (.boolean, .boolean), (.list, .list), (.text, .text): return true
    case (.integer, .integer), (.integer, .unsigned): return true
    case (.number, .integer), (.number, .unsigned), (.number, .double): return true
    case (.decimal, .text(let text)), (.date, .text(let text)), (.dateTime, .text(let text)),
      (.time, .text(let text)), (.duration, .text(let text)):
      return reads(text)
    default: return false  // any other pair
    }
  }

  private func reads(_ text: Text) -> Bool {
    if case .error = CellParser(ParseSettings(type: self)).cell(text).value { false } else { true }
  }
}
