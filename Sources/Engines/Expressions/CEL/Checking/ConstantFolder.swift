import TableValues

/// Evaluates the parts of an expression that do not depend on the row, before any row runs.
struct ConstantFolder {
  let dialect: ExpressionDialect
  let limits: ExpressionLimits
  /// The limits of constant evaluation: steps and size.
  private static let stepsMax = 2_000

  /// The plan with constant calls and lists evaluated. Parts that fail are left to fail at run
  /// time.
  func folded(_ plan: ExpressionPlan) -> ExpressionPlan {
    switch plan.operation {
    case .constant, .variable, .row, .local, .failure, .loop, .bind, .optionalMap, .presence:
      return plan
    case .otherCell(let key, let column):
      return remade(plan, .otherCell(folded(key), column), [])
    case .formatted(let value, let format):
      // Formats may change later, so formatted text is not constant.
      return remade(plan, .formatted(folded(value), format), [])
    case .select(let operand, let name, let isOptional):
      return remade(plan, .select(folded(operand), name, isOptional: isOptional), [])
    case .index(let operand, let index, let isOptional):
      return remade(plan, .index(folded(operand), folded(index), isOptional: isOptional), [])
    case .and(let left, let right):
      return remade(plan, .and(folded(left), folded(right)), [])
    case .or(let left, let right):
      return remade(plan, .or(folded(left), folded(right)), [])
    case .conditional(let condition, let yes, let no):
      return remade(plan, .conditional(folded(condition), folded(yes), folded(no)), [])
    case .call(let name, let arguments):
      let parts = arguments.map { folded($0) }
      return remade(plan, .call(name, parts), parts)
    case .list(let items):
      let parts = items.map {
        PlanOperation.ListItem(value: folded($0.value), isOptional: $0.isOptional)
      }
      return remade(plan, .list(parts), parts.map(\.value))
    case .map(let items):
      let parts = items.map {
        PlanOperation.MapItem(
          key: folded($0.key), value: folded($0.value), isOptional: $0.isOptional)
      }
      return remade(plan, .map(parts), [])
    }
  }

  /// The value if all parts are constants, else the plan with its new parts.
  private func remade(
    _ plan: ExpressionPlan, _ operation: PlanOperation, _ parts: [ExpressionPlan]
  ) -> ExpressionPlan {
    let made = ExpressionPlan(operation, plan.type, at: plan.range, steps: plan.steps)
    guard !parts.isEmpty, parts.allSatisfy({ $0.constant != nil }) else { return made }
    var small = limits
    small.steps = min(limits.steps, Self.stepsMax)
    small.valueUnits = min(limits.valueUnits, Self.stepsMax)
    var frame = EvaluationFrame(meter: EvaluationMeter(small), inputs: [], locals: [])
    do throws(EvaluationError) {
      let value = try RowCompiler(dialect: dialect).compile(made)(&frame)
      return ExpressionPlan(.constant(value), plan.type, at: plan.range, steps: 0)
    } catch {
      return made
    }
  }
}
