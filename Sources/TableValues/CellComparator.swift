/// What of two cells is compared, and how. Options combine with every kind that reads text.
package struct CellComparator: Hashable, Sendable {
  /// What is compared.
  package enum Kind: Hashable, Sendable {
    /// The value: false before true, numbers on one line with NaN the largest, moments in time,
    /// text by code point, decimals by their number.
    case value
    /// The display text by code point.
    case text
    /// The display text with runs of digits by their number; see `NaturalKeys`.
    case natural
    /// The display text as a semantic version (SemVer 2.0.0, item 11); others come after.
    case semver
    /// How many code points the display text has.
    case length
    /// By the place of the display text in a list; others come after, by code point.
    case list([Text])
  }

  /// What is compared.
  package var kind: Kind
  /// Whether case is folded in full before texts are compared.
  package var foldsCase: Bool
  /// Whether diacritics are taken away before texts are compared.
  package var ignoresDiacritics: Bool

  /// Makes a comparator.
  package init(_ kind: Kind, foldsCase: Bool = false, ignoresDiacritics: Bool = false) {
    self.kind = kind
    self.foldsCase = foldsCase
    self.ignoresDiacritics = ignoresDiacritics
  }

  /// By value.
  package static let value = CellComparator(.value)
  /// By display text.
  package static let text = CellComparator(.text)
  /// By display text with its case folded.
  package static let caseInsensitive = CellComparator(.text, foldsCase: true)
  /// By the length of the display text.
  package static let length = CellComparator(.length)
  /// By display text with digits by their number.
  package static let natural = CellComparator(.natural)
  /// By semantic version.
  package static let semver = CellComparator(.semver)
}
