import JSONText
import ProtocolWords
import Scheduling
import Synchronization
import TableCodecs
import TableModel
import TableSessions
import TableValues
import WireProtocol

/// A table and its file.
enum SaveHandlers {
  /// How many text edits one answer has at most.
  private static let editsMax = 10_000

  /// `table/save`.
  static func save(_ params: TableSaveParams, _ call: Call<TableSaveResult>) throws {
    _ = try DialectConversion.options(params.dialect?.opening)
    _ = try params.encoding.map { try DialectConversion.encoding($0, "/encoding") }
    _ = try TableSaving.namedPath(params)
    let entry = try call.daemon.registry.table(params.table)
    call.answer.failWhenCancelled()
    // Later changes wait until it is known what is saved.
    let turn = ChangeTurn(call, entry.session)
    call.onAllRows(of: entry.session, view: nil, waits: true, turn) {
      [facts = entry.facts] session in
      if let lent = facts.state.withLock({ $0.lent }) {
        return try LentSaving(lent, session, turn, call).save(params, session)
      }
      defer { turn.end() }
      if let database = facts.state.withLock({ $0.database }) {
        return try DatabaseSaving.save(params, database, facts, session, call)
      }
      try OpenConflicts.refuse(try session.state())
      let textVersion = try TextHandlers.prepare(facts, session.savedState, for: params)
      let summary = session.saveSummary
      if params.isDryRun == true {
        return dryRun(
          params, facts, summary, try session.state(), session.lacksOthersContent, textVersion,
          call)
      }
      let ticket = try session.beginSave()
      let isCopy = params.isCopy ?? false
      let journal =
        isCopy ? nil : JournalOpening.beginSave(session, facts, ticket.state, call)
      let saving = TableSaving(
        table: ticket.state, facts: facts, params: params, version: ticket.version,
        lacksOthersContent: session.lacksOthersContent,
        isCancelled: { call.answer.isCancelled })
      facts.saves.run(on: call.daemon.pool) { [session] in
        run(saving, ticket, summary, journal, session, call)
      }
    }
  }

  private static func run(
    _ saving: TableSaving, _ ticket: SaveTicket, _ summary: SaveSummary,
    _ journal: JournalSave?, _ session: TableSession, _ call: Call<TableSaveResult>
  ) {
    let progress = saving.params.progressToken.map {
      ProgressReport(
        token: $0, title: "Saving", daemon: call.daemon, scheduler: call.session.scheduler)
    }
    progress?.begin()
    // Freeing the old content of a large file needs time; no request has to wait for that.
    let old = saving.facts.state.withLock { $0.file?.backing }
    defer { withExtendedLifetime(old) {} }
    let result = Result {
      try saving.save(
        advance: { done, total in progress?.report(done, of: total) },
        begin: { try call.answer.beginChange() },
        announced: { journal?.expose($0, $1, at: $2, $3, $4) })
    }
    progress?.end()
    end(result, saving, ticket, journal, session, call) { outcome, isDirty in
      let isAbsolute = outcome.path.utf8.first == UInt8(ascii: "/")
      return TableSaveResult(
        revision: ticket.state.revision.rawValue, bytes: outcome.byteSize,
        records: summary.isDirty ? summary.records : 0, dirty: isDirty, path: outcome.path.utf8,
        uri: isAbsolute ? FileURI.uri(of: outcome.path) : nil, way: word(outcome.way))
    }
  }

  /// Ends a save on the table's mailbox, and answers.
  ///
  /// - Parameter answer: The answer, by the outcome and whether the table is dirty now.
  static func end<Output: WireResult>(
    _ result: Result<SaveOutcome, any Error>, _ saving: TableSaving, _ ticket: SaveTicket,
    _ journal: JournalSave?, _ session: TableSession, _ call: Call<Output>,
    answer: @escaping @Sendable (SaveOutcome, Bool) -> Output
  ) {
    // The table's mailbox does not wait for the device.
    journal?.end(result, saving.facts)
    session.postNow { session in
      let outcome = saving.isCopy ? nil : try? result.get()
      session.endSave(
        ticket, succeeded: outcome != nil, hasWritten: !saving.isCopy && hasWritten(result))
      if outcome != nil { ViewMemory.keepAll(saving.facts, session) }
      call.answer.attempt {
        call.answer.succeed(answer(try result.get(), session.saveSummary.isDirty))
      }
    }
  }

  /// Whether a file may have another content now.
  private static func hasWritten(_ result: Result<SaveOutcome, any Error>) -> Bool {
    switch result {
    case .success(let outcome): outcome.way != nil
    case .failure(let failure as WriteFailure): failure.isReplaced
    case .failure: false
    }
  }

  private static func word(_ way: SavePlace.Way?) -> SaveWay {
    switch way {
    case nil: .unchanged
    case .rename: .replaced
    case .overwrite: .overwritten
    }
  }

  private static func dryRun(
    _ params: TableSaveParams, _ facts: TableFacts, _ summary: SaveSummary, _ table: TableState,
    _ lacksOthersContent: Bool, _ textVersion: Int?, _ call: Call<TableSaveResult>
  ) {
    let limits = call.daemon.options.limits
    let saving = TableSaving(
      table: table, facts: facts, params: params, version: 0,
      lacksOthersContent: lacksOthersContent, isCancelled: { call.answer.isCancelled })
    facts.saves.run(on: call.daemon.pool) {
      call.answer.attempt {
        try saving.checkIsText(at: try? saving.place())
        let list: TextEditList
        do {
          list = try saving.textEdits(bytesMax: limits.messageBytesMax)
        } catch is CSVTextEditsTooLong {
          throw DaemonError.limit(
            name: "messageBytesMax", maximum: limits.messageBytesMax,
            found: limits.messageBytesMax + 1)
        }
        let first = min(params.range?.first ?? 0, list.edits.count)
        let asked = min(params.range?.size ?? editsMax, list.edits.count - first)
        let page = try list.page(
          first..<first + asked, counting: call.session.positions)
        if asked > 0 { saving.keepOldContent(upTo: limits.keptFileBytesMax) }
        call.answer.succeedWhenRoom(page: page.count) { told in
          let edits = WireTextEdits(
            count: list.edits.count, first: first, size: told, items: Array(page[..<told]),
            more: first + told < list.edits.count ? true : nil)
          return TableSaveResult(
            revision: table.revision.rawValue, bytes: list.byteSize,
            records: summary.isDirty ? summary.records : 0, dirty: summary.isDirty, edits: edits,
            textVersion: textVersion)
        }
      }
    }
  }

  /// `table/revert`.
  static func revert(_ params: TableRevertParams, _ call: Call<TableRevertResult>) throws {
    let entry = try call.daemon.registry.table(params.table)
    call.answer.failWhenCancelled()
    call.afterSaves(of: entry) { session in try revert(params, call, session) }
  }

  private static func revert(
    _ params: TableRevertParams, _ call: Call<TableRevertResult>, _ session: isolated TableSession
  ) throws {
    if call.answer.isCancelled { throw DaemonError.cancelled }
    let outcome = try session.revert(
      label: params.label.map { Text($0) } ?? "Revert", author: params.author.map { Text($0) },
      begin: { () throws(TableError) in try call.beginChange() })
    call.answer.succeed(
      TableRevertResult(
        revision: outcome.revision.rawValue, records: outcome.records,
        history: WireHistory(session.historySummary)))
  }
}

extension TextEditList {
  /// Some of the edits. Reads the source up to the last of them.
  fileprivate func page(
    _ range: Range<Int>, counting unit: PositionUnit
  ) throws -> [WireTextEdit] {
    var positions = CSVTextPositions(source, sourceEncoding, counting: unit)
    return try edits[range].map { edit in
      let start = try positions.position(ofByte: edit.range.lowerBound)
      let end = try positions.position(ofByte: edit.range.upperBound)
      let text = TextTranscoder.utf8(edit.bytes, from: encoding)
      let isExact =
        String(validating: text, as: UTF8.self) != nil
        && TextTranscoder.bytes(text, in: encoding) == edit.bytes
      return WireTextEdit(
        bytes: IndexPair(edit.range.lowerBound, edit.range.upperBound),
        range: .init(
          start: WireTextPosition(line: start.line, character: start.character),
          end: WireTextPosition(line: end.line, character: end.character)),
        newText: text, base64: isExact ? nil : Base64.encoded(edit.bytes))
    }
  }
}

extension WireUnsaved {
  /// What a save would change; nil: nothing.
  init?(_ summary: SaveSummary) {
    guard summary.isDirty else { return nil }
    self.init(
      records: summary.records, bytes: summary.bytes, columns: summary.changesColumns,
      order: summary.changesOrder)
  }
}
