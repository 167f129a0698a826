/// How many seeds a test runs.
package enum Seeds {
  /// As many seeds as ``TestSettings/seedCount(_:inSweep:)`` says.
  package static func all(_ count: Int, inSweep: Int? = nil) -> [UInt64] {
    (0..<UInt64(TestSettings.seedCount(count, inSweep: inSweep))).map { $0 &* 7919 &+ 1 }
  }
}
