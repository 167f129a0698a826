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
      try ExportClient(connection: daemon.connection).open(choice.path)
      status = 1
      var params = TableExportParams(format: choice.format, table: TableID("t"))
      params.to = WireExportTarget(
        path: Array(DemoScript.absolute(choice.output).utf8), overwrites: true)
      params.content = choice.content
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

  /// Opens a file as the table `t`, and waits until it is loaded.
  @discardableResult
  func open(_ path: String) throws(ClientError) -> RenderDescription {
    // Reading and writing a long file takes as long as it takes.
    connection.timeout = .seconds(24 * 3600)
    _ = try connection.call("initialize")
    try connection.notify("initialized")
    return try open(path, as: "t")
  }

  /// Opens a file as a table.
  func open(_ path: String, as table: String) throws(ClientError) -> RenderDescription {
    let opened = try connection.call("table/open") { writer in
      writer.beginObject()
      writer.member("table", Array(table.utf8))
      writer.member("path", Array(DemoScript.absolute(path).utf8))
      writer.name("wait")
      writer.bool(true)
      writer.endObject()
    }
    return RenderDescription(opened)
  }

  /// How many rows are exported at once, where pieces can follow each other.
  private static let batchRows = 2000

  /// Tells some rows of a view of the table in a format, until `show` returns false.
  ///
  /// CSV, TSV and NDJSON come in pieces. What other formats make is one answer of limited size.
  func tell(
    _ format: ExportFormat, _ rows: Range<Int>, _ choice: RenderChoice,
    _ description: RenderDescription, _ show: (String) -> Bool
  ) throws(ClientError) {
    _ = try connection.call("view/open") { writer in
      writer.beginObject()
      writer.member("table", Array("t".utf8))
      writer.member("view", Array("v".utf8))
      writer.name("state")
      choice.writeState(to: &writer, description)
      writer.endObject()
    }
    let isInPieces = format == .csv || format == .tsv || format == .ndjson
    var first = rows.lowerBound
    repeat {
      var params = TableExportParams(format: format, view: ViewID("v"))
      let left = rows.upperBound - first
      let size = isInPieces ? min(left, Self.batchRows) : left
      params.range = WireRange(first: first, size: size)
      if format != .ndjson, first > rows.lowerBound { params.hasHeader = false }
      let answer = try connection.call("table/export", params)
      guard show(String(decoding: answer.member("text")?.string ?? [], as: UTF8.self)),
        answer.member("rows")?.int64 == Int64(size), size > 0
      else { return }
      first += size
    } while first < rows.upperBound
  }
}
