import CellFormats
import ColumnStorage
import JSONText
import RowPipeline
import RowTree
import TableModel
import TableSessions
import TableValues
import ViewModel
import WireProtocol

/// Drafts: cells that a user is typing into.
enum DraftHandlers {
  /// `cell/draft`.
  static func draft(_ params: CellDraftParams, _ call: Call<CellDraftResult>) throws {
    let entry = try call.daemon.registry.table(ofView: params.view)
    call.answer.failWhenCancelled()
    perform(params, call, entry.session, allowed: [])
  }

  private static func perform(
    _ params: CellDraftParams, _ call: Call<CellDraftResult>, _ session: TableSession,
    allowed: Set<AskedPermission>
  ) {
    session.post { session in
      let view = params.view.text
      session.afterLeaving(view) { perform(params, call, $0, view, allowed) }
    }
  }

  private static func perform(
    _ params: CellDraftParams, _ call: Call<CellDraftResult>, _ session: isolated TableSession,
    _ view: String, _ allowed: Set<AskedPermission>
  ) {
    call.answer.attempt {
      try Decisions.run(
        call, session, view: view, allowed: allowed,
        again: { [session] in perform(params, call, session, allowed: $0) },
        refused: { [session] in refuse(params, call, session, $0) }
      ) {
        if call.answer.isCancelled { throw DaemonError.cancelled }
        try check(params, "by", params.editor != nil, onlyWith: .begin)
        try check(params, "orCancel", params.cancelsIfRefused != nil, onlyWith: .commit)
        let work = try DraftWork(
          params, session.state(), call, textBytesMax: call.daemon.options.limits.draftBytesMax)
        switch params.action {
        case .begin: try work.begin(session)
        case .change: try work.change(session)
        case .commit: try work.commit(session, allowed)
        case .cancel: try work.cancel(session)
        }
        call.answer.succeed(work.result(session))
      }
    }
  }

  private static func check(
    _ params: CellDraftParams, _ name: String, _ isPresent: Bool, onlyWith action: DraftAction
  ) throws {
    guard isPresent, params.action != action else { return }
    throw DaemonError.invalid(
      pointer: "/" + name, expected: "it with the action \(action.rawValue) only",
      found: "it with \"\(params.action.rawValue)\"")
  }

  /// Answers that the client has not allowed the commit.
  private static func refuse(
    _ params: CellDraftParams, _ call: Call<CellDraftResult>, _ session: TableSession,
    _ error: any Error
  ) {
    session.post { session in
      call.answer.attempt {
        if params.cancelsIfRefused == true {
          let work = try DraftWork(
            params, session.state(), call, textBytesMax: call.daemon.options.limits.draftBytesMax)
          try work.cancel(session)
        }
        throw error
      }
    }
  }
}

/// One request about a draft, at the state that it meets. It reads all it needs before the first
/// change, so that it can be cancelled while a read is stuck.
private struct DraftWork {
  let place: CellPlace
  let view: String
  private let params: CellDraftParams
  private let table: TableState
  private let column: Column
  private let call: Call<CellDraftResult>
  private let textBytesMax: Int

  init(
    _ params: CellDraftParams, _ table: TableState, _ call: Call<CellDraftResult>, textBytesMax: Int
  ) throws {
    self.params = params
    self.call = call
    self.textBytesMax = textBytesMax
    self.table = table
    view = params.view.text
    let key = RowKey(params.row, in: table)
    guard let slot = table.slot(of: key) else { throw table.unknownRow(key) }
    guard let column = table.content.schema[ColumnID(Text(params.column))] else {
      throw DaemonError.unknownColumn(pointer: "/column", Text(params.column))
    }
    self.column = column
    place = CellPlace(slot: slot, column: column.number)
  }

  /// The current cell. May block on a file.
  private var current: Cell {
    let request = ColumnRequest(column.number, as: .values(column.type))
    return table.content.cells(of: [place.slot], [request])[0][0]
  }

  /// The declaration of the row's kind for the column.
  private var field: KindField? { table.field(of: place.slot, column) }

  private var cells: CellConversion {
    CellConversion(keepsInvalid: true, codecs: table.content.codecs)
  }

  /// The typed or chosen value: its text, and the resulting cell; nil if the request has none.
  private var given: (text: Text, cell: Cell)? {
    get throws {
      if let size = params.text?.count ?? params.value?.rawText.count, size > textBytesMax {
        throw DaemonError.limit(name: "draftBytesMax", maximum: textBytesMax, found: size)
      }
      if let text = params.text {
        return (Text(text), try cells.cell(typed: Text(text), for: column, as: field))
      }
      guard let value = params.value else { return nil }
      let cell = try cells.cell(value, for: column)
      return (shown(cell), cell)
    }
  }

  private func shown(_ cell: Cell) -> Text {
    field?.text(of: cell) ?? ownText(cell)
  }

  /// The display text of a cell, regardless of its row's kind.
  private func ownText(_ cell: Cell) -> Text {
    table.content.display(of: column.number)?.text(of: cell) ?? Text(cell.displayText)
  }

  /// The initial text of an editor: the display text if it parses to the same cell, otherwise the
  /// canonical text of the value.
  private func editingText(_ cell: Cell) throws -> Text {
    if case .null = cell.value { return "" }
    let text = shown(cell)
    if case .error = cell.value { return cell.source ?? text }
    if try reads(text, as: cell) { return text }
    if let field, field.type != nil {
      let own = ownText(cell)
      if try reads(own, as: cell) { return own }
    }
    var bytes: [UInt8] = []
    CellFormatter.append(cell.value, to: &bytes)
    return Text(bytes)
  }

  /// Whether a typed text parses to the cell.
  private func reads(_ text: Text, as cell: Cell) throws -> Bool {
    try cells.cell(typed: text, for: column, as: field).value == cell.value
  }

  func begin(_ session: isolated TableSession) throws {
    let current = current
    let isUsers = params.editor == .user
    // For a null, the user of the view sees the placeholder.
    let standing = isUsers ? ViewUser(of: try session.viewState(view)).nullDefaults : [:]
    let shown = current.value == .null ? standing[column.number] ?? current : current
    let text = try editingText(shown)
    // An editor that starts with a truncated text would lose the rest.
    if params.text == nil, params.value == nil, text.utf8.count > textBytesMax {
      throw DaemonError.limit(
        name: "draftBytesMax", maximum: textBytesMax, found: text.utf8.count)
    }
    let draft = CellDraft(
      place: place, view: view, author: params.author.map { Text($0) }, isUsers: isUsers,
      begun: table.revision, text: text, cell: current)
    try session.beginDraft(draft, typed: { try given }, begin: call.beginChange)
  }

  func change(_ session: isolated TableSession) throws {
    try session.keepDraft(try changed(session), begin: call.beginChange)
  }

  /// The draft with what the request brings; nothing has changed yet.
  private func changed(_ session: isolated TableSession) throws -> CellDraft {
    let draft = try session.draft(at: place, of: view)
    guard let given = try given else { return draft }
    return try session.typed(given.text, given.cell, into: draft)
  }

  func cancel(_ session: isolated TableSession) throws {
    try call.answer.beginChange()
    try session.cancelDraft(at: place, of: view)
  }

  func commit(_ session: isolated TableSession, _ allowed: Set<AskedPermission>) throws {
    do {
      try commitOrKeep(session, allowed)
    } catch  where params.cancelsIfRefused == true && !(error is DecisionNeeded) {
      try cancel(session)
      throw error
    }
  }

  private func commitOrKeep(
    _ session: isolated TableSession, _ allowed: Set<AskedPermission>
  ) throws {
    let draft = try changed(session)
    do {
      try commit(draft, session, allowed)
    } catch  where params.cancelsIfRefused != true || error is DecisionNeeded {
      // What was typed stays, unless the request was cancelled.
      try session.keepDraft(draft, begin: call.beginChange)
      throw error
    }
  }

  private func commit(
    _ draft: CellDraft, _ session: isolated TableSession, _ allowed: Set<AskedPermission>
  ) throws {
    let current = current
    var user = draft.isUsers ? ViewUser(of: try session.viewState(view)) : nil
    user?.allowed = allowed
    let typed = CellEdit(column: column.number, cell: draft.cell)
    let cell = user?.written([typed])[0].cell ?? draft.cell
    let isSame =
      !draft.isChanged || cell.value == current.value && shown(cell) == shown(current)
    if !isSame, draft.problem == .doesNotFit, params.invalid != .keep {
      throw TableError.valueDoesNotFit(column: column.id, type: column.type, found: draft.text)
    }
    var edit = EditRequest(
      edits: [.set(row: table.keys.key(of: place.slot), cells: [typed])],
      label: params.label.map { Text($0) },
      author: params.author.map { Text($0) } ?? draft.author,
      historyClass: params.history ?? .step)
    edit.user = user
    do {
      _ = try session.commitDraft(
        draft, isSame: isSame, overwrites: params.overwrites ?? false, edit,
        isCancelled: { call.answer.isCancelled }, begin: call.beginChange)
    } catch let invalid as InvalidRows {
      throw invalid.refusals.first?.reason ?? TableError.closed
    } catch let refusal as EditRefusal {
      throw refusal.reason  // the client sent no list to point into
    }
  }

  func result(_ session: isolated TableSession) -> CellDraftResult {
    CellDraftResult(
      revision: session.currentRevision ?? 0,
      draft: session.drafts[place].map { WireDraft($0, of: column) },
      history: WireHistory(session.historySummary))
  }
}

extension JSONWriter {
  /// Writes the member `drafts` of a block, if there are any.
  mutating func drafts(
    _ drafts: [(Int, CellDraft)], of column: Column, upTo textBytes: Int
  ) {
    guard !drafts.isEmpty else { return }
    name("drafts")
    beginArray()
    for (row, draft) in drafts {
      beginObject()
      name("row")
      int(row)
      WireDraft(draft, of: column, upTo: textBytes).writeMembers(to: &self)
      endObject()
    }
    endArray()
  }
}

extension WireDraft {
  /// A draft, with the first bytes of its text.
  fileprivate init(_ draft: CellDraft, of column: Column, upTo textBytes: Int = .max) {
    self.init(
      view: ViewID(draft.view), text: WireText(draft.text.utf8.beginning(textBytes)),
      author: draft.author?.utf8, by: draft.isUsers ? WireText("user".utf8) : nil,
      stale: draft.isStale ? true : nil)
    switch draft.problem {
    case nil: break
    case .doesNotFit:
      problem = WireDraftProblem(
        kind: WireText("valueDoesNotFit".utf8), expected: WireText(word: column.type))
    case .breaks(let broken): problem = WireDraftProblem(broken)
    }
  }
}

extension WireDraftProblem {
  /// A rule that the draft violates.
  fileprivate init(_ broken: BrokenRule) {
    let columns = broken.rule.columns
    self.init(
      kind: WireText("invalid".utf8), row: broken.row.map { WireKey($0) },
      column: broken.place.column?.text.utf8,
      columns: columns.isEmpty ? nil : columns.map(\.text.utf8),
      rule: WireBrokenRule(broken), reason: broken.reason?.utf8)
  }
}
