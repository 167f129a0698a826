/// Reads many slots of a map, fastest where slots that follow each other are neighbours: the block
/// that was read last is found without a search.
public struct SlotReader<Value: Sendable> {
  @usableFromInline let map: SlotMap<Value>
  @usableFromInline var first: UInt32 = 0
  @usableFromInline var last: SlotMap<Value>.Node?

  /// Reads a map as it is now.
  @inlinable
  public init(_ map: SlotMap<Value>) { self.map = map }

  /// The value of a slot, or nil.
  @inlinable
  public mutating func value(of slot: UInt32) -> Value? {
    find(slot)
    switch last {
    case .uniform(let value)?: return value
    case .block(let block)?: return block[Int(slot) & 255]
    case .empty?, .branch?, nil: return nil
    }
  }

  /// Whether a slot has a value that meets a condition. The value is not copied.
  @inlinable
  public mutating func holds(_ slot: UInt32, where meets: (Value) -> Bool) -> Bool {
    find(slot)
    switch last {
    case .uniform(let value)?: return meets(value)
    case .block(let block)?:
      let low = Int(slot) & 255
      return block.contains(low) && meets(block.values[block.rank(of: low)])
    case .empty?, .branch?, nil: return false
    }
  }

  /// Finds the lowest node that a slot is in.
  @inlinable
  mutating func find(_ slot: UInt32) {
    let bits = UInt32(map.shape.blockBits)
    if last == nil || slot >> bits != first >> bits {
      last =
        map.covers(slot)
        ? SlotMap.lowest(slot, in: map.root, shift: map.shape.rootShift, map.shape) : .empty
      first = slot
    }
  }
}

extension SlotMap {
  /// The lowest node that a slot is in.
  @inlinable
  static func lowest(
    _ slot: UInt32, in node: Node, shift: Int, _ shape: SlotMapShape
  ) -> Node {
    guard case .branch(let present, let children) = node else { return node }
    let below = shift - shape.fanBits
    let index = index(of: slot, below, shape.fanBits)
    guard present &>> UInt64(index) & 1 == 1 else { return .empty }
    return lowest(slot, in: children[rank(of: index, in: present)], shift: below, shape)
  }
}
