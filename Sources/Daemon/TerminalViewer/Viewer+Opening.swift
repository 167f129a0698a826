import JSONText
import TableClient

extension Viewer {
  /// The parameters of `initialize`. Any terminal shows all of such texts.
  private static var greeting: JSONValue {
    ["clientInfo": ["name": "table-server view"], "invisible": "visible"]
  }

  /// Opens the first file. Returns why it cannot be shown, or nil.
  func begin() -> String? {
    do throws(DaemonLine.Failure) {
      let hello = try daemon.send("initialize", Self.greeting)
      try daemon.notify("initialized", [:])
      try open(0)
      _ = try daemon.answer(hello)
      return nil
    } catch {
      switch error {
      case .refused(let sentence, _, _): return sentence
      case .gone: return "the daemon ended while it opened \(options.paths[0])"
      }
    }
  }

  /// Opens a file, or shows it if it is open.
  func open(_ place: Int) throws(DaemonLine.Failure) {
    if let shown = sheets.firstIndex(where: { $0.path == options.paths[place] }) {
      current = shown
      return
    }
    do throws(DaemonLine.Failure) {
      try open(place, as: "table")
    } catch {
      // The name may be that of a view.
      guard options.table != nil, case .refused(_, "unknownSource", _) = error else { throw error }
      do throws(DaemonLine.Failure) { try open(place, as: "view") } catch _ { throw error }
    }
  }

  /// - Parameter kind: What the named part of a database is.
  private func open(_ place: Int, as kind: String) throws(DaemonLine.Failure) {
    var next = Sheet(
      path: options.paths[place], number: place, cap: options.cap,
      room: Sheet.Room(width: frame, height: height))
    let id = JSONValue.string(next.id)
    // All at once, so that the first screen needs one round trip.
    var members = [
      JSONMember(name: "table", value: id),
      JSONMember(name: "path", value: .string(Self.absolute(next.path))),
      JSONMember(name: "whenFileChanges", value: "merge"),
    ]
    if let name = options.table {
      let from = JSONMember(name: kind, value: .string(name))
      members.append(JSONMember(name: "from", value: .object([from])))
    }
    let table = try daemon.send("table/open", .object(members))
    let view = try daemon.send(
      "view/open", ["table": id, "view": id, "remember": "terminal", "state": initialState])
    let watch = try daemon.send(
      "view/watch",
      [
        "view": id, "subscription": id, "as": "text", "texts": "cut", "brief": true,
        "window": ["kind": "viewport", "offset": 0, "extent": .integer(Int64(height))],
        "across": ["frameWidth": .integer(Int64(frame))],
      ])
    let description: JSONValue
    do throws(DaemonLine.Failure) {
      description = try daemon.answer(table)
    } catch {
      // The others fail for the same reason.
      _ = try? daemon.answer(view)
      _ = try? daemon.answer(watch)
      throw error
    }
    next.describe(description)
    next.takeState(try daemon.answer(view))
    sheets.append(next)
    current = sheets.count - 1
    _ = try daemon.answer(watch)
    for _ in 0..<250 where !sheet.isShown { try takeEvents(within: .milliseconds(20)) }
    offer(description["journal"])
  }

  private var initialState: JSONValue {
    [
      "layout": [
        "fixed": ["leading": .integer(Int64(options.fixedColumns))], "spacing": 2, "rows": [:],
        "sizing": ["maximum": .integer(Int64(options.cap)), "headerPadding": 3],
      ]
    ]
  }

  /// Asks what becomes of edits that an earlier session did not save.
  private func offer(_ journal: JSONValue?) {
    if let left = journal?["recoverable"], left != .null {
      let changes = left["changes"]?.int64 ?? 0
      mode = .question(
        "\(changes) changes were not saved: r recovers them, d discards them, k asks again later",
        ["r": .recover("apply"), "d": .recover("discard"), "k": .recover("keep")])
    } else if !(journal?["editors"]?.elements ?? []).isEmpty {
      warn("another program edits this file, too")
    }
  }

  /// Handles the answer to a question.
  func answer(_ answer: Answer) {
    mode = .table
    switch answer {
    case .nothing: return
    case .leave: isLeaving = true
    case .recover(let action):
      guarded { () throws(DaemonLine.Failure) in
        let result = try daemon.ask(
          "table/recover", ["table": .string(sheet.id), "action": .string(action)])
        if action == "apply" { say("\(result["changes"]?.int64 ?? 0) changes recovered") }
      }
    case .restart: restart()
    }
  }

  /// Starts another daemon and opens the file again. Its journal offers what was not saved.
  private func restart() {
    do throws(ClientError) {
      daemon = try DaemonLine(program: options.program)
    } catch {
      mode = .question("\(error). q quits", ["q": .leave])
      return
    }
    let path = sheet.path
    sheets = []
    current = 0
    guarded { () throws(DaemonLine.Failure) in
      _ = try daemon.ask("initialize", Self.greeting)
      try daemon.notify("initialized", [:])
      try open(options.paths.firstIndex(of: path) ?? 0)
    }
    if sheets.isEmpty { isLeaving = true }
  }

  /// Shows the next file, or the one before.
  func openOther(_ step: Int) {
    let place = options.paths.firstIndex(of: sheet.path) ?? 0
    guard options.paths.indices.contains(place + step) else {
      return warn(step > 0 ? "this is the last file" : "this is the first file")
    }
    guarded { () throws(DaemonLine.Failure) in try open(place + step) }
  }

  /// The daemon's folder is ours, but a journal is found by the whole path.
  static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : WorkingFolder.path + "/" + path
  }
}
