import ColumnStorage
import TableValues

/// The rows of a chunk that pass a condition.
package struct ExpressionHits: Sendable {
  /// One bit per row, row 0 in the lowest bit of word 0: set where the value is `true`.
  package var words: [UInt64]
  /// One bit per row, set where the value is `false`.
  package var falseWords: [UInt64]
  /// The number of rows that are neither `true` nor `false`: an error or a null operand.
  package var unknownCount: Int
  /// The first row that failed for a reason other than a null operand, with its error.
  package var firstError: (row: Int, error: EvaluationError)?
}

extension CompiledExpression {
  /// The number of undecided rows of a chunk that are searched for the first error.
  private static let errorTries = 64

  /// The same expression with parameters and bindings substituted, so that kernels see constants.
  ///
  /// - Parameter value: The value of a variable, or nil to keep the variable.
  package func bound(_ value: (ExpressionVariable) -> ExpressionValue?) -> CompiledExpression {
    let values = variables.map { variable -> ExpressionValue? in
      variable.source.isOfRow ? nil : value(variable)
    }
    guard values.contains(where: { $0 != nil }) else { return self }
    return CompiledExpression(self, plan: PlanBinder(values: values, formats: [:]).bound(plan))
  }

  /// The same expression with the current formats of the names. A name without a format keeps the
  /// old one.
  func formatted(_ format: (Text) -> NamedFormat?) -> CompiledExpression {
    let now = formats.map { format($0.name) ?? $0 }
    guard now != formats else { return self }
    let byName = Dictionary(now.map { ($0.name, $0) }) { $1 }
    let binder = PlanBinder(values: variables.map { _ in nil }, formats: byName)
    return CompiledExpression(self, plan: binder.bound(plan), formats: now)
  }

  /// The rows for which the expression is `true`.
  ///
  /// - Parameters:
  ///   - inputs: One per variable: columns of at least `count` rows.
  ///   - count: The number of rows.
  ///   - others: Reads other rows.
  ///   - isCancelled: Checked at intervals.
  /// - Throws: Only if the chunk exceeds its step limit or the request was cancelled.
  package func hits(
    _ inputs: [ExpressionInput], count: Int, others: OtherRows? = nil,
    isCancelled: (@Sendable () -> Bool)? = nil
  ) throws(EvaluationError) -> ExpressionHits {
    let frame = self.frame(inputs, others, isCancelled: isCancelled)
    var evaluator = VectorEvaluator(frame, count: count, limits: limits)
    let vector =
      fits(inputs, count)
      ? try evaluator.evaluate(condition) : try evaluator.evaluate(.rows(self.evaluator))
    var hits = ExpressionHits(
      words: vector.isTrue, falseWords: vector.isFalse, unknownCount: 0)
    let all = ValidityBitmap(repeating: true, count: count).words
    var tries = Self.errorTries
    for index in all.indices {
      var unknown = all[index] & ~(vector.isTrue[index] | vector.isFalse[index])
      hits.unknownCount += unknown.nonzeroBitCount
      while unknown != 0, tries > 0, hits.firstError == nil {
        let row = index * 64 + unknown.trailingZeroBitCount
        unknown &= unknown - 1
        tries -= 1
        if let error = failure(frame, row: row) { hits.firstError = (row, error) }
      }
    }
    return hits
  }

  /// Those of some undecided rows that are undecided because of a null.
  package func nulls(
    among rows: [Int], _ inputs: [ExpressionInput], others: OtherRows?
  ) -> [Int] {
    let frame = self.frame(inputs, others, isCancelled: nil)
    return rows.filter { failure(frame, row: $0) == nil }
  }

  /// Why a row is undecided; nil if it is because of a null.
  private func failure(_ frame: EvaluationFrame, row: Int) -> EvaluationError? {
    var frame = frame
    do throws(EvaluationError) {
      let value = try evaluate(&frame, row: row)
      if case .boolean = value { return nil }
      if case .null = value { return nil }
      return EvaluationError(.noSuchOverload, "a condition is bool, not \(value.typeName.name)")
    } catch {
      return error.kind == .nullOperand ? nil : error
    }
  }

  /// Whether the chunks have the types for which the kernels were chosen.
  func fits(_ inputs: [ExpressionInput], _ count: Int) -> Bool {
    for (input, variable) in zip(inputs, variables) {
      guard variable.source.isOfRow else { continue }
      guard case .column(let chunk, let type) = input, chunk.count == count,
        chunk.values.isStorage(of: type, as: variable.type.withoutNull)
      else { return false }
    }
    return true
  }
}

extension ChunkValues {
  /// Whether kernels of a type can read the column's storage.
  fileprivate func isStorage(of column: ColumnType, as type: ExpressionType) -> Bool {
    switch (self, type) {
    case (.booleans, .boolean), (.integers, .integer), (.dates, .timestamp): true
    case (.numbers, .double): column == .number
    case (.texts, .text): column == .text
    default: false  // read row by row
    }
  }
}

/// Substitutes values for variables, and other formats for those of the same names.
private struct PlanBinder {
  let values: [ExpressionValue?]
  let formats: [Text: NamedFormat]

  func bound(_ plan: ExpressionPlan) -> ExpressionPlan {
    ExpressionPlan(operation(plan.operation), plan.type, at: plan.range, steps: plan.steps)
  }

  private func operation(_ operation: PlanOperation) -> PlanOperation {
    switch operation {
    case .constant, .row, .local, .failure: operation
    case .otherCell(let key, let column): .otherCell(bound(key), column)
    case .formatted(let part, let format):
      .formatted(bound(part), formats[format.name] ?? format)
    case .variable(let slot): values[slot].map { .constant($0) } ?? operation
    case .select(let part, let name, let isOptional):
      .select(bound(part), name, isOptional: isOptional)
    case .presence(let part, let name, let isOptional):
      .presence(bound(part), name, isOptional: isOptional)
    case .index(let part, let index, let isOptional):
      .index(bound(part), bound(index), isOptional: isOptional)
    case .and(let left, let right): .and(bound(left), bound(right))
    case .or(let left, let right): .or(bound(left), bound(right))
    case .conditional(let condition, let yes, let no):
      .conditional(bound(condition), bound(yes), bound(no))
    case .call(let name, let parts): .call(name, parts.map { bound($0) })
    case .list(let items):
      .list(items.map { .init(value: bound($0.value), isOptional: $0.isOptional) })
    case .map(let items):
      .map(
        items.map {
          .init(key: bound($0.key), value: bound($0.value), isOptional: $0.isOptional)
        })
    case .loop(let loop):
      .loop(
        PlanLoop(
          kind: loop.kind, range: bound(loop.range), first: loop.first, second: loop.second,
          condition: loop.condition.map { bound($0) }, body: bound(loop.body)))
    case .bind(let local, let value, let body):
      .bind(local: local, bound(value), bound(body))
    case .optionalMap(let part, let local, let body, let isFlat):
      .optionalMap(bound(part), local: local, bound(body), isFlat: isFlat)
    }
  }
}
