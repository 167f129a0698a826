import ColumnStorage
import Expressions
import RowPipeline
import RowTree
import TableValues

/// The part of a table's declarations that hides rows.
struct HidingRules: Sendable {
  /// Changes whenever other rows may be hidden without a change of cells.
  let stamp: SourceNumber
  /// The part of the declarations from which it is compiled.
  private let said: RowDeclarations
  /// The texts of its expressions.
  let sources: Set<Text>
  /// The cells of a row that these read, and those that decide its kind.
  let requests: [ColumnRequest]
  /// The cells of other rows that they read.
  let others: [ColumnRequest]
  /// The formats that they use.
  private let formats: Set<NamedFormat>
  /// The values of the table and its fallback, in this order.
  let layers: [SettingValue]
  /// Whether kinds have a value.
  let asksKinds: Bool
  /// Whether sections have a value.
  let asksSections: Bool

  /// Extracts the hiding rules.
  init(
    _ declarations: RowDeclarations, _ expressions: [Text: RuleExpression],
    over schema: TableSchema
  ) {
    stamp = SourceNumber()
    layers = [declarations.settings[.hidden], declarations.fallback[.hidden]].compactMap { $0 }
    let ofKinds = declarations.kinds.values.compactMap { $0.settings[.hidden] }
    let ofSections =
      declarations.sections.values.compactMap { $0.settings[.hidden] }
      + declarations.sectionKinds.values.compactMap { $0[.hidden] }
    asksKinds = !ofKinds.isEmpty
    asksSections = !ofSections.isEmpty
    said = Self.part(of: declarations, withKinds: asksKinds)
    var sources = Set<Text>()
    for case .expression(let source) in layers + ofKinds + ofSections { sources.insert(source) }
    var requests: [ColumnRequest] = []
    if asksKinds {
      switch declarations.kindSource {
      case nil: break
      case .expression(let source): sources.insert(source)
      case .column(let id):
        if let column = schema[id] {
          requests.append(ColumnRequest(column.number, as: .values(column.type)))
        }
      }
    }
    for source in sources {
      for request in expressions[source]?.requests ?? [] where !requests.contains(request) {
        requests.append(request)
      }
    }
    self.sources = sources
    formats = Set(sources.flatMap { expressions[$0]?.formats ?? [] })
    self.requests = requests.sorted { $0.column < $1.column }
    others = Set(sources.flatMap { expressions[$0]?.otherColumns ?? [] }).sorted()
      .compactMap { number in schema[number].map { ColumnRequest(number, as: .values($0.type)) } }
  }

  /// Whether nothing is hidden.
  var isIdle: Bool {
    !asksKinds && !asksSections && layers.allSatisfy { $0 == .flag(false) }
  }

  /// Whether both hide the same rows, given the same parameters, and read the same columns as the
  /// same types.
  func isSame(as other: HidingRules) -> Bool {
    said == other.said && requests == other.requests && others == other.others
      && formats == other.formats
  }

  /// The part of declarations that hides rows.
  private static func part(
    of declarations: RowDeclarations, withKinds: Bool
  ) -> RowDeclarations {
    func hidden(_ settings: RowSettings) -> RowSettings { settings.filter { $0.key == .hidden } }
    var part = RowDeclarations()
    part.settings = hidden(declarations.settings)
    part.fallback = hidden(declarations.fallback)
    if withKinds {
      part.kindSource = declarations.kindSource
      part.defaultKind = declarations.defaultKind
      part.kinds = declarations.kinds.mapValues { kind in
        var part = RowDeclarations.Kind()
        part.settings = hidden(kind.settings)
        return part
      }
    }
    part.sectionKinds = declarations.sectionKinds.mapValues(hidden)
    part.sections = declarations.sections.mapValues { section in
      var part = section
      part.settings = hidden(section.settings)
      return part
    }
    return part
  }
}

extension TableState {
  /// The hiding stage for a view with some sections; nil if nothing is hidden.
  package func hiding(in sections: SectionSource) -> RowHiding? {
    let rules = rules?.hiding
    guard rules?.isIdle == false || !rowHiding.isEmpty else { return nil }
    let sections = rules?.asksSections == true ? sections : SectionSource()
    var own = OwnHiding()
    if !rowHiding.sources.isEmpty {
      own.sources = Set(rowHiding.sources.keys)
      own.parameters = parameters
      own.stamp = rowHiding.stamp
    }
    return RowHiding(
      stamp: rules?.stamp ?? Self.noHidingRules, sections: sections, own: own,
      hider: TableHider(self, sections))
  }

  private static let noHidingRules = SourceNumber()
}

/// Answers RowPipeline which rows of a frozen table are hidden in a view with the given sections.
private struct TableHider: RowHider {
  private let table: TableState
  private let sections: SectionSource
  private let requests: [ColumnRequest]
  private let expressions: [RuleExpression]
  let columns: Set<ColumnNumber>
  let otherColumns: Set<ColumnNumber>

  init(_ table: TableState, _ sections: SectionSource) {
    self.table = table
    self.sections = sections
    var requests = table.rules?.hiding.requests ?? []
    let own = Array(table.rowHiding.expressions.values)
    for expression in own {
      for request in expression.requests where !requests.contains(request) {
        requests.append(request)
      }
    }
    self.requests = requests
    let said = table.rules.map { rules in
      rules.hiding.sources.compactMap { rules.expression($0) }
    }
    expressions = ((said ?? []) + own).filter { $0.ledger != nil }
    otherColumns = Set(expressions.flatMap(\.otherColumns)).union(sections.otherColumns)
    columns = Set(requests.map(\.column)).union(sections.columns)
  }

  func hiddenRows(ofChunk index: Int) -> [Bool] {
    let slots = table.content.slots(ofChunk: index)
    if let rules = table.rules, table.rowHiding.isEmpty, !rules.hiding.asksKinds,
      sections.levels.isEmpty
    {
      return hiddenRows(ofChunk: index, slots.count, rules)
    }
    return isHidden(Array(slots), mayBlock: true) ?? slots.map { _ in false }
  }

  /// The rows hidden by settings that apply to all rows, expression by expression.
  private func hiddenRows(ofChunk index: Int, _ count: Int, _ rules: RowRules) -> [Bool] {
    var hidden = [Bool](repeating: false, count: count)
    var isOpen = [Bool](repeating: true, count: count)
    for layer in rules.hiding.layers {
      switch layer {
      case .flag(let flag):
        for row in 0..<count where isOpen[row] { hidden[row] = flag }
        return hidden
      case .expression(let source):
        guard let expression = rules.expression(source) else { continue }
        let chunks = table.content.chunks(index, expression.requests)
        let rows = EvaluatedRows.run(
          table.content.slots(ofChunk: index).lowerBound, count: count)
        let others = expression.others(table.linked, for: rows, mayBlock: true)
        guard let truth = expression.truth(chunks, count: count, others) else { continue }
        for row in 0..<count where isOpen[row] {
          let (word, bit) = (row >> 6, UInt64(1) << UInt64(row & 63))
          hidden[row] = truth.words[word] & bit != 0
          isOpen[row] = (truth.words[word] | truth.falseWords[word]) & bit == 0
        }
      case .ask, .within, .number, .automatic, .zero, .text, .actions, .separators, .document: break
      }
    }
    return hidden
  }

  func isHidden(_ slots: [UInt32], mayBlock: Bool) -> [Bool]? {
    var resolver = SettingResolver(table, sections: sections)
    guard resolver.prepare(slots, reading: requests, mayBlock: mayBlock) else { return nil }
    let found = slots.map { slot in
      resolver.resolve(.hidden, SettingResolver.Target(slot: slot)).value == .flag(true)
    }
    return resolver.isPending ? nil : found
  }

  func hiddenSections(_ stamp: SourceNumber) -> HiddenSections {
    var resolver = SettingResolver(table, sections: SectionSource())
    let declarations = table.rules?.declarations ?? RowDeclarations()
    var said = Set(declarations.sections.keys)
    if declarations.sectionKinds.values.contains(where: { $0[.hidden] != nil }) {
      for section in table.sections?.list ?? [] where section.kind != nil {
        if let name = SettingResolver.sectionKey([Cell(section.key)]) { said.insert(name) }
      }
    }
    var names: [Text: Bool] = [:]
    for name in said { names[name] = resolver.hides(section: name) }
    return HiddenSections(
      stamp: stamp, names: names,
      standard: resolver.resolve(.hidden, SettingResolver.Target()).value == .flag(true)
    ) { path in SettingResolver.sectionKey(path.map { Cell($0) }) }
  }

  func readers(
    of changes: RowChanges, from old: TableContent, to new: TableContent
  ) -> Set<UInt32>? {
    var readers = Set<UInt32>()
    let own = expressions.map { (ledger: $0.ledger, columns: $0.otherColumns) }
    for (ledger, columns) in own + sections.readers.map({ ($0.ledger, $0.columns) }) {
      guard let found = changes.readers(ledger, columns, from: old, to: new) else { return nil }
      readers.formUnion(found)
    }
    return readers
  }
}
