import JSONText

extension ParamsValue {
  /// A list of edits.
  func edits() throws(InvalidParams) -> [WireEdit] { try WireEdit.list(self) }
}

extension WireEdit {
  /// Reads a list of edits.
  ///
  /// Edits of single cells are the most frequent ones. If they are well formed, they are read in
  /// one pass over the tokens. All other elements and all errors are read by the general reader,
  /// which produces the messages.
  static func list(_ value: ParamsValue) throws(InvalidParams) -> [WireEdit] {
    let list = try value.view(expecting: "an array")
    guard list.kind == .array else { throw value.mismatch("an array") }
    var (result, others) = list.withCursor { cursor in
      plainSets(in: list, &cursor)
    }
    if others.isEmpty { return result }
    others.reverse()
    for (place, element) in try value.elements().enumerated() where place == others.last {
      result[place] = try WireEdit(element)
      others.removeLast()
    }
    return result
  }

  /// One entry for each element, and the places of those that must go the slow way.
  private static func plainSets(
    in list: JSONView, _ cursor: inout JSONCursor
  ) -> (edits: [WireEdit], others: [Int]) {
    guard let start = cursor.next() else { return ([], []) }
    let count = cursor.count(start)
    var result: [WireEdit] = []
    var others: [Int] = []
    result.reserveCapacity(count)
    for place in 0..<count {
      guard let element = cursor.next() else { break }
      if let edit = plainSet(element, in: list, &cursor) {
        result.append(edit)
      } else {
        others.append(place)
        result.append(.remove(rows: []))
      }
    }
    return (result, others)
  }

  /// Reads `{kind: "set", row, column, value}`, each member once and in any order. Afterwards the
  /// cursor is behind the element in every case.
  private static func plainSet(
    _ element: JSONToken, in list: JSONView, _ cursor: inout JSONCursor
  ) -> WireEdit? {
    guard element.kind == .objectStart else {
      cursor.skip(element)
      return nil
    }
    let count = cursor.count(element)
    var isPlain = count == 4
    var isSet = false
    var row: WireKey?
    var column: WireText?
    var value: JSONView?
    for _ in 0..<count {
      guard let name = cursor.next(), let token = cursor.next() else { return nil }
      switch name.extent {
      case 3 where cursor.isString(name, "row"): row = key(token, cursor)
      case 4 where cursor.isString(name, "kind"): isSet = cursor.isString(token, "set")
      case 5 where cursor.isString(name, "value"): value = list.child(at: cursor.lastIndex)
      case 6 where cursor.isString(name, "column") && token.kind == .string:
        column = text(token, cursor)
      default: isPlain = false
      }
      cursor.skip(token)
    }
    _ = cursor.next()
    // There are four members, and four different ones were found. So none occurred twice.
    guard isPlain, isSet, let row, let column, let value else { return nil }
    return .set(row: row, column: column, value: value)
  }

  private static func key(_ token: JSONToken, _ cursor: borrowing JSONCursor) -> WireKey? {
    if token.kind == .string { return .text(text(token, cursor)) }
    return cursor.int64(token).map { .integer($0) }
  }

  private static func text(_ token: JSONToken, _ cursor: borrowing JSONCursor) -> WireText {
    var bytes: WireText = []
    bytes.reserveCapacity(token.extent)
    cursor.append(token, to: &bytes)
    return bytes
  }
}
