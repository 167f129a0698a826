import ColumnStorage
import JSONText
import RowTree
import Scheduling
import Synchronization
import TableDiffing
import TableModel
import TableSessions
import TableValues
import WireProtocol

/// New content, and differences between contents.
enum ContentHandlers {
  /// `table/setRows`.
  static func setRows(_ params: TableSetRowsParams, _ call: Call<TableSetRowsResult>) throws {
    var params = params
    if let preset = try params.preset.map(Presets.named), params.resetAbove == nil {
      params.resetAbove = preset.setRows?.resetAbove
    }
    let entry = try call.daemon.registry.table(params.table)
    params = try ContentConversion.flattened(params)
    let limits = call.daemon.options.limits
    if let bytes = params.hints?.rawText.count, bytes > limits.hintsBytesMax {
      throw DaemonError.limit(
        name: "hintsBytesMax", maximum: limits.hintsBytesMax, found: bytes)
    }
    for state in params.rowStates ?? [] where state.rawText.count > limits.stateBytesMax {
      throw DaemonError.limit(
        name: "stateBytesMax", maximum: limits.stateBytesMax, found: state.rawText.count)
    }
    let number = entry.renders.arrived()
    let answer = call.answer
    let mayGiveWay = params.supersede ?? false
    let content = ContentCall(
      rowCount: params.rowCount,
      request: { [params] state in
        try ContentConversion.request(params, for: state, limits: limits) { answer.isCancelled }
      },
      isCancelled: { answer.isCancelled }, begin: call.beginChange,
      isSuperseded: { mayGiveWay && entry.renders.isOutdated(number) },
      completion: { session, result in
        answer.attempt {
          let outcome: ContentOutcome
          do {
            outcome = try result.get()
          } catch let invalid as InvalidRows {
            throw BlockRefusal(invalid) { "/rows/\($0.index)" }
          }
          let history = session.historySummary
          answer.succeed(TableSetRowsResult(outcome, history))
        }
      })
    let session = entry.session
    answer.failWhenCancelled()
    session.post { $0.setContent(content) }
    // An older request may be waiting for the source. It must be abandoned now, since this one may
    // still be cancelled.
    session.postNow { $0.reviewAwaitedContent() }
    answer.onCancel { session.postNow { $0.reviewAwaitedContent() } }
  }

  /// `table/diff`.
  static func diff(_ params: TableDiffParams, _ call: Call<TableDiffResult>) throws {
    let registry = call.daemon.registry
    let places = [params.from, params.to]
    let entries = try places.map { try registry.table($0.table) }
    let comparison = DiffRead(
      params: params, limits: call.daemon.options.limits,
      isSameTable: entries[0].session === entries[1].session)
    let pair = PairOfTables()
    let pool = call.daemon.pool
    for (side, (place, entry)) in zip(places, entries).enumerated() {
      let take: @Sendable (isolated TableSession, Result<Void, TableError>) -> Void = {
        session, verdict in
        let past = Result { () throws(TableError) in
          try verdict.get()
          return try session.past(place.revision.map { Revision($0) })
        }
        guard let both = pair.take(past, side) else { return }
        pool.submit(.long) {
          call.answer.attempt {
            let answer = try comparison.answer(both[0].get(), both[1].get()) {
              call.answer.isCancelled
            }
            answer.write(to: call.answer)
          }
        }
      }
      entry.session.post { session in
        if params.waits ?? true {
          call.whenDecided(session, view: nil, take)
        } else {
          take(session, .success(()))
        }
      }
    }
  }
}

/// Waits for the states of two tables.
private final class PairOfTables: Sendable {
  typealias Past = Result<PastTable, TableError>
  private let sides = Mutex<[Past?]>([nil, nil])

  /// Stores one side. Returns both if it was the second.
  func take(_ past: Past, _ side: Int) -> [Past]? {
    sides.withLock { sides in
      sides[side] = past
      let known = sides.compactMap { $0 }
      return known.count == 2 ? known : nil
    }
  }
}

/// The parameters of `table/diff`, apart from the tables' states.
private struct DiffRead: Sendable {
  let params: TableDiffParams
  let limits: PublishedLimits
  let isSameTable: Bool

  /// Compares both sides. May need long, and block on files.
  func answer(
    _ from: PastTable, _ to: PastTable, isCancelled: @escaping @Sendable () -> Bool
  ) throws -> DiffAnswer {
    if isCancelled() { throw DaemonError.cancelled }
    try limits.check(textBytes: params.textBytes)
    let rowsMax = limits.rowsPerAnswerMax
    let size = params.range?.size ?? rowsMax
    if params.range != nil, size > rowsMax {
      throw DaemonError.limit(name: "rowsPerAnswerMax", maximum: rowsMax, found: size)
    }
    let (old, new) = (from.state(), to.state())
    let columns = try columns(old, new)
    do {
      let comparison = try TableComparison(
        from: old, to: new, columns: columns, matching: try matching(old, new),
        deciding: try deciding(columns), isCancelled: isCancelled)
      return DiffAnswer(
        params: params, comparison: comparison, first: params.range?.first ?? 0, size: size)
    } catch is DiffCancelled {
      throw DaemonError.cancelled
    }
  }

  private func columns(_ old: TableState, _ new: TableState) throws -> [ColumnID] {
    let (from, to) = (old.content.schema, new.content.schema)
    guard let ids = params.columns else {
      return from.columns.map(\.id).filter { to[$0] != nil }
    }
    _ = try ContentConversion.columns(ids, to, "/columns")
    return try ContentConversion.columns(ids, from, "/columns").map(\.id)
  }

  private func deciding(_ columns: [ColumnID]) throws -> [ColumnID]? {
    switch params.compare {
    case nil, .value: return nil
    case .tag:
      throw DaemonError.invalid(
        pointer: "/compare/kind", expected: "\"value\" or \"columns\"", found: "\"tag\"")
    case .columns(let ids):
      return try ids.enumerated().map { place, id in
        let id = ColumnID(Text(id))
        if columns.contains(id) { return id }
        throw DaemonError.unknownColumn(pointer: "/compare/columns/\(place)", id.text)
      }
    }
  }

  private func matching(
    _ old: TableState, _ new: TableState
  ) throws -> TableComparison.Matching {
    switch params.match {
    case .keys: return .keys
    case .content: return .content
    case .columns(let ids):
      _ = try ContentConversion.columns(ids, new.content.schema, "/match/columns")
      return .columns(
        try ContentConversion.columns(ids, old.content.schema, "/match/columns").map(\.id))
    case .given:
      throw DaemonError.invalid(
        pointer: "/match/kind", expected: "\"keys\", \"columns\" or \"content\"",
        found: "\"given\"")
    case nil:
      return isSameTable || old.content.schema.hasSameKeys(as: new.content.schema)
        ? .keys : .content
    }
  }
}

extension TableSchema {
  /// Whether both have key columns, and these have the same ids.
  func hasSameKeys(as other: TableSchema) -> Bool {
    let keys = [self, other].map { schema in schema.keyColumns.map { schema[$0]?.id } }
    return !keys[0].isEmpty && keys[0] == keys[1]
  }
}

/// The answer to `table/diff`.
private struct DiffAnswer: Sendable {
  let params: TableDiffParams
  let comparison: TableComparison
  let first: Int
  let size: Int

  func write(to answer: Answer<TableDiffResult>) {
    let counts = comparison.counts
    let total = counts.deletes + counts.moves + counts.inserts + counts.updates
    let start = min(first, total)
    let asked = min(size, total - start)
    answer.succeedWhenRoom(page: asked) { result(start..<start + $0, of: total, asked) }
  }

  private func result(
    _ range: Range<Int>, of total: Int, _ asked: Int
  ) -> TableDiffResult {
    let (counts, page) = (comparison.counts, comparison.page(range))
    let updates = comparison.updateBlocks(page.updates)
    let inserts = TableDiffResult.Diff.Inserts(
      at: runs(page.inserts), keys: page.inserts.map { WireKey(comparison.newKey($0)) },
      blocks: parts(comparison.newBlocks(page.inserts)))
    let deletes = TableDiffResult.Old.Deletes(
      keys: page.deletes.map { WireKey(comparison.oldKey($0)) },
      blocks: parts(comparison.oldBlocks(page.deletes)))
    let changed = page.updates.map { update in
      TableDiffResult.Keys.Update(
        index: update.row, key: WireKey(comparison.newKey(update.row)),
        columns: update.columns.map { comparison.newColumns[$0].id.text.utf8 })
    }
    return TableDiffResult(
      from: WireContentFound(params.from, comparison.from),
      to: WireContentFound(params.to, comparison.to),
      complete: comparison.from.readsAllRows && comparison.to.readsAllRows,
      columns: comparison.oldColumns.map(\.id.text.utf8),
      counts: TableDiffResult.Counts(
        deletes: counts.deletes, moves: counts.moves, inserts: counts.inserts,
        updates: counts.updates, changes: total),
      first: range.lowerBound, size: range.count,
      diff: TableDiffResult.Diff(
        deletes: runs(page.deletes), moves: page.moves.map { IndexPair($0.from, $0.to) },
        inserts: inserts, updates: parts(updates.new)),
      old: TableDiffResult.Old(deletes: deletes, updates: parts(updates.old)),
      keys: TableDiffResult.Keys(
        moves: page.moves.map { WireKey(comparison.newKey($0.to)) }, updates: changed),
      more: range.count < asked, sections: comparison.sections.map { WireSectionsDiff($0) })
  }

  private func parts(_ blocks: [CellBlock]) -> [WirePart] {
    let cells = CellWriter(
      content: params.content ?? .both, textBytes: params.textBytes ?? TextCut.most)
    return blocks.filter { !$0.cells.isEmpty }.map { block in
      WirePart { cells.write(block, cells: block.cells.indices, offset: 0, to: &$0) }
    }
  }

  private func runs(_ indices: [Int]) -> [IndexPair] {
    var runs: [Range<Int>] = []
    for index in indices {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs.map { IndexPair($0.lowerBound, $0.count) }
  }
}

extension TableSetRowsResult {
  /// The outcome of new content.
  fileprivate init(_ outcome: ContentOutcome, _ history: HistorySummary) {
    self.init(
      outcome: WireText(outcome.isApplied ? "applied".utf8 : "superseded".utf8),
      revision: outcome.revision.rawValue, mode: outcome.isReset ? .reset : .diff,
      deletes: outcome.deletes, inserts: outcome.inserts, moves: outcome.moves,
      updates: outcome.updates, changedCells: outcome.changedCells, history: WireHistory(history),
      sections: outcome.sections.map {
        .init(deletes: $0.deletes, inserts: $0.inserts, moves: $0.moves, updates: $0.updates)
      })
  }
}

extension WireContentFound {
  /// A compared table.
  fileprivate init(_ place: WireContentPlace, _ state: TableState) {
    self.init(table: place.table, revision: state.revision.rawValue, rowCount: state.order.count)
  }
}

extension WireSectionsDiff {
  /// The difference of declared sections.
  fileprivate init(_ sections: SectionComparison) {
    self.init(
      old: Self.counted(sections.old, sections.oldCounts),
      new: Self.counted(sections.new, sections.newCounts), deletes: sections.diff.deletes,
      inserts: sections.diff.inserts,
      moves: sections.diff.moves.map { IndexPair($0.from, $0.to) },
      updates: sections.updates.map { update in
        Update(
          index: update.index, key: WirePart { $0.sectionName(update.key) },
          members: update.members.map { WireText(word: $0) })
      })
  }

  private static func counted(_ keys: [CellValue], _ counts: [Int]) -> [[WirePart]] {
    zip(keys, counts).map { key, count in
      [WirePart { $0.sectionName(key) }, WirePart { $0.int(count) }]
    }
  }
}

extension TableSetRowsParams {
  /// The approximate number of new rows.
  fileprivate var rowCount: Int {
    rows?.count ?? (sections ?? []).reduce(0) { $0 + ($1.section.rows?.count ?? 0) }
  }
}
