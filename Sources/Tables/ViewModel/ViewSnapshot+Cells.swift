import ColumnStorage
import RowPipeline
import TableModel
import TableValues

extension ViewSnapshot {
  /// Reads cells by column, in chunks where possible. May block on a file.
  package func quickBlocks(of slots: [UInt32], _ columns: [Column]) -> [CellBlock] {
    guard let plain = plainChunks(of: slots, columns) else { return blocks(of: slots, columns) }
    return zip(columns, zip(plain.values, plain.texts)).map { column, chunks in
      var block = CellBlock(column: column, cells: [])
      block.chunks = CellChunks(values: chunks.0, texts: chunks.1)
      return block
    }
  }

  /// Reads cells by column. May block on a file. O(slots · columns).
  package func blocks(of slots: [UInt32], _ columns: [Column]) -> [CellBlock] {
    let requests = columns.map { ColumnRequest($0.number, as: .values($0.type)) }
    let shown = columns.map(\.number).filter { table.content.isShownByExpression($0) }
    let read = table.content.cells(
      of: slots, requests + shown.map { ColumnRequest($0, as: .text) })
    let cells = Array(read.prefix(columns.count))
    let marks = searcher
    return columns.indices.map { index in
      let isMarked = marks?.columns.contains(columns[index].number) ?? false
      var block = CellBlock(
        column: columns[index], cells: cells[index], marks: isMarked ? marks?.searcher : nil)
      if let standing = state.nullDefaults[columns[index].number] {
        block.cells = cells[index].map { $0.value == .null ? standing : $0 }
      }
      // A column without inputs has a value in any row, but entries that are not rows have no
      // cells.
      for place in slots.indices where slots[place] == WindowEntries.noRow {
        block.cells[place] = Cell(.null)
        block.blanks.insert(place)
      }
      block.display = table.content.display(of: columns[index].number)
      if let place = shown.firstIndex(of: columns[index].number) {
        block.texts = slots.indices.map { row in
          slots[row] == WindowEntries.noRow ? "" : read[columns.count + place][row].overlayText
        }
      }
      if table.content.readsSupplied(columns[index].number) {
        block.stale = Set(
          slots.indices.filter {
            table.content.isStale(slot: slots[$0], column: columns[index].number)
          })
      }
      block.drafts = drafts.drafts(of: columns[index].number, slots)
      return block
    }
  }

  /// Reads cells as chunks (values, then display texts), if the rows are consecutive and unedited
  /// and there are no hits to mark; otherwise nil. Many times faster than ``blocks(of:_:)``. May
  /// block.
  package func plainChunks(
    of slots: [UInt32], _ columns: [Column]
  ) -> (values: ArraySlice<ColumnChunk>, texts: ArraySlice<ColumnChunk>)? {
    guard searcher == nil, state.nullDefaults.isEmpty, !drafts.holdsAny(of: slots) else {
      return nil
    }
    let requests =
      columns.map { ColumnRequest($0.number, as: .values($0.type)) }
      + columns.map { ColumnRequest($0.number, as: .text) }
    return table.content.plainRows(slots, requests).map {
      ($0[..<columns.count], $0[columns.count...])
    }
  }

  /// The search whose hits are marked, and the searched columns.
  private var searcher: (searcher: RowSearcher, columns: Set<ColumnNumber>)? {
    guard let search = shownSearch, !search.text.isEmpty else { return nil }
    return (RowSearcher(search), Set(search.columns(in: table.content.schema)))
  }
}
