import ColumnStorage
import JSONText
import RowPipeline
import RowTree
import TableModel
import TableValues
import WireProtocol

extension RowKey {
  /// The row key for a wire key in a table. If keys are integers, a string of digits is an integer
  /// of 15 digits or more.
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
  /// Whether keys are integers: assigned ones, or those of one integer column.
  var hasIntegerKeys: Bool {
    switch origin {
    case .given: true
    case .columns(let index): index.hasIntegerKeys
    }
  }
}

extension Int64 {
  /// The integer with these decimal digits and an optional minus sign; nil if it does not fit.
  init?(digits: [UInt8]) {
    guard digits.allSatisfy({ $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }) else {
      return nil
    }
    self.init(String(decoding: digits, as: UTF8.self))
  }
}
