import ColumnStorage
import RowTree
import TableCodecs
import TableModel
import TableValues
import ViewModel
import WireProtocol

/// Parameters of an export as a style and rows.
struct ExportConversion {
  /// The parameters of the request.
  let params: TableExportParams

  private var format: ExportFormat { params.format }

  // MARK: Style

  /// How rows are written.
  ///
  /// - Parameter table: The name of the table.
  /// - Throws: `DaemonError.invalid` for an option that the format does not have.
  func style(table: WireText) throws -> ExportStyle {
    try checkOptions()
    var style = ExportStyle(format)
    style.rowsAreArrays = params.jsonRows == .arrays
    style.hasHeader = params.hasHeader ?? true
    style.delimiter = params.delimiter?.first ?? style.delimiter
    style.lineEnd = params.lineEnd?.lineEnd ?? style.lineEnd
    style.hasMark = params.hasMark ?? false
    style.sqlTable = Text(params.sqlTable ?? Self.stem(table))
    style.sqlRows = params.sqlRows ?? style.sqlRows
    style.formulaGuard = params.formulaGuard ?? .off
    return style
  }

  /// A name without the ending of a file.
  private static func stem(_ name: WireText) -> WireText {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return name }
    return WireText(name[..<dot])
  }

  private func checkOptions() throws {
    let isJSON = format == .json || format == .ndjson
    let isDelimited = format == .csv || format == .tsv
    let hasHeader =
      isJSON ? params.jsonRows == .arrays : format != .markdown && format != .sql
    let options: [(name: String, isThere: Bool, fits: Bool)] = [
      ("header", params.hasHeader != nil, hasHeader),
      ("jsonRows", params.jsonRows != nil, isJSON),
      ("delimiter", params.delimiter != nil, format == .csv),
      ("lineEnd", params.lineEnd != nil, isDelimited),
      ("byteOrderMark", params.hasMark != nil, isDelimited),
      ("sqlTable", params.sqlTable != nil, format == .sql),
      ("sqlRows", params.sqlRows != nil, format == .sql),
      ("formulaGuard", params.formulaGuard ?? .off != .off, isDelimited || format == .html),
    ]
    for option in options where option.isThere && !option.fits {
      throw DaemonError.invalid(
        pointer: "/" + option.name, expected: "an option of \(format.rawValue)",
        found: option.name)
    }
  }

  /// Refuses what no delimiter of CSV can be.
  func checkDelimiter() throws {
    guard let delimiter = params.delimiter else { return }
    guard delimiter.count == 1, Array("\t,;|~^".utf8).contains(delimiter[0]) else {
      throw DaemonError.invalid(
        pointer: "/delimiter", expected: "a comma, semicolon, tab, |, ~ or ^",
        found: "\"\(String(decoding: delimiter, as: UTF8.self))\"")
    }
  }

  /// Whether cells are written as they are shown.
  var isShown: Bool {
    if let content = params.content { return content == .text }
    switch format {
    case .csv, .tsv, .json, .ndjson, .sql: return false
    case .markdown, .html, .text, .latex: return true
    }
  }

  // MARK: Rows

  /// The rows of a view, or of a table. Named rows that the view's filter hides are left out.
  ///
  /// - Throws: `DaemonError.unknownColumn`, `TableError.unknownRow`.
  func rows(of table: TableState, _ view: ViewSnapshot?) throws -> ExportedRows {
    let conversion = ViewStateConversion(schema: table.content.schema)
    let columns =
      try params.columns?.enumerated().map { try conversion.column($1, "/columns/\($0)") }
      ?? view?.columns ?? table.content.schema.columns.filter { !$0.form.isHeaderOnly }
    return ExportedRows(
      table: table, view: view, columns: columns, rows: try rows(table, view?.order ?? table.order),
      isShown: isShown, tellsNumbers: params.formulaGuard ?? .off != .off)
  }

  private func rows(_ table: TableState, _ order: RowOrder) throws -> ExportedRows.Rows {
    if let keys = params.rows {
      let slots = try keys.map { wire in
        let key = RowKey(wire, in: table)
        guard let slot = table.slot(of: key) else { throw table.unknownRow(key) }
        return slot
      }
      return .slots(slots.filter(order.contains))
    }
    let first = min(params.range?.first ?? 0, order.count)
    let size = min(params.range?.size ?? order.count, order.count - first)
    return .range(order, first..<first + size)
  }
}
