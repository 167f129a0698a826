import CellFormats
import ColumnStorage
import RowPipeline
import TableValues

/// Cells of one column for some rows, ready to be written to a message.
package struct CellBlock: Sendable {
  /// The column.
  package var column: Column
  /// The cells; their text is the source spelling, else the canonical one. Empty when there are
  /// `chunks`.
  package var cells: [Cell]
  /// The cells as chunks, where rows can be read so. Writing chunks is many times faster.
  package var chunks: CellChunks?
  /// For an update: which rows of the window; nil: all rows of the message.
  package var rows: [Int]?
  /// The search whose hits are marked, if the column is searched.
  package var marks: RowSearcher?
  /// Drafts of some of the cells, by their index.
  package var drafts: [Int: CellDraft] = [:]
  /// Stale cells, by their index: supplied by the client, and an input has changed since.
  package var stale = Set<Int>()
  /// How the cells are shown, unless by their own texts.
  package var display: (any ColumnCodec)?
  /// The places of entries that are no rows: their cells show nothing.
  package var blanks = Set<Int>()
  /// What the cells show where an expression says so; nil: as `display` has it.
  package var texts: [Text]?

  /// Makes a block.
  package init(column: Column, cells: [Cell], rows: [Int]? = nil, marks: RowSearcher? = nil) {
    self.column = column
    self.cells = cells
    self.rows = rows
    self.marks = marks
  }

  /// What a cell of the block shows, before control characters are made visible.
  package func displayText(_ index: Int) -> [UInt8] {
    if blanks.contains(index) { return [] }
    if let texts { return texts[index].utf8 }
    return display?.text(of: cells[index]).utf8 ?? cells[index].displayText
  }
}

/// Cells of one column as values and what they show.
package struct CellChunks: Sendable {
  /// The values.
  package var values: ColumnChunk
  /// The display texts.
  package var texts: ColumnChunk
}

extension CellBlock {
  /// How many cells there are.
  package var count: Int { chunks?.values.count ?? cells.count }
}

extension ViewSnapshot {
  /// Reads cells column by column, in chunks where that is possible; may block on a file.
  package func quickBlocks(of slots: [UInt32], _ columns: [Column]) -> [CellBlock] {
    guard let plain = plainChunks(of: slots, columns) else { return blocks(of: slots, columns) }
    return zip(columns, zip(plain.values, plain.texts)).map { column, chunks in
      var block = CellBlock(column: column, cells: [])
      block.chunks = CellChunks(values: chunks.0, texts: chunks.1)
      return block
    }
  }

  /// Reads cells column by column; may block on a file. O(slots · columns).
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
      // A column that reads no other has cells in any row, but what is no row has none.
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

  /// Reads cells as chunks, values then display texts, where rows follow each other unedited and
  /// no hits are to be marked; else nil. Many times faster than ``blocks(of:_:)``; may block.
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

  /// The search whose hits are marked, and the columns it looks in.
  private var searcher: (searcher: RowSearcher, columns: Set<ColumnNumber>)? {
    guard let search = shownSearch, !search.text.isEmpty else { return nil }
    return (RowSearcher(search), Set(search.columns(in: table.content.schema)))
  }
}

extension Cell {
  /// What the cell shows, before control characters are made visible: the source spelling where
  /// there is one, else the canonical text of the value; empty for null and pending.
  package var displayText: [UInt8] {
    CellFormatter.displayText(of: self).utf8
  }
}
