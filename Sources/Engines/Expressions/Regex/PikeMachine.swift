/// Simulates a program in all its states at once, byte by byte, with the groups of each.
///
/// It needs time for every byte and state, for every pattern. So the other machines are used where
/// possible. After Rob Pike's sam, as described by Russ Cox.
struct PikeMachine: Sendable {
  /// The states at one position in order of preference, with the slots of each.
  private struct Threads: Sendable {
    var set: InstructionSet
    var slots: [Int]
  }

  private enum Task: Sendable {
    case follow(Int32)
    case restore(slot: Int, position: Int)
  }

  private let program: RegexProgram
  private let slotCount: Int
  private var current: Threads
  private var next: Threads
  private var tasks: [Task] = []
  private var scratch: [Int]

  /// Makes a machine. Without slots it only finds whether there is a match.
  init(_ program: RegexProgram, keepsSlots: Bool) {
    self.program = program
    slotCount = keepsSlots ? program.slotCount : 0
    let count = program.instructions.count
    let threads = Threads(
      set: InstructionSet(count: count), slots: Array(repeating: -1, count: count * slotCount))
    (current, next) = (threads, threads)
    scratch = Array(repeating: -1, count: slotCount)
  }

  /// The slots of the leftmost match from a position on; -1 for a group that did not take part.
  mutating func run(_ text: Span<UInt8>, from start: Int) -> [Int]? {
    var best: [Int]?
    current.set.removeAll()
    var position = start
    while true {
      let before = position > 0 ? text[position - 1] : nil
      let after = position < text.count ? text[position] : nil
      let surroundings = RegexSurroundings(before: before, after: after)
      if best == nil, position == start || program.searchStart != program.start {
        for slot in 0..<slotCount { scratch[slot] = slot == 0 ? position : -1 }
        Self.follow(
          program, program.start, at: position, surroundings, &current, &scratch, &tasks)
      }
      if current.set.members.isEmpty, best != nil || program.searchStart == program.start {
        return best
      }
      step(after, at: position, text, &best)
      if best != nil, slotCount == 0 { return best }
      guard after != nil else { return best }
      swap(&current, &next)
      position += 1
    }
  }

  /// Processes one byte, or the end of the text.
  private mutating func step(
    _ byte: UInt8?, at position: Int, _ text: Span<UInt8>, _ best: inout [Int]?
  ) {
    next.set.removeAll()
    let after = position + 1 < text.count ? text[position + 1] : nil
    let surroundings = RegexSurroundings(before: byte, after: after)
    for member in current.set.members {
      let slots = Int(member) * slotCount
      switch program.instructions[Int(member)] {
      case .match:
        best = Array(current.slots[slots..<slots + slotCount])
        if slotCount > 0 { best?[1] = position }
        return
      case .bytes(let first, let count):
        guard let byte, let target = program.target(first: first, count: count, byte: byte) else {
          continue
        }
        for slot in 0..<slotCount { scratch[slot] = current.slots[slots + slot] }
        Self.follow(program, target, at: position + 1, surroundings, &next, &scratch, &tasks)
      case .fail, .split, .save, .condition: continue
      }
    }
  }

  /// Adds the instructions that are reachable without a byte to the threads.
  private static func follow(
    _ program: RegexProgram, _ start: Int32, at position: Int,
    _ surroundings: RegexSurroundings, _ threads: inout Threads, _ slots: inout [Int],
    _ tasks: inout [Task]
  ) {
    tasks.append(.follow(start))
    while let task = tasks.popLast() {
      guard case .follow(let place) = task else {
        if case .restore(let slot, let old) = task { slots[slot] = old }
        continue
      }
      guard threads.set.visit(place) else { continue }
      switch program.instructions[Int(place)] {
      case .fail: continue
      case .match, .bytes:
        threads.set.keep(place)
        let first = Int(place) * slots.count
        for slot in slots.indices { threads.slots[first + slot] = slots[slot] }
      case .split(let first, let second): tasks += [.follow(second), .follow(first)]
      case .save(let slot, let next):
        if !slots.isEmpty {
          tasks.append(.restore(slot: Int(slot), position: slots[Int(slot)]))
          slots[Int(slot)] = position
        }
        tasks.append(.follow(next))
      case .condition(let condition, let next):
        if surroundings.satisfy(condition) { tasks.append(.follow(next)) }
      }
    }
  }
}
