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
    let bits = UInt32(map.shape.blockBits)
    if last == nil || slot >> bits != first >> bits {
      last = SlotMap.lowest(slot, in: map.root, shift: map.shape.rootShift, map.shape)
      first = slot
    }
    switch last {
    case .uniform(let value)?: return value
    case .block(let block)?: return block[Int(slot) & 255]
    case .empty?, .branch?, nil: return nil
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
    let index = Int(slot >> UInt32(below)) & (1 << shape.fanBits - 1)
    guard present >> UInt64(index) & 1 == 1 else { return .empty }
    return lowest(slot, in: children[rank(of: index, in: present)], shift: below, shape)
  }
}
