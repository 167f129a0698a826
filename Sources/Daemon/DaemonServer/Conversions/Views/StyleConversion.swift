import Expressions
import JSONText
import TableModel
import TableValues
import ViewModel
import WindowModel
import WireProtocol

/// Conversion of style rules and of the resulting styles.
struct StyleConversion {
  /// The table's columns.
  let schema: TableSchema

  /// The rules of a request.
  ///
  /// - Throws: `DaemonError.unknownColumn`, `DaemonError.limit`, ``ExpressionRefusal``.
  func rules(_ wire: [WireStyle], _ pointer: String) throws -> [StyleRule] {
    var rules: [StyleRule] = []
    var count = 0
    for (index, style) in wire.enumerated() {
      let rule = try rule(style, "\(pointer)/\(index)")
      rules.append(rule)
      count += max(1, rule.expressions.count)
    }
    guard count <= StyleRule.countMax else {
      throw DaemonError.limit(name: "stylesMax", maximum: StyleRule.countMax, found: count)
    }
    return rules
  }

  private func rule(_ wire: WireStyle, _ pointer: String) throws -> StyleRule {
    var rule = StyleRule(wire.layer == .overlay ? .overlay : .background, Text(wire.tag))
    rule.source = wire.source.map { StyleRule.Source($0) }
    rule.columns = try wire.columns?.enumerated().map { place, id in
      try ViewStateConversion(schema: schema).column(id, "\(pointer)/columns/\(place)").number
    }
    if let when = wire.when {
      let pointer = pointer + "/when"
      let expression = try expression(when, pointer)
      guard expression.isCondition else {
        let failure = ExpressionFailure(
          .type, "the expression gives something else than is needed", at: 0..<when.count,
          expected: "bool", found: "\(expression.type)")
        throw ExpressionRefusal(failure, source: when, pointer: pointer)
      }
      rule.condition = Text(when)
    }
    for parameter in wire.parameters ?? [] {
      let pointer = (pointer + "/parameters").pointing(to: parameter.id)
      rule.parameters[Text(parameter.id)] = try self.parameter(parameter.value, pointer)
    }
    return rule
  }

  private func parameter(
    _ wire: WireStyleParameter, _ pointer: String
  ) throws -> StyleRule.Parameter {
    switch wire {
    case .expression(let source):
      _ = try expression(source, pointer + "/expression")
      return .expression(Text(source))
    case .literal(let value):
      if let text = value.view.string { return .literal(.text(Text(text))) }
      if let flag = value.view.bool { return .literal(.boolean(flag)) }
      if let whole = value.view.int64 { return .literal(.integer(whole)) }
      guard let number = value.view.double, number.isFinite else {
        throw DaemonError.invalid(
          pointer: pointer, expected: "a number within a double's range",
          found: InvalidParams.spelling(of: value.view))
      }
      return .literal(.number(number))
    }
  }

  private func expression(_ source: WireText, _ pointer: String) throws -> RuleExpression {
    do throws(ExpressionFailure) {
      return try RuleExpression(Text(source), over: schema, readsView: true)
    } catch {
      throw ExpressionRefusal(error, source: source, pointer: pointer)
    }
  }

  /// Writes the rules of a state.
  func write(_ rules: [StyleRule], to writer: inout JSONWriter) {
    writer.list("styles", rules) { writer, rule in
      writer.beginObject()
      writer.text("when", rule.condition)
      writer.member("source", rule.source.map { WireStyleSource($0) })
      if let columns = rule.columns {
        writer.list("columns", columns.compactMap { schema[$0]?.id }) { $0.string($1.text.utf8) }
      }
      writer.name("layer")
      writer.string(rule.layer.rawValue)
      writer.text("tag", rule.tag)
      if !rule.parameters.isEmpty {
        writer.name("parameters")
        writer.beginObject()
        for (name, parameter) in rule.parameters.sorted(by: { $0.key < $1.key }) {
          writer.name(name.utf8)
          switch parameter {
          case .literal(let value): writer.value(of: Cell(value))
          case .expression(let source):
            writer.beginObject()
            writer.text("expression", source)
            writer.endObject()
          }
        }
        writer.endObject()
      }
      writer.endObject()
    }
  }
}

extension StyleRule.Source {
  fileprivate init(_ wire: WireStyleSource) {
    self =
      switch wire {
      case .stripes(let every, let offset, let scope):
        .stripes(every: every ?? 2, offset: offset ?? 0, inSection: scope == .section)
      case .sorted(let every, let offset): .sorted(every: every ?? 1, offset: offset ?? 0)
      case .selected: .selected
      case .hovered: .hovered
      case .matches: .matches
      case .drafts: .drafts
      case .errors: .errors
      }
  }
}

extension WireStyleSource {
  fileprivate init(_ source: StyleRule.Source) {
    self =
      switch source {
      case .stripes(let every, let offset, let inSection):
        .stripes(every: every, offset: offset, by: inSection ? .section : .page)
      case .sorted(1, 0): .sorted(every: nil, offset: nil)
      case .sorted(let every, let offset): .sorted(every: every, offset: offset)
      case .selected: .selected
      case .hovered: .hovered
      case .matches: .matches
      case .drafts: .drafts
      case .errors: .errors
      }
  }
}

extension JSONWriter {
  /// Writes the changed styles of a window's rows and cells, as a member.
  mutating func styles(_ news: StyleDelta) {
    name("styles")
    beginObject()
    if news.isAnew { member("anew", true) }
    if !news.looks.isEmpty {
      list("looks", news.looks) { writer, look in
        writer.beginObject()
        writer.member("look", look.number)
        writer.list("styles", look.tags) { $0.styleTag($1) }
        writer.endObject()
      }
    }
    if !news.rows.isEmpty {
      list("rows", news.rows) { writer, rows in
        writer.beginObject()
        writer.look(rows)
        writer.endObject()
      }
    }
    if !news.cells.isEmpty {
      list("cells", news.cells) { writer, cells in
        writer.beginObject()
        writer.text("column", cells.column.text)
        writer.look(cells.rows)
        writer.endObject()
      }
    }
    if let failures = news.failures {
      list("failures", failures) { writer, failure in
        writer.beginObject()
        writer.member("style", failure.rule)
        writer.member("count", failure.count)
        writer.name("row")
        writer.key(failure.row)
        writer.text("message", failure.message)
        writer.endObject()
      }
    }
    endObject()
  }

  private mutating func look(_ rows: StyleDelta.Rows) {
    member("look", rows.look)
    name("at")
    runs(rows.rows)
  }

  private mutating func styleTag(_ tag: StyleTag) {
    beginObject()
    name("layer")
    string(tag.layer.rawValue)
    text("tag", tag.tag)
    if !tag.parameters.isEmpty {
      name("parameters")
      beginObject()
      for (name, value) in tag.parameters.sorted(by: { $0.key < $1.key }) {
        self.name(name.utf8)
        _ = self.value(of: Cell(value), upTo: TextCut.standard)
      }
      endObject()
    }
    endObject()
  }
}
