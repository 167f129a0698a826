import Expressions
import JSONText
import TableValues
import WireProtocol

extension ColumnConversion {
  /// Takes what a request says of where values come from, what is shown and what is sorted by.
  static func takeForm(
    _ options: WireColumnOptions, into column: inout Column, _ pointer: String
  ) throws {
    try takePath(options.path, into: &column.form.path, pointer + "/path")
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

  /// Takes where values stand in rows given as objects.
  static func takePath(
    _ wire: WireMember<WireText>, into path: inout ObjectPath?, _ pointer: String
  ) throws {
    switch wire {
    case .absent: break
    case .null: path = nil
    case .value(let spelling):
      guard let read = ObjectPath(Text(spelling)) else {
        throw DaemonError.invalid(
          pointer: pointer, expected: "a dotted path or a JSON pointer",
          found: "\"\(Text(spelling))\"")
      }
      path = read
    }
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

extension WireColumnOptions {
  /// Whether they make a column that a file need not have.
  var addsColumn: Bool {
    isMade || isHeaderOnly == true
  }
}
