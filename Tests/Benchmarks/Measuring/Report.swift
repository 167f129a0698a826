#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Prints figures, each with what it is to reach.
enum Report {
  /// A value of time.
  static func time(
    _ name: String, _ seconds: Double, reach: Double, note: String = ""
  ) {
    line(name, spelled(seconds), "<= \(spelled(reach))", isReached: seconds <= reach, note)
  }

  /// A value of time next to a peer's in the same run.
  static func ratio(
    _ name: String, _ seconds: Double, peer: String, _ peerSeconds: Double?, reach: Double
  ) {
    guard let peerSeconds else {
      return line(
        name, spelled(seconds), "<= \(rounded(reach)) x \(peer)", isReached: nil, "no peer")
    }
    let ratio = seconds / peerSeconds
    line(
      name, spelled(seconds), "<= \(rounded(reach)) x \(peer)", isReached: ratio <= reach,
      "\(peer) \(spelled(peerSeconds)), ratio \(rounded(ratio))")
  }

  /// A rate or size.
  static func amount(
    _ name: String, _ value: Double, _ unit: String, atLeast: Double? = nil, atMost: Double? = nil
  ) {
    if let atLeast {
      line(
        name, "\(rounded(value)) \(unit)", ">= \(rounded(atLeast)) \(unit)",
        isReached: value >= atLeast, "")
    } else if let atMost {
      line(
        name, "\(rounded(value)) \(unit)", "<= \(rounded(atMost)) \(unit)",
        isReached: value <= atMost, "")
    } else {
      line(name, "\(rounded(value)) \(unit)", "", isReached: nil, "")
    }
  }

  /// Something worth knowing beside the figures.
  static func remark(_ text: String) {
    say(STDOUT_FILENO, "  \(text)\n")
  }

  private static func line(
    _ name: String, _ value: String, _ reach: String, isReached: Bool?, _ note: String
  ) {
    let verdict = isReached.map { $0 ? "reached" : "MISSED" } ?? ""
    let columns = padded(name, 44) + padded(value, 16) + padded(reach, 26)
    say(STDOUT_FILENO, columns + padded(verdict, 9) + note + "\n")
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  /// A time in the unit that suits it.
  static func spelled(_ seconds: Double) -> String {
    if seconds < 0.001 { return "\(rounded(seconds * 1e6)) µs" }
    if seconds < 10 { return "\(rounded(seconds * 1e3)) ms" }
    return "\(rounded(seconds)) s"
  }

  /// Three figures.
  static func rounded(_ value: Double) -> String {
    guard value.isFinite else { return "?" }
    if abs(value) >= 1000 { return String(Int(value.rounded())) }
    let factor: Double = abs(value) >= 100 ? 1 : abs(value) >= 10 ? 10 : 100
    let scaled = (value * factor).rounded() / factor
    return scaled == scaled.rounded() ? String(Int(scaled)) : String(scaled)
  }
}

/// Writes a text to a descriptor.
func say(_ descriptor: Int32, _ text: String) {
  let bytes = Array(text.utf8)
  _ = write(descriptor, bytes, bytes.count)
}
