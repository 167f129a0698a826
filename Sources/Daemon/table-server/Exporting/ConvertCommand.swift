import JSONText
import TableClient
import WireProtocol

/// Writes a file's table in another format.
struct ConvertCommand {
  private let choice: ConvertChoice

  init(_ choice: ConvertChoice) {
    self.choice = choice
  }

  /// Converts and returns the exit status.
  ///
  /// 0: written. 1: the output could not be written. 2: the input cannot be used.
  func run() -> Int32 {
    var status: Int32 = 2
    do throws(ClientError) {
      let daemon = try DaemonProcess(path: DemoScript.ownPath, errors: .discarded)
      let client = ExportClient(connection: daemon.connection, source: choice.table)
      try client.start()
      _ = try client.open(choice.path, as: "t", reading: choice.reading)
      status = 1
      var params = TableExportParams(format: choice.format, table: TableID("t"))
      params.to = WireExportTarget(
        path: Array(DemoScript.absolute(choice.output).utf8), overwrites: true)
      params.content = choice.content ?? (choice.format.isDelimited ? .text : nil)
      params.formulaGuard = choice.formulaGuard
      _ = try daemon.connection.call("table/export", params)
      try daemon.stop()
      return 0
    } catch {
      if case .refused(_, let refusal) = error {
        writeLog("convert: \(refusal.message)")
      } else {
        writeLog("convert: \(error)")
      }
      return status
    }
  }
}

/// A daemon of a command that exports.
struct ExportClient {
  let connection: ClientConnection
  /// The table or view of a database that files are opened by; nil: they are opened as they are.
  var source: String?

  /// How a file is read.
  enum Reading {
    /// Cells are values of the types that are found.
    case values
    /// Cells are the texts of the file, also in records that are longer than the others.
    case texts
    /// Cells are values, also in records that are longer than the others.
    case allValues
  }

  /// Begins the session.
  func start() throws(ClientError) {
    // Reading and writing a long file may need long.
    connection.timeout = .seconds(24 * 3600)
    _ = try connection.call("initialize")
    try connection.notify("initialized")
  }

  /// Opens a file as a table, and waits until it is loaded.
  func open(
    _ path: String, as table: String, reading: Reading
  ) throws(ClientError) -> RenderDescription {
    let opening = DatabaseTableOpening(connection: connection, table: source)
    let opened = try opening.open { writer in
      writer.member("table", Array(table.utf8))
      writer.member("path", Array(DemoScript.absolute(path).utf8))
      if reading == .texts {
        writer.name("dialect")
        writer.beginObject()
        writer.member("types", Array("plain".utf8))
        writer.endObject()
      }
      writer.name("widen")
      writer.bool(reading != .values)
      writer.name("wait")
      writer.bool(true)
    }
    return RenderDescription(opened)
  }

  /// How many rows are exported at once, where pieces can follow each other.
  private static let batchRows = 2000

  /// Prints some rows of a file in a format, until `show` returns false.
  ///
  /// CSV, TSV and NDJSON are printed in pieces. The output of other formats is one answer of
  /// limited size. CSV and TSV have the texts of the file. If these are sorted or filtered by their
  /// values, the file is opened twice: for the values and for the texts.
  func tell(
    _ format: ExportFormat, _ choice: RenderChoice, _ show: (String) -> Bool
  ) throws(ClientError) {
    try start()
    guard format.isDelimited else {
      try openView(choice, try open(choice.path, as: "t", reading: .values))
      return try tell(format, choice.rows, show)
    }
    if choice.sort.isEmpty, choice.filter == nil, choice.sections.isEmpty {
      try openView(choice, try open(choice.path, as: "t", reading: .texts))
      return try tell(format, choice.rows, show)
    }
    try openView(choice, try open(choice.path, as: "t", reading: .values))
    _ = try open(choice.path, as: "texts", reading: .texts)
    try reportTexts(format, choice, show)
  }

  private func openView(
    _ choice: RenderChoice, _ description: RenderDescription
  ) throws(ClientError) {
    _ = try connection.call("view/open") { writer in
      writer.beginObject()
      writer.member("table", Array("t".utf8))
      writer.member("view", Array("v".utf8))
      writer.name("state")
      choice.writeState(to: &writer, description)
      writer.endObject()
    }
  }

  private func tell(
    _ format: ExportFormat, _ rows: Range<Int>, _ show: (String) -> Bool
  ) throws(ClientError) {
    let isInPieces = format.isDelimited || format == .ndjson
    var first = rows.lowerBound
    repeat {
      var params = TableExportParams(format: format, view: ViewID("v"))
      let left = rows.upperBound - first
      let size = isInPieces ? min(left, Self.batchRows) : left
      params.range = WireRange(first: first, size: size)
      if format.isDelimited { params.content = .text }
      if format != .ndjson, first > rows.lowerBound { params.hasHeader = false }
      let answer = try connection.call("table/export", params)
      guard show(String(decoding: answer.member("text")?.string ?? [], as: UTF8.self)),
        answer.member("rowCount")?.int64 == Int64(size), size > 0
      else { return }
      first += size
    } while first < rows.upperBound
  }

  /// Prints rows of the view with the texts of the other table. Rows have the same keys in both.
  private func reportTexts(
    _ format: ExportFormat, _ choice: RenderChoice, _ show: (String) -> Bool
  ) throws(ClientError) {
    // With sections, entries are also headers, which are no rows.
    var entry = choice.sections.isEmpty ? choice.rows.lowerBound : 0
    var skipped = choice.sections.isEmpty ? 0 : choice.rows.lowerBound
    var left = choice.rows.count
    var isFirst = true
    while isFirst || left > 0 {
      let read = try keys(first: entry, size: left > 0 ? Self.batchRows : 0)
      entry += read.count
      var keys = read.compactMap { key in
        if case .row(let key) = key { key } else { nil }
      }
      let leftOut = min(skipped, keys.count)
      skipped -= leftOut
      keys = Array(keys.dropFirst(leftOut).prefix(left))
      left = read.isEmpty ? 0 : left - keys.count
      if keys.isEmpty, left > 0 || !isFirst { continue }
      var params = TableExportParams(format: format, table: TableID("texts"))
      params.rows = keys
      params.content = .text
      if !isFirst { params.hasHeader = false }
      isFirst = false
      let answer = try connection.call("table/export", params)
      guard show(String(decoding: answer.member("text")?.string ?? [], as: UTF8.self)) else {
        return
      }
    }
  }

  /// The keys of some entries of the view.
  private func keys(first: Int, size: Int) throws(ClientError) -> [WireEntryKey] {
    let answer = try connection.call("view/rows") { writer in
      writer.beginObject()
      writer.member("view", Array("v".utf8))
      writer.name("range")
      writer.beginObject()
      writer.member("first", first)
      writer.member("size", size)
      writer.endObject()
      writer.member("columns", [WireText]())
      writer.name("wait")
      writer.bool(true)
      writer.endObject()
    }
    do {
      return try WindowContents(answer: answer).rows.map(\.key)
    } catch {
      throw .malformed("the answer to view/rows: \(error)")
    }
  }
}

extension ExportFormat {
  /// Whether the format has texts between delimiters, and nothing else.
  var isDelimited: Bool { self == .csv || self == .tsv }
}
