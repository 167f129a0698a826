/// Compiles a tree to a program, from the end of the pattern to its start, with an explicit stack.
struct RegexCompiler {
  /// The remaining work, last first. `next` is the start of the code generated so far.
  private enum Task {
    case emit(Int)
    case setNext(Int32)
    case keepEntry
    case choose(Int)
    case openGroup(slot: Int32)
    /// That many more copies that must match.
    case copies(Int, count: Int)
    /// That many more copies that may match, nested in each other.
    case options(Int, count: Int, exit: Int32, isGreedy: Bool)
    case option(Int, count: Int, exit: Int32, isGreedy: Bool)
    /// Closes a loop that returns to a split. The entry is the split or the repeated part.
    case loop(split: Int32, exit: Int32, isGreedy: Bool, entersSplit: Bool)
  }

  /// The maximum number of slots of all states together.
  private static let slotsMax = 1 << 20

  private let tree: RegexTree
  private let limits: RegularExpressionLimits
  private let patternBytes: Int
  private let isNullable: [Bool]
  private var program = RegexProgram()
  private var tasks: [Task] = []
  private var entries: [Int32] = []
  private var next = RegexProgram.success
  private var sequences = UTF8Sequences()

  init(_ tree: RegexTree, limits: RegularExpressionLimits, patternBytes: Int) {
    self.patternBytes = patternBytes
    self.tree = tree
    self.limits = limits
    isNullable = Self.nullable(tree)
  }

  /// The nodes that match the empty text.
  private static func nullable(_ tree: RegexTree) -> [Bool] {
    var result: [Bool] = []
    for node in tree.nodes {
      switch node {
      case .empty, .condition: result.append(true)
      case .set: result.append(false)
      case .sequence(let children): result.append(children.allSatisfy { result[$0] })
      case .choice(let children): result.append(children.contains { result[$0] })
      case .repetition(let child, let minimum, _, _): result.append(minimum == 0 || result[child])
      case .group(let child, _): result.append(result[child])
      }
    }
    return result
  }

  /// The program of the tree.
  ///
  /// - Parameter isAnchored: Whether it matches at the start of the text only.
  mutating func compile(isAnchored: Bool) throws(RegularExpressionError) -> RegexProgram {
    program.slotCount = 2 * tree.groupNames.count
    tasks = [.emit(tree.root)]
    while let task = tasks.popLast() {
      try perform(task)
      guard program.instructions.count <= limits.states, program.edges.count <= 10 * limits.states
      else { throw tooLarge }
    }
    guard program.instructions.count * program.slotCount <= Self.slotsMax else { throw tooLarge }
    program.start = next
    program.searchStart = next
    guard !isAnchored else { return program }
    let split = add(.fail)
    let skip = add(.bytes(first: Int32(program.edges.count), count: 1))
    program.edges.append(.init(lower: 0, upper: 255, next: split))
    program.instructions[Int(split)] = .split(next, skip)
    program.searchStart = split
    return program
  }

  private var tooLarge: RegularExpressionError {
    RegularExpressionError(
      .tooLarge, at: 0..<patternBytes,
      "the compiled pattern has more than \(limits.states) states, or too many groups for them",
      hint: "use smaller counts and fewer large classes")
  }

  private mutating func add(_ instruction: RegexProgram.Instruction) -> Int32 {
    program.instructions.append(instruction)
    return Int32(program.instructions.count - 1)
  }

  private func split(_ way: Int32, or exit: Int32, isGreedy: Bool) -> RegexProgram.Instruction {
    isGreedy ? .split(way, exit) : .split(exit, way)
  }

  private mutating func perform(_ task: Task) throws(RegularExpressionError) {
    switch task {
    case .emit(let node): try emit(tree.nodes[node])
    case .setNext(let place): next = place
    case .keepEntry: entries.append(next)
    case .choose(let count):
      let first = entries.count - count
      next = entries[entries.count - 1]
      for place in (first..<entries.count - 1).reversed() {
        next = add(.split(entries[place], next))
      }
      entries.removeSubrange(first...)
    case .openGroup(let slot): next = add(.save(slot: slot, next: next))
    case .copies(let node, let count):
      guard count > 0 else { return }
      tasks += [.copies(node, count: count - 1), .emit(node)]
    case .options(let node, let count, let exit, let isGreedy):
      guard count > 0 else { return }
      tasks += [.option(node, count: count, exit: exit, isGreedy: isGreedy), .emit(node)]
    case .option(let node, let count, let exit, let isGreedy):
      next = add(split(next, or: exit, isGreedy: isGreedy))
      tasks.append(.options(node, count: count - 1, exit: exit, isGreedy: isGreedy))
    case .loop(let place, let exit, let isGreedy, let entersSplit):
      program.instructions[Int(place)] = split(next, or: exit, isGreedy: isGreedy)
      if entersSplit { next = place }
    }
  }

  private mutating func emit(_ node: RegexNode) throws(RegularExpressionError) {
    switch node {
    case .empty: return
    case .set(let number):
      let set = tree.sets[number]
      if set.contains(0xFFFD) { program.needsValidText = true }
      next = sequences.add(set, next: next, to: &program)
    case .sequence(let children): tasks += children.map { .emit($0) }
    case .choice(let children):
      tasks.append(.choose(children.count))
      let joint = next
      for child in children.reversed() { tasks += [.keepEntry, .emit(child), .setNext(joint)] }
    case .repetition(let child, let minimum, let maximum, let isGreedy):
      repeatNode(child, minimum: minimum, maximum: maximum, isGreedy: isGreedy)
    case .group(let child, let number):
      next = add(.save(slot: Int32(2 * number + 1), next: next))
      tasks += [.openGroup(slot: Int32(2 * number)), .emit(child)]
    case .condition(let condition):
      if condition == .noWordBoundary { program.needsValidText = true }
      next = add(.condition(condition, next: next))
    }
  }

  private mutating func repeatNode(_ node: Int, minimum: Int, maximum: Int?, isGreedy: Bool) {
    if let maximum {
      tasks.append(.copies(node, count: minimum))
      let count = max(maximum - minimum, 0)
      tasks.append(.options(node, count: count, exit: next, isGreedy: isGreedy))
      return
    }
    // A loop over a part that may be empty is (x+)?, because a single split would order its
    // alternatives wrongly.
    let exit = next
    let place = add(.fail)
    let isPlus = minimum > 0 || isNullable[node]
    if minimum > 1 { tasks.append(.copies(node, count: minimum - 1)) }
    if minimum == 0, isPlus {
      tasks.append(.option(node, count: 1, exit: exit, isGreedy: isGreedy))
    }
    tasks += [
      .loop(split: place, exit: exit, isGreedy: isGreedy, entersSplit: !isPlus), .emit(node),
    ]
    next = place
  }
}
