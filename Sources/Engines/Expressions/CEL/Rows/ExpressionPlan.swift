import TableValues

/// The executable form of a checked expression: names are slots, functions are resolved, macros are
/// loops.
final class ExpressionPlan: Sendable {
  let operation: PlanOperation
  /// The type as known when the node was made; see ``CheckedExpression/bindings``.
  let type: ExpressionType
  let range: Range<Int>
  /// The steps of one evaluation. A loop counts as one iteration.
  let steps: Int

  init(_ operation: PlanOperation, _ type: ExpressionType, at range: Range<Int>, steps: Int) {
    self.operation = operation
    self.type = type
    self.range = range
    self.steps = steps
  }

  /// The value of a literal.
  var constant: ExpressionValue? {
    if case .constant(let value) = operation { return value }
    return nil
  }
}

/// The operations of a plan.
enum PlanOperation: Sendable {
  case constant(ExpressionValue)
  /// A variable by its slot.
  case variable(Int)
  /// All columns of the row as a map.
  case row([RowColumn])
  /// A cell of the row whose key is the value of a part.
  case otherCell(ExpressionPlan, ColumnNumber)
  /// A value in the format of a column or named type.
  indirect case formatted(ExpressionPlan, NamedFormat)
  /// A macro variable, by its index in the frame.
  case local(Int)
  case select(ExpressionPlan, Text, isOptional: Bool)
  case presence(ExpressionPlan, Text, isOptional: Bool)
  case index(ExpressionPlan, ExpressionPlan, isOptional: Bool)
  case and(ExpressionPlan, ExpressionPlan)
  case or(ExpressionPlan, ExpressionPlan)
  case conditional(ExpressionPlan, ExpressionPlan, ExpressionPlan)
  case call(String, [ExpressionPlan])
  case list([ListItem])
  case map([MapItem])
  case loop(PlanLoop)
  case bind(local: Int, ExpressionPlan, ExpressionPlan)
  case optionalMap(ExpressionPlan, local: Int, ExpressionPlan, isFlat: Bool)
  /// A fault found while checking was off. It fails when it is reached.
  case failure(EvaluationError)

  struct RowColumn: Sendable {
    var name: Text
    var slot: Int
  }

  struct ListItem: Sendable {
    var value: ExpressionPlan
    var isOptional: Bool
  }

  struct MapItem: Sendable {
    var key: ExpressionPlan
    var value: ExpressionPlan
    var isOptional: Bool
  }
}

/// A loop over a list or map.
struct PlanLoop: Sendable {
  var kind: LoopKind
  var range: ExpressionPlan
  var first: Int
  var second: Int?
  var condition: ExpressionPlan?
  var body: ExpressionPlan
}

/// An expression after checking.
struct CheckedExpression: Sendable {
  var plan: ExpressionPlan
  var bindings: TypeBindings
  /// The variables that it uses, by slot.
  var variables: [ExpressionVariable]
  /// The columns that are read in other rows, in order of first occurrence.
  var otherColumns: [ColumnNumber]
  /// The formats that it uses, without duplicates.
  var formats: [NamedFormat]
  /// The number of macro variables that a frame needs.
  var localCount: Int

  /// The type of its value.
  var type: ExpressionType { bindings.final(plan.type) }
}
