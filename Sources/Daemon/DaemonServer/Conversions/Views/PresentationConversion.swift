import JSONText
import TableValues
import ViewModel
import WireProtocol

/// Conversion of a view's presentation.
enum PresentationConversion {
  /// Rules with a patch merged in (RFC 7396). `{}` is a list of defaults.
  static func merging(
    _ patch: WireMember<PresentationPatch>, _ old: PresentationRules?,
    defaults: PresentationRules?
  ) -> PresentationRules? {
    guard case .value(let patch) = patch else { return patch.isAbsent ? old : defaults }
    var rules = old ?? PresentationRules()
    let standard = defaults ?? PresentationRules()
    if !patch.kind.isAbsent { rules.kind = patch.kind.value ?? standard.kind }
    merge(patch.header, into: &rules.header, standard.header)
    merge(patch.footer, into: &rules.footer, standard.footer)
    merge(patch.search, into: &rules, standard)
    merge(patch.insets, into: &rules.insets, standard.insets)
    switch patch.spacings {
    case .absent: break
    case .null:
      (rules.headerSpacing, rules.footerSpacing) = (standard.headerSpacing, standard.footerSpacing)
    case .value(let spacings):
      take(spacings.header, &rules.headerSpacing, standard.headerSpacing)
      take(spacings.footer, &rules.footerSpacing, standard.footerSpacing)
    }
    merge(patch.indicators, into: &rules.indicators, standard.indicators)
    switch patch.scrollBars {
    case .absent: break
    case .null:
      rules.hasVerticalBar = standard.hasVerticalBar
      rules.hasHorizontalBar = standard.hasHorizontalBar
      rules.thumbMinimum = standard.thumbMinimum
    case .value(let bars):
      take(bars.vertical, &rules.hasVerticalBar, standard.hasVerticalBar)
      take(bars.horizontal, &rules.hasHorizontalBar, standard.hasHorizontalBar)
      if !bars.minimum.isAbsent {
        rules.thumbMinimum = bars.minimum.value ?? standard.thumbMinimum
      }
    }
    if !patch.alignment.isAbsent {
      rules.alignment = patch.alignment.value ?? standard.alignment
    }
    return rules
  }

  /// Null restores a member to its value in `standard`.
  private static func take<Value>(
    _ patch: WireMember<Value>, _ value: inout Value?, _ standard: Value?
  ) {
    if !patch.isAbsent { value = patch.value ?? standard }
  }

  /// Null restores a text to its value in `standard`.
  private static func take(
    _ patch: WireMember<WireText>, _ text: inout Text?, _ standard: Text?
  ) {
    if !patch.isAbsent { text = patch.value.map { Text($0) } ?? standard }
  }

  private static func merge(
    _ patch: WireMember<BarPatch>, into bar: inout PresentationRules.Bar,
    _ standard: PresentationRules.Bar
  ) {
    switch patch {
    case .absent: break
    case .null: bar = standard
    case .value(let patch): merge(patch, into: &bar, standard)
    }
  }

  private static func merge(
    _ patch: BarPatch, into bar: inout PresentationRules.Bar, _ standard: PresentationRules.Bar
  ) {
    take(patch.isShown, &bar.isShown, standard.isShown)
    take(patch.height, &bar.height, standard.height)
    take(patch.isInside, &bar.isInside, standard.isInside)
    take(patch.floats, &bar.floats, standard.floats)
  }

  private static func merge(
    _ patch: WireMember<SearchBarPatch>, into rules: inout PresentationRules,
    _ standard: PresentationRules
  ) {
    switch patch {
    case .absent: break
    case .null:
      rules.search = standard.search
      rules.searchPlacement = standard.searchPlacement
      rules.searchPlaceholder = standard.searchPlaceholder
    case .value(let patch):
      merge(patch.bar, into: &rules.search, standard.search)
      if !patch.placement.isAbsent {
        rules.searchPlacement = patch.placement.value ?? standard.searchPlacement
      }
      take(patch.placeholder, &rules.searchPlaceholder, standard.searchPlaceholder)
    }
  }

  private static func merge(
    _ patch: WireMember<NamedInsetsPatch>,
    into insets: inout [PresentationRules.InsetName: PresentationRules.Insets],
    _ standard: [PresentationRules.InsetName: PresentationRules.Insets]
  ) {
    switch patch {
    case .absent: break
    case .null: insets = standard
    case .value(let patch):
      for (name, member) in [
        (.table, patch.table), (.header, patch.header), (.footer, patch.footer),
        (.row, patch.row), (.item, patch.item),
      ] as [(PresentationRules.InsetName, WireMember<WireInsets>)] where !member.isAbsent {
        insets[name] = member.value.map { PresentationRules.Insets($0) } ?? standard[name]
      }
    }
  }

  private static func merge(
    _ patch: WireMember<IndicatorsPatch>, into indicators: inout PresentationRules.Indicators,
    _ standard: PresentationRules.Indicators
  ) {
    switch patch {
    case .absent: break
    case .null: indicators = standard
    case .value(let patch):
      take(patch.ascending, &indicators.ascending, standard.ascending)
      take(patch.descending, &indicators.descending, standard.descending)
      take(patch.none, &indicators.none, standard.none)
      take(patch.width, &indicators.width, standard.width)
      take(patch.inHeader, &indicators.inHeader, standard.inHeader)
      take(patch.inFooter, &indicators.inFooter, standard.inFooter)
    }
  }

  // MARK: Writing

  /// Writes the presentation of a state in the form in which it is drawn.
  static func write(_ rules: PresentationRules, tellsFooters: Bool, to writer: inout JSONWriter) {
    writer.name("presentation")
    writer.beginObject()
    writer.name("kind")
    writer.string(rules.kind.rawValue)
    write("header", rules.shownHeader, to: &writer)
    write("footer", rules.shownFooter(isTold: tellsFooters), to: &writer)
    write("search", rules.shownSearch, to: &writer) { writer in
      writer.name("placement")
      writer.string((rules.searchPlacement ?? .embedded).rawValue)
      writer.name("placeholder")
      if let text = rules.searchPlaceholder { writer.string(text.utf8) } else { writer.null() }
    }
    writer.name("insets")
    writer.beginObject()
    for name in PresentationRules.InsetName.allCases {
      guard let insets = rules.insets[name] else { continue }
      writer.name(Array(name.rawValue.utf8))
      write(insets, to: &writer)
    }
    writer.endObject()
    writer.name("spacings")
    writer.beginObject()
    writer.member("header", number: rules.headerSpacing ?? 0)
    writer.member("footer", number: rules.footerSpacing ?? 0)
    writer.endObject()
    write(rules.indicators, to: &writer)
    writer.name("scrollBars")
    writer.beginObject()
    writer.member("vertical", rules.showsVerticalBar)
    writer.member("horizontal", rules.showsHorizontalBar)
    if rules.thumbMinimum != PresentationRules.standardThumbMinimum {
      writer.member("minimum", number: rules.thumbMinimum)
    }
    writer.endObject()
    writer.name("alignment")
    writer.string((rules.alignment ?? .leading).rawValue)
    writer.endObject()
  }

  private static func write(
    _ name: StaticString, _ bar: PresentationRules.ShownBar, to writer: inout JSONWriter,
    _ more: (inout JSONWriter) -> Void = { _ in }
  ) {
    writer.name(name)
    writer.beginObject()
    writer.member("shown", bar.isShown)
    writer.member("height", number: bar.height)
    writer.member("inside", bar.isInside)
    writer.member("floats", bar.floats)
    more(&writer)
    writer.endObject()
  }

  static func write(_ insets: PresentationRules.Insets, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("top", number: insets.top)
    writer.member("leading", number: insets.leading)
    writer.member("bottom", number: insets.bottom)
    writer.member("trailing", number: insets.trailing)
    writer.endObject()
  }

  private static func write(
    _ indicators: PresentationRules.Indicators, to writer: inout JSONWriter
  ) {
    writer.name("indicators")
    writer.beginObject()
    writer.text("ascending", indicators.ascending ?? "▲")
    writer.text("descending", indicators.descending ?? "▼")
    writer.text("none", indicators.none ?? "")
    writer.member("width", number: indicators.width ?? 0)
    writer.member("header", indicators.inHeader ?? true)
    writer.member("footer", indicators.inFooter ?? false)
    writer.endObject()
  }
}

extension PresentationRules.Insets {
  init(_ wire: WireInsets) {
    self.init(
      top: wire.top ?? 0, leading: wire.leading ?? 0, bottom: wire.bottom ?? 0,
      trailing: wire.trailing ?? 0)
  }
}
