import JSONText
import TableClient
import WireProtocol

/// Shows files in a terminal: reads keys, sends requests, and draws what the daemon sends.
///
/// It is a class because it owns a terminal and a daemon.
package final class Viewer {
  /// What the command line chose.
  package struct Options: Sendable {
    /// The files, at least one.
    package var paths: [String]
    /// The executable that is started as daemon.
    package var program: String
    /// Whether colours are used.
    package var hasColours: Bool
    /// The number of columns that stay at the left.
    package var fixedColumns: Int
    /// The largest width of a column, in cells.
    package var cap: Int
    /// The table or view that is opened of databases; nil: files are opened as they are.
    package var table: String?

    /// The options of some files, with the defaults: one fixed column, columns of at most 40 cells.
    package init(paths: [String], program: String, hasColours: Bool) {
      self.paths = paths
      self.program = program
      self.hasColours = hasColours
      fixedColumns = 1
      cap = 40
    }
  }

  /// What the keys mean.
  enum Mode {
    case table
    case prompt(Prompt)
    case list(ListPane)
    /// A question, and what each key answers.
    case question(String, [Character: Answer])
  }

  /// What an answer to a question does.
  enum Answer {
    case recover(String)
    case restart
    case leave
    case nothing
  }

  let options: Options
  let device: TerminalDevice
  var daemon: DaemonLine
  var sheets: [Sheet] = []
  var current = 0
  var mode = Mode.table
  /// The message of the last action, until the next key.
  var message = ""
  var isWarning = false
  /// Keys of a command that is not complete, such as "g" or "12".
  var pendingKeys = ""
  /// What was copied.
  var register = ""
  /// Earlier texts of prompts.
  var history: [Prompt.Purpose: [String]] = [:]
  var isLeaving = false
  private var size: TerminalDevice.Size
  private var decoder = KeyDecoder()
  private var screen = Screen()

  /// Starts a daemon and sets the mode of the terminal. Returns nil if there is no terminal.
  package init?(_ options: Options) throws(ClientError) {
    daemon = try DaemonLine(program: options.program)
    guard let device = TerminalDevice() else { return nil }
    self.device = device
    self.options = options
    size = device.size
  }

  /// Why the viewer ended.
  package enum End: Sendable {
    /// The user has left.
    case left
    /// Nothing could be shown.
    case failed(String)
    /// A signal asked the program to end.
    case signalled(Int32)
  }

  /// Runs until the user quits or a signal arrives. Then the mode of the terminal is restored.
  package func run() -> End {
    let end = loop()
    device.suspend()
    daemon.stop()
    return end
  }

  private func loop() -> End {
    if let reason = begin() { return .failed(reason) }
    draw()
    while !isLeaving {
      let isWaiting = decoder.isWaiting
      let ready = device.wait(for: daemon.descriptor, milliseconds: isWaiting ? 25 : -1)
      // The journal has all edits: nothing is asked.
      if let signal = ready.signal { return .signalled(signal) }
      if device.size != size { resize() }
      if ready.hasKeys {
        guard let bytes = device.read() else { break }
        for key in decoder.take(bytes) where !isLeaving { handle(key) }
      } else if isWaiting {
        for key in decoder.flush() where !isLeaving { handle(key) }
      }
      guarded { () throws(DaemonLine.Failure) in
        try takeEvents()
        // The numbers of rows become wider while a file is read, and another file has other numbers.
        if sheet.asked != Sheet.Room(width: frame, height: height) { try askForRoom() }
      }
      if !isLeaving { draw() }
    }
    return .left
  }

  // MARK: Geometry

  /// The file on the screen.
  var sheet: Sheet {
    get { sheets[current] }
    set { sheets[current] = newValue }
  }

  /// The number of lines for rows: all but the titles and the status.
  var height: Int { size.height - 2 }

  /// The cells of a row, behind its number.
  var frame: Int { max(1, size.width - gutter) }

  /// The cells of a row's number and the blank behind it.
  var gutter: Int {
    guard sheets.indices.contains(current) else { return 7 }
    return max(7, String(sheets[current].entryCount).count + 2)
  }

  private func resize() {
    size = device.size
    screen.forget()
  }

  /// Sends the daemon the size of the screen's part for rows.
  private func askForRoom() throws(DaemonLine.Failure) {
    sheet.asked = Sheet.Room(width: frame, height: height)
    let answer = try daemon.ask(
      "view/scroll",
      [
        "subscription": .string(sheet.id), "extent": .integer(Int64(height)),
        "across": ["frameWidth": .integer(Int64(frame))],
      ])
    try waitForUpdate(of: answer)
    try showCursor()
  }

  /// Draws what has changed.
  private func draw() {
    let drawing = SheetDrawing(sheet: sheet, size: size, gutter: gutter, viewer: self)
    var cursor: Screen.Cursor?
    var lines: [[UInt8]]
    if case .list(let list) = mode {
      lines = list.drawn(size, hasColours: options.hasColours)
    } else {
      lines = drawing.lines
    }
    if case .prompt(let prompt) = mode {
      let (line, x) = prompt.drawn(width: size.width, hasColours: options.hasColours)
      lines[lines.count - 1] = line.finished
      cursor = Screen.Cursor(x: x, y: lines.count - 1)
    }
    let bytes = screen.change(to: lines, cursor: cursor)
    if !bytes.isEmpty { device.write(bytes) }
  }

  // MARK: The daemon

  /// Runs something that asks the daemon. A refusal becomes a message.
  func guarded(_ body: () throws(DaemonLine.Failure) -> Void) {
    do throws(DaemonLine.Failure) {
      try body()
    } catch {
      switch error {
      case .refused(let sentence, _, _): warn(sentence)
      case .gone:
        mode = .question(
          "The daemon has ended. s starts it again, q quits",
          ["s": .restart, "q": .leave])
      }
    }
  }

  /// Applies the events that have arrived.
  func takeEvents(within patience: Duration = .zero) throws(DaemonLine.Failure) {
    for event in try daemon.events(within: patience) {
      guard let params = event.params else { continue }
      switch event.method {
      case "view/update": try update(params)
      case "table/didChange": change(JSONValue(params))
      default: continue
      }
    }
  }

  private func update(_ params: JSONView) throws(DaemonLine.Failure) {
    let place = sheets.firstIndex { sheet in
      params.member("subscription")?.isString(sheet.replica.subscription) == true
    }
    guard let place else { return }
    do {
      try sheets[place].apply(ViewUpdate(params))
    } catch {
      try daemon.notify("view/resync", ["subscription": .string(sheets[place].id)])
    }
  }

  private func change(_ params: JSONValue) {
    guard let place = sheets.firstIndex(where: { $0.id == params["table"]?.text }) else { return }
    let before = sheets[place]
    sheets[place].take(params)
    let now = sheets[place]
    if now.conflicts > before.conflicts {
      warn("\(now.conflicts) conflicts with the changed file: see :conflicts")
    } else if now.sourceState != before.sourceState, now.sourceState != "asOpened" {
      warn("the file is \(now.sourceState): :merge, :e! (reads it) or :w! (writes over it)")
    } else if !now.editors.isSubset(of: before.editors) {
      warn("another program edits this file, too")
    } else if now.editors.isEmpty, !before.editors.isEmpty {
      say("no other program edits this file any more")
    }
  }

  /// Waits until the update that an answer names has been applied.
  func waitForUpdate(of answer: JSONValue) throws(DaemonLine.Failure) {
    guard let wanted = answer["update"]?.int64 else { return try takeEvents() }
    // Limited, because an update can be late while the daemon is busy with other things.
    for _ in 0..<50 where sheet.replica.seq < Int(wanted) {
      try takeEvents(within: .milliseconds(20))
    }
  }

  /// Shows a message until the next key.
  func say(_ text: String) {
    message = text
    isWarning = false
  }

  /// Shows a warning until the next key.
  func warn(_ text: String) {
    message = text
    isWarning = true
  }
}
