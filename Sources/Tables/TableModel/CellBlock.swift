import CellFormats
import ColumnStorage
import RowPipeline
import TableValues

/// Cells of one column for some rows, ready to be written to a message.
package struct CellBlock: Sendable {
  /// The column.
  package var column: Column
  /// The cells. Their text is the source text, or otherwise the canonical text. Empty if there are
  /// `chunks`.
  package var cells: [Cell]
  /// The cells as chunks, if rows can be read in that form. Writing chunks is many times faster.
  package var chunks: CellChunks?
  /// In an update: the rows of the window that the cells belong to; nil: all rows of the message.
  package var rows: [Int]?
  /// The search whose hits are marked, if the column is searched.
  package var marks: RowSearcher?
  /// Drafts of some of the cells, by their index.
  package var drafts: [Int: CellDraft] = [:]
  /// The indices of stale cells: computed by the client, with an input that has changed since.
  package var stale = Set<Int>()
  /// The codec that formats the cells; nil: they display their own texts.
  package var display: (any ColumnCodec)?
  /// The indices of entries that are not rows. Their cells are empty.
  package var blanks = Set<Int>()
  /// The display texts given by an expression; nil: those of `display`.
  package var texts: [Text]?

  /// Makes a block.
  package init(column: Column, cells: [Cell], rows: [Int]? = nil, marks: RowSearcher? = nil) {
    self.column = column
    self.cells = cells
    self.rows = rows
    self.marks = marks
  }

  /// The display text of a cell, before control characters are made visible.
  package func displayText(_ index: Int) -> [UInt8] {
    if blanks.contains(index) { return [] }
    if let texts { return texts[index].utf8 }
    if display == nil { return cells[index].displayText }
    return display?.text(of: cells[index]).utf8 ?? []
  }
}

/// Cells of one column as values and display texts.
package struct CellChunks: Sendable {
  /// The values.
  package var values: ColumnChunk
  /// The display texts.
  package var texts: ColumnChunk

  /// Values with what they show.
  package init(values: ColumnChunk, texts: ColumnChunk) {
    self.values = values
    self.texts = texts
  }
}

extension CellBlock {
  /// The number of cells.
  package var count: Int { chunks?.values.count ?? cells.count }
}

extension Cell {
  /// The display text of the cell, before control characters are made visible: the source text if
  /// there is one, otherwise the canonical text. Empty for null and pending cells.
  package var displayText: [UInt8] {
    CellFormatter.displayText(of: self).utf8
  }
}
