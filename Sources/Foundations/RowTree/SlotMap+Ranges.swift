extension SlotMap {
  /// Sets every slot of a range to one value. O(log slots), and O(block) at each end.
  ///
  /// The range is clamped to the valid slots, 0..<2³².
  @inlinable
  public mutating func setRange(_ slots: Range<Int>, to value: Value) {
    let slots = slots.clamped(to: 0..<Self.slotLimit)
    guard !slots.isEmpty else { return }
    grow(toHold: slots.upperBound - 1)
    Self.fill(&root, base: 0, shift: shape.rootShift, slots, with: .uniform(value), shape)
  }

  /// Removes the values of every slot of a range. O(log slots), and O(block) at each end.
  @inlinable
  public mutating func removeRange(_ slots: Range<Int>) {
    let slots = slots.clamped(to: 0..<Self.slotLimit)
    guard !slots.isEmpty else { return }
    Self.fill(&root, base: 0, shift: shape.rootShift, slots, with: .empty, shape)
    if root.isEmpty { shape.rootShift = shape.blockBits }
  }

  /// One more than the last slot.
  @inlinable
  public static var slotLimit: Int { Int(UInt32.max) + 1 }

  @inlinable
  static func fill(
    _ node: inout Node, base: Int, shift: Int, _ slots: Range<Int>, with filling: Node,
    _ shape: SlotMapShape
  ) {
    let own = base..<base + 1 << shift
    let part = slots.clamped(to: own)
    if part.isEmpty { return }
    if part == own {
      node = filling
      return
    }
    if case .empty = node, case .empty = filling { return }
    if shift == shape.blockBits {
      fillBlock(&node, part, with: filling, shape)
      return
    }
    let below = shift - shape.fanBits
    var (present, children) = takeChildren(from: &node, count: 1 << shape.fanBits)
    for index in (part.lowerBound - base) >> below...(part.upperBound - 1 - base) >> below {
      let place = rank(of: index, in: present)
      if present >> UInt64(index) & 1 == 0 {
        if case .empty = filling { continue }
        children.insert(.empty, at: place)
        present |= 1 << UInt64(index)
      }
      fill(&children[place], base: base + index << below, shift: below, part, with: filling, shape)
      if children[place].isEmpty {
        children.remove(at: place)
        present &= ~(1 << UInt64(index))
      }
    }
    node = children.isEmpty ? .empty : .branch(present, children)
  }

  @inlinable
  static func fillBlock(
    _ node: inout Node, _ slots: Range<Int>, with filling: Node, _ shape: SlotMapShape
  ) {
    let base = UInt32(truncatingIfNeeded: slots.lowerBound)
    var block = takeBlock(from: &node, capacity: 1 << shape.blockBits, base: base)
    if !isKnownUniquelyReferenced(&block) { block = block.copy() }
    let lows = slots.lowerBound & 255..<(slots.lowerBound & 255) + slots.count
    if case .uniform(let value) = filling {
      for low in lows { block.set(low, to: value) }
    } else {
      block.remove(lows)
    }
    node = block.values.isEmpty ? .empty : .block(block)
  }
}

extension SlotMap.Node {
  @inlinable var isEmpty: Bool {
    if case .empty = self { true } else { false }
  }
}

extension SlotMap {
  /// Calls `body` for the slots of a range that have a value, in slot order. Where the map is
  /// uniform it passes a whole aligned range, else single slots. O(log slots + results).
  @inlinable
  public func forEachRun(
    in slots: Range<Int>, _ body: (_ slots: Range<Int>, _ value: Value) -> Void
  ) {
    let slots = slots.clamped(to: 0..<Self.slotLimit)
    Self.visit(root, base: 0, shift: shape.rootShift, slots, shape, body)
  }

  /// The number of slots that have a value. O(nodes).
  @inlinable
  public var count: Int {
    var count = 0
    forEachRun(in: 0..<Self.slotLimit) { slots, _ in count += slots.count }
    return count
  }

  @inlinable
  static func visit(
    _ node: Node, base: Int, shift: Int, _ slots: Range<Int>, _ shape: SlotMapShape,
    _ body: (Range<Int>, Value) -> Void
  ) {
    let part = slots.clamped(to: base..<base + 1 << shift)
    if part.isEmpty { return }
    switch node {
    case .empty: return
    case .uniform(let value): body(part, value)
    case .block(let block):
      for slot in part where block.contains(slot & 255) {
        body(slot..<slot + 1, block.values[block.rank(of: slot & 255)])
      }
    case .branch(let present, let children):
      let below = shift - shape.fanBits
      for index in (part.lowerBound - base) >> below...(part.upperBound - 1 - base) >> below
      where present >> UInt64(index) & 1 == 1 {
        let child = children[rank(of: index, in: present)]
        visit(child, base: base + index << below, shift: below, part, shape, body)
      }
    }
  }
}
