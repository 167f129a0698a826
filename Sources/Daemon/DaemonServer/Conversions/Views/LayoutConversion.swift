import ColumnStorage
import JSONText
import TableModel
import TableValues
import UnicodeTables
import ViewModel
import ViewportLayout
import WindowModel
import WireProtocol

/// Conversion of a view's layout, in both directions.
struct LayoutConversion {
  /// The table's columns.
  let schema: TableSchema
  /// Converts measurers.
  var measurers = MeasurerConversion(advancesMax: PublishedLimits().advancesMax)

  /// Rules with a patch merged in (RFC 7396). `{}` is a layout of defaults.
  ///
  /// - Throws: `DaemonError.unknownColumn`, `DaemonError.limit`.
  func merging(
    _ patch: WireMember<LayoutPatch>, _ old: LayoutRules?, defaults: LayoutRules?
  ) throws -> LayoutRules? {
    guard case .value(let patch) = patch else { return patch.isAbsent ? old : defaults }
    let pointer = "/state/layout"
    var rules = try old ?? LayoutRules(metrics: measurers.metrics(nil))
    let standard = try defaults ?? LayoutRules(metrics: measurers.metrics(nil))
    switch patch.measurer {
    case .absent: break
    case .null: rules.metrics = standard.metrics
    case .value(let measurer): rules.metrics = try measurers.metrics(measurer)
    }
    if !patch.frame.isAbsent { rules.frame = patch.frame.value ?? standard.frame }
    if !patch.spacing.isAbsent { rules.spacing = patch.spacing.value ?? standard.spacing }
    mergeAcross(patch, &rules, standard)
    if !patch.scales.isAbsent { rules.scales = patch.scales.value ?? standard.scales }
    if !patch.locks.isAbsent { rules.locks = patch.locks.value ?? standard.locks }
    switch patch.fixed {
    case .absent: break
    case .null: rules.fixed = standard.fixed
    case .value(let fixed):
      if !fixed.leading.isAbsent {
        rules.fixed.leading = fixed.leading.value ?? standard.fixed.leading
      }
      if !fixed.trailing.isAbsent {
        rules.fixed.trailing = fixed.trailing.value ?? standard.fixed.trailing
      }
    }
    switch patch.rows {
    case .absent: break
    case .null: rules.rows = standard.rows
    case .value(let rows):
      var sizing = rules.rows ?? RowSizing()
      sizing.merge(rows, standard.rows ?? RowSizing())
      rules.rows = sizing
    }
    mergeItems(patch.items, &rules, standard)
    switch patch.sizing {
    case .absent: break
    case .null: rules.sizing = standard.sizing
    case .value(let sizing): rules.sizing.merge(sizing, standard.sizing)
    }
    switch patch.columns {
    case .absent: break
    case .null: rules.columns = standard.columns
    case .value(let columns):
      for entry in columns {
        let column = try ViewStateConversion(schema: schema)
          .column(entry.id, (pointer + "/columns").pointing(to: entry.id))
        var rule = rules.columns[column.number] ?? SizingRule()
        if let patch = entry.value { rule.merge(patch) }
        rules.columns[column.number] =
          entry.value == nil || rule == SizingRule() ? nil : rule
      }
    }
    return rules
  }

  /// Writes the layout of a state.
  func write(_ rules: LayoutRules, to writer: inout JSONWriter) {
    writer.name("layout")
    writer.beginObject()
    writer.member("measurer", Self.measurer(rules.metrics))
    writer.name("frame")
    if let frame = rules.frame { writer.number(frame) } else { writer.null() }
    writeAcross(rules, to: &writer)
    writer.member("spacing", number: rules.spacing)
    writer.member("scale", rules.scales)
    writer.member("lock", rules.locks)
    writer.name("fixed")
    writer.beginObject()
    writer.member("leading", rules.fixed.leading)
    writer.member("trailing", rules.fixed.trailing)
    writer.endObject()
    if let rows = rules.rows {
      writer.name("rows")
      rows.patch.write(to: &writer)
    }
    if let items = rules.items { write(items, to: &writer) }
    writer.name("sizing")
    rules.sizing.patch.write(to: &writer)
    writer.name("columns")
    writer.beginObject()
    for (number, rule) in rules.columns.sorted(by: { $0.key < $1.key }) {
      guard let column = schema[number] else { continue }
      writer.name(column.id.text.utf8)
      rule.columnPatch.write(to: &writer)
    }
    writer.endObject()
    writer.endObject()
  }

  /// The wire form of text metrics, with advances as ranges.
  private static func measurer(_ metrics: TextMetrics) -> WireMeasurer {
    switch metrics.regular {
    case .cells(let cells):
      return .cells(
        tabStop: cells.tabStop, ambiguous: cells.ambiguousIsWide ? .wide : .narrow,
        unit: cells.unit)
    case .font(let regular):
      var bold: WireFontFace?
      if metrics.bold != metrics.regular, case .font(let face) = metrics.bold {
        bold = Self.face(face)
      }
      return .font(
        lineHeight: LayoutUnit.units(regular.lineHeight), regular: Self.face(regular), bold: bold)
    case .estimate(let advance, let lineHeight):
      return .estimate(advance: advance, lineHeight: LayoutUnit.units(lineHeight))
    }
  }

  private static func face(_ metrics: FontMetrics) -> WireFontFace {
    var face = WireFontFace(defaultAdvance: metrics.defaultAdvance)
    face.ranges = metrics.advances.map { entry in
      WireAdvanceRange(
        start: Int(entry.scalars.lowerBound), end: Int(entry.scalars.upperBound) + 1,
        advance: entry.advance)
    }
    let pairs = metrics.kerning.sorted {
      ($0.key.first, $0.key.second) < ($1.key.first, $1.key.second)
    }
    face.kerning = pairs.map { entry in
      var pair: [UInt8] = []
      UTF8Scalar.append(entry.key.first, to: &pair)
      UTF8Scalar.append(entry.key.second, to: &pair)
      return WireKerning(pair: pair, advance: entry.value)
    }
    if face.ranges?.isEmpty == true { face.ranges = nil }
    if face.kerning?.isEmpty == true { face.kerning = nil }
    if metrics.letterSpacing != 0 { face.letterSpacing = metrics.letterSpacing }
    return face
  }
}

extension SizingRule {
  /// Merges a patch. Null restores a member to its value in `standard`.
  fileprivate mutating func merge(_ patch: SizingPatch, _ standard: SizingRule) {
    if !patch.mode.isAbsent { mode = patch.mode.value.map { $0.meaning } ?? standard.mode }
    if !patch.minimum.isAbsent { minimum = patch.minimum.value ?? standard.minimum }
    if !patch.maximum.isAbsent { maximum = patch.maximum.value ?? standard.maximum }
    if !patch.padding.isAbsent { padding = patch.padding.value ?? standard.padding }
    if !patch.headerPadding.isAbsent {
      headerPadding = patch.headerPadding.value ?? standard.headerPadding
    }
    if !patch.fitsHeader.isAbsent { fitsHeader = patch.fitsHeader.value ?? standard.fitsHeader }
    if !patch.fitsFooter.isAbsent { fitsFooter = patch.fitsFooter.value ?? standard.fitsFooter }
    if !patch.isWhole.isAbsent { isWhole = patch.isWhole.value ?? standard.isWhole }
  }

  /// Merges a patch of one column. Null removes a member.
  fileprivate mutating func merge(_ patch: ColumnSizingPatch) {
    merge(patch.sizing, SizingRule())
    if !patch.width.isAbsent { width = patch.width.value }
    if !patch.spacing.isAbsent { spacing = patch.spacing.value }
  }

  private func member<Value>(_ value: Value?) -> WireMember<Value> {
    value.map { .value($0) } ?? .absent
  }

  /// The members that all columns can have, as a patch.
  fileprivate var patch: SizingPatch {
    var patch = SizingPatch()
    patch.mode = member(mode.map { WireWidthMode($0) })
    patch.minimum = member(minimum)
    patch.maximum = member(maximum)
    patch.padding = member(padding)
    patch.headerPadding = member(headerPadding)
    patch.fitsHeader = member(fitsHeader)
    patch.fitsFooter = member(fitsFooter)
    patch.isWhole = member(isWhole)
    return patch
  }

  /// All members, as a patch of one column.
  fileprivate var columnPatch: ColumnSizingPatch {
    ColumnSizingPatch(sizing: patch, width: member(width), spacing: member(spacing))
  }
}

extension RowSizing {
  /// Merges a patch. Null restores a member to its value in `standard`.
  fileprivate mutating func merge(_ patch: RowSizingPatch, _ standard: RowSizing) {
    if !patch.height.isAbsent { height = patch.height.value ?? standard.height }
    if !patch.wraps.isAbsent { wraps = patch.wraps.value ?? standard.wraps }
    if !patch.linesMax.isAbsent { linesMax = patch.linesMax.value ?? standard.linesMax }
    if !patch.inset.isAbsent { inset = patch.inset.value ?? standard.inset }
    if !patch.padding.isAbsent { padding = patch.padding.value ?? standard.padding }
    if !patch.minimum.isAbsent { minimum = patch.minimum.value ?? standard.minimum }
    if !patch.maximum.isAbsent { maximum = patch.maximum.value ?? standard.maximum }
    if !patch.isWhole.isAbsent { isWhole = patch.isWhole.value ?? standard.isWhole }
    if !patch.spacing.isAbsent { spacing = patch.spacing.value ?? standard.spacing }
    if !patch.measuresAll.isAbsent {
      measuresAll = patch.measuresAll.value ?? standard.measuresAll
    }
    if !patch.measurer.isAbsent {
      asksClient = patch.measurer.value.map { $0 == .client } ?? standard.asksClient
    }
    if !patch.deadline.isAbsent { deadline = patch.deadline.value ?? standard.deadline }
    if !patch.quiet.isAbsent {
      quiet = patch.quiet.value.map { .milliseconds($0) } ?? standard.quiet
    }
  }

  /// All of its members, as a patch.
  fileprivate var patch: RowSizingPatch {
    var patch = RowSizingPatch()
    patch.height = height.map { .value($0) } ?? .null
    patch.wraps = .value(wraps)
    patch.linesMax = linesMax.map { .value($0) } ?? .null
    patch.inset = .value(inset)
    patch.padding = .value(padding)
    patch.minimum = .value(minimum)
    patch.maximum = maximum.map { .value($0) } ?? .null
    patch.isWhole = .value(isWhole)
    patch.spacing = .value(spacing)
    patch.measuresAll = .value(measuresAll)
    if asksClient { patch.measurer = .value(.client) }
    if deadline != Self.standardDeadline { patch.deadline = .value(deadline) }
    if quiet != Self.standardQuiet { patch.quiet = .value(Int(quiet / .milliseconds(1))) }
    return patch
  }
}

extension WireWidthMode {
  fileprivate var meaning: ColumnSizing.Mode {
    switch self {
    case .maximum: .content(.maximum)
    case .average(let advance): .content(.estimatedAverage(advance: advance))
    case .sampled(let size): .content(.sampledMaximum(sizeMax: size))
    case .percentile(let share, let size): .content(.percentile(share: share, sizeMax: size))
    case .hybrid(let size, let advance): .content(.hybrid(sizeMax: size, advance: advance))
    case .padded(let width): .content(.fixed(width))
    case .fixed(let width): .fixed(width)
    case .fraction(let share): .fraction(share)
    case .flexible: .flexible
    case .adaptive: .adaptive
    case .client(let size): .content(.client(sizeMax: size))
    }
  }

  fileprivate init(_ mode: ColumnSizing.Mode) {
    self =
      switch mode {
      case .content(.maximum): .maximum
      case .content(.estimatedAverage(let advance)): .average(advance: advance)
      case .content(.sampledMaximum(let size)): .sampled(size: size)
      case .content(.percentile(let share, let size)): .percentile(share: share, size: size)
      case .content(.hybrid(let size, let advance)): .hybrid(size: size, advance: advance)
      case .content(.fixed(let width)): .padded(width: width)
      case .content(.client(let size)): .client(size: size)
      case .fixed(let width): .fixed(width: width)
      case .fraction(let share): .fraction(share: share)
      case .flexible: .flexible
      case .adaptive: .adaptive
      }
  }
}

extension JSONWriter {
  /// Writes the `layout` of a view's answer or update, or null: the positions of its
  /// columns, and the total height of its entries.
  ///
  /// - Parameter told: The positions that the client has. If they are the same, `columns` is left
  ///   out.
  mutating func layout(of snapshot: ViewSnapshot, since told: ColumnPlaces? = nil) {
    let schema = snapshot.table.content.schema
    guard let places = snapshot.layout else { return null() }
    beginObject()
    member("width", length: places.width)
    if places.content > places.width { member("content", length: places.content) }
    if places.direction != .leftToRight {
      name("direction")
      string(places.direction.rawValue)
    }
    if let extent = snapshot.extent {
      if let width = extent.width {
        name("items")
        beginObject()
        member("width", length: width)
        member("height", length: extent.height)
        endObject()
      } else {
        member("height", length: extent.height)
      }
      if extent.isEstimate { member("estimate", true) }
    }
    if let groups = places.groups {
      name("groups")
      beginObject()
      member("leading", length: groups[.leading] ?? 0)
      member("center", length: groups[.center] ?? 0)
      member("trailing", length: groups[.trailing] ?? 0)
      endObject()
    }
    if let told, told.places == places.places { return endObject() }
    list("columns", places.places) { writer, place in
      writer.beginObject()
      writer.member("column", schema[place.column]?.id.text.utf8)
      if place.group != .center {
        writer.name("fixed")
        writer.string(place.group.rawValue)
      }
      writer.member("x", length: place.x)
      writer.member("width", length: place.width.width)
      if place.width.trackCount > 1 { writer.member("tracks", place.width.trackCount) }
      if place.width.isEstimate { writer.member("estimate", true) }
      writer.endObject()
    }
    endObject()
  }
}

extension JSONWriter {
  /// Writes the member `heights` of an update: runs of entries of the same height.
  mutating func heights(_ heights: WindowHeights) {
    name("heights")
    beginArray()
    for run in heights.runs {
      beginObject()
      member("height", length: run.extent)
      member("count", run.count)
      endObject()
    }
    endArray()
  }
}
