import RowPipeline
import TableValues

/// The key of an entry for clients.
package enum EntryKey: Hashable, Sendable {
  /// A row.
  case row(RowKey)
  /// Part of a section.
  case section(SectionEntry)
}
