import TableValues

/// The members that are columns, as a tree of names.
///
/// Example: the columns `id` and `at.x` are a leaf `id`, and a node `at` with a leaf `x`.
struct JSONMemberTree: Sendable {
  /// A member, or the record itself.
  struct Node: Sendable {
    /// Its name.
    var name: [UInt8]
    /// The place of its column; -1 for a node whose members are columns.
    var column: Int
    /// Its members by name.
    var children: [[UInt8]: Int] = [:]
  }

  /// All nodes. The first is the record.
  private(set) var nodes = [Node(name: [], column: -1)]
  /// Per node, the place of its column, for reading: to read it copies no node.
  private(set) var columns: [Int] = []
  /// The names of all nodes, and per node, the range of its own.
  private(set) var names: [UInt8] = []
  private(set) var nameRanges: [Range<Int>] = []
  /// The place of the column that has records which are no objects; nil: there is none.
  private(set) var recordColumn: Int?

  /// The tree of some columns.
  init(_ columns: [CSVColumn]) {
    for (place, column) in columns.enumerated() {
      guard let last = column.path.last else {
        recordColumn = recordColumn ?? place
        continue
      }
      var node = 0
      for name in column.path.dropLast() { node = child(of: node, name.utf8) }
      let leaf = child(of: node, last.utf8)
      if nodes[leaf].column < 0, nodes[leaf].children.isEmpty { nodes[leaf].column = place }
    }
    self.columns = nodes.map(\.column)
    for node in nodes {
      nameRanges.append(names.count..<names.count + node.name.count)
      names += node.name
    }
  }

  private mutating func child(of node: Int, _ name: [UInt8]) -> Int {
    if let known = nodes[node].children[name] { return known }
    nodes.append(Node(name: name, column: -1))
    nodes[node].children[name] = nodes.count - 1
    return nodes.count - 1
  }

  /// The first column at a node or below it.
  func firstColumn(below node: Int) -> Int? {
    if nodes[node].column >= 0 { return nodes[node].column }
    return nodes[node].children.values.compactMap { firstColumn(below: $0) }.min()
  }
}
