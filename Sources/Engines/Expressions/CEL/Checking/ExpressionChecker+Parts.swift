import TableValues

// MARK: Logic, collections, macros
extension ExpressionChecker {
  mutating func booleans(
    _ ids: [SyntaxTree.ID]
  ) throws(ExpressionFailure) -> [ExpressionPlan] {
    var parts: [ExpressionPlan] = []
    for id in ids {
      let part = try plan(id)
      try noting { checker throws(ExpressionFailure) in
        try checker.require(part, .boolean, "&& and || take bool")
      }
      parts.append(part)
    }
    return parts
  }

  /// Runs a check that may throw a fault, and records the fault.
  private mutating func noting(
    _ body: (inout ExpressionChecker) throws(ExpressionFailure) -> Void
  ) throws(ExpressionFailure) {
    do throws(ExpressionFailure) {
      try body(&self)
    } catch {
      try note(error)
    }
  }

  mutating func conditional(
    _ condition: SyntaxTree.ID, _ yes: SyntaxTree.ID, _ no: SyntaxTree.ID, at range: Range<Int>
  ) throws(ExpressionFailure) -> ExpressionPlan {
    let test = try plan(condition)
    try noting { checker throws(ExpressionFailure) in
      try checker.require(test, .boolean, "the condition of ?: is bool")
    }
    let left = try plan(yes)
    let right = try plan(no)
    let type = bindings.join(left.type, right.type)
    if isChecking, type == .dynamic, !isDynamic(left.type), !isDynamic(right.type),
      !widens(left.type, right.type)
    {
      throw ExpressionFailure(
        .type, "both branches of ?: have one type", at: right.range,
        expected: bindings.final(left.type).description,
        found: bindings.final(right.type).description, hint: "dyn(…) allows any type")
    }
    return make(
      .conditional(test, left, right), type, at: range, over: [test, left, right])
  }

  private func isDynamic(_ type: ExpressionType) -> Bool {
    bindings.final(type).withoutNull == .dynamic
  }

  private func widens(_ left: ExpressionType, _ right: ExpressionType) -> Bool {
    let types = Set([left, right].map { bindings.final($0).withoutNull })
    return environment.dialect == .table && types == [.integer, .double]
  }

  mutating func list(
    _ items: [SyntaxKind.ListItem], at range: Range<Int>
  ) throws(ExpressionFailure) -> ExpressionPlan {
    var parts: [PlanOperation.ListItem] = []
    var element: ExpressionType?
    for item in items {
      let part = try plan(item.value)
      let type = item.isOptional ? try unwrapped(part) : part.type
      element = element.map { bindings.join($0, type) } ?? type
      parts.append(.init(value: part, isOptional: item.isOptional))
    }
    let type = ExpressionType.list(element ?? bindings.fresh())
    return make(.list(parts), type, at: range, over: parts.map(\.value))
  }

  private mutating func unwrapped(
    _ part: ExpressionPlan
  ) throws(ExpressionFailure) -> ExpressionType {
    let inner = bindings.fresh()
    try require(part, .optional(inner), "an element after ? is optional")
    return bindings.resolved(inner)
  }

  mutating func map(
    _ items: [SyntaxKind.MapItem], at range: Range<Int>
  ) throws(ExpressionFailure) -> ExpressionPlan {
    var parts: [PlanOperation.MapItem] = []
    var keyType: ExpressionType?
    var valueType: ExpressionType?
    for item in items {
      let key = try plan(item.key)
      try requireKey(key)
      let value = try plan(item.value)
      let type = item.isOptional ? try unwrapped(value) : value.type
      keyType = keyType.map { bindings.join($0, key.type) } ?? key.type
      valueType = valueType.map { bindings.join($0, type) } ?? type
      parts.append(.init(key: key, value: value, isOptional: item.isOptional))
    }
    let type = ExpressionType.map(keyType ?? bindings.fresh(), valueType ?? bindings.fresh())
    return make(.map(parts), type, at: range, over: parts.flatMap { [$0.key, $0.value] })
  }

  private func requireKey(_ key: ExpressionPlan) throws(ExpressionFailure) {
    guard isChecking else { return }
    let type = bindings.final(key.type).withoutNull
    switch type {
    case .boolean, .integer, .unsigned, .text, .dynamic: return
    default:
      throw ExpressionFailure(
        .type, "a map cannot have such keys", at: key.range, expected: "bool, int, uint or string",
        found: type.description)
    }
  }

  /// A plan in whose scope some names are declared.
  private mutating func withLocals(
    _ names: [(String, ExpressionType)],
    _ body: (inout ExpressionChecker) throws(ExpressionFailure) -> ExpressionPlan
  ) throws(ExpressionFailure) -> ExpressionPlan {
    locals += names.map { (name: $0.0, type: $0.1) }
    localCount = max(localCount, locals.count)
    defer { locals.removeLast(names.count) }
    return try body(&self)
  }

  mutating func bind(
    _ name: String, _ value: SyntaxTree.ID, _ body: SyntaxTree.ID, at range: Range<Int>
  ) throws(ExpressionFailure) -> ExpressionPlan {
    let bound = try plan(value)
    let place = locals.count
    let inner = try withLocals([(name, bound.type)]) { checker throws(ExpressionFailure) in
      try checker.plan(body)
    }
    return make(
      .bind(local: place, bound, inner), inner.type, at: range, over: [bound, inner])
  }

  mutating func optionalMap(
    _ operand: SyntaxTree.ID, _ name: String, _ body: SyntaxTree.ID, _ isFlat: Bool,
    at range: Range<Int>
  ) throws(ExpressionFailure) -> ExpressionPlan {
    let target = try plan(operand)
    let element = bindings.fresh()
    try require(target, .optional(element), "optMap and optFlatMap are of optionals")
    let place = locals.count
    let inner = try withLocals([(name, bindings.resolved(element))]) {
      checker throws(ExpressionFailure) in try checker.plan(body)
    }
    if isFlat { try require(inner, .optional(bindings.fresh()), "optFlatMap gives an optional") }
    return make(
      .optionalMap(target, local: place, inner, isFlat: isFlat),
      isFlat ? inner.type : .optional(inner.type), at: range, over: [target, inner])
  }

  // MARK: Loops

  mutating func loop(
    _ loop: SyntaxLoop, at range: Range<Int>
  ) throws(ExpressionFailure) -> ExpressionPlan {
    let over = try plan(loop.range)
    let variables = try loopVariables(loop, over)
    let place = locals.count
    var condition: ExpressionPlan?
    let body = try withLocals(variables) { checker throws(ExpressionFailure) in
      if let id = loop.condition {
        let test = try checker.plan(id)
        try checker.require(test, .boolean, "the condition of a macro is bool")
        condition = test
      }
      return try checker.plan(loop.body)
    }
    let made = PlanLoop(
      kind: loop.kind, range: over, first: place, second: loop.second == nil ? nil : place + 1,
      condition: condition, body: body)
    let parts = [over, body] + (condition.map { [$0] } ?? [])
    return make(.loop(made), try loopType(made), at: range, over: parts)
  }

  private mutating func loopVariables(
    _ loop: SyntaxLoop, _ over: ExpressionPlan
  ) throws(ExpressionFailure) -> [(String, ExpressionType)] {
    var first = ExpressionType.dynamic
    var second = ExpressionType.dynamic
    let type = bindings.resolved(over.type).withoutNull
    switch type {
    case .list(let element):
      first = loop.second == nil ? element : .integer
      second = element
    case .map(let key, let value):
      first = key
      second = value
    case .dynamic: break
    case .variable: _ = bindings.assign(.dynamic, to: type)
    default:
      if isChecking {
        try note(
          ExpressionFailure(
            .type, "a macro runs over a list or a map", at: over.range, expected: "list or map",
            found: bindings.final(type).description))
      }
    }
    return [(loop.first, first)] + (loop.second.map { [($0, second)] } ?? [])
  }

  private mutating func loopType(_ loop: PlanLoop) throws(ExpressionFailure) -> ExpressionType {
    let body = loop.body
    switch loop.kind {
    case .all, .exists, .existsOne:
      try require(body, .boolean, "this macro asks a bool of each element")
      return .boolean
    case .list: return .list(body.type)
    case .filter:
      try require(body, .boolean, "filter asks a bool of each element")
      switch bindings.resolved(loop.range.type).withoutNull {
      case .list(let element): return .list(element)
      case .map(let key, _): return .list(key)
      default: return .list(.dynamic)
      }
    case .map:
      switch bindings.resolved(loop.range.type).withoutNull {
      case .map(let key, _): return .map(key, body.type)
      case .list: return .map(.integer, body.type)
      default: return .map(.dynamic, body.type)
      }
    case .mapEntries:
      let made = ExpressionType.map(bindings.fresh(), bindings.fresh())
      try require(body, made, "transformMapEntry gives a map")
      return bindings.resolved(made)
    case .sortBy: return loop.range.type
    }
  }
}

// MARK: Hints
extension ExpressionChecker {
  func noOverload(
    _ name: String, _ overloads: [FunctionSignature], _ parts: [ExpressionPlan],
    at range: Range<Int>
  ) -> ExpressionFailure {
    let found = parts.map { bindings.final($0.type).description }
    let offered = overloads.prefix(8).map { overload in
      "(" + overload.arguments.map(\.description).joined(separator: ", ") + ")"
    }
    var hint: String?
    if environment.dialect == .strict, Set(found) == ["int", "double"] {
      hint = "write 2.0 for 2, or double(x)"
    }
    if found.contains("null") { hint = "ask x == null first" }
    return ExpressionFailure(
      .noSuchOverload, "\(Self.spelled(name)) does not take these types", at: range,
      expected: offered.joined(separator: " or "), found: "(\(found.joined(separator: ", ")))",
      hint: hint)
  }

  private static func spelled(_ name: String) -> String {
    if name == "@in" { return "in" }
    return name.filter { $0 != "_" }
  }

  /// The declared name that is closest to an undeclared one, for a hint.
  func meant(_ name: String) -> String? {
    let names =
      environment.variables.keys + environment.columns.keys.map(\.description)
      + locals.map(\.name)
    return Spelling.closest(to: name, among: names).map { "did you mean \($0)?" }
  }

  func meantFunction(_ name: String) -> String? {
    let plain = name.hasPrefix(".") ? String(name.dropFirst()) : name
    let names = FunctionSignatures.table.keys.map {
      $0.hasPrefix(".") ? String($0.dropFirst()) : $0
    }
    return Spelling.closest(to: plain, among: names).map { "did you mean \($0)?" }
  }
}

/// Spelling suggestions.
enum Spelling {
  /// The name with the smallest edit distance, at most a third of its length.
  static func closest(to name: String, among names: [String]) -> String? {
    let wanted = Array(name.lowercased().utf8.prefix(64))
    var best: (name: String, distance: Int)?
    for candidate in names.sorted() {
      let letters = Array(candidate.lowercased().utf8.prefix(64))
      let distance = distance(wanted, letters)
      guard distance <= max(1, wanted.count / 3), candidate != name else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    return best?.name
  }

  /// The Levenshtein distance.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var row = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in right.enumerated() {
        let above = row[j + 1]
        row[j + 1] = a == b ? diagonal : 1 + min(diagonal, above, row[j])
        diagonal = above
      }
    }
    return row[right.count]
  }
}
