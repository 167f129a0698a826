import ProtocolWords

/// How frequent letters are in languages, unpacked from generated text at first use.
enum LetterFrequencies {
  /// A language: its name, and the costs of its letters in eighths of a nat, -8 ln(share).
  struct Language: Sendable {
    let name: String
    let costs: [UInt32: Int]
  }

  /// All languages.
  static let languages: [Language] = {
    let names = String(describing: languageNames).split(separator: ";").map { String($0) }
    let counts = EncodingTables.digits(letterCounts)
    let all = EncodingTables.digits(letters)
    var at = 0
    return names.enumerated().map { place, name in
      let count = EncodingTables.number(counts[place * 2..<place * 2 + 2])
      var costs: [UInt32: Int] = [:]
      for start in stride(from: at, to: at + count * 4, by: 4) {
        costs[UInt32(EncodingTables.number(all[start..<start + 3]))] = Int(all[start + 3])
      }
      at += count * 4
      return Language(name: name, costs: costs)
    }
  }()

  /// The languages that are written in an encoding.
  static func languages(of encoding: FileEncoding) -> [Language] {
    places[encoding.rawValue].map { $0.map { languages[$0] } } ?? []
  }

  private static let places: [String: [Int]] = {
    var places: [String: [Int]] = [:]
    for entry in String(describing: languagesByEncoding).split(separator: ";") {
      let parts = entry.split(separator: "=")
      guard let name = parts.first, let list = parts.last else { continue }
      places[String(name)] = list.split(separator: ",").compactMap { Int($0) }
    }
    return places
  }()
}
