import Synchronization

/// How many bytes the process holds now for what is no part of a table, by purpose.
///
/// Whoever allocates much for a while says so, before it allocates, and takes it back when the
/// memory is free again. Tables and the chunk cache are counted where they are.
package final class MemoryAccount: Sendable {
  /// What memory is held for.
  package enum Purpose: Int, CaseIterable, Sendable {
    /// Keys and orders while a view is sorted or grouped.
    case sorting
    /// What searches, filters and aggregates gather while they run.
    case gathering
    /// New content while it is read and compared.
    case comparing
    /// Messages that wait to be written, and those that are being read.
    case messages
    /// What a recording holds back.
    case recording
  }

  /// The account of this process.
  package static let process = MemoryAccount()

  private let held = Mutex([Int](repeating: 0, count: Purpose.allCases.count))
  private let peaks = Mutex([Int](repeating: 0, count: Purpose.allCases.count))

  /// An account on which nothing is.
  package init() {}

  /// Notes that so many more bytes are held; negative: that they were given back.
  package func add(_ bytes: Int, for purpose: Purpose) {
    let now = held.withLock { held in
      let sum = held[purpose.rawValue].addingReportingOverflow(bytes)
      held[purpose.rawValue] = sum.overflow ? .max : max(0, sum.partialValue)
      return held[purpose.rawValue]
    }
    if bytes > 0 { peaks.withLock { $0[purpose.rawValue] = max($0[purpose.rawValue], now) } }
  }

  /// Notes bytes for as long as `body` runs.
  package func holding<Result, Failure: Error>(
    _ bytes: Int, for purpose: Purpose, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    add(bytes, for: purpose)
    defer { add(-bytes, for: purpose) }
    return try body()
  }

  /// The most bytes that were held for a purpose at one time.
  package func peak(_ purpose: Purpose) -> Int { peaks.withLock { $0[purpose.rawValue] } }

  /// How many bytes are held for a purpose.
  package subscript(purpose: Purpose) -> Int { held.withLock { $0[purpose.rawValue] } }
}
