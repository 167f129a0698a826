/// How many seeds a test runs.
package enum Seeds {
  /// So many seeds, in a sweep `inSweep`, times `TABLE_SERVER_SEEDS`.
  package static func all(_ count: Int, inSweep: Int? = nil) -> [UInt64] {
    (0..<UInt64(TestSettings.seedCount(count, inSweep: inSweep))).map { $0 &* 7919 &+ 1 }
  }
}
