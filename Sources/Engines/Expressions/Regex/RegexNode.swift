/// One node of a parsed pattern. Its children come before it in ``RegexTree``.
enum RegexNode: Sendable, Equatable {
  /// Matches the empty text.
  case empty
  /// Matches one code point of a set, given by its index in the tree.
  case set(Int)
  /// Matches its children one after another.
  case sequence([Int])
  /// Matches one of its children: the first that lets the whole pattern match.
  case choice([Int])
  /// Matches its child a number of times. Without a maximum, any number.
  case repetition(child: Int, minimum: Int, maximum: Int?, isGreedy: Bool)
  /// Matches its child and records the position as a group.
  case group(child: Int, number: Int)
  /// Matches the empty text if a condition is met.
  case condition(RegexCondition)
}

/// A condition on a position between two bytes.
enum RegexCondition: UInt8, Sendable, CaseIterable {
  case textStart, textEnd, lineStart, lineEnd, wordBoundary, noWordBoundary

  /// Whether it depends on the byte behind the position.
  var looksAhead: Bool {
    switch self {
    case .textStart, .lineStart: false
    case .textEnd, .lineEnd, .wordBoundary, .noWordBoundary: true
    }
  }
}

/// A parsed pattern. Children come before parents, so that every question is answered by one loop
/// and nesting cannot overflow a stack.
struct RegexTree: Sendable {
  var nodes: [RegexNode] = []
  var sets: [CodePointSet] = []
  /// The names of the groups; group 0, the whole match, has none.
  var groupNames: [[UInt8]?] = [nil]

  /// The node of the whole pattern.
  var root: Int { nodes.count - 1 }

  /// Adds a node and returns its number.
  mutating func add(_ node: RegexNode) -> Int {
    nodes.append(node)
    return nodes.count - 1
  }

  /// Adds a node that matches one code point of a set.
  mutating func add(_ set: CodePointSet) -> Int {
    sets.append(set)
    return add(.set(sets.count - 1))
  }
}
