/// Several texts in one: the cell of a row in ``ColumnNumber/extraFields``. Each is its length in four
/// bytes, least byte first, and its bytes. No text at all is an empty text.
package enum PackedFields {
  private static let lengthBytes = 4

  /// Appends a text of less than 4 GiB.
  package static func append(_ field: some Collection<UInt8>, to packed: inout [UInt8]) {
    var length = UInt32(truncatingIfNeeded: field.count)
    for _ in 0..<lengthBytes {
      packed.append(UInt8(truncatingIfNeeded: length))
      length >>= 8
    }
    packed += field
  }

  /// The texts. What was not packed so ends where its lengths do not fit. O(n).
  package static func unpacked(_ packed: ArraySlice<UInt8>) -> [[UInt8]] {
    var fields: [[UInt8]] = []
    var rest = packed
    while rest.count >= lengthBytes {
      let length = rest.prefix(lengthBytes).reversed().reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(lengthBytes)
      guard length <= rest.count else { break }
      fields.append(Array(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return fields
  }
}
