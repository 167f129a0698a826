import JSONText

/// A format for displaying and parsing values: one object for all kinds. Members that the kind does
/// not have are errors.
package struct WireFormat: WireObject, Sendable {
  /// The kinds of formats.
  package enum Kind: String, ContractWord {
    /// The kinds by their names in the contract.
    case number, currency, percent, compact, bytes, duration, date, boolean, map, template
  }

  /// The kind.
  package var kind: Kind
  /// A number or date pattern.
  package var pattern: WireText?
  /// A locale, by its language.
  package var locale: FormatLocale?
  /// The currency, an ISO 4217 code.
  package var currency: WireText?
  /// The display of the currency: symbol or code.
  package var display: CurrencyDisplay?
  /// The text before a number.
  package var prefix: WireText?
  /// The text after a number.
  package var suffix: WireText?
  /// The display of negative numbers.
  package var negative: NegativeStyle?
  /// The mark between whole digits and decimals.
  package var decimalMark: WireText?
  /// The mark between groups of digits.
  package var groupMark: WireText?
  /// The number of significant digits, or of fraction digits.
  package var digits: Int?
  /// The units of bytes.
  package var units: ByteUnits?
  /// The style of a duration.
  package var style: DurationStyle?
  /// The unit of a number that is displayed as a duration.
  package var unit: DurationUnit?
  /// The text of true.
  package var trueText: WireText?
  /// The text of false.
  package var falseText: WireText?
  /// The texts of values, by canonical value.
  package var values: [WireText: WireText]?
  /// A template text with `{}`.
  package var template: WireText?
  /// The format of values that are not in `values`, or of the value in place of `{}`; at most one.
  package var inner: [WireFormat] = []

  /// A format with only defaults.
  package init(kind: Kind) {
    self.kind = kind
  }

  /// Reads the members of the kind.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    kind = try reader.required("kind").choice()
    switch kind {
    case .number, .currency, .percent: try readNumber(&reader)
    case .compact:
      locale = try reader.optional("locale")?.choice()
      currency = try reader.optional("currency")?.text()
      digits = try reader.optional("digits")?.integer(in: 1...15, expected: "1 to 15")
    case .bytes:
      locale = try reader.optional("locale")?.choice()
      units = try reader.optional("units")?.choice()
      digits = try reader.optional("digits")?.integer(in: 0...3, expected: "0 to 3")
    case .duration:
      locale = try reader.optional("locale")?.choice()
      style = try reader.optional("style")?.choice()
      unit = try reader.optional("unit")?.choice()
    case .date:
      pattern = try reader.required("pattern").text()
      locale = try reader.optional("locale")?.choice()
    case .boolean:
      trueText = try reader.required("true").text()
      falseText = try reader.required("false").text()
    case .map:
      values = try Self.texts(try reader.required("values"))
      if let otherwise = try reader.optional("otherwise") { inner = [try otherwise.object()] }
    case .template:
      template = try reader.required("template").text()
      if let format = try reader.optional("format") { inner = [try format.object()] }
    }
  }

  private mutating func readNumber(_ reader: inout ParamsReader) throws(InvalidParams) {
    pattern = try reader.optional("pattern")?.text()
    locale = try reader.optional("locale")?.choice()
    if kind == .currency {
      currency = try reader.required("currency").text()
      display = try reader.optional("display")?.choice()
    }
    prefix = try reader.optional("prefix")?.text()
    suffix = try reader.optional("suffix")?.text()
    negative = try reader.optional("negative")?.choice()
    decimalMark = try reader.optional("decimalMark")?.text()
    groupMark = try reader.optional("groupMark")?.text()
  }

  private static func texts(_ value: ParamsValue) throws(InvalidParams) -> [WireText: WireText] {
    var texts: [WireText: WireText] = [:]
    var reader = try value.reader()
    for (name, text) in try reader.rest() { texts[name.lossyString ?? []] = try text.text() }
    return texts
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("kind", kind)
    writer.member("pattern", pattern)
    writer.member("locale", locale)
    writer.member("currency", currency)
    writer.member("display", display)
    writer.member("prefix", prefix)
    writer.member("suffix", suffix)
    writer.member("negative", negative)
    writer.member("decimalMark", decimalMark)
    writer.member("groupMark", groupMark)
    writer.member("digits", digits)
    writer.member("units", units)
    writer.member("style", style)
    writer.member("unit", unit)
    writer.member("true", trueText)
    writer.member("false", falseText)
    if let values {
      writer.name("values")
      writer.beginObject()
      for (name, text) in values.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
        writer.name(name)
        writer.string(text)
      }
      writer.endObject()
    }
    writer.member("template", template)
    writer.member(kind == .map ? "otherwise" : "format", inner.first)
  }
}

/// A comparison of two cells: a kind as a string, or an object with options.
package struct WireComparator: WireUnion {
  /// The kinds of comparisons.
  package enum Kind: String, ContractWord {
    /// The kinds by their names in the contract.
    case value, text, caseInsensitive, natural, semver, length, list
  }

  /// The kind.
  package var kind: Kind
  /// Whether case is ignored.
  package var isCaseFolded: Bool?
  /// Whether diacritics matter.
  package var diacritics: DiacriticsRule?
  /// The order of a list.
  package var values: [WireText]?

  /// A comparison without options.
  package init(_ kind: Kind) {
    self.kind = kind
  }

  /// Reads a string or an object.
  package init(_ value: ParamsValue) throws(InvalidParams) {
    guard case .present(let view) = value, view.kind == .object else {
      kind = try value.choice()
      guard kind != .list else {
        throw value.mismatch("an object with the values of the list", spelled: true)
      }
      return
    }
    var reader = try value.reader()
    kind = try reader.required("kind").choice()
    isCaseFolded = try reader.optional("caseFolded")?.bool()
    diacritics = try reader.optional("diacritics")?.choice()
    if kind == .list { values = try reader.required("values").texts() }
    try reader.finish()
  }

  /// Writes a string if there are no options, else an object.
  package func write(to writer: inout JSONWriter) {
    if isCaseFolded == nil, diacritics == nil, values == nil {
      return writer.string(kind.rawValue)
    }
    writer.beginObject()
    writer.member("kind", kind)
    writer.member("caseFolded", isCaseFolded)
    writer.member("diacritics", diacritics)
    writer.member("values", values)
    writer.endObject()
  }
}
