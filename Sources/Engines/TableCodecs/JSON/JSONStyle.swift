import JSONText
import TableValues

/// How an object or array is written: the blanks between its tokens.
///
/// Example: in `{ "a": 1, "b": 2 }` the blanks are one at both ends, and one behind each comma and
/// colon.
struct JSONStyle: Hashable {
  /// Between the opening bracket and the first member.
  var open: [UInt8] = []
  /// Between a comma and the next member.
  var gap: [UInt8] = []
  /// Between a name and its value: a colon with blanks.
  var colon: [UInt8] = [UInt8(ascii: ":")]
  /// Between the last member and the closing bracket.
  var close: [UInt8] = []

  /// A style without blanks.
  init() {}

  /// How a container that is not empty is written; nil: it is empty, or none.
  init?(of view: JSONView, in text: [UInt8]) {
    let range = view.rawRange
    var starts: [Int] = []
    var ends: [Int] = []
    if view.kind == .object {
      for member in view.members {
        starts.append(member.name.rawRange.lowerBound)
        ends.append(member.value.rawRange.upperBound)
        if starts.count == 1 {
          colon = Array(
            text[member.name.rawRange.upperBound..<member.value.rawRange.lowerBound])
        }
      }
    } else {
      for element in view.elements {
        starts.append(element.rawRange.lowerBound)
        ends.append(element.rawRange.upperBound)
      }
    }
    guard let first = starts.first, let last = ends.last else { return nil }
    open = Array(text[range.lowerBound + 1..<first])
    close = Array(text[last..<range.upperBound - 1])
    if starts.count > 1 {
      gap = Array(text[ends[0]..<starts[1]].drop { $0 != UInt8(ascii: ",") }.dropFirst())
    } else if open.contains(0x0A) {
      gap = open
    } else if view.kind != .object || colon.count > 1 {
      gap = [0x20]
    }
  }

  /// The same on one line, for a container within.
  var inner: JSONStyle {
    var style = self
    if open.contains(0x0A) || gap.contains(0x0A) {
      (style.open, style.close, style.gap) = ([], [], [0x20])
    }
    return style
  }
}
