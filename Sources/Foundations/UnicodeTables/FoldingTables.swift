/// Full case folding and the removal of diacritics by code point, decoded from generated text.
///
/// The literals are decoded once, at first use, in well under a millisecond.
struct FoldingTables: Sendable {
  /// The kind of mapping. The raw value is the index of the target in a record.
  enum Kind: Int, Sendable {
    case folded, stripped, foldedAndStripped
  }

  /// The number of code points per entry of stage 1.
  private static let blockSize: UInt32 = 128

  private let blocks: [UInt16]
  private let recordOfPlace: [UInt16]
  /// Per kind and record: offset of the target's UTF-8 << 8 | its length, or `unchanged`.
  private let targetOfRecord: [[UInt32]]
  /// The UTF-8 of all targets.
  let targetBytes: [UInt8]

  /// The target of a code point that is mapped to itself.
  static let unchanged = UInt32.max

  /// The tables of this build.
  static let shared = FoldingTables()

  private init() {
    blocks = DigitReader(Self.stage1).numbers(digits: 2)
    recordOfPlace = DigitReader(Self.stage2).numbers(digits: 2)
    var bytes: [UInt8] = []
    var places: [UInt32] = []
    var reader = DigitReader(Self.targets)
    while let count = reader.next(digits: 1) {
      let start = bytes.count
      for _ in 0..<count { UTF8Scalar.append(reader.next(digits: 3) ?? 0, to: &bytes) }
      places.append(UInt32(start) << 8 | UInt32(bytes.count - start))
    }
    places[0] = Self.unchanged
    let targetNumbers: [UInt16] = DigitReader(Self.records).numbers(digits: 2)
    targetOfRecord = (0..<3).map { kind in
      stride(from: kind, to: targetNumbers.count, by: 3).map { places[Int(targetNumbers[$0])] }
    }
    targetBytes = bytes
  }

  /// The targets of a kind, by record.
  func targets(_ kind: Kind) -> [UInt32] { targetOfRecord[kind.rawValue] }

  /// The record of a code point; 0 if no table maps it.
  @inline(__always)
  func record(of scalar: UInt32) -> Int {
    let block = Int(scalar / Self.blockSize)
    guard block < blocks.count else { return 0 }
    let place = Int(blocks[block]) * Int(Self.blockSize) + Int(scalar % Self.blockSize)
    return Int(recordOfPlace[place])
  }

  /// The code points that any table maps, ascending.
  var mappedScalars: [UInt32] {
    (0..<UInt32(blocks.count) * Self.blockSize).filter { record(of: $0) != 0 }
  }
}
