/// What a column says about its cells beside their type: how they are read, shown, compared and
/// edited. A named type gives these to every column that refers to it.
package struct ColumnTraits: Hashable, Sendable {
  /// The named type that the column refers to.
  package var typeName: Text?
  /// How cells are shown; nil: as the source spells them.
  package var format: CellFormat?
  /// How texts of the source and typed texts are read; nil: by the type's own grammar.
  package var parse: CellFormat?
  /// What null shows.
  package var nullPlaceholder: Text?
  /// What sorting by the column compares unless a sort key says otherwise.
  package var comparator: CellComparator?
  /// What stands below the column, unless a view says otherwise.
  package var footer: FooterRule?
  /// What its cells are to meet.
  package var rules: [ValidationRule] = []
  /// What clients declared and get back, as JSON by member name: `format`, `parse`, `validate`,
  /// `align`, `editor`, `cellKind`, `meta`.
  package var documents: [String: Text] = [:]

  /// A column that says nothing.
  package init() {}

  /// These traits, with those of a named type where they say nothing.
  package func over(_ base: ColumnTraits) -> ColumnTraits {
    var result = self
    result.format = format ?? base.format
    result.parse = parse ?? base.parse
    result.nullPlaceholder = nullPlaceholder ?? base.nullPlaceholder
    result.comparator = comparator ?? base.comparator
    result.footer = footer ?? base.footer
    result.rules = rules.isEmpty ? base.rules : rules
    result.documents = base.documents.merging(documents) { $1 }
    return result
  }
}

/// A type that a table declares for its columns.
package struct NamedType: Hashable, Sendable {
  /// Its name, which no built-in type has.
  package var name: Text
  /// The type of the cells.
  package var base: ColumnType
  /// What columns of the type say unless they say otherwise.
  package var traits: ColumnTraits

  /// Makes a type.
  package init(name: Text, base: ColumnType, traits: ColumnTraits) {
    self.name = name
    self.base = base
    self.traits = traits
  }
}
