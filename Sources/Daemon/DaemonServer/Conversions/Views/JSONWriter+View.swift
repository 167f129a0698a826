import ColumnStorage
import JSONText
import RowPipeline
import RowTree
import TableModel
import TableValues
import ViewModel
import WindowModel
import WireProtocol

extension WireViewDescription {
  /// The description of a view.
  init(_ view: String, of table: String, _ snapshot: ViewSnapshot) {
    let schema = snapshot.table.content.schema
    let conversion = FilterConversion(schema: schema)
    self.init(
      view: ViewID(view), table: TableID(table), viewRevision: snapshot.viewRevision.rawValue,
      revision: snapshot.table.revision.rawValue,
      state: WirePart { ViewStateConversion(schema: schema).write(snapshot.state, to: &$0) },
      counts: WireCounts(snapshot.counts), orderState: snapshot.orderWord,
      complete: snapshot.isComplete, columns: snapshot.columns.map(\.id.text.utf8),
      cursor: snapshot.sentCursor.map { WireViewCursor($0) },
      preset: snapshot.state.preset?.utf8,
      filterProblems: snapshot.state.filter.flatMap { conversion.problems(of: $0) },
      filterFailure: snapshot.filterFailure, orderProblems: snapshot.orderProblems,
      orderFailure: snapshot.orderFailure, searching: snapshot.searchProgress,
      sorting: snapshot.sortProgress)
    if !snapshot.footers.isEmpty {
      footers = WirePart { $0.footers(snapshot.footers, of: snapshot) }
    }
    if snapshot.layout != nil { layout = WirePart { $0.layout(of: snapshot) } }
  }
}

extension JSONWriter {
  /// Writes `counts` and `order`.
  mutating func counts(_ snapshot: ViewSnapshot) {
    counts(snapshot.counts)
    order(snapshot)
  }

  /// Writes `counts`.
  mutating func counts(_ counts: ViewCounts) {
    member("counts", WireCounts(counts))
  }

  /// Writes `order` and `complete`, and the progress of a search or a sort that delays the order.
  mutating func order(_ snapshot: ViewSnapshot) {
    name("orderState")
    string(snapshot.isOrderReady ? "ready" : "pending" as StaticString)
    complete(snapshot)
    member("searching", snapshot.searchProgress)
    member("sorting", snapshot.sortProgress)
  }

  /// Writes column ids as an array.
  mutating func columnIDs(_ columns: [Column]) {
    beginArray()
    for column in columns { string(column.id.text.utf8) }
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
