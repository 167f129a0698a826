#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What several runs of one thing took, in seconds.
struct Timing {
  private(set) var seconds: [Double] = []

  /// The shortest one.
  var best: Double { percentile(0) }

  /// The middle one.
  var median: Double { percentile(0.5) }

  /// The value that a share of the runs does not pass.
  func percentile(_ share: Double) -> Double {
    guard !seconds.isEmpty else { return .nan }
    let sorted = seconds.sorted()
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
  }

  mutating func add(_ duration: Duration) { seconds.append(duration.seconds) }

  /// Runs something once and takes its time.
  mutating func take<Value>(_ work: () throws -> Value) rethrows -> Value {
    let start = ContinuousClock.now
    let value = try work()
    add(ContinuousClock.now - start)
    return value
  }

  /// Runs something once and takes the processor time of this thread.
  mutating func takeProcessor<Value>(_ work: () throws -> Value) rethrows -> Value {
    let start = processorSecondsOfThread()
    let value = try work()
    seconds.append(processorSecondsOfThread() - start)
    return value
  }

  /// The timing of several runs.
  static func of(_ runs: Int, _ work: () throws -> Void) rethrows -> Timing {
    var timing = Timing()
    for _ in 0..<runs { try timing.take(work) }
    return timing
  }
}

extension Duration {
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}

/// Sleeps until a point in time; not at all if it has passed.
func pause(until instant: ContinuousClock.Instant) {
  let left = (instant - ContinuousClock.now).seconds
  if left > 0 { usleep(UInt32(left * 1e6)) }
}
