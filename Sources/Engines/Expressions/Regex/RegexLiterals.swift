import UnicodeTables

/// The literal text that every match contains, found without running the pattern.
struct RegexLiterals: Sendable, Equatable {
  /// Whether the pattern matches at the start of the text only.
  private(set) var isAnchored = false
  /// Bytes that occur in every text that matches; empty if none are known.
  private(set) var required: [UInt8] = []
  /// Whether every match begins with the required bytes.
  private(set) var isPrefix = false
  /// Whether every text that contains the required bytes matches.
  private(set) var isWhole = false
  /// Whether the required bytes, which are in lower case, match ASCII letters of both cases.
  private(set) var ignoresASCIICase = false

  /// A byte, or a lower-case ASCII letter that matches both cases.
  private struct Unit: Equatable {
    var byte: UInt8
    var ignoresCase = false
  }

  /// The known facts about a node.
  private struct Facts {
    var isAnchored = false
    /// The only text that the node matches.
    var exact: [Unit]?
    /// The text that every match begins with.
    var prefix: [Unit] = []
    /// The longest known text in every match.
    var required: [Unit] = []
    /// Whether the node has a condition.
    var isConditional = false
  }

  /// The maximum length of the texts kept here.
  private static let lengthMax = 64

  init(_ tree: RegexTree) {
    var facts: [Facts] = []
    facts.reserveCapacity(tree.nodes.count)
    for node in tree.nodes { facts.append(Self.facts(of: node, tree, facts)) }
    guard let whole = facts.last else { return }
    isAnchored = whole.isAnchored
    isPrefix = !whole.prefix.isEmpty && whole.prefix.count * 2 >= whole.required.count
    let units = isPrefix ? whole.prefix : whole.required
    // If one letter matches both cases, all do here. The pattern itself decides afterwards.
    ignoresASCIICase = units.contains { $0.ignoresCase }
    required = units.map { ignoresASCIICase ? Self.lowercased($0.byte) : $0.byte }
    let isExact = whole.exact.map { !$0.isEmpty && $0 == units } ?? false
    let isEven = !units.contains { Self.isLetter($0.byte) && $0.ignoresCase != ignoresASCIICase }
    isWhole = isExact && isEven && !whole.isConditional
  }

  private static func facts(of node: RegexNode, _ tree: RegexTree, _ known: [Facts]) -> Facts {
    switch node {
    case .empty: return Facts(exact: [])
    case .condition(let condition):
      return Facts(isAnchored: condition == .textStart, exact: [], isConditional: true)
    case .set(let number):
      guard let units = units(of: tree.sets[number]) else { return Facts() }
      return Facts(exact: units, prefix: units, required: units)
    case .group(let child, _): return known[child]
    case .sequence(let children): return facts(ofSequence: children, known)
    case .choice(let children):
      return Facts(
        isAnchored: children.allSatisfy { known[$0].isAnchored },
        prefix: children.dropFirst().reduce(known[children[0]].prefix) { common, child in
          Array(zip(common, known[child].prefix).prefix { $0 == $1 }.map(\.0))
        })
    case .repetition(let child, let minimum, _, _):
      guard minimum > 0 else { return Facts() }
      var facts = known[child]
      facts.exact = nil
      return facts
    }
  }

  private static func facts(ofSequence children: [Int], _ known: [Facts]) -> Facts {
    var facts = Facts(isAnchored: children.first.map { known[$0].isAnchored } ?? false)
    var run: [Unit] = []
    var isExact = true
    var isPrefix = true
    func note() {
      if run.count > facts.required.count { facts.required = run }
    }
    for child in children {
      let part = known[child]
      facts.isConditional = facts.isConditional || part.isConditional
      if isPrefix { facts.prefix += part.exact ?? part.prefix }
      if let exact = part.exact, run.count + exact.count <= lengthMax {
        run += exact
        continue
      }
      run += part.prefix
      note()
      if part.required.count > facts.required.count { facts.required = part.required }
      run = []
      (isExact, isPrefix) = (false, false)
    }
    note()
    facts.exact = isExact ? run : nil
    return facts
  }

  /// The unit that matches a set with one code point, or with both cases of an ASCII letter.
  private static func units(of set: CodePointSet) -> [Unit]? {
    if let scalar = set.single {
      var bytes: [UInt8] = []
      UTF8Scalar.append(scalar, to: &bytes)
      return bytes.map { Unit(byte: $0) }
    }
    guard set.ranges.count == 2, let upper = set.ranges.first, let lower = set.ranges.last,
      upper.count == 1, lower.count == 1, lower.lowerBound == upper.lowerBound + 0x20,
      let byte = UInt8(exactly: upper.lowerBound), isLetter(byte)
    else { return nil }
    return [Unit(byte: byte | 0x20, ignoresCase: true)]
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    isLetter(byte) ? byte | 0x20 : byte
  }
}
