import ColumnStorage

/// The machines of one pattern, used by one caller at a time.
struct RegexScratch: Sendable {
  let scanner: ByteScanner?
  var existence: LazyDFA
  /// Built on first use, since not every search needs the end of its match.
  private(set) var end: LazyDFA?
  var backtracker: RegexBacktracker
  private var tester: PikeMachine?
  private var finder: PikeMachine?
  /// The number of times that a deterministic automaton gave up. After several times it is not
  /// tried any more.
  var failureCount = 0
  private let program: RegexProgram
  private let cacheBytes: Int

  init(_ program: RegexProgram, _ literals: RegexLiterals, cacheBytes: Int) {
    self.program = program
    self.cacheBytes = cacheBytes
    // A single byte that may be anywhere occurs in nearly every text, so testing for it is not
    // worth while.
    let isWorthwhile = literals.required.count > 1 || literals.isPrefix
    scanner =
      isWorthwhile && !literals.isAnchored
      ? ByteScanner(needle: literals.required, ignoresASCIICase: literals.ignoresASCIICase) : nil
    existence = LazyDFA(program, aim: .existence, cacheBytes: cacheBytes)
    backtracker = RegexBacktracker(program)
  }

  /// Whether deterministic automata are worth trying.
  var isPatient: Bool { failureCount < 3 }

  /// Runs the automaton that finds the end of the leftmost match.
  mutating func findEnd(_ body: (inout LazyDFA) -> LazyDFA.Outcome) -> LazyDFA.Outcome {
    guard isPatient else { return .gaveUp }
    var machine = end.take() ?? LazyDFA(program, aim: .end, cacheBytes: cacheBytes)
    let outcome = body(&machine)
    end = machine
    if outcome == .gaveUp { failureCount += 1 }
    return outcome
  }

  /// Whether there is a match, found by the Pike machine.
  mutating func test(_ text: Span<UInt8>, from start: Int) -> Bool {
    var machine = tester.take() ?? PikeMachine(program, keepsSlots: false)
    defer { tester = machine }
    return machine.run(text, from: start) != nil
  }

  /// The slots of the leftmost match, found by the Pike machine.
  mutating func find(_ text: Span<UInt8>, from start: Int) -> [Int]? {
    var machine = finder.take() ?? PikeMachine(program, keepsSlots: true)
    defer { finder = machine }
    return machine.run(text, from: start)
  }
}
