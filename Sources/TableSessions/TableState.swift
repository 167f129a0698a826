import ColumnStorage
import Expressions
import RowTree
import TableValues

/// Everything a table is at one revision; a value, so a copy is a frozen snapshot or a draft.
///
/// ``apply(_:at:)`` is the only way to change it. A copy is one pointer; a change is made in place
/// where there is no other copy.
/// A copy is one pointer. Changes are made in place where nobody else has a copy, else in a new one.
package struct TableState: Sendable {
  private var storage: Storage

  private var parts: Parts {
    _read { yield storage.parts }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.parts) }
      yield &storage.parts
    }
  }

  /// The cells.
  package private(set) var content: TableContent {
    get { parts.content }
    _modify { yield &parts.content }
  }
  /// The source order, tombstones included.
  package private(set) var order: RowOrder {
    _read { yield parts.order }
    _modify { yield &parts.order }
  }
  /// The keys.
  package private(set) var keys: RowKeyMap {
    _read { yield parts.keys }
    _modify { yield &parts.keys }
  }
  /// Which state this is.
  package private(set) var revision: Revision {
    get { parts.revision }
    set { parts.revision = newValue }
  }
  /// What `params` says in expressions.
  package private(set) var parameters: TableParameters {
    get { parts.parameters }
    set { parts.parameters = newValue }
  }
  /// Whether reading the source has ended.
  package var isComplete: Bool {
    get { parts.isComplete }
    set { parts.isComplete = newValue }
  }
  /// Why it ended before the last row; nil: it has not.
  package var loadFailure: LoadFailure? {
    get { parts.loadFailure }
    set { parts.loadFailure = newValue }
  }
  /// The revision at which the source was last found changed; its cells may differ since.
  package private(set) var sourceChange: Revision? {
    get { parts.sourceChange }
    set { parts.sourceChange = newValue }
  }
  /// The revision at which content was last replaced so that watching clients begin anew.
  private(set) var lastReset: Revision? {
    get { parts.lastReset }
    set { parts.lastReset = newValue }
  }
  /// By row, the tag that new content gave it.
  private var tags: SlotMap<RowTag> {
    _read { yield parts.tags }
    _modify { yield &parts.tags }
  }
  /// What the table says of its rows; nil: nothing.
  package private(set) var rules: RowRules? {
    get { parts.rules }
    set { parts.rules = newValue }
  }
  /// What the table's data is to meet; nil: nothing.
  package private(set) var validation: ValidationRules? {
    _read { yield parts.validation }
    _modify { yield &parts.validation }
  }
  /// The sections that the table declares; nil: none.
  package private(set) var sections: DeclaredSections? {
    get { parts.sections }
    set { parts.sections = newValue }
  }
  /// By row, what it carries beside its cells.
  private(set) var traits: SlotMap<RowTraits> {
    _read { yield parts.traits }
    _modify { yield &parts.traits }
  }
  /// How many rows say themselves whether they are hidden.
  private(set) var rowHiding: RowOwnSettings {
    _read { yield parts.rowHiding }
    _modify { yield &parts.rowHiding }
  }
  /// How many rows say themselves how large they are.
  private(set) var rowSizing: RowOwnSettings {
    _read { yield parts.rowSizing }
    _modify { yield &parts.rowSizing }
  }
  /// The last revision at which the table said something new of its rows.
  private(set) var lastDeclaration: Revision? {
    get { parts.lastDeclaration }
    set { parts.lastDeclaration = newValue }
  }
  /// A column number that was never given: removed columns may come back with theirs.
  private(set) var nextColumnNumber: Int {
    get { parts.nextColumnNumber }
    set { parts.nextColumnNumber = newValue }
  }
  /// The last revision that changed more than how many rows have been read.
  private(set) var lastChange: Revision {
    get { parts.lastChange }
    set { parts.lastChange = newValue }
  }
  /// The last revision that gave a row another key than it had.
  private(set) var lastKeyChange: Revision {
    get { parts.lastKeyChange }
    set { parts.lastKeyChange = newValue }
  }
  /// Per row, the last revision that changed a cell of it, its place or its life.
  private var rowStamps: SlotMap<Revision> {
    _read { yield parts.rowStamps }
    _modify { yield &parts.rowStamps }
  }
  /// A tombstone that stands in the order where the rows not yet read belong, so that edits, undo
  /// and redo keep to their side of it without knowing of it. Never live, never on the wire.
  static let unread = RowSlot.firstEntry

  /// The first state of a table.
  ///
  /// - Parameters:
  ///   - order: The source order of the rows read so far; by default all of them.
  ///   - rules: What the table declares of its rows.
  ///   - sections: The sections it declares.
  package init(
    content: TableContent, keys: RowKeyMap, isComplete: Bool, order: RowOrder? = nil,
    rules: RowRules? = nil, sections: DeclaredSections? = nil
  ) {
    let count = content.sourceRowCount
    storage = Storage(
      Parts(
        content: content, order: order ?? RowOrder(run: SlotRun(start: 0, count: count)),
        keys: keys, isComplete: isComplete, rules: rules, sections: sections))
    noteColumnNumbers()
    renewValidation()
    if !isComplete { self.order.append(SlotRun(start: Self.unread, count: 1, isLive: false)) }
    if rules?.declarations.hasFormats == true { setComputedColumns(of: content.schema) }
    if content.hasColumnsOfOtherRows { self.content = linked }
  }

  private mutating func noteColumnNumbers() {
    for column in content.schema.columns {
      nextColumnNumber = max(nextColumnNumber, column.number.rawValue + 1)
    }
  }

  /// The row or tombstone after which rows read from the source are put; nil: at the start.
  var loadNeighbour: UInt32? { order.neighbours(of: Self.unread).before }

  /// The live row with a key, or nil. O(log n).
  package func slot(of key: RowKey) -> UInt32? {
    let order = order
    return keys.firstSlot(of: key, sourceRowCount: content.sourceRowCount) { order.contains($0) }
  }

  /// Whether a live row shares its key with another one. O(log n).
  func hasCollidingKey(_ slot: UInt32) -> Bool {
    guard !keys.isGiven, order.contains(slot) else { return false }
    let holders = keys.slots(of: keys.key(of: slot), sourceRowCount: content.sourceRowCount)
    return holders.contains { $0 != slot && order.contains($0) }
  }

  /// How some rows get back to where they stand now, tombstones counted. O(k log n).
  ///
  /// - Parameter isCancelled: Asked for every ``cancellationRows`` rows; where it was, some are missing.
  func placements(
    of slots: [UInt32], isCancelled: () -> Bool = { false }
  ) -> [RowPlacement] {
    var placed: [(place: Int, slot: UInt32)] = []
    placed.reserveCapacity(slots.count)
    for (index, slot) in slots.enumerated() {
      if Self.isCancelled(at: index, isCancelled) { return [] }
      if let place = order.totalIndex(of: slot) { placed.append((place, slot)) }
    }
    placed.sort { $0.place < $1.place }
    var result: [RowPlacement] = []
    result.reserveCapacity(placed.count)
    for (index, row) in placed.enumerated() {
      if Self.isCancelled(at: index, isCancelled) { return [] }
      let before = order.neighbours(of: row.slot).before
      result.append(RowPlacement(slot: row.slot, after: before))
    }
    return result
  }

  /// Whether a row changed after a revision.
  package func row(_ slot: UInt32, changedAfter revision: Revision) -> Bool {
    rowStamps[slot].map { $0 > revision } ?? false
  }

  /// The places of those rows of a list that changed after a revision. O(rows · log slots), faster
  /// where rows that follow each other are neighbours in the source.
  func places(of slots: [UInt32], changedAfter revision: Revision) -> [Int] {
    var stamps = SlotReader(rowStamps)
    return slots.indices.filter { place in
      stamps.value(of: slots[place]).map { $0 > revision } ?? false
    }
  }

  /// Whether nothing but loading happened after a revision, which is not one to come.
  func isUnchanged(since seen: Revision) -> Bool { lastChange <= seen && seen <= revision }

  /// Whether an edit ever touched a cell, the place or the life of a row.
  package func isEdited(_ slot: UInt32) -> Bool { rowStamps[slot] != nil }

  /// Applies one change. O(log n) per row or cell.
  ///
  /// - Parameter isCancelled: Asked for every ``cancellationRows`` rows or cells; where it was, part of
  ///   the change is done, and the state is of no use any more.
  package mutating func apply(
    _ change: TableChange, at revision: Revision, isCancelled: () -> Bool = { false }
  ) {
    // A copy of the rows there would cost a copy of each path that is written.
    if content.rows != nil { content.rows = nil }
    take(change, at: revision, isCancelled)
    if isCancelled() { return }
    content.renewReaders(after: change, at: revision)
    if content.hasColumnsOfOtherRows { content = linked }
  }

  /// For how many rows or cells a cancellation is looked for once.
  package static let cancellationRows = 1024

  /// Whether it is time to look for a cancellation, and there is one.
  private static func isCancelled(at place: Int, _ isCancelled: () -> Bool) -> Bool {
    place % cancellationRows == cancellationRows - 1 && isCancelled()
  }

  private mutating func take(
    _ change: TableChange, at revision: Revision, _ isCancelled: () -> Bool
  ) {
    self.revision = revision
    switch change {
    case .cells(let column, let cells): apply(cells, column: column, isCancelled)
    case .rows(.load(let slots, let neighbour)):
      return apply(.load(slots, after: neighbour), isCancelled)
    case .rows(let change): apply(change, isCancelled)
    case .schema(_, let schema):
      let before = content.schema
      content.setSchema(schema, codecs: schema.codecs)
      setComputedColumns(of: before)
      noteColumnNumbers()
      rules = rules?.fitted(to: schema, parameters)
      rowHiding.compile(over: schema, parameters)
      rowSizing.compile(over: schema, parameters)
      renewValidation()
    case .parameters(_, let after):
      parameters = after
      validation = validation?.bound(to: after)
      setComputedColumns(of: content.schema)
      rules = rules?.bound(to: after, over: content.schema)
      rowHiding.bind(to: after)
      rowSizing.bind(to: after)
    case .traits(let changes):
      rowHiding.note(changes, over: content.schema, parameters)
      rowSizing.note(changes, over: content.schema, parameters)
      for (place, change) in changes.enumerated() {
        if Self.isCancelled(at: place, isCancelled) { return }
        carry(change.after, change.slot)
        rowStamps[change.slot] = revision
      }
    case .sections(_, let after):
      sections = after
      // Other sections may be of kinds that hide rows.
      if let rules, rules.hiding.asksSections {
        self.rules = RowRules(rules.declarations, over: content.schema, parameters)
      }
    // Nobody's edit: what was seen before is not in conflict with it.
    case .supplied(let column, let cells):
      for cell in cells {
        content.supply(cell.after, slot: cell.slot, column: column, revision: revision)
      }
      return
    }
    lastChange = revision
  }

  /// Makes what the data is to meet ready for the columns there are.
  private mutating func renewValidation() {
    validation = ValidationRules(
      content.schema, rules?.declarations ?? RowDeclarations(), parameters: parameters)
  }

  /// Makes the computed columns anew where they are made in another way than before; the supplied
  /// ones follow.
  private mutating func setComputedColumns(of before: TableSchema) {
    let known = content.derivedColumns
    var columns = content.schema.computedColumns(
      parameters, keeping: known.withoutKinds, of: before, codecs: content.codecs)
    if let declarations = rules?.declarations {
      columns.show(
        declarations, over: content.schema, parameters, keeping: known, of: before)
    }
    columns.followShown(since: known)
    content.setDerived(columns, revision: revision)
  }

  /// Gives a row what it carries from now on.
  private mutating func carry(_ carried: RowTraits?, _ slot: UInt32) {
    let before = traits[slot]?.kind
    traits[slot] = carried
    if before == carried?.kind { return }
    content.setCell(
      carried?.kind.map { Cell(.text($0)) }, slot: slot, column: .saidKind, revision: revision)
  }

  /// Takes the revision of a record that changed nothing.
  package mutating func advance(to revision: Revision) {
    self.revision = revision
  }

  /// Makes stale what the client supplied of some columns, in some rows or in all.
  ///
  /// - Returns: what a record says of it: the cells hold what they held.
  mutating func ageSupplied(
    _ columns: [ColumnNumber], rows: [UInt32]?, at revision: Revision
  ) -> [TableChange] {
    self.revision = revision
    return columns.map { column in
      content.ageSupplied(column, rows: rows, at: revision)
      let cells = (rows ?? []).map { slot in
        let cell = content.overlayCell(slot: slot, column: column)?.cell
        return CellChange(slot: slot, before: cell, after: cell)
      }
      return .supplied(column: column, cells)
    }
  }

  /// Notes that the source changed under us.
  package mutating func noteSourceChange(at revision: Revision) {
    self.revision = revision
    sourceChange = revision
    content.forgetChunks()
    lastChange = revision
  }

  /// Says something new of the rows; nil: nothing any more.
  package mutating func declare(_ rules: RowRules?, at revision: Revision) {
    let hadFormats = self.rules?.declarations.hasFormats ?? false
    self.rules = rules
    renewValidation()
    self.revision = revision
    lastDeclaration = revision
    lastChange = revision
    guard hadFormats || rules?.declarations.hasFormats == true else { return }
    setComputedColumns(of: content.schema)
    if content.hasColumnsOfOtherRows { content = linked }
  }

  /// Gives rows of a table that is being made what they carry.
  package mutating func begin(carrying traits: [(slot: UInt32, RowTraits)]) {
    for (slot, carried) in traits { carry(carried, slot) }
  }

  /// What a row carries beside its cells.
  package func traits(of slot: UInt32) -> RowTraits? { traits[slot] }

  /// Whether any row carries something.
  var hasTraits: Bool { !traits.isEmpty }

  /// Makes this revision one after which watching clients begin anew.
  mutating func noteReset() { lastReset = revision }

  /// Notes the tags that came with the rows of this revision.
  mutating func setTags(_ newTags: [RowKey], of slots: [UInt32]) {
    for (slot, tag) in zip(slots, newTags) { tags[slot] = RowTag(tag: tag, revision: revision) }
  }

  /// Whether a row is as it was when it came with a tag.
  func row(_ slot: UInt32, isStillTagged tag: RowKey) -> Bool {
    guard let known = tags[slot], known.tag == tag else { return false }
    return !row(slot, changedAfter: known.revision)
  }

  /// Makes room for new rows and gives them keys when the daemon gives keys.
  ///
  /// - Parameter firstKey: The smallest key that is surely free.
  package mutating func addRows(_ count: Int, firstKey: Int64) -> Range<UInt32> {
    if keys.isGiven { keys.giveKeys(count: count, atLeast: firstKey) }
    return content.addInsertedRows(count)
  }

  /// About how many bytes the order of rows takes, and what rows carry. O(runs of the order).
  var rowsByteSize: Int {
    order.byteSize + rowStamps.byteSize() + tags.byteSize { $0.tag.byteSize }
      + traits.byteSize { TraitsChange(slot: 0, before: nil, after: $0).byteSize }
  }

  // MARK: Rows that are gone

  /// How many rows there are that are not alive, and keep their place.
  var deadCount: Int { order.totalCount - order.count }

  /// The inserted rows that are not alive, and of which nothing has changed after a revision, by
  /// place, and how many others are not alive. O(runs of the order + dead rows · log slots).
  func deadRows(unchangedSince revision: Revision) -> (slots: [UInt32], changedCount: Int) {
    var slots: [UInt32] = []
    var changedCount = 0
    for run in order.runs(inTotal: 0..<order.totalCount) where !run.isLive {
      for slot in run.slots where RowSlot.mayBeForgotten.contains(UInt32(slot)) {
        if row(UInt32(slot), changedAfter: revision) {
          changedCount += 1
        } else {
          slots.append(UInt32(slot))
        }
      }
    }
    return (slots, changedCount)
  }

  /// Forgets inserted rows that are not alive and that nobody can name any more: nothing that can
  /// be asked of the table has another answer than before. The revision stays.
  ///
  /// O(log n) per run and 256 slots where rows stand together, else per row; a column counts once.
  mutating func forget(_ runs: [Range<UInt32>]) {
    content.rows = nil
    for run in runs {
      order.remove(slots: run)
      let slots = Int(run.lowerBound)..<Int(run.upperBound)
      if !traits.isEmpty { forgetTraits(run) }
      rowStamps.removeRange(slots)
      tags.removeRange(slots)
    }
    keys.forget(runs)
    content.forgetRows(runs)
    if content.hasColumnsOfOtherRows { content = linked }
  }

  /// Gives back the cells of removed columns that nobody can name any more. The revision stays.
  /// O(1) per column.
  mutating func forget(columns: [ColumnNumber]) {
    content.rows = nil
    content.forgetColumns(columns)
    if content.hasColumnsOfOtherRows { content = linked }
  }

  /// Leaves out of the chunks what no inserted row stands in any more. O(runs of the order).
  mutating func packChunks() {
    let held = order.runs(inTotal: 0..<order.totalCount).compactMap { run in
      RowSlot.mayBeForgotten.contains(run.start)
        ? run.start..<run.start + UInt32(run.count) : nil
    }
    content.packInsertedChunks(held)
    if content.hasColumnsOfOtherRows { content = linked }
  }

  private mutating func forgetTraits(_ slots: Range<UInt32>) {
    let gone = slots.compactMap { slot in
      traits[slot].map { TraitsChange(slot: slot, before: $0, after: nil) }
    }
    rowHiding.note(gone, over: content.schema, parameters)
    rowSizing.note(gone, over: content.schema, parameters)
    traits.removeRange(Int(slots.lowerBound)..<Int(slots.upperBound))
  }

  // MARK: Pieces

  private mutating func apply(
    _ cells: [CellChange], column: ColumnNumber, _ isCancelled: () -> Bool
  ) {
    let isKey = content.schema.keyColumns.contains(column)
    for (place, change) in cells.enumerated() {
      if Self.isCancelled(at: place, isCancelled) { return }
      content.setCell(change.after, slot: change.slot, column: column, revision: revision)
      rowStamps[change.slot] = revision
      if isKey, order.contains(change.slot) { renewKey(of: change.slot) }
    }
    content.age(cells.lazy.map(\.slot), ofInput: column, at: revision)
  }

  /// Reads the key of a live row anew. A row that is not live keeps its last key until it is put
  /// in or comes back, so that no key made of half its columns is ever kept.
  private mutating func renewKey(of slot: UInt32) {
    let requests = content.schema.keyRequests
    let cells = content.unformatted.cells(of: [slot], requests).map { $0[0] }
    guard let key = RowKey(cells: cells) else { return }
    keys.setKey(key, of: slot)
    lastKeyChange = revision
  }

  private func hasEditedKey(_ slot: UInt32) -> Bool {
    content.schema.keyColumns.contains { content.overlayCell(slot: slot, column: $0) != nil }
  }

  private mutating func apply(_ change: OrderChange, _ isCancelled: () -> Bool) {
    switch change {
    case .insert(let slots, let neighbour):
      order.insert([run(slots)], after: neighbour)
      stamp(slots)
      if keys.isGiven { return }
      for (place, slot) in slots.enumerated() {
        if Self.isCancelled(at: place, isCancelled) { return }
        renewKey(of: slot)
      }
    case .load(let slots, let neighbour):
      content.growSource(to: Int(slots.upperBound))
      order.insert([run(slots)], after: neighbour)
    case .remove(let slots):
      for (place, slot) in slots.enumerated() {
        if Self.isCancelled(at: place, isCancelled) { return }
        order.markDead(slot)
        rowStamps[slot] = revision
      }
    case .revive(let slots):
      for (place, slot) in slots.enumerated() {
        if Self.isCancelled(at: place, isCancelled) { return }
        order.markLive(slot)
        rowStamps[slot] = revision
        if hasEditedKey(slot) { renewKey(of: slot) }
      }
      content.noteDue(slots, at: revision)
    case .move(let there, _):
      for (place, placement) in there.enumerated() {
        if Self.isCancelled(at: place, isCancelled) { return }
        order.move([placement.slot], after: placement.after)
        rowStamps[placement.slot] = revision
      }
    }
  }

  private func run(_ slots: Range<UInt32>) -> SlotRun {
    SlotRun(start: slots.lowerBound, count: slots.count)
  }

  private mutating func stamp(_ slots: Range<UInt32>) {
    rowStamps.setRange(Int(slots.lowerBound)..<Int(slots.upperBound), to: revision)
  }
}

extension RowSlot {
  /// The slots of rows that edits inserted: only these are forgotten. Those of the source are as many
  /// as its rows, and read with it.
  fileprivate static let mayBeForgotten = firstInserted..<firstEntry
}

/// What the caller says a row's content is, and the revision at which that was so.
private struct RowTag: Sendable {
  var tag: RowKey
  var revision: Revision
}

/// The members of a state.
private struct Parts: Sendable {
  var content: TableContent
  var order: RowOrder
  var keys: RowKeyMap
  var revision = Revision(1)
  var parameters = TableParameters()
  var isComplete: Bool
  var loadFailure: LoadFailure?
  var sourceChange: Revision?
  var lastReset: Revision?
  var tags = SlotMap<RowTag>()
  var rules: RowRules?
  var validation: ValidationRules?
  var sections: DeclaredSections?
  var traits = SlotMap<RowTraits>()
  var rowHiding = RowOwnSettings(of: [.hidden])
  var rowSizing = RowOwnSettings(of: RowRules.sizeSettings, readsView: true)
  var lastDeclaration: Revision?
  var nextColumnNumber = 0
  var lastChange = Revision(1)
  var lastKeyChange = Revision(1)
  var rowStamps = SlotMap<Revision>()
}

/// The storage of states. Several states share it until one of them is written.
///
/// `@unchecked Sendable`, and accesses are not checked at run time: it is written only through a
/// state that alone refers to it, and who writes to a value has exclusive access to it.
private final class Storage: @unchecked Sendable {
  @exclusivity(unchecked)
  var parts: Parts

  init(_ parts: Parts) { self.parts = parts }
}
