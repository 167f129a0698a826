import CellFormats
import ColumnStorage
import JSONText
import RowPipeline
import RowTree
import TableSessions
import TableValues
import WireProtocol

/// The changes that an edit would make, up to a limit.
struct PreviewAnswer: Sendable {
  /// The maximum number of cells, of rows and of errors that are reported.
  private static let toldMax = 1000

  private let preview: EditPreview
  private let errors: [any Error & Sendable]

  /// - Parameter errors: All errors, each with its position in the request.
  init(_ preview: EditPreview, errors: [any Error & Sendable]) {
    self.preview = preview
    self.errors = errors
  }

  /// Writes it as an object. May block on a file. O(reported items).
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    let counts: [(StaticString, Int)] = [
      ("cells", preview.cells.count), ("inserted", preview.inserted.count),
      ("removed", preview.removed.count), ("moved", preview.movedCount),
      ("columns", preview.columnChangeCount),
      ("errorCount", errors.count + preview.furtherRefusals),
    ]
    for (name, count) in counts {
      writer.name(name)
      writer.int(count)
    }
    if preview.sectionChangeCount > 0 {
      writer.name("sections")
      writer.int(preview.sectionChangeCount)
    }
    writer.name("removedRows")
    writer.keys(
      preview.removed.prefix(Self.toldMax).map { preview.before.keys.key(of: $0) })
    writer.name("items")
    writer.beginArray()
    for place in preview.cells.prefix(Self.toldMax) { write(place, to: &writer) }
    writer.endArray()
    writer.name("errors")
    writer.beginArray()
    for error in errors.prefix(Self.toldMax) {
      writer.value(ErrorMapping.responseError(for: error).briefData)
    }
    writer.endArray()
    if !preview.asked.isEmpty {
      writer.list("asked", preview.asked.prefix(Self.toldMax)) { $0.asked($1, in: preview.after) }
    }
    writer.endObject()
  }

  private func write(_ place: CellPlace, to writer: inout JSONWriter) {
    let schema = preview.after.content.schema
    guard let column = schema[place.column] else { return }
    let isOld = preview.before.order.contains(place.slot)
    writer.beginObject()
    writer.name("row")
    writer.key((isOld ? preview.before : preview.after).keys.key(of: place.slot))
    writer.name("column")
    writer.string(column.id.text.utf8)
    if isOld, preview.before.content.schema[column.number] != nil {
      writer.name("before")
      write(place, of: preview.before, to: &writer)
    }
    writer.name("after")
    write(place, of: preview.after, to: &writer)
    writer.endObject()
  }

  private func write(_ place: CellPlace, of table: TableState, to writer: inout JSONWriter) {
    let column = table.content.schema[place.column]
    let request = ColumnRequest(place.column, as: .values(column?.type ?? .text))
    let shown = ColumnRequest(place.column, as: .text)
    let cells = table.content.cells(of: [place.slot], [request, shown]).map { $0[0] }
    let cell = cells[0]
    let text =
      table.content.isShownByExpression(place.column)
      ? cells[1].overlayText.utf8
      : table.content.display(of: place.column)?.text(of: cell).utf8 ?? cell.displayText
    writer.beginObject()
    writer.valueAndText(cell, text)
    writer.endObject()
  }
}
