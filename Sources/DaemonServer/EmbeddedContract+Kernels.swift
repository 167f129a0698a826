import ContractText

/// The contract that the binary was built with.
package enum EmbeddedContract {
  /// `Protocol/openrpc.json` as it is written. O(size).
  package static var text: [UInt8] {
    Array(UnsafeBufferPointer(start: contract_text_bytes(), count: contract_text_size()))
  }

  /// The same JSON on one line, as line mode needs it: JSON has line ends between tokens only, so
  /// they go, with the indents after them. Made when first asked for.
  package static let line: [UInt8] = {
    var line: [UInt8] = []
    for part in text.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == 13 }) {
      line += part.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }
    return line
  }()

  /// `Protocol/presets.json` as it is written. O(size).
  static var presets: [UInt8] {
    Array(UnsafeBufferPointer(start: presets_text_bytes(), count: presets_text_size()))
  }
}
