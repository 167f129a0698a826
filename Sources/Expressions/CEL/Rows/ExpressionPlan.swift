import TableValues

/// What a checked expression does: names are slots, functions are resolved, macros are loops.
final class ExpressionPlan: Sendable {
  let operation: PlanOperation
  /// The type as far as it was known when the node was made; see ``CheckedExpression/bindings``.
  let type: ExpressionType
  let range: Range<Int>
  /// Steps of one evaluation, loops counted once.
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
  /// A cell of the row that has the value of a part as its key.
  case otherCell(ExpressionPlan, ColumnNumber)
  /// The text that a value shows as a column or named type does.
  indirect case formatted(ExpressionPlan, NamedFormat)
  /// A name of a macro by its place in the frame.
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
  /// Found wrong while checking was off: fails when it is reached.
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
  /// The variables it uses, by slot.
  var variables: [ExpressionVariable]
  /// The columns that are read in other rows, in the order in which they come up.
  var otherColumns: [ColumnNumber]
  /// The formats that are named, each once.
  var formats: [NamedFormat]
  /// How many places for macro names a frame needs.
  var localCount: Int

  /// The type of its value.
  var type: ExpressionType { bindings.final(plan.type) }
}
