import CellFormats
import JSONText
import TableValues

/// Writes one record of a JSON file with what is new in it.
///
/// Members keep their order and the blanks between them. A new member is behind the last one, with the
/// blanks that the others have.
struct JSONRecordWriter {
  /// A part of the new text.
  enum Piece: Hashable {
    /// These bytes of the old one.
    case old(Range<Int>)
    /// New bytes.
    case new([UInt8])
  }

  /// What is new of one column.
  struct Change {
    /// The new cell; nil: the value stays.
    var cell: Cell?
    /// The place of the column in the content.
    var place: Int
  }

  /// Why a record cannot be written: a value has no place in it, or is none of JSON.
  struct Obstacle: Error {
    /// The place of the column.
    var place: Int
  }

  let layout: JSONLayout
  let tree: JSONMemberTree
  let columns: [CSVFileColumn]
  let spelling: JSONSpelling
  /// Per column of the source, its place in the content; nil: it was removed.
  private let places: [Int?]
  /// Per node, the new name of its member.
  private let names: [Int: [UInt8]]
  /// Whether members are removed or renamed.
  let changesNames: Bool

  init(
    _ layout: JSONLayout, _ tree: JSONMemberTree, source: [CSVColumn], _ columns: [CSVFileColumn],
    _ spelling: JSONSpelling
  ) {
    self.layout = layout
    self.tree = tree
    self.columns = columns
    self.spelling = spelling
    var places = [Int?](repeating: nil, count: source.count)
    for (place, column) in columns.enumerated() {
      if let own = column.source, places.indices.contains(own) { places[own] = place }
    }
    self.places = places
    var names: [Int: [UInt8]] = [:]
    for (node, one) in tree.nodes.enumerated() where one.column >= 0 {
      guard let place = places[one.column], let name = columns[place].name else { continue }
      names[node] = Self.memberName(name.utf8, of: source[one.column].path)
    }
    self.names = names
    changesNames = !names.isEmpty || places.contains { $0 == nil }
  }

  /// The member's name for a column's title: of `at.y` it is `y` where the member is in `at`.
  static func memberName(_ title: [UInt8], of path: [Text]) -> [UInt8] {
    let parent = path.dropLast().map(\.utf8).joined(separator: [0x2E])
    let prefix = Array(parent) + [0x2E]
    guard path.count > 1, title.starts(with: prefix), title.count > prefix.count else {
      return title
    }
    return Array(title.dropFirst(prefix.count))
  }

  // MARK: Records of the source

  /// The pieces of a record with new cells.
  ///
  /// - Parameters:
  ///   - text: The text of the record, as UTF-8, without blanks around it.
  ///   - cells: The new cells by place in the content.
  func pieces(
    of text: [UInt8], with cells: [Int: Cell]
  ) throws(Obstacle) -> [Piece] {
    guard
      let document = try? JSONDocument(parsing: text, depthLimit: JSONLayout.depthMax)
    else {
      if let place = cells.keys.min() { throw Obstacle(place: place) }
      return [.old(text.indices)]
    }
    let root = document.root
    switch (layout.rows, root.kind) {
    case (.objects, .object):
      if let column = tree.recordColumn, let place = places[column], let cell = cells[place],
        cell.value != .null
      {
        throw Obstacle(place: place)
      }
      return try object(root, 0, text, cells)
    case (.arrays, .array): return try array(root, text, cells)
    default:
      let column = layout.rows == .values ? 0 : tree.recordColumn
      let own = column.flatMap { places.indices.contains($0) ? places[$0] : nil }
      if let other = cells.keys.filter({ $0 != own && cells[$0]?.value != .null }).min() {
        throw Obstacle(place: other)
      }
      guard let own, let cell = cells[own] else { return [.old(text.indices)] }
      return [.new(try spelled(cell, own, replacing: root))]
    }
  }

  /// Whether a node or one below it has a new cell that is not null.
  private func hasValue(_ node: Int, _ cells: [Int: Cell]) -> Bool {
    let column = tree.nodes[node].column
    if column >= 0 {
      guard let place = places[column], let cell = cells[place] else { return false }
      return cell.value != .null
    }
    return tree.nodes[node].children.values.contains { hasValue($0, cells) }
  }

  private func object(
    _ view: JSONView, _ node: Int, _ text: [UInt8], _ cells: [Int: Cell]
  ) throws(Obstacle) -> [Piece] {
    let range = view.rawRange
    let members = Array(view.members)
    var pieces: [Piece] = []
    var seen = Set<Int>()
    var added = node == 0 ? addedCells(cells) : [:]
    var last: [[UInt8]: Int] = [:]
    for (index, member) in members.enumerated() {
      last[member.name.lossyString ?? []] = index
    }
    var at = range.lowerBound + 1
    pieces.append(.old(range.lowerBound..<at))
    if let first = members.first {
      let start = first.name.rawRange.lowerBound
      pieces.append(.old(at..<start))
      at = start
    }
    var hasMember = false
    for (index, member) in members.enumerated() {
      let name = member.name.lossyString ?? []
      let child = tree.nodes[node].children[name] ?? -1
      let valueRange = member.value.rawRange
      let before = index == 0 ? at..<at : at..<member.name.rawRange.lowerBound
      at = valueRange.upperBound
      if child >= 0, isRemoved(child) {
        seen.insert(child)
        continue
      }
      // What is before the first member that stays is what was before the first one.
      if hasMember { pieces.append(.old(before)) }
      hasMember = true
      if child >= 0 { seen.insert(child) }
      if let new = names[child] {
        pieces.append(.new(spelling.string(new)))
      } else {
        pieces.append(.old(member.name.rawRange))
      }
      pieces.append(.old(member.name.rawRange.upperBound..<valueRange.lowerBound))
      let isLast = last[name] == index
      if child < 0, isLast, let place = addedPlace(of: name, added) {
        pieces.append(.new(try spelled(added[place] ?? .null, place, replacing: member.value)))
        added[place] = nil
      } else if child >= 0 {
        pieces += try value(member.value, child, text, isLast ? cells : [:])
      } else {
        pieces.append(.old(valueRange))
      }
    }
    let style = JSONStyle(of: view, in: text)
    try add(
      missing(of: node, seen, cells), added, to: &pieces, style ?? JSONStyle(),
      hasMember: &hasMember, cells)
    pieces.append(.old(at..<range.upperBound))
    return pieces
  }

  /// Whether a column was removed.
  private func isRemoved(_ node: Int) -> Bool {
    let column = tree.nodes[node].column
    if column >= 0 { return places[column] == nil }
    let children = tree.nodes[node].children
    return !children.isEmpty && children.values.allSatisfy { isRemoved($0) }
  }

  /// The value of a member that stays.
  private func value(
    _ view: JSONView, _ node: Int, _ text: [UInt8], _ cells: [Int: Cell]
  ) throws(Obstacle) -> [Piece] {
    let column = tree.nodes[node].column
    if column >= 0 {
      guard let place = places[column], let cell = cells[place] else {
        return [.old(view.rawRange)]
      }
      return [.new(try spelled(cell, place, replacing: view))]
    }
    if view.kind == .object { return try object(view, node, text, cells) }
    guard hasValue(node, cells) else { return [.old(view.rawRange)] }
    guard view.isNull else { throw Obstacle(place: firstPlace(node, cells)) }
    return [.new(try newObject(node, JSONStyle(), cells))]
  }

  private func firstPlace(_ node: Int, _ cells: [Int: Cell]) -> Int {
    let column = tree.nodes[node].column
    if column >= 0 { return places[column] ?? 0 }
    return tree.nodes[node].children.values.filter { hasValue($0, cells) }
      .map { firstPlace($0, cells) }.min() ?? 0
  }

  /// The members that a record lacks and that have values now.
  private func missing(_ node: Int, _ seen: Set<Int>, _ cells: [Int: Cell]) -> [Int] {
    tree.nodes[node].children.values.filter { !seen.contains($0) && hasValue($0, cells) }
      .sorted { order($0) < order($1) }
  }

  private func missing(of node: Int, _ seen: Set<Int>, _ cells: [Int: Cell]) -> [Int] {
    missing(node, seen, cells)
  }

  /// The place of a node's first column among the columns.
  private func order(_ node: Int) -> Int {
    let column = tree.nodes[node].column
    if column >= 0 { return places[column] ?? .max }
    return tree.nodes[node].children.values.map { order($0) }.min() ?? .max
  }

  /// The cells of columns that the source does not have, but for nulls.
  private func addedCells(_ cells: [Int: Cell]) -> [Int: Cell] {
    cells.filter {
      columns.indices.contains($0.key) && columns[$0.key].source == nil && $0.value.value != .null
    }
  }

  private func addedPlace(of name: [UInt8], _ added: [Int: Cell]) -> Int? {
    added.keys.first { columns[$0].name?.utf8 == name }
  }

  private func add(
    _ nodes: [Int], _ added: [Int: Cell], to pieces: inout [Piece], _ style: JSONStyle,
    hasMember: inout Bool, _ cells: [Int: Cell]
  ) throws(Obstacle) {
    for node in nodes {
      let value = try newValue(node, style, cells)
      append(names[node] ?? tree.nodes[node].name, value, to: &pieces, style, &hasMember)
    }
    for place in added.keys.sorted() {
      guard let cell = added[place] else { continue }
      let value = try spelled(cell, place, replacing: nil)
      append(columns[place].name?.utf8 ?? [], value, to: &pieces, style, &hasMember)
    }
  }

  private func append(
    _ name: [UInt8], _ value: [UInt8], to pieces: inout [Piece], _ style: JSONStyle,
    _ hasMember: inout Bool
  ) {
    let before = hasMember ? [UInt8(ascii: ",")] + style.gap : []
    pieces.append(.new(before + spelling.string(name) + style.colon + value))
    hasMember = true
  }

  private func newValue(
    _ node: Int, _ style: JSONStyle, _ cells: [Int: Cell]
  ) throws(Obstacle) -> [UInt8] {
    let column = tree.nodes[node].column
    guard column < 0 else {
      guard let place = places[column] else { return Array("null".utf8) }
      return try spelled(cells[place] ?? .null, place, replacing: nil)
    }
    return try newObject(node, style.inner, cells)
  }

  private func newObject(
    _ node: Int, _ style: JSONStyle, _ cells: [Int: Cell]
  ) throws(Obstacle) -> [UInt8] {
    var pieces: [Piece] = []
    var hasMember = false
    try add(
      missing(of: node, [], cells), [:], to: &pieces, style, hasMember: &hasMember, cells)
    return [UInt8(ascii: "{")] + style.open + Self.bytes(pieces) + style.close
      + [UInt8(ascii: "}")]
  }

  private func spelled(
    _ cell: Cell, _ place: Int, replacing old: JSONView?
  ) throws(Obstacle) -> [UInt8] {
    let kind: JSONSpelling.Kind? =
      switch old?.kind {
      case nil, .null: nil
      case .string: .string
      case .number: .number
      case .bool: .boolean
      case .array, .object: .other
      }
    do {
      return try spelling.value(cell, columns[place].settings, replacing: kind)
    } catch {
      throw Obstacle(place: place)
    }
  }

  private static func bytes(_ pieces: [Piece]) -> [UInt8] {
    pieces.flatMap { piece -> [UInt8] in
      if case .new(let bytes) = piece { bytes } else { [] }
    }
  }

  // MARK: Arrays

  private func array(
    _ view: JSONView, _ text: [UInt8], _ cells: [Int: Cell]
  ) throws(Obstacle) -> [Piece] {
    let elements = Array(view.elements)
    let isSame = columns.enumerated().allSatisfy { $1.source == $0 }
    let last = cells.filter { $0.value.value != .null }.keys.max() ?? -1
    if isSame, columns.count == places.count, last < elements.count {
      var pieces: [Piece] = []
      var at = view.rawRange.lowerBound
      for (place, element) in elements.enumerated() {
        guard let cell = cells[place] else { continue }
        pieces.append(.old(at..<element.rawRange.lowerBound))
        pieces.append(.new(try spelled(cell, place, replacing: element)))
        at = element.rawRange.upperBound
      }
      return pieces + [.old(at..<view.rawRange.upperBound)]
    }
    // Elements beyond the columns stay behind the columns.
    let extra = elements.count > places.count ? Array(elements[places.count...]) : []
    let own = columns.indices.filter { place in
      columns[place].source.map { $0 < elements.count } ?? false
    }
    let count = extra.isEmpty ? max((own.max() ?? -1) + 1, last + 1) : columns.count
    let style = JSONStyle(of: view, in: text) ?? JSONStyle()
    var pieces: [Piece] = [.new([UInt8(ascii: "[")] + style.open)]
    for place in 0..<count {
      if place > 0 { pieces.append(.new([UInt8(ascii: ",")] + style.gap)) }
      let old = columns[place].source.flatMap { $0 < elements.count ? elements[$0] : nil }
      if let cell = cells[place] {
        pieces.append(.new(try spelled(cell, place, replacing: old)))
      } else if let old {
        pieces.append(.old(old.rawRange))
      } else {
        pieces.append(.new(Array("null".utf8)))
      }
    }
    for (index, element) in extra.enumerated() {
      if count + index > 0 { pieces.append(.new([UInt8(ascii: ",")] + style.gap)) }
      pieces.append(.old(element.rawRange))
    }
    return pieces + [.new(style.close + [UInt8(ascii: "]")])]
  }

  // MARK: New records

  /// The text of a record that is not in the source, written as its neighbour is.
  ///
  /// - Parameters:
  ///   - cells: Its cells by place in the content; nulls may be absent.
  ///   - neighbour: The text of a record; nil: there is none.
  func newRecord(
    _ cells: [Int: Cell], like neighbour: [UInt8]?
  ) throws(Obstacle) -> [UInt8] {
    let document = neighbour.flatMap {
      try? JSONDocument(parsing: $0, depthLimit: JSONLayout.depthMax)
    }
    let style =
      document.flatMap { JSONStyle(of: $0.root, in: neighbour ?? []) } ?? JSONStyle()
    switch layout.rows {
    case .objects:
      var pieces: [Piece] = []
      var hasMember = false
      let nodes = tree.nodes[0].children.values.filter { node in
        hasValue(node, cells)
          || tree.nodes[node].column >= 0 && !isRemoved(node)
            && document?.root.has(tree.nodes[node].name) ?? false
      }
      if let column = tree.recordColumn, let place = places[column], let cell = cells[place],
        cell.value != .null
      {
        guard !cells.contains(where: { $0.key != place && $0.value.value != .null }) else {
          throw Obstacle(place: place)
        }
        return try spelled(cell, place, replacing: nil)
      }
      try add(
        nodes.sorted { order($0) < order($1) }, addedCells(cells), to: &pieces, style,
        hasMember: &hasMember, cells)
      if !hasMember { return Array("{}".utf8) }
      return [UInt8(ascii: "{")] + style.open + Self.bytes(pieces) + style.close
        + [UInt8(ascii: "}")]
    case .arrays:
      var text = [UInt8(ascii: "[")] + style.open
      for place in columns.indices {
        if place > 0 { text += [UInt8(ascii: ",")] + style.gap }
        text += try spelled(cells[place] ?? .null, place, replacing: nil)
      }
      return text + style.close + [UInt8(ascii: "]")]
    case .values:
      if let other = cells.keys.filter({ columns[$0].source != 0 }).min() {
        throw Obstacle(place: other)
      }
      guard let place = columns.indices.first(where: { columns[$0].source == 0 }) else {
        return Array("null".utf8)
      }
      return try spelled(cells[place] ?? .null, place, replacing: nil)
    }
  }
}

extension JSONView {
  /// Whether an object has a member of a name. O(members).
  fileprivate func has(_ name: [UInt8]) -> Bool {
    members.contains { $0.name.isString(name) }
  }
}
