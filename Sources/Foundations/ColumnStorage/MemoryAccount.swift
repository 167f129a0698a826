import Synchronization

/// The memory of the process that belongs to no table, in bytes by purpose.
///
/// Code that allocates much for a while adds the amount before it allocates and subtracts it when
/// the memory is free again. Tables and the chunk cache are counted separately.
package final class MemoryAccount: Sendable {
  /// The purpose of memory.
  package enum Purpose: Int, CaseIterable, Sendable {
    /// Keys and orders while a view is sorted or grouped.
    case sorting
    /// Results of searches, filters and aggregates while they run.
    case gathering
    /// New content while it is read and compared.
    case comparing
    /// Messages that are being read or wait to be written.
    case messages
    /// The buffer of a recording.
    case recording
  }

  /// The account of the process.
  package static let process = MemoryAccount()

  private let held = Mutex([Int](repeating: 0, count: Purpose.allCases.count))
  private let peaks = Mutex([Int](repeating: 0, count: Purpose.allCases.count))

  /// An empty account.
  package init() {}

  /// Adds bytes to a purpose; a negative number subtracts.
  package func add(_ bytes: Int, for purpose: Purpose) {
    let now = held.withLock { held in
      let sum = held[purpose.rawValue].addingReportingOverflow(bytes)
      held[purpose.rawValue] = sum.overflow ? .max : max(0, sum.partialValue)
      return held[purpose.rawValue]
    }
    if bytes > 0 { peaks.withLock { $0[purpose.rawValue] = max($0[purpose.rawValue], now) } }
  }

  /// Counts bytes while `body` runs.
  ///
  /// - Throws: What `body` throws.
  package func holding<Result, Failure: Error>(
    _ bytes: Int, for purpose: Purpose, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    add(bytes, for: purpose)
    defer { add(-bytes, for: purpose) }
    return try body()
  }

  /// The maximum number of bytes counted for a purpose at one time.
  package func peak(_ purpose: Purpose) -> Int { peaks.withLock { $0[purpose.rawValue] } }

  /// The current number of bytes for a purpose.
  package subscript(purpose: Purpose) -> Int { held.withLock { $0[purpose.rawValue] } }
}
