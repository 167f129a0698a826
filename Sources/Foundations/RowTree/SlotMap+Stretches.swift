/// Neighbouring slots and their new values, as a plain array.
struct SlotStretch<Value: Equatable & BitwiseCopyable & Sendable> {
  /// The first slot, a multiple of the block size.
  let first: Int
  /// The values from `first` on. `absent` means none.
  var values: [Value]
  /// The value that means none. No slot has it.
  let absent: Value

  /// A stretch of `count` slots without values.
  init(first: Int, count: Int, absent: Value) {
    self.first = first
    self.absent = absent
    values = Array(repeating: absent, count: count)
  }
}

extension SlotMap where Value: Equatable & BitwiseCopyable {
  /// Makes a map of some stretches at once, many times faster than slot by slot. O(slots of the
  /// stretches).
  init(_ stretches: [SlotStretch<Value>]) {
    self.init()
    for stretch in stretches where !stretch.values.isEmpty {
      grow(toHold: stretch.first + stretch.values.count - 1)
    }
    root = Self.build(stretches, base: 0, shift: shape.rootShift, shape)
  }

  private static func build(
    _ stretches: [SlotStretch<Value>], base: Int, shift: Int, _ shape: SlotMapShape
  ) -> Node {
    let own = base..<base + 1 << shift
    guard
      let stretch = stretches.first(where: {
        own.overlaps($0.first..<$0.first + $0.values.count)
      })
    else { return .empty }
    if shift == shape.blockBits { return block(of: stretch, base: base, shape) }
    let below = shift - shape.fanBits
    let children = (0..<1 << shape.fanBits).map {
      build(stretches, base: base + $0 << below, shift: below, shape)
    }
    if case .uniform(let value) = children[0],
      children.allSatisfy({ if case .uniform(value) = $0 { true } else { false } })
    {
      return .uniform(value)
    }
    var present: UInt64 = 0
    for (index, child) in children.enumerated() where !child.isEmpty {
      present |= 1 << UInt64(index)
    }
    return present == 0
      ? .empty : .branch(present, ContiguousArray(children.filter { !$0.isEmpty }))
  }

  private static func block(
    of stretch: SlotStretch<Value>, base: Int, _ shape: SlotMapShape
  ) -> Node {
    let capacity = 1 << shape.blockBits
    let offset = base - stretch.first
    let rows = offset..<min(offset + capacity, stretch.values.count)
    let (present, held) = packed(stretch.values, rows, without: stretch.absent)
    if held.isEmpty { return .empty }
    if held.count == capacity, held.allSatisfy({ $0 == held[0] }) { return .uniform(held[0]) }
    return .block(SlotBlock(present: present, values: held))
  }
}
