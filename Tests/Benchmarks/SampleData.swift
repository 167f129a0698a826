import TestSupport

/// One row of the table that all measurements use; reused from row to row.
struct SampleRow {
  /// The record number, from 1.
  var id = 0
  /// First and last name; one in fifty in Han or Kana, or with an emoji.
  var name: [UInt8] = []
  /// An address that is different in every row.
  var email: [UInt8] = []
  /// 18 ..< 90.
  var age = 0
  /// Cents, −100,000.00 ..< 900,000.00.
  var balanceInCents = 0
  /// Number of one of ``SampleWords/cities``.
  var city = 0
  /// Days since 2000-01-01, less than 25 years.
  var createdDay = 0
  /// 0 ... 200 bytes of words; one in twenty has commas, quotes and line breaks.
  var note: [UInt8] = []
}

/// Makes the rows of the sample table; the same seed gives the same rows everywhere.
struct SampleRows {
  private var random: SeededGenerator
  private var row = SampleRow()

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Makes the next row.
  mutating func next() -> SampleRow {
    row.id += 1
    let first = below(SampleWords.firstNames.count)
    let last = below(SampleWords.lastNames.count)
    makeName(first: first, last: last)
    makeEmail(first: first, last: last)
    row.age = 18 + below(72)
    row.balanceInCents = below(100_000_000) - 10_000_000
    row.city = below(SampleWords.cities.count)
    row.createdDay = below(9_131)
    makeNote()
    return row
  }

  private mutating func below(_ bound: Int) -> Int {
    Int(random.next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  private mutating func makeName(first: Int, last: Int) {
    row.name.removeAll(keepingCapacity: true)
    if below(50) == 0 {
      row.name += SampleWords.wideNames[below(SampleWords.wideNames.count)]
    } else {
      row.name += SampleWords.firstNames[first]
      row.name.append(UInt8(ascii: " "))
      row.name += SampleWords.lastNames[last]
    }
  }

  private mutating func makeEmail(first: Int, last: Int) {
    row.email.removeAll(keepingCapacity: true)
    row.email += SampleWords.firstNames[first].map { $0 | 0x20 }
    row.email.append(UInt8(ascii: "."))
    row.email += SampleWords.lastNames[last].map { $0 | 0x20 }
    row.email += "\(row.id)".utf8
    row.email.append(UInt8(ascii: "@"))
    row.email += SampleWords.domains[below(SampleWords.domains.count)]
  }

  private mutating func makeNote() {
    let size = below(201)
    let isRough = below(20) == 0
    row.note.removeAll(keepingCapacity: true)
    while row.note.count < size {
      row.note += SampleWords.noteWords[below(SampleWords.noteWords.count)]
      guard isRough else {
        row.note.append(UInt8(ascii: " "))
        continue
      }
      switch below(4) {
      case 0: row.note += ", ".utf8
      case 1: row.note.append(UInt8(ascii: "\n"))
      case 2: row.note += " \"so\" ".utf8
      default: row.note.append(UInt8(ascii: " "))
      }
    }
    row.note.removeLast(row.note.count - size)
    if row.note.last == UInt8(ascii: " ") { row.note[size - 1] = UInt8(ascii: ".") }
  }
}

/// The words that sample rows are made of.
enum SampleWords {
  static let columns = ["id", "name", "email", "age", "balance", "city", "created", "note"]
  static let columnTypes = [
    "integer", "text", "text", "integer", "number", "text", "date", "text",
  ]

  static let firstNames = words(
    """
    Ada Alan Barbara Bjarne Carol Dennis Edsger Elena Frances Grace Guido Hedy Ivan James Jean Joan
    Karen Ken Leslie Linus Margaret Maria Niklaus Olga Peter Radia Rosa Sophie Tim Ursula Vera Yuki
    """)
  static let lastNames = words(
    """
    Abbott Baker Castillo Dawson Eriksen Fischer Garcia Hopper Ivanova Jensen Kowalski Lovelace Moreau
    Nguyen Olsen Perlman Quinn Rossi Schmidt Turing Ullman Vargas Weber Xu Yamamoto Zimmermann
    """)
  static let wideNames = words(
    "王小明 田中さくら 김민준 佐藤健一 李华 Zoë🦊 Max🚀 Ana👩‍💻 陳大文 스미스")
  static let domains = words("example.com example.org example.net a.example")
  static let cities = words(
    """
    Amsterdam Athens Auckland Bangkok Berlin Bogota Boston Brussels Budapest Cairo Chicago Dakar
    Delhi Dublin Geneva Hamburg Hanoi Helsinki Istanbul Jakarta Kyoto Lagos Lima Lisbon London Madrid
    Manila Melbourne Montreal Nairobi Osaka Oslo Paris Prague Quito Rome Seoul Toronto Vienna Warsaw
    """)
  static let noteWords = words(
    """
    account after again amount before blue borrowed called change check customer days delivered early
    every first follow friendly group happened invoice item june late letter little longer march met
    monday never number often open order other paid parcel phone please price question ready reminder
    returned second sent shipped signed soon special table tenth thanks today twice under until
    urgent visited waiting week wrote year
    """)

  private static func words(_ text: String) -> [[UInt8]] {
    text.split { $0 == " " || $0 == "\n" }.map { Array($0.utf8) }
  }
}
