/// The values of up to 256 neighbouring slots: a bit per slot with a value, and the values packed
/// in order.
///
/// `@unchecked Sendable`: this is copy-on-write storage. Only ``SlotMap`` changes it, and only
/// while a single map refers to it. A shared block is copied first and never changes again. Who may
/// write to the map may therefore write to the block, so accesses are not checked at run time.
@usableFromInline
final class SlotBlock<Value: Sendable>: @unchecked Sendable {
  /// Bit i of word w: whether the slot whose low byte is 64w + i has a value.
  @exclusivity(unchecked)
  @usableFromInline var present: SIMD4<UInt64>
  /// The values of the present slots, in slot order.
  @exclusivity(unchecked)
  @usableFromInline var values: ContiguousArray<Value>

  @usableFromInline
  init(present: SIMD4<UInt64>, values: ContiguousArray<Value>) {
    self.present = present
    self.values = values
  }

  /// Makes a block whose slots from `first` on (low bytes) have `values`.
  @usableFromInline
  init(first: Int, values: ContiguousArray<Value>) {
    present = .zero
    self.values = values
    for low in first..<first + values.count { present[low >> 6] |= 1 << UInt64(low & 63) }
  }

  @usableFromInline
  func copy() -> SlotBlock { SlotBlock(present: present, values: values) }

  /// The number of slots with a value below a low byte: the index of its value.
  @inlinable
  func rank(of low: Int) -> Int {
    if values.count == 256 { return low }
    let before: UInt64 = 1 &<< UInt64(low & 63) &- 1
    var rank = (present[low >> 6] & before).nonzeroBitCount
    for word in 0..<low >> 6 { rank += present[word].nonzeroBitCount }
    return rank
  }

  @inlinable
  func contains(_ low: Int) -> Bool { present[low >> 6] >> UInt64(low & 63) & 1 == 1 }

  @inlinable
  subscript(low: Int) -> Value? { contains(low) ? values[rank(of: low)] : nil }

  @inlinable
  func set(_ low: Int, to value: Value) {
    let place = rank(of: low)
    if contains(low) {
      values[place] = value
    } else {
      values.insert(value, at: place)
      present[low >> 6] |= 1 << UInt64(low & 63)
    }
  }

  /// Removes the values of some slots (low bytes) and shrinks the storage, so that a few values
  /// that outlive their neighbours need little memory.
  @inlinable
  func remove(_ lows: Range<Int>) {
    let first = rank(of: lows.lowerBound)
    let last = lows.upperBound > 255 ? values.count : rank(of: lows.upperBound)
    guard first < last else { return }
    for low in lows { present[low >> 6] &= ~(1 << UInt64(low & 63)) }
    values.removeSubrange(first..<last)
    guard values.capacity >= 2 * values.count + 8 else { return }
    var fitting = ContiguousArray<Value>()
    fitting.reserveCapacity(values.count)
    fitting.append(contentsOf: values)
    values = fitting
  }
}
