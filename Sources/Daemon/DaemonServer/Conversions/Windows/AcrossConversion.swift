import ColumnStorage
import JSONText
import TableModel
import TableValues
import ViewModel
import ViewportLayout
import WindowModel
import WireProtocol

extension LayoutConversion {
  /// Merges the members of a patch about the horizontal viewport. Null restores a member to its
  /// value in `standard`.
  func mergeAcross(_ patch: LayoutPatch, _ rules: inout LayoutRules, _ standard: LayoutRules) {
    if !patch.minimumWidth.isAbsent {
      rules.minimumWidth = patch.minimumWidth.value ?? standard.minimumWidth
    }
    switch patch.insets {
    case .absent: break
    case .null: rules.insets = standard.insets
    case .value(let insets):
      if !insets.leading.isAbsent {
        rules.insets.leading = insets.leading.value ?? standard.insets.leading
      }
      if !insets.trailing.isAbsent {
        rules.insets.trailing = insets.trailing.value ?? standard.insets.trailing
      }
    }
    if !patch.direction.isAbsent {
      rules.direction = patch.direction.value ?? standard.direction
    }
  }

  /// Writes the state's members about the horizontal viewport, if there are any.
  func writeAcross(_ rules: LayoutRules, to writer: inout JSONWriter) {
    if rules.minimumWidth > 0 { writer.member("minimumWidth", number: rules.minimumWidth) }
    if rules.insets != ColumnInsets() {
      writer.name("insets")
      writer.beginObject()
      writer.member("leading", number: rules.insets.leading)
      writer.member("trailing", number: rules.insets.trailing)
      writer.endObject()
    }
    if rules.direction != .leftToRight {
      writer.name("direction")
      writer.string(rules.direction.rawValue)
    }
  }
}

extension LayoutUnit {
  /// An offset in units, from 0 to 1e12, rounded up to 1/64.
  static func offset(_ units: Double) -> LayoutLength {
    LayoutLength((min(max(0, units), 1e12) * Double(perUnit)).rounded(.up))
  }
}

extension AcrossWindow {
  /// The horizontal viewport that a client requests for a new window.
  init(_ wire: WireAcross) {
    self.init(
      offset: LayoutUnit.offset(wire.offset ?? 0), extent: LayoutUnit.length(wire.frameWidth),
      overscan: LayoutUnit.length(wire.overscan ?? 0))
  }
}

extension AcrossMove {
  /// The change of the horizontal viewport that a client requests; nil: none.
  ///
  /// - Throws: `DaemonError.unknownColumn`; `DaemonError.invalid` for a column that is not shown, a
  ///   view without layout, and a first window without a frame width.
  init?(
    _ wire: WireMember<WireAcrossMove>, _ snapshot: ViewSnapshot, isAcross: Bool
  ) throws {
    self.init()
    switch wire {
    case .absent: return nil
    case .null: isEnd = true
    case .value(let move):
      guard let places = snapshot.layout else { throw DaemonError.noLayout("/across") }
      if !isAcross, move.frameWidth == nil {
        throw DaemonError.invalid(
          pointer: "/across/frameWidth", expected: "a number from 0 to 16777216", found: "nothing")
      }
      offset = move.offset.map { LayoutUnit.offset($0) }
      thumb = move.thumb.map { LayoutUnit.contentOffset($0) }
      extent = move.frameWidth.map { LayoutUnit.length($0) }
      overscan = move.overscan.map { LayoutUnit.length($0) }
      placement = move.placement ?? .nearest
      guard let id = move.column else { return }
      let found = try ViewStateConversion(schema: snapshot.table.content.schema)
        .column(id, "/across/column").number
      guard places.places.contains(where: { $0.column == found }) else {
        throw DaemonError.invalid(
          pointer: "/across/column", expected: "a column that is shown", found: "a hidden one")
      }
      column = found
    }
  }
}

extension DaemonError {
  /// The error of a request about horizontal positions for a view without layout.
  static func noLayout(_ pointer: String) -> DaemonError {
    .invalid(
      pointer: pointer, expected: "a view whose state has a layout", found: "a view without one")
  }
}

/// The positions of columns requested by id.
struct ColumnFrames {
  /// Each column with its position; nil if it is not shown.
  let frames: [(column: Column, place: ColumnPlaces.Place?)]

  /// Looks up columns.
  ///
  /// - Throws: `DaemonError.unknownColumn`.
  init(_ ids: [WireText], _ snapshot: ViewSnapshot) throws {
    let conversion = ViewStateConversion(schema: snapshot.table.content.schema)
    var places: [ColumnNumber: ColumnPlaces.Place] = [:]
    for place in snapshot.layout?.places ?? [] { places[place.column] = place }
    frames = try ids.enumerated().map {
      let column = try conversion.column($1, "/columns/\($0)")
      return (column, places[column.number])
    }
  }
}

extension JSONWriter {
  /// Writes the member `across` of an answer or update: the horizontal viewport, or null.
  mutating func across(_ places: AcrossPlaces?) {
    name("across")
    guard let places else { return null() }
    WireAcrossPlaces(places).write(to: &self)
  }
}

extension WireColumnFrame {
  /// The position of a requested column; nil if it is not shown.
  init(_ column: Column, _ place: ColumnPlaces.Place?) {
    self.init(column: column.id.text.utf8)
    guard let place else {
      reason = WireText("hidden".utf8)
      return
    }
    group = .known(place.group)
    x = LayoutUnit.units(place.x)
    width = LayoutUnit.units(place.width.width)
    estimate = place.width.isEstimate
  }
}

extension ViewLocateResult.Point {
  /// The column at a point; nil if there is none.
  init?(_ point: WireAcrossPoint, in snapshot: ViewSnapshot) {
    let group = point.group ?? .center
    let x = LayoutLength((point.x * Double(LayoutUnit.perUnit)).rounded(.down))
    guard let (place, distance) = snapshot.layout?.column(at: x, in: group) else { return nil }
    self.init(
      column: snapshot.table.content.schema[place.column]?.id.text.utf8 ?? [],
      group: .known(place.group), x: LayoutUnit.units(place.x),
      width: LayoutUnit.units(place.width.width), distance: LayoutUnit.units(distance),
      estimate: place.width.isEstimate)
  }
}
