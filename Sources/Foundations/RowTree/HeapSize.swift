/// Estimates of heap memory, for memory statistics. The overhead of the allocator is included.
package enum HeapSize {
  /// The memory of an allocation of some bytes; 0 for none.
  package static func block(_ bytes: Int) -> Int {
    bytes <= 0 ? 0 : max(32, (bytes + 8 + 15) & ~15)
  }

  /// The memory of an array's storage.
  package static func array<Element>(_ array: [Element]) -> Int {
    self.array(array.capacity, MemoryLayout<Element>.stride)
  }

  /// The memory of an array's storage, by capacity and element stride.
  package static func array(_ capacity: Int, _ stride: Int) -> Int {
    capacity == 0 ? 0 : block(32 + capacity * stride)
  }
}

extension SlotMap {
  /// Approximate memory of the map, in bytes. O(nodes + values).
  ///
  /// - Parameter payload: The memory of a value beyond its place in the map.
  package func byteSize(_ payload: (Value) -> Int = { _ in 0 }) -> Int {
    Self.byteSize(root, payload)
  }

  private static func byteSize(_ node: Node, _ payload: (Value) -> Int) -> Int {
    switch node {
    case .empty: return 0
    case .uniform(let value): return HeapSize.block(16 + MemoryLayout<Value>.size) + payload(value)
    case .branch(_, let children):
      let own = HeapSize.array(children.capacity, MemoryLayout<Node>.stride)
      return children.reduce(own) { $0 + byteSize($1, payload) }
    case .block(let block):
      let own =
        HeapSize.block(64) + HeapSize.array(block.values.capacity, MemoryLayout<Value>.stride)
      return block.values.reduce(own) { $0 + payload($1) }
    }
  }
}

extension CountedTree {
  /// Approximate memory of the order, in bytes. O(nodes).
  package var byteSize: Int {
    root.byteSize + ledger.leaves.byteSize() + HeapSize.array(ledger.labels)
      + HeapSize.array(ledger.freeLeaves)
  }
}

extension TreeNode {
  fileprivate var byteSize: Int {
    children.reduce(HeapSize.array(children) + HeapSize.array(words)) { $0 + $1.byteSize }
  }
}
