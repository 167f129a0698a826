import ColumnStorage
import TableValues

/// The inputs of an expression. A change of anything else does not affect its value.
package struct ExpressionDependencies: Hashable, Sendable {
  /// Columns of the row.
  package var columns: [ColumnNumber] = []
  /// Those of them whose display texts it reads.
  package var shownColumns: [ColumnNumber] = []
  /// Columns of other rows.
  package var otherColumns: [ColumnNumber] = []
  /// Names of `params`, without the prefix.
  package var parameters: [String] = []
  /// Names that the caller binds.
  package var bindings: [String] = []
}

/// An expression that is parsed, checked and ready to run on any thread.
package struct CompiledExpression: Sendable {
  /// The type of its value, apart from null.
  package let type: ExpressionType
  /// The variables it reads. Inputs are passed in this order.
  package let variables: [ExpressionVariable]
  /// The approximate number of steps of an evaluation. A loop counts as one iteration.
  package let steps: Int
  /// The limits it runs within.
  package let limits: ExpressionLimits
  /// The formats that it uses, without duplicates.
  package let formats: [NamedFormat]
  let plan: ExpressionPlan
  let dialect: ExpressionDialect
  let evaluator: Evaluator
  let condition: BooleanProgram
  private let localCount: Int
  private let otherColumns: [ColumnNumber]

  /// Parses and checks an expression.
  ///
  /// - Parameters:
  ///   - source: Its text in UTF-8.
  ///   - environment: Names, dialect and limits.
  ///   - isChecked: Whether types are checked before it runs.
  /// - Throws: ``ExpressionFailure`` with the problems of the text.
  /// - Complexity: O(bytes of the source).
  package init(
    _ source: Text, in environment: ExpressionEnvironment, isChecked: Bool = true
  ) throws(ExpressionFailure) {
    let tree = try ExpressionParser.parse(source.utf8, limits: environment.limits)
    let checked = try ExpressionChecker.check(tree, in: environment, isChecking: isChecked)
    self.init(
      checked.plan, type: checked.type.withoutNull, variables: checked.variables,
      checked.otherColumns, checked.formats, localCount: checked.localCount, environment.dialect,
      environment.limits)
  }

  /// The same expression with another plan.
  init(_ other: CompiledExpression, plan: ExpressionPlan, formats: [NamedFormat]? = nil) {
    self.init(
      plan, type: other.type, variables: other.variables, other.otherColumns,
      formats ?? other.formats, localCount: other.localCount, other.dialect, other.limits)
  }

  private init(
    _ plan: ExpressionPlan, type: ExpressionType, variables: [ExpressionVariable],
    _ otherColumns: [ColumnNumber], _ formats: [NamedFormat], localCount: Int,
    _ dialect: ExpressionDialect,
    _ limits: ExpressionLimits
  ) {
    self.plan = ConstantFolder(dialect: dialect, limits: limits).folded(plan)
    self.type = type
    self.variables = variables
    self.limits = limits
    self.dialect = dialect
    self.localCount = localCount
    self.otherColumns = otherColumns
    self.formats = formats
    steps = self.plan.steps
    evaluator = RowCompiler(dialect: dialect).compile(self.plan)
    condition = VectorCompiler(variables: variables, dialect: dialect).condition(self.plan)
  }

  /// Its inputs.
  package var dependencies: ExpressionDependencies {
    var dependencies = ExpressionDependencies()
    dependencies.otherColumns = otherColumns
    for variable in variables {
      switch variable.source {
      case .column(let number), .shown(let number):
        if !dependencies.columns.contains(number) { dependencies.columns.append(number) }
        if case .shown = variable.source { dependencies.shownColumns.append(number) }
      case .parameter(let name): dependencies.parameters.append(name)
      case .binding(let name): dependencies.bindings.append(name)
      }
    }
    return dependencies
  }

  /// Evaluates it once.
  ///
  /// - Parameters:
  ///   - inputs: One per variable, in their order.
  ///   - others: Reads other rows. The evaluated row is its first.
  ///   - isCancelled: Checked at intervals. True ends the evaluation.
  /// - Precondition: There is one input per variable.
  /// - Throws: ``EvaluationError``, also if the steps of the limits are used up or it is cancelled.
  /// - Complexity: O(steps).
  package func evaluate(
    _ inputs: [ExpressionInput], others: OtherRows? = nil,
    isCancelled: (@Sendable () -> Bool)? = nil
  ) throws(EvaluationError) -> ExpressionValue {
    var frame = self.frame(inputs, others, isCancelled: isCancelled)
    try frame.meter.charge(steps)
    return try evaluator(&frame)
  }

  /// The number of steps of an evaluation, whether it ends with a value or an error.
  package func stepsTaken(_ inputs: [ExpressionInput]) -> Int {
    var frame = self.frame(inputs, isCancelled: nil)
    let before = frame.meter.stepsLeft
    _ = try? evaluator(&frame)
    return before - frame.meter.stepsLeft
  }

  /// A frame for one or several consecutive evaluations.
  func frame(
    _ inputs: [ExpressionInput], _ others: OtherRows? = nil, isCancelled: (@Sendable () -> Bool)?
  ) -> EvaluationFrame {
    precondition(inputs.count == variables.count, "one input per variable")
    return EvaluationFrame(
      meter: EvaluationMeter(limits, isCancelled: isCancelled), inputs: inputs, others: others,
      locals: Array(repeating: .null, count: localCount),
      failures: Array(repeating: nil, count: localCount))
  }

  /// The value at one row of a frame, charged to the frame's meter.
  func evaluate(
    _ frame: inout EvaluationFrame, row: Int
  ) throws(EvaluationError) -> ExpressionValue {
    frame.row = row
    return try evaluator(&frame)
  }
}
