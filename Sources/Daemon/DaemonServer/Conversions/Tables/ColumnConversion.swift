import CellFormats
import JSONText
import RowPipeline
import TableValues
import WireProtocol

/// Conversion of columns, formats, comparators and named types, in both directions.
struct ColumnConversion {
  /// The named types that columns may refer to.
  let types: [NamedType]

  // MARK: Declarations

  /// The named types of a request, in ascending order of name.
  ///
  /// - Throws: `DaemonError` for a built-in name and for invalid formats.
  static func types(_ wire: [WireNamed<WireNamedType>]?) throws -> [NamedType] {
    var types: [NamedType] = []
    for named in wire ?? [] {
      let pointer = "/types".pointing(to: named.id)
      guard ColumnType.allCases.allSatisfy({ !$0.rawValue.utf8.elementsEqual(named.id) }) else {
        throw DaemonError.invalid(
          pointer: pointer, expected: "a name that no built-in type has",
          found: "\"\(Text(named.id))\"")
      }
      var traits = ColumnTraits()
      try take(named.value.traits, into: &traits, pointer)
      types.append(NamedType(name: Text(named.id), base: named.value.base, traits: traits))
    }
    return types.sorted { $0.name < $1.name }
  }

  /// Applies a request's options to a column. A named type supplies all of its properties; the
  /// request's own options override them.
  func take(_ options: WireColumnOptions, into column: inout Column, _ pointer: String) throws {
    if let type = options.type {
      column.type = type
      column.traits.typeName = nil
    } else if let name = options.typeName {
      guard let type = types.first(where: { $0.name == Text(name) }) else {
        let names = ColumnType.allCases.map(\.rawValue) + types.map { "\($0.name)" }
        throw DaemonError.unknownType(
          pointer: pointer + "/type", names: names.joined(separator: ", "), Text(name))
      }
      column.type = type.base
      column.traits = type.traits
      column.traits.typeName = type.name
    }
    try Self.take(options.traits, into: &column.traits, pointer)
    if let title = options.title { column.title = Text(title) }
    if let flag = options.isSortable { column.isSortable = flag }
    if let flag = options.isSearchable { column.isSearchable = flag }
    if let flag = options.isEditable { column.isEditable = flag }
    takeComputation(options, into: &column)
    try Self.takeForm(options, into: &column, pointer)
    try takeSupply(options, into: &column, pointer)
  }

  /// Applies the computation of a column. If the options name a type, it counts as declared.
  private func takeComputation(_ options: WireColumnOptions, into column: inout Column) {
    let declaresType = options.type != nil || options.typeName != nil
    switch options.computed {
    case .absent: if declaresType { column.computation?.isTypeDeclared = true }
    case .null: column.computation = nil
    case .value(let source):
      column.supply = nil
      column.computation = ColumnComputation(
        source: Text(source),
        isTypeDeclared: declaresType || column.computation?.isTypeDeclared ?? false)
    }
  }

  /// Applies the parameters of a client-computed column.
  private func takeSupply(
    _ options: WireColumnOptions, into column: inout Column, _ pointer: String
  ) throws {
    switch options.supplied {
    case .absent: break
    case .null: column.supply = nil
    case .value(let supplied):
      if case .value = options.computed {
        throw DaemonError.invalid(
          pointer: pointer + "/supplied", expected: "a column computed or supplied",
          found: "one that is both")
      }
      column.computation = nil
      column.supply = ColumnSupply(supplied)
    }
  }

  private static func take(
    _ wire: WireColumnTraits, into traits: inout ColumnTraits, _ pointer: String
  ) throws {
    try take(wire.format, pointer + "/format") {
      traits.format = $0
      traits.showsSource = false
    }
    try take(wire.parse, pointer + "/parse") { traits.parse = $0 }
    switch wire.nullPlaceholder {
    case .absent: break
    case .null: traits.nullPlaceholder = nil
    case .value(let text): traits.nullPlaceholder = Text(text)
    }
    switch wire.comparator {
    case .absent: break
    case .null: traits.comparator = nil
    case .value(let comparator): traits.comparator = CellComparator(comparator)
    }
    switch wire.footer {
    case .absent: break
    case .null: traits.footer = nil
    case .value(let rule): traits.footer = FooterRule(rule)
    }
    keep(wire.format, "format", in: &traits) { $1.write(to: &$0) }
    keep(wire.parse, "parse", in: &traits) { $1.write(to: &$0) }
    switch wire.validate {
    case .absent: break
    case .null: traits.rules = []
    case .value(let check): traits.rules = check.rules.map { ValidationRule($0) }
    }
    keep(wire.validate, "validate", in: &traits) { $1.write(to: &$0) }
    keep(wire.align, "align", in: &traits) { $0.string($1.rawValue) }
    keep(wire.editor, "editor", in: &traits) { $0.value($1) }
    keep(wire.cellKind, "cellKind", in: &traits) { $0.string($1) }
    keep(wire.meta, "meta", in: &traits) { $0.value($1) }
  }

  private static func take(
    _ wire: WireMember<WireFormat>, _ pointer: String, _ set: (CellFormat?) -> Void
  ) throws {
    switch wire {
    case .absent: break
    case .null: set(nil)
    case .value(let format): set(try self.format(format, pointer))
    }
  }

  /// Keeps the client's JSON, to return it unchanged.
  private static func keep<Value>(
    _ member: WireMember<Value>, _ name: String, in traits: inout ColumnTraits,
    _ write: (inout JSONWriter, Value) -> Void
  ) {
    switch member {
    case .absent: break
    case .null: traits.documents[name] = nil
    case .value(let value):
      var writer = JSONWriter()
      write(&writer, value)
      traits.documents[name] = Text(writer.finish())
    }
  }

  // MARK: Formats

  /// The format of a request. It is compiled once, to make sure that it is valid.
  static func format(_ wire: WireFormat, _ pointer: String) throws -> CellFormat {
    let format = try plainFormat(wire, pointer)
    do {
      _ = try CompiledFormat(format)
    } catch {
      throw DaemonError.badFormat(pointer: pointer, error)
    }
    return format
  }

  private static func plainFormat(_ wire: WireFormat, _ pointer: String) throws -> CellFormat {
    let locale = wire.locale ?? .en
    switch wire.kind {
    case .number, .currency, .percent: return .number(number(wire, locale))
    case .compact:
      var format = CompactFormat()
      format.locale = locale
      format.currency = wire.currency.map { Text($0) }
      format.digits = wire.digits ?? format.digits
      return .compact(format)
    case .bytes:
      var format = ByteCountFormat()
      format.locale = locale
      format.isBinary = wire.units != .si
      format.fractionDigits = wire.digits ?? format.fractionDigits
      return .bytes(format)
    case .duration:
      var format = DurationFormat()
      format.locale = locale
      format.style = wire.style ?? format.style
      format.unit = wire.unit ?? format.unit
      return .duration(format)
    case .date: return .date(pattern: Text(wire.pattern ?? []), locale: locale)
    case .boolean:
      return .boolean(trueText: Text(wire.trueText ?? []), falseText: Text(wire.falseText ?? []))
    case .map:
      let inner = try wire.inner.first.map { try format($0, pointer + "/otherwise") }
      let texts = (wire.values ?? [:]).map { (Text($0.key), Text($0.value)) }
      return .map(Dictionary(texts) { first, _ in first }, otherwise: inner)
    case .template:
      let inner = try wire.inner.first.map { try format($0, pointer + "/format") }
      return .template(Text(wire.template ?? []), of: inner)
    }
  }

  private static func number(_ wire: WireFormat, _ locale: FormatLocale) -> NumberFormat {
    var format = NumberFormat()
    format.pattern = wire.pattern.map { Text($0) }
    format.locale = locale
    format.currency = wire.currency.map { Text($0) }
    format.showsCode = wire.display == .code
    format.isPercent = wire.kind == .percent
    format.prefix = Text(wire.prefix ?? [])
    format.suffix = Text(wire.suffix ?? [])
    format.usesParentheses = wire.negative == .parentheses
    format.decimalMark = wire.decimalMark.map { Text($0) }
    format.groupMark = wire.groupMark.map { Text($0) }
    return format
  }

  // MARK: Writing

  /// Writes a table's members `types` and `defaultSort`, if there are any.
  static func write(
    _ types: [NamedType], _ sort: SortOrder, _ schema: TableSchema, to writer: inout JSONWriter
  ) {
    if !types.isEmpty {
      writer.name("types")
      writer.beginObject()
      for type in types {
        writer.name(type.name.utf8)
        writer.beginObject()
        writer.name("base")
        writer.string(type.base.rawValue)
        write(type.traits, to: &writer)
        writer.endObject()
      }
      writer.endObject()
    }
    let known = sort.keys.filter { schema[$0.column] != nil || sort.expressions[$0.column] != nil }
    guard !known.isEmpty else { return }
    writer.name("defaultSort")
    writer.beginArray()
    for key in known {
      ViewStateConversion(schema: schema).write(key, sort.expressions, to: &writer)
    }
    writer.endArray()
  }

  /// Writes the properties of a column as members. Those that are not set are left out.
  static func write(_ traits: ColumnTraits, to writer: inout JSONWriter) {
    writer.text("typeName", traits.typeName)
    for name in ["format", "parse", "validate", "align", "editor", "cellKind", "meta"] {
      guard let document = traits.documents[name] else { continue }
      writer.name(Array(name.utf8))
      writer.json(document.utf8)
    }
    writer.text("nullPlaceholder", traits.nullPlaceholder)
    if let comparator = traits.comparator {
      writer.name("comparator")
      WireComparator(comparator).write(to: &writer)
    }
    if let footer = traits.footer {
      writer.name("footer")
      WireFooterRule(footer).write(to: &writer)
    }
  }
}

extension ColumnSupply {
  /// The meaning of a wire value.
  init(_ wire: WireSupplied) {
    let inputs = wire.inputs.map { Inputs.columns($0.map { ColumnID(Text($0)) }) } ?? .row
    self.init(inputs: inputs, deadline: wire.deadline ?? WireSupplied.standardDeadline)
  }
}

extension WireSupplied {
  /// The wire form of the parameters of a client-computed column.
  init(_ supply: ColumnSupply) {
    switch supply.inputs {
    case .columns(let ids): self.init(inputs: ids.map(\.text.utf8), deadline: supply.deadline)
    case .row: self.init(inputs: nil, deadline: supply.deadline)
    }
  }
}

extension CellComparator {
  /// The comparator of a wire value.
  init(_ wire: WireComparator) {
    let kind: Kind
    switch wire.kind {
    case .value: kind = .value
    case .text, .caseInsensitive: kind = .text
    case .natural: kind = .natural
    case .semver: kind = .semver
    case .length: kind = .length
    case .list: kind = .list((wire.values ?? []).map { Text($0) })
    }
    self.init(
      kind, foldsCase: wire.isCaseFolded ?? (wire.kind == .caseInsensitive),
      ignoresDiacritics: wire.diacritics == .ignored)
  }
}

extension WireComparator {
  /// The wire form of a comparator: a name, if that is sufficient.
  init(_ comparator: CellComparator) {
    switch comparator.kind {
    case .value: self.init(WireComparator.Kind.value)
    case .text:
      let isWord = comparator.foldsCase && !comparator.ignoresDiacritics
      self.init(isWord ? WireComparator.Kind.caseInsensitive : WireComparator.Kind.text)
      if isWord { return }
    case .natural: self.init(WireComparator.Kind.natural)
    case .semver: self.init(WireComparator.Kind.semver)
    case .length: self.init(WireComparator.Kind.length)
    case .list(let texts):
      self.init(WireComparator.Kind.list)
      values = texts.map(\.utf8)
    }
    if comparator.foldsCase { isCaseFolded = true }
    if comparator.ignoresDiacritics { diacritics = .ignored }
  }
}
