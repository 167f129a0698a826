import TableValues

/// A syntax tree in one array. A node refers to its children by number; children come before
/// parents.
struct SyntaxTree: Sendable {
  /// A node's number.
  typealias ID = Int32

  var nodes: [SyntaxNode] = []
  var root: ID = 0

  subscript(id: ID) -> SyntaxNode { nodes[Int(id)] }
}

/// One node: kind, position and depth of the tree below it.
struct SyntaxNode: Sendable {
  var kind: SyntaxKind
  var range: Range<Int>
  var depth: Int
}

/// The kind of a node.
enum SyntaxKind: Sendable {
  case literal(ExpressionValue)
  case identifier(String)
  /// A member access by name. `isEscaped` if the name was in backticks.
  case select(SyntaxTree.ID, name: String, isOptional: Bool, isEscaped: Bool)
  /// `has(operand.name)`.
  case presence(SyntaxTree.ID, name: String, isOptional: Bool)
  case index(SyntaxTree.ID, SyntaxTree.ID, isOptional: Bool)
  case call(String, target: SyntaxTree.ID?, arguments: [SyntaxTree.ID])
  case and(SyntaxTree.ID, SyntaxTree.ID)
  case or(SyntaxTree.ID, SyntaxTree.ID)
  case conditional(SyntaxTree.ID, SyntaxTree.ID, SyntaxTree.ID)
  case list([ListItem])
  case map([MapItem])
  case loop(SyntaxLoop)
  case bind(String, SyntaxTree.ID, SyntaxTree.ID)
  case optionalMap(SyntaxTree.ID, String, SyntaxTree.ID, isFlat: Bool)

  struct ListItem: Sendable {
    var value: SyntaxTree.ID
    var isOptional: Bool
  }

  struct MapItem: Sendable {
    var key: SyntaxTree.ID
    var value: SyntaxTree.ID
    var isOptional: Bool
  }
}

/// A macro that iterates over a list or a map.
struct SyntaxLoop: Sendable {
  var kind: LoopKind
  var range: SyntaxTree.ID
  var first: String
  /// The second variable: the element of a list, the value of a map.
  var second: String?
  var condition: SyntaxTree.ID?
  var body: SyntaxTree.ID
}

/// The result of a loop.
enum LoopKind: Sendable {
  case all, exists, existsOne
  /// A list of the bodies of the iterations that pass the condition.
  case list
  /// A list of the elements that pass the body.
  case filter
  /// A map with the same keys and the bodies as values.
  case map
  /// A map of all entries of the bodies, which are maps.
  case mapEntries
  /// The elements sorted by the body.
  case sortBy
}
