import ColumnStorage
import Expressions
import JSONText
import RowPipeline
import RowTree
import TableModel
import TableValues
import ViewModel
import WireProtocol

/// A sort, with the expressions that its keys use.
struct SortOrder: Sendable {
  /// The keys, first key first.
  var keys: [SortKey] = []
  /// The expressions, by the number of their columns.
  var expressions: [ColumnNumber: OrderExpression] = [:]
}

/// The expressions of a sort and of sections, during their conversion.
struct OrderExpressions {
  /// The table's columns.
  let schema: TableSchema
  /// The known expressions, by the number of their columns.
  var known: [ColumnNumber: OrderExpression] = [:]

  /// The column for an order key of the client.
  ///
  /// The same text is the same expression as before, as long as it reads the same columns.
  /// - Returns: The column, or the column of the expression.
  /// - Throws: `DaemonError.unknownColumn`, `DaemonError.limit`, ``ExpressionRefusal``.
  mutating func column(_ key: WireOrderKey, _ pointer: String) throws -> Column {
    switch key {
    case .column(let id):
      return try ViewStateConversion(schema: schema).column(id, pointer + "/column")
    case .expression(let source):
      let made = try made(source, pointer + "/expression")
      let same = known.values.first {
        $0.source == made.source && $0.inputs == made.inputs && $0.type == made.type
      }
      known[(same ?? made).number] = same ?? made
      return Self.column(of: same ?? made)
    }
  }

  private func made(_ source: WireText, _ pointer: String) throws -> OrderExpression {
    let bytesMax = PublishedLimits().expressions.sourceBytes
    guard source.count <= bytesMax else {
      throw DaemonError.limit(
        name: "expressionBytesMax", maximum: bytesMax, found: source.count)
    }
    do throws(ExpressionFailure) {
      return try OrderExpression(Text(source), over: schema)
    } catch {
      throw ExpressionRefusal(error, source: source, pointer: pointer)
    }
  }

  /// The column of an expression.
  static func column(of expression: OrderExpression) -> Column {
    Column(
      number: expression.number, id: ColumnID(expression.source), title: expression.source,
      type: expression.type)
  }
}

extension JSONWriter {
  /// Writes `column` or `expression`: what a sort key or a section level compares.
  mutating func orderKey(
    _ number: ColumnNumber, _ id: ColumnID?, _ expressions: [ColumnNumber: OrderExpression]
  ) {
    if let expression = expressions[number] {
      text("expression", expression.source)
    } else {
      text("column", id?.text ?? "")
    }
  }
}

extension ViewSnapshot {
  /// The expressions of the state's order that do not fit the columns any more, with the reasons;
  /// nil: all fit.
  var orderProblems: [WireStateProblem]? {
    let schema = table.content.schema
    let misfits = state.orderPlaces.compactMap { number, place in
      state.expressions[number]?.misfit(in: schema).map { WireStateProblem(place, $0) }
    }
    var problems: [WireStateProblem] = []
    let rowCount = counts.filtered
    if rowCount > SortBudget.rowsMax && !state.sort.isEmpty {
      problems.append(
        WireStateProblem(
          "/sort", "tooManyRows",
          "\(rowCount) rows are shown in source order: at most \(SortBudget.rowsMax) are sorted."))
    }
    if let excess = sectionsExcess {
      let reason =
        switch excess {
        case .key: "a section's key would have more than \(SortBudget.sectionKeyBytesMax) bytes"
        case .total: "they would take more than \(SortBudget.sectionBytesMax) bytes"
        }
      problems.append(
        WireStateProblem(
          "/sections", "sectionsTooLarge", "The rows are shown without sections: \(reason)."))
    }
    problems += misfits
    return problems.isEmpty ? nil : problems
  }

  /// The first row at which an expression of the order fails, with the error; nil: none fails.
  var orderFailure: WireOrderFailure? {
    guard let failure = orderFailures?.first,
      let pointer = state.pointer(toOrderOf: failure.column)
    else { return nil }
    let found = WireFilterFailure(
      table.keys.key(of: failure.slot), pointer, failure.source, failure.error)
    return WireOrderFailure(
      row: found.row, pointer: found.pointer, reason: found.reason, message: found.message,
      range: found.range, bytes: found.bytes, lines: found.lines)
  }
}

extension ViewState {
  /// The JSON pointer within the state to an order expression: its own, or that of a column.
  fileprivate func pointer(toOrderOf number: ColumnNumber) -> String? {
    if let place = orderPlaces.first(where: { $0.number == number }) { return place.pointer }
    return sort.firstIndex { $0.column.sorting == number }.map { "/sort/\($0)/column" }
  }

  /// The expressions of the order, with their JSON pointers within the state.
  fileprivate var orderPlaces: [(number: ColumnNumber, pointer: String)] {
    let levels = (sections?.levels ?? []).enumerated().map { index, level in
      (number: level.column, pointer: "/sections/by/\(index)/expression")
    }
    let keys = sort.enumerated().map { index, key in
      (number: key.column, pointer: "/sort/\(index)/expression")
    }
    return (levels + keys).filter { expressions[$0.number] != nil }
  }
}
