import CellFormats
import ColumnStorage
import JSONText
import TableModel
import TableSessions
import TableValues
import WireProtocol

/// Reading one cell by ranges.
enum TextHandler {
  /// `cell/text`.
  static func read(_ params: CellTextParams, _ call: Call<CellTextResult>) throws {
    let limits = call.daemon.options.limits
    try limits.check(textBytes: params.size)
    let size = params.size ?? limits.textBytesMax
    let entry = try call.daemon.registry.table(params.table)
    entry.session.post { session in
      call.answer.attempt {
        if call.answer.isCancelled { throw DaemonError.cancelled }
        let read = try CellRead(params, session.state(), size: size)
        if read.isResident {
          call.answer.succeed(read.result())
        } else {
          // Reading may block on the file, so it is not done on the table's mailbox.
          session.afterwards { call.answer.succeedWhenRoom { read.result() } }
        }
      }
    }
  }
}

/// One range of one cell, in a snapshot.
private struct CellRead: Sendable {
  private let params: CellTextParams
  private let table: TableState
  private let slot: UInt32
  private let column: Column
  private let size: Int

  init(_ params: CellTextParams, _ table: TableState, size: Int) throws {
    self.params = params
    self.table = table
    self.size = size
    let key = RowKey(params.row, in: table)
    guard let slot = table.slot(of: key) else { throw table.unknownRow(key) }
    guard let column = table.content.schema[ColumnID(Text(params.column))] else {
      throw DaemonError.unknownColumn(pointer: "/column", Text(params.column))
    }
    self.slot = slot
    self.column = column
  }

  /// Whether no file is read for it.
  var isResident: Bool { table.content.source.isResident }

  /// The requested text; nil if there is none.
  private var text: [UInt8]? {
    let values = ColumnRequest(column.number, as: .values(column.type))
    let shown = ColumnRequest(column.number, as: .text)
    let cells = table.content.cells(of: [slot], [values, shown]).map { $0[0] }
    switch (params.kind ?? .text, cells[0].value) {
    case (_, .pending), (_, .error(.awaited)), (.value, .null), (.value, .error): return nil
    case (.value, .text(let text)): return text.utf8
    case (.value, .json(let json)): return json.text.utf8
    case (.value, let value): return CellFormatter.displayText(of: Cell(value)).utf8
    case (.text, _):
      if table.content.isShownByExpression(column.number) { return cells[1].overlayText.utf8 }
      return table.content.display(of: column.number)?.text(of: cells[0]).utf8
        ?? cells[0].displayText
    }
  }

  /// The answer. May block on a file.
  func result() -> CellTextResult {
    let text = text
    let start = (text ?? [])[...].start(ofCharacterAt: min(params.start ?? 0, text?.count ?? 0))
    let part = (text ?? [])[start...].beginning(size)
    // If the size is smaller than one character, one character is returned.
    let end = part.isEmpty ? (text ?? [])[...].end(ofCharacterAt: start) : part.endIndex
    let found = text.map { WireText($0[start..<end]) }
    return CellTextResult(
      revision: table.revision.rawValue, text: found, start: start, end: end,
      bytes: text?.count ?? 0,
      lossy: found.map { String(validating: $0, as: UTF8.self) == nil } ?? false,
      more: end < (text?.count ?? 0))
  }
}

extension ArraySlice<UInt8> {
  /// The start of the character that contains a byte.
  fileprivate func start(ofCharacterAt index: Int) -> Int {
    var start = index
    while start > startIndex, start < endIndex, index - start < 3, self[start] & 0xC0 == 0x80 {
      start -= 1
    }
    return start
  }

  /// The end of the character that begins at a byte.
  fileprivate func end(ofCharacterAt index: Int) -> Int {
    var end = index
    if end < endIndex { end += 1 }
    while end < endIndex, end - index < 4, self[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}
