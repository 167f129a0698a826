import ProtocolWords

/// The characters of encodings, unpacked from generated text at first use.
///
/// `Tests/Scripts/generate-encoding-tables.py` describes the form. Unpacking needs less than a
/// millisecond per encoding.
enum EncodingTables {
  /// The tables of `FileEncoding.singleByte`, in its order.
  static let ofSingleByte: [SingleByteTable] = {
    let all = unpacked(singleBytes, count: FileEncoding.singleByte.count * 128)
    return FileEncoding.singleByte.indices.map {
      SingleByteTable(Array(all[$0 * 128..<$0 * 128 + 128]))
    }
  }()
  /// Shift JIS: 189 trails from 0x40 on per lead.
  static let ofShiftJIS = DoubleByteTable(shiftJIS, written: shiftJISWritten, count: 60 * 189)
  /// EUC-JP: 94 rows of 94 cells.
  static let ofEUCJP = DoubleByteTable(
    characters: eucJPCharacters, isWritten: { ($0 / 94 < 8 || $0 / 94 >= 15) && $0 / 94 < 84 })
  /// What vendors have added to the rows of JIS X 0208.
  static let ofEUCJPAdditions = DoubleByteTable(
    characters: eucJPCharacters, isWritten: { $0 / 94 == 12 || $0 / 94 >= 84 })
  /// EUC-JP behind 0x8F: 94 rows of 94 cells.
  static let ofJIS0212 = DoubleByteTable(jis0212, written: "", count: 94 * 94)
  /// GB18030: 190 trails per lead.
  static let ofGB18030 = DoubleByteTable(gb18030, written: gb18030Written, count: 126 * 190)
  /// Big5: 157 trails per lead.
  static let ofBig5 = DoubleByteTable(big5, written: big5Written, count: 126 * 157)
  /// EUC-KR: 178 trails per lead.
  static let ofEUCKR = DoubleByteTable(eucKR, written: "", count: 126 * 178)

  /// The ranges of four bytes of GB18030, by number and by code point.
  static let rangesOfGB18030: (byNumber: [GBRange], byCode: [GBRange]) = {
    var numbers = digits(gb18030Ranges)[...]
    var ranges: [GBRange] = []
    while numbers.count >= 6 {
      let part = Array(numbers.prefix(6))
      numbers = numbers.dropFirst(6)
      ranges.append(GBRange(first: number(part[0..<3]), code: number(part[3..<6])))
    }
    return (ranges, ranges.sorted { $0.code < $1.code })
  }()

  /// A range of characters of four bytes, which ends where the next one begins.
  struct GBRange {
    /// The number of its first character.
    var first: Int
    /// The code point of its first character.
    var code: Int
  }

  private static let eucJPCharacters: [UInt16] = {
    let source = ofShiftJIS.characters
    var characters = [UInt16](repeating: 0, count: 94 * 94)
    for row in 0..<94 {
      for cell in 0..<94 {
        let trail = row & 1 == 1 ? cell + 0x5F : cell < 63 ? cell : cell + 1
        characters[row * 94 + cell] = source[row / 2 * 189 + trail]
      }
    }
    var differences = digits(eucJPDifferences)[...]
    while differences.count >= 6 {
      let part = Array(differences.prefix(6))
      differences = differences.dropFirst(6)
      characters[number(part[0..<3])] = UInt16(truncatingIfNeeded: number(part[3..<6]))
    }
    return characters
  }()

  /// The digits of a text.
  static func digits(_ text: StaticString) -> [UInt8] {
    text.withUTF8Buffer { $0.map { $0 &- 0x30 } }
  }

  /// The number of some digits.
  static func number(_ digits: ArraySlice<UInt8>) -> Int { digits.reduce(0) { $0 << 6 | Int($1) } }

  /// The characters of `count` places; 0 where there is none.
  static func unpacked(_ text: StaticString, count: Int) -> [UInt16] {
    let digits = digits(text)
    var codes: [UInt16] = []
    codes.reserveCapacity(count)
    var before = 0
    var at = 0
    func number(_ first: Int, _ places: Range<Int>) -> Int {
      places.reduce(first) { $0 << 6 | Int(digits[$1]) }
    }
    while at < digits.count {
      let first = Int(digits[at])
      switch first {
      case ..<44:
        before += first + 1
        at += 1
      case ..<50:
        before = 0x4E00 + number(first - 44, at + 1..<at + 3)
        at += 3
      case ..<58:
        before += 45 + number(first - 50, at + 1..<at + 2)
        at += 2
      case 58:
        before = number(0, at + 1..<at + 4)
        at += 4
      default:
        let run = number(0, at + 1..<at + 3)
        at += 3
        for _ in 0..<run {
          if first == 59 { before += 1 }
          codes.append(first == 59 ? UInt16(truncatingIfNeeded: before) : 0)
        }
        continue
      }
      codes.append(UInt16(truncatingIfNeeded: before))
    }
    codes.append(contentsOf: repeatElement(0, count: max(0, count - codes.count)))
    return codes
  }
}

/// The characters of an encoding of one byte per character.
struct SingleByteTable: Sendable {
  /// The character of each byte from 0x80 on. Bytes 0x80 to 0x9F without a character are control
  /// characters, as in WHATWG Encoding; others without one are U+FFFD.
  let characters: [UInt16]
  /// The characters and their bytes, by character.
  private let written: [(character: UInt16, byte: UInt8)]

  init(_ found: [UInt16]) {
    characters = found.enumerated().map { place, code in
      code != 0 ? code : place < 32 ? UInt16(0x80 + place) : 0xFFFD
    }
    written = characters.enumerated().filter { $0.element != 0xFFFD }
      .map { (character: $0.element, byte: UInt8(0x80 + $0.offset)) }
      .sorted { ($0.character, $0.byte) < ($1.character, $1.byte) }
  }

  /// The byte of a character that is not ASCII; nil if it has none.
  func byte(of scalar: UInt32) -> UInt8? {
    var low = 0
    var high = written.count
    while low < high {
      let middle = (low + high) / 2
      if UInt32(written[middle].character) < scalar { low = middle + 1 } else { high = middle }
    }
    guard low < written.count, UInt32(written[low].character) == scalar else { return nil }
    return written[low].byte
  }
}

/// The characters of two bytes of an encoding, by place.
struct DoubleByteTable: Sendable {
  /// The character of each place; 0 if it has none.
  let characters: [UInt16]
  /// The place of each character; `.max` if it has none.
  private let places: [UInt16]

  /// Makes a table of generated text.
  ///
  /// - Parameter written: Places that are written although they are not the first ones that have
  ///   their characters.
  init(_ text: StaticString, written: StaticString, count: Int) {
    let characters = EncodingTables.unpacked(text, count: count)
    let chosen = EncodingTables.digits(written)
    let exceptions = stride(from: 0, to: chosen.count - 2, by: 3).map {
      EncodingTables.number(chosen[$0..<$0 + 3])
    }
    self.init(characters: characters, exceptions: exceptions) { _ in true }
  }

  /// Makes a table of characters. Only some places are written.
  init(characters: [UInt16], exceptions: [Int] = [], isWritten: (Int) -> Bool) {
    self.characters = characters
    var places = [UInt16](repeating: .max, count: 0x10000)
    for place in characters.indices where characters[place] != 0 && isWritten(place) {
      let code = Int(characters[place])
      if places[code] == .max { places[code] = UInt16(truncatingIfNeeded: place) }
    }
    for place in exceptions { places[Int(characters[place])] = UInt16(truncatingIfNeeded: place) }
    self.places = places
  }

  /// The character of a place; U+FFFD if it has none.
  @inline(__always)
  func character(_ place: Int) -> UInt32 {
    let code = characters[place]
    return code == 0 ? 0xFFFD : UInt32(code)
  }

  /// The place of a character; nil if it has none.
  func place(of scalar: UInt32) -> Int? {
    guard scalar < 0x10000, places[Int(scalar)] != .max else { return nil }
    return Int(places[Int(scalar)])
  }
}
