// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// One row that is to be written to a lent source.
package struct WireLentChange: WireObject, Sendable {
  /// The kind.
  package let kind: LentChangeKind
  /// A row's key. 1 and "1" differ. Integers of 15 or more digits are strings.
  package let row: WireKey
  /// The key of the row in the source; absent for a new row.
  package let key: [WirePart]?
  /// The new values, by column id; absent for a removed row. A new row lacks the cells that were
  /// never set.
  package let values: [WireEntry<WirePart>]?
  /// All values of the row as the daemon has read or written them last, by column id; absent for a
  /// new row.
  package let before: [WireEntry<WirePart>]?

  /// Makes it of its members.
  package init(
    kind: LentChangeKind, row: WireKey, key: [WirePart]? = nil,
    values: [WireEntry<WirePart>]? = nil, before: [WireEntry<WirePart>]? = nil
  ) {
    self.kind = kind
    self.row = row
    self.key = key
    self.values = values
    self.before = before
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    kind = try reader.required("kind").choice()
    row = try reader.required("row").key()
    key = try reader.optional("key")?.list { value throws(InvalidParams) in try value.part() }
    values = try reader.optional("values")?.entries { value throws(InvalidParams) in
      try value.part()
    }
    before = try reader.optional("before")?.entries { value throws(InvalidParams) in
      try value.part()
    }
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("kind", kind)
    writer.member("row", row)
    writer.member("key", key) { $0.list($1) { $1.write(to: &$0) } }
    writer.member("values", values) { $0.entries($1) { $1.write(to: &$0) } }
    writer.member("before", before) { $0.entries($1) { $1.write(to: &$0) } }
  }
}

/// What a save would write to a lent source, in one transaction.
package struct WireLentChanges: WireObject, Sendable {
  /// The count.
  package let count: Int
  /// The first.
  package let first: Int
  /// The size.
  package let size: Int
  /// There are further ones.
  package let more: Bool?
  /// The items.
  package let items: [WireLentChange]

  /// Makes it of its members.
  package init(count: Int, first: Int, size: Int, items: [WireLentChange], more: Bool? = nil) {
    self.count = count
    self.first = first
    self.size = size
    self.more = more
    self.items = items
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    count = try reader.required("count").count()
    first = try reader.required("first").count()
    size = try reader.required("size").count()
    more = try reader.optional("more")?.bool()
    items = try reader.required("items").openObjects()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("count", count)
    writer.member("first", first)
    writer.member("size", size)
    writer.member("more", more)
    writer.member("items", items) { $0.list($1) { $1.write(to: &$0) } }
  }
}
