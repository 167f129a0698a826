import TableValues

/// Reads and shows the cells of a column that has formats of its own.
///
/// This room does not know formats; `TableSessions/FormattedColumn` conforms.
package protocol ColumnCodec: Sendable {
  /// Whether values are read from the source's texts by this codec; else the source reads them.
  var reads: Bool { get }
  /// Whether cells are shown by this codec; else by their source spelling.
  var shows: Bool { get }

  /// Whether the texts shown are made from the source's texts; else from values.
  var showsTexts: Bool { get }

  /// Reads a chunk of texts as values. O(rows).
  func values(of texts: ColumnChunk) -> ColumnChunk
  /// Reads one text as a cell, which has the text as source.
  func cell(of text: Text) -> Cell
  /// Reads a text as a person types it, who sees the formatted texts. The cell's source is spelled as
  /// edits spell it.
  func cell(typed text: Text) -> Cell
  /// A cell of a value with the spelling that the source would have for it.
  func spelled(_ cell: Cell) -> Cell
  /// The texts that a chunk shows, all valid; the chunk is of texts if ``showsTexts``. O(rows).
  func texts(of chunk: ColumnChunk) -> ColumnChunk
  /// The text that a cell shows.
  func text(of cell: Cell) -> Text
}

extension TableContent {
  /// The codec that shows a column, or nil when its cells show their source spelling.
  package func display(of column: ColumnNumber) -> (any ColumnCodec)? {
    codecs[column].flatMap { $0.shows ? $0 : nil }
  }

  /// The same content without formats: every text as the source spells it. Row keys are made from
  /// these texts.
  package var unformatted: TableContent {
    if codecs.isEmpty, derived.displayed.isEmpty { return self }
    var copy = self
    copy.codecs = [:]
    copy.derived.displayed = []
    return copy
  }

  /// What an edited cell shows.
  package func shownText(of cell: Cell, column: ColumnNumber) -> Text {
    display(of: column)?.text(of: cell) ?? cell.overlayText
  }

  /// What has to be read of the source for a request: texts where values are read from them,
  /// values where texts are made from them.
  func sourceRequest(_ request: ColumnRequest) -> ColumnRequest {
    var request = request
    request.isOwn = false
    guard let codec = codecs[request.column], !isSupplied(request.column) else { return request }
    let texts = ColumnRequest(request.column, as: .text)
    switch request.form {
    case .values: return reads(codec, request) ? texts : request
    case .text:
      guard codec.shows, !codec.showsTexts, !reads(codec, request),
        let type = schema[request.column]?.type
      else { return texts }
      return ColumnRequest(request.column, as: .values(type))
    }
  }

  /// A source chunk read as ``sourceRequest(_:)`` says, as the request wants it.
  func presented(_ chunk: ColumnChunk, _ request: ColumnRequest) -> ColumnChunk {
    guard let codec = codecs[request.column], !isSupplied(request.column) else { return chunk }
    switch request.form {
    case .values: return reads(codec, request) ? codec.values(of: chunk) : chunk
    case .text:
      guard codec.shows else { return chunk }
      let isRead = !codec.showsTexts && reads(codec, request)
      return codec.texts(of: isRead ? codec.values(of: chunk) : chunk)
    }
  }

  /// A source cell read as ``sourceRequest(_:)`` says, as the request wants it.
  func presented(_ cell: Cell, _ request: ColumnRequest) -> Cell {
    guard let codec = codecs[request.column], !isSupplied(request.column) else { return cell }
    switch (request.form, cell.value) {
    case (_, .pending): return cell
    case (.values, _): return reads(codec, request) ? read(cell, codec) : cell
    case (.text, _):
      guard codec.shows else { return cell }
      let isRead = codec.showsTexts || reads(codec, request)
      return Cell(.text(codec.text(of: isRead ? read(cell, codec) : cell)))
    }
  }

  private func reads(_ codec: any ColumnCodec, _ request: ColumnRequest) -> Bool {
    codec.reads && source.spellsTexts(request.column)
  }

  private func read(_ cell: Cell, _ codec: any ColumnCodec) -> Cell {
    guard case .text(let text) = cell.value else { return cell }
    return codec.cell(of: text)
  }
}
