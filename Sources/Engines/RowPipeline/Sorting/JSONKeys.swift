import TableValues

/// Sort keys whose byte order is the order of JSON values: null, false, true, numbers by value,
/// texts by code point, then lists and objects by their text.
///
/// One byte for the type; then a number as in ``DecimalKeys``, an unescaped text, or the text of a
/// list or object.
enum JSONKeys {
  private enum Kind: UInt8 {
    case null, no, yes, number, text, list, object, other
  }

  /// The key of the text of a ``CellJSON``. A text that is not JSON sorts last.
  static func key(_ json: ArraySlice<UInt8>) -> [UInt8] {
    guard let first = json.first else { return [Kind.other.rawValue] }
    switch first {
    case UInt8(ascii: "n"): return [Kind.null.rawValue]
    case UInt8(ascii: "f"): return [Kind.no.rawValue]
    case UInt8(ascii: "t"): return [Kind.yes.rawValue]
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return [Kind.number.rawValue] + DecimalKeys.key(json)
    case UInt8(ascii: "\""):
      var key = [Kind.text.rawValue]
      CellJSON.appendShown(json, to: &key)
      return key
    case UInt8(ascii: "["): return [Kind.list.rawValue] + json
    case UInt8(ascii: "{"): return [Kind.object.rawValue] + json
    default: return [Kind.other.rawValue] + json  // a byte, not our enum
    }
  }

  /// The JSON text of the value with a key, in one canonical form.
  static func text(_ key: ArraySlice<UInt8>) -> [UInt8] {
    guard let kind = key.first.flatMap(Kind.init) else { return Array("null".utf8) }
    let rest = key.dropFirst()
    return switch kind {
    case .null: Array("null".utf8)
    case .no: Array("false".utf8)
    case .yes: Array("true".utf8)
    case .number: DecimalKeys.text(rest)
    case .text: CellJSON(string: rest).text.utf8
    case .list, .object, .other: Array(rest)
    }
  }
}
