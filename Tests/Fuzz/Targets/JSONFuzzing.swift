import JSONRPC
import JSONText

/// What parses is written again as a text that parses to the same.
enum JSONFuzzing {
  static func complaint(_ input: inout FuzzInput) -> String? {
    let bytes = input.remaining
    _ = Envelope.read(bytes)
    let document: JSONDocument
    do {
      document = try JSONDocument(parsing: bytes, depthLimit: 128)
    } catch {
      return nil
    }
    if let complaint = walk(document.root) { return complaint }
    let value = JSONValue(document.root)
    let text = value.encoded
    do {
      let again = try JSONDocument(parsing: text, depthLimit: 128)
      if JSONValue(again.root).encoded != text {
        return "written again as \(String(decoding: text, as: UTF8.self)) it differs"
      }
    } catch {
      return "written again it fails: \(error): \(String(decoding: text, as: UTF8.self))"
    }
    return nil
  }

  /// Asks everything of every value; what is asked must agree with itself.
  private static func walk(_ root: JSONView) -> String? {
    var waiting = [root]
    while let view = waiting.popLast() {
      if view.rawText.isEmpty { return "a value without text" }
      if view.rawText.count != view.rawRange.count { return "a raw range that is not its text" }
      var count = 0
      switch view.kind {
      case .object:
        for (name, value) in view.members {
          _ = name.lossyString
          waiting.append(value)
          count += 1
        }
        _ = view.firstDoubledName
        if count != view.count { return "an object counts \(view.count) and has \(count)" }
      case .array:
        for element in view.elements {
          waiting.append(element)
          count += 1
        }
        if count != view.count { return "an array counts \(view.count) and has \(count)" }
      case .string:
        if let text = view.string {
          if !view.isString(text) { return "a string is not itself" }
          if view.lossyString != text { return "a good string is lossy" }
        }
      case .number:
        if let integer = view.int64, let double = view.double, Double(integer) != double {
          return "\(integer) is not \(double)"
        }
      case .null, .bool: break
      }
    }
    return nil
  }
}
