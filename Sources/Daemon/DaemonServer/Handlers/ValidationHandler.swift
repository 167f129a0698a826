import ColumnStorage
import Expressions
import JSONText
import RowTree
import Scheduling
import TableModel
import TableSessions
import TableValues
import WireProtocol

/// Validation of a table's data.
enum ValidationHandler {
  private static let sizeStandard = 100

  /// `table/validate`.
  static func validate(_ params: TableValidateParams, _ call: Call<TableValidateResult>) throws {
    let entry = try call.daemon.registry.table(params.table)
    let pool = call.daemon.pool
    let sizeMax = call.daemon.options.limits.rowsPerAnswerMax
    let size = params.size ?? sizeStandard
    for found in [size, params.rows?.count ?? 0] where found > sizeMax {
      throw DaemonError.limit(name: "rowsPerAnswerMax", maximum: sizeMax, found: found)
    }
    let first = params.first ?? 0
    call.onAllRows(of: entry.session, view: nil, waits: params.waits ?? true) { session in
      let table = try session.state()
      let conversion = ViewStateConversion(schema: table.content.schema)
      let validation = TableValidation(
        table,
        rows: try params.rows?.map { wire in
          let key = RowKey(wire, in: table)
          guard let slot = table.slot(of: key) else { throw table.unknownRow(key) }
          return slot
        },
        columns: try params.columns?.enumerated().map {
          try conversion.column($1, "/columns/\($0)")
        }, page: first..<first + size)
      // Every row may have to be read.
      pool.submit(.long) {
        call.answer.attempt {
          var work = validation
          try work.run { call.answer.isCancelled }
          let done = work
          call.answer.succeedWhenRoom(page: done.items.count) { count in
            TableValidateResult(done, first: first, count: count)
          }
        }
      }
    }
  }
}

extension TableValidateResult {
  /// The first problems of a validation.
  fileprivate init(_ validation: TableValidation, first: Int, count told: Int) {
    let table = validation.table
    let entries = table.validation?.entries ?? []
    let errors = table.content.schema.columns.compactMap { column in
      validation.cellErrors[column.number].map { WireEntry(column.id.text.utf8, $0) }
    }
    self.init(
      revision: table.revision.rawValue, complete: table.readsAllRows,
      rowCount: validation.rowCount,
      faultyRows: validation.faultyRowCount, count: validation.problemCount, first: first,
      items: validation.items.prefix(told).map { Item($0, of: table) },
      errors: errors.isEmpty ? nil : errors,
      rules: entries.isEmpty
        ? nil : entries.enumerated().map { Rule($1, count: validation.broken[$0] ?? 0) },
      more: told < validation.items.count)
  }
}

extension TableValidateResult.Rule {
  /// A rule, with the number of rows that violate it.
  fileprivate init(_ entry: ValidationRules.Entry, count: Int) {
    self.init(
      severity: entry.rule.severity, count: count, column: entry.place.column?.text.utf8,
      kind: entry.place.kind?.utf8, type: entry.type, index: entry.place.index,
      expression: entry.place.index == nil ? nil : entry.rule.expression.utf8,
      message: entry.rule.message?.utf8, problem: entry.failure.map { WireText($0.message.utf8) })
  }
}

extension TableValidateResult.Item {
  /// A problem of the data.
  fileprivate init(_ problem: DataProblem, of table: TableState) {
    switch problem {
    case .cell(let slot, let column, let reason, let text):
      self.init(
        kind: WireText("\(reason.wireName)".utf8), row: WireKey(table.keys.key(of: slot)),
        column: table.content.schema[column]?.id.text.utf8,
        text: WireText(text.utf8.beginning(TextCut.standard)),
        cut: text.utf8.count > TextCut.standard)
    case .rule(let violation):
      self.init(kind: WireText("invalid".utf8), row: WireKey(table.keys.key(of: violation.slot)))
      guard let broken = table.broken(violation) else { return }
      column = broken.place.column?.text.utf8
      columns = broken.rule.columns.isEmpty ? nil : broken.rule.columns.map(\.text.utf8)
      rule = WireBrokenRule(broken)
      reason = broken.reason?.utf8
    }
  }
}
