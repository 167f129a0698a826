import ColumnStorage
import JSONText
import TableModel
import TableValues
import UnicodeTables
import ViewModel
import WireProtocol

extension FooterRule {
  /// The rule of a wire value.
  init(_ wire: WireFooterRule) {
    self.init()
    title = wire.title.map { Text($0) }
    aggregate = wire.aggregate
    extent = wire.extent ?? .shown
  }
}

extension WireFooterRule {
  /// The wire form of a rule.
  init(_ rule: FooterRule) {
    self.init()
    title = rule.title?.utf8
    aggregate = rule.aggregate
    extent = aggregate == nil ? nil : rule.extent
  }
}

extension JSONWriter {
  /// Writes the footers of columns, by column.
  mutating func footers(_ footers: [ViewFooter], of snapshot: ViewSnapshot) {
    let (schema, form) = (snapshot.table.content.schema, snapshot.state.visibleForm)
    beginObject()
    for footer in footers {
      guard let column = schema[footer.column] else { continue }
      name(column.id.text.utf8)
      beginObject()
      var rule = WireFooterRule(footer.rule)
      rule.title = rule.title.map { form.of($0) }
      rule.writeMembers(to: &self)
      if footer.rule.aggregate != nil {
        valueAndText(Cell(footer.value), footer.text.utf8, form: form)
      }
      if footer.nulls > 0 { number("nulls", footer.nulls) }
      if footer.errors > 0 { number("errors", footer.errors) }
      if footer.isPending {
        name("pending")
        bool(true)
      }
      if let problem = footer.problem {
        name("problem")
        string(problem)
      }
      endObject()
    }
    endObject()
  }
}

extension ViewFooter {
  /// The wire name of the reason why there is no value.
  fileprivate var problem: String? {
    if doesNotApply { return "notApplicable" }
    guard case .error = value else { return nil }
    return rule.aggregate == .distinct ? "tooManyValues" : "outOfRange"
  }
}
