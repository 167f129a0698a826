import ColumnStorage
import JSONText
import RowPipeline
import Scheduling
import TableModel
import TableSessions
import TableValues
import ViewModel
import WireProtocol

/// Conversions of filters between their two forms, and filters from a cell.
enum FilterHandlers {
  /// `filter/convert`, on the long lane, since parsing a text may need long.
  static func convert(_ params: FilterConvertParams, _ call: Call<FilterConvertResult>) throws {
    let entry = try call.daemon.registry.table(params.table)
    let (pool, limits) = (call.daemon.pool, call.daemon.options.limits)
    entry.session.post { session in
      call.answer.attempt {
        let content = try session.state().content
        pool.submit(.long) {
          call.answer.attempt {
            if call.answer.isCancelled { throw DaemonError.cancelled }
            let conversion = FilterConversion(schema: content.schema, limits: limits)
            let filter = try conversion.filter(params.filter, "/filter")
            let tree = filter.asConditions(
              over: content.schema, conditionsMax: conversion.conditionsMax)
            let text = FilterText(filter, over: content)
            call.answer.succeedWhenRoom(
              FilterConvertResult(
                tree: WirePart { conversion.write(tree, to: &$0) }, text: text.text?.utf8,
                problems: text.problems.map { .init($0) }))
          }
        }
      }
    }
  }

  /// `filter/like`.
  static func like(_ params: FilterLikeParams, _ call: Call<FilterLikeResult>) throws {
    let view = params.view.text
    let entry = try call.daemon.registry.table(ofView: params.view)
    let pool = call.daemon.pool
    entry.session.post { session in
      session.onView(view) { session in
        call.answer.attempt {
          if call.answer.isCancelled { throw DaemonError.cancelled }
          let snapshot = try session.snapshot(ofView: view)
          let content = snapshot.table.content
          let column = try ViewStateConversion(schema: content.schema)
            .column(params.column, "/column")
          let key = RowKey(params.row, in: snapshot.table)
          guard let slot = snapshot.table.slot(of: key) else {
            throw snapshot.table.unknownRow(key)
          }
          // Reading the cell may block on a file.
          pool.submit(.short) {
            call.answer.attempt {
              let request = ColumnRequest(column.number, as: .values(column.type))
              let cell = content.cells(of: [slot], [request])[0][0]
              let condition = try condition(params.relation ?? .equal, cell, column)
              write(condition, params.combine ?? .all, snapshot, to: call.answer)
            }
          }
        }
      }
    }
  }

  private static func condition(
    _ wire: ValueRelation, _ cell: Cell, _ column: Column
  ) throws -> RowFilter {
    let relation = ValueCondition.Relation(wire)
    guard let condition = RowFilter(like: cell, relation, in: column) else {
      throw DaemonError.noOrder
    }
    return condition
  }

  private static func write(
    _ condition: RowFilter, _ combination: FilterCombination, _ snapshot: ViewSnapshot,
    to answer: Answer<FilterLikeResult>
  ) {
    let schema = snapshot.table.content.schema
    let old = snapshot.state.filter
    let combined: RowFilter =
      switch combination {
      case .all: old?.and(condition) ?? condition
      case .any: old?.or(condition) ?? condition
      case .replace: condition
      }
    let conversion = FilterConversion(
      schema: schema, namedColumns: snapshot.state.filterColumns)
    answer.succeed(
      FilterLikeResult(
        viewRevision: snapshot.viewRevision.rawValue,
        condition: WirePart { conversion.write(condition, to: &$0) },
        filter: WirePart { conversion.write(combined, to: &$0) }))
  }
}

extension FilterConvertResult.Problem {
  /// A condition that cannot be expressed as text.
  fileprivate init(_ problem: FilterText.Problem) {
    let pointer = problem.path.reduce("/filter") { $0 + $1.pointer }
    self.init(
      pointer: WireText(pointer.utf8), kind: WireText(word: problem.kind),
      message: WireText(problem.kind.message.utf8))
  }
}

extension FilterText.Problem.Kind {
  /// One sentence for people.
  fileprivate var message: String {
    switch self {
    case .columnType: "Expressions do not compare values of this column's type exactly."
    case .value: "The constant cannot be written as an expression."
    case .column: "The column's id cannot be written as an expression."
    case .limit: "The expression would pass a limit or a name is not reachable."
    }
  }
}
