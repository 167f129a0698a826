import TableDiffing
import TableValues

/// The difference between the declared sections of two states, with their rows.
package struct SectionComparison: Sendable {
  /// A section that is in both, with changed properties.
  package struct Update: Sendable, Equatable {
    /// Its new index.
    package var index: Int
    /// Its key.
    package var key: CellValue
    /// The changed properties.
    package var members: [Member]
  }

  /// A property of a section. The raw value is the word on the wire.
  package enum Member: String, Sendable, CaseIterable {
    /// The header text.
    case header
    /// The footer text.
    case footer
    /// Its kind.
    case kind
    /// The client's own JSON.
    case state
  }

  /// The old sections; those that are not declared are last.
  package let old: [CellValue]
  /// Their row counts.
  package let oldCounts: [Int]
  /// The new sections.
  package let new: [CellValue]
  /// Their row counts.
  package let newCounts: [Int]
  /// The difference.
  package let diff: SectionDiff
  /// Sections with changed properties.
  package let updates: [Update]

  /// Compares two lists whose rows are matched already. O(n log n).
  ///
  /// - Parameters:
  ///   - old: The sections and rows before.
  ///   - oldSections: For each old row (numbered as in `rowOrigins`) the index of its section.
  ///   - new: The sections after, with their row counts.
  ///   - declared: Their declarations, before and after.
  ///   - rowOrigins: For each new row its old index, or a negative number.
  init(
    from old: SectionRows, _ oldSections: [Int], to new: (keys: [CellValue], counts: [Int]),
    declared: (old: DeclaredSections?, new: DeclaredSections?), rowOrigins: [Int]
  ) throws {
    self.old = old.keys
    oldCounts = old.counts
    self.new = new.keys
    newCounts = new.counts
    let diff = try SectionDiff(
      from: old.keys, to: new.keys, oldSections: oldSections, newCounts: new.counts,
      rowOrigins: rowOrigins)
    self.diff = diff
    updates = new.keys.enumerated().compactMap { index, key in
      guard diff.origins[index] >= 0 else { return nil }
      let members = Self.differing(declared.old?[key], declared.new?[key])
      return members.isEmpty ? nil : Update(index: index, key: key, members: members)
    }
  }

  private static func differing(_ old: DeclaredSection?, _ new: DeclaredSection?) -> [Member] {
    Member.allCases.filter { member in
      switch member {
      case .header: old?.header != new?.header
      case .footer: old?.footer != new?.footer
      case .kind: old?.kind != new?.kind
      case .state: old?.state != new?.state
      }
    }
  }
}
