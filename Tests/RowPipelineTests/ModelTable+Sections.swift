import ColumnStorage
import RowPipeline
import RowTree
import TableValues
import TestSupport

/// What sections mean, said once more in the plainest way.
extension ModelTable {
  /// The entries of a view with sections, and which rows of them are shown.
  func expectedEntries(_ rules: ViewRules, _ display: SectionDisplay) -> [ViewEntry] {
    entries(expectedOrder(rules), rules.sections[...], [], display)
  }

  private func entries(
    _ rows: [UInt32], _ levels: ArraySlice<SectionLevel>, _ path: SectionPath,
    _ display: SectionDisplay
  ) -> [ViewEntry] {
    guard let level = levels.first else { return rows.map { .row($0) } }
    var values = Set(rows.map { sectionValue($0, level) })
    values.formUnion(level.listed)
    return values.sorted { comparesLess($0, $1, level) }.flatMap { value -> [ViewEntry] in
      let rows = rows.filter { sectionValue($0, level) == value }
      let path = path + [value]
      let isHidden = display.hidden?.contains(path) ?? false
      if rows.isEmpty, !display.showsEmpty || isHidden { return [] }
      let kind: SectionEntry.Kind = levels.count == 1 ? .header : .group
      let head: [ViewEntry] = display.hasHeaders ? [.section(SectionEntry(kind, path))] : []
      if display.collapse.contains(path) { return head }
      let foot: [ViewEntry] = display.hasFooters ? [.section(SectionEntry(.footer, path))] : []
      return head + entries(rows, levels.dropFirst(), path, display) + foot
    }
  }

  /// The value that a row's section has, in one spelling.
  private func sectionValue(_ slot: UInt32, _ level: SectionLevel) -> CellValue {
    switch cell(slot, level.column).value {
    case .error: .error(.doesNotParse)
    case .number(let number): .number(number + 0)
    case let value: value
    }
  }

  private func comparesLess(_ a: CellValue, _ b: CellValue, _ level: SectionLevel) -> Bool {
    func rank(_ value: CellValue) -> Int {
      switch value {
      case .null: level.nulls == .first ? -1 : 1
      case .error: 2
      default: 0
      }
    }
    if rank(a) != rank(b) { return rank(a) < rank(b) }
    let places = [a, b].map { level.listed.firstIndex(of: $0) ?? level.listed.count }
    if places[0] != places[1] { return places[0] < places[1] }
    var result = 0
    if case .text(let left) = a, case .text(let right) = b, level.comparator.kind == .length {
      let counts = [left, right].map { $0.description.unicodeScalars.count }
      result = counts[0] < counts[1] ? -1 : counts[0] > counts[1] ? 1 : 0
    }
    if result == 0 { result = Self.compareValues(a, b) }
    if result == 0, case .dateTime(let left) = a, case .dateTime(let right) = b {
      let offsets = [left, right].map { $0.offsetMinutes.map { Int($0) } ?? .min }
      result = offsets[0] < offsets[1] ? -1 : offsets[0] > offsets[1] ? 1 : 0
    }
    return level.direction == .ascending ? result < 0 : result > 0
  }

  // MARK: Random sections

  static func sections(_ random: inout SeededGenerator) -> [SectionLevel] {
    let columns = (0..<types.count).shuffled(using: &random)
    return columns.prefix(Int.random(in: 1...3, using: &random)).map { column in
      var level = SectionLevel(
        column: ColumnNumber(column),
        direction: Bool.random(using: &random) ? .ascending : .descending,
        nulls: Bool.random(using: &random) ? .first : .last,
        comparator: types[column] == .text && Bool.random(using: &random) ? .length : .value)
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let value = cell(types[column], &random).value
        switch value {
        case .null, .error, .number, .pending: break
        default: if !level.listed.contains(value) { level.listed.append(value) }
        }
      }
      return level
    }
  }

  /// A display that collapses some of the sections of a view, and hides some.
  func display(_ rules: ViewRules, _ random: inout SeededGenerator) -> SectionDisplay {
    var display = SectionDisplay()
    display.hasHeaders = Int.random(in: 0..<5, using: &random) > 0
    display.hasFooters = Bool.random(using: &random)
    display.showsEmpty = Bool.random(using: &random)
    var all = SectionDisplay()
    all.showsEmpty = true
    var (paths, names): ([SectionPath], [Text: Bool]) = ([], [:])
    for case .section(let entry) in expectedEntries(rules, all)
    where Int.random(in: 0..<3, using: &random) == 0 {
      paths.append(entry.path)
      names[Text("\(entry.path)")] = Bool.random(using: &random)
    }
    if Bool.random(using: &random) {
      let isAll = Int.random(in: 0..<4, using: &random) == 0
      display.hidden = HiddenSections(stamp: SourceNumber(), names: names, standard: isAll) {
        Text("\($0)")
      }
    }
    display.collapse = SectionCollapse(isAll: Int.random(in: 0..<4, using: &random) == 0)
    display.collapse.set(paths, isCollapsed: !display.collapse.isAll)
    return display
  }
}
