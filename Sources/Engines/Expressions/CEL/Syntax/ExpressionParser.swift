import TableValues

/// Parses an expression by recursive descent. Nesting and size are limited; chains are parsed by
/// loops.
struct ExpressionParser {
  private(set) var tree = SyntaxTree()
  private let tokens: [Token]
  private let limits: ExpressionLimits
  private var place = 0
  private var nesting = 0
  /// The faults found so far.
  private var failures: [ExpressionFailure] = []

  /// Parses a source.
  static func parse(
    _ source: [UInt8], limits: ExpressionLimits
  ) throws(ExpressionFailure) -> SyntaxTree {
    guard source.count <= limits.sourceBytes else {
      throw ExpressionFailure(
        .limit, "the expression is too long", at: 0..<source.count,
        expected: "at most \(limits.sourceBytes) bytes", found: "\(source.count)")
    }
    var parser = ExpressionParser(tokens: try ExpressionLexer.tokens(source), limits: limits)
    do throws(ExpressionFailure) {
      parser.tree.root = try parser.expression()
      guard parser.token.kind == .end else {
        throw parser.unexpected("the end of the expression or an operator")
      }
    } catch {
      throw ExpressionFailure.joined(parser.failures + [error]) ?? error
    }
    if let failure = ExpressionFailure.joined(parser.failures) { throw failure }
    return parser.tree
  }

  private init(tokens: [Token], limits: ExpressionLimits) {
    self.tokens = tokens
    self.limits = limits
  }

  // MARK: Tokens

  var token: Token { tokens[place] }

  mutating func take(_ mark: String) -> Bool {
    guard token.kind == .mark(mark) else { return false }
    place += 1
    return true
  }

  mutating func expect(_ mark: String) throws(ExpressionFailure) {
    if !take(mark) { throw unexpected(mark) }
  }

  func unexpected(_ expected: String) -> ExpressionFailure {
    ExpressionFailure(
      .syntax, "the expression does not read on here", at: token.range, expected: expected,
      found: token.kind.text)
  }

  /// Parses one element of a list in brackets. After a fault, which is recorded, parsing resumes
  /// behind the next comma or at the closing bracket; the result is then nil.
  ///
  /// - Parameters:
  ///   - mark: The closing bracket.
  ///   - expected: The message if neither that nor a comma follows.
  private mutating func part<Part>(
    before mark: String, else expected: String,
    _ body: (inout ExpressionParser) throws(ExpressionFailure) -> Part
  ) throws(ExpressionFailure) -> Part? {
    do throws(ExpressionFailure) {
      let part = try body(&self)
      guard token.kind == .mark(mark) || token.kind == .mark(",") else {
        throw unexpected(expected)
      }
      return part
    } catch {
      guard error.kind == .syntax, failures.count < ExpressionFailure.countMax - 1,
        let next = end(before: mark)
      else { throw error }
      failures.append(error)
      place = next
      return nil
    }
  }

  /// The next comma or closing bracket outside of brackets opened from here on.
  private func end(before mark: String) -> Int? {
    var depth = 0
    for next in place..<tokens.count {
      guard case .mark(let text) = tokens[next].kind else { continue }
      if depth == 0, text == mark || text == "," { return next }
      switch text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth < 0 { return nil }
      default: break  // a text, not our enum
      }
    }
    return nil
  }

  /// Adds a node over all bytes from `start` to the last token consumed.
  mutating func add(
    _ kind: SyntaxKind, from start: Int, over children: [SyntaxTree.ID]
  ) throws(ExpressionFailure) -> SyntaxTree.ID {
    let end = place > 0 ? tokens[place - 1].range.upperBound : start
    let range = start..<max(start, end)
    let depth = 1 + (children.map { tree[$0].depth }.max() ?? 0)
    guard depth <= limits.depth else {
      throw ExpressionFailure(
        .limit, "the expression is nested too deep", at: range,
        expected: "at most \(limits.depth) levels")
    }
    guard tree.nodes.count < limits.nodes else {
      throw ExpressionFailure(
        .limit, "the expression has too many parts", at: range, expected: "at most \(limits.nodes)")
    }
    tree.nodes.append(SyntaxNode(kind: kind, range: range, depth: depth))
    return SyntaxTree.ID(tree.nodes.count - 1)
  }

  // MARK: Operators

  mutating func expression() throws(ExpressionFailure) -> SyntaxTree.ID {
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= limits.depth else {
      throw ExpressionFailure(
        .limit, "the expression is nested too deep", at: token.range,
        expected: "at most \(limits.depth) levels")
    }
    let start = token.range.lowerBound
    let condition = try logical("||")
    guard take("?") else { return condition }
    let yes = try logical("||")
    try expect(":")
    let no = try expression()
    return try add(.conditional(condition, yes, no), from: start, over: [condition, yes, no])
  }

  /// A chain of `||` over chains of `&&` over relations, as a balanced tree.
  private mutating func logical(_ mark: String) throws(ExpressionFailure) -> SyntaxTree.ID {
    let isOr = mark == "||"
    var terms = [isOr ? try logical("&&") : try binary(level: 0)]
    while take(mark) { terms.append(isOr ? try logical("&&") : try binary(level: 0)) }
    return try balanced(terms[...], isOr: isOr)
  }

  private mutating func balanced(
    _ terms: ArraySlice<SyntaxTree.ID>, isOr: Bool
  ) throws(ExpressionFailure) -> SyntaxTree.ID {
    if terms.count == 1 { return terms[terms.startIndex] }
    let middle = terms.startIndex + (terms.count + 1) / 2
    let left = try balanced(terms[..<middle], isOr: isOr)
    let right = try balanced(terms[middle...], isOr: isOr)
    let start = tree[left].range.lowerBound
    return try add(
      isOr ? .or(left, right) : .and(left, right), from: start, over: [left, right])
  }

  private static let levels = [
    ["==", "!=", "<", "<=", ">", ">=", "in"], ["+", "-"], ["*", "/", "%"],
  ]

  private mutating func binary(level: Int) throws(ExpressionFailure) -> SyntaxTree.ID {
    guard level < Self.levels.count else { return try unary() }
    let start = token.range.lowerBound
    var left = try binary(level: level + 1)
    while let mark = operatorMark(level) {
      place += 1
      let right = try binary(level: level + 1)
      let call = SyntaxKind.call(
        mark == "in" ? "@in" : "_\(mark)_", target: nil, arguments: [left, right])
      left = try add(call, from: start, over: [left, right])
    }
    return left
  }

  private func operatorMark(_ level: Int) -> String? {
    let mark: String
    switch token.kind {
    case .mark(let text): mark = text
    case .identifier("in"): mark = "in"
    default: return nil
    }
    return Self.levels[level].contains(mark) ? mark : nil
  }

  private mutating func unary() throws(ExpressionFailure) -> SyntaxTree.ID {
    let start = token.range.lowerBound
    let mark = token.kind == .mark("!") ? "!" : "-"
    var count = 0
    while take(mark) { count += 1 }
    var operand: SyntaxTree.ID
    if mark == "-", count > 0, let literal = try negativeLiteral() {
      count -= 1
      operand = try member(on: literal, from: tree[literal].range.lowerBound)
    } else {
      let first = token.range.lowerBound
      operand = try member(on: try primary(), from: first)
    }
    // More than two signs reduce to one or two, with the same parity.
    for _ in 0..<(count <= 2 ? count : 2 - count % 2) {
      operand = try add(
        .call(mark == "!" ? "!_" : "-_", target: nil, arguments: [operand]), from: start,
        over: [operand])
    }
    return operand
  }

  private mutating func negativeLiteral() throws(ExpressionFailure) -> SyntaxTree.ID? {
    let start = tokens[place - 1].range.lowerBound
    let value: ExpressionValue
    switch token.kind {
    case .integer(let whole): value = .integer(-whole)
    case .integerBound: value = .integer(.min)
    case .double(let double): value = .double(-double)
    default: return nil
    }
    place += 1
    return try add(.literal(value), from: start, over: [])
  }

  // MARK: Members

  /// Member accesses and calls on a value. The node begins where the value does, including its
  /// parentheses.
  private mutating func member(
    on first: SyntaxTree.ID, from start: Int
  ) throws(ExpressionFailure) -> SyntaxTree.ID {
    var operand = first
    while true {
      if take(".") {
        let isOptional = take("?")
        operand = try dotted(operand, isOptional: isOptional, from: start)
      } else if take("[") {
        let isOptional = take("?")
        let index = try expression()
        try expect("]")
        operand = try add(
          .index(operand, index, isOptional: isOptional), from: start, over: [operand, index])
      } else {
        return operand
      }
    }
  }

  private mutating func dotted(
    _ operand: SyntaxTree.ID, isOptional: Bool, from start: Int
  ) throws(ExpressionFailure) -> SyntaxTree.ID {
    let name: String
    var isEscaped = false
    switch token.kind {
    case .identifier(let plain) where !["in", "true", "false", "null"].contains(plain):
      name = plain
    case .escaped(let odd):
      name = odd
      isEscaped = true
    default: throw unexpected("a name")
    }
    place += 1
    if !isEscaped, !isOptional, take("(") {
      let arguments = try arguments()
      return try call(name, on: operand, arguments, from: start)
    }
    return try add(
      .select(operand, name: name, isOptional: isOptional, isEscaped: isEscaped), from: start,
      over: [operand])
  }

  /// The arguments of a call and its closing parenthesis.
  private mutating func arguments() throws(ExpressionFailure) -> [SyntaxTree.ID] {
    if take(")") { return [] }
    var arguments: [SyntaxTree.ID] = []
    repeat {
      let argument = try part(before: ")", else: ")") { parser throws(ExpressionFailure) in
        try parser.expression()
      }
      if let argument { arguments.append(argument) }
    } while take(",")
    try expect(")")
    return arguments
  }

  // MARK: Primaries

  /// Reserved words of the language.
  static let reserved: Set<String> = [
    "as", "break", "const", "continue", "else", "for", "function", "if", "import", "let", "loop",
    "package", "namespace", "return", "var", "void", "while", "in",
  ]

  private mutating func primary() throws(ExpressionFailure) -> SyntaxTree.ID {
    let start = token.range.lowerBound
    if let value = token.kind.literal {
      place += 1
      return try add(.literal(value), from: start, over: [])
    }
    switch token.kind {
    case .identifier(let name):
      return try identifier(name, from: start)
    case .mark("."):
      place += 1
      guard case .identifier(let name) = token.kind else { throw unexpected("a name") }
      return try identifier(name, from: start)
    case .mark("("):
      place += 1
      let inner = try expression()
      try expect(")")
      return inner
    case .mark("["):
      place += 1
      return try list(from: start)
    case .mark("{"):
      place += 1
      return try map(from: start)
    case .integerBound:
      throw ExpressionFailure(
        .syntax, "an integer is out of range", at: token.range, found: "9223372036854775808")
    default: throw unexpected("a value")
    }
  }

  private mutating func identifier(
    _ name: String, from start: Int
  ) throws(ExpressionFailure) -> SyntaxTree.ID {
    guard !Self.reserved.contains(name) else {
      throw ExpressionFailure(
        .syntax, "a reserved word cannot be a name", at: token.range, found: name,
        hint: "row[\"\(name)\"] reaches a column of this name")
    }
    place += 1
    if take("(") {
      let arguments = try arguments()
      return try call(name, on: nil, arguments, from: start)
    }
    if token.kind == .mark("{") {
      throw ExpressionFailure(
        .unsupported, "messages are not part of this language", at: start..<token.range.upperBound)
    }
    return try add(.identifier(name), from: start, over: [])
  }

  private mutating func list(from start: Int) throws(ExpressionFailure) -> SyntaxTree.ID {
    var items: [SyntaxKind.ListItem] = []
    while !take("]") {
      let isOptional = take("?")
      let value = try part(before: "]", else: ",") { parser throws(ExpressionFailure) in
        try parser.expression()
      }
      if let value { items.append(.init(value: value, isOptional: isOptional)) }
      if take("]") { break }
      try expect(",")
    }
    return try add(.list(items), from: start, over: items.map(\.value))
  }

  private mutating func map(from start: Int) throws(ExpressionFailure) -> SyntaxTree.ID {
    var items: [SyntaxKind.MapItem] = []
    while !take("}") {
      let isOptional = take("?")
      let item = try part(before: "}", else: ",") { parser throws(ExpressionFailure) in
        let key = try parser.expression()
        try parser.expect(":")
        return SyntaxKind.MapItem(
          key: key, value: try parser.expression(), isOptional: isOptional)
      }
      if let item { items.append(item) }
      if take("}") { break }
      try expect(",")
    }
    return try add(.map(items), from: start, over: items.flatMap { [$0.key, $0.value] })
  }
}

extension TokenKind {
  /// The value of a literal.
  fileprivate var literal: ExpressionValue? {
    switch self {
    case .integer(let whole): .integer(whole)
    case .unsigned(let whole): .unsigned(whole)
    case .double(let double): .double(double)
    case .text(let bytes): .text(Text(bytes))
    case .bytes(let bytes): .bytes(bytes)
    case .identifier("true"): .boolean(true)
    case .identifier("false"): .boolean(false)
    case .identifier("null"): .null
    case .identifier, .escaped, .integerBound, .mark, .end: nil
    }
  }

  /// The token's name in an error.
  fileprivate var text: String {
    switch self {
    case .identifier(let name): name
    case .escaped(let name): "`\(name)`"
    case .integer, .integerBound, .unsigned, .double: "a number"
    case .text: "a string"
    case .bytes: "bytes"
    case .mark(let mark): mark
    case .end: "the end"
    }
  }
}
