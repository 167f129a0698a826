import CellFormats
import ColumnStorage
import JSONRPC
import JSONText
import RowPipeline
import RowTree
import Scheduling
import TableModel
import TableSessions
import TableValues
import WireProtocol

/// Requests to the client for the cells of its computed columns: `cell/compute`.
enum Supplies {
  /// The size of a message from which the remaining rows are put into the next one, in bytes.
  private static let messageBytes = 4 << 20

  /// Lets a table send requests to the client that opened it.
  static func begin(for session: TableSession, asking client: ClientSession, daemon: Daemon) {
    session.postNow { [weak client] session in
      session.setSupplier { [weak client] session, question in
        guard let client else { return }
        let lane: WorkerPool.Lane =
          question.table.content.source.isResident ? .short : .long
        let (id, table) = (session.id, session)
        daemon.pool.submit(lane) { ask(client, id, table, question) }
      }
    }
  }

  /// Sends a request. Reads the cells of its inputs, which may block on a file.
  private static func ask(
    _ client: ClientSession, _ id: String, _ session: TableSession, _ question: SupplyQuestion
  ) {
    let requests = question.inputs.map { ColumnRequest($0.number, as: .values($0.type)) }
    let cells = question.table.content.cells(of: question.rows, requests)
    var count = question.rows.count
    var message = params(id, question, cells, count: count)
    while message.bytes.count > messageBytes, count > 1 {
      count /= 2
      message = params(id, question, cells, count: count)
    }
    let (asked, text) = (count, message)
    let deadline = question.column.supply?.deadline ?? WireSupplied.standardDeadline
    client.outgoing.ask(.compute, within: .milliseconds(deadline), { $0.span(text) }) { reply in
      let supplied = self.cells(of: reply, question.column, count: asked, deadline: deadline)
      guard let supplied else { return }
      session.post { $0.take(supplied, for: question) }
    }
  }

  private static func params(
    _ id: String, _ question: SupplyQuestion, _ cells: [[Cell]], count: Int
  ) -> JSONSpan {
    let table = question.table
    let blocks = zip(question.inputs, cells).map { CellBlock(column: $0, cells: $1) }
    let params = CellComputeParams(
      table: TableID(id), column: question.column.id.text.utf8,
      type: .known(question.column.type), revision: table.revision.rawValue,
      rows: question.rows.prefix(count).map { WireKey(table.keys.key(of: $0)) },
      blocks: blocks.map { block in
        WirePart {
          CellWriter(content: .value).write(block, cells: 0..<count, offset: 0, to: &$0)
        }
      }, types: question.inputs.map { .known($0.type) },
      deadline: question.column.supply?.deadline ?? WireSupplied.standardDeadline)
    var writer = JSONWriter()
    params.write(to: &writer)
    return writer.finishSpan()
  }

  // MARK: Refresh

  /// `cell/refresh`.
  static func refresh(_ params: CellRefreshParams, _ call: Call<CellRefreshResult>) throws {
    let entry = try call.daemon.registry.table(params.table)
    let sizeMax = call.daemon.options.limits.rowsPerAnswerMax
    if let found = params.rows?.count, found > sizeMax {
      throw DaemonError.limit(name: "rowsPerAnswerMax", maximum: sizeMax, found: found)
    }
    call.answer.failWhenCancelled()
    entry.session.post { session in
      call.answer.attempt {
        try call.answer.beginChange()
        let table = try session.state()
        let columns = try self.columns(params.columns, of: table)
        let rows = try params.rows?.map { wire in
          let key = RowKey(wire, in: table)
          guard let slot = table.slot(of: key) else { throw table.unknownRow(key) }
          return slot
        }
        let revision = try session.refreshSupplies(columns, rows: rows)
        call.answer.succeed(CellRefreshResult(revision: revision.rawValue))
      }
    }
  }

  private static func columns(
    _ named: [WireText]?, of table: TableState
  ) throws -> [ColumnNumber] {
    let schema = table.content.schema
    guard let named else { return schema.columns.filter { $0.supply != nil }.map(\.number) }
    let conversion = ViewStateConversion(schema: schema)
    return try named.enumerated().map { place, id in
      let column = try conversion.column(id, "/columns/\(place)")
      guard column.supply != nil else { throw TableError.columnRefused(column.id, .notSupplied) }
      return column.number
    }
  }

  // MARK: Answers

  /// The cells of an answer. Missing ones are errors. Nil if the request was abandoned.
  private static func cells(
    of reply: ClientReply, _ column: Column, count: Int, deadline: Int
  ) -> [Cell]? {
    switch reply {
    case .cancelled: return nil
    case .missed: return failed("the client gave no answer within \(deadline) ms", count)
    case .answered(let response):
      guard let result = response.result else {
        let message = response.error?.member("message")?.string ?? []
        return failed(
          "the client answered an error: \(String(decoding: message, as: UTF8.self))", count)
      }
      do throws(InvalidParams) {
        if let odd = result.firstUnpairedString {
          throw ParamsValue.present(odd).mismatch("a string")
        }
        let answer = try CellComputeResult(decoding: result)
        try answer.check(count: count)
        var reasons: [Int: WireText] = [:]
        for error in answer.errors ?? [] { reasons[error.row] = error.text }
        return (0..<count).map { cell($0, of: answer, reasons[$0], column) }
      } catch {
        return failed(
          "the client's answer does not fit: \(error.expected) expected, \(error.found) found",
          count)
      }
    }
  }

  private static func cell(
    _ row: Int, of answer: CellComputeResult, _ reason: WireText?, _ column: Column
  ) -> Cell {
    if let reason { return failure(Text(reason)) }
    let conversion = CellConversion(keepsInvalid: true)
    guard let value = answer.values[row].view,
      var cell = try? conversion.cell(value, for: column)
    else { return failure("no value") }
    if case .error = cell.value {
      return failure(Text("\"\(cell.source ?? "")\" is no \(column.type.rawValue)"))
    }
    if let text = answer.texts?[row], cell.value != .null { cell.source = Text(text) }
    return cell
  }

  private static func failed(_ reason: String, _ count: Int) -> [Cell] {
    [Cell](repeating: failure(Text(reason)), count: count)
  }

  private static func failure(_ reason: Text) -> Cell {
    Cell(.error(.notComputed), source: reason)
  }
}
