import ColumnStorage
import JSONText
import ProtocolWords
import RowTree
import Synchronization
import TableCodecs
import TableModel
import TableSessions
import TableValues
import WireProtocol

/// Texts that a client edits, and the tables made of them.
enum TextHandlers {
  /// `table/didChangeText`.
  static func didChange(
    _ params: TableDidChangeTextParams, _ call: Call<TableDidChangeTextResult>
  ) throws {
    let entry = try call.daemon.registry.table(params.table)
    call.answer.failWhenCancelled()
    let turn = ChangeTurn(call, entry.session)
    call.onAllRows(of: entry.session, view: nil, waits: true, turn) {
      [facts = entry.facts] session in
      defer { turn.end() }
      guard let document = facts.state.withLock({ $0.text }) else { throw NoTextBuffer() }
      call.answer.succeed(try change(params, document, facts, session, call))
    }
  }

  private static func change(
    _ params: TableDidChangeTextParams, _ document: TextDocument, _ facts: TableFacts,
    _ session: isolated TableSession, _ call: Call<TableDidChangeTextResult>
  ) throws -> TableDidChangeTextResult {
    var content = document.current
    // A whole text does not depend on what was before.
    let isWhole = params.changes.first.map { $0.range == nil } ?? false
    let base = params.baseVersion ?? params.version - 1
    guard params.version > content.version, isWhole || base == content.version else {
      throw TextVersionDiffers(version: content.version)
    }
    let saved = try session.savedState ?? session.state()
    let change = TextChange(
      of: content, saved, call.daemon.cache, counting: call.session.positions)
    if session.saveSummary.isDirty {
      let text = try change.text(after: params.changes)
      let table = try session.state()
      if let known = try known(text, as: table, document, facts, saved) {
        try call.answer.beginChange()
        content = known
        content.version = params.version
        document.become(content)
        facts.noteText(content)
        session.noteText()
        return TableDidChangeTextResult(
          revision: table.revision.rawValue, version: params.version, changedCells: 0, inserted: 0,
          removed: 0, history: WireHistory(session.historySummary))
      }
      guard params.tableEdits == .drop else {
        throw TextEditsPending(version: content.version)
      }
      _ = try session.revert(
        label: "Drop edits", author: params.author.map { Text($0) },
        begin: { () throws(TableError) in try call.beginChange() })
    }
    return try take(change, params, document, facts, session, call)
  }

  private static func take(
    _ change: TextChange, _ params: TableDidChangeTextParams, _ document: TextDocument,
    _ facts: TableFacts, _ session: isolated TableSession, _ call: Call<TableDidChangeTextResult>
  ) throws -> TableDidChangeTextResult {
    var change = change
    let outcome = try session.takeText(
      label: params.label.map { Text($0) }, author: params.author.map { Text($0) },
      begin: { () throws(TableError) in try call.beginChange() }
    ) { draft in
      for (place, one) in params.changes.enumerated() { try change.apply(one, place, to: &draft) }
      let (most, size) = (
        call.daemon.options.limits.messageBytesMax, change.content.buffer.byteCount
      )
      if size > most {
        throw DaemonError.limit(name: "messageBytesMax", maximum: most, found: size)
      }
    }
    var content = change.content
    content.version = params.version
    document.become(content)
    facts.noteText(content)
    return TableDidChangeTextResult(
      revision: outcome.revision.rawValue, version: params.version,
      changedCells: outcome.changedCells, inserted: outcome.inserted.count,
      removed: change.removed, history: WireHistory(session.historySummary))
  }

  /// The content of a text that is what a save of the table would write; nil: it is another one.
  private static func known(
    _ text: [UInt8], as table: TableState, _ document: TextDocument, _ facts: TableFacts,
    _ saved: TableState
  ) throws -> TextDocument.Content? {
    let base = try document.base(saved)
    facts.state.withLock { $0.base = base }
    let saving = TableSaving(
      table: table, facts: facts, params: TableSaveParams(table: TableID("")), version: 0,
      isCancelled: { false })
    var written: [UInt8] = []
    do {
      try saving.write(nil, to: nil) { piece in
        switch piece {
        case .bytes(let new): written += new
        case .copy(let range): written += try base.source.bytes.bytes(range)
        }
      }
    } catch is UnwritableCells {
      return nil
    }
    guard written == text else { return nil }
    var options = CSVDialectOptions(fixing: base.source.dialect)
    options.preambleLines = document.current.preambleLines(of: text)
    if base.source.columns.isEmpty {
      // A save gives such a text a header, unless the request excludes it.
      options.hasHeader = document.current.emptyReading.hasHeader ?? true
    }
    let found = try CSVSniffer.sniff(
      Array(text[..<min(text.count, CSVSniffer.sampleBytes)]),
      isWhole: text.count <= CSVSniffer.sampleBytes,
      options: options)
    var content = document.current
    content.take(
      text, found, KnownColumns(table, base.source, facts.state.withLock { $0 }).list)
    return content.buffer.recordCount == table.order.count ? content : nil
  }

  /// Makes the text of a table what its saves copy, if the client edits it.
  ///
  /// - Returns: The version of the text; nil: the table is not made of one.
  /// - Throws: ``NotSavable`` for a save to a file that would be the table's.
  static func prepare(
    _ facts: TableFacts, _ saved: TableState?, for params: TableSaveParams
  ) throws -> Int? {
    guard let document = facts.state.withLock({ $0.text }), let saved else { return nil }
    guard params.isDryRun == true || params.isCopy == true else {
      throw NotSavable(
        reason: "The client saves its text itself. With dryRun, table/save has the text edits.")
    }
    let base = try document.base(saved)
    facts.state.withLock { $0.base = base }
    return document.current.version
  }

  /// Begins with the text of a table that was opened.
  ///
  /// - Returns: Whether the client edits its text.
  static func begin(_ session: isolated TableSession, _ facts: TableFacts) -> Bool {
    guard let version = facts.state.withLock({ $0.textVersion }),
      let source = (try? session.state())?.content.source as? CSVSource,
      let bytes = try? source.bytes.bytes(0..<source.bytes.size)
    else { return false }
    let origin = facts.state.withLock { $0.reading.origin }
    let document = TextDocument(
      source, bytes, version: version, options: origin?.dialectOptions ?? CSVDialectOptions())
    facts.state.withLock { $0.text = document }
    return true
  }

  /// Checks the options of a table that is opened with a text of the client.
  ///
  /// - Throws: `DaemonError.invalid`.
  static func check(_ params: TableOpenParams) throws {
    guard params.textVersion != nil else { return }
    func refuse(_ pointer: String, _ expected: String, _ found: String) -> DaemonError {
      .invalid(pointer: pointer, expected: expected, found: found)
    }
    guard case .text = params.source else {
      throw refuse("/textVersion", "a text as content beside textVersion", "another source")
    }
    if params.keyColumns != nil {
      throw refuse("/keyColumns", "no key columns, because a text may repeat keys", "some")
    }
    if params.sections != nil { throw refuse("/sections", "no sections of a text", "some") }
    if let format = params.dialect?.format, format != .delimited {
      throw refuse("/dialect/format", "delimited text", "another format")
    }
    if let name = params.dialect?.encoding, EncodingName(name)?.encoding != .utf8 {
      throw refuse("/dialect/encoding", "utf-8", "another encoding")
    }
  }
}

extension TableFacts {
  /// Records a new content of the table's text.
  fileprivate func noteText(_ content: TextDocument.Content) {
    state.withLock { state in
      state.source = .inline(byteSize: content.buffer.byteCount)
      // The records that saves copy are those of the text before.
      state.base = nil
    }
  }
}

extension CSVDialectOptions {
  /// Fixes what is known of a text of the client.
  mutating func readText() {
    encoding = .utf8
    format = .delimited
  }
}
