import ColumnStorage
import TableValues

extension TableSchema {
  /// The requests for the cells of a row's key: integer columns as integers, JSON as values in
  /// canonical form, others as texts.
  package var keyRequests: [ColumnRequest] {
    keyColumns.map { number in
      switch self[number]?.type {
      case .integer: ColumnRequest(number, as: .values(.integer))
      case .json: ColumnRequest(number, as: .values(.json))
      case .list: ColumnRequest(number, as: .values(.list))
      default: ColumnRequest(number, as: .text)
      }
    }
  }

  /// An edited cell in the form that the key request of a key column would return.
  func keyCell(_ cell: Cell, _ index: Int) -> Cell {
    switch keyRequests[index].form {
    case .values: cell
    case .text: Cell(.text(cell.overlayText))
    }
  }
}

extension RowKey {
  /// The key made of the cells of ``TableSchema/keyRequests``: an integer, a text, or for several
  /// columns the text of a JSON array without blanks, such as `[1,"Ada"]`. Nil if a single cell is
  /// empty or not an integer.
  ///
  /// Within the array, integers of 15 digits and more are strings, as everywhere on the wire. Null
  /// is `null`, and an error cell is its text.
  package init?(cells: [Cell]) {
    if cells.count == 1 {
      switch cells[0].value {
      case .integer(let number): self = .integer(number)
      case .text(let text) where !text.isEmpty: self = .text(text)
      case .json(let json): self = .text(json.text)
      case .null, .boolean, .number, .decimal, .date, .dateTime, .time, .duration, .text, .error,
        .pending:
        return nil
      }
    } else {
      var bytes: [UInt8] = [UInt8(ascii: "[")]
      for (index, cell) in cells.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.append(cell, to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
      self = .text(Text(bytes))
    }
  }

  /// The limit of a key made of cells, in bytes. Clients are sent whole keys, since they name rows
  /// by them.
  package static let bytesMax = 4096

  /// Refuses a key over ``bytesMax``.
  ///
  /// - Throws: `TableError.limit`.
  package func checkSize() throws(TableError) {
    guard case .text(let text) = self, text.utf8.count > Self.bytesMax else { return }
    throw .limit(name: "rowKeyBytesMax", maximum: Self.bytesMax, found: text.utf8.count)
  }

  /// The limit of the keys of all rows that are indexed or matched, in bytes. The offsets of a
  /// ``TextArena`` have 32 bits.
  package static let indexBytesMax = 1 << 31

  /// Refuses more bytes of keys than ``indexBytesMax``.
  ///
  /// - Throws: `TableError.limit`.
  package static func check(indexBytes: Int) throws(TableError) {
    guard indexBytes > indexBytesMax else { return }
    throw .limit(name: "keyIndexBytesMax", maximum: indexBytesMax, found: indexBytes)
  }

  private static let exactIntegers: ClosedRange<Int64> = -99_999_999_999_999...99_999_999_999_999

  private static func append(_ cell: Cell, to bytes: inout [UInt8]) {
    switch cell.value {
    case .null: bytes.append(contentsOf: "null".utf8)
    case .integer(let number) where exactIntegers.contains(number):
      bytes.append(contentsOf: String(number).utf8)
    case .integer(let number): appendQuoted(Array(String(number).utf8), to: &bytes)
    case .boolean, .number, .decimal, .date, .dateTime, .time, .duration, .text, .json, .error,
      .pending:
      appendQuoted(cell.overlayText.utf8, to: &bytes)
    }
  }

  /// Writes a JSON string with the shortest escapes, as ECMAScript's `JSON.stringify` does.
  private static func appendQuoted(_ text: [UInt8], to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x08: bytes.append(contentsOf: "\\b".utf8)
      case 0x09: bytes.append(contentsOf: "\\t".utf8)
      case 0x0A: bytes.append(contentsOf: "\\n".utf8)
      case 0x0C: bytes.append(contentsOf: "\\f".utf8)
      case 0x0D: bytes.append(contentsOf: "\\r".utf8)
      case 0..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        bytes.append(contentsOf: "\\u00".utf8)
        bytes += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
