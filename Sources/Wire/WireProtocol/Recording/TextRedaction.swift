import JSONText

/// Replaces the client's texts in messages. The shape of the messages, types and lengths stay the
/// same, and equal texts stay equal.
package struct TextRedaction: Sendable {
  private static let depthMax = 128
  private static let inFlightMax = 4096
  private var tokens = TextTokens()
  /// The ids of tables, views and subscriptions whose row keys are made from columns.
  private var keyed = Set<[UInt8]>()
  private var requests: [RequestID: Request] = [:]
  /// Whether a text is some name of an encoding, which a replay needs.
  private let isEncoding: @Sendable (String) -> Bool

  /// A request, identified by its sender and the JSON text of its id.
  private struct RequestID: Hashable {
    let isSent: Bool
    let id: [UInt8]
  }

  /// The information about a request that is needed for its response.
  private struct Request {
    let method: String?
    let isKeyed: Bool
  }

  /// A redaction with its own random key.
  ///
  /// - Parameter isEncoding: Whether a text is some name of an encoding. Such names are kept where
  ///   the contract has an encoding.
  package init(isEncoding: @escaping @Sendable (String) -> Bool = { _ in false }) {
    self.isEncoding = isEncoding
  }

  /// The redacted body of a message. In bytes that are not JSON, errors stay where they are.
  package mutating func body(_ bytes: [UInt8], isSent: Bool) -> [UInt8] {
    guard let document = try? JSONDocument(parsing: bytes, depthLimit: Self.depthMax),
      document.firstUnpairedString == nil
    else { return TextMask.body(bytes) }
    var writer = JSONWriter(capacity: bytes.count + 64)
    if document.root.kind == .array {
      writer.beginArray()
      for member in document.root.elements { message(member, isSent, &writer) }
      writer.endArray()
    } else {
      message(document.root, isSent, &writer)
    }
    return writer.finish()
  }

  private mutating func message(_ view: JSONView, _ isSent: Bool, _ writer: inout JSONWriter) {
    let request = learn(view, isSent)
    var walk = Walk(
      method: request.method, areKeysText: request.isKeyed, isSent: isSent, isEncoding: isEncoding)
    walk.message(view, .message(of: request.method), &tokens, &writer)
  }

  // MARK: Method and table of a message

  /// Records the ids that belong to a table with key columns. Returns the method of the message,
  /// and whether the message belongs to such a table.
  private mutating func learn(_ message: JSONView, _ isSent: Bool) -> Request {
    let params = message.member("params")
    let result = message.member("result")
    let id = message.member("id").map { Array($0.rawText) }
    let named = message.member("method")
    var method = named?.lossyString.map { String(decoding: $0, as: UTF8.self) }
    var isKeyed = (params?.member("keyColumns")?.count ?? 0) > 0
    if let id, named == nil {
      let asked = requests.removeValue(forKey: RequestID(isSent: !isSent, id: id))
      method = asked?.method
      isKeyed = asked?.isKeyed ?? !keyed.isEmpty
    }
    var ids: [[UInt8]] = []
    // In a comparison the tables are one level deeper.
    for body in [params, params?.member("from"), params?.member("to"), result] {
      for name in ["table", "view", "subscription"] {
        if let id = body?.member(name)?.string { ids.append(Array("\(name) ".utf8) + id) }
      }
    }
    isKeyed = isKeyed || ids.contains { keyed.contains($0) }
    if isKeyed, keyed.count < Self.inFlightMax { keyed.formUnion(ids) }
    if let id, named != nil { expectAnswer(RequestID(isSent: isSent, id: id), method, isKeyed) }
    return Request(method: method, isKeyed: isKeyed)
  }

  /// Records a request that will have a response.
  ///
  /// If two requests have the same id, the method of a response cannot be determined. Then all of
  /// the response is treated as text.
  private mutating func expectAnswer(_ id: RequestID, _ method: String?, _ isKeyed: Bool) {
    if let other = requests[id] {
      requests[id] = Request(method: nil, isKeyed: isKeyed || other.isKeyed)
    } else if requests.count < Self.inFlightMax {
      requests[id] = Request(method: method, isKeyed: isKeyed)
    }
  }

  /// One traversal of one message. The parser's depth limit bounds the recursion.
  private struct Walk {
    let method: String?
    let areKeysText: Bool
    let isSent: Bool
    let isEncoding: (String) -> Bool

    /// Redacts a whole message. Two of its members can have content without a schema: the result or
    /// error of a message that also has a method, and the data of an error sent by the client.
    mutating func message(
      _ view: JSONView, _ place: TextPlace, _ tokens: inout TextTokens, _ writer: inout JSONWriter
    ) {
      guard view.kind == .object else { return value(view, place, &tokens, &writer) }
      let isRequest = view.member("method") != nil
      writer.beginObject()
      for member in view.members {
        let name = String(decoding: member.name.lossyString ?? [], as: UTF8.self)
        if isRequest, name == "result" || name == "error" {
          writer.name(Array(name.utf8))
          value(member.value, .text, &tokens, &writer)
        } else if isSent, name == "error", member.value.kind == .object {
          writer.name(Array(name.utf8))
          givenError(member.value, place.member(name), &tokens, &writer)
        } else {
          self.member(member, place, &tokens, &writer)
        }
      }
      writer.endObject()
    }

    /// Redacts an error sent by the client. Its data can be any JSON.
    private mutating func givenError(
      _ view: JSONView, _ place: TextPlace, _ tokens: inout TextTokens, _ writer: inout JSONWriter
    ) {
      writer.beginObject()
      for member in view.members {
        if member.name.lossyString == Array("data".utf8) {
          writer.name(Array("data".utf8))
          value(member.value, .text, &tokens, &writer)
        } else {
          self.member(member, place, &tokens, &writer)
        }
      }
      writer.endObject()
    }

    mutating func value(
      _ view: JSONView, _ place: TextPlace, _ tokens: inout TextTokens, _ writer: inout JSONWriter
    ) {
      switch view.kind {
      case .null, .bool: writer.value(view)
      case .number:
        let isKept = place.numbers == .kept || (place.numbers == .key && !areKeysText)
        if isKept { writer.value(view) } else { writer.json(tokens.number(view.rawText)) }
      case .string: string(view.lossyString ?? [], place, &tokens, &writer)
      case .array:
        writer.beginArray()
        for element in view.elements { value(element, place.element, &tokens, &writer) }
        writer.endArray()
      case .object:
        writer.beginObject()
        let place = place.object { tag in
          view.member(tag)?.lossyString.map { String(decoding: $0, as: UTF8.self) }
        }
        for member in view.members { self.member(member, place, &tokens, &writer) }
        writer.endObject()
      }
    }

    private mutating func member(
      _ member: (name: JSONView, value: JSONView), _ place: TextPlace,
      _ tokens: inout TextTokens, _ writer: inout JSONWriter
    ) {
      let bytes = member.name.lossyString ?? []
      let name = String(decoding: bytes, as: UTF8.self)
      writer.name(place.isNameKept(name) ? bytes : tokens.text(bytes[...]))
      value(member.value, place.member(name), &tokens, &writer)
    }

    private func string(
      _ text: [UInt8], _ place: TextPlace, _ tokens: inout TextTokens, _ writer: inout JSONWriter
    ) {
      if let start = place.pointed(of: method) {
        writer.string(pointer(text, from: start, &tokens))
      } else if place.isStringKept(String(decoding: text, as: UTF8.self), isEncoding: isEncoding) {
        writer.string(text)
      } else {
        writer.string(tokens.text(text[...]))
      }
    }

    /// Redacts a JSON pointer. Indices and names of the protocol are kept, ids are replaced.
    private func pointer(
      _ text: [UInt8], from start: TextPlace, _ tokens: inout TextTokens
    ) -> [UInt8] {
      var place = start
      var parts: [[UInt8]] = []
      let pieces = text.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      for (index, part) in pieces.enumerated() {
        if index == 0 && part.isEmpty {
          parts.append([])
          continue
        }
        let (next, isKept) = place.pointed(to: String(decoding: part, as: UTF8.self))
        parts.append(isKept ? Array(part) : tokens.text(part))
        place = next
      }
      return Array(parts.joined(separator: [UInt8(ascii: "/")]))
    }
  }
}

/// Hides the text of bytes that are not a message, and keeps what is malformed about them.
package enum TextMask {
  /// Masks a body: letters in strings become `x`, digits become `1`, and longer scalars others of
  /// the same length. Structural characters of JSON are kept.
  package static func body(_ bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var place = 0
    var isInString = false
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\"") { isInString.toggle() }
      if isInString, byte == 0x5C, place + 1 < bytes.count {
        let length = escapeLength(bytes[place...])
        output += escape(bytes[place..<place + length])
        place += length
        continue
      }
      if !isInString, let word = literal(bytes[place...]) {
        output += word
        place += word.count
        continue
      }
      output.append(masked(byte))
      place += 1
    }
    return output
  }

  /// Masks a header. Lines with a valid length or type are kept.
  package static func header(_ bytes: [UInt8]) -> [UInt8] {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    return Array(lines.map { header(line: $0) }.joined(separator: [0x0A]))
  }

  /// Masks a header line. The name of a length or type is kept.
  private static func header(line: ArraySlice<UInt8>) -> [UInt8] {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return line.map(masked) }
    let value = line[(colon + 1)...]
    let isKept: Bool
    switch String(decoding: line[..<colon], as: UTF8.self).lowercased() {
    case "content-length": isKept = value.allSatisfy { $0 <= 0x20 || 0x2B...0x39 ~= $0 }
    case "content-type":
      let text = String(decoding: value, as: UTF8.self).lowercased()
      isKept = value.count <= 64 && (text.contains("charset=") || text.contains("jsonrpc"))
    default: return line.map(masked)
    }
    return Array(line[...colon]) + (isKept ? Array(value) : value.map(masked))
  }

  private static func masked(_ byte: UInt8) -> UInt8 {
    switch byte {
    case 0x31...0x39: 0x31
    case 0x41...0x5A: 0x58
    case 0x61...0x7A: 0x78
    // Lead bytes and continuation bytes stay such.
    case 0x80...0xBF: 0x80 | (byte & 0x20)
    case 0xC4...0xDF: 0xC3
    case 0xE1...0xEC: 0xE4
    default: byte
    }
  }

  /// The prefix of a literal at this position. A truncated literal thus stays truncated at the same
  /// place.
  private static func literal(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    for word in ["true", "false", "null"] {
      let common = zip(bytes, word.utf8).prefix { $0 == $1 }.map(\.0)
      if !common.isEmpty { return common }
    }
    return nil
  }

  private static func escapeLength(_ bytes: ArraySlice<UInt8>) -> Int {
    let isUnicode = bytes.dropFirst().first == UInt8(ascii: "u")
    return min(bytes.count, isUnicode ? 6 : 2)
  }

  /// An escape sequence of the same kind. Surrogates keep their half; simple escapes are unchanged.
  private static func escape(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let digits = bytes.dropFirst(2)
    guard bytes.count == 6, digits.allSatisfy({ isHexadecimal($0) }) else {
      return bytes.count == 2 ? Array(bytes) : bytes.map(masked)
    }
    let isHalf = digits.first.map { $0 | 0x20 } == UInt8(ascii: "d")
    let second = digits.dropFirst().first ?? 0
    guard isHalf, second >= 0x38 else { return Array("\\u0078".utf8) }
    return Array(bytes.prefix(4)) + Array("00".utf8)
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x61...0x66 ~= byte | 0x20
  }
}
