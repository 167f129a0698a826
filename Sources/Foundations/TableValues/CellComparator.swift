/// How two cells are compared. The options apply to every kind that compares text.
package struct CellComparator: Hashable, Sendable {
  /// The key that is compared.
  package enum Kind: Hashable, Sendable {
    /// The value: false before true, numbers in numeric order with NaN last, moments in time order,
    /// text by code point, decimals by numeric value.
    case value
    /// The display text, by code point.
    case text
    /// The display text in natural order: runs of digits compare by number. See `NaturalKeys`.
    case natural
    /// The display text as a semantic version (SemVer 2.0.0, item 11). Other texts come after.
    case semver
    /// The length of the display text in code points.
    case length
    /// The position of the display text in a list. Other texts come after, by code point.
    case list([Text])
  }

  /// The key that is compared.
  package var kind: Kind
  /// Whether texts are compared after full case folding.
  package var foldsCase: Bool
  /// Whether diacritics are removed before texts are compared.
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
  /// By display text, in natural order.
  package static let natural = CellComparator(.natural)
  /// By semantic version.
  package static let semver = CellComparator(.semver)
}
