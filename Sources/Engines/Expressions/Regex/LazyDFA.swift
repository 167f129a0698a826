/// A deterministic automaton that is built from a program while it runs, as far as texts need it.
///
/// A state is an ordered set of instructions. The row of a state has the next state for every class
/// of bytes and for the end of the text. A match is reported one byte late, so that conditions that
/// look ahead need no special case.
struct LazyDFA: Sendable {
  /// The result that the automaton computes.
  enum Aim: Sendable {
    /// Whether there is a match. The first match found ends the run.
    case existence
    /// The end of the leftmost match, by the preferences of the pattern.
    case end
  }

  /// The key under which a state is stored.
  private struct Key: Hashable {
    var members: [Int32]
    var surroundings: RegexSurroundings
  }

  /// An entry that is not built yet.
  static let unknown: Int32 = 0

  let aim: Aim
  let classes: [UInt8]
  /// The number of entries per row: one for every class and one for the end of the text.
  let stride: Int
  /// Rows of entries: the offset of the next row, negative if a match ended before the byte.
  private(set) var table: [Int32]
  /// The number of times that all states were discarded.
  private(set) var resetCount = 0
  /// The number of states that were discarded last.
  private(set) var lastRowCount = 0
  /// The number of bytes processed since then.
  var bytesSinceReset = 0

  private let program: RegexProgram
  private let representatives: [UInt8]
  private let usesConditions: Bool
  private let rowCountMax: Int
  private let membersMax: Int
  private var memberCount = 0
  private var keys: [Key] = []
  private var rows: [Key: Int32] = [:]
  private var starts: [Int32] = [0, 0, 0, 0]
  private var seen: InstructionSet
  private var stack: [Int32] = []

  /// The row of the state that cannot match any more.
  var dead: Int32 { Int32(stride) }
  /// The row of the state that has found a match.
  var accepting: Int32 { Int32(2 * stride) }

  init(_ program: RegexProgram, aim: Aim, cacheBytes: Int) {
    self.program = program
    self.aim = aim
    let classes = ByteClasses(program)
    self.classes = classes.ofByte
    representatives = classes.representatives
    stride = representatives.count + 1
    usesConditions = program.usesConditions
    rowCountMax = max(cacheBytes / 2 / (4 * stride), 16)
    membersMax = max(cacheBytes / 8, 16 * program.instructions.count)
    table = []
    seen = InstructionSet(count: program.instructions.count)
    reset()
  }

  /// Discards all states.
  private mutating func reset() {
    table.removeAll(keepingCapacity: true)
    table += repeatElement(Self.unknown, count: stride)
    table += repeatElement(dead, count: stride)
    table += repeatElement(accepting, count: stride)
    keys = Array(repeating: Key(members: [], surroundings: []), count: 3)
    rows.removeAll(keepingCapacity: true)
    memberCount = 0
    starts = [0, 0, 0, 0]
  }

  /// The row in which a search begins after a byte; nil: the start of the text.
  mutating func start(after byte: UInt8?) -> Int32 {
    let surroundings = RegexSurroundings(before: byte)
    let place =
      surroundings.contains(.atTextStart)
      ? 0 : surroundings.contains(.afterNewline) ? 1 : surroundings.contains(.afterWord) ? 2 : 3
    if starts[place] == 0 {
      seen.removeAll()
      follow(program.searchStart, surroundings)
      // If the states are discarded here, the new state is the first of the next generation.
      let row = self.row(of: seen.members, surroundings)
      starts[place] = row
    }
    return starts[place]
  }

  /// Builds the entry of a row for a byte, or for the end of the text.
  ///
  /// - Returns: The entry. All rows but the one it names may have been discarded.
  mutating func makeEntry(_ row: Int32, _ byte: UInt8?) -> Int32 {
    let key = keys[Int(row) / stride]
    let place = Int(row) + (byte.map { Int(classes[Int($0)]) } ?? stride - 1)
    let byte = byte.map { representatives[Int(classes[Int($0)])] }
    let members = resolved(key, RegexSurroundings(after: byte))
    let surroundings = RegexSurroundings(before: byte)
    var isMatch = false
    seen.removeAll()
    for member in members {
      switch program.instructions[Int(member)] {
      case .match: isMatch = true
      case .bytes(let first, let count):
        guard let byte, let next = program.target(first: first, count: count, byte: byte) else {
          continue
        }
        follow(next, surroundings)
      case .fail, .split, .save, .condition: continue
      }
      if isMatch { break }
    }
    let resets = resetCount
    let entry: Int32
    if isMatch, aim == .existence {
      entry = accepting
    } else {
      let next = seen.members.isEmpty ? dead : self.row(of: seen.members, surroundings)
      entry = isMatch ? -next : next
    }
    if resets == resetCount { table[place] = entry }
    return entry
  }

  /// The members of a state, given what follows it.
  private mutating func resolved(_ key: Key, _ after: RegexSurroundings) -> [Int32] {
    guard usesConditions else { return key.members }
    let surroundings = key.surroundings.union(after)
    seen.removeAll()
    for member in key.members {
      if case .condition(let condition, let next) = program.instructions[Int(member)] {
        if surroundings.satisfy(condition) { follow(next, surroundings, isComplete: true) }
      } else {
        seen.insert(member)
      }
    }
    return seen.members
  }

  /// Adds the instructions that are reachable without a byte, in order of preference.
  private mutating func follow(
    _ start: Int32, _ surroundings: RegexSurroundings, isComplete: Bool = false
  ) {
    stack.append(start)
    while let place = stack.popLast() {
      guard seen.visit(place) else { continue }
      switch program.instructions[Int(place)] {
      case .fail: continue
      case .match, .bytes: seen.keep(place)
      case .split(let first, let second): stack += [second, first]
      case .save(_, let next): stack.append(next)
      case .condition(let condition, let next):
        if condition.looksAhead, !isComplete {
          seen.keep(place)
        } else if surroundings.satisfy(condition) {
          stack.append(next)
        }
      }
    }
  }

  /// The row of a new or known state.
  private mutating func row(of members: [Int32], _ surroundings: RegexSurroundings) -> Int32 {
    var members = members
    if aim == .existence {
      // The order of preference does not matter here, so sorting merges states.
      members.sort()
    } else if let match = members.firstIndex(of: RegexProgram.success) {
      members.removeSubrange((match + 1)...)
    }
    let isConditional =
      usesConditions
      && members.contains {
        if case .condition = program.instructions[Int($0)] { true } else { false }
      }
    let key = Key(members: members, surroundings: isConditional ? surroundings : [])
    if let row = rows[key] { return row }
    if keys.count >= rowCountMax || memberCount + members.count > membersMax {
      lastRowCount = keys.count
      reset()
      resetCount += 1
    }
    let row = Int32(table.count)
    table += repeatElement(Self.unknown, count: stride)
    keys.append(key)
    rows[key] = row
    memberCount += members.count
    return row
  }
}

/// A set of instructions that keeps the order of insertion and is cleared in constant time.
struct InstructionSet: Sendable {
  private var marks: [UInt32]
  private var mark: UInt32 = 1
  private(set) var members: [Int32] = []

  init(count: Int) {
    marks = Array(repeating: 0, count: count)
  }

  mutating func removeAll() {
    members.removeAll(keepingCapacity: true)
    mark &+= 1
    if mark == 0 {
      marks = Array(repeating: 0, count: marks.count)
      mark = 1
    }
  }

  /// Marks an instruction as seen. Returns whether it was new.
  mutating func visit(_ place: Int32) -> Bool {
    guard marks[Int(place)] != mark else { return false }
    marks[Int(place)] = mark
    return true
  }

  /// Makes a seen instruction a member.
  mutating func keep(_ place: Int32) { members.append(place) }

  /// Makes an instruction a member unless it was seen.
  mutating func insert(_ place: Int32) {
    if visit(place) { members.append(place) }
  }
}

/// Classes of bytes that a program does not distinguish.
struct ByteClasses: Sendable {
  let ofByte: [UInt8]
  /// One byte of each class.
  let representatives: [UInt8]

  init(_ program: RegexProgram) {
    var isFirst = [Bool](repeating: false, count: 257)
    func mark(_ range: ClosedRange<UInt8>) {
      isFirst[Int(range.lowerBound)] = true
      isFirst[Int(range.upperBound) + 1] = true
    }
    for edge in program.edges { mark(edge.lower...edge.upper) }
    if program.usesConditions {
      for range in [0x0A...0x0A, 0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A, 0x80...0xBF] {
        mark(UInt8(range.lowerBound)...UInt8(range.upperBound))
      }
    }
    var ofByte: [UInt8] = []
    var representatives: [UInt8] = []
    for byte in UInt8.min...UInt8.max {
      if byte == 0 || isFirst[Int(byte)] { representatives.append(byte) }
      ofByte.append(UInt8(representatives.count - 1))
    }
    self.ofByte = ofByte
    self.representatives = representatives
  }
}
