import TableClient

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Prints a part of a file's table as the daemon lays it out.
struct RenderCommand {
  private let choice: RenderChoice

  init(_ choice: RenderChoice) {
    self.choice = choice
  }

  /// Prints and returns the exit status.
  ///
  /// 0: printed, or the reader closed the pipe. 1: the output could not be written. 2: the input
  /// cannot be used.
  func run() -> Int32 {
    let output = StandardOutput()
    do throws(ClientError) {
      let daemon = try DaemonProcess(path: DemoScript.ownPath, errors: .discarded)
      if let format = choice.format {
        let client = ExportClient(connection: daemon.connection, source: choice.table)
        try client.tell(format, choice) { output.write($0) }
        if !output.hasFailed { try daemon.stop() }
        return output.end()
      }
      let source = RenderSource(connection: daemon.connection, choice: choice)
      let layout = try source.open(DemoScript.absolute(choice.path))
      let isRead = try tell(source, layout) { output.write($0) }
      if isRead { try daemon.stop() }
      return output.end()
    } catch {
      if case .refused(_, let refusal) = error {
        writeLog("render: \(refusal.message)")
      } else {
        writeLog("render: \(error)")
      }
      return 2
    }
  }

  /// The output in lines.
  func lines() throws(ClientError) -> [String] {
    let daemon = try DaemonProcess(path: DemoScript.ownPath, errors: .discarded)
    let source = RenderSource(connection: daemon.connection, choice: choice)
    let layout = try source.open(DemoScript.absolute(choice.path))
    var text = ""
    _ = try tell(source, layout) { piece in
      text += piece
      return true
    }
    try daemon.stop()
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// Prints in batches. Returns false when the output cannot be written any more.
  private func tell(
    _ source: RenderSource, _ layout: RenderLayout, _ show: (String) -> Bool
  ) throws(ClientError) -> Bool {
    var page = RenderPage(choice: choice, layout: layout)
    let titles = try source.fitted(layout.columns.map { ($0.title, $0) })
    guard show(page.head(titles)) else { return false }
    var first = choice.rows.lowerBound
    while first < choice.rows.upperBound {
      let size = min(RenderSource.batchSize, choice.rows.upperBound - first)
      let entries = try source.entries(first, size, layout)
      guard show(page.body(entries)) else { return false }
      first += entries.count
      // An answer may have fewer entries than requested, because its size is limited.
      if entries.isEmpty { break }
    }
    return show(page.foot())
  }
}
