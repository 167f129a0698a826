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

/// The cells and other content that a file cannot represent.
struct UnwritableCells: Error, Sendable {
  /// One of them.
  struct Item: Sendable {
    /// The row; nil for the title of a column, a comment or a preamble.
    var row: RowKey?
    /// The column; nil for a comment or a preamble.
    var column: ColumnID?
    /// The beginning of the line of a comment or preamble.
    var line: Text?
    /// Why it cannot be written.
    var reason = UnwritableReason.encoding
  }

  /// The first of them.
  var items: [Item]
  /// How many there are.
  var count: Int
  /// The encoding.
  var encoding: FileEncoding
}

/// What was done by a save.
struct SaveOutcome: Sendable {
  /// How the content got to its place; nil: the file had it already.
  var way: SavePlace.Way?
  /// Where it is.
  var path: Text
  /// How many bytes the file has.
  var byteSize: Int
}

/// Writes one state of a table: to its file, or as text edits. Runs on a worker.
struct TableSaving: Sendable {
  /// What is saved.
  let table: TableState
  /// What is known of the table beside.
  let facts: TableFacts
  /// The parameters of the request.
  let params: TableSaveParams
  /// The number of the state.
  let version: Int
  /// Whether the state lacks what others wrote into the file, because that is undone.
  let lacksOthersContent: Bool
  /// Whether the save was cancelled.
  let isCancelled: @Sendable () -> Bool
  /// The file that the table was reloaded from last, if it was.
  let base: SaveBase?

  /// Saves a state, with what is known of the table now.
  init(
    table: TableState, facts: TableFacts, params: TableSaveParams, version: Int,
    lacksOthersContent: Bool = false, isCancelled: @escaping @Sendable () -> Bool
  ) {
    self.lacksOthersContent = lacksOthersContent
    self.table = table
    self.facts = facts
    self.params = params
    self.version = version
    self.isCancelled = isCancelled
    base = facts.state.withLock { $0.base }
  }

  /// The records that are copied where nothing was edited.
  var source: CSVSource? { base?.source ?? table.content.source as? CSVSource }

  // MARK: To a file

  /// Where the table is saved to.
  ///
  /// - Throws: `DaemonError.invalid` if the request names no place and the table has none.
  func place() throws -> SavePlace {
    if let path = try Self.namedPath(params) { return SavePlace(path) }
    if case .file(let path, _) = facts.state.withLock({ $0.source }) { return SavePlace(path) }
    throw DaemonError.invalid(
      pointer: "/path", expected: "a path, because the table has no file", found: "nothing")
  }

  /// The path that a request names; nil if it means the table's own file.
  ///
  /// - Throws: `DaemonError.invalid`, ``WriteFailure``.
  static func namedPath(_ params: TableSaveParams) throws -> Text? {
    if let path = params.path {
      try FolderCalls.checkName(Text(path), at: "/path")
      return Text(path)
    }
    guard let uri = params.uri else { return nil }
    if let path = FileURI.path(uri), !path.utf8.contains(0) { return path }
    throw DaemonError.invalid(
      pointer: "/uri", expected: "a file: URI of this machine",
      found: "\"\(String(decoding: uri, as: UTF8.self))\"")
  }

  /// Saves the state.
  ///
  /// - Parameters:
  ///   - advance: Called with how many bytes are written, of about how many.
  ///   - begin: Called before the file is replaced; what it throws ends the saving.
  ///   - announced: Called just before the file gets its new content, with how it is written; nil: as
  ///     the source.
  func save(
    advance: @escaping (Int, Int) -> Void, begin: @escaping () throws -> Void,
    announced: @escaping (FileStamp, Text, SavePlace, SavePlace.Way, CSVFileStyle?) -> Void
  ) throws -> SaveOutcome {
    let place = try place()
    try checkGrowth(place)
    let state = facts.state.withLock { $0 }
    let file = source?.bytes as? FileBytes
    let (known, style) = (state.savedName, self.style(after: state, place))
    try checkMarks(style)
    let name = file?.name ?? known
    if isCopy { try checkCopy(place, name, file) }
    let compression = try compression(at: place, name)
    try checkOthersContent(place)
    if !isCopy, let outcome = unchanged(place, name, state.fileVersion) {
      try begin()
      return outcome
    }
    let written = source == nil ? style ?? newStyle(for: place) : style
    let total = source?.bytes.size ?? 0
    let recent = CSVRecentBytes()
    var size = 0
    var outcome: SaveOutcome?
    let saving = FileSaving(
      place: place, source: source?.bytes, name: isCopy ? nil : name,
      overwrites: params.overwrite == .always, isCopy: isCopy, syncs: params.sync ?? true,
      advance: { written in
        if isCancelled() { throw DaemonError.cancelled }
        advance(written, max(total, written))
      }, begin: begin,
      replaced: { saved in
        if !isCopy { take(saved, size, written) }
        let byteSize = compression == nil ? size : saved.name.stamp.size
        outcome = SaveOutcome(way: saved.way, path: saved.name.path, byteSize: byteSize)
      },
      disturbed: { name in
        if isCopy { return }
        if let file { file.move(to: file.backing, name: name) }
        facts.state.withLock { state in
          if file == nil { state.savedName = name }
          state.fileVersion = nil
        }
      }, announced: { announced($0, $1, place, $2, written) }, recent: recent,
      compression: compression)
    do {
      try saving.save { take in
        try write(style, to: place, recent: recent) { piece in
          size += piece.count
          try take(piece)
        }
      }
    } catch let failure as WriteFailure where failure.isReplaced && !isCopy {
      // The next save writes it again.
      facts.state.withLock { $0.fileVersion = nil }
      throw failure
    }
    guard let outcome else { throw DaemonError.cancelled }
    return outcome
  }

  /// How the file is compressed: the table's own file as it is, another by the ending of its name.
  ///
  /// - Throws: `DaemonError.invalid` for a level that the format does not have.
  func compression(at place: SavePlace, _ name: NamedFile?) throws -> FileCompression? {
    let isOwn = name?.resolved == place.resolved
    let format = isOwn ? name?.compression : CompressedFormat(named: place.path.utf8)
    guard let level = params.compressionLevel else {
      return format.map { FileCompression(format: $0) }
    }
    let expected = format.map { format in
      "a level of \(format.rawValue), \(format.levels.lowerBound) to \(format.levels.upperBound)"
    }
    guard let format, format.levels.contains(level) else {
      throw DaemonError.invalid(
        pointer: "/compressionLevel",
        expected: expected ?? "no level, because the file is not compressed", found: "\(level)")
    }
    return FileCompression(format: format, level: level)
  }

  /// Refuses a file that has grown since the snapshot was made, because the new records must not be
  /// lost.
  func checkGrowth(_ place: SavePlace) throws {
    if base == nil, let source, source.rowCount > table.content.sourceRowCount {
      throw SaveConflict.changed(place.path)
    }
  }

  /// Refuses to remove content of others from the file, after an undo of the step that brought it.
  func checkOthersContent(_ place: SavePlace) throws {
    guard lacksOthersContent, !isCopy, params.overwrite != .always else { return }
    let name = (source?.bytes as? FileBytes)?.name ?? facts.state.withLock { $0.savedName }
    guard let name, let now = OpenFile.stamp(of: place.resolved), now.isFile(of: name.stamp)
    else { return }
    throw SaveConflict.undone(place.path)
  }

  /// Whether the table stays with its own file.
  var isCopy: Bool { params.isCopy ?? false }

  /// Refuses to write a copy over the file that the table stays with.
  private func checkCopy(_ place: SavePlace, _ name: NamedFile?, _ file: FileBytes?) throws {
    let now = OpenFile.stamp(of: place.resolved)
    let stamps = [name?.stamp, file?.backing.stamp].compactMap { $0 }
    let isOwn = stamps.contains { now?.isFile(of: $0) ?? false }
    guard isOwn || name?.resolved == place.resolved else { return }
    throw DaemonError.invalid(
      pointer: params.path == nil ? "/uri" : "/path", expected: "another file for a copy",
      found: "the table's own file")
  }

  /// Makes a file that has the saved state the file of the table.
  func take(_ saved: SavedFile, _ byteSize: Int, _ style: CSVFileStyle?) {
    if let backing = saved.backing, let file = source?.bytes as? FileBytes {
      file.move(to: backing, name: saved.name)
      // Programs that run after a save may touch the file at once.
      if byteSize <= FilePrint.bytesAtOnceMax { file.keepPrint() }
    }
    let watch = facts.state.withLock { state in
      state.followName(to: saved.name.path)
      state.source = .file(path: saved.name.path, byteSize: byteSize)
      state.sourceState = .asOpened
      state.reading.saved(
        as: saved.name, style, version: params.sync ?? true ? version : nil)
      return state.watch
    }
    // The file may be in another folder now.
    watch?.wake()
  }

  /// The outcome if the file already has this state.
  private func unchanged(
    _ place: SavePlace, _ name: NamedFile?, _ fileVersion: Int?
  ) -> SaveOutcome? {
    guard version == fileVersion, params.dialect == nil, params.encoding == nil, let name,
      name.resolved == place.resolved, let now = OpenFile.stamp(of: place.resolved),
      now.hasContent(of: name.stamp)
    else { return nil }
    return SaveOutcome(way: nil, path: place.path, byteSize: now.size)
  }

  func write(
    _ style: CSVFileStyle?, to place: SavePlace?, recent: CSVRecentBytes? = nil,
    _ take: @escaping (CSVPiece) throws -> Void
  ) throws {
    let titles = facts.state.withLock { $0.titles }
    let content = FileContent(table, titles: titles, base: base)
    let stopping: (CSVPiece) throws -> Void = { piece in
      if isCancelled() { throw DaemonError.cancelled }
      try take(piece)
    }
    do {
      if let source {
        let naming = (style?.dialect.hasHeader ?? false) && source.layout.header == nil
        try FileBytes.$triesAgain.withValue(true) {
          try source.write(
            content.content(of: source, naming: naming), style: style, recent: recent,
            take: stopping)
        }
      } else {
        let file = CSVNewFile(columns: content.newColumns, style: style ?? newStyle(for: place))
        try file.write(
          rowCount: table.order.count, cells: { content.newCells($0) }, take: stopping)
      }
    } catch let unwritable as CSVUnwritable {
      let encoding = (style?.dialect ?? source?.dialect ?? CSVDialect()).encoding
      throw UnwritableCells(unwritable, content, encoding, source)
    }
  }

  // MARK: Style

  /// How to write; nil: as the source is written.
  func style(after state: TableFacts.State, _ place: SavePlace?) -> CSVFileStyle? {
    let own = state.saveStyle ?? firstStyle(state)
    guard params.dialect != nil || params.encoding != nil else { return own }
    let known = own ?? source.map { CSVFileStyle(dialect: $0.dialect) }
    var style = known ?? newStyle(for: place)
    if let encoding = params.encoding.flatMap({ EncodingName($0)?.encoding }) {
      style.dialect.encoding = encoding
    }
    guard let wire = params.dialect, let options = try? DialectConversion.options(wire.opening)
    else { return style }
    let isOther = options.delimiter.map { $0 != style.dialect.delimiter } ?? false
    if isOther, let delimiter = options.delimiter {
      style.dialect.delimiter = delimiter
      // The blanks belong to the delimiter that is left.
      style.dialect.skipInitialSpace = false
      style.dialect.spellsBlanks = false
    }
    if style.dialect.isDrawn, isOther || (options.quote ?? nil) != nil {
      style.dialect.lines = .plain
      (style.dialect.quote, style.dialect.escape) = (UInt8(ascii: "\""), .doubled)
    }
    if let quote = options.quote { style.dialect.quote = quote }
    if let escape = options.escape { style.dialect.escape = escape }
    if let header = wire.header { style.dialect.hasHeader = header }
    if let mark = wire.byteOrderMark { style.hasMark = mark }
    if let lineEnd = wire.lineEnd?.lineEnd {
      style.lineEnd = lineEnd
      style.dialect.lineEnd = lineEnd
    }
    return style
  }

  /// The style of a file that had no records, and so no header: it gets one. Nil for other files,
  /// and if the client has given `header: false`.
  private func firstStyle(_ state: TableFacts.State) -> CSVFileStyle? {
    guard let source, source.dialect.json == nil, source.columns.isEmpty,
      source.layout.header == nil,
      !state.forced.contains("header")
    else { return nil }
    var style = CSVFileStyle(dialect: source.dialect)
    style.dialect.hasHeader = true
    return style
  }

  /// The member of the request that is for delimited text only; nil: there is none.
  private var sayingPointer: String? {
    if params.dialect != nil { return "/dialect" }
    return params.encoding != nil ? "/encoding" : nil
  }

  /// Refuses marks with which the file could not be read again.
  ///
  /// - Throws: `DaemonError.invalid`.
  func checkMarks(_ style: CSVFileStyle?) throws {
    if source?.dialect.json != nil, let pointer = sayingPointer {
      throw DaemonError.invalid(
        pointer: pointer, expected: "no such member, because the file is JSON", found: "one")
    }
    guard let wire = params.dialect, let dialect = style?.dialect else { return }
    let (delimiter, quote) = (dialect.delimiter, dialect.quote)
    let comment = dialect.commentPrefix.first
    let escape = dialect.escape == .backslash && quote != nil ? UInt8(ascii: "\\") : nil
    func refusal(_ name: String, _ mark: UInt8) -> DaemonError {
      .invalid(
        pointer: "/dialect/\(name)",
        expected: "a character that is no letter, no digit and no other mark of the file",
        found: "\"\(String(decoding: [mark], as: UTF8.self))\"")
    }
    if wire.delimiter != nil,
      delimiter.isAlphanumeric || [quote, comment, escape].contains(delimiter)
    {
      throw refusal("delimiter", delimiter)
    }
    if let quote, !wire.quote.isAbsent,
      quote.isAlphanumeric || [delimiter, comment, escape].contains(quote)
    {
      throw refusal("quote", quote)
    }
  }

  /// The dialect of a file without a source: by the extension of its name.
  func newStyle(for place: SavePlace?) -> CSVFileStyle {
    let name = String(
      decoding: CompressedFormat.plainName(place?.path.utf8 ?? []), as: UTF8.self
    ).lowercased()
    let isTabbed = name.hasSuffix(".tsv") || name.hasSuffix(".tab")
    let delimiter: UInt8 =
      isTabbed ? 0x09 : name.hasSuffix(".psv") ? UInt8(ascii: "|") : UInt8(ascii: ",")
    return CSVFileStyle(dialect: CSVDialect(delimiter: delimiter))
  }
}

extension UInt8 {
  /// Whether it is an ASCII letter or digit.
  fileprivate var isAlphanumeric: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self & 0xDF)
  }
}

extension CSVPiece {
  /// How many bytes it has.
  var count: Int {
    switch self {
    case .copy(let range): range.count
    case .bytes(let bytes): bytes.count
    }
  }
}

extension UnwritableCells {
  /// The maximum number of bytes of a comment line in an error.
  private static let lineBytesMax = 256

  /// What a codec could not write, by keys and ids.
  ///
  /// - Parameter source: The records that are copied; nil: the file is made of none.
  init(
    _ error: CSVUnwritable, _ content: FileContent, _ encoding: FileEncoding, _ source: CSVSource?
  ) {
    items = error.problems.map { problem in
      let place = content.place(of: problem, isNew: source == nil)
      var item = Item(row: place?.row, column: place?.column)
      switch problem {
      case .notQuotable, .titleNotQuotable: item.reason = .quote
      case .textNotEncodable(let offset):
        item.line = source.flatMap { Self.line(of: $0, at: offset) }
      case .notInJSON: item.reason = .json
      case .notEncodable, .titleNotEncodable: break
      }
      return item
    }
    count = error.count
    self.encoding = encoding
  }

  private static func line(of source: CSVSource, at offset: Int) -> Text? {
    let range = offset..<min(offset + lineBytesMax, source.bytes.size)
    guard !range.isEmpty, let bytes = try? source.bytes.bytes(range) else { return nil }
    let text = TextTranscoder.utf8(bytes, from: source.dialect.encoding)
    return Text(Array(text.prefix { $0 != 0x0A && $0 != 0x0D }))
  }
}

extension WireSaveDialect {
  /// The members that opening knows as well.
  var opening: WireDialect {
    var dialect = WireDialect()
    dialect.delimiter = delimiter
    dialect.quote = quote
    dialect.escape = escape
    return dialect
  }
}

extension RecordEnd {
  /// The line end of the word.
  var lineEnd: CSVLineEnd {
    switch self {
    case .lf: .lineFeed
    case .crlf: .carriageReturnLineFeed
    case .cr: .carriageReturn
    }
  }
}

extension TableFacts {
  /// Whether a save of a state writes the titles of columns: its file has a header, or gets one.
  func savesTitles(_ table: TableState) -> Bool {
    let (style, base, forced) = state.withLock { ($0.saveStyle, $0.base?.source, $0.forced) }
    if let style { return style.dialect.hasHeader }
    guard let source = base ?? table.content.source as? CSVSource else { return true }
    return source.layout.header != nil || source.columns.isEmpty && !forced.contains("header")
  }
}
