import ColumnStorage
import JSONRPC
import JSONText
import RowPipeline
import Scheduling
import TableModel
import TableSessions
import TableValues
import UnicodeTables
import ViewModel
import ViewportLayout
import WireProtocol

/// Requests to a client that measures rows itself: `cell/measure`.
enum MeasureQuestions {
  /// The size of a message from which the remaining rows are put into the next one, in bytes.
  private static let messageBytes = 1 << 20

  /// Lets a table send requests to the client that opened it.
  static func begin(for session: TableSession, asking client: ClientSession, daemon: Daemon) {
    session.postNow { [weak client] session in
      session.setMeasurer { [weak client] session, question in
        guard let client else { return }
        let lane: WorkerPool.Lane =
          question.snapshot.table.content.source.isResident ? .short : .long
        let (id, table) = (session.id, session)
        daemon.pool.submit(lane) { ask(client, id, table, question, daemon.pool) }
      }
    }
  }

  /// The columns whose cells the client receives.
  private static func columns(_ question: MeasureQuestion) -> [Column] {
    question.column.map { [$0] } ?? question.snapshot.columns
  }

  /// Sends a request. Reads the cells of its rows, which may block on a file.
  private static func ask(
    _ client: ClientSession, _ id: String, _ session: TableSession, _ question: MeasureQuestion,
    _ pool: WorkerPool
  ) {
    if question.ticket.isCancelled { return }
    let blocks = question.snapshot.blocks(of: question.rows, columns(question))
    var count = question.rows.count
    var message = params(id, question, blocks, count: count)
    while message.bytes.count > messageBytes, count > 1 {
      count /= 2
      message = params(id, question, blocks, count: count)
    }
    let (asked, text) = (count, message)
    let sent = client.outgoing.ask(
      .measure, within: .milliseconds(question.deadline), { $0.span(text) },
      replied: { [weak client] reply in
        let isWidths = question.column != nil
        guard let answer = answer(reply, isWidths: isWidths, count: asked, client)
        else { return }
        guard question.column != nil else {
          return session.post { $0.take(answer, for: question) }
        }
        var given = [LayoutLength?](repeating: nil, count: asked)
        if case .heights(let widths) = answer { given = widths }
        let known = given
        pool.submit(.long) {
          let widths = question.filled(known)
          session.post { $0.take(widths, for: question) }
        }
      })
    if let sent { question.ticket.sent { [weak client] in client?.outgoing.cancel(sent) } }
  }

  private static func params(
    _ id: String, _ question: MeasureQuestion, _ blocks: [CellBlock], count: Int
  ) -> JSONSpan {
    let (snapshot, table) = (question.snapshot, question.snapshot.table)
    var cells = CellWriter(content: .both)
    cells.positions = TextPositions(.utf16, form: snapshot.state.visibleForm)
    let writer = cells
    var params = CellMeasureParams(
      table: TableID(id), view: ViewID(question.view),
      viewRevision: snapshot.viewRevision.rawValue, revision: table.revision.rawValue,
      kind: WireText(question.column == nil ? "heights".utf8 : "widths".utf8),
      rows: question.rows.prefix(count).map { WireKey(table.keys.key(of: $0)) },
      blocks: blocks.map { block in
        WirePart { writer.write(block, cells: 0..<count, offset: 0, to: &$0) }
      }, deadline: question.deadline, column: question.column?.id.text.utf8)
    if question.column == nil {
      params.columns = (snapshot.layout?.places ?? []).map { place in
        .init(
          column: table.content.schema[place.column]?.id.text.utf8 ?? [],
          width: LayoutUnit.units(place.width.width))
      }
    }
    var message = JSONWriter()
    params.write(to: &message)
    return message.finishSpan()
  }

  // MARK: Answers

  /// The lengths in an answer; empty if it has none, nil if the request was abandoned.
  private static func answer(
    _ reply: ClientReply, isWidths: Bool, count: Int, _ client: ClientSession?
  ) -> MeasureAnswer? {
    let none = MeasureAnswer.heights([LayoutLength?](repeating: nil, count: count))
    switch reply {
    case .cancelled: return nil
    case .missed: return none
    case .answered(let response):
      guard let result = response.result else {
        return response.error.map { ResponseError.isUnknownMethod($0) } ?? false ? .unheard : none
      }
      do throws(InvalidParams) {
        let answer = try CellMeasureResult(decoding: result)
        let name = isWidths ? "widths" : "heights"
        let lengths = isWidths ? answer.widths : answer.heights
        guard let lengths, lengths.count == count else {
          let found = lengths.map { $0.count > count ? "more" : "\($0.count)" } ?? "nothing"
          throw InvalidParams(
            pointer: "/\(name)", expected: "\(count) \(name)", found: found)
        }
        return .heights(lengths.map { $0.map { LayoutUnit.length($0) } })
      } catch {
        client?.logMessage(
          2, "cell/measure: \(error.expected) expected, \(error.found) found; it is measured here")
        return none
      }
    }
  }
}
