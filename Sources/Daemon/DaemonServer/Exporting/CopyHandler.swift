import JSONText
import RowTree
import Scheduling
import Synchronization
import TableCodecs
import TableModel
import TableSessions
import TableValues
import ViewModel
import WireProtocol

/// Cells for the clipboard.
enum CopyHandler {
  /// `view/copy`.
  static func copy(_ params: ViewCopyParams, _ call: Call<ViewCopyResult>) throws {
    let view = params.view.text
    let entry = try call.daemon.registry.table(ofView: params.view)
    let name = entry.facts.state.withLock { $0.name.utf8 }
    let formats = params.formats ?? [.tsv, .html, .csv]
    call.onAllRows(of: entry.session, view: view, waits: params.waits ?? true) { session in
      let snapshot = try session.snapshot(ofView: view)
      let given = try givenRows(params, snapshot)
      call.daemon.pool.submit(.long) {
        call.answer.attempt {
          try answer(params, formats, name, given ?? CopiedSelection(snapshot).rows(params), call)
        }
      }
    }
  }

  /// The rows and columns that the request names; nil: the selection.
  private static func givenRows(
    _ params: ViewCopyParams, _ snapshot: ViewSnapshot
  ) throws -> ExportedRows? {
    if params.rows == nil, params.range == nil, params.columns == nil { return nil }
    let conversion = ExportConversion(params: TableExportParams(params, .tsv))
    return try conversion.rows(of: snapshot.table, snapshot)
  }

  private static func answer(
    _ params: ViewCopyParams, _ formats: [ExportFormat], _ name: WireText, _ rows: ExportedRows,
    _ call: Call<ViewCopyResult>
  ) throws {
    let bytesMax = call.daemon.options.limits.answerBytesMax
    var isLossy = false
    var byteCount = 0
    let flavours = try formats.map { format in
      let conversion = ExportConversion(params: TableExportParams(params, format))
      var rows = rows
      rows.isShown = conversion.isShown
      let export = TableExport(
        rows: rows, style: try conversion.style(table: name),
        isCancelled: { call.answer.isCancelled })
      var text: [UInt8] = []
      let outcome = try export.write { piece in
        text += piece
        byteCount += piece.count
        guard byteCount > bytesMax else { return }
        throw DaemonError.limit(name: "answerBytesMax", maximum: bytesMax, found: byteCount)
      }
      isLossy = isLossy || outcome.isLossy
      return WireFlavour(format: format, type: format.mediaType, text: text)
    }
    guard let view = rows.view else { return }
    let result = ViewCopyResult(
      viewRevision: view.viewRevision.rawValue, revision: rows.table.revision.rawValue,
      complete: rows.isComplete, rowCount: rows.rows.count,
      columns: rows.columns.map(\.id.text.utf8),
      flavours: flavours, lossy: isLossy)
    call.answer.succeedWhenRoom(result)
  }
}

/// The rows and columns that the selection of a view covers.
private struct CopiedSelection {
  private static let stepRows = 4096

  private let view: ViewSnapshot

  init(_ view: ViewSnapshot) {
    self.view = view
  }

  /// Selected rows with all columns, the smallest rectangle around selected cells, or selected
  /// columns with all rows. Only what the view shows. O(rows of the view).
  func rows(_ params: ViewCopyParams) -> ExportedRows {
    let shown = view.columns
    switch view.state.selection.unit {
    case .row:
      let isEmpty = view.selection.isEmpty
      let slots = isEmpty ? [] : slots { view.selection.contains(.init(slot: $0)) }
      return rows(slots, slots.isEmpty ? [] : shown, nil, params)
    case .column:
      let columns = shown.filter { view.selection.contains(.init(column: $0.number)) }
      let slots = columns.isEmpty ? [] : slots { _ in true }
      return rows(slots, columns, nil, params)
    case .cell:
      if view.selection.isEmpty { return rows([], [], nil, params) }
      var found = Set<ColumnNumber>()
      let slots = slots { slot in
        var isSelected = false
        for column in shown
        where view.selection.contains(.init(slot: slot, column: column.number)) {
          found.insert(column.number)
          isSelected = true
        }
        return isSelected
      }
      return rows(slots, shown.filter { found.contains($0.number) }, view.selection, params)
    }
  }

  private func slots(_ isCopied: (UInt32) -> Bool) -> [UInt32] {
    var slots: [UInt32] = []
    for start in stride(from: 0, to: view.order.count, by: Self.stepRows) {
      let step = start..<min(start + Self.stepRows, view.order.count)
      slots += view.order.slots(in: step).filter(isCopied)
    }
    return slots
  }

  private func rows(
    _ slots: [UInt32], _ columns: [Column], _ cells: Selection?, _ params: ViewCopyParams
  ) -> ExportedRows {
    ExportedRows(
      table: view.table, view: view, columns: columns, rows: .slots(slots),
      isShown: true, tellsNumbers: params.formulaGuard ?? .off != .off,
      selection: cells)
  }
}

extension TableExportParams {
  /// One format of a copy.
  fileprivate init(_ copy: ViewCopyParams, _ format: ExportFormat) {
    self.init(
      format: format, view: copy.view, rows: copy.rows, range: copy.range, columns: copy.columns,
      content: copy.content)
    switch format {
    case .csv, .tsv, .html:
      content = content ?? .text
      formulaGuard = copy.formulaGuard
      hasHeader = copy.hasHeader ?? false
    case .text, .latex: hasHeader = copy.hasHeader ?? false
    case .json, .ndjson, .markdown, .sql: break
    }
  }
}

extension ExportFormat {
  /// The media type under which clipboards know it.
  fileprivate var mediaType: WireText {
    let name =
      switch self {
      case .tsv, .text: "text/plain"
      case .csv: "text/csv"
      case .json: "application/json"
      case .ndjson: "application/x-ndjson"
      case .markdown: "text/markdown"
      case .html: "text/html"
      case .sql: "application/sql"
      case .latex: "application/x-latex"
      }
    return Array(name.utf8)
  }
}
