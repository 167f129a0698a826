import ColumnStorage
import JSONText
import RowPipeline
import RowTree
import TableSessions
import TableValues
import WireProtocol

extension RowKey {
  /// The row key that a wire key means in a table: where keys are integers, a string of digits is
  /// one of 15 digits and more.
  init(_ wire: WireKey, in table: TableState) {
    switch wire {
    case .integer(let number): self = .integer(number)
    case .text(let text):
      if table.keys.hasIntegerKeys, text.count >= 15, let number = Int64(digits: text) {
        self = .integer(number)
      } else {
        self = .text(Text(text))
      }
    }
  }
}

extension RowKeyMap {
  /// Whether keys are integers: given ones, or those of one integer column.
  var hasIntegerKeys: Bool {
    switch origin {
    case .given: true
    case .columns(let index): index.hasIntegerKeys
    }
  }
}

extension Int64 {
  /// The number that decimal digits with an optional minus spell; nil when it does not fit.
  init?(digits: [UInt8]) {
    guard digits.allSatisfy({ $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }) else {
      return nil
    }
    self.init(String(decoding: digits, as: UTF8.self))
  }
}
