import CellFormats
import ColumnStorage
import Expressions
import RowPipeline
import RowTree
import TableModel
import TableValues
import ViewModel

/// The styles of a window's rows and cells by the rules of its view. Every list of tags is in the
/// order of the rules. Entries that are not rows have none.
struct WindowStyles: Sendable {
  /// The tags of each entry.
  private(set) var rows: [[StyleTag]]
  /// The tags of cells, by column (only those with any) and entry.
  private(set) var cells: [ColumnNumber: [[StyleTag]]] = [:]
  /// The rules that failed for some rows.
  private(set) var failures: [StyleFailure] = []

  private let shadow: Shadow
  private let slots: [(place: Int, slot: UInt32)]

  /// The styles of a window. O(rows · (rules + columns that rules read)). May block on a file.
  init(of shadow: Shadow, by styles: CompiledStyles) {
    self.shadow = shadow
    rows = [[StyleTag]](repeating: [], count: shadow.slots.count)
    slots = shadow.slots.enumerated().filter { $0.element != WindowEntries.noRow }
      .map { (place: $0.offset, slot: $0.element) }
    guard !styles.rules.isEmpty, !slots.isEmpty else { return }
    var resolver = SettingResolver(shadow.snapshot, watchedAt: shadow.pointer)
    _ = resolver.prepare(slots.map(\.slot), reading: styles.requests, mayBlock: true)
    let facts = CellFacts(of: shadow, for: styles.rules)
    for (number, rule) in styles.rules.enumerated() {
      var failure: StyleFailure?
      let reach = StyleReach(of: rule, in: shadow, facts)
      for (place, slot) in slots {
        let target = reach.target(place, slot)
        if target.isNothing { continue }
        do throws(SettingProblem) {
          guard let tag = try Self.tag(rule, slot, styles, &resolver) else { continue }
          add(tag, to: target, place)
        } catch {
          failure = failure.noting(error, number, shadow.snapshot.table.keys.key(of: slot))
        }
      }
      if let failure { failures.append(failure) }
    }
  }

  private static func tag(
    _ rule: StyleRule, _ slot: UInt32, _ styles: CompiledStyles,
    _ resolver: inout SettingResolver
  ) throws(SettingProblem) -> StyleTag? {
    if let condition = rule.condition {
      switch try styles.value(of: condition, slot, &resolver) {
      case .boolean(true): break
      case .boolean(false), .null: return nil
      case let value:
        throw SettingProblem("a condition is bool, not \(value.typeName.name)")
      }
    }
    var tag = StyleTag(layer: rule.layer, tag: rule.tag, parameters: [:])
    for (name, parameter) in rule.parameters {
      switch parameter {
      case .literal(let value): tag.parameters[name] = value
      case .expression(let source):
        let value = try styles.value(of: source, slot, &resolver)
        tag.parameters[name] = try CellValue(parameter: value)
      }
    }
    return tag
  }

  private mutating func add(_ tag: StyleTag, to target: StyleReach.Target, _ place: Int) {
    switch target {
    case .row: rows[place].append(tag)
    case .cells(let columns):
      for column in columns {
        cells[column, default: [[StyleTag]](repeating: [], count: rows.count)][place].append(tag)
      }
    }
  }
}

extension StyleFailure? {
  /// The failure, counting one more row.
  fileprivate func noting(_ problem: SettingProblem, _ rule: Int, _ row: RowKey) -> StyleFailure {
    guard var failure = self else {
      return StyleFailure(rule: rule, count: 1, row: row, message: Text(problem.message))
    }
    failure.count += 1
    return failure
  }
}

/// The rows and cells of a window that a rule applies to, before its condition is evaluated.
private struct StyleReach {
  /// The part of a row that a rule applies to.
  enum Target {
    case row
    case cells([ColumnNumber])

    var isNothing: Bool {
      switch self {
      case .row: false
      case .cells(let columns): columns.isEmpty
      }
    }
  }

  private let rule: StyleRule
  private let snapshot: ViewSnapshot
  private let pointer: RowPointer?
  private let facts: CellFacts
  /// The named columns that are in the window; without names, all of the window's.
  private let columns: [ColumnNumber]

  init(of rule: StyleRule, in shadow: Shadow, _ facts: CellFacts) {
    self.rule = rule
    self.facts = facts
    snapshot = shadow.snapshot
    pointer = shadow.pointer
    var asked = rule.columns.map { Set($0) }
    if case .sorted = rule.source {
      let sorted = Set(shadow.snapshot.state.sort.map(\.column))
      asked = asked.map { $0.intersection(sorted) } ?? sorted
    }
    columns = shadow.columns.map(\.number).filter { asked?.contains($0) ?? true }
  }

  /// The part of a row that the rule applies to. O(columns + log n).
  func target(_ place: Int, _ slot: UInt32) -> Target {
    switch rule.source {
    case nil: return whole
    case .stripes(let every, let offset, let inSection):
      return stripeIndex(slot, inSection) % every == offset ? whole : .cells([])
    case .sorted(let every, let offset):
      let isMeant = every == 1 || stripeIndex(slot, false) % every == offset
      return .cells(isMeant ? columns : [])
    case .hovered: return pointer?.slot == slot ? whole : .cells([])
    case .selected: return selected(slot)
    case .matches:
      if rule.columns == nil {
        return snapshot.matches?.contains(slot) ?? false ? .row : .cells([])
      }
      return .cells(columns.filter { facts.hits[$0]?.contains(place) ?? false })
    case .drafts:
      if snapshot.drafts.isEmpty { return .cells([]) }
      return .cells(
        columns.filter { snapshot.drafts[CellPlace(slot: slot, column: $0)] != nil })
    case .errors: return .cells(columns.filter { facts.errors[$0]?.contains(place) ?? false })
    }
  }

  private var whole: Target { rule.columns == nil ? .row : .cells(columns) }

  private func selected(_ slot: UInt32) -> Target {
    switch snapshot.state.selection.unit {
    case .row: return snapshot.selection.contains(Selection.Point(slot: slot)) ? whole : .cells([])
    case .cell:
      return .cells(
        columns.filter { snapshot.selection.contains(Selection.Point(slot: slot, column: $0)) })
    case .column:
      return .cells(columns.filter { snapshot.selection.contains(Selection.Point(column: $0)) })
    }
  }

  /// The index of a row within its page, or within its innermost section. O(log n).
  private func stripeIndex(_ slot: UInt32, _ inSection: Bool) -> Int {
    if inSection, let sections = snapshot.sections {
      let index = snapshot.order.index(of: slot)
      return index.flatMap { sections.indexInSection(ofRowAt: $0) } ?? 0
    }
    return max(0, (snapshot.rowIndex(of: slot) ?? 0) - snapshot.page.rows.lowerBound)
  }
}

/// The cells of a window with errors and with hits, as rules need them.
private struct CellFacts {
  private(set) var errors: [ColumnNumber: Set<Int>] = [:]
  private(set) var hits: [ColumnNumber: Set<Int>] = [:]

  init(of shadow: Shadow, for rules: [StyleRule]) {
    var asked = Set<ColumnNumber>()
    for rule in rules where rule.source == .errors || rule.source == .matches {
      if rule.source == .matches, rule.columns == nil { continue }
      asked.formUnion(rule.columns ?? shadow.columns.map(\.number))
    }
    let columns = shadow.columns.filter { asked.contains($0.number) }
    guard !columns.isEmpty else { return }
    for block in shadow.snapshot.blocks(of: shadow.slots, columns) {
      for place in block.cells.indices where shadow.slots[place] != WindowEntries.noRow {
        if case .error(let error) = block.cells[place].value, error != .awaited {
          errors[block.column.number, default: []].insert(place)
        }
        if block.hasHit(place) { hits[block.column.number, default: []].insert(place) }
      }
    }
  }
}

extension CellBlock {
  /// Whether a cell has a hit of the search.
  fileprivate func hasHit(_ index: Int) -> Bool {
    guard let marks, drafts[index] == nil else { return false }
    let searched =
      marks.readsValues
      ? ValueText.of(cells[index], type: column.type) ?? [] : displayText(index)
    return !marks.ranges(in: searched, limit: 1).isEmpty
  }
}
