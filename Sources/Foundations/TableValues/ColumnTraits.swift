/// The properties of a column's cells beside their type: parsing, formatting, comparison and
/// validation. A named type supplies them to every column that refers to it.
package struct ColumnTraits: Hashable, Sendable {
  /// The named type that the column refers to.
  package var typeName: Text?
  /// The format of cells; nil: the source text.
  package var format: CellFormat?
  /// The format in which source texts and typed texts are parsed; nil: the type's own grammar.
  package var parse: CellFormat?
  /// Whether cells with a source text display it, also if there is a format: the format was found in
  /// these texts. The format then shows values that have no text.
  package var showsSource = false
  /// The text that null cells display.
  package var nullPlaceholder: Text?
  /// What sorting by the column compares, unless a sort key names a comparator.
  package var comparator: CellComparator?
  /// The footer of the column, unless a view overrides it.
  package var footer: FooterRule?
  /// The validation rules of its cells.
  package var rules: [ValidationRule] = []
  /// Declarations of the client that are returned unchanged, as JSON by member name: `format`,
  /// `parse`, `validate`, `align`, `editor`, `cellKind`, `meta`.
  package var documents: [String: Text] = [:]

  /// The name of a document with all properties of a column, as they are kept outside of the process.
  /// No member of a column has this name.
  package static let keptForm = " form"

  /// No properties.
  package init() {}

  /// These properties, with those of a named type as defaults.
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
  /// Its name. No built-in type has it.
  package var name: Text
  /// The type of the cells.
  package var base: ColumnType
  /// The defaults of columns of this type.
  package var traits: ColumnTraits

  /// Makes a type.
  package init(name: Text, base: ColumnType, traits: ColumnTraits) {
    self.name = name
    self.base = base
    self.traits = traits
  }
}
