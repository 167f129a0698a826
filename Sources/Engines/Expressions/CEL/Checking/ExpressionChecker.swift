import TableValues

/// Resolves names and overloads and infers the types of an expression.
///
/// With checking off it does the same, but type errors are left to the evaluation.
struct ExpressionChecker {
  let tree: SyntaxTree
  let environment: ExpressionEnvironment
  let isChecking: Bool
  var bindings = TypeBindings()
  var variables: [ExpressionVariable] = []
  var locals: [(name: String, type: ExpressionType)] = []
  var localCount = 0
  var otherColumns: [ColumnNumber] = []
  var formats: [NamedFormat] = []
  private var slots: [ExpressionVariable: Int] = [:]
  /// The faults found so far.
  private var failures: [ExpressionFailure] = []
  private let signatures: [String: [FunctionSignature]]

  /// Checks a tree.
  static func check(
    _ tree: SyntaxTree, in environment: ExpressionEnvironment, isChecking: Bool = true
  ) throws(ExpressionFailure) -> CheckedExpression {
    var checker = ExpressionChecker(tree, environment, isChecking)
    let plan: ExpressionPlan
    do throws(ExpressionFailure) {
      plan = try checker.plan(tree.root)
    } catch {
      throw ExpressionFailure.joined(checker.failures + [error]) ?? error
    }
    if let failure = ExpressionFailure.joined(checker.failures) { throw failure }
    return CheckedExpression(
      plan: plan, bindings: checker.bindings, variables: checker.variables,
      otherColumns: checker.otherColumns, formats: checker.formats,
      localCount: checker.localCount)
  }

  private init(_ tree: SyntaxTree, _ environment: ExpressionEnvironment, _ isChecking: Bool) {
    self.tree = tree
    self.environment = environment
    self.isChecking = isChecking
    var signatures =
      environment.dialect == .strict ? FunctionSignatures.strict : FunctionSignatures.table
    for declared in environment.declarations {
      signatures[declared.name, default: []].append(declared)
    }
    self.signatures = signatures
  }

  /// The plan of a node. A fault is recorded and the node gets the dynamic type. So independent
  /// faults are found too, but not those that only follow from this one.
  mutating func plan(_ id: SyntaxTree.ID) throws(ExpressionFailure) -> ExpressionPlan {
    do throws(ExpressionFailure) {
      return try checkedPlan(id)
    } catch {
      try note(error)
      return ExpressionPlan(.constant(.null), .dynamic, at: tree[id].range, steps: 0)
    }
  }

  /// Records a fault. Throws it instead if the limit of faults is reached or checking is off.
  mutating func note(_ failure: ExpressionFailure) throws(ExpressionFailure) {
    guard isChecking, failures.count < ExpressionFailure.countMax - 1 else { throw failure }
    failures.append(failure)
  }

  private mutating func checkedPlan(
    _ id: SyntaxTree.ID
  ) throws(ExpressionFailure) -> ExpressionPlan {
    let range = tree[id].range
    switch tree[id].kind {
    case .literal(let value):
      return ExpressionPlan(.constant(value), value.checkedType, at: range, steps: 0)
    case .identifier(let name): return try identifier(name, at: range)
    case .select(let operand, let name, let isOptional, _):
      return try select(id, operand, name, isOptional)
    case .presence(let operand, let name, let isOptional):
      return try presence(operand, name, isOptional, at: range)
    case .index(let operand, let index, let isOptional):
      return try subscripted(operand, index, isOptional, at: range)
    case .call(let name, let target, let arguments):
      return try call(name, target, arguments, at: range)
    case .and(let left, let right):
      let parts = try booleans([left, right])
      return make(.and(parts[0], parts[1]), .boolean, at: range, over: parts)
    case .or(let left, let right):
      let parts = try booleans([left, right])
      return make(.or(parts[0], parts[1]), .boolean, at: range, over: parts)
    case .conditional(let condition, let yes, let no):
      return try conditional(condition, yes, no, at: range)
    case .list(let items): return try list(items, at: range)
    case .map(let items): return try map(items, at: range)
    case .loop(let loop): return try self.loop(loop, at: range)
    case .bind(let name, let value, let body): return try bind(name, value, body, at: range)
    case .optionalMap(let operand, let name, let body, let isFlat):
      return try optionalMap(operand, name, body, isFlat, at: range)
    }
  }

  /// A node over its parts.
  func make(
    _ operation: PlanOperation, _ type: ExpressionType, at range: Range<Int>,
    over parts: [ExpressionPlan]
  ) -> ExpressionPlan {
    let steps = parts.reduce(1) { $0 + $1.steps }
    return ExpressionPlan(operation, type, at: range, steps: steps)
  }

  /// A fault that checking refuses. It is thrown if checking is on, else left to the evaluation.
  func refused(
    _ failure: ExpressionFailure, as kind: EvaluationError.Kind
  ) throws(ExpressionFailure) -> ExpressionPlan {
    if isChecking { throw failure }
    let error = EvaluationError(kind, failure.message, at: failure.range)
    return ExpressionPlan(.failure(error), .dynamic, at: failure.range, steps: 0)
  }

  /// Refuses a part whose type is not assignable.
  mutating func require(
    _ part: ExpressionPlan, _ type: ExpressionType, _ message: String
  ) throws(ExpressionFailure) {
    guard isChecking, !bindings.assign(part.type, to: type) else { return }
    throw ExpressionFailure(
      .type, message, at: part.range, expected: bindings.final(type).description,
      found: bindings.final(part.type).description)
  }

  // MARK: Names

  private mutating func identifier(
    _ name: String, at range: Range<Int>
  ) throws(ExpressionFailure) -> ExpressionPlan {
    if let place = locals.lastIndex(where: { $0.name == name }) {
      return ExpressionPlan(.local(place), locals[place].type, at: range, steps: 1)
    }
    if let found = named(name, at: range) { return found }
    if name == "row", !environment.columns.isEmpty {
      return wholeRow(at: range)
    }
    return try refused(
      ExpressionFailure(
        .undeclared, "\(name) is not declared", at: range, found: name, hint: meant(name)),
      as: .unbound)
  }

  /// A declared variable or a type, by its whole dotted name.
  private mutating func named(_ name: String, at range: Range<Int>) -> ExpressionPlan? {
    if let variable = environment.variables[name] { return use(variable, at: range) }
    if let type = TypeName.all.first(where: { $0.name == name }) {
      return ExpressionPlan(
        .constant(.type(type)), .type(.init(named: type)), at: range, steps: 0)
    }
    if environment.hasOpenParameters, name.hasPrefix("params."), name.utf8.count > 7 {
      let parameter = String(name.dropFirst(7))
      if !parameter.contains(".") {
        return use(ExpressionVariable(name, .dynamic, .parameter(parameter)), at: range)
      }
    }
    return nil
  }

  mutating func use(
    _ variable: ExpressionVariable, at range: Range<Int>
  ) -> ExpressionPlan {
    let slot = slots[variable] ?? variables.count
    if slot == variables.count {
      slots[variable] = slot
      variables.append(variable)
    }
    return ExpressionPlan(.variable(slot), variable.type, at: range, steps: 1)
  }

  private mutating func wholeRow(at range: Range<Int>) -> ExpressionPlan {
    var columns: [PlanOperation.RowColumn] = []
    for (name, variable) in environment.columns.sorted(by: { $0.key < $1.key }) {
      if case .column(let number) = variable.source, environment.unlisted.contains(number) {
        continue
      }
      if case .variable(let slot) = use(variable, at: range).operation {
        columns.append(.init(name: name, slot: slot))
      }
    }
    return ExpressionPlan(.row(columns), .map(.text, .dynamic), at: range, steps: columns.count)
  }

  /// The parts of a dotted name, unless the first is a macro variable.
  private func dotted(_ id: SyntaxTree.ID) -> [String]? {
    switch tree[id].kind {
    case .identifier(let name):
      return locals.contains { $0.name == name } ? nil : [name]
    case .select(let operand, let name, isOptional: false, isEscaped: false):
      return dotted(operand).map { $0 + [name] }
    default: return nil  // not a name
    }
  }

  private func isRow(_ id: SyntaxTree.ID) -> Bool {
    !environment.columns.isEmpty && environment.variables["row"] == nil && dotted(id) == ["row"]
  }

  mutating func column(
    _ name: Text, at range: Range<Int>
  ) throws(ExpressionFailure) -> ExpressionPlan {
    if let variable = environment.columns[name] { return use(variable, at: range) }
    return try refused(
      ExpressionFailure(
        .undeclared, "there is no column \(name)", at: range, found: name.description,
        hint: meant(name.description)), as: .noSuchKey)
  }

  // MARK: Members

  private mutating func select(
    _ id: SyntaxTree.ID, _ operand: SyntaxTree.ID, _ name: String, _ isOptional: Bool
  ) throws(ExpressionFailure) -> ExpressionPlan {
    let range = tree[id].range
    if let names = dotted(id), let found = named(names.joined(separator: "."), at: range) {
      return found
    }
    if !isOptional, isRow(operand) { return try column(Text(name), at: range) }
    let part = try plan(operand)
    let type = try memberType(part, isOptional: isOptional, at: range)
    return make(.select(part, Text(name), isOptional: isOptional), type, at: range, over: [part])
  }

  /// The type of a member of a map (or optional, or dyn) type.
  private mutating func memberType(
    _ part: ExpressionPlan, isOptional: Bool, at range: Range<Int>
  ) throws(ExpressionFailure) -> ExpressionType {
    var type = bindings.resolved(part.type).withoutNull
    var wraps = isOptional
    if case .optional(let inner) = type {
      type = bindings.resolved(inner).withoutNull
      wraps = true
    }
    let found: ExpressionType
    switch type {
    case .map(let keyType, let value):
      if isChecking, !bindings.assign(.text, to: keyType) {
        throw ExpressionFailure(
          .type, "the keys of this map are no names", at: range,
          expected: bindings.final(keyType).description, found: "string",
          hint: "write map[key]")
      }
      found = value
    case .dynamic: found = .dynamic
    case .variable:
      _ = bindings.assign(.dynamic, to: type)
      found = .dynamic
    default:
      guard !isChecking else {
        throw ExpressionFailure(
          .type, "a \(type.description) has no names below it", at: range, expected: "map",
          found: bindings.final(type).description)
      }
      found = .dynamic
    }
    return wraps ? .optional(found) : found
  }

  private mutating func presence(
    _ operand: SyntaxTree.ID, _ name: String, _ isOptional: Bool, at range: Range<Int>
  ) throws(ExpressionFailure) -> ExpressionPlan {
    if isRow(operand) {
      let isThere = environment.columns[Text(name)] != nil
      return ExpressionPlan(.constant(.boolean(isThere)), .boolean, at: range, steps: 1)
    }
    let part = try plan(operand)
    _ = try memberType(part, isOptional: isOptional, at: range)
    return make(
      .presence(part, Text(name), isOptional: isOptional), .boolean, at: range, over: [part])
  }

  private mutating func subscripted(
    _ operand: SyntaxTree.ID, _ index: SyntaxTree.ID, _ isOptional: Bool, at range: Range<Int>
  ) throws(ExpressionFailure) -> ExpressionPlan {
    if !isOptional, isRow(operand), case .literal(.text(let name)) = tree[index].kind {
      return try column(name, at: range)
    }
    let part = try plan(operand)
    let key = try plan(index)
    var type = bindings.resolved(part.type).withoutNull
    var wraps = isOptional
    if case .optional(let inner) = type {
      type = bindings.resolved(inner).withoutNull
      wraps = true
    }
    var found = ExpressionType.dynamic
    switch type {
    case .list(let element):
      try require(key, .integer, "a list is indexed by int")
      found = element
    case .map(let keyType, let value):
      try require(key, keyType, "the map has keys of another type")
      found = value
    case .dynamic: break
    case .variable: _ = bindings.assign(.dynamic, to: type)
    default:
      if isChecking {
        throw ExpressionFailure(
          .type, "a \(type.description) has no index", at: range, expected: "list or map",
          found: bindings.final(type).description)
      }
    }
    return make(
      .index(part, key, isOptional: isOptional), wraps ? .optional(found) : found, at: range,
      over: [part, key])
  }

  // MARK: Calls

  private mutating func call(
    _ name: String, _ target: SyntaxTree.ID?, _ arguments: [SyntaxTree.ID], at range: Range<Int>
  ) throws(ExpressionFailure) -> ExpressionPlan {
    var parts: [ExpressionPlan] = []
    var function = name
    if let target {
      if let names = dotted(target), isFunction((names + [name]).joined(separator: ".")) {
        function = (names + [name]).joined(separator: ".")
        if let named = try named(function, arguments, at: range) { return named }
      } else {
        function = "." + name
        parts.append(try plan(target))
      }
    }
    if name == "@in", let cell = cellPresence(arguments, at: range) { return cell }
    if function == "cell", environment.readsOtherRows, signatures["cell"] == nil {
      return try otherCell(arguments, at: range)
    }
    for argument in arguments { parts.append(try plan(argument)) }
    return try apply(function, to: parts, at: range)
  }

  /// `"name" in row`, which reads no other column.
  private mutating func cellPresence(
    _ arguments: [SyntaxTree.ID], at range: Range<Int>
  ) -> ExpressionPlan? {
    guard isRow(arguments[1]), case .literal(.text(let name)) = tree[arguments[0]].kind,
      let variable = environment.columns[name],
      case .variable(let slot) = use(variable, at: range).operation
    else { return nil }
    let row = ExpressionPlan(
      .row([.init(name: name, slot: slot)]), .map(.text, .dynamic), at: range, steps: 1)
    let key = ExpressionPlan(.constant(.text(name)), .text, at: range, steps: 0)
    return make(.call("@in", [key, row]), .boolean, at: range, over: [key, row])
  }

  private func isFunction(_ name: String) -> Bool {
    signatures[name] != nil || FunctionLibrary.variadic.contains(name)
      || environment.dialect == .table && Self.namingFunctions.contains(name)
  }

  private mutating func apply(
    _ name: String, to parts: [ExpressionPlan], at range: Range<Int>
  ) throws(ExpressionFailure) -> ExpressionPlan {
    if FunctionLibrary.variadic.contains(name) {
      let type = try variadicType(name, parts, at: range)
      return make(.call(name, parts), type, at: range, over: parts)
    }
    guard let overloads = signatures[name] else {
      let plain = name.hasPrefix(".") ? String(name.dropFirst()) : name
      return try refused(
        ExpressionFailure(
          .undeclared, "there is no function \(plain)", at: range, found: plain,
          hint: meantFunction(name)), as: .unknownFunction)
    }
    guard let type = resultType(overloads, parts) else {
      let failure = noOverload(name, overloads, parts, at: range)
      if isChecking { throw failure }
      return make(.call(name, parts), .dynamic, at: range, over: parts)
    }
    return make(.call(name, parts), type, at: range, over: parts)
  }

  /// The result type of the overloads that accept these arguments; `dyn` if there are several with
  /// different results.
  private mutating func resultType(
    _ overloads: [FunctionSignature], _ parts: [ExpressionPlan]
  ) -> ExpressionType? {
    var result: ExpressionType?
    for overload in overloads where overload.arguments.count == parts.count {
      var trial = bindings
      let types = trial.instance(of: overload)
      let fits = zip(parts, types.arguments).allSatisfy { trial.assign($0.type, to: $1) }
      guard fits else { continue }
      let type = trial.resolved(types.result)
      if let known = result {
        if known != .dynamic, bindings.final(known) != trial.final(type) { result = .dynamic }
      } else {
        bindings = trial
        result = type
      }
    }
    return result
  }

  private mutating func variadicType(
    _ name: String, _ parts: [ExpressionPlan], at range: Range<Int>
  ) throws(ExpressionFailure) -> ExpressionType {
    guard isChecking else { return .dynamic }
    guard !parts.isEmpty else {
      throw ExpressionFailure(
        .noSuchOverload, "\(name) takes at least one number", at: range, expected: "numbers")
    }
    var types = parts.map { bindings.final($0.type).withoutNull }
    if types.count == 1, case .list(let element) = types[0] { types = [element.withoutNull] }
    for (index, type) in types.enumerated() {
      switch type {
      case .integer, .unsigned, .double, .dynamic: continue
      default:
        throw ExpressionFailure(
          .noSuchOverload, "\(name) takes numbers", at: parts[index].range, expected: "a number",
          found: type.description)
      }
    }
    return Set(types).count == 1 ? types[0] : .dynamic
  }
}

extension TypeBindings {
  /// An overload with fresh type variables for its type parameters.
  mutating func instance(
    of signature: FunctionSignature
  ) -> (arguments: [ExpressionType], result: ExpressionType) {
    var names: [Int: ExpressionType] = [:]
    let arguments = signature.arguments.map { instance(of: $0, &names) }
    return (arguments, instance(of: signature.result, &names))
  }

  private mutating func instance(
    of type: ExpressionType, _ names: inout [Int: ExpressionType]
  ) -> ExpressionType {
    if case .variable(let number) = type {
      if let known = names[number] { return known }
      let made = fresh()
      names[number] = made
      return made
    }
    return type.replacing(type.parts.map { instance(of: $0, &names) })
  }
}

extension ExpressionValue {
  /// The type of a literal.
  fileprivate var checkedType: ExpressionType {
    switch self {
    case .null: .null
    case .boolean: .boolean
    case .integer: .integer
    case .unsigned: .unsigned
    case .double: .double
    case .text: .text
    case .bytes: .bytes
    case .timestamp: .timestamp
    case .duration: .duration
    case .list, .map, .type, .optional: .dynamic
    }
  }
}

extension ExpressionType {
  /// The type with a name.
  fileprivate init(named name: TypeName) {
    switch name {
    case .null: self = .null
    case .boolean: self = .boolean
    case .integer: self = .integer
    case .unsigned: self = .unsigned
    case .double: self = .double
    case .text: self = .text
    case .bytes: self = .bytes
    case .list: self = .list(.dynamic)
    case .map: self = .map(.dynamic, .dynamic)
    case .timestamp: self = .timestamp
    case .duration: self = .duration
    case .optional: self = .optional(.dynamic)
    case .type: self = .type(.dynamic)
    default: self = .dynamic
    }
  }
}
