/// Tries one way after another, and never the same state at the same position twice.
///
/// It finds the groups of short texts faster than ``PikeMachine``. The table of visited states
/// bounds both time and memory.
struct RegexBacktracker: Sendable {
  private enum Task: Sendable {
    case visit(Int32, position: Int)
    case restore(slot: Int, position: Int)
  }

  /// The maximum number of bits of the table.
  static let bitsMax = 1 << 18

  private let program: RegexProgram
  private var visited: [UInt64] = []
  private var tasks: [Task] = []
  private var slots: [Int] = []

  init(_ program: RegexProgram) {
    self.program = program
  }

  /// Whether a part of a text is short enough.
  func canRun(byteCount: Int) -> Bool {
    byteCount < Self.bitsMax / program.instructions.count
  }

  /// The slots of the leftmost match that begins in `start...` and ends by `end`.
  ///
  /// - Parameter end: The known end of the match, or the end of the text.
  mutating func run(_ text: Span<UInt8>, from start: Int, to end: Int) -> [Int]? {
    let bits = program.instructions.count * (end - start + 1)
    visited.removeAll(keepingCapacity: true)
    visited += repeatElement(0, count: (bits + 63) / 64)
    let lastStart = program.searchStart == program.start ? start : end
    for position in start...lastStart {
      slots.removeAll(keepingCapacity: true)
      slots += repeatElement(-1, count: program.slotCount)
      slots[0] = position
      if tryFrom(position, text, start, end) { return slots }
    }
    return nil
  }

  /// Whether the pattern matches at a position. If so, the slots are set.
  private mutating func tryFrom(
    _ position: Int, _ text: Span<UInt8>, _ origin: Int, _ end: Int
  ) -> Bool {
    let stride = end - origin + 1
    tasks.removeAll(keepingCapacity: true)
    tasks.append(.visit(program.start, position: position))
    while let task = tasks.popLast() {
      guard case .visit(let place, let position) = task else {
        if case .restore(let slot, let old) = task { slots[slot] = old }
        continue
      }
      let bit = Int(place) * stride + position - origin
      guard visited[bit >> 6] >> UInt64(bit & 63) & 1 == 0 else { continue }
      visited[bit >> 6] |= 1 << UInt64(bit & 63)
      switch program.instructions[Int(place)] {
      case .fail: continue
      case .match:
        slots[1] = position
        return true
      case .bytes(let first, let count):
        guard position < end,
          let next = program.target(first: first, count: count, byte: text[position])
        else { continue }
        tasks.append(.visit(next, position: position + 1))
      case .split(let first, let second):
        tasks.append(.visit(second, position: position))
        tasks.append(.visit(first, position: position))
      case .save(let slot, let next):
        tasks.append(.restore(slot: Int(slot), position: slots[Int(slot)]))
        slots[Int(slot)] = position
        tasks.append(.visit(next, position: position))
      case .condition(let condition, let next):
        let surroundings = RegexSurroundings(
          before: position > 0 ? text[position - 1] : nil,
          after: position < text.count ? text[position] : nil)
        if surroundings.satisfy(condition) { tasks.append(.visit(next, position: position)) }
      }
    }
    return false
  }
}
