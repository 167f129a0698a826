/// When a file that another program writes is at rest, so that it can be read.
///
/// Example: a program empties a file of 3 MB, works for some seconds, writes 3 MB and closes it. The
/// file is at rest 0.5 s after it was closed, and not before.
struct FileRest<Stamp: Equatable & Sendable>: Sendable {
  /// The known facts about the program that writes the file in place.
  enum Writer: Sendable {
    /// No program that has written it has it open.
    case none
    /// A program has written it, and has not closed it.
    case present
    /// The system does not report it.
    case unknown
  }

  /// A look at the file.
  struct Look: Sendable {
    /// The file as it is.
    var stamp: Stamp
    /// Whether it is smaller than the content that the table has.
    var isSmaller: Bool
    /// Whether it is the file that the table was read from, and not another one under its name.
    var isSameFile: Bool
    /// Who writes it.
    var writer: Writer
  }

  /// The time without writes after which a closed file is read.
  static var closedTime: Duration { .milliseconds(50) }
  /// The same where the file was cut short in place: others may write the rest.
  static var cutTime: Duration { .milliseconds(500) }
  /// The same while a program may continue to write.
  static var openTime: Duration { .seconds(2) }
  /// The same if the file was smaller, and the system does not report writers.
  static var cutUnknownTime: Duration { .seconds(4) }
  /// The same while the program that has made the file smaller has it open.
  static var cutOpenTime: Duration { .seconds(10) }
  /// How long a file is waited for that is written again and again.
  static var longestTime: Duration { .seconds(60) }

  private struct Unrest {
    var stamp: Stamp
    /// When the file was first found to be as it is.
    var since: ContinuousClock.Instant
    /// When it was first found to have other content than the table.
    let began: ContinuousClock.Instant
    var wasSmaller: Bool
    var isWhole = false
  }

  private var unrest: Unrest?

  /// A file that has not changed.
  init() {}

  /// Records a check of a file with other content than the table.
  ///
  /// - Returns: When it is at rest if nothing is written until then; not after `now` if it is.
  mutating func due(_ look: Look, at now: ContinuousClock.Instant) -> ContinuousClock.Instant {
    var found = unrest ?? Unrest(stamp: look.stamp, since: now, began: now, wasSmaller: false)
    if found.stamp != look.stamp {
      (found.stamp, found.since, found.isWhole) = (look.stamp, now, false)
    }
    if look.isSmaller { found.wasSmaller = true }
    unrest = found
    if found.isWhole { return now }
    let quiet = Self.quietTime(look, wasSmaller: found.wasSmaller)
    return min(found.since + quiet, found.began + Self.longestTime)
  }

  private static func quietTime(_ look: Look, wasSmaller: Bool) -> Duration {
    switch look.writer {
    case .none: wasSmaller && look.isSameFile ? cutTime : closedTime
    case .present: wasSmaller ? cutOpenTime : openTime
    case .unknown: wasSmaller ? cutUnknownTime : openTime
    }
  }

  /// Records that the file ends with a whole record, so that no program is in the middle of
  /// writing.
  mutating func recordWhole(_ stamp: Stamp, at now: ContinuousClock.Instant) {
    unrest = Unrest(
      stamp: stamp, since: now, began: unrest?.began ?? now,
      wasSmaller: unrest?.wasSmaller ?? false, isWhole: true)
  }

  /// Records that the file was read, or has the table's content.
  mutating func end() { unrest = nil }
}
