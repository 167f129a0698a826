extension FrameDecoder {
  /// The lengths of header and body, if the bytes begin with `Content-Length: N`, an empty line and
  /// a complete, non-empty body; otherwise nil, whether the bytes are valid or not.
  @inline(__always)
  static func plainFrame(_ bytes: ArraySlice<UInt8>) -> (header: Int, body: Int)? {
    bytes.withUnsafeBufferPointer { bytes in
      let name: StaticString = "Content-Length: "
      var place = name.utf8CodeUnitCount
      // The shortest frame has one digit, two line ends and one byte of body.
      guard bytes.count >= place + 6 else { return nil }
      for index in 0..<place where bytes[index] != name.utf8Start[index] { return nil }
      var body = 0
      // Eight digits exceed every accepted body, and cannot overflow.
      let reach = min(place + 8, bytes.count - 4)
      while place < reach, bytes[place] &- 0x30 < 10 {
        body = body * 10 + Int(bytes[place] &- 0x30)
        place += 1
      }
      guard body > 0, bytes[place] == 0x0D, bytes[place + 1] == 0x0A, bytes[place + 2] == 0x0D,
        bytes[place + 3] == 0x0A, body <= bytes.count - (place + 4)
      else { return nil }
      return (place + 4, body)
    }
  }
}
