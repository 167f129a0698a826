import Synchronization
import UnicodeTables

/// A regular expression in RE2's syntax: Unicode 17, leftmost-first, time linear in the text.
///
///     let dates = try RegularExpression(Array(#"(\d{4})-(\d\d)"#.utf8))
///     dates.matches(text.span)
///     dates.replacing(in: text, with: try dates.rewrite(Array(#"\2/\1"#.utf8)))
///
/// A pattern is compiled to a program over bytes. A deterministic automaton finds whether and where
/// a match ends. It is built while it runs, within a bounded cache. Groups are found by a bounded
/// backtracker in short texts, and by a Pike machine in long ones. The time of each is at most the
/// length of the text times the size of the program. Each byte that is not UTF-8 is read as U+FFFD.
/// Differences from RE2: `\C` is refused, and the Unicode version is 17.
package struct RegularExpression: Sendable {
  /// The pattern as it was given.
  package let pattern: [UInt8]
  /// The options.
  package let options: RegularExpressionOptions
  let compiled: CompiledRegex

  /// Compiles a pattern. O(states), limited by `limits`.
  ///
  /// - Throws: What is wrong, where, and what to write instead.
  package init(
    _ pattern: [UInt8], options: RegularExpressionOptions = .init(),
    limits: RegularExpressionLimits = .init()
  ) throws(RegularExpressionError) {
    self.pattern = pattern
    self.options = options
    var flags = RegexParser.Flags()
    if options.ignoresCase { flags.insert(.ignoresCase) }
    if options.dotMatchesNewline { flags.insert(.dotMatchesNewline) }
    if options.isMultiline { flags.insert(.isMultiline) }
    if options.isLazy { flags.insert(.isLazy) }
    var parser = try RegexParser(
      pattern, flags: flags, isLiteral: options.isLiteral, limits: limits)
    let tree = try parser.parse()
    compiled = try CompiledRegex(tree, limits: limits, patternBytes: pattern.count)
  }

  /// The number of groups, without the whole match.
  package var groupCount: Int { compiled.groupNames.count - 1 }

  /// The names of the groups, from group 0, the whole match, on; nil for a group without a name.
  package var groupNames: [[UInt8]?] { compiled.groupNames }

  /// The number of states of the program, which is the maximum number of steps per byte of text.
  package var stateCount: Int { compiled.program.instructions.count }

  /// Whether the pattern matches anywhere in a text. O(bytes).
  package func matches(_ text: Span<UInt8>) -> Bool {
    compiled.withScratch { compiled.exists(in: text, &$0) }
  }

  /// Whether the pattern matches anywhere in a text. O(bytes).
  package func matches(_ text: [UInt8]) -> Bool { matches(text.span) }

  /// The leftmost match that begins at a position or after it. O(bytes).
  ///
  /// - Parameter start: A position in `0...text.count`. `^` and `\b` see the text before it, but it
  ///   is not matched.
  package func firstMatch(
    in text: Span<UInt8>, from start: Int = 0
  ) -> RegularExpressionMatch? {
    guard start >= 0, start <= text.count else { return nil }
    return compiled.withScratch { scratch in
      guard let repaired = compiled.repaired(text) else {
        return compiled.firstMatch(in: text, from: start, &scratch)
      }
      let place = repaired.position(ofOriginal: start)
      return compiled.firstMatch(in: repaired.bytes.span, from: place, &scratch)
        .map(repaired.original)
    }
  }

  /// The leftmost match that begins at a position or after it. O(bytes).
  package func firstMatch(in text: [UInt8], from start: Int = 0) -> RegularExpressionMatch? {
    firstMatch(in: text.span, from: start)
  }

  /// All matches from left to right, without overlaps.
  ///
  /// As in RE2, an empty match directly behind another match does not count.
  /// - Parameter limit: The maximum number of matches.
  package func allMatches(
    in text: Span<UInt8>, limit: Int = .max
  ) -> [RegularExpressionMatch] {
    compiled.withScratch { scratch in
      guard let repaired = compiled.repaired(text) else {
        return compiled.allMatches(in: text, limit: limit, &scratch)
      }
      return compiled.allMatches(in: repaired.bytes.span, limit: limit, &scratch)
        .map(repaired.original)
    }
  }

  /// All matches from left to right, without overlaps; see the other overload.
  package func allMatches(in text: [UInt8], limit: Int = .max) -> [RegularExpressionMatch] {
    allMatches(in: text.span, limit: limit)
  }

  /// Parses a replacement template.
  ///
  /// - Throws: ``RegularExpressionError/Kind/badRewrite``, with positions in the template.
  package func rewrite(
    _ template: [UInt8], style: RegularExpressionRewrite.Style = .backslash
  ) throws(RegularExpressionError) -> RegularExpressionRewrite {
    try RegularExpressionRewrite(template, style: style, groupNames: groupNames)
  }

  /// A text with its matches replaced, from the left.
  ///
  /// - Parameters:
  ///   - rewrite: Made by ``rewrite(_:style:)`` of the same expression.
  ///   - limit: The maximum number of matches to replace.
  ///   - sizeMax: The maximum size of the result, in bytes.
  /// - Returns: The new text; nil if it would be larger than `sizeMax`.
  package func replacing(
    in text: [UInt8], with rewrite: RegularExpressionRewrite, limit: Int = .max,
    sizeMax: Int = .max
  ) -> [UInt8]? {
    var result: [UInt8] = []
    var copied = 0
    for match in allMatches(in: text, limit: limit) {
      result += text[copied..<match.range.lowerBound]
      rewrite.append(match, of: text, to: &result)
      copied = match.range.upperBound
      guard result.count <= sizeMax else { return nil }
    }
    result += text[copied...]
    return result.count <= sizeMax ? result : nil
  }
}

/// A match of a pattern.
package struct RegularExpressionMatch: Sendable, Equatable {
  /// Two positions per group, -1 for a group that did not take part. Group 0 is the whole match.
  var slots: [Int]

  /// The bytes of the whole match.
  package var range: Range<Int> { slots[0]..<slots[1] }

  /// The number of groups, including the whole match.
  package var count: Int { slots.count / 2 }

  /// The bytes of a group; nil if it did not take part in the match or does not exist.
  package subscript(group: Int) -> Range<Int>? {
    guard group >= 0, group < count, slots[2 * group] >= 0, slots[2 * group + 1] >= 0 else {
      return nil
    }
    return slots[2 * group]..<slots[2 * group + 1]
  }
}

/// The compiled form of a pattern, and the machines that are lent to its users.
final class CompiledRegex: Sendable {
  let program: RegexProgram
  let literals: RegexLiterals
  let groupNames: [[UInt8]?]
  private let limits: RegularExpressionLimits
  private let idle = Mutex<[RegexScratch]>([])
  /// The number of idle machines that are kept, each with a cache of its own.
  private static let idleMax = 2

  init(
    _ tree: RegexTree, limits: RegularExpressionLimits, patternBytes: Int
  ) throws(RegularExpressionError) {
    self.limits = limits
    literals = RegexLiterals(tree)
    groupNames = tree.groupNames
    var compiler = RegexCompiler(tree, limits: limits, patternBytes: patternBytes)
    program = try compiler.compile(isAnchored: literals.isAnchored)
  }

  /// Lends machines to one caller.
  func withScratch<Result>(_ body: (inout RegexScratch) -> Result) -> Result {
    var scratch =
      idle.withLock { $0.popLast() }
      ?? RegexScratch(program, literals, cacheBytes: limits.cacheBytes)
    let result = body(&scratch)
    idle.withLock { idle in
      if idle.count < Self.idleMax { idle.append(scratch) }
    }
    return result
  }

  /// A text with its invalid bytes replaced, if there are any and the program needs valid text.
  func repaired(_ text: Span<UInt8>) -> RepairedText? {
    program.needsValidText ? RepairedText(text) : nil
  }
}
