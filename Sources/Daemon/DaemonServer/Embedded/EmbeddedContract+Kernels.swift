import ContractText

/// The contract embedded in the binary.
package enum EmbeddedContract {
  /// The text of `Protocol/openrpc.json`. O(size).
  package static var text: [UInt8] {
    Array(UnsafeBufferPointer(start: contract_text_bytes(), count: contract_text_size()))
  }

  /// The same JSON on one line, as line mode requires. JSON has line ends between tokens only, so
  /// they are removed with the indentation behind them. Made on first use.
  package static let line: [UInt8] = {
    var line: [UInt8] = []
    for part in text.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == 13 }) {
      line += part.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }
    return line
  }()

  /// The text of `Protocol/presets.json`. O(size).
  static var presets: [UInt8] {
    Array(UnsafeBufferPointer(start: presets_text_bytes(), count: presets_text_size()))
  }
}
