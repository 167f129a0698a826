import ColumnStorage
import Expressions
import JSONText
import RowTree
import Scheduling
import TableSessions
import TableValues
import WireProtocol

/// Validation of a table's data.
enum ValidationHandler {
  private static let sizeStandard = 100

  /// `table/validate`.
  static func validate(_ call: MethodCall) throws {
    let params = try TableValidateParams(decoding: call.params)
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
          call.answer.succeedWhenRoom { writer in
            writer.page(done.items.count) { $0.validation(done, first: first, count: $1) }
          }
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func validation(
    _ validation: TableValidation, first: Int, count told: Int
  ) {
    let table = validation.table
    beginObject()
    name("revision")
    int(table.revision.rawValue)
    complete(table)
    for (name, count) in [
      ("rows", validation.rowCount), ("faultyRows", validation.faultyRowCount),
      ("count", validation.problemCount),
    ] as [(StaticString, Int)] {
      self.name(name)
      int(count)
    }
    writeErrorCounts(validation)
    writeRuleCounts(validation)
    name("first")
    int(first)
    list("items", validation.items.prefix(told)) { $0.problem($1, of: table) }
    more(told < validation.items.count)
    endObject()
  }

  private mutating func writeErrorCounts(_ validation: TableValidation) {
    if validation.cellErrors.isEmpty { return }
    name("errors")
    beginObject()
    for column in validation.table.content.schema.columns {
      guard let count = validation.cellErrors[column.number] else { continue }
      name(column.id.text.utf8)
      int(count)
    }
    endObject()
  }

  private mutating func writeRuleCounts(_ validation: TableValidation) {
    let entries = validation.table.validation?.entries ?? []
    if entries.isEmpty { return }
    list("rules", entries.enumerated()) { writer, element in
      let (index, entry) = element
      writer.beginObject()
      writer.text("column", entry.place.column?.text)
      writer.text("kind", entry.place.kind)
      if let index = entry.place.index {
        writer.name("index")
        writer.int(index)
        writer.text("expression", entry.rule.expression)
      }
      if let type = entry.type {
        writer.name("type")
        writer.string(type.rawValue)
      }
      writer.text("message", entry.rule.message)
      writer.name("severity")
      writer.string(entry.rule.severity.rawValue)
      writer.name("count")
      writer.int(validation.broken[index] ?? 0)
      if let failure = entry.failure {
        writer.name("problem")
        writer.string(failure.message)
      }
      writer.endObject()
    }
  }

  private mutating func problem(_ problem: DataProblem, of table: TableState) {
    beginObject()
    switch problem {
    case .cell(let slot, let column, let reason, let text):
      name("kind")
      string(reason.wireName)
      name("row")
      key(table.keys.key(of: slot))
      self.text("column", table.content.schema[column]?.id.text)
      name("text")
      string(text.utf8.beginning(TextCut.standard))
      if text.utf8.count > TextCut.standard {
        name("cut")
        bool(true)
      }
    case .rule(let violation):
      if let broken = table.broken(violation) { brokenMembers(broken) }
    }
    endObject()
  }
}
