import TableDiffing
import TableValues

/// How the declared sections of two states differ, and what stands in them.
package struct SectionComparison: Sendable {
  /// A section that is in both, and of which something else is said.
  package struct Update: Sendable, Equatable {
    /// Its new index.
    package var index: Int
    /// Its key.
    package var key: CellValue
    /// What is said differently.
    package var members: [Member]
  }

  /// What is said of a section; the raw value is the word on the wire.
  package enum Member: String, Sendable, CaseIterable {
    /// What stands before its rows.
    case header
    /// What stands behind them.
    case footer
    /// Its kind.
    case kind
    /// The client's own JSON.
    case state
  }

  /// The sections as they were, those that are not declared last.
  package let old: [CellValue]
  /// How many rows they had.
  package let oldCounts: [Int]
  /// The sections as they are.
  package let new: [CellValue]
  /// How many rows they have.
  package let newCounts: [Int]
  /// What turns the first into the second.
  package let diff: SectionDiff
  /// Sections of which something else is said.
  package let updates: [Update]

  /// Compares two lists whose rows are matched already. O(n log n).
  ///
  /// - Parameters:
  ///   - old: The sections and rows before.
  ///   - oldSections: For each old row, as `rowOrigins` counts them, the place of its section.
  ///   - new: The sections after, with how many rows each has.
  ///   - declared: What is said of them, before and after.
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
