/// A validated JSON text, with a tape of its tokens.
///
/// Parsing is one iterative pass (RFC 8259), O(bytes). The tape has 8 bytes per value, member name
/// and end of container. Strings and numbers stay in the text.
package struct JSONDocument: Sendable {
  final class Storage: Sendable {
    let bytes: [UInt8]
    let tape: [UInt64]
    let base: Int
    let hasUnpairedSurrogate: Bool

    init(bytes: [UInt8], base: Int, output: JSONScanner.Output) {
      self.bytes = bytes
      self.base = base
      tape = output.tape
      hasUnpairedSurrogate = output.hasUnpairedSurrogate
    }
  }

  let storage: Storage

  /// Parses a whole array of bytes; see `init(parsing:range:depthLimit:)`.
  package init(parsing bytes: [UInt8], depthLimit: Int) throws(JSONParseFailure) {
    try self.init(parsing: bytes, range: bytes.indices, depthLimit: depthLimit)
  }

  /// Parses one value from a range of bytes without copying them.
  ///
  /// A leading UTF-8 byte order mark is skipped. Arrays and objects may nest `depthLimit` deep.
  /// Half a surrogate pair in an escape is not an error here: see `firstUnpairedString`.
  package init(
    parsing bytes: [UInt8], range: Range<Int>, depthLimit: Int
  ) throws(JSONParseFailure) {
    let range = range.clamped(to: bytes.indices)
    guard range.upperBound < JSONToken.fieldBound else {
      throw .tooLarge(limit: JSONToken.fieldBound)
    }
    let output = JSONScanner.scan(bytes, range: range, depthLimit: depthLimit)
    switch output.outcome {
    case .done:
      storage = Storage(bytes: bytes, base: range.lowerBound, output: output)
    case .syntax(let offset, let reason):
      throw .syntax(JSONSyntaxError(offset: offset - range.lowerBound, reason: reason))
    case .tooDeep(let offset):
      let before = JSONDocument(
        storage: Storage(bytes: bytes, base: range.lowerBound, output: output))
      throw .tooDeep(offset: offset - range.lowerBound, limit: depthLimit, before: before)
    }
  }

  private init(storage: Storage) {
    self.storage = storage
  }

  /// The outermost value.
  package var root: JSONView { JSONView(storage: storage, index: 0) }

  /// The first string or member name with half a surrogate pair, if any. O(1) if there is none.
  package var firstUnpairedString: JSONView? { root.firstUnpairedString }
}
