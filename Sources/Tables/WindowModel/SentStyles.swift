import RowPipeline
import RowTree
import TableModel
import TableValues
import ViewModel

/// The difference of styles between what a client was sent and what its window shows now.
package struct StyleDelta: Sendable, Equatable {
  /// Entries with the same style, or entries that have lost their style.
  package struct Rows: Sendable, Equatable {
    /// The number of the style; nil: none.
    package var look: Int?
    /// The entries, in runs of window indices.
    package var rows: [Range<Int>]
  }

  /// Cells of one column with the same style.
  package struct Cells: Sendable, Equatable {
    /// The column.
    package var column: ColumnID
    /// The style, and the rows.
    package var rows: Rows
  }

  /// Whether the client must first discard all styles that it was sent, their numbers included.
  package var isAnew = false
  /// Styles that are new to the client, by their numbers.
  package var looks: [(number: Int, tags: [StyleTag])] = []
  /// Rows whose style changed.
  package var rows: [Rows] = []
  /// Cells whose style changed, by column.
  package var cells: [Cells] = []
  /// The rules that failed, if these have changed.
  package var failures: [StyleFailure]?

  /// Whether nothing changed.
  var isEmpty: Bool {
    !isAnew && looks.isEmpty && rows.isEmpty && cells.isEmpty && failures == nil
  }

  /// Whether both have the same content.
  package static func == (left: StyleDelta, right: StyleDelta) -> Bool {
    left.isAnew == right.isAnew && left.rows == right.rows && left.cells == right.cells
      && left.failures == right.failures
      && left.looks.elementsEqual(right.looks) { $0.number == $1.number && $0.tags == $1.tags }
  }
}

/// The styles that a subscription's client was sent: their numbers, and which rows and cells have
/// them.
struct SentStyles: Sendable {
  /// The maximum number of styles that a client must keep, unless its window has more than half as
  /// many.
  static let looksMax = 4096

  private var numbers: [[StyleTag]: Int] = [:]
  private var last = 0
  private var rows: [UInt32: Int] = [:]
  private var cells: [CellPlace: Int] = [:]
  private var failures: [StyleFailure] = []
  private var compiled: CompiledStyles?

  /// The client has no styles.
  init() {}

  /// Records that the client discards its window, because a reset follows.
  mutating func forget() {
    let kept = compiled
    self = SentStyles()
    compiled = kept
  }

  /// The changed styles of a window, which are recorded as sent; nil if nothing changed.
  ///
  /// - Parameters:
  ///   - new: The window.
  ///   - inserts: The entries that are new to the client.
  mutating func news(of new: Shadow, inserts: [Range<Int>]) -> StyleDelta? {
    if new.snapshot.state.styles.isEmpty, rows.isEmpty, cells.isEmpty, failures.isEmpty {
      return nil
    }
    if compiled?.fit(new.snapshot) != true { compiled = CompiledStyles(new.snapshot) }
    guard let compiled else { return nil }
    let styles = WindowStyles(of: new, by: compiled)
    var news = StyleDelta()
    if numbers.count > Self.looksMax, numbers.count > 2 * styles.lookCount {
      forget()
      news.isAnew = true
    }
    let told = Told(rows: rows, cells: cells, inserts: inserts)
    (rows, cells) = ([:], [:])
    tell(styles, told, new, &news)
    if styles.failures != failures {
      failures = styles.failures
      news.failures = failures
    }
    return news.isEmpty ? nil : news
  }

  private mutating func tell(
    _ styles: WindowStyles, _ told: Told, _ new: Shadow, _ news: inout StyleDelta
  ) {
    let isNew = told.marks(count: new.slots.count)
    var list = LookList()
    for (place, slot) in new.slots.enumerated() where slot != WindowEntries.noRow {
      let look = number(of: styles.rows[place], &news)
      rows[slot] = look
      if look != (isNew[place] ? nil : told.rows[slot]) { list.note(look, place) }
    }
    news.rows = list.rows
    for column in new.columns {
      let tags = styles.cells[column.number]
      if tags == nil, !told.columns.contains(column.number) { continue }
      var list = LookList()
      for (place, slot) in new.slots.enumerated() where slot != WindowEntries.noRow {
        let cell = CellPlace(slot: slot, column: column.number)
        let look = tags.flatMap { number(of: $0[place], &news) }
        if look != nil { cells[cell] = look }
        if look != (isNew[place] ? nil : told.cells[cell]) { list.note(look, place) }
      }
      news.cells += list.rows.map { StyleDelta.Cells(column: column.id, rows: $0) }
    }
  }

  private mutating func number(of tags: [StyleTag], _ news: inout StyleDelta) -> Int? {
    if tags.isEmpty { return nil }
    if let known = numbers[tags] { return known }
    last += 1
    numbers[tags] = last
    news.looks.append((number: last, tags: tags))
    return last
  }
}

/// The styles that the client was sent before.
private struct Told {
  var rows: [UInt32: Int]
  var cells: [CellPlace: Int]
  var inserts: [Range<Int>]

  /// The columns with styled cells.
  let columns: Set<ColumnNumber>

  init(rows: [UInt32: Int], cells: [CellPlace: Int], inserts: [Range<Int>]) {
    self.rows = rows
    self.cells = cells
    self.inserts = inserts
    columns = Set(cells.keys.lazy.map(\.column))
  }

  /// Whether each of `count` entries is new to the client.
  func marks(count: Int) -> [Bool] {
    var marks = [Bool](repeating: false, count: count)
    for run in inserts {
      for place in run.clamped(to: 0..<count) { marks[place] = true }
    }
    return marks
  }
}

/// Entries by style, in order of first occurrence.
private struct LookList {
  private(set) var rows: [StyleDelta.Rows] = []
  private var places: [Int?: Int] = [:]

  mutating func note(_ look: Int?, _ index: Int) {
    if let place = places[look] {
      rows[place].rows.append(index: index)
    } else {
      places[look] = rows.count
      rows.append(StyleDelta.Rows(look: look, rows: [index..<index + 1]))
    }
  }
}

extension WindowStyles {
  /// The maximum number of styles that the window can have.
  fileprivate var lookCount: Int {
    var looks = Set(rows)
    for column in cells.values { looks.formUnion(column) }
    return looks.count
  }
}

extension StyleDelta: WindowFacet {
  static var option: FacetOptions { .styles }

  static func news(_ step: inout SubscriptionStep) -> FacetNews? {
    if step.known?.sharesLooks(with: step.new) == true { return nil }
    return step.sentStyles.news(of: step.new, inserts: step.inserts).map { .styles($0) }
  }
}

extension Shadow {
  /// Whether styles are certainly the same: the same entries of the same state of the view.
  fileprivate func sharesLooks(with other: Shadow) -> Bool {
    tableRevision == other.tableRevision && entries == other.entries
      && columns == other.columns && pointer == other.pointer
      && snapshot.viewRevision == other.snapshot.viewRevision
      && snapshot.page.rows.lowerBound == other.snapshot.page.rows.lowerBound
  }
}
