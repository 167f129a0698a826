import ColumnStorage
import Expressions
import JSONText
import RowPipeline
import RowTree
import Scheduling
import TableModel
import TableSessions
import TableValues
import ViewModel
import WireProtocol

/// Replacing the hits of a search, as one edit.
enum ReplaceHandler {
  /// `view/replace`.
  static func replace(_ params: ViewReplaceParams, _ call: Call<ViewReplaceResult>) throws {
    let view = params.view.text
    let entry = try call.daemon.registry.table(ofView: params.view)
    call.answer.failWhenCancelled()
    perform(params, call, entry.session, view, allowed: [])
  }

  private static func perform(
    _ params: ViewReplaceParams, _ call: Call<ViewReplaceResult>, _ session: TableSession,
    _ view: String,
    allowed: Set<AskedPermission>
  ) {
    let limits = call.daemon.options.limits
    let pool = call.daemon.pool
    // A single hit is named by its row, so the other rows do not matter.
    let waits = params.match == nil && params.waits ?? true
    let turn = params.isPreview == true ? nil : ChangeTurn(call, session)
    call.onAllRows(of: session, view: view, waits: waits, turn) { [table = session] session in
      turn?.work(session)
      let snapshot = try session.snapshot(ofView: view)
      let concernsAll = params.match == nil && params.isPreview != true
      if concernsAll { try checkComplete(snapshot) }
      var work = try Replacement(params, snapshot, limits)
      work.allow(allowed)
      let made = work
      // Every row may have to be read. Concurrent edits make it a conflict.
      pool.submit(.long) {
        call.answer.attempt {
          var work = made
          try work.find { call.answer.isCancelled }
          // Some rows may have turned out to be unreadable.
          if concernsAll { try checkComplete(snapshot) }
          let found = work
          table.post { session in
            call.answer.attempt {
              try Decisions.run(
                call, session, view: view, allowed: allowed,
                again: { perform(params, call, table, view, allowed: $0) },
                {
                  do {
                    try finish(found, call, session)
                  } catch let needed as DecisionNeeded {
                    turn?.end()
                    throw needed
                  }
                })
            }
          }
        }
      }
    }
  }

  /// What a search changes, it changes in all rows or in none.
  private static func checkComplete(_ snapshot: ViewSnapshot) throws {
    if let failure = snapshot.table.loadFailure { throw TableError.loadingFailed(failure) }
    if let failure = snapshot.table.content.source.readFailure { throw failure }
    if !snapshot.isComplete { throw TableError.notComplete }
  }

  private static func finish(
    _ work: Replacement, _ call: Call<ViewReplaceResult>, _ session: isolated TableSession
  ) throws {
    if call.answer.isCancelled { throw DaemonError.cancelled }
    if work.isPreview {
      let preview = try session.preview(work.request) { call.answer.isCancelled }
      let errors: [any Error & Sendable] =
        work.refusals + preview.refusals.map { work.refusal(of: $0) }
      let answer = PreviewAnswer(preview, errors: errors)
      let history = session.historySummary
      call.daemon.pool.submit(.short) {
        var result = work.result(preview.before.revision, history)
        result.preview = answer.wire()
        call.answer.succeed(result)
      }
      return
    }
    if !work.refusals.isEmpty { throw BlockRefusal(errors: work.refusals) }
    let revision: Revision
    do {
      revision = try session.edit(
        work.request, isCancelled: { call.answer.isCancelled },
        begin: { () throws(TableError) in try call.beginChange() }
      ).revision
    } catch let refusal as EditRefusal {
      throw work.refusal(of: refusal)
    } catch let invalid as InvalidRows {
      throw BlockRefusal(
        errors: invalid.refusals.map { work.refusal(of: $0) }, count: invalid.count)
    }
    call.answer.succeed(work.result(revision, session.historySummary))
  }
}

/// An error of a cell that cannot be written, with its row.
struct RowRefusal: Error {
  /// The row.
  var row: RowKey
  /// The error.
  var reason: TableError
}

/// The hits of a search and their replacements, over a view snapshot.
private struct Replacement: Sendable {
  private static let stepRows = 4096

  private(set) var request: EditRequest
  /// The errors of cells whose new text does not fit their column.
  private(set) var refusals: [any Error & Sendable] = []
  let isPreview: Bool

  private var matchCount = 0
  private var cellCount = 0
  /// The number of cells with hits in columns that cannot be edited.
  private var skippedCount = 0
  private var byteCount = 0

  private let snapshot: ViewSnapshot
  private let columns: [Column]
  private let searcher: RowSearcher
  private let rewriter: HitRewriter
  private let scope: ReplaceScope
  private let match: (slot: UInt32, column: ColumnNumber, index: Int)?
  private let limits: PublishedLimits

  init(_ params: ViewReplaceParams, _ snapshot: ViewSnapshot, _ limits: PublishedLimits) throws {
    let schema = snapshot.table.content.schema
    let conversion = ViewStateConversion(schema: schema)
    let given = try params.search.map { try conversion.search(.value($0), nil, "/search") }
    guard let search = given ?? snapshot.shownSearch, !search.text.isEmpty else {
      throw TableError.nothingSearched
    }
    guard search.match != .fuzzy else {
      throw DaemonError.invalid(
        pointer: "/search/match", expected: "contains, words, prefix or regex", found: "fuzzy")
    }
    self.snapshot = snapshot
    self.limits = limits
    searcher = RowSearcher(search)
    rewriter = try HitRewriter(search, searcher, params.replacement)
    columns = search.columns(in: schema).compactMap { schema[$0] }
    scope = params.scope ?? .all
    isPreview = params.isPreview ?? false
    match = try params.match.map { match in
      let key = RowKey(match.row, in: snapshot.table)
      guard let slot = snapshot.table.slot(of: key) else { throw snapshot.table.unknownRow(key) }
      let column = try conversion.column(match.column, "/at/column")
      return (slot, column.number, match.index ?? 0)
    }
    request = EditRequest(
      edits: [], seen: snapshot.table.revision, label: params.label.map { Text($0) },
      author: params.author.map { Text($0) })
    if params.editor == .user { request.user = ViewUser(of: snapshot.state) }
  }

  /// Adds permissions that the client has granted to the view's user.
  mutating func allow(_ allowed: Set<AskedPermission>) { request.user?.allowed = allowed }

  /// Examines every row in the scope. O(rows · searched columns), linear in their texts.
  mutating func find(isCancelled: () -> Bool) throws {
    var rest = match == nil ? 0..<snapshot.order.count : 0..<0
    if let match { try replace(in: [match.slot]) }
    let stepRows = min(Self.stepRows, ColumnBlocks.rows(columns: columns.count))
    while !rest.isEmpty {
      if isCancelled() { throw DaemonError.cancelled }
      let step = rest.prefix(stepRows)
      try replace(in: snapshot.order.slots(in: step))
      rest = step.upperBound..<rest.upperBound
    }
  }

  private mutating func replace(in slots: [UInt32]) throws {
    let content = snapshot.table.content
    let cells = content.cells(of: slots, columns.map { ColumnRequest($0.number, as: .text) })
    let conversion = CellConversion(keepsInvalid: false, codecs: content.codecs)
    for (row, slot) in slots.enumerated() {
      let texts = cells.map { $0[row].overlayText.utf8 }
      guard searcher.matches(texts) else { continue }
      var edits: [CellEdit] = []
      for (column, text) in zip(columns, texts) where isInScope(slot, column.number) {
        let index = match?.index
        guard let (new, count) = rewriter.rewrite(text, only: index, sizeMax: limits.fieldBytesMax)
        else {
          throw DaemonError.limit(
            name: "fieldBytesMax", maximum: limits.fieldBytesMax, found: limits.fieldBytesMax + 1)
        }
        if count == 0 { continue }
        guard column.takesEdits, column.form.display == nil else {
          skippedCount += 1
          continue
        }
        do {
          let field = snapshot.table.field(of: slot, column)
          let cell = try conversion.cell(typed: Text(new), for: column, as: field)
          edits.append(CellEdit(column: column.number, cell: cell))
          try note(count, bytes: new.count)
        } catch let error as TableError {
          let key = snapshot.table.keys.key(of: slot)
          refusals.append(RowRefusal(row: key, reason: error))
        }
      }
      if edits.isEmpty { continue }
      let key = snapshot.table.keys.key(of: slot)
      if request.user == nil {
        request.edits.append(.set(row: key, cells: edits))
      } else {
        // The user of a view may be restricted to edits of single cells.
        for edit in edits { request.edits.append(.set(row: key, cells: [edit])) }
      }
    }
  }

  private mutating func note(_ count: Int, bytes: Int) throws {
    matchCount += count
    cellCount += 1
    byteCount += bytes + 128
    if byteCount > limits.undoBytesMax {
      throw DaemonError.limit(
        name: "undoBytesMax", maximum: limits.undoBytesMax, found: byteCount)
    }
  }

  private func isInScope(_ slot: UInt32, _ column: ColumnNumber) -> Bool {
    if let match { return match.column == column }
    switch scope {
    case .all: return true
    case .selection:
      return switch snapshot.state.selection.unit {
      case .row: snapshot.selection.contains(Selection.Point(slot: slot))
      case .cell: snapshot.selection.contains(Selection.Point(slot: slot, column: column))
      case .column: snapshot.selection.contains(Selection.Point(column: column))
      }
    }
  }

  /// The error of one of the edits, with its row.
  func refusal(of refusal: EditRefusal) -> RowRefusal {
    guard request.edits.indices.contains(refusal.index),
      case .set(let row, _) = request.edits[refusal.index]
    else { return RowRefusal(row: .integer(0), reason: refusal.reason) }
    return RowRefusal(row: row, reason: refusal.reason)
  }

  /// The result without a preview.
  func result(_ revision: Revision, _ history: HistorySummary) -> ViewReplaceResult {
    ViewReplaceResult(
      revision: revision.rawValue, complete: snapshot.isComplete, matches: matchCount,
      cells: cellCount, skipped: skippedCount, history: WireHistory(history))
  }
}

/// Computes the replaced text.
private struct HitRewriter: Sendable {
  private let searcher: RowSearcher
  private let replacement: [UInt8]
  private let pattern: (expression: RegularExpression, rewrite: RegularExpressionRewrite)?

  init(_ search: SearchQuery, _ searcher: RowSearcher, _ replacement: WireText) throws {
    self.searcher = searcher
    self.replacement = replacement
    guard search.match == .regex else {
      pattern = nil
      return
    }
    if search.ignoresDiacritics {
      throw DaemonError.invalid(
        pointer: "/search/diacritics", expected: "exact, where groups are put in",
        found: "ignored")
    }
    do {
      let expression = try RegularExpression(
        search.text.utf8, options: RegularExpressionOptions(ignoresCase: search.isCaseFolded))
      pattern = (expression, try expression.rewrite(replacement, style: .dollar))
    } catch {
      throw DaemonError.invalid(pointer: "/with", expected: error.hint, found: error.message)
    }
  }

  /// The text with all hits or one of them replaced, and the number of replacements; nil if it
  /// becomes too long. Linear in the text.
  func rewrite(_ text: [UInt8], only index: Int?, sizeMax: Int) -> ([UInt8], Int)? {
    let matches = pattern?.expression.allMatches(in: text)
    let ranges = matches?.map(\.range) ?? searcher.ranges(in: text)
    var result: [UInt8] = []
    var copied = 0
    var count = 0
    for (place, range) in ranges.enumerated() where index == nil || place == index {
      result += text[copied..<range.lowerBound]
      if let pattern, let match = matches?[place] {
        pattern.rewrite.append(match, of: text, to: &result)
      } else {
        result += replacement
      }
      copied = range.upperBound
      count += 1
      if result.count > sizeMax { return nil }
    }
    result += text[copied...]
    return result.count > sizeMax ? nil : (result, count)
  }
}
