import ColumnStorage
import JSONText
import RowPipeline
import RowTree
import Synchronization
import TableModel
import TableSessions
import TableValues
import UnicodeTables
import ViewModel
import WireProtocol

/// Views and their state.
enum ViewHandlers {
  /// `view/open`.
  static func open(_ params: ViewOpenParams, _ call: Call<WireViewDescription>) throws {
    let preset = try params.preset.map(Presets.named)
    let registry = call.daemon.registry
    let entry = try registry.table(params.table)
    let name = try registry.addView(params.view, of: params.table)
    call.answer.failWhenCancelled { registry.giveBack(view: name) }
    entry.session.post { session in
      session.afterLeaving(name.id) { open(call, params, preset, name, entry, $0) }
    }
  }

  private static func open(
    _ call: Call<WireViewDescription>, _ params: ViewOpenParams, _ preset: WirePreset?,
    _ name: TableRegistry.Name, _ entry: TableRegistry.Entry, _ session: isolated TableSession
  ) {
    do {
      try call.answer.beginChange()
      let view = name.id
      if session.hasView(view) { throw DaemonError.exists("view", view) }
      let table = try session.state()
      let sort = entry.facts.state.withLock { $0.defaultSort }
      let conversion = ViewStateConversion(
        schema: table.content.schema, defaultSort: sort, declaredSections: table.sections,
        limits: call.daemon.options.limits)
      var initial = try conversion.defaults(preset: preset.map { Text($0.name) })
      initial.visibleForm = call.session.visibleForm
      var memory = params.remember.map { ViewMemory($0, entry, call) }
      let kept = memory?.restored(conversion, over: initial) ?? initial
      let state = try params.state.map { try conversion.merging($0, into: kept) }
      let change = ViewStateChange(
        state: state ?? kept, namesPage: true, waits: params.waits ?? true)
      let registry = call.daemon.registry
      let told = memory?.told
      let number = try session.openView(view, change) { [session] result in
        // A cancelled request leaves nothing behind.
        if case .failure(.cancelled) = result {
          ViewMemory.abandon(view, entry.facts, call.daemon)
          close(view, session, call)
          registry.giveBack(view: name)
        }
        answer(call, session, view, result, remembered: told)
      }
      if session.hasView(view) {
        let isChanged = state.map { $0 != kept } ?? false
        memory?.begin(view, entry, session, call.daemon, isChanged: isChanged)
      }
      cancelOnRequest(call, session, view, number)
    } catch {
      if call.answer.isGivenUp { return }
      call.daemon.registry.giveBack(view: name)
      call.answer.fail(ErrorMapping.responseError(for: error))
    }
  }

  /// `view/get`.
  static func get(_ params: ViewGetParams, _ call: Call<WireViewDescription>) throws {
    let view = params.view.text
    let entry = try call.daemon.registry.table(ofView: params.view)
    call.onAllRows(of: entry.session, view: view, waits: params.waits ?? false) {
      answer(call, $0, view, .success(()))
    }
  }

  /// `view/set`.
  static func set(_ params: ViewSetParams, _ call: Call<WireViewDescription>) throws {
    let view = params.view.text
    let entry = try call.daemon.registry.table(ofView: params.view)
    call.answer.failWhenCancelled()
    entry.session.post { session in
      session.onViewChange(view) { session in
        call.answer.attempt {
          try call.answer.beginChange()
          let old = try session.viewState(view)
          let table = try session.state()
          let sort = entry.facts.state.withLock { $0.defaultSort }
          let conversion = ViewStateConversion(
            schema: table.content.schema, defaultSort: sort, declaredSections: table.sections,
            limits: call.daemon.options.limits)
          let state = try conversion.merging(params.state, into: old)
          var change = ViewStateChange(
            state: state, namesPage: params.state.namesPage, waits: params.waits ?? true)
          if let show = params.show {
            let key = RowKey(show, in: table)
            guard let slot = table.slot(of: key) else { throw table.unknownRow(key) }
            // The patch itself names the page.
            if !change.namesPage { change.show = slot }
          }
          let number = try session.setView(view, change) { answer(call, session, view, $0) }
          cancelOnRequest(call, session, view, number)
        }
      }
    }
  }

  /// `view/tap`.
  static func tap(_ params: ViewTapParams, _ call: Call<ViewTapResult>) throws {
    let view = params.view.text
    let entry = try call.daemon.registry.table(ofView: params.view)
    call.answer.failWhenCancelled()
    entry.session.post { session in
      session.onViewChange(view) { session in
        call.answer.attempt {
          try call.answer.beginChange()
          let footerSorts = try session.viewState(view).footerSorts
          let schema = try session.state().content.schema
          let conversion = ViewStateConversion(schema: schema)
          let column = try conversion.column(params.column, "/column")
          let sorts = params.part == .header || footerSorts
          let tapped: @Sendable (WireViewDescription, ViewSnapshot) -> ViewTapResult = {
            ViewTapResult($0, column, $1)
          }
          guard column.isSortable, sorts else {
            return answer(call, session, view, .success(()), tapped)
          }
          let state = try session.tappedState(
            ofView: view, column: column, extend: params.extends ?? false)
          let change = ViewStateChange(state: state, namesPage: false, waits: params.waits ?? true)
          let number = try session.setView(view, change) {
            answer(call, session, view, $0, tapped)
          }
          cancelOnRequest(call, session, view, number)
        }
      }
    }
  }

  /// `view/close`.
  static func close(_ params: ViewParams, _ call: Call<NoResult>) throws {
    let view = params.view.text
    let entry = try call.daemon.registry.release(view: params.view)
    entry.session.post { session in
      session.leaveView(view) { session in
        call.answer.attempt {
          let subscriptions = session.subscriptions(ofView: view)
          ViewMemory.end(view, entry.facts, session, call.daemon)
          try session.closeView(view)
          call.session.scheduler.remove(subscriptions) { call.answer.succeed() }
        }
      }
    }
  }

  // MARK: Parts

  /// Closes a view whose opening was abandoned.
  private static func close(
    _ view: String, _ session: TableSession, _ call: Call<some Sendable>
  ) {
    session.assumeIsolated { session in
      let subscriptions = session.subscriptions(ofView: view)
      try? session.closeView(view)
      call.session.scheduler.remove(subscriptions) {}
    }
  }

  /// Undoes a change of a view's state when its request is cancelled before its order is computed.
  static func cancelOnRequest(
    _ call: Call<some Sendable>, _ session: TableSession, _ view: String, _ number: Int
  ) {
    call.answer.onCancel {
      session.post { $0.cancelChange(ofView: view, number: number) }
    }
  }

  /// Answers with the state of a view, on the table's mailbox.
  private static func answer(
    _ call: Call<WireViewDescription>, _ session: TableSession, _ view: String,
    _ result: Result<Void, TableError>, remembered: WireRememberedState? = nil
  ) {
    answer(call, session, view, result) { description, _ in
      var description = description
      description.remembered = remembered
      return description
    }
  }

  /// Answers with something made of the description of a view, on the table's mailbox.
  private static func answer<Output: WireResult>(
    _ call: Call<Output>, _ session: TableSession, _ view: String,
    _ result: Result<Void, TableError>,
    _ output: @Sendable (WireViewDescription, ViewSnapshot) -> Output
  ) {
    session.assumeIsolated { session in
      call.answer.attempt {
        try result.get()
        let snapshot = try session.snapshot(ofView: view)
        let description = WireViewDescription(view, of: session.id, snapshot)
        call.answer.succeed(output(description, snapshot))
      }
    }
  }
}

extension ViewStatePatch {
  /// Whether the patch names the page to show.
  fileprivate var namesPage: Bool {
    switch page {
    case .absent: false
    case .null: true
    case .value(let page): !page.index.isAbsent
    }
  }
}

extension ViewTapResult {
  /// The description of a view, and the sort indicators of all columns, including hidden ones.
  fileprivate init(_ view: WireViewDescription, _ column: Column, _ snapshot: ViewSnapshot) {
    self.init(
      view: view.view, table: view.table, viewRevision: view.viewRevision,
      revision: view.revision, state: view.state, counts: view.counts, orderState: view.orderState,
      complete: view.complete, columns: view.columns, sortable: column.isSortable,
      indicators: snapshot.table.content.schema.columns.map { column in
        WireEntry(column.id.text.utf8, Indicator(column, snapshot.state.sort))
      }, footers: view.footers, layout: view.layout, cursor: view.cursor, preset: view.preset,
      filterProblems: view.filterProblems, filterFailure: view.filterFailure,
      orderProblems: view.orderProblems, orderFailure: view.orderFailure,
      searching: view.searching, sorting: view.sorting)
  }
}

extension ViewTapResult.Indicator {
  /// The sort indicator of a column.
  fileprivate init(_ column: Column, _ sort: [SortKey]) {
    let place = sort.firstIndex { $0.column == column.number }
    let direction: SortCycleStep =
      switch place.map({ sort[$0].direction }) {
      case .ascending: .ascending
      case .descending: .descending
      case nil: .none
      }
    self.init(direction: .known(direction), sortable: column.isSortable, priority: place)
  }
}
