import ColumnStorage
import Expressions
import RowTree
import TableValues

/// The complete state of a table at one revision. It is a value, so a copy is a snapshot or a
/// draft.
///
/// ``apply(_:at:)`` is the only way to change it. A copy is one pointer. A change is made in place
/// if there is no other copy, otherwise in a new one.
package struct TableState: Sendable {
  // Other rooms read states for each row and cell. Inlinable, so that reading is no call.
  @usableFromInline var storage: Storage

  private var parts: Parts {
    _read { yield storage.parts }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.parts) }
      yield &storage.parts
    }
  }

  /// The cells.
  package private(set) var content: TableContent {
    @inlinable get { storage.parts.content }
    _modify { yield &parts.content }
  }
  /// The source order, including tombstones.
  package private(set) var order: RowOrder {
    @inlinable _read { yield storage.parts.order }
    _modify { yield &parts.order }
  }
  /// The keys.
  package private(set) var keys: RowKeyMap {
    @inlinable _read { yield storage.parts.keys }
    _modify { yield &parts.keys }
  }
  /// The revision.
  package private(set) var revision: Revision {
    @inlinable get { storage.parts.revision }
    set { parts.revision = newValue }
  }
  /// The values of `params` in expressions.
  package private(set) var parameters: TableParameters {
    @inlinable get { storage.parts.parameters }
    set { parts.parameters = newValue }
  }
  /// Whether loading has ended.
  package var isComplete: Bool {
    @inlinable get { storage.parts.isComplete }
    set { parts.isComplete = newValue }
  }
  /// Why loading ended before the last row; nil: it did not.
  package var loadFailure: LoadFailure? {
    @inlinable get { storage.parts.loadFailure }
    set { parts.loadFailure = newValue }
  }
  /// The revision at which the source was last found changed. Its cells may have changed then.
  package private(set) var sourceChange: Revision? {
    @inlinable get { storage.parts.sourceChange }
    set { parts.sourceChange = newValue }
  }
  /// The revision at which content was last replaced with a reset of watching clients.
  package private(set) var lastReset: Revision? {
    @inlinable get { storage.parts.lastReset }
    set { parts.lastReset = newValue }
  }
  /// The tags of rows, given by new content.
  private var tags: SlotMap<RowTag> {
    _read { yield parts.tags }
    _modify { yield &parts.tags }
  }
  /// The declarations about rows; nil: none.
  package private(set) var rules: RowRules? {
    @inlinable get { storage.parts.rules }
    set { parts.rules = newValue }
  }
  /// The validation rules; nil: none.
  package private(set) var validation: ValidationRules? {
    @inlinable _read { yield storage.parts.validation }
    _modify { yield &parts.validation }
  }
  /// The declared sections; nil: none.
  package private(set) var sections: DeclaredSections? {
    @inlinable get { storage.parts.sections }
    set { parts.sections = newValue }
  }
  /// The properties of rows beside their cells.
  package private(set) var traits: SlotMap<RowTraits> {
    @inlinable _read { yield storage.parts.traits }
    _modify { yield &parts.traits }
  }
  /// How many conflicts of merges are open.
  package private(set) var conflictCount: Int {
    @inlinable get { storage.parts.conflictCount }
    set { parts.conflictCount = newValue }
  }
  /// The number of rows with a hiding setting of their own.
  private(set) var rowHiding: RowOwnSettings {
    _read { yield parts.rowHiding }
    _modify { yield &parts.rowHiding }
  }
  /// The number of rows with size settings of their own.
  package private(set) var rowSizing: RowOwnSettings {
    @inlinable _read { yield storage.parts.rowSizing }
    _modify { yield &parts.rowSizing }
  }
  /// The last revision that changed the declarations.
  package private(set) var lastDeclaration: Revision? {
    @inlinable get { storage.parts.lastDeclaration }
    set { parts.lastDeclaration = newValue }
  }
  /// A column number that was never assigned. Removed columns may return with theirs.
  private(set) var nextColumnNumber: Int {
    get { parts.nextColumnNumber }
    set { parts.nextColumnNumber = newValue }
  }
  /// A column number that was never assigned.
  package var freeColumnNumber: Int { parts.nextColumnNumber }
  /// The last revision that changed more than the number of loaded rows.
  private(set) var lastChange: Revision {
    get { parts.lastChange }
    set { parts.lastChange = newValue }
  }
  /// The last revision that gave a row another key than it had.
  package private(set) var lastKeyChange: Revision {
    @inlinable get { storage.parts.lastKeyChange }
    set { parts.lastKeyChange = newValue }
  }
  /// Per row, the last revision that changed one of its cells, its place or whether it is live.
  private var rowStamps: SlotMap<Revision> {
    _read { yield parts.rowStamps }
    _modify { yield &parts.rowStamps }
  }
  /// A tombstone at the place in the order where unread rows will be inserted. Edits, undo and redo
  /// stay on their side of it without knowing it. It is never live and never on the wire.
  static let unread = RowSlot.firstEntry

  /// The first state of a table.
  ///
  /// - Parameters:
  ///   - order: The source order of the loaded rows; by default all of them.
  ///   - rules: The declarations about rows.
  ///   - sections: The declared sections.
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

  /// Whether a row changed after a revision.
  package func row(_ slot: UInt32, changedAfter revision: Revision) -> Bool {
    rowStamps[slot].map { $0 > revision } ?? false
  }

  /// The places of those rows of a list that changed after a revision. O(rows · log slots), faster
  /// where rows that follow each other are neighbours in the source.
  package func places(of slots: [UInt32], changedAfter revision: Revision) -> [Int] {
    var stamps = SlotReader(rowStamps)
    return slots.indices.filter { place in stamps.holds(slots[place]) { $0 > revision } }
  }

  /// Whether nothing but loading happened after a revision, which must not be in the future.
  package func isUnchanged(since seen: Revision) -> Bool { lastChange <= seen && seen <= revision }

  /// Whether an edit ever changed one of the row's cells, its place or whether it is live.
  package func isEdited(_ slot: UInt32) -> Bool { rowStamps[slot] != nil }

  /// Applies one change. O(log n) per row or cell.
  ///
  /// - Parameter isCancelled: Checked every ``cancellationRows`` rows or cells. After a
  ///   cancellation the change is incomplete, and the state is unusable.
  package mutating func apply(
    _ change: TableChange, at revision: Revision, isCancelled: () -> Bool = { false }
  ) {
    // A copy of the rows there would make each write copy its path.
    if content.rows != nil { content.rows = nil }
    take(change, at: revision, isCancelled)
    if isCancelled() { return }
    content.renewReaders(after: change, at: revision)
    if content.hasColumnsOfOtherRows { content = linked }
  }

  /// Applies a change of one cell. Streams of edits are made of these, so that a list for each would
  /// cost more than the change. O(log n).
  mutating func apply(_ change: CellChange, of column: ColumnNumber, at revision: Revision) {
    if content.rows != nil { content.rows = nil }
    self.revision = revision
    let isKey = isKey(column)
    set(change, of: column, isKey: isKey)
    content.age(CollectionOfOne(change.slot), ofInput: column, at: revision)
    lastChange = revision
    content.renewReaders(ofCells: column, isKey: isKey, at: revision)
    if content.hasColumnsOfOtherRows { content = linked }
  }

  /// The number of rows or cells between two checks for cancellation.
  package static let cancellationRows = 1024

  /// Whether a check for cancellation is due, and it was cancelled.
  static func isCancelled(at place: Int, _ isCancelled: () -> Bool) -> Bool {
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
      // Other sections may have kinds that hide rows.
      if let rules, rules.hiding.asksSections {
        self.rules = RowRules(rules.declarations, over: content.schema, parameters)
      }
    // This is not an edit of a user, so it does not conflict with `seen`.
    case .supplied(let column, let cells):
      for cell in cells {
        content.supply(cell.after, slot: cell.slot, column: column, revision: revision)
      }
      return
    }
    lastChange = revision
  }

  /// Compiles the validation rules for the current columns.
  private mutating func renewValidation() {
    validation = ValidationRules(
      content.schema, rules?.declarations ?? RowDeclarations(), parameters: parameters)
  }

  /// Replaces the computed columns whose definition has changed. Client-computed ones follow.
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

  /// Sets a row's properties.
  private mutating func carry(_ carried: RowTraits?, _ slot: UInt32) {
    let before = traits[slot]
    traits[slot] = carried
    conflictCount += (carried?.conflict?.count ?? 0) - (before?.conflict?.count ?? 0)
    if before?.kind == carried?.kind { return }
    content.setCell(
      carried?.kind.map { Cell(.text($0)) }, slot: slot, column: .saidKind, revision: revision)
  }

  /// Advances to the revision of a record that changed nothing.
  package mutating func advance(to revision: Revision) {
    self.revision = revision
  }

  /// Marks client-computed cells of some columns stale, in some rows or in all.
  ///
  /// - Returns: The changes for a record: the cells have the same values.
  package mutating func ageSupplied(
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

  /// Records that the source file has changed.
  package mutating func noteSourceChange(at revision: Revision) {
    self.revision = revision
    sourceChange = revision
    content.forgetChunks()
    lastChange = revision
  }

  /// Replaces the declarations about rows; nil: none.
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

  /// Sets the initial properties of rows, while a table is being made.
  package mutating func begin(carrying traits: [(slot: UInt32, RowTraits)]) {
    let changes = traits.map { TraitsChange(slot: $0.slot, before: nil, after: $0.1) }
    rowHiding.note(changes, over: content.schema, parameters)
    rowSizing.note(changes, over: content.schema, parameters)
    for (slot, carried) in traits { carry(carried, slot) }
  }

  /// A row's properties beside its cells.
  package func traits(of slot: UInt32) -> RowTraits? { traits[slot] }

  /// Whether any row has properties.
  package var hasTraits: Bool { !traits.isEmpty }

  /// Marks this revision as one after which watching clients are reset.
  mutating func noteReset() { lastReset = revision }

  /// Stores the tags of this revision's new rows.
  mutating func setTags(_ newTags: [RowKey], of slots: [UInt32]) {
    for (slot, tag) in zip(slots, newTags) { tags[slot] = RowTag(tag: tag, revision: revision) }
  }

  /// Whether a row is unchanged since it got a tag.
  func row(_ slot: UInt32, isStillTagged tag: RowKey) -> Bool {
    guard let known = tags[slot], known.tag == tag else { return false }
    return !row(slot, changedAfter: known.revision)
  }

  /// Allocates new rows, with keys if the daemon assigns keys.
  ///
  /// - Parameter firstKey: The smallest key that is certainly free.
  package mutating func addRows(_ count: Int, firstKey: Int64) -> Range<UInt32> {
    if keys.isGiven { keys.giveKeys(count: count, atLeast: firstKey) }
    return content.addInsertedRows(count)
  }

  /// Approximate memory of the order and of rows' properties, in bytes. O(runs of the order).
  package var rowsByteSize: Int {
    order.byteSize + rowStamps.byteSize() + tags.byteSize { $0.tag.byteSize }
      + traits.byteSize { TraitsChange(slot: 0, before: nil, after: $0).byteSize }
  }

  // MARK: Dead rows

  /// The number of dead rows, which keep their place.
  package var deadCount: Int { order.totalCount - order.count }

  /// The dead inserted rows that have not changed after a revision, by position, and the number of
  /// other dead rows. O(runs of the order + dead rows · log slots).
  package func deadRows(unchangedSince revision: Revision) -> (slots: [UInt32], changedCount: Int) {
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

  /// Forgets dead inserted rows that nothing can refer to any more. No answer about the table
  /// changes, and the revision stays.
  ///
  /// O(log n) per run and 256 slots for adjacent rows, otherwise per row; a column counts once.
  package mutating func forget(_ runs: [Range<UInt32>]) {
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

  /// Frees the cells of removed columns that cannot be named any more. The revision stays. O(1) per
  /// column.
  package mutating func forget(columns: [ColumnNumber]) {
    content.rows = nil
    content.forgetColumns(columns)
    if content.hasColumnsOfOtherRows { content = linked }
  }

  /// Removes slots without rows from the chunks of inserted rows. O(runs of the order).
  package mutating func packChunks() {
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
    conflictCount -= gone.reduce(0) { $0 + ($1.before?.conflict?.count ?? 0) }
    traits.removeRange(Int(slots.lowerBound)..<Int(slots.upperBound))
  }

  // MARK: Pieces

  private mutating func apply(
    _ cells: [CellChange], column: ColumnNumber, _ isCancelled: () -> Bool
  ) {
    let isKey = isKey(column)
    for (place, change) in cells.enumerated() {
      if Self.isCancelled(at: place, isCancelled) { return }
      set(change, of: column, isKey: isKey)
    }
    content.age(cells.lazy.map(\.slot), ofInput: column, at: revision)
  }

  private mutating func set(_ change: CellChange, of column: ColumnNumber, isKey: Bool) {
    content.setCell(change.after, slot: change.slot, column: column, revision: revision)
    rowStamps[change.slot] = revision
    if isKey, order.contains(change.slot) { renewKey(of: change.slot) }
  }

  /// Whether a column is part of the key.
  func isKey(_ column: ColumnNumber) -> Bool { content.schema.isKey(column) }

  /// Updates the key of a live row. A row that is not live keeps its last key until it is inserted
  /// or restored, so that no incomplete key is ever stored.
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
      if !keys.isGiven { for slot in slots { renewKey(of: slot) } }
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
  /// The slots of rows inserted by edits. Only these are forgotten; those of the source are bounded
  /// by its rows.
  fileprivate static let mayBeForgotten = firstInserted..<firstEntry
}

/// A version of a row's content as named by the caller, and its revision.
private struct RowTag: Sendable {
  var tag: RowKey
  var revision: Revision
}

extension TableState {
  /// The members of a state.
  @usableFromInline
  struct Parts: Sendable {
    @usableFromInline var content: TableContent
    @usableFromInline var order: RowOrder
    @usableFromInline var keys: RowKeyMap
    @usableFromInline var revision = Revision(1)
    @usableFromInline var parameters = TableParameters()
    @usableFromInline var isComplete: Bool
    @usableFromInline var loadFailure: LoadFailure?
    @usableFromInline var sourceChange: Revision?
    @usableFromInline var lastReset: Revision?
    fileprivate var tags = SlotMap<RowTag>()
    @usableFromInline var rules: RowRules?
    @usableFromInline var validation: ValidationRules?
    @usableFromInline var sections: DeclaredSections?
    @usableFromInline var traits = SlotMap<RowTraits>()
    @usableFromInline var conflictCount = 0
    var rowHiding = RowOwnSettings(of: [.hidden])
    @usableFromInline var rowSizing = RowOwnSettings(of: RowRules.sizeSettings, readsView: true)
    @usableFromInline var lastDeclaration: Revision?
    var nextColumnNumber = 0
    var lastChange = Revision(1)
    @usableFromInline var lastKeyChange = Revision(1)
    fileprivate var rowStamps = SlotMap<Revision>()
  }

  /// The storage of states. Several states share it until one of them is written.
  ///
  /// `@unchecked Sendable`, and accesses are not checked at run time: it is written only through a
  /// state that alone refers to it, and who writes to a value has exclusive access to it.
  @usableFromInline
  final class Storage: @unchecked Sendable {
    @exclusivity(unchecked)
    @usableFromInline var parts: Parts

    init(_ parts: Parts) { self.parts = parts }
  }
}
