import CellFormats
import ColumnStorage
import Expressions
import TableValues

/// The display texts of a column for which row kinds declare formats, each row by its own kind.
///
/// A cell whose kind has no format displays what it would without kinds: the value of the column's
/// display expression, otherwise its own text.
struct KindShownColumn: DerivedColumn {
  private(set) var number = SourceNumber()
  private(set) var lineage = SourceNumber()
  let inputs: [ColumnRequest]
  /// The column of the display expression.
  let base: (any DerivedColumn)?
  private let definition: Definition
  private let fields: [Text: KindField]
  /// The kinds of rows, if an expression computes them; nil if a column gives them, or nothing.
  private let computed: ComputedColumn?

  /// The definition of the column.
  private struct Definition: Equatable {
    var type: ColumnType
    var fields: [Text: RowDeclarations.Field]
    var kinds: Set<Text>
    var standard: Text?
    var source: RowDeclarations.KindSource?
    var parameters: [Text: ParameterValue] = [:]
    var formats: [NamedFormat] = []
  }

  /// Nil if no kind has a format for the column.
  init?(
    _ column: Column, _ declarations: RowDeclarations, over schema: TableSchema,
    _ parameters: TableParameters, base: (any DerivedColumn)?
  ) {
    let said = declarations.kinds.compactMapValues { kind in
      kind.fields[column.id].flatMap { $0.format == nil ? nil : $0 }
    }
    fields = said.compactMapValues { KindField($0, in: column) }
    if fields.isEmpty { return nil }
    self.base = base
    var definition = Definition(
      type: column.type, fields: said, kinds: Set(declarations.kinds.keys),
      standard: declarations.defaultKind, source: declarations.kindSource)
    var ownText = ColumnRequest(column.number, as: .text)
    ownText.isOwn = true
    var inputs = [
      ColumnRequest(column.number, as: .values(column.type)), ownText,
      ColumnRequest(.saidKind, as: .values(.text)),
    ]
    var computed: ComputedColumn?
    switch declarations.kindSource {
    case nil: break
    case .column(let id):
      if let source = schema[id] {
        inputs.append(ColumnRequest(source.number, as: .values(source.type)))
      }
    case .expression(let source):
      let expression = try? RowExpression(
        source, in: ExpressionEnvironment(over: schema), parameters: parameters,
        type: { schema[$0]?.type })
      if let expression {
        definition.formats = expression.formats
        // Only a text names a kind; any other value means none.
        let isText = expression.expression.type == .text
        computed = ComputedColumn(expression, as: isText ? .text : .json)
        definition.parameters = expression.parameters
        inputs += computed?.inputs ?? []
      }
    }
    if Self.isRound(inputs.dropFirst(3), computed, declarations, over: schema) { return nil }
    self.computed = computed
    self.definition = definition
    self.inputs = inputs + (base?.inputs ?? [])
  }

  /// Whether the computation of row kinds depends on the display texts of kinds, which would be a
  /// cycle.
  private static func isRound(
    _ sources: ArraySlice<ColumnRequest>, _ computed: ComputedColumn?,
    _ declarations: RowDeclarations, over schema: TableSchema
  ) -> Bool {
    let ofKinds = schema.columns.filter { column in
      declarations.kinds.values.contains { $0.fields[column.id]?.format != nil }
    }
    let shown = Set(ofKinds.map(\.number.shown))
    let computations = schema.columns.computations
    var open = computed?.otherColumns ?? []
    for source in sources {
      open += source.form == .text ? [source.column, source.column.shown] : [source.column]
    }
    var seen = Set(open)
    while let next = open.popLast() {
      if shown.contains(next) { return true }
      let computation = computations[next]
      for number in (computation?.reads ?? []) + (computation?.otherColumns ?? [])
      where seen.insert(number).inserted { open.append(number) }
    }
    return false
  }

  var type: ColumnType { .text }

  var isBrief: Bool { (computed?.isBrief ?? true) && (base?.isBrief ?? true) }

  var otherColumns: [ColumnNumber] {
    (computed?.otherColumns ?? []) + (base?.otherColumns ?? [])
  }

  var ledger: ReadLedger? { computed?.ledger ?? base?.ledger }

  func renewed() -> any DerivedColumn {
    var column = self
    column.number = SourceNumber()
    return column
  }

  func remade() -> any DerivedColumn {
    var column = self
    column.number = SourceNumber()
    column.lineage = SourceNumber()
    return column
  }

  func values(_ inputs: [ColumnChunk], count: Int, others: OtherRows?) -> ColumnChunk {
    let baseInputs = base?.inputs.count ?? 0
    let rest = Array(inputs.dropFirst(3).dropLast(baseInputs))
    let shown =
      base?.values(Array(inputs.suffix(baseInputs)), count: count, others: others) ?? inputs[1]
    let given = computed?.values(rest, count: count, others: others) ?? rest.first
    let givenType = computed?.type ?? self.inputs.dropFirst(3).first?.form.valueType ?? .text
    var builder = ColumnChunkBuilder(type: .text)
    for row in 0..<count {
      let said = Self.text(inputs[2].cell(at: row, type: .text))
      let name = said ?? given.flatMap { kind($0.cell(at: row, type: givenType)) }
      let text = field(of: name)?.text(of: inputs[0].cell(at: row, type: definition.type))
      builder.append(text.map { Cell(.text($0)) } ?? shown.cell(at: row, type: .text))
    }
    return builder.finish()
  }

  /// The declaration for the column of a kind, which a row declares itself or is computed.
  private func field(of said: Text?) -> KindField? {
    let isDeclared = said.map { definition.kinds.contains($0) } ?? false
    return (isDeclared ? said : definition.standard).flatMap { fields[$0] }
  }

  private func kind(_ cell: Cell) -> Text? {
    switch cell.value {
    case .null, .error, .pending: return nil
    case .text(let text): return text
    case .json(let json) where computed != nil:
      return json.kind == .string ? json.shownText : nil
    case .boolean, .integer, .number, .decimal, .date, .dateTime, .time, .duration, .json:
      return CellFormatter.displayText(of: cell)
    }
  }

  private static func text(_ cell: Cell) -> Text? {
    if case .text(let text) = cell.value { text } else { nil }
  }

  func texts(of values: ColumnChunk) -> ColumnChunk { values }

  func text(of cell: Cell) -> Text { Self.text(cell) ?? "" }

  /// Whether it computes the same texts from the same inputs.
  func isSame(as other: KindShownColumn) -> Bool {
    definition == other.definition && inputs == other.inputs
      && base?.lineage == other.base?.lineage
  }
}

extension RowDeclarations {
  /// Whether kinds have formats.
  var hasFormats: Bool {
    kinds.values.contains { $0.fields.values.contains { $0.format != nil } }
  }
}

extension [ColumnNumber: any DerivedColumn] {
  /// The columns without the display texts of kinds.
  var withoutKinds: Self {
    compactMapValues { column in
      guard let shown = column as? KindShownColumn else { return column }
      return shown.base
    }
  }

  /// Adds the display texts of row kinds.
  ///
  /// - Parameters:
  ///   - known: The previous columns. Those with the same definition are kept, together with their
  ///     cached chunks.
  ///   - before: The schema that `known` belongs to.
  mutating func show(
    _ declarations: RowDeclarations, over schema: TableSchema, _ parameters: TableParameters,
    keeping known: Self, of before: TableSchema
  ) {
    guard declarations.hasFormats else { return }
    for column in schema.columns {
      let shown = KindShownColumn(
        column, declarations, over: schema, parameters, base: self[column.number.shown])
      guard let shown else { continue }
      let old = known[column.number.shown] as? KindShownColumn
      let isKept =
        old.map { old in
          shown.isSame(as: old)
            && shown.inputs.allSatisfy { input in
              schema[input.column].map { before[input.column]?.reads(as: $0) ?? false } ?? true
                && self[input.column]?.lineage == known[input.column]?.lineage
            }
        } ?? false
      self[column.number.shown] = isKept ? old : shown
    }
  }

  /// Redefines columns that read display texts whose definition has changed.
  mutating func followShown(since known: Self) {
    var changed = Set(keys).union(known.keys).filter { self[$0]?.lineage != known[$0]?.lineage }
    var count = -1
    while count != changed.count {
      count = changed.count
      for (number, column) in self where !changed.contains(number) {
        let follows = column.inputs.contains { input in
          changed.contains(input.column)
            || input.form == .text && !input.isOwn && changed.contains(input.column.shown)
        }
        guard follows || !changed.isDisjoint(with: column.otherColumns) else { continue }
        self[number] = column.remade()
        changed.insert(number)
      }
    }
  }
}

extension ChunkForm {
  /// The type of the cells of a chunk in this form.
  fileprivate var valueType: ColumnType {
    if case .values(let type) = self { type } else { .text }
  }
}
