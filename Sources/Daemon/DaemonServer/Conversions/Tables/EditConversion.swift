import ColumnStorage
import JSONText
import RowPipeline
import RowTree
import TableModel
import TableValues
import ViewModel
import WireProtocol

/// Converts the edits of `table/edit` to those of a table.
struct EditConversion {
  let table: TableState
  let limits: PublishedLimits
  let cells: CellConversion

  /// Whether errors are collected and the faulty edits skipped.
  let isPreview: Bool
  /// The collected errors.
  private(set) var refusals: [PlacedRefusal] = []
  /// The column by which an edit of the list declares the first sections.
  var firstSectionColumn: Column?
  /// How many columns the table has after the edits so far.
  private var columnCount: Int
  /// The column that the last edit of one cell named.
  private var namedColumn: (id: WireText, column: Column)?

  var schema: TableSchema { _read { yield table.content.schema } }

  /// The user who edits; nil: the table's owner.
  private let user: ViewUser?
  private let isCancelled: () -> Bool

  /// - Parameter isCancelled: Called every few edits and lines of a block.
  init(
    _ params: TableEditParams, for table: TableState, user: ViewUser?, limits: PublishedLimits,
    isCancelled: @escaping () -> Bool = { false }
  ) {
    self.isCancelled = isCancelled
    self.table = table
    self.user = user
    self.limits = limits
    columnCount = table.content.schema.columns.count
    isPreview = params.isPreview ?? false
    cells = CellConversion(keepsInvalid: params.invalid == .keep, codecs: table.content.codecs)
  }

  /// The converted request, and for each edit its origin in the list.
  ///
  /// - Parameter view: The current state of a view. Its order must be ready.
  /// - Throws: `InvalidParams`, `DaemonError.unknownColumn`, ``PlacedRefusal``, ``BlockRefusal``.
  mutating func request(
    _ params: TableEditParams, view: (ViewID) throws -> ViewSnapshot
  ) throws -> (request: EditRequest, places: [EditPlace]) {
    let mixed = mixedEdits(params.edits)
    if let mixed {
      guard isPreview else { throw mixed }
      refusals.append(mixed)
    }
    var edits: [TableEdit] = []
    var places: [EditPlace] = []
    var sortedByHand: [String] = []
    edits.reserveCapacity(params.edits.count)
    places.reserveCapacity(params.edits.count)
    for (index, wire) in (mixed == nil ? params.edits : []).enumerated() {
      try check(at: index)
      do {
        if case .set(let row, let id, let value) = wire {
          edits.append(try set(row, id, value, index))
          places.append(.edit(index))
          continue
        }
        if let view = wire.viewSortedByHand { sortedByHand.append(view.text) }
        let pointer = EditPlace.edit(index).pointer
        let snapshot = try wire.view.map(view)
        if let snapshot, wire.adoptsOrder(of: snapshot) {
          edits.append(.adopt(snapshot.order.slots(in: 0..<snapshot.order.count)))
        }
        try append(wire, snapshot, pointer, to: &edits, &places)
      } catch let error as TableError {
        let refusal = PlacedRefusal(pointer: EditPlace.edit(index).pointer, reason: error)
        guard isPreview else { throw refusal }
        refusals.append(refusal)
      }
      while places.count < edits.count { places.append(.edit(index)) }
    }
    var request = EditRequest(
      edits: edits, seen: params.seen.map { Revision($0) }, isExact: params.isExact ?? false,
      label: params.label.map { Text($0) }, author: params.author.map { Text($0) },
      historyClass: params.history ?? .step)
    request.user = user
    request.viewsSortedByHand = sortedByHand
    return (request, places)
  }

  /// The refusal of changes of columns together with other edits, before these are read: they may name
  /// a column that the list adds.
  private func mixedEdits(_ edits: [WireEdit]) -> PlacedRefusal? {
    let isOfColumns = edits.first?.isOfColumns
    let other = edits.firstIndex { $0.isOfColumns != isOfColumns }
    return other.map { PlacedRefusal(pointer: EditPlace.edit($0).pointer, reason: .mixedEdits) }
  }

  private mutating func append(
    _ wire: WireEdit, _ snapshot: ViewSnapshot?, _ pointer: String, to edits: inout [TableEdit],
    _ places: inout [EditPlace]
  ) throws {
    switch wire {
    case .adopt, .set: break  // converted before
    case .paste(let paste):
      var block = try PastedBlock(paste, snapshot, pointer, self)
      try block.convert()
      if !block.refusals.isEmpty {
        guard isPreview else { throw BlockRefusal(errors: block.refusals) }
        refusals += block.refusals
      }
      edits += block.edits
      places += block.places.map { .within($0) }
    case .setText, .setValues, .insert, .remove, .move, .setRow, .columns, .sections:
      let edit = try edit(wire, snapshot, pointer)
      noteSections(edit)
      try countColumns(edit)
      edits.append(edit)
    }
  }

  /// Counts the columns that an edit adds or removes.
  ///
  /// - Throws: `DaemonError.limit` if the table would have too many.
  private mutating func countColumns(_ edit: TableEdit) throws(DaemonError) {
    guard case .columns(let edit) = edit else { return }
    switch edit {
    case .remove: columnCount -= 1
    case .set, .order: return
    case .add:
      columnCount += 1
      guard columnCount > limits.columnsMax else { return }
      throw .limit(name: "columnsMax", maximum: limits.columnsMax, found: columnCount)
    }
  }

  /// Converts an edit of one cell. Edits that follow each other often name the same column.
  private mutating func set(
    _ row: WireKey, _ id: WireText, _ value: JSONView, _ index: Int
  ) throws -> TableEdit {
    let column: Column
    if let known = namedColumn, known.id == id {
      column = known.column
    } else {
      column = try self.column(id, EditPlace.edit(index).pointer + "/column")
      namedColumn = (id, column)
    }
    let cell = try cells.cell(value, for: column)
    return .set(row: key(row), cells: [CellEdit(column: column.number, cell: cell)])
  }

  private func edit(
    _ wire: WireEdit, _ view: ViewSnapshot?, _ pointer: String
  ) throws -> TableEdit {
    switch wire {
    case .setText(let row, let id, let text):
      let column = try column(id, pointer + "/column")
      let field = table.slot(of: key(row)).flatMap { table.field(of: $0, column) }
      let cell = try cells.cell(typed: Text(text), for: column, as: field)
      return .set(row: key(row), cells: [CellEdit(column: column.number, cell: cell)])
    case .setValues(let row, let values):
      return .set(row: key(row), cells: try cellEdits(values, pointer + "/values"))
    case .insert(let rows, let options, let place):
      return .insert(
        rows: try newRows(
          rows, pointer + "/rows", said: (options ?? []).map { $0?.kind.value.map { Text($0) } }),
        try self.place(place, in: view, moving: []),
        carrying: try DeclarationConversion(schema: schema, limits: limits)
          .patches(options, rowCount: rows.count, pointer + "/options"))
    case .remove(let rows): return .remove(rows.map { key($0) })
    case .move(let rows, let place):
      let rows = rows.map { key($0) }
      return .move(rows, try self.place(place, in: view, moving: rows))
    case .adopt, .paste, .set: return .adopt([])  // converted before
    case .setRow(let row, let options):
      let conversion = DeclarationConversion(schema: schema, limits: limits)
      return .setTraits(row: key(row), try conversion.patch(options, pointer + "/options"))
    case .columns(let edit): return .columns(try columnEdit(edit, pointer))
    case .sections(let edit): return .sections(try sectionEdit(edit, pointer))
    }
  }

  private func columnEdit(_ wire: WireColumnEdit, _ pointer: String) throws -> ColumnEdit {
    let conversion = ColumnConversion(types: schema.types)
    switch wire {
    case .set(let id, let options):
      var changed = try column(id, pointer + "/column")
      try conversion.take(options, into: &changed, pointer + "/options")
      try ColumnConversion.checkSortSource(
        of: changed, among: schema.columns, pointer + "/options")
      return .set(changed)
    case .add(let id, let options, let place):
      var added = Column(
        number: ColumnNumber(0), id: ColumnID(Text(id)), title: Text(id), type: .text)
      try conversion.take(options, into: &added, pointer + "/options")
      try ColumnConversion.checkSortSource(of: added, among: schema.columns, pointer + "/options")
      return .add(added, try columnPlace(place, pointer + "/place"))
    case .remove(let id): return .remove(try column(id, pointer + "/column").number)
    case .order(let ids):
      return .order(
        try ids.enumerated().map { try column($1, "\(pointer)/columns/\($0)").number })
    }
  }

  private func columnPlace(_ wire: WireColumnPlace, _ pointer: String) throws -> ColumnPlace {
    switch wire {
    case .start: .start
    case .end: .end
    case .before(let id): .before(try column(id, pointer + "/column").number)
    case .after(let id): .after(try column(id, pointer + "/column").number)
    }
  }

  func key(_ wire: WireKey) -> RowKey { RowKey(wire, in: table) }

  /// Looks now and then whether anybody wants the edits still.
  func check(at place: Int) throws {
    if place % 256 == 0, isCancelled() { throw DaemonError.cancelled }
  }

  func column(_ id: WireText, _ pointer: @autoclosure () -> String) throws -> Column {
    guard let column = schema[ColumnID(Text(id))] else {
      throw DaemonError.unknownColumn(pointer: pointer(), Text(id))
    }
    return column
  }

  private func cellEdits(_ values: JSONView, _ pointer: String) throws -> [CellEdit] {
    try values.members.map { member in
      let id = member.name.string ?? []
      let column = try column(id, pointer.pointing(to: id))
      if !column.isStored { throw TableError.notEditable(column.id) }
      return CellEdit(column: column.number, cell: try cells.cell(member.value, for: column))
    }
  }

  private func place(
    _ wire: WirePlace, in view: ViewSnapshot?, moving: [RowKey]
  ) throws -> RowPlace {
    switch wire {
    case .start: return .start
    case .end: return .end
    case .before(let row): return .before(key(row))
    case .after(let row): return .after(key(row))
    case .index(let index, .after): return .indexAfter(index)
    case .index(let index, .before), .index(let index, nil): return .index(index)
    case .shown(let id, let index, let counted, let whenSorted):
      guard let view else { return .end }
      let place = ShownPlace(
        view: id.text, index: index, counting: counted ?? .before,
        adoptsSort: whenSorted == .adopt)
      return try place.rowPlace(
        in: view, of: table, moving: Set(moving.compactMap { table.slot(of: $0) }))
    }
  }
}

/// The place of an edit in the request. It is made a JSON pointer only for an error.
enum EditPlace {
  /// An element of the list.
  case edit(Int)
  /// A part of one.
  case within(String)

  /// The place as a JSON pointer.
  var pointer: String {
    switch self {
    case .edit(let index): "/edits/" + String(index)
    case .within(let pointer): pointer
    }
  }
}

extension WireEdit {
  /// Whether the table adopts the order of the view that the edit names.
  fileprivate func adoptsOrder(of view: ViewSnapshot) -> Bool {
    if case .adopt = self { return true }
    return viewSortedByHand != nil && !view.state.sort.isEmpty
  }
}

extension WireEdit {
  /// Whether it changes the columns.
  fileprivate var isOfColumns: Bool {
    if case .columns = self { true } else { false }
  }
}
