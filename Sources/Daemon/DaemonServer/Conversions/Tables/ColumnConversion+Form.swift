import Expressions
import JSONText
import TableValues
import WireProtocol

extension ColumnConversion {
  /// Applies the options about the path of values, the display expression and the sort source.
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

  /// Applies the path of values in row objects.
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

  /// Applies the option that a column has no values: it is then computed as null.
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

  /// Refuses a sort source that is a missing column.
  static func checkSortSource(
    of column: Column, among columns: [Column], _ pointer: String
  ) throws {
    guard case .column(let id) = column.form.sortBy, !columns.contains(where: { $0.id == id })
    else { return }
    throw DaemonError.unknownColumn(pointer: pointer + "/sortBy/column", id.text)
  }

  /// Writes a column's path, display and sort options as members, with their current problems.
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
  /// Whether the options define a column that a file need not have.
  var addsColumn: Bool {
    isMade || isHeaderOnly == true
  }
}
