import ColumnStorage
import JSONText
import Synchronization
import TableModel
import TableSessions
import TableValues
import WireProtocol

/// Gives a table the rows that its lent source has now, as one step that can be undone. Unsaved
/// edits are merged with them.
struct LentReload: Sendable {
  private let lent: LentFacts
  private let facts: TableFacts
  private let session: TableSession
  private let daemon: Daemon

  // MARK: source/didChange

  /// `source/didChange`.
  static func didChange(
    _ params: SourceDidChangeParams, _ call: Call<SourceDidChangeResult>
  ) throws {
    let entry = try call.daemon.registry.table(params.table)
    let answer = call.answer
    answer.failWhenCancelled()
    entry.session.post { session in
      answer.attempt {
        _ = try session.state()
        guard let lent = entry.facts.state.withLock({ $0.lent }) else {
          throw LentRefusal.notLent(params.table)
        }
        let isFirst = lent.wait { result in
          answer.attempt {
            let revision = try result.get()
            answer.succeed(SourceDidChangeResult(revision: revision.rawValue))
          }
        }
        guard isFirst else { return }
        let reload = LentReload(
          lent: lent, facts: entry.facts, session: entry.session, daemon: call.daemon)
        lent.turns.take { reload.run($0) }
      }
    }
  }

  // MARK: Reading

  private func run(_ done: @escaping @Sendable () -> Void) {
    let completions = lent.waiting()
    let ended: @Sendable (Result<Revision, any Error>) -> Void = { result in
      for completion in completions { completion(result) }
      done()
    }
    // The source has no columns if it could not be opened.
    if session.isClosed || lent.columns.isEmpty { return ended(.failure(TableError.closed)) }
    let rows = LentRows(
      lent.source, lent.columns, chunkRows: daemon.options.chunkRows,
      limits: .init(daemon.options.limits))
    let reading = LentReading(
      lent.lender, pool: daemon.pool, chunkRows: daemon.options.chunkRows,
      rows: { page, offset, _ in
        if session.isClosed { throw TableError.closed }
        try rows.append(page, at: offset)
      },
      ended: { result in
        lent.endReading()
        switch result {
        case .success: session.post { take(rows, $0, ended) }
        case .failure(let error): fail(error, ended)
        }
      })
    lent.begin({ reading.begin() }, cancel: { reading.cancel() })
  }

  private func fail(
    _ error: any Error, _ ended: @escaping @Sendable (Result<Revision, any Error>) -> Void
  ) {
    session.postNow { session in
      facts.state.withLock { $0.notice(.unreadable) }
      session.announceFacts()
      ended(.failure(error))
    }
  }

  // MARK: Comparing

  private func take(
    _ rows: LentRows, _ session: isolated TableSession,
    _ ended: @escaping @Sendable (Result<Revision, any Error>) -> Void
  ) {
    let hasConflicts = (try? session.state().conflictCount) ?? 0 > 0
    if session.saveSummary.isDirty || hasConflicts {
      return session.merge(
        MergeCall(
          request: { table, _ in request(rows, for: table, label: "Merge") },
          completion: { session, result in
            end(result.map { _ in }, rows, session, ended)
          }))
    }
    session.setContent(
      ContentCall(
        rowCount: rows.rowCount, request: { request(rows, for: $0, label: "Reload") },
        isCancelled: { false }, isSuperseded: { false }, isKept: false,
        completion: { session, result in
          if case .success = result { _ = session.recordFileContent(isOthers: true) }
          end(result.map { _ in }, rows, session, ended)
        }))
  }

  /// The request that compares the new rows with those of the table.
  private func request(_ rows: LentRows, for table: TableState, label: Text) -> ContentRequest {
    let schema = table.content.schema
    let places = lent.columns.indices.filter { schema[ColumnNumber($0)]?.isStored == true }
    let columns = places.enumerated().compactMap { index, place -> Column? in
      var column = schema[ColumnNumber(place)]
      column?.number = ColumnNumber(index)
      return column
    }
    let keys = lent.source.keyPlaces.filter { places.contains($0) }
    let matching: ContentRequest.Matching =
      !schema.keyColumns.isEmpty
      ? .tableKeys
      : keys.isEmpty || keys.count < lent.source.keyPlaces.count || lent.hasKeyProblem
        ? .content : .columns(keys.map { ColumnNumber($0) })
    var request = ContentRequest(
      rows.part(places), columns, places.map { ColumnNumber($0) }, matching: matching,
      cache: daemon.cache)
    request.label = label
    return request
  }

  private func end(
    _ result: Result<Void, any Error>, _ rows: LentRows, _ session: isolated TableSession,
    _ ended: @escaping @Sendable (Result<Revision, any Error>) -> Void
  ) {
    do {
      try result.get()
      session.noteAllRead()
      facts.state.withLock { $0.sourceState = .asOpened }
      session.announceFacts()
      ended(.success(try session.state().revision))
    } catch {
      ended(.failure(error))
    }
  }
}
