/// What `Benchmarks generate` is asked for.
struct GenerateRequest {
  var rows = 0
  var path = ""
  var form = SampleForm.csv
  var seed: UInt64 = 1

  init?(_ words: ArraySlice<String>) {
    var plain: [String] = []
    var words = words
    while let word = words.popFirst() {
      switch word {
      case "--json": form = .json
      case "--seed":
        guard let number = words.popFirst().flatMap({ UInt64($0) }) else { return nil }
        seed = number
      default: plain.append(word)
      }
    }
    guard plain.count == 2, let rows = Int(plain[0]), rows >= 0 else { return nil }
    self.rows = rows
    path = plain[1]
  }
}

/// What `Benchmarks measure` is asked for.
struct MeasureSettings {
  /// The built daemon.
  var daemon = ""
  /// Where samples are kept between runs.
  var folder = ""
  /// The Python that has the peers; nil: they are skipped.
  var python: String?
  /// How often each figure is taken; the median counts.
  var runs = 5
  /// Rows of the usual sample.
  var rows = 1_000_000
  /// Rows of the big one.
  var manyRows = 5_000_000
  /// How long each of the long runs takes.
  var minutes = 1.0
  /// Which figures; empty: all.
  var groups: [String] = []

  init?(_ words: ArraySlice<String>) {
    var words = words
    while let word = words.popFirst() {
      if !word.hasPrefix("--") {
        groups.append(word)
        continue
      }
      guard let value = words.popFirst(), take(word, value) else { return nil }
    }
    if daemon.isEmpty || folder.isEmpty { return nil }
  }

  private mutating func take(_ option: String, _ value: String) -> Bool {
    switch option {
    case "--daemon": daemon = value
    case "--folder": folder = value
    case "--peers": python = value
    case "--runs": runs = Int(value) ?? 0
    case "--rows": rows = Int(value) ?? 0
    case "--many": manyRows = Int(value) ?? 0
    case "--minutes": minutes = Double(value) ?? 0
    default: return false
    }
    return minutes > 0 && runs > 0 && rows >= 1000 && manyRows >= 1000
  }
}
