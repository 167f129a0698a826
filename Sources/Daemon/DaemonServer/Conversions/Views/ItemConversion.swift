import JSONText
import TableValues
import ViewModel
import ViewportLayout
import WireProtocol

extension LayoutConversion {
  /// Merges the members of a patch about items. Null restores a member to its value in `standard`.
  func mergeItems(
    _ patch: WireMember<ItemSizingPatch>, _ rules: inout LayoutRules, _ standard: LayoutRules
  ) {
    switch patch {
    case .absent: break
    case .null: rules.items = standard.items
    case .value(let patch):
      var items = rules.items ?? ItemSizing()
      items.merge(patch, standard.items ?? ItemSizing())
      rules.items = items
    }
  }

  /// Writes a state's item layout with all its members.
  func write(_ items: ItemSizing, to writer: inout JSONWriter) {
    writer.name("items")
    writer.beginObject()
    writer.name("direction")
    writer.string(items.direction.rawValue)
    writer.name("size")
    writer.beginObject()
    writer.name("width")
    if let width = items.width { writer.number(width) } else { writer.null() }
    writer.name("height")
    if let height = items.height { writer.number(height) } else { writer.null() }
    writer.endObject()
    writer.name("perLine")
    if items.perLine.isEmpty {
      writer.null()
    } else {
      writer.beginArray()
      for count in items.perLine { writer.int(count) }
      writer.endArray()
    }
    writer.member("spacing", number: items.spacing)
    writer.member("lineSpacing", number: items.lineSpacing)
    writer.name("insets")
    PresentationConversion.write(items.insets, to: &writer)
    writer.endObject()
  }
}

extension ItemSizing {
  /// Merges a patch. Null restores a member to its value in `standard`.
  fileprivate mutating func merge(_ patch: ItemSizingPatch, _ standard: ItemSizing) {
    if !patch.direction.isAbsent {
      direction = patch.direction.value ?? standard.direction
    }
    switch patch.size {
    case .absent: break
    case .null: (width, height) = (standard.width, standard.height)
    case .value(let size):
      if !size.width.isAbsent { width = size.width.value ?? standard.width }
      if !size.height.isAbsent { height = size.height.value ?? standard.height }
    }
    if !patch.perLine.isAbsent { perLine = patch.perLine.value ?? standard.perLine }
    if !patch.spacing.isAbsent { spacing = patch.spacing.value ?? standard.spacing }
    if !patch.lineSpacing.isAbsent {
      lineSpacing = patch.lineSpacing.value ?? standard.lineSpacing
    }
    if !patch.insets.isAbsent {
      insets = patch.insets.value.map { PresentationRules.Insets($0) } ?? standard.insets
    }
  }
}

extension JSONWriter {
  /// Writes the frame of an item.
  mutating func itemFrame(_ frame: ItemFrame) {
    WireItemFrame(frame).write(to: &self)
  }

  /// Writes the member `frames` of an update: one frame per entry of the window.
  mutating func itemFrames(_ frames: ArraySlice<ItemFrame>) {
    list("frames", frames) { $0.itemFrame($1) }
  }
}
