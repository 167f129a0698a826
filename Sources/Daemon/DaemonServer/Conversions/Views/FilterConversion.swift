import ColumnStorage
import Expressions
import JSONText
import RowPipeline
import TableModel
import TableValues
import WireProtocol

/// Conversion of filters, in both directions.
struct FilterConversion {
  /// The table's columns.
  let schema: TableSchema
  /// The ids of columns named by the filter, which may have been removed since.
  var namedColumns: [ColumnNumber: ColumnID] = [:]
  /// The limits of the daemon.
  var limits = PublishedLimits()
  /// The maximum number of conditions of a filter.
  var conditionsMax: Int { limits.filterConditionsMax }

  /// A filter from its wire form.
  ///
  /// - Throws: `DaemonError.unknownColumn`, `DaemonError.invalid` for a constant that does not fit
  ///   its column, `DaemonError.limit`, `ExpressionRefusal`.
  func filter(_ wire: WireFilter, _ pointer: String) throws -> RowFilter {
    let filter = try converted(wire, pointer)
    guard filter.conditionCount <= conditionsMax else {
      throw DaemonError.limit(
        name: "filterConditionsMax", maximum: conditionsMax, found: filter.conditionCount)
    }
    return filter
  }

  private func converted(_ wire: WireFilter, _ pointer: String) throws -> RowFilter {
    switch wire {
    case .all(let members): return .all(try converted(members, pointer))
    case .any(let members): return .any(try converted(members, pointer))
    case .not(let member): return .not(try converted(member, pointer + "/condition"))
    case .compare(let id, let relation, let value):
      return try compare(id, relation, value, pointer)
    case .oneOf(let id, let values):
      let column = try column(id, pointer)
      let constants = try values.enumerated().map { index, value in
        try constant(value, column, "\(pointer)/values/\(index)")
      }
      return .compare(
        column.number,
        ValueCondition(type: column.type, relation: .oneOf, constants: constants))
    case .text(let condition):
      return .text(try column(condition.column, pointer).number, textCondition(condition))
    case .expression(let source): return try expression(source, pointer + "/source")
    case .source(let source): return try expression(source, pointer)
    case .null(let id): return .isNull(try column(id, pointer).number)
    case .error(let id): return .isError(try column(id, pointer).number)
    }
  }

  private func converted(_ members: [WireFilter], _ pointer: String) throws -> [RowFilter] {
    try members.enumerated().map { try converted($1, "\(pointer)/conditions/\($0)") }
  }

  private func expression(_ source: WireText, _ pointer: String) throws -> RowFilter {
    let bytesMax = limits.expressions.sourceBytes
    guard source.count <= bytesMax else {
      throw DaemonError.limit(
        name: "expressionBytesMax", maximum: bytesMax, found: source.count)
    }
    do throws(ExpressionFailure) {
      return .expression(try ExpressionCondition(Text(source), over: schema))
    } catch {
      throw ExpressionRefusal(error, source: source, pointer: pointer)
    }
  }

  private func column(_ id: WireText, _ pointer: String) throws -> Column {
    try ViewStateConversion(schema: schema).column(id, pointer + "/column")
  }

  private func compare(
    _ id: WireText, _ wire: ValueRelation, _ value: WireValue, _ pointer: String
  ) throws -> RowFilter {
    let column = try column(id, pointer)
    let constant = try constant(value, column, pointer + "/value")
    let relation = ValueCondition.Relation(wire)
    if constant == .null, wire != .equal, wire != .notEqual {
      throw DaemonError.invalid(
        pointer: pointer + "/value", expected: "a value to be before or after", found: "null")
    }
    return .compare(
      column.number, ValueCondition(type: column.type, relation: relation, constants: [constant]))
  }

  private func constant(
    _ value: WireValue, _ column: Column, _ pointer: String
  ) throws -> CellValue {
    do {
      return try CellConversion(keepsInvalid: false).cell(value.view, for: column).value
    } catch let error as TableError {
      guard case .valueDoesNotFit = error else { throw error }
      throw DaemonError.invalid(
        pointer: pointer, expected: "a value of type \(column.type.rawValue) or null",
        found: InvalidParams.spelling(of: value.view))
    }
  }

  private func textCondition(_ wire: WireTextCondition) -> TextCondition {
    TextCondition(
      relation: wire.relation, text: Text(wire.text), isCaseFolded: wire.isCaseFolded ?? true,
      ignoresDiacritics: wire.diacritics == .ignored, readsValues: wire.place == .value)
  }

  // MARK: Writing

  /// Writes a filter with all its members.
  func write(_ filter: RowFilter, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.name("kind")
    switch filter {
    case .all(let members):
      writer.string("all" as StaticString)
      write(members, to: &writer)
    case .any(let members):
      writer.string("any" as StaticString)
      write(members, to: &writer)
    case .not(let member):
      writer.string("not" as StaticString)
      writer.name("condition")
      write(member, to: &writer)
    case .compare(let column, let condition):
      write(condition, of: column, to: &writer)
    case .text(let column, let condition):
      writer.string("text" as StaticString)
      writeColumn(column, to: &writer)
      writer.name("relation")
      writer.string(condition.relation.rawValue)
      writer.name("text")
      writer.string(condition.text.utf8)
      writer.name("caseFolded")
      writer.bool(condition.isCaseFolded)
      writer.name("diacritics")
      writer.string(condition.ignoresDiacritics ? "ignored" : "exact" as StaticString)
      if condition.readsValues {
        writer.name("of")
        writer.string("value" as StaticString)
      }
    case .expression(let condition):
      writer.string("expression" as StaticString)
      writer.name("source")
      writer.string(condition.source.utf8)
    case .isNull(let column):
      writer.string("null" as StaticString)
      writeColumn(column, to: &writer)
    case .isError(let column):
      writer.string("error" as StaticString)
      writeColumn(column, to: &writer)
    }
    writer.endObject()
  }

  private func write(_ members: [RowFilter], to writer: inout JSONWriter) {
    writer.name("conditions")
    writer.beginArray()
    for member in members { write(member, to: &writer) }
    writer.endArray()
  }

  private func write(
    _ condition: ValueCondition, of column: ColumnNumber, to writer: inout JSONWriter
  ) {
    let isOneOf = condition.relation == .oneOf
    writer.string(isOneOf ? "oneOf" : "compare" as StaticString)
    writeColumn(column, to: &writer)
    if isOneOf {
      writer.name("values")
      writer.beginArray()
      for constant in condition.constants { writer.value(of: Cell(constant)) }
      writer.endArray()
    } else {
      writer.name("relation")
      writer.string(condition.relation.rawValue)
      writer.name("value")
      writer.value(of: Cell(condition.constants.first ?? .null))
    }
  }

  private func writeColumn(_ number: ColumnNumber, to writer: inout JSONWriter) {
    writer.name("column")
    let id = schema[number]?.id ?? namedColumns[number]
    writer.string(id?.text.utf8 ?? [])
  }

  /// The conditions that do not fit the columns any more; nil: all fit.
  func problems(of filter: RowFilter) -> [WireStateProblem]? {
    let misfits = filter.misfits(in: schema)
    if misfits.isEmpty { return nil }
    return misfits.map { misfit in
      WireStateProblem(misfit.path.reduce("/filter") { $0 + $1.pointer }, misfit.reason)
    }
  }
}

extension WireStateProblem {
  /// Why a part of a view's state does not fit any more.
  init(_ pointer: String, _ reason: FilterMisfit.Reason) {
    switch reason {
    case .columnGone:
      self.init(pointer, "unknownColumn", "The column does not exist any more.")
    case .typeChanged(let column, let old, let new):
      self.init(
        pointer, "typeChanged",
        "Column \"\(column.text)\" is of type \(new.rawValue) now;"
          + " the condition was made for \(old.rawValue).")
    }
  }

  /// A problem of a part of a view's state.
  init(_ pointer: String, _ kind: String, _ message: String) {
    self.init(
      pointer: WireText(pointer.utf8), kind: WireText(kind.utf8), message: WireText(message.utf8))
  }
}

extension FilterStep {
  /// The step as part of a JSON pointer.
  var pointer: String {
    switch self {
    case .member(let index): "/conditions/\(index)"
    case .negated: "/condition"
    }
  }
}
