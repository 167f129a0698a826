import CellFormats
import ColumnStorage
import JSONText
import RowPipeline
import TableModel
import TableValues
import UnicodeTables
import ViewModel
import WireProtocol

extension SectionConversion {
  /// The aggregates requested for every section. Duplicates are removed.
  ///
  /// - Throws: `DaemonError.unknownColumn`, `DaemonError.invalid`.
  func aggregates(
    _ wire: [ViewAggregateParams.Aggregate], _ pointer: String
  ) throws -> [SectionAggregateRule] {
    var rules: [SectionAggregateRule] = []
    for (index, wire) in wire.enumerated() {
      let pointer = "\(pointer)/\(index)"
      let column = try ViewStateConversion(schema: schema).column(wire.column, pointer + "/column")
      let rule = SectionAggregateRule(column: column.number, kind: wire.kind)
      guard rule.kind.applies(to: column.type) else {
        throw DaemonError.invalid(
          pointer: pointer + "/kind", expected: "an aggregate of \(column.type.rawValue) cells",
          found: "\"\(rule.kind.rawValue)\"")
      }
      if !rules.contains(rule) { rules.append(rule) }
    }
    return rules
  }

  /// Writes the member `aggregates`, unless it is empty. Removed columns are left out until they
  /// exist again.
  func write(_ rules: [SectionAggregateRule], to writer: inout JSONWriter) {
    let rules = rules.filter { schema[$0.column] != nil }
    if rules.isEmpty { return }
    writer.list("aggregates", rules) { writer, rule in
      writer.beginObject()
      writer.name("column")
      writer.string(schema[rule.column]?.id.text.utf8 ?? [])
      writer.name("kind")
      writer.string(rule.kind.rawValue)
      writer.endObject()
    }
  }
}

extension JSONWriter {
  /// Writes the aggregates of a section as a member, unless there are none.
  mutating func aggregates(_ told: [SectionAggregate], of snapshot: ViewSnapshot) {
    if told.isEmpty { return }
    let schema = snapshot.table.content.schema
    list("aggregates", told) { writer, told in
      writer.beginObject()
      writer.name("column")
      writer.string(schema[told.rule.column]?.id.text.utf8 ?? [])
      writer.name("kind")
      writer.string(told.rule.kind.rawValue)
      writer.valueAndText(
        Cell(told.value), told.text.utf8, form: snapshot.state.visibleForm)
      if told.nulls > 0 { writer.number("nulls", told.nulls) }
      if told.errors > 0 { writer.number("errors", told.errors) }
      if told.isPending {
        writer.name("pending")
        writer.bool(true)
      }
      if let problem = told.problemName {
        writer.name("problem")
        writer.string(problem)
      }
      writer.endObject()
    }
  }
}

extension SectionAggregate {
  /// The wire name of the reason why there is no value.
  fileprivate var problemName: String? {
    switch problem {
    case .notApplicable: return "notApplicable"
    case .tooManySections: return "tooManySections"
    case nil: break
    }
    guard case .error = value else { return nil }
    return rule.kind == .distinct ? "tooManyValues" : "outOfRange"
  }
}
