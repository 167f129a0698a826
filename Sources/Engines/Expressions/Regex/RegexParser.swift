import UnicodeTables

/// Parses RE2 syntax to a tree, without recursion.
///
/// Where RE2 and Perl differ, RE2 is followed: `$` is the end of the text unless `(?m)` is set;
/// `\d`, `\s`, `\w` and `\b` are ASCII only; `[^a]` matches a newline. Source:
/// https://github.com/google/re2/wiki/Syntax
struct RegexParser {
  /// The flags of `(?ismU)`.
  struct Flags: OptionSet {
    let rawValue: UInt8
    static let ignoresCase = Flags(rawValue: 1)
    static let dotMatchesNewline = Flags(rawValue: 2)
    static let isMultiline = Flags(rawValue: 4)
    static let isLazy = Flags(rawValue: 8)
  }

  /// An open group, or the whole pattern.
  private struct Frame {
    var outerFlags: Flags
    var groupNumber: Int?
    var start: Int
    var branches: [Int] = []
    var items: [Int] = []
  }

  /// The pattern's code points, and the offsets at which each begins and the last ends.
  let scalars: [Unicode.Scalar]
  private let starts: [Int]
  var position = 0
  var flags: Flags
  var tree = RegexTree()
  private let isLiteral: Bool
  private let limits: RegularExpressionLimits
  private var frames: [Frame]
  /// By node: the number of copies of its innermost part that its repetitions require.
  private var copies: [Int] = []
  private var lastRepetitionEnd = -1
  private var isQuoted = false

  init(
    _ pattern: [UInt8], flags: Flags, isLiteral: Bool, limits: RegularExpressionLimits
  ) throws(RegularExpressionError) {
    guard pattern.count <= limits.patternBytes else {
      throw RegularExpressionError(
        .tooLarge, at: 0..<pattern.count,
        "the pattern has \(pattern.count) bytes, at most \(limits.patternBytes) are allowed",
        hint: "write a shorter pattern")
    }
    var scalars: [Unicode.Scalar] = []
    var starts: [Int] = []
    var place = 0
    while place < pattern.count {
      let scalar = UTF8Scalar.read(pattern.span, at: place)
      guard let value = scalar.value else {
        throw RegularExpressionError(
          .notUTF8, at: place..<place + 1, "expected UTF-8, found the byte \(pattern[place])",
          hint: "encode the pattern as UTF-8")
      }
      scalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
      starts.append(place)
      place += scalar.byteCount
    }
    self.scalars = scalars
    self.starts = starts + [pattern.count]
    self.flags = flags
    self.isLiteral = isLiteral
    self.limits = limits
    frames = [Frame(outerFlags: flags, start: 0)]
  }

  /// The tree of the pattern.
  mutating func parse() throws(RegularExpressionError) -> RegexTree {
    while position < scalars.count { try parseNext() }
    if frames.count > 1 {
      let start = frames[frames.count - 1].start
      throw error(
        .missingParenthesis, from: start, to: start + 1,
        "expected ) before the end, for the ( here", hint: "add ), or write \\( for the sign")
    }
    let frame = frames[0]
    let node = choice(of: frame)
    // The root must be the last node.
    if node != tree.root { append(add(.sequence([node]))) }
    return tree
  }

  // MARK: Input

  /// The code point at a distance from the position; nil past the end.
  func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    position + distance < scalars.count ? scalars[position + distance] : nil
  }

  /// Whether a text comes next.
  func isNext(_ text: String) -> Bool {
    scalars[position...].starts(with: text.unicodeScalars)
  }

  /// Consumes a text if it is next.
  mutating func take(_ text: String) -> Bool {
    guard isNext(text) else { return false }
    position += text.unicodeScalars.count
    return true
  }

  /// An error about code points `from..<to` of the pattern.
  func error(
    _ kind: RegularExpressionError.Kind, from: Int, to: Int, _ message: String, hint: String
  ) -> RegularExpressionError {
    let last = starts.count - 1
    return RegularExpressionError(
      kind, at: starts[min(from, last)]..<starts[min(to, last)], message, hint: hint)
  }

  /// A part of the pattern as text, for messages.
  func text(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }

  // MARK: Nodes

  /// The number of copies of its innermost part that a node requires.
  private func reach(_ node: RegexNode) -> Int {
    switch node {
    case .empty, .set, .condition: 1
    case .sequence(let children), .choice(let children):
      children.reduce(1) { max($0, copies[$1]) }
    case .repetition(let child, let minimum, let maximum, _):
      copies[child] * max(maximum ?? minimum, 1)
    case .group(let child, _): copies[child]
    }
  }

  private mutating func add(_ node: RegexNode) -> Int {
    copies.append(reach(node))
    return tree.add(node)
  }

  private mutating func append(_ node: Int) {
    frames[frames.count - 1].items.append(node)
  }

  /// Adds a set to the current sequence.
  private mutating func append(_ set: CodePointSet) {
    copies.append(1)
    append(tree.add(set))
  }

  private mutating func append(literal scalar: Unicode.Scalar) {
    let ignoresCase = flags.contains(.ignoresCase)
    let value = scalar.value
    let scalars = ignoresCase ? ScalarProperties.caseVariants(of: value) : [value]
    append(CodePointSet(scalars.map { $0...$0 }))
  }

  private mutating func append(_ condition: RegexCondition) {
    append(add(.condition(condition)))
  }

  private mutating func sequence(of items: [Int]) -> Int {
    items.count == 1 ? items[0] : add(items.isEmpty ? .empty : .sequence(items))
  }

  private mutating func choice(of frame: Frame) -> Int {
    let last = sequence(of: frame.items)
    return frame.branches.isEmpty ? last : add(.choice(frame.branches + [last]))
  }

  // MARK: Grammar

  private mutating func parseNext() throws(RegularExpressionError) {
    let scalar = scalars[position]
    if isLiteral { return takeLiteral(scalar) }
    if isQuoted {
      if take("\\E") { isQuoted = false } else { takeLiteral(scalar) }
      return
    }
    switch scalar {
    case "(": try openGroup()
    case ")": try closeGroup()
    case "|":
      position += 1
      var frame = frames.removeLast()
      frame.branches.append(sequence(of: frame.items))
      frame.items = []
      frames.append(frame)
    case "[": append(try parseClass())
    case "*", "+", "?": try parseRepetition()
    case "{": if try !parseCountedRepetition() { takeLiteral(scalar) }
    case "\\": try parseEscape()
    case ".", "^", "$":
      position += 1
      appendSign(scalar)
    default: takeLiteral(scalar)  // a code point, not our enum
    }
  }

  private mutating func takeLiteral(_ scalar: Unicode.Scalar) {
    position += 1
    append(literal: scalar)
  }

  private mutating func appendSign(_ sign: Unicode.Scalar) {
    let isMultiline = flags.contains(.isMultiline)
    if sign == "." {
      let newline = CodePointSet([0x0A...0x0A])
      append(flags.contains(.dotMatchesNewline) ? CodePointSet().inverted : newline.inverted)
    } else if sign == "^" {
      append(isMultiline ? .lineStart : .textStart)
    } else {
      append(isMultiline ? .lineEnd : .textEnd)
    }
  }

  private mutating func parseEscape() throws(RegularExpressionError) {
    let start = position
    guard let sign = peek(1) else {
      throw error(
        .trailingBackslash, from: start, to: start + 1, "expected a sign after \\, found the end",
        hint: "write \\\\ for a backslash")
    }
    let condition: RegexCondition? =
      switch sign {
      case "A": .textStart
      case "z": .textEnd
      case "b": .wordBoundary
      case "B": .noWordBoundary
      default: nil  // a code point, not our enum
      }
    if let condition {
      position += 2
      append(condition)
    } else if sign == "Q" {
      position += 2
      isQuoted = true
    } else if let set = try parseClassEscape() {
      append(set)
    } else {
      append(literal: try parseScalarEscape())
    }
  }

  // MARK: Repetitions

  private mutating func parseRepetition() throws(RegularExpressionError) {
    let start = position
    let sign = scalars[position]
    position += 1
    try appendRepetition(minimum: sign == "+" ? 1 : 0, maximum: sign == "?" ? 1 : nil, from: start)
  }

  /// Parses `{n}`, `{n,}` or `{n,m}`. Returns false if the brace is literal.
  private mutating func parseCountedRepetition() throws(RegularExpressionError) -> Bool {
    let start = position
    position += 1
    guard let minimum = takeNumber() else {
      position = start
      return false
    }
    var maximum: Int? = minimum
    if take(",") { maximum = takeNumber() }
    guard take("}") else {
      position = start
      return false
    }
    if minimum > limits.repeats || maximum ?? 0 > limits.repeats || maximum ?? minimum < minimum {
      throw error(
        .badRepeatSize, from: start, to: position,
        "expected {n,m} with n ≤ m ≤ \(limits.repeats), found \(text(start..<position))",
        hint: "use smaller counts, or * for any number")
    }
    try appendRepetition(minimum: minimum, maximum: maximum, from: start)
    return true
  }

  /// Parses digits. Numbers beyond every limit stop growing.
  private mutating func takeNumber() -> Int? {
    let start = position
    var number = 0
    while let digit = peek(), ("0"..."9").contains(digit) {
      number = min(number * 10 + Int(digit.value - 0x30), 1_000_000)
      position += 1
    }
    return position > start ? number : nil
  }

  private mutating func appendRepetition(
    minimum: Int, maximum: Int?, from start: Int
  ) throws(RegularExpressionError) {
    var isGreedy = !flags.contains(.isLazy)
    let isLazySign = take("?")
    if isLazySign { isGreedy.toggle() }
    guard let child = frames[frames.count - 1].items.popLast() else {
      throw error(
        .repeatWithoutArgument, from: start, to: position,
        "expected something to repeat before \(text(start..<position))",
        hint: "write \\\(text(start..<start + 1)) for the sign")
    }
    guard lastRepetitionEnd != start else {
      throw error(
        .badRepeatOperator, from: start, to: position,
        "expected no second repetition, found \(text(start..<position))",
        hint: "group the first: (?:x*)\(text(start..<position)); possessive repetition is unknown")
    }
    let node = RegexNode.repetition(
      child: child, minimum: minimum, maximum: maximum, isGreedy: isGreedy)
    guard reach(node) <= limits.repeats else {
      throw error(
        .badRepeatSize, from: start, to: position,
        "repetitions within repetitions ask for \(reach(node)) copies, at most \(limits.repeats)"
          + " are allowed", hint: "use smaller counts, or * for any number")
    }
    append(add(node))
    lastRepetitionEnd = position
  }

  // MARK: Groups

  private mutating func openGroup() throws(RegularExpressionError) {
    let start = position
    guard frames.count <= limits.depth else {
      throw error(
        .tooDeep, from: start, to: start + 1,
        "groups are nested more than \(limits.depth) deep", hint: "write a flatter pattern")
    }
    var frame = Frame(outerFlags: flags, start: start)
    position += 1
    if take("?P<") || (isNext("?<") && !isNext("?<=") && !isNext("?<!") && take("?<")) {
      frame.groupNumber = tree.groupNames.count
      tree.groupNames.append(try parseGroupName(from: start))
    } else if take("?") {
      guard try parseFlags(from: start) else { return }
    } else {
      frame.groupNumber = tree.groupNames.count
      tree.groupNames.append(nil)
    }
    frames.append(frame)
  }

  private mutating func closeGroup() throws(RegularExpressionError) {
    guard frames.count > 1 else {
      throw error(
        .unexpectedParenthesis, from: position, to: position + 1,
        "found ) without a ( before it", hint: "remove it, or write \\) for the sign")
    }
    position += 1
    let frame = frames.removeLast()
    flags = frame.outerFlags
    let node = choice(of: frame)
    append(frame.groupNumber.map { add(.group(child: node, number: $0)) } ?? node)
  }

  private mutating func parseGroupName(from start: Int) throws(RegularExpressionError) -> [UInt8] {
    var name: [UInt8] = []
    let nameStart = position
    while let scalar = peek(), scalar != ">" {
      guard Self.nameScalars.contains(scalar.value) else { break }
      UTF8Scalar.append(scalar.value, to: &name)
      position += 1
    }
    guard !name.isEmpty, take(">") else {
      throw error(
        .badGroupName, from: start, to: position + 1,
        "expected a name of letters, digits and _ and then >", hint: "write (?P<name>…)")
    }
    guard !tree.groupNames.contains(name) else {
      throw error(
        .badGroupName, from: nameStart, to: position - 1,
        "the name \(text(nameStart..<position - 1)) is there twice", hint: "give each its own name")
    }
    return name
  }

  /// The characters of a group name, as in RE2.
  private static let nameScalars = CodePointSet(
    ["L", "Mn", "Mc", "Nl", "Nd", "Pc"].flatMap { ScalarProperties.ranges(category: $0) ?? [] })

  /// Parses `i-s:` or `i-s)` after `(?`. Returns whether it opens a group.
  private mutating func parseFlags(from start: Int) throws(RegularExpressionError) -> Bool {
    var changed = flags
    var isNegated = false
    var isNamed = false
    while let scalar = peek() {
      position += 1
      if let flag = Self.flag(scalar) {
        if isNegated { changed.remove(flag) } else { changed.insert(flag) }
        isNamed = true
      } else if scalar == "-", !isNegated {
        (isNegated, isNamed) = (true, false)
      } else if scalar == ":" || scalar == ")", isNamed || !isNegated {
        flags = changed
        return scalar == ":"
      } else {
        throw unknownGroup(from: start)
      }
    }
    throw error(
      .missingParenthesis, from: start, to: position,
      "expected ) before the end, for the ( here", hint: "add ), or write \\( for the sign")
  }

  private static func flag(_ scalar: Unicode.Scalar) -> Flags? {
    switch scalar {
    case "i": .ignoresCase
    case "s": .dotMatchesNewline
    case "m": .isMultiline
    case "U": .isLazy
    default: nil  // a code point, not our enum
    }
  }

  private func unknownGroup(from start: Int) -> RegularExpressionError {
    let found = text(start..<position)
    if ["(?=", "(?!", "(?<"].contains(found) {
      return error(
        .notSupported, from: start, to: position, "looking around is not supported: \(found)",
        hint: "match the text around it and put the part that you want into a group")
    }
    if found == "(?P", peek() == "=" {
      return error(
        .notSupported, from: start, to: position, "backreferences are not supported: \(found)=",
        hint: "no regular language can compare two of its parts; compare the groups afterwards")
    }
    return error(
      .badGroup, from: start, to: position,
      "expected (?:, (?P<name>, (?<name> or the flags i, m, s and U, found \(found)",
      hint: "write \\(\\? for the signs")
  }
}
