import JSONRPC
import Synchronization
import WireProtocol

/// The number of calls, the errors and the durations of each method, in constant memory.
///
/// Recording a call costs a lock and three additions to preallocated arrays. Durations are counted
/// in buckets of a quarter of an octave, so a reported percentile is at most a quarter too high.
final class MethodStatistics: Sendable {
  /// A call in progress.
  struct Call: Sendable {
    /// The statistics to which it is added.
    let statistics: MethodStatistics
    /// The index of its method.
    let place: Int
    /// Its start.
    let start: ContinuousClock.Instant

    /// Records the answer, with the code of its error if it failed.
    func end(code: Int?) {
      let (seconds, attoseconds) = (ContinuousClock.now - start).components
      let microseconds =
        UInt64(clamping: seconds) &* 1_000_000
        &+ UInt64(clamping: attoseconds / 1_000_000_000_000)
      statistics.book(place, microseconds, code)
    }
  }

  private struct Counts {
    var calls: [Int]
    var errors: [Int]
    var buckets: [UInt32]
  }

  private static let bucketCount = 140
  /// The error codes of answers. The last column counts all others.
  private static let codes = ResponseError.codes
  private static let codeCount = codes.count + 1

  private let names: [String]
  private let counts: Mutex<Counts>

  /// Statistics for methods by index.
  init(names: [String]) {
    self.names = names
    counts = Mutex(
      Counts(
        calls: Array(repeating: 0, count: names.count),
        errors: Array(repeating: 0, count: names.count * Self.codeCount),
        buckets: Array(repeating: 0, count: names.count * Self.bucketCount)))
  }

  /// Starts a call of the method at an index.
  func begin(_ place: Int) -> Call {
    Call(statistics: self, place: place, start: .now)
  }

  private func book(_ place: Int, _ microseconds: UInt64, _ code: Int?) {
    counts.withLock { counts in
      counts.calls[place] &+= 1
      counts.buckets[place * Self.bucketCount + Self.bucket(microseconds)] &+= 1
      guard let code else { return }
      let column = Self.codes.firstIndex(of: code) ?? Self.codes.count
      counts.errors[place * Self.codeCount + column] &+= 1
    }
  }

  // MARK: Buckets

  /// The bucket of a duration: four per octave, exact below four.
  static func bucket(_ microseconds: UInt64) -> Int {
    guard microseconds >= 4 else { return Int(microseconds) }
    let octave = 63 - microseconds.leadingZeroBitCount
    let quarter = Int(microseconds >> UInt64(octave - 2)) & 3
    return min((octave - 1) * 4 + quarter, bucketCount - 1)
  }

  /// The longest duration of a bucket.
  static func longest(inBucket bucket: Int) -> Int {
    guard bucket >= 4 else { return bucket }
    return ((5 + bucket % 4) << (bucket / 4 - 1)) - 1
  }

  private static func percentile(_ percent: Int, of buckets: ArraySlice<UInt32>) -> Int {
    let total = buckets.reduce(0) { $0 + Int($1) }
    let wanted = (total * percent + 99) / 100
    var seen = 0
    for (bucket, count) in buckets.enumerated() {
      seen += Int(count)
      if seen >= wanted { return longest(inBucket: bucket) }
    }
    return 0
  }

  // MARK: Reporting

  /// For each method that was called its counts and durations in microseconds.
  var wire: [WireEntry<ServerStatsResult.Method>] {
    let counts = counts.withLock { $0 }
    return names.enumerated().filter { counts.calls[$0.offset] > 0 }.map { place, name in
      let errors = counts.errors[(place * Self.codeCount)...].prefix(Self.codeCount)
      let buckets = counts.buckets[(place * Self.bucketCount)...].prefix(Self.bucketCount)
      let method = ServerStatsResult.Method(
        count: counts.calls[place],
        microseconds: .init(
          p50: Self.percentile(50, of: buckets), p90: Self.percentile(90, of: buckets),
          p99: Self.percentile(99, of: buckets)), errors: Self.wire(errors))
      return WireEntry(WireText(name.utf8), method)
    }
  }

  private static func wire(_ counts: ArraySlice<Int>) -> [WireEntry<Int>]? {
    let found = counts.enumerated().filter { $0.element > 0 }.map { column, count in
      WireEntry(
        WireText((column < codes.count ? String(codes[column]) : "other").utf8), count)
    }
    return found.isEmpty ? nil : found
  }
}
