import ColumnStorage
import TableValues

/// Sections that are hidden as sections: without rows they are not shown, even if other empty
/// sections are.
package struct HiddenSections: Hashable, Sendable {
  /// The version number of the declarations.
  package let stamp: SourceNumber
  /// The declarations about single sections, by name.
  private let names: [Text: Bool]
  /// The default for all others.
  private let standard: Bool
  /// The name of a section; nil: none.
  private let name: @Sendable (SectionPath) -> Text?

  /// Makes a list.
  package init(
    stamp: SourceNumber, names: [Text: Bool], standard: Bool,
    name: @escaping @Sendable (SectionPath) -> Text?
  ) {
    self.stamp = stamp
    self.names = names
    self.standard = standard
    self.name = name
  }

  /// Whether a section is hidden. The innermost level with a declaration decides. O(levels).
  package func contains(_ path: SectionPath) -> Bool {
    if names.isEmpty { return standard }
    for length in (1...path.count).reversed() {
      if let name = name(Array(path[..<length])), let said = names[name] { return said }
    }
    return standard
  }

  /// Whether both are made from the same declarations.
  package static func == (left: HiddenSections, right: HiddenSections) -> Bool {
    left.stamp == right.stamp
  }

  /// Hashes consistently with `==`.
  package func hash(into hasher: inout Hasher) { hasher.combine(stamp) }
}
