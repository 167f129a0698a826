import ViewportLayout

/// How high an entry of a view is by default, as its layout says it.
package struct RowSizing: Sendable, Hashable {
  /// Of rows that declare no height; nil: by their texts.
  package var height: Double?
  /// Whether texts are wrapped at the width of their column; else a row has one line.
  package var wraps = false
  /// How many lines count at most; nil: all.
  package var linesMax: Int?
  /// What of a column's width its texts do not have.
  package var inset = 0.0
  /// What stands beside the lines.
  package var padding = 0.0
  /// The least height by texts.
  package var minimum = 0.0
  /// The greatest height by texts; nil: none. It is stronger than the least.
  package var maximum: Double?
  /// Whether the height of the lines counts in whole units, rounded up.
  package var isWhole = false
  /// What stands between two entries, in units.
  package var spacing = 0.0
  /// Whether rows that no window shows are measured, too.
  package var measuresAll = true
  /// Whether the client measures rows, asked for them; else they are as high as their texts.
  package var asksClient = false
  /// How long the client may take for an answer, in milliseconds.
  package var deadline = standardDeadline

  /// How long the client may take for an answer where nothing is said, in milliseconds.
  package static let standardDeadline = 10_000
  /// For how long nothing may have changed before that begins.
  package var quiet = RowSizing.standardQuiet

  /// Long enough for who scrolls or types, and too short to be waited for.
  package static let standardQuiet = Duration.milliseconds(50)

  /// One line, without anything beside it.
  package init() {}

  /// How high a row of so many lines is.
  func height(lines: Int, of lineHeight: LayoutLength) -> LayoutLength {
    let text = LayoutUnit.units(lineHeight) * Double(lines)
    let raised = max((isWhole ? text.rounded(.up) : text) + padding, minimum)
    return LayoutUnit.length(min(raised, maximum ?? raised))
  }
}
