import TableValues

/// Parses and formats the cells of a column that has formats.
///
/// This room does not know formats; `TableSessions/FormattedColumn` conforms.
package protocol ColumnCodec: Sendable {
  /// Whether this codec parses the source's texts into values. Otherwise the source does.
  var reads: Bool { get }
  /// Whether this codec formats cells. Otherwise they display their source text.
  var shows: Bool { get }

  /// Whether display texts are computed from the source's texts. Otherwise they are computed from
  /// values.
  var showsTexts: Bool { get }
  /// The codec that parses as this one does and formats nothing; nil if it does not parse.
  var withoutFormat: (any ColumnCodec)? { get }

  /// Parses a chunk of texts. O(rows).
  func values(of texts: ColumnChunk) -> ColumnChunk
  /// Parses one text. The cell has the text as its source.
  func cell(of text: Text) -> Cell
  /// Parses a text typed by a person, who sees formatted texts. The cell's source is the text that
  /// an edit would store.
  func cell(typed text: Text) -> Cell
  /// A cell with a value and the text that the source would have for it.
  func spelled(_ cell: Cell) -> Cell
  /// The display texts of a chunk, all valid. The chunk must be of texts if ``showsTexts``.
  /// O(rows).
  func texts(of chunk: ColumnChunk) -> ColumnChunk
  /// The display text of a cell.
  func text(of cell: Cell) -> Text
}

extension TableContent {
  /// The codec that formats a column, or nil if its cells display their source text.
  package func display(of column: ColumnNumber) -> (any ColumnCodec)? {
    codecs[column].flatMap { $0.shows ? $0 : nil }
  }

  /// The same content without formats: every display text is the source text. Row keys are made
  /// from these texts. Values are parsed as in this content.
  package var unformatted: TableContent {
    if codecs.isEmpty, derived.displayed.isEmpty { return self }
    var copy = self
    copy.codecs = codecs.compactMapValues(\.withoutFormat)
    copy.derived.displayed = []
    return copy
  }

  /// The display text of an edited cell.
  package func shownText(of cell: Cell, column: ColumnNumber) -> Text {
    display(of: column)?.text(of: cell) ?? cell.overlayText
  }

  /// The request that the source must answer for a request: texts if values are parsed from them,
  /// values if texts are formatted from them.
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

  /// Converts a chunk read by ``sourceRequest(_:)`` to the requested form.
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

  /// Converts a cell read by ``sourceRequest(_:)`` to the requested form.
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
