import CellFormats
import ColumnStorage
import RowPipeline
import TableValues

extension EditDraft {
  /// Applies one change of the declared sections. O(sections), and O(log n) per row. Removing
  /// sections reads their column.
  mutating func change(_ edit: SectionEdit) throws(TableError) {
    let sections: DeclaredSections
    if let declared = state.sections {
      sections = declared
    } else if case .add(_, _, let column) = edit {
      sections = DeclaredSections(column: column, [])
    } else {
      throw .noDeclaredSections
    }
    var list = sections.list
    switch edit {
    case .add(let new, let place, _):
      try add(new, place, to: &list)
      apply(DeclaredSections(column: sections.column, list))
      do throws(TableError) {
        try insert(new.flatMap(\.rows), .end)
      } catch {
        // The index counts the rows of all sections, and not those of one list in the request.
        checkedRow = nil
        throw error
      }
    case .remove(let keys):
      let gone = Set(try keys.map { key throws(TableError) in try sections.known(key) })
      try removeRows(ofSections: gone)
      list.removeAll { gone.contains($0.key) }
      apply(DeclaredSections(column: sections.column, list))
    case .move(let keys, let place):
      var moved: [DeclaredSection] = []
      var names = Set<CellValue>()
      for key in keys where names.insert(key).inserted {
        moved.append(list[sections.place(of: try sections.known(key)) ?? 0])
      }
      list.removeAll { names.contains($0.key) }
      list.insert(contentsOf: moved, at: try index(of: place, in: list, moving: names))
      apply(DeclaredSections(column: sections.column, list))
    case .set(let key, let patch):
      let place = sections.place(of: try sections.known(key)) ?? 0
      list[place] = patch.applied(to: list[place])
      apply(DeclaredSections(column: sections.column, list))
    }
  }

  private mutating func apply(_ after: DeclaredSections) {
    guard after != state.sections else { return }
    apply(.sections(before: state.sections, after: after))
  }

  private func add(
    _ new: [NewSection], _ place: SectionPlace, to list: inout [DeclaredSection]
  ) throws(TableError) {
    let count = list.count + new.count
    guard count <= DeclaredSections.countMax else {
      throw .limit(name: "sectionsMax", maximum: DeclaredSections.countMax, found: count)
    }
    var known = Set(list.map(\.key))
    let doubled = new.filter { !known.insert($0.section.key).inserted }
    if !doubled.isEmpty {
      throw .duplicateSections(doubled.prefix(20).map { $0.section.key.sectionName })
    }
    list.insert(contentsOf: new.map(\.section), at: try index(of: place, in: list, moving: []))
  }

  /// The index among the sections that are not moved.
  private func index(
    of place: SectionPlace, in list: [DeclaredSection], moving: Set<CellValue>
  ) throws(TableError) -> Int {
    func index(of key: CellValue) throws(TableError) -> Int {
      if moving.contains(key) { throw .sectionIsMoving(key.sectionName) }
      guard let index = list.firstIndex(where: { $0.key == key }) else {
        throw .unknownSection(key.sectionName)
      }
      return index
    }
    switch place {
    case .start: return 0
    case .end: return list.count
    case .before(let key): return try index(of: key)
    case .after(let key): return try index(of: key) + 1
    }
  }

  private mutating func removeRows(ofSections gone: Set<CellValue>) throws(TableError) {
    let rows = SectionRows(state)
    let slots = rows.slots { gone.contains($0) }
    for slot in slots { try checkPin(row: slot) }
    if !slots.isEmpty { apply(.rows(.remove(slots))) }
  }
}

extension DeclaredSections {
  /// A key, if there is such a section.
  fileprivate func known(_ key: CellValue) throws(TableError) -> CellValue {
    if place(of: key) == nil { throw .unknownSection(key.sectionName) }
    return key
  }

  /// The section level of the declared sections in views.
  package var level: SectionLevel { SectionLevel(column: column, listed: list.map(\.key)) }
}

extension CellValue {
  /// The name of a section in errors and in declarations about sections.
  package var sectionName: Text { CellFormatter.spelledText(of: Cell(self)) }
}
