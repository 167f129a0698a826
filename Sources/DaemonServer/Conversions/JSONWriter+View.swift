import ColumnStorage
import JSONText
import RowPipeline
import RowTree
import TableSessions
import TableValues

extension JSONWriter {
  /// Writes the members that every answer about a view has.
  mutating func viewMembers(_ id: String, of table: String, _ snapshot: ViewSnapshot) {
    name("view")
    string(id)
    name("table")
    string(table)
    name("viewRevision")
    int(snapshot.viewRevision.rawValue)
    name("revision")
    int(snapshot.table.revision.rawValue)
    name("state")
    let schema = snapshot.table.content.schema
    ViewStateConversion(schema: schema).write(snapshot.state, to: &self)
    if let filter = snapshot.state.filter {
      FilterConversion(schema: schema).writeProblems(of: filter, to: &self)
    }
    filterFailure(snapshot)
    orderProblems(snapshot)
    orderFailure(snapshot)
    if let preset = snapshot.state.preset {
      name("preset")
      string(preset.utf8)
    }
    counts(snapshot)
    if !snapshot.footers.isEmpty { footers(snapshot.footers, of: schema) }
    if snapshot.layout != nil { layout(of: snapshot) }
    name("columns")
    columnIDs(snapshot.columns)
  }

  /// Writes `counts` and `order`.
  mutating func counts(_ snapshot: ViewSnapshot) {
    counts(snapshot.counts)
    order(snapshot)
  }

  /// Writes `counts`.
  mutating func counts(_ counts: ViewCounts) {
    name("counts")
    beginObject()
    name("source")
    int(counts.source)
    name("filtered")
    int(counts.filtered)
    name("pages")
    int(counts.page.count)
    name("pageIndex")
    int(counts.page.index)
    name("pageSize")
    if let size = counts.pageSize { int(size) } else { null() }
    name("first")
    int(counts.page.rows.lowerBound)
    name("end")
    int(counts.page.rows.upperBound)
    if let matches = counts.matches {
      name("matches")
      int(matches)
    }
    if counts.failed > 0 {
      name("failed")
      int(counts.failed)
    }
    if counts.orderFailed > 0 {
      name("orderFailed")
      int(counts.orderFailed)
    }
    if counts.hidden > 0 {
      name("hidden")
      int(counts.hidden)
    }
    if let entries = counts.entries {
      name("entries")
      int(entries)
    }
    endObject()
  }

  /// Writes `order` and `complete`, and the progress of a search that delays the order.
  mutating func order(_ snapshot: ViewSnapshot) {
    name("order")
    string(snapshot.isOrderReady ? "ready" : "pending" as StaticString)
    complete(snapshot)
    guard let searching = snapshot.searching, !snapshot.isOrderReady else { return }
    name("searching")
    beginObject()
    name("rows")
    int(searching.rows)
    name("matches")
    int(searching.matches)
    endObject()
  }

  /// Writes column ids as an array.
  mutating func columnIDs(_ columns: [Column]) {
    beginArray()
    for column in columns { string(column.id.text.utf8) }
    endArray()
  }

  /// Writes row keys as an array.
  mutating func keys(_ keys: some Sequence<RowKey>) {
    beginArray()
    for key in keys { self.key(key) }
    endArray()
  }

  /// Writes half-open runs as pairs of first index and count.
  mutating func runs(_ runs: [Range<Int>]) {
    beginArray()
    for run in runs { pair(run.lowerBound, run.count) }
    endArray()
  }

  /// Writes two numbers as an array.
  mutating func pair(_ first: Int, _ second: Int) {
    beginArray()
    int(first)
    int(second)
    endArray()
  }
}
