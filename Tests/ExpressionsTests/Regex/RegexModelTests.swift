import ColumnStorage
import Expressions
import TestSupport
import Testing

/// Random patterns on small alphabets against a plain backtracking model.
struct RegexModelTests {
  @Test func `every machine finds what the model finds`() throws {
    for seed in 0..<UInt64(TestSettings.seedCount(60)) {
      var generator = SeededGenerator(seed: seed)
      for _ in 0..<20 {
        let pattern = PatternModel.random(depth: 4, using: &generator)
        let expression = try regex(pattern.text)
        let starved = try regex(pattern.text, limits: Self.starved)
        for _ in 0..<4 {
          let text = Self.randomText(using: &generator)
          let expected = pattern.allMatches(in: text)
          let bytes = Array(String(String.UnicodeScalarView(text)).utf8)
          let note: Comment = "seed \(seed): \(pattern.text) in \(bytes)"
          #expect(spans(expression, in: bytes) == expected, note)
          #expect(spans(starved, in: bytes) == expected, note)
          #expect(expression.matches(bytes) != expected.isEmpty, note)
          #expect(starved.matches(bytes) != expected.isEmpty, note)
        }
      }
    }
  }

  @Test func `a batch finds what single texts find, whatever their bytes`() throws {
    for seed in 0..<UInt64(TestSettings.seedCount(40)) {
      var generator = SeededGenerator(seed: seed)
      var arena = TextArena()
      var texts: [[UInt8]] = []
      for _ in 0..<Int.random(in: 0...150, using: &generator) {
        var text = Array(String(String.UnicodeScalarView(Self.randomText(using: &generator))).utf8)
        if Int.random(in: 0..<8, using: &generator) == 0 { text = Array(text.dropFirst()) }
        if Int.random(in: 0..<8, using: &generator) == 0 { text.append(0xE2) }
        texts.append(text)
        arena.append(text)
      }
      for _ in 0..<10 {
        let pattern = PatternModel.random(depth: 3, using: &generator).text
        for limits in [RegularExpressionLimits(), Self.starved] {
          let expression = try regex(pattern, limits: limits)
          var hits = [UInt64](repeating: 0, count: (texts.count + 63) / 64)
          if !texts.isEmpty { hits[0] = 1 }
          expression.addHits(in: arena, to: &hits)
          for (row, text) in texts.enumerated() {
            let isHit = hits[row >> 6] >> UInt64(row & 63) & 1 == 1
            let found = expression.firstMatch(in: text) != nil
            #expect(isHit == (row == 0 || found), "seed \(seed): \(pattern) in \(text)")
            #expect(expression.matches(text) == found, "seed \(seed): \(pattern) in \(text)")
          }
        }
      }
    }
  }

  /// A cache that holds a few states only, so that they are thrown away all the time.
  private static let starved: RegularExpressionLimits = {
    var limits = RegularExpressionLimits()
    limits.cacheBytes = 64
    return limits
  }()

  private static func randomText(using generator: inout SeededGenerator) -> [Unicode.Scalar] {
    (0..<Int.random(in: 0...9, using: &generator)).map { _ in
      "aaabbbc\nAé€k\u{212A} 1".unicodeScalars.randomElement(using: &generator) ?? "a"
    }
  }
}

/// A pattern that is matched in the plainest way: every way is tried in its order.
private indirect enum PatternModel: Sendable {
  case scalars(String, @Sendable (Unicode.Scalar) -> Bool)
  case condition(String, @Sendable ([Unicode.Scalar], Int) -> Bool)
  case sequence([PatternModel])
  case choice([PatternModel])
  case group(PatternModel)
  case repetition(PatternModel, sign: String, minimum: Int, maximum: Int?, isGreedy: Bool)

  // MARK: Making

  private static let leaves: [PatternModel] = [
    .scalars("a") { $0 == "a" }, .scalars("b") { $0 == "b" }, .scalars("c") { $0 == "c" },
    .scalars(".") { $0 != "\n" }, .scalars("[ab]") { $0 == "a" || $0 == "b" },
    .scalars("[^a]") { $0 != "a" }, .scalars("é") { $0 == "é" }, .scalars("\\w", isWord),
    .scalars("(?i:a)") { $0 == "a" || $0 == "A" }, .scalars("\\d") { $0 == "1" },
    .scalars("(?i:K)") { ["k", "\u{212A}"].contains($0) },
    .scalars("[à-\\x{20ff}]") { $0.value >= 0xE0 && $0.value < 0x2100 },
    .condition("^") { $1 == 0 }, .condition("$") { $1 == $0.count },
    .condition("(?m:^)") { $1 == 0 || $0[$1 - 1] == "\n" },
    .condition("(?m:$)") { $1 == $0.count || $0[$1] == "\n" },
    .condition("\\b") { isBoundary($0, $1) }, .condition("\\B") { !isBoundary($0, $1) },
  ]

  @Sendable private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    "abcAk1".unicodeScalars.contains(scalar)
  }

  private static func isBoundary(_ text: [Unicode.Scalar], _ place: Int) -> Bool {
    let before = place > 0 && isWord(text[place - 1])
    return before != (place < text.count && isWord(text[place]))
  }

  static func random(depth: Int, using generator: inout SeededGenerator) -> PatternModel {
    func part() -> PatternModel { random(depth: depth - 1, using: &generator) }
    switch depth == 0 ? 0 : Int.random(in: 0..<10, using: &generator) {
    case 0...2: return leaves.randomElement(using: &generator) ?? leaves[0]
    case 3...5: return .sequence((0..<Int.random(in: 0...3, using: &generator)).map { _ in part() })
    case 6: return .choice([part(), part()])
    case 7: return .group(part())
    default:
      let (sign, minimum, maximum) =
        [
          ("*", 0, nil), ("+", 1, nil), ("?", 0, 1), ("{2}", 2, 2), ("{1,2}", 1, 2),
          ("{2,}", 2, nil),
          ("{0,2}", 0, 2),
        ].randomElement(using: &generator) ?? ("*", 0, nil)
      let child = part()
      // What an empty round of a loop means is told by the tables of others; here none is empty.
      let canLoop = maximum != nil || !child.isNullable
      guard canLoop else { return child }
      let isGreedy = Bool.random(using: &generator)
      return .repetition(
        child, sign: sign + (isGreedy ? "" : "?"), minimum: minimum, maximum: maximum,
        isGreedy: isGreedy)
    }
  }

  private var isNullable: Bool {
    switch self {
    case .scalars: false
    case .condition: true
    case .sequence(let parts): parts.allSatisfy(\.isNullable)
    case .choice(let parts): parts.contains(where: \.isNullable)
    case .group(let child): child.isNullable
    case .repetition(let child, _, let minimum, _, _): minimum == 0 || child.isNullable
    }
  }

  /// The pattern as it is written.
  var text: String {
    switch self {
    case .scalars(let text, _), .condition(let text, _): text
    case .sequence(let parts): "(?:" + parts.map(\.text).joined() + ")"
    case .choice(let parts): "(?:" + parts.map(\.text).joined(separator: "|") + ")"
    case .group(let child): "(\(child.text))"
    case .repetition(let child, let sign, _, _, _): "(?:\(child.text))\(sign)"
    }
  }

  private var groupCount: Int {
    switch self {
    case .scalars, .condition: 0
    case .sequence(let parts), .choice(let parts): parts.reduce(0) { $0 + $1.groupCount }
    case .group(let child): child.groupCount + 1
    case .repetition(let child, _, _, _, _): child.groupCount
    }
  }

  // MARK: Matching

  /// Where things stand: the position, and the range of every group.
  private struct State {
    var place: Int
    var groups: [Range<Int>?]
  }

  private func match(
    _ text: [Unicode.Scalar], _ state: State, _ number: Int, _ then: (State) -> State?
  ) -> State? {
    switch self {
    case .scalars(_, let holds):
      guard state.place < text.count, holds(text[state.place]) else { return nil }
      return then(State(place: state.place + 1, groups: state.groups))
    case .condition(_, let holds): return holds(text, state.place) ? then(state) : nil
    case .sequence(let parts):
      guard let first = parts.first else { return then(state) }
      let rest = PatternModel.sequence(Array(parts.dropFirst()))
      return first.match(text, state, number) {
        rest.match(text, $0, number + first.groupCount, then)
      }
    case .choice(let parts):
      var number = number
      for part in parts {
        if let end = part.match(text, state, number, then) { return end }
        number += part.groupCount
      }
      return nil
    case .group(let child):
      return child.match(text, state, number + 1) { inner in
        var inner = inner
        inner.groups[number] = state.place..<inner.place
        return then(inner)
      }
    case .repetition(let child, let sign, let minimum, let maximum, let isGreedy):
      func more() -> State? {
        guard maximum != 0 else { return nil }
        let rest = PatternModel.repetition(
          child, sign: sign, minimum: max(minimum - 1, 0), maximum: maximum.map { $0 - 1 },
          isGreedy: isGreedy)
        return child.match(text, state, number) { rest.match(text, $0, number, then) }
      }
      if minimum > 0 { return more() }
      return isGreedy ? more() ?? then(state) : then(state) ?? more()
    }
  }

  /// All matches, as `spans` writes those of an expression.
  func allMatches(in text: [Unicode.Scalar]) -> String {
    var offsets = [0]
    for scalar in text { offsets.append(offsets[offsets.count - 1] + String(scalar).utf8.count) }
    var found: [String] = []
    var place = 0
    var lastEnd = -1
    while place <= text.count {
      let start = State(place: place, groups: Array(repeating: nil, count: groupCount))
      guard let end = match(text, start, 0, { $0 }) else {
        place += 1
        continue
      }
      let isEmptyBehind = end.place == place && place == lastEnd
      if !isEmptyBehind {
        found.append(
          ([place..<end.place] + end.groups).map { range in
            range.map { "\(offsets[$0.lowerBound])-\(offsets[$0.upperBound])" } ?? "."
          }.joined(separator: ","))
      }
      lastEnd = end.place
      place = max(end.place, place + 1)
      if end.place > start.place { place = end.place }
    }
    return found.joined(separator: " ")
  }
}
