/// A persistent map from row slots to values: sparse, any slot, value semantics.
///
/// A radix tree whose leaves are blocks of up to 256 slots. A node may be *uniform*: an aligned
/// range of slots with one value is one word, so that ``setRange(_:to:)`` over millions of slots
/// costs O(log n). A copy is O(1); a change after a copy copies one path and one block. The tree is as
/// high as its largest slot needs: 2,000 rows have one level of branches, a million two.
///
/// It is `public` and not `package`, though it is not used outside the package. Swift 6.3
/// specializes `@inlinable` generics across modules only when they are public. Unspecialized, the
/// map cost more than half of every edit (1,000 rows into a sorted and searched view: 18 ms against
/// 8).
public struct SlotMap<Value: Sendable>: Sendable {
  @usableFromInline
  enum Node: Sendable {
    case empty
    /// Boxed, so that a node is one word for every type of values.
    indirect case uniform(Value)
    /// The children that are not empty, in order, and which they are: bit i is set where there is a
    /// child i. A path of a map with few values is copied in a few words.
    case branch(UInt64, ContiguousArray<Node>)
    case block(SlotBlock<Value>)
  }

  @usableFromInline var root: Node
  @usableFromInline var shape: SlotMapShape

  /// Makes an empty shape.
  ///
  /// - Parameters:
  ///   - blockBits: log₂ of the slots in a block, clamped to 1...8.
  ///   - fanBits: log₂ of the children of a node, clamped to 1...6.
  public init(blockBits: Int = 8, fanBits: Int = 6) {
    root = .empty
    shape = SlotMapShape(blockBits: blockBits, fanBits: fanBits)
  }

  /// Whether no slot has a value. O(1).
  public var isEmpty: Bool {
    if case .empty = root { true } else { false }
  }

  /// The value of a slot. Setting nil removes it. O(log slots), independent of the number of
  /// values.
  @inlinable
  public subscript(slot: UInt32) -> Value? {
    get {
      guard covers(slot) else { return nil }
      return Self.find(slot, in: root, shift: shape.rootShift, fanBits: shape.fanBits)
    }
    set {
      if let newValue {
        grow(toHold: Int(slot))
        Self.set(slot, to: newValue, in: &root, shift: shape.rootShift, shape)
      } else {
        removeRange(Int(slot)..<Int(slot) + 1)
      }
    }
  }

  /// Removes the value of a slot, and returns it. O(log slots).
  @inlinable
  @discardableResult
  public mutating func remove(_ slot: UInt32) -> Value? {
    let old = self[slot]
    if old != nil { removeRange(Int(slot)..<Int(slot) + 1) }
    return old
  }

  /// Whether a slot is below the root. No other slot has a value.
  @inlinable
  @inline(__always)
  func covers(_ slot: UInt32) -> Bool { Int(slot) &>> shape.rootShift == 0 }

  /// Puts levels above the root until it covers a slot.
  @inlinable
  mutating func grow(toHold slot: Int) {
    while slot &>> shape.rootShift != 0 {
      if !root.isEmpty { root = .branch(1, [root]) }
      shape.rootShift += shape.fanBits
    }
  }

  @inlinable
  static func find(_ slot: UInt32, in node: Node, shift: Int, fanBits: Int) -> Value? {
    switch node {
    case .empty: return nil
    case .uniform(let value): return value
    case .block(let block): return block[Int(slot) & 255]
    case .branch(let present, let children):
      let below = shift - fanBits
      let index = Self.index(of: slot, below, fanBits)
      guard present &>> UInt64(index) & 1 == 1 else { return nil }
      let place = rank(of: index, in: present)
      return find(slot, in: children[place], shift: below, fanBits: fanBits)
    }
  }

  /// The index of the child that a slot is in.
  @inlinable
  @inline(__always)
  static func index(of slot: UInt32, _ below: Int, _ fanBits: Int) -> Int {
    Int(slot) &>> below & (1 &<< fanBits &- 1)
  }

  /// How many children there are before the one with an index.
  @inlinable
  @inline(__always)
  static func rank(of index: Int, in present: UInt64) -> Int {
    let before: UInt64 = 1 &<< UInt64(index) &- 1
    // Counting bits needs a dozen instructions on processors without an instruction for it.
    return present & before == before ? index : (present & before).nonzeroBitCount
  }

  @inlinable
  static func set(
    _ slot: UInt32, to value: Value, in node: inout Node, shift: Int, _ shape: SlotMapShape
  ) {
    if shift == shape.blockBits {
      var block = takeBlock(from: &node, capacity: 1 << shape.blockBits, base: slot)
      if !isKnownUniquelyReferenced(&block) { block = block.copy() }
      block.set(Int(slot) & 255, to: value)
      node = .block(block)
      return
    }
    let below = shift - shape.fanBits
    var (present, children) = takeChildren(from: &node, count: 1 << shape.fanBits)
    let index = Self.index(of: slot, below, shape.fanBits)
    let place = rank(of: index, in: present)
    if present &>> UInt64(index) & 1 == 0 {
      children.insert(.empty, at: place)
      present |= 1 &<< UInt64(index)
    }
    set(slot, to: value, in: &children[place], shift: below, shape)
    node = .branch(present, children)
  }

  /// Moves the children out of a node for a change in place. A uniform node is expanded.
  @inlinable
  static func takeChildren(
    from node: inout Node, count: Int
  ) -> (present: UInt64, children: ContiguousArray<Node>) {
    switch node {
    case .branch(let present, let children):
      node = .empty
      return (present, children)
    case .uniform:
      return (UInt64.max >> UInt64(64 - count), ContiguousArray(repeating: node, count: count))
    case .empty, .block: return (0, [])
    }
  }

  /// Moves the block out of a lowest node for a change in place. A uniform node is expanded.
  @inlinable
  static func takeBlock(
    from node: inout Node, capacity: Int, base: UInt32
  ) -> SlotBlock<Value> {
    switch node {
    case .block(let block):
      node = .empty
      return block
    case .uniform(let value):
      let first = Int(base) & 255 & ~(capacity - 1)
      return SlotBlock(first: first, values: ContiguousArray(repeating: value, count: capacity))
    case .empty, .branch:
      return SlotBlock(first: 0, values: [])
    }
  }
}

/// The division of a slot's 32 bits into levels: the lowest bits for the block, the rest in equal
/// steps.
@usableFromInline
struct SlotMapShape: Sendable {
  @usableFromInline let blockBits: Int
  @usableFromInline let fanBits: Int
  /// log₂ of the slots below the root. It grows with the largest slot.
  @usableFromInline var rootShift: Int

  init(blockBits: Int, fanBits: Int) {
    self.blockBits = max(1, min(blockBits, 8))
    self.fanBits = max(1, min(fanBits, 6))
    rootShift = self.blockBits
  }
}
