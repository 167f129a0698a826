import ViewportLayout

/// The default heights of a view's entries, as its layout sets them. Lengths are in the view's units.
package struct RowSizing: Sendable, Hashable {
  /// The height of rows that declare none; nil: by their texts.
  package var height: Double?
  /// Whether texts are wrapped at the width of their column. Otherwise a row has one line.
  package var wraps = false
  /// The maximum number of lines of a cell; nil: unlimited.
  package var linesMax: Int?
  /// The part of a column's width that its texts cannot use.
  package var inset = 0.0
  /// The height added to that of the lines.
  package var padding = 0.0
  /// The minimum height by texts.
  package var minimum = 0.0
  /// The maximum height by texts; nil: none. It overrides `minimum`.
  package var maximum: Double?
  /// Whether the height of the lines is rounded up to whole units.
  package var isWhole = false
  /// The space between two entries.
  package var spacing = 0.0
  /// Whether rows outside all windows are measured too.
  package var measuresAll = true
  /// Whether the client is asked to measure rows; otherwise their texts decide.
  package var asksClient = false
  /// The client's time limit for an answer, in milliseconds.
  package var deadline = standardDeadline

  /// The default of ``deadline``, in milliseconds.
  package static let standardDeadline = 10_000
  /// The debounce interval before rows outside all windows are measured.
  package var quiet = RowSizing.standardQuiet

  /// The default of ``quiet``: longer than the pauses of scrolling and typing, too short to be noticed.
  package static let standardQuiet = Duration.milliseconds(50)

  /// One line, without padding.
  package init() {}

  /// The height of a row with a number of lines.
  func height(lines: Int, of lineHeight: LayoutLength) -> LayoutLength {
    let text = LayoutUnit.units(lineHeight) * Double(lines)
    let raised = max((isWhole ? text.rounded(.up) : text) + padding, minimum)
    return LayoutUnit.length(min(raised, maximum ?? raised))
  }
}
