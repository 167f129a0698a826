import Expressions
import JSONText
import TableSessions
import TableValues
import WireProtocol

extension ColumnConversion {
  /// Takes what a request says of where values come from, what is shown and what is sorted by.
  static func takeForm(
    _ options: WireColumnOptions, into column: inout Column, _ pointer: String
  ) throws {
    switch options.path {
    case .absent: break
    case .null: column.form.path = nil
    case .value(let spelling):
      guard let path = ObjectPath(Text(spelling)) else {
        throw DaemonError.invalid(
          pointer: pointer + "/path", expected: "a dotted path or a JSON pointer",
          found: "\"\(Text(spelling))\"")
      }
      column.form.path = path
    }
    switch options.display {
    case .absent: break
    case .null: column.form.display = nil
    case .value(let source):
      column.form.display = ColumnComputation(source: Text(source), isTypeDeclared: true)
    }
    switch options.sortBy {
    case .absent: break
    case .null: column.form.sortBy = nil
    case .value(.column(let id)): column.form.sortBy = .column(ColumnID(Text(id)))
    case .value(.expression(let source)):
      column.form.sortBy = .expression(
        ColumnComputation(source: Text(source), isTypeDeclared: false))
    }
    try takeHeaderOnly(options, into: &column, pointer)
  }

  /// Takes whether a column has no values: it is then one that is computed as null.
  private static func takeHeaderOnly(
    _ options: WireColumnOptions, into column: inout Column, _ pointer: String
  ) throws {
    var source: WireText?
    if case .value(let said) = options.computed { source = said }
    let isHeaderOnly = options.isHeaderOnly ?? (source == nil && column.form.isHeaderOnly)
    if isHeaderOnly, let source {
      let failure = ExpressionFailure(
        .type, "a column that is a header only has no values", at: 0..<source.count)
      throw ExpressionRefusal(failure, source: source, pointer: pointer + "/computed")
    }
    let wasHeaderOnly = column.form.isHeaderOnly
    column.form.isHeaderOnly = isHeaderOnly
    if isHeaderOnly {
      column.computation = ColumnComputation(source: "null", isTypeDeclared: true)
    } else if wasHeaderOnly, source == nil {
      column.computation = nil
    }
    if isHeaderOnly != wasHeaderOnly, options.isSortable == nil {
      column.isSortable = !isHeaderOnly
    }
  }

  /// Refuses a column that is to be sorted by one that is not there.
  static func checkSortSource(
    of column: Column, among columns: [Column], _ pointer: String
  ) throws {
    guard case .column(let id) = column.form.sortBy, !columns.contains(where: { $0.id == id })
    else { return }
    throw DaemonError.unknownColumn(pointer: pointer + "/sortBy/column", id.text)
  }

  /// Writes what was said of a column's form as members, with what is wrong with it by now.
  static func write(_ form: ColumnForm, in schema: TableSchema, to writer: inout JSONWriter) {
    writer.text("path", form.path?.spelling)
    if form.isHeaderOnly {
      writer.name("headerOnly")
      writer.bool(true)
    }
    writer.text("display", form.display?.source)
    writer.text("displayProblem", form.display?.problem)
    switch form.sortBy {
    case nil: return
    case .column(let id):
      writer.name("sortBy")
      WireOrderKey.column(id.text.utf8).write(to: &writer)
      if schema[id] == nil {
        writer.text("sortByProblem", "The column does not exist any more.")
      }
    case .expression(let computation):
      writer.name("sortBy")
      WireOrderKey.expression(computation.source.utf8).write(to: &writer)
      writer.text("sortByProblem", computation.problem)
    }
  }
}

/// The values of rows given as objects, for columns that say where theirs stand.
struct ObjectReading {
  private let paths: [(place: Int, names: [[UInt8]])]
  private let roots: Set<[UInt8]>
  private let skipped: Set<Int>

  /// For some columns; those without a path are read by their id.
  init(_ columns: [Column]) {
    paths = columns.enumerated().compactMap { place, column in
      column.form.path.map { (place, $0.names.map(\.utf8)) }
    }
    roots = Set(paths.compactMap(\.names.first))
    skipped = Set(paths.map(\.place))
  }

  /// Whether a column is read by its id.
  func readsByName(_ place: Int) -> Bool { !skipped.contains(place) }

  /// Whether some path begins with a member.
  func leads(through name: [UInt8]) -> Bool { roots.contains(name) }

  /// Calls `body` with the values that paths lead to. O(members on the way).
  func forEachValue(in row: JSONView, _ body: (_ place: Int, JSONView) throws -> Void) rethrows {
    for (place, names) in paths {
      var value: JSONView? = row
      for name in names { value = value.flatMap { Self.child(of: $0, name) } }
      if let value { try body(place, value) }
    }
  }

  private static func child(of view: JSONView, _ name: [UInt8]) -> JSONView? {
    switch view.kind {
    case .object: view.members.first { ($0.name.string ?? []) == name }?.value
    case .array:
      Int(String(decoding: name, as: UTF8.self)).flatMap { index in
        // A sign or a leading zero is no index.
        index >= 0 && index < view.count && Array(String(index).utf8) == name
          ? view.elements.dropFirst(index).first { _ in true } : nil
      }
    case .null, .bool, .number, .string: nil
    }
  }
}

extension WireColumnOptions {
  /// Whether they make a column that a file need not have.
  var addsColumn: Bool {
    isMade || isHeaderOnly == true
  }
}
