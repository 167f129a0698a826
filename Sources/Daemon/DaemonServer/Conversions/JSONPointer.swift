extension String {
  /// This JSON pointer with one more member (RFC 6901: `~` is written `~0`, `/` is `~1`).
  func pointing(to member: [UInt8]) -> String {
    var result = self + "/"
    for scalar in String(decoding: member, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "~": result += "~0"
      case "/": result += "~1"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
