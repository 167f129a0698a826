import CellFormats
import ColumnStorage
import JSONText
import RowPipeline
import RowTree
import TableModel
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

  /// The changes, up to the limit. May block on a file. O(reported items).
  func wire() -> WireEditPreview {
    let sections = preview.sectionChangeCount
    let asked = preview.asked.prefix(Self.toldMax)
    return WireEditPreview(
      cells: preview.cells.count, inserted: preview.inserted.count,
      removed: preview.removed.count, moved: preview.movedCount,
      columns: preview.columnChangeCount, errorCount: errors.count + preview.furtherRefusals,
      removedRows: preview.removed.prefix(Self.toldMax).map {
        WireKey(preview.before.keys.key(of: $0))
      },
      items: preview.cells.prefix(Self.toldMax).compactMap { item($0) },
      errors: errors.prefix(Self.toldMax).map { error in
        let data = ErrorMapping.responseError(for: error).briefData
        return WirePart { $0.value(data) }
      }, sections: sections > 0 ? sections : nil,
      asked: asked.isEmpty ? nil : asked.map { WireAskedPermission($0, in: preview.after) })
  }

  private func item(_ place: CellPlace) -> WireEditPreview.Item? {
    guard let column = preview.after.content.schema[place.column] else { return nil }
    let isOld = preview.before.order.contains(place.slot)
    let wasThere = isOld && preview.before.content.schema[column.number] != nil
    return WireEditPreview.Item(
      row: WireKey((isOld ? preview.before : preview.after).keys.key(of: place.slot)),
      column: column.id.text.utf8, after: cell(place, of: preview.after),
      before: wasThere ? cell(place, of: preview.before) : nil)
  }

  private func cell(_ place: CellPlace, of table: TableState) -> WirePart {
    let column = table.content.schema[place.column]
    let request = ColumnRequest(place.column, as: .values(column?.type ?? .text))
    let shown = ColumnRequest(place.column, as: .text)
    let cells = table.content.cells(of: [place.slot], [request, shown]).map { $0[0] }
    let cell = cells[0]
    let text =
      table.content.isShownByExpression(place.column)
      ? cells[1].overlayText.utf8
      : table.content.display(of: place.column)?.text(of: cell).utf8 ?? cell.displayText
    return WirePart { writer in
      writer.beginObject()
      writer.valueAndText(cell, text)
      writer.endObject()
    }
  }
}
