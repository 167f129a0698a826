/// Macros: calls that declare variables and iterate over lists, maps and optionals.
extension ExpressionParser {
  /// A call, or the expansion of a macro.
  mutating func call(
    _ name: String, on target: SyntaxTree.ID?, _ arguments: [SyntaxTree.ID], from start: Int
  ) throws(ExpressionFailure) -> SyntaxTree.ID {
    if let target {
      if let loop = try loop(name, on: target, arguments) {
        let parts = [loop.range, loop.body] + (loop.condition.map { [$0] } ?? [])
        return try add(.loop(loop), from: start, over: parts)
      }
      if let special = try optionalMacro(name, on: target, arguments) {
        return try add(special, from: start, over: [target] + arguments)
      }
    } else if name == "has", arguments.count == 1 {
      return try presence(arguments[0], from: start)
    }
    return try add(
      .call(name, target: target, arguments: arguments), from: start,
      over: (target.map { [$0] } ?? []) + arguments)
  }

  private mutating func presence(
    _ argument: SyntaxTree.ID, from start: Int
  ) throws(ExpressionFailure) -> SyntaxTree.ID {
    guard case .select(let operand, let name, let isOptional, _) = tree[argument].kind else {
      throw ExpressionFailure(
        .syntax, "has() takes a name below a value", at: tree[argument].range,
        expected: "has(a.b)")
    }
    return try add(
      .presence(operand, name: name, isOptional: isOptional), from: start, over: [operand])
  }

  private func loop(
    _ name: String, on target: SyntaxTree.ID, _ arguments: [SyntaxTree.ID]
  ) throws(ExpressionFailure) -> SyntaxLoop? {
    guard let shape = LoopShape(name: name, arguments: arguments.count) else { return nil }
    let names = try variables(arguments.prefix(shape.variables), of: name)
    let rest = arguments.dropFirst(shape.variables)
    return SyntaxLoop(
      kind: shape.kind, range: target, first: names[0], second: names.count > 1 ? names[1] : nil,
      condition: rest.count > 1 ? rest.first : nil, body: arguments[arguments.count - 1])
  }

  private func variables(
    _ arguments: ArraySlice<SyntaxTree.ID>, of macro: String
  ) throws(ExpressionFailure) -> [String] {
    var names: [String] = []
    for argument in arguments {
      guard case .identifier(let name) = tree[argument].kind else {
        throw ExpressionFailure(
          .syntax, "\(macro) takes a name for its variable here", at: tree[argument].range,
          expected: "a name")
      }
      guard !names.contains(name) else {
        throw ExpressionFailure(
          .syntax, "both variables have one name", at: tree[argument].range, found: name)
      }
      names.append(name)
    }
    return names
  }

  private func optionalMacro(
    _ name: String, on target: SyntaxTree.ID, _ arguments: [SyntaxTree.ID]
  ) throws(ExpressionFailure) -> SyntaxKind? {
    if name == "bind", arguments.count == 3, case .identifier("cel") = tree[target].kind {
      let names = try variables(arguments.prefix(1), of: "cel.bind")
      return .bind(names[0], arguments[1], arguments[2])
    }
    guard name == "optMap" || name == "optFlatMap", arguments.count == 2 else { return nil }
    let names = try variables(arguments.prefix(1), of: name)
    return .optionalMap(target, names[0], arguments[1], isFlat: name == "optFlatMap")
  }
}

/// The number of variables and the result of a loop macro.
private struct LoopShape {
  var kind: LoopKind
  var variables: Int

  init?(name: String, arguments: Int) {
    switch (name, arguments) {
    case ("all", 2): self.init(.all, 1)
    case ("all", 3): self.init(.all, 2)
    case ("exists", 2): self.init(.exists, 1)
    case ("exists", 3): self.init(.exists, 2)
    case ("exists_one", 2), ("existsOne", 2): self.init(.existsOne, 1)
    case ("exists_one", 3), ("existsOne", 3): self.init(.existsOne, 2)
    case ("map", 2), ("map", 3): self.init(.list, 1)
    case ("filter", 2): self.init(.filter, 1)
    case ("transformList", 3), ("transformList", 4): self.init(.list, 2)
    case ("transformMap", 3), ("transformMap", 4): self.init(.map, 2)
    case ("transformMapEntry", 3), ("transformMapEntry", 4): self.init(.mapEntries, 2)
    case ("sortBy", 2): self.init(.sortBy, 1)
    default: return nil
    }
  }

  private init(_ kind: LoopKind, _ variables: Int) {
    self.kind = kind
    self.variables = variables
  }
}
