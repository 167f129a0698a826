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

/// `table/openDifference`: the difference of two tables as a table of its own.
final class DifferenceOpening: Sendable {
  /// A side: an open table.
  private struct Side: Sendable {
    let id: TableID
    let entry: TableRegistry.Entry
    /// The revision that is asked for; nil: the present one, whose changes are followed.
    var revision: Int?
    /// Whether the table is asked for as it was saved.
    var isSaved = false
    /// Whether it was opened for the difference, and is closed with it.
    var isOwned = false

    var isFollowed: Bool { revision == nil && !isSaved }
  }

  private let params: TableOpenDifferenceParams
  private let entry: TableRegistry.Entry
  private let sides: [DifferenceSide: Side]
  private let call: MethodCall
  private let tell: @Sendable (Result<Void, any Error>) -> Void
  private let found = Mutex<[DifferenceSide: TableState]>([:])

  /// Handles the request, on the reader thread.
  static func open(_ params: TableOpenDifferenceParams, _ call: MethodCall) throws {
    do {
      _ = try DialectConversion.options(params.from.dialect)
    } catch DaemonError.invalid(let pointer, let expected, let found) {
      throw DaemonError.invalid(pointer: "/from" + pointer, expected: expected, found: found)
    }
    if let base64 = params.from.base64, Base64.decoded(base64) == nil {
      throw DaemonError.invalid(
        pointer: "/from/base64", expected: "base 64", found: "other characters")
    }
    let registry = call.daemon.registry
    let to = try registry.table(params.to.table)
    let known = try params.from.table.map { (id: $0, entry: try registry.table($0)) }
    if case .given? = params.match {
      throw DaemonError.invalid(
        pointer: "/match/kind", expected: "\"keys\", \"columns\" or \"content\"",
        found: "\"given\"")
    }
    let facts = TableFacts()
    let (id, entry) = try TableHandlers.add(call, params.table, facts)
    let tell = TableHandlers.ending(call, id, entry, params.from.path.map { Text($0) })
    var from: Side
    if let known {
      from = Side(id: known.id, entry: known.entry)
      from.revision = params.from.revision
      from.isSaved = params.from.isSaved ?? false
    } else {
      do {
        let made = try TableHandlers.add(call, nil, TableFacts())
        from = Side(id: TableID(made.id), entry: made.entry, isOwned: true)
      } catch {
        registry.remove(table: id)
        throw error
      }
    }
    facts.state.withLock { state in
      state.name = Text(params.name ?? Array(id.utf8))
      state.isExamined = true
      state.difference = DifferenceSides(from: from.id, to: params.to.table)
    }
    let sides = [
      DifferenceSide.from: from,
      .to: Side(id: params.to.table, entry: to, revision: params.to.revision),
    ]
    let opening = DifferenceOpening(params, entry, sides, call, tell)
    TableHandlers.start(id, call.daemon, .short) { opening.run() }
  }

  private init(
    _ params: TableOpenDifferenceParams, _ entry: TableRegistry.Entry,
    _ sides: [DifferenceSide: Side], _ call: MethodCall,
    _ tell: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    self.params = params
    self.entry = entry
    self.sides = sides
    self.call = call
    self.tell = tell
    for (side, value) in sides where !value.isOwned { take(value, side) }
  }

  private func run() {
    for (side, value) in sides where value.isOwned {
      openFile(value)
      take(value, side)
    }
  }

  private func fail(_ error: any Error) {
    for side in sides.values { release(side) }
    tell(.failure(error))
  }

  // MARK: Sides

  /// Gets the content of a side when all of its rows are there. Its later changes are followed.
  private func take(_ side: Side, _ place: DifferenceSide) {
    side.entry.session.post { [self] session in
      call.whenDecided(session, view: nil) { [self] session, verdict in
        do {
          try verdict.get()
          if session.differenceSummary != nil { throw TableError.differenceTable }
          var state = try session.past(side.revision.map { Revision($0) }).state()
          if side.isSaved { state = session.savedState ?? state }
          if side.isFollowed { follow(session, place) }
          let isLast = found.withLock { found in
            found[place] = state
            return found.count == 2
          }
          if isLast { call.daemon.pool.submit(.long) { self.compare() } }
        } catch {
          fail(error)
        }
      }
    }
  }

  private func follow(_ session: isolated TableSession, _ place: DifferenceSide) {
    session.follow(entry.session.member) { [weak table = entry.session] change in
      table?.post { $0.sideChanged(place, change) }
    }
  }

  /// Opens the file of a side as a table, as the other side was opened.
  private func openFile(_ side: Side) {
    do {
      let path = params.from.path.map { Text($0) }
      let opening = try fileParams(path)
      let ended: @Sendable (Result<Void, any Error>) -> Void = { [self] result in
        guard case .failure(let error) = result else { return }
        // What waits for the table then finds it closed, which must not become the answer.
        fail(TableHandlers.refusal(error, path))
        side.entry.session.postNow { $0.close() }
      }
      let (call, daemon) = (call, call.daemon)
      TableHandlers.start(side.id.text, daemon, .files) {
        do {
          try TableHandlers.load(opening, path, side.id.text, side.entry, call, ended)
        } catch {
          ended(.failure(error))
        }
      }
    } catch {
      fail(error)
    }
  }

  private func fileParams(_ path: Text?) throws -> TableOpenParams {
    let origin = sides[.to]?.entry.facts.state.withLock { $0.origin }
    var opening = try origin?.opening(path ?? "", nil) ?? TableOpenParams(source: .path([]))
    (opening.path, opening.uri, opening.backup, opening.content) = (nil, nil, nil, nil)
    if let path {
      opening.path = path.utf8
    } else {
      opening.content = TableOpenParams.Content(
        text: params.from.text, base64: params.from.base64)
    }
    if let dialect = params.from.dialect { opening.dialect = dialect }
    opening.name = path.map { TableFacts.State.fileName(of: $0).utf8 }
    (opening.defaultSort, opening.declarations) = (nil, nil)
    (opening.journal, opening.whenFileChanges, opening.waits) = (.off, nil, true)
    return opening
  }

  // MARK: The difference

  /// Compares both sides and opens the table. Runs on a worker.
  private func compare() {
    let states = found.withLock { $0 }
    guard let old = states[.from], let new = states[.to] else { return }
    do {
      let rule = try rule(old, new)
      let made = try DifferenceTable.opened(
        rule, from: old, to: new, cache: call.daemon.cache,
        chunkRows: call.daemon.options.chunkRows
      ) { [answer = call.answer] in answer.isCancelled }
      let limits = call.daemon.options.limits
      try check("columnsMax", limits.columnsMax, made.table.content.schema.columns.count)
      try check("rowsMax", limits.rowsMax, made.table.order.count)
      begin(made.difference, made.table)
    } catch is DiffCancelled {
      fail(DaemonError.cancelled)
    } catch {
      fail(error)
    }
  }

  private func check(_ name: String, _ maximum: Int, _ found: Int) throws(DaemonError) {
    if found > maximum { throw .limit(name: name, maximum: maximum, found: found) }
  }

  private func begin(_ difference: DifferenceTable, _ table: TableState) {
    let follows = (from: sides[.from]?.isFollowed ?? false, to: sides[.to]?.isFollowed ?? false)
    entry.session.postNow { [self] session in
      if call.answer.isCancelled { return fail(DaemonError.cancelled) }
      session.beginDifference(difference, follows: follows) { [self] in
        for side in sides.values { release(side) }
      }
      session.begin(table, firstFreeKey: Int64(table.content.sourceRowCount) + 1)
      tell(.success(()))
      session.runWaiting()
    }
  }

  private func rule(_ old: TableState, _ new: TableState) throws -> DifferenceRule {
    let (from, to) = (old.content.schema, new.content.schema)
    let columns = try params.columns.map { ids in
      _ = try ContentConversion.columns(ids, to, "/columns")
      return try ContentConversion.columns(ids, from, "/columns").map(\.id)
    }
    let isSame = sides[.from]?.entry.session === sides[.to]?.entry.session
    var matching = TableComparison.Matching.content
    switch params.match {
    case .keys: matching = .keys
    case .content, .given: break
    case .columns(let ids):
      _ = try ContentConversion.columns(ids, to, "/match/columns")
      let found = try ContentConversion.columns(ids, from, "/match/columns").map(\.id)
      // Rows are found by their keys, so that nothing is compared again for a changed row.
      let areKeys = [old, new].allSatisfy { state in
        let schema = state.content.schema
        return schema.keyColumns.compactMap { schema[$0]?.id } == found
      }
      matching = areKeys ? .keys : .columns(found)
    case nil:
      if isSame || from.hasSameKeys(as: to) { matching = .keys }
    }
    return DifferenceRule(matching: matching, columns: columns)
  }

  /// Ends what was begun at a side.
  private func release(_ side: Side) {
    let number = entry.session.member
    side.entry.session.postNow { $0.unfollow(number) }
    guard side.isOwned else { return }
    let registry = call.daemon.registry
    guard let known = try? registry.table(side.id), known.session === side.entry.session,
      (try? registry.beginLeaving(side.id)) != nil
    else { return }
    TableHandlers.leave(side.entry, call.daemon, call.session.scheduler) { _ in }
  }
}
