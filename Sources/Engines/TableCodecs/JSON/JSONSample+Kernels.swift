import CellFormats
import JSONText
import TableValues

/// The members that records have, in the order in which they appear, with what their values are.
struct JSONSample {
  private struct Node {
    var name: [UInt8]
    var children: [Int] = []
    var byName: [[UInt8]: Int] = [:]
    var statistics = JSONValueStatistics()
    /// The last record that had it, so that a name that is doubled counts once.
    var seen = -1
    /// Which of its members was at each place of the object that was read last.
    var guesses: [Int] = []
  }

  private var nodes = [Node(name: [])]
  private let flattenDepth: Int
  private let columnsMax: Int
  /// How many records were read.
  private(set) var rows = 0
  private(set) var objects = 0
  private(set) var arrays = 0
  private(set) var others = 0
  private(set) var broken = 0
  /// What the elements of arrays are, by place.
  private var elements: [JSONValueStatistics] = []
  /// The same without the first record.
  private var laterElements: [JSONValueStatistics] = []
  /// What records that are neither objects nor arrays are.
  private var values = JSONValueStatistics()
  /// The elements of the first record, if that is an array of names.
  private(set) var names: [Text]?

  /// Nothing was read.
  init(flattenDepth: Int, columnsMax: Int) {
    self.flattenDepth = flattenDepth
    self.columnsMax = columnsMax
  }

  /// What most records are.
  var rowForm: JSONLayout.RowForm {
    // A file without records has no columns yet; those that are added become members.
    if rows == 0 || objects > 0 && objects >= arrays { return .objects }
    return arrays > 0 ? .arrays : .values
  }

  /// Adds a record.
  mutating func add(_ text: [UInt8], _ range: Range<Int>) {
    rows += 1
    guard
      let document = try? JSONDocument(
        parsing: text, range: range, depthLimit: JSONLayout.depthMax)
    else {
      broken += 1
      return
    }
    document.root.withCursor { cursor in
      guard let root = cursor.next() else { return }
      switch root.kind {
      case .objectStart:
        objects += 1
        addMembers(of: 0, depth: 0, &cursor)
      case .arrayStart:
        arrays += 1
        addElements(&cursor)
      default:
        others += 1
        values.add(root.kind, cursor.bytes(root), row: rows)
      }
    }
  }

  private mutating func addMembers(of node: Int, depth: Int, _ cursor: inout JSONCursor) {
    var place = 0
    while let name = cursor.next(), !name.isEnd {
      guard let value = cursor.next() else { return }
      let child = child(of: node, name, place, cursor)
      place += 1
      guard child >= 0, nodes[child].seen != rows else {
        cursor.skip(value)
        continue
      }
      nodes[child].seen = rows
      guard value.kind == .objectStart else {
        nodes[child].statistics.add(value.kind, cursor.bytes(value), row: rows)
        cursor.skip(value)
        continue
      }
      nodes[child].statistics.addObject(isEmpty: cursor.count(value) == 0)
      if depth < flattenDepth {
        addMembers(of: child, depth: depth + 1, &cursor)
      } else {
        cursor.skip(value)
      }
    }
  }

  private mutating func child(
    of node: Int, _ name: JSONToken, _ place: Int, _ cursor: borrowing JSONCursor
  ) -> Int {
    if place < nodes[node].guesses.count {
      let guess = nodes[node].guesses[place]
      if cursor.isString(name, nodes[guess].name) { return guess }
    }
    var content: [UInt8] = []
    cursor.append(name, to: &content)
    let child: Int
    if let known = nodes[node].byName[content] {
      child = known
    } else {
      guard nodes.count <= columnsMax else { return -1 }
      child = nodes.count
      nodes.append(Node(name: content))
      nodes[node].byName[content] = child
      nodes[node].children.append(child)
    }
    if place < nodes[node].guesses.count {
      nodes[node].guesses[place] = child
    } else if place == nodes[node].guesses.count {
      nodes[node].guesses.append(child)
    }
    return child
  }

  private mutating func addElements(_ cursor: inout JSONCursor) {
    let isFirst = rows == 1
    var place = 0
    var found: [Text]? = isFirst ? [] : nil
    while let token = cursor.next(), !token.isEnd {
      if isFirst {
        if let name = cursor.string(token), found?.contains(Text(name)) == false, !name.isEmpty {
          found?.append(Text(name))
        } else {
          found = nil
        }
      } else if place < columnsMax {
        if place == laterElements.count { laterElements.append(JSONValueStatistics()) }
        Self.add(token, to: &laterElements[place], cursor, row: rows)
      }
      if place < columnsMax {
        if place == elements.count { elements.append(JSONValueStatistics()) }
        Self.add(token, to: &elements[place], cursor, row: rows)
      }
      cursor.skip(token)
      place += 1
    }
    if isFirst, found?.isEmpty == false { names = found }
  }

  private static func add(
    _ token: JSONToken, to statistics: inout JSONValueStatistics, _ cursor: borrowing JSONCursor,
    row: Int
  ) {
    if token.kind == .objectStart {
      statistics.addObject(isEmpty: cursor.count(token) == 0)
    } else {
      statistics.add(token.kind, cursor.bytes(token), row: row)
    }
  }

  // MARK: Columns

  /// Whether the first record has the names of the columns: its elements are different texts, and
  /// those of another record are not all.
  var hasHeader: Bool {
    guard rowForm == .arrays, names != nil else { return false }
    return laterElements.contains { $0.count > 0 && !$0.areStrings }
  }

  /// The columns of rows of a form.
  mutating func columns(
    _ form: JSONLayout.RowForm, hasHeader: Bool, _ options: CSVDialectOptions
  ) -> (columns: [CSVColumn], evidence: [CSVTypeEvidence]) {
    var columns: [CSVColumn] = []
    var evidence: [CSVTypeEvidence] = []
    func add(
      _ name: Text, _ path: [Text], _ statistics: JSONValueStatistics, _ rows: Int
    ) {
      guard columns.count < columnsMax else { return }
      var statistics = statistics
      let (settings, found) = statistics.finish(rows: rows, options)
      columns.append(CSVColumn(name: name, settings: settings, path: path))
      evidence.append(found)
    }
    switch form {
    case .objects:
      for (path, node) in leaves(of: 0, [], rows: rows) {
        add(Self.name(of: path), path, nodes[node].statistics, rows - broken)
      }
      if arrays + others > 0 { add(freeName(columns), [], JSONValueStatistics(), 0) }
      if let last = columns.indices.last, arrays + others > 0 {
        columns[last].settings = ParseSettings(type: .json)
        columns[last].settings.nullSpellings = []
        evidence[last].note = "\(arrays + others) of \(rows) records are no objects"
      }
    case .arrays:
      let all = hasHeader ? laterElements : elements
      let width = max(all.count, hasHeader ? names?.count ?? 0 : 0)
      for place in 0..<width {
        let name = hasHeader ? names.flatMap { $0.indices.contains(place) ? $0[place] : nil } : nil
        add(
          name ?? "", [], all.indices.contains(place) ? all[place] : JSONValueStatistics(),
          rows - broken - (hasHeader ? 1 : 0))
      }
    case .values: add("value", [], values, rows - broken)
    }
    return (columns, evidence)
  }

  /// The paths of the members that are columns.
  private func leaves(of node: Int, _ path: [Text], rows: Int) -> [(path: [Text], node: Int)] {
    nodes[node].children.flatMap { child -> [(path: [Text], node: Int)] in
      let path = path + [Text(nodes[child].name)]
      let isFlattened = path.count <= flattenDepth && nodes[child].statistics.areObjects
      return isFlattened ? leaves(of: child, path, rows: rows) : [(path, child)]
    }
  }

  /// The name of the column of a path: `at.x`.
  private static func name(of path: [Text]) -> Text {
    path.count == 1 ? path[0] : Text(Array(path.map(\.utf8).joined(separator: [0x2E])))
  }

  /// `value`, or with a number where a member is called so.
  private func freeName(_ columns: [CSVColumn]) -> Text {
    let names = Set(columns.map(\.name))
    var name: Text = "value"
    var number = 2
    while names.contains(name) {
      name = Text("value \(number)")
      number += 1
    }
    return name
  }
}
