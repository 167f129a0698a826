import CellFormats
import ColumnStorage
import Compression
import RowTree
import Scheduling
import Synchronization
import TableCodecs
import TableModel
import TableSessions
import TableValues
import WireProtocol

/// Gives the table the present content of its file, as one step that can be undone.
struct FileReload: Sendable {
  /// A file cannot replace the one that was opened: it lacks key columns, has too many rows, or
  /// cannot be read.
  struct Refused: Error {}

  /// What is known of the table.
  let facts: TableFacts
  /// Its file until now.
  let file: FileBytes
  /// The records of that file.
  let source: CSVSource
  /// Its columns.
  let known: KnownColumns
  /// The memory for decoded chunks.
  let cache: ChunkCache
  /// The largest number of rows.
  let rowsMax: Int
  /// The workers that examine a large file.
  let pool: WorkerPool
  /// The fixed parts of another dialect; nil: the file is read as before.
  var dialect: CSVDialectOptions?

  /// The file as it is now, and its records.
  struct NewFile: Sendable {
    /// The file, read from a copy that does not change.
    let file: FileBytes
    /// Its records.
    let source: CSVSource
    /// Which of its columns are those of the file before.
    let columns: FileColumns
    /// What was found at its beginning.
    let sniffing: CSVSniffing
    /// The lines before the table.
    let preamble: [Text]
  }

  /// Reads the file by its path.
  ///
  /// - Parameter stamp: The file that was at rest; another one is not read. Nil: any one is.
  /// - Throws: ``Refused`` and what reading throws. The table is as it was then.
  func read(
    _ stamp: FileStamp? = nil, isUnwanted: @escaping @Sendable () -> Bool
  ) throws -> NewFile {
    guard dialect != nil || facts.state.withLock({ $0.saveStyle }) == nil else { throw Refused() }
    // The table continues to read from the file that was opened.
    if dialect != nil { _ = file.keepPrivately() }
    let new = try file.opened(isUnwanted: isUnwanted)
    if let stamp, !new.name.stamp.hasContent(of: stamp) { throw Refused() }
    guard new.keepPrivately() else { throw Refused() }
    var options = dialect ?? options
    options.format.named = CSVFormatChoice.named(CompressedFormat.plainName(file.name.path.utf8))
    let head = try CSVSniffer.head(of: new, options: options, isCancelled: isUnwanted)
    var sniffing = try CSVSniffer.sniff(
      head, isWhole: head.count == new.size, options: options, isCancelled: isUnwanted)
    let index = try widen(&sniffing, new, head, options, isUnwanted)
    sniffing.findSpellings(in: head, isWhole: head.count == new.size)
    let columns = FileColumns(
      of: sniffing.columns, after: known.list, byNameOnly: dialect != nil)
    let records = CSVSource(
      bytes: new, dialect: sniffing.dialect, columns: columns.list, layout: sniffing.layout,
      chunkRows: source.chunkRows, index: index)
    try records.index.scan(shouldContinue: { $0 <= rowsMax && !isUnwanted() })
    guard records.index.isComplete, records.rowCount <= rowsMax else { throw Refused() }
    return NewFile(
      file: new, source: records, columns: columns, sniffing: sniffing,
      preamble: sniffing.preambleLines(head))
  }

  /// Adds the columns of the longest record, if the table was opened so. Returns the index of the
  /// records then.
  private func widen(
    _ sniffing: inout CSVSniffing, _ new: FileBytes, _ head: [UInt8],
    _ options: CSVDialectOptions, _ isUnwanted: @escaping @Sendable () -> Bool
  ) throws -> CSVIndex? {
    guard facts.state.withLock({ $0.isWidened }) else { return nil }
    let narrow = CSVSource(
      bytes: new, dialect: sniffing.dialect, columns: sniffing.columns, layout: sniffing.layout,
      chunkRows: source.chunkRows)
    try narrow.index.scan(shouldContinue: { $0 <= rowsMax && !isUnwanted() })
    if sniffing.dialect.json != nil {
      guard try sniffing.widen(from: narrow, options: options, while: { !isUnwanted() }) else {
        throw Refused()
      }
      return narrow.index
    }
    guard narrow.index.isComplete,
      let width = try narrow.longestRecord(shouldContinue: { _ in
        !isUnwanted()
      })
    else { throw Refused() }
    try sniffing.widen(
      to: max(width, known.list.count), head, isWhole: head.count == new.size,
      options: options, isCancelled: isUnwanted)
    return narrow.index
  }

  /// The dialect that was found at first, so that the same text has the same meaning.
  private var options: CSVDialectOptions {
    // The dialect of an empty file is not known.
    let known = source.columns.isEmpty ? facts.state.withLock { $0.sniffing?.dialect } : nil
    return CSVDialectOptions(fixing: known ?? source.dialect)
  }

  /// The request that merges the new records with the table's unsaved edits.
  ///
  /// - Parameter base: The state that both began with.
  /// - Throws: ``Refused`` if both sides have changed the columns in ways that do not go together.
  func mergeRequest(
    _ new: NewFile, for table: TableState, base: TableState
  ) throws -> ContentRequest {
    let merge = ColumnMerge(of: table, base: base, new.columns, known.numbers)
    let merged = try merge.merged()
    var request = try request(
      new, (merged.ours, merged.numbers), for: table, base: merged.base, label: "Merge")
    request.baseSchema = merged.base
    return request
  }

  /// The request that compares the new records with the table's rows.
  ///
  /// - Throws: ``Refused`` if the table has not all columns of the file.
  func request(
    _ new: NewFile, for table: TableState, label: Text = "Reload"
  ) throws -> ContentRequest {
    try request(new, try new.columns.schema(of: table, known.numbers), for: table, label: label)
  }

  /// - Parameters:
  ///   - columns: The table's columns from then on, and the numbers of those of the file.
  ///   - base: The columns that the file makes of the table before; nil: the same ones.
  private func request(
    _ new: NewFile, _ columns: (TableSchema, [ColumnNumber]), for table: TableState,
    base: TableSchema? = nil, label: Text
  ) throws -> ContentRequest {
    let (schema, numbers) = columns
    let columns = numbers.enumerated().compactMap { place, number -> Column? in
      var column = schema[number] ?? base?[number]
      column?.number = ColumnNumber(place)
      return column
    }
    guard columns.count == numbers.count, columns.allSatisfy(\.isStored) else { throw Refused() }
    var request = ContentRequest(
      new.source, columns, numbers,
      matching: schema.keyColumns.isEmpty ? .content : .tableKeys, cache: cache)
    if dialect != nil, schema.keyColumns.isEmpty, let keys = keys(of: table, new) {
      request.matching = .given(keys)
    }
    request.label = label
    if !new.columns.areSame {
      request.schema = schema
      request.matched = new.columns.known.indices.filter { new.columns.known[$0] != nil }
    }
    return request
  }
}

extension FileReload {
  /// The keys of the rows that the records before are, if there are as many now; nil otherwise.
  private func keys(of table: TableState, _ new: NewFile) -> [RowKey?]? {
    let (count, order) = (new.source.rowCount, known.saved.order)
    // Rows that were appended since are in the source, and not among those that were saved.
    guard order.count == count || source.rowCount == count else { return nil }
    let slots = order.count == count ? order.slots(in: 0..<count) : nil
    return (0..<count).map { record in
      let slot = slots.map { $0[record] } ?? UInt32(record)
      return table.order.holds(slot) ? table.keys.key(of: slot) : nil
    }
  }

  /// Records the dialect in which the file was read again, and the facts found with it.
  func recordDialect(of new: NewFile, _ wire: WireDialect, _ session: isolated TableSession) {
    guard let table = try? session.state() else { return }
    let places = Dictionary(
      uniqueKeysWithValues: FileContent.split(table).inFile.enumerated().map { ($1.number, $0) })
    let evidence = table.content.schema.columns.map { column -> ColumnEvidence in
      guard let place = places[column.number], new.sniffing.typeEvidence.indices.contains(place)
      else { return ColumnEvidence() }
      let found = new.sniffing.typeEvidence[place]
      return ColumnEvidence(
        counts: found.counts, nullSpellings: new.source.columns[place].settings.nullSpellings,
        reason: found.note)
    }
    let watch = facts.state.withLock { state in
      var reading = state.reading
      reading.record(wire)
      reading.record(new.sniffing, preamble: new.preamble, evidence: evidence)
      (reading.diagnostics, reading.diagnosticCounts) = ([], [:])
      reading.saveStyle = nil
      reading.origin = reading.origin?.with(wire)
      state.reading = reading
      return state.watch
    }
    watch?.adopt(new.source)
    examine(new, session)
    session.announceFacts()
  }

  /// Records that the table has the content of the new file, so that a save copies that file's
  /// records.
  func finish(_ new: NewFile, _ session: isolated TableSession) {
    guard let table = try? session.state() else { return }
    let version =
      dialect == nil
      ? session.recordFileContent(isOthers: true)
      : session.recordReading(isOfKnownContent(new) ? DialectReading(self) : nil)
    take(new, as: table, version)
    JournalSave.restart(facts, session)
    guard dialect == nil else { return }
    examine(new, session)
    session.announceFacts()
  }

  /// Records that the file has one side of a merge.
  func finish(_ new: NewFile, _ merged: MergedTable, _ session: isolated TableSession) {
    take(new, as: merged.theirs, session.savedVersion)
    JournalSave.restart(facts, session)
    examine(new, session)
    session.announceFacts()
  }

  private func take(_ new: NewFile, as table: TableState, _ version: Int?) {
    let base = SaveBase(source: new.source, saved: table)
    facts.state.withLock { state in
      state.reading.follow(new.file, base, version: version)
      state.source = .file(path: new.file.name.path, byteSize: new.file.size)
      state.sourceState = .asOpened
    }
    file.retire()
  }

  /// Finds the diagnostics of the new records: at once those of a small file, soon those of another.
  private func examine(_ new: NewFile, _ session: isolated TableSession) {
    guard let base = facts.state.withLock({ $0.base }), base.source === new.source else { return }
    examine(base, session)
  }

  /// Whether the file has the content that the table was read from.
  private func isOfKnownContent(_ new: NewFile) -> Bool {
    (source.bytes as? FileBytes).map { new.file.name.stamp.hasContent(of: $0.name.stamp) } ?? false
  }

  /// Finds the diagnostics of records: at once those of a small file, soon those of another.
  func examine(_ base: SaveBase, _ session: isolated TableSession) {
    if base.source.bytes.size <= TableFacts.examinedBytes { return examine(base) { true } }
    let owner = session
    pool.submit(.files) {
      examine(base) { !owner.isClosed }
      owner.postNow { $0.announceFacts() }
    }
  }

  /// Examines the records that the table has now, unless the file has changed again.
  private func examine(_ base: SaveBase, shouldContinue: @escaping @Sendable () -> Bool) {
    let schema = base.saved.content.schema
    var codecs: [ColumnNumber: any ColumnCodec] = [:]
    for (place, number) in base.columns.enumerated() where schema[number]?.isStored ?? false {
      codecs[ColumnNumber(place)] = schema.codecs[number]
    }
    let found = try? base.source.examine(
      codecs: codecs, { count, work in pool.parallel(count, work) }
    ) { _ in shouldContinue() }
    guard var found, found.rows == base.source.rowCount else { return }
    facts.state.withLock { state in
      guard state.base?.source === base.source else { return }
      if state.sniffing?.hasGuessedEncoding == true {
        found.reportGuess(base.source.dialect.encoding)
      }
      state.reading.record(found, schema, on: base)
    }
  }
}

extension CSVDialectOptions {
  /// The options with which a text in a known dialect is read again in the same way.
  init(fixing dialect: CSVDialect) {
    self.init()
    encoding = dialect.encoding
    if let json = dialect.json {
      format.forced = .json
      knownJSON = json
      flattenDepth = json.flattenDepth
      hasHeader = dialect.hasHeader
      return
    }
    delimiter = dialect.delimiter
    quote = .some(dialect.quote)
    escape = dialect.escape
    skipInitialSpace = dialect.skipInitialSpace
    lines = dialect.lines
    lineEnd = dialect.loneCarriageReturnEnds ? .carriageReturn : nil
    commentPrefix = dialect.commentPrefix
    hasHeader = dialect.hasHeader
    if dialect.hasHeader, dialect.headerRows > 1 { headerRows = dialect.headerRows }
  }
}
