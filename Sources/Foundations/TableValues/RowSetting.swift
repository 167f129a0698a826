extension RowSetting {
  /// The shape of a setting's values.
  package enum Shape: Sendable {
    /// A boolean.
    case flag
    /// A boolean, or `ask`.
    case permission
    /// A permission, or the sections to which it is limited.
    case movement
    /// A length.
    case length
    /// A length, or `automatic`.
    case height
    /// A length, `automatic` or `zero`.
    case edgeHeight
    /// A non-negative integer.
    case count
    /// A text.
    case text
    /// A tree of actions.
    case actions
    /// JSON of the client.
    case document
  }

  /// The shape of its values.
  package var shape: Shape {
    switch self {
    case .height, .width: .height
    case .estimatedHeight: .length
    case .headerHeight, .footerHeight: .edgeHeight
    case .hidden, .momentary: .flag
    case .selectable, .editable, .deletable, .collapsible: .permission
    case .movable: .movement
    case .indentation: .count
    case .actions: .actions
    case .accessory, .accessibilityText, .cellKind, .editor, .holds: .text
    case .separators: .document
    }
  }

  /// The built-in value, if no layer has one; nil: none.
  package var builtIn: SettingValue? {
    switch self {
    case .height, .width, .headerHeight, .footerHeight: .automatic
    case .hidden, .momentary, .movable, .deletable: .flag(false)
    case .selectable, .editable, .collapsible: .flag(true)
    case .indentation: .number(0)
    case .actions: .actions([])
    case .estimatedHeight, .separators, .accessory, .accessibilityText, .cellKind, .editor, .holds:
      nil
    }
  }
}

/// The value of a setting in one layer.
package enum SettingValue: Hashable, Sendable {
  /// The value is computed by an expression over the row.
  case expression(Text)
  /// A boolean.
  case flag(Bool)
  /// The client is asked each time.
  case ask
  /// Permitted within some sections.
  case within([Text])
  /// A length or a count.
  case number(Double)
  /// The measured length.
  case automatic
  /// The smallest possible length.
  case zero
  /// A text.
  case text(Text)
  /// A tree of actions.
  case actions([RowAction])
  /// Separator lines.
  case separators(RowSeparators)
  /// JSON of the client, which is never interpreted.
  case document(Text)
}

/// The settings of one layer.
package typealias RowSettings = [RowSetting: SettingValue]

/// An action on a row, a cell or a header, with its sub-actions.
package struct RowAction: Hashable, Sendable {
  /// How it is presented.
  package typealias Style = ActionStyle

  /// Where it is presented.
  package typealias Placement = ActionPlacement

  /// A constant, or an expression over the row.
  package enum Said<Value: Hashable & Sendable>: Hashable, Sendable {
    /// A constant.
    case value(Value)
    /// The value of the expression.
    case expression(Text)
  }

  /// Its id, unique within a tree.
  package var id: Text
  /// Its title; nil: the id.
  package var title: Said<Text>?
  /// How it is presented.
  package var style: Said<Style>?
  /// Whether it is hidden.
  package var hidden: Said<Bool>?
  /// The name of its image.
  package var image: Said<Text>?
  /// Where it is presented; nil: as its parent, at the top level in the menu.
  package var placement: Placement?
  /// Whether a full swipe invokes it.
  package var isFullSwipe: Bool?
  /// Its sub-actions.
  package var children: [RowAction] = []

  /// An action.
  package init(id: Text) { self.id = id }
}

/// The layer that supplied a setting, from the nearest to the farthest. The raw value is the name
/// on the wire.
package enum SettingLayer: String, Hashable, Sendable, CaseIterable {
  /// The row itself.
  case row
  /// The row's kind.
  case kind
  /// The row's section.
  case section
  /// The column of the cell.
  case column
  /// The table.
  case table
  /// The table's fallback values.
  case fallback
  /// The built-in value.
  case builtIn
}

/// JSON of the client that is never interpreted. Equality is that of the JSON values.
package struct OpaqueJSON: Hashable, Sendable {
  /// The JSON as the client sent it.
  package let text: Text
  /// The canonical form, which equal values share.
  package let canonicalText: Text

  /// Keeps a text.
  ///
  /// - Parameter canonical: The canonical form, which equal values share.
  package init(text: Text, canonical: Text) {
    self.text = text
    canonicalText = canonical
  }

  /// Whether the values are equal.
  package static func == (left: OpaqueJSON, right: OpaqueJSON) -> Bool {
    left.canonicalText == right.canonicalText
  }

  /// Hashes the value.
  package func hash(into hasher: inout Hasher) { hasher.combine(canonicalText) }
}

/// The properties of a row beside its cells.
package struct RowTraits: Hashable, Sendable {
  /// The kind that the row declares itself.
  package var kind: Text?
  /// The settings of the row itself.
  package var settings: RowSettings = [:]
  /// JSON of the client, stored and compared but never interpreted.
  package var state: OpaqueJSON?
  /// The same for single cells, by column. If a column is removed and restored, its values return
  /// with it.
  package var cellStates: [ColumnNumber: OpaqueJSON] = [:]
  /// What a merge left open in the row; nil: nothing.
  package var conflict: RowConflict?

  /// A row without such properties.
  package init() {}

  /// Whether there are none.
  package var isEmpty: Bool {
    kind == nil && settings.isEmpty && state == nil && cellStates.isEmpty && conflict == nil
  }
}

/// The properties of a row before and after a change.
package struct TraitsChange: Sendable {
  /// The row.
  package var slot: UInt32
  /// The properties before.
  package var before: RowTraits?
  /// The properties after.
  package var after: RowTraits?

  /// Makes a change.
  package init(slot: UInt32, before: RowTraits?, after: RowTraits?) {
    self.slot = slot
    self.before = before
    self.after = after
  }

  /// The inverse change.
  package var inverse: TraitsChange { TraitsChange(slot: slot, before: after, after: before) }

  /// Approximate memory, in bytes.
  package var byteSize: Int { 64 + Self.size(before) + Self.size(after) }

  private static func size(_ traits: RowTraits?) -> Int {
    guard let traits else { return 0 }
    return 32 + (traits.state?.text.utf8.count ?? 0) + 64 * traits.settings.count
      + (traits.conflict?.byteSize ?? 0)
      + traits.cellStates.values.reduce(0) { $0 + 64 + $1.text.utf8.count }
  }
}
