/// What may be said of rows and sections, layer by layer; the raw value is the name on the wire.
package enum RowSetting: String, Hashable, Sendable, CaseIterable {
  /// How high a row is, in the view's units.
  case height
  /// How wide a row is as an item of a collection.
  case width
  /// How high it is taken to be until it is measured.
  case estimatedHeight
  /// How high a section's header is.
  case headerHeight
  /// How high a section's footer is.
  case footerHeight
  /// Whether it is left out of views.
  case hidden
  /// Whether a view's user may select it.
  case selectable
  /// Whether selecting it is told and at once undone.
  case momentary
  /// Whether a view's user may set its cells.
  case editable
  /// Whether a view's user may move it.
  case movable
  /// Whether a view's user may remove it.
  case deletable
  /// Whether a view's user may collapse it.
  case collapsible
  /// How far it is indented, in steps.
  case indentation
  /// What can be done with it.
  case actions
  /// The lines drawn around it.
  case separators
  /// What stands at its end.
  case accessory
  /// What is read aloud.
  case accessibilityText
  /// What draws it, by name.
  case cellKind
  /// What edits it.
  case editor
  /// The view whose collection stands in it.
  case holds

  /// What values the setting takes.
  package enum Shape: Sendable {
    /// A truth value.
    case flag
    /// A truth value, or that the client is asked.
    case permission
    /// A permission, or the sections within which it holds.
    case movement
    /// A length.
    case length
    /// A length, or `automatic`.
    case height
    /// A length, `automatic` or `zero`.
    case edgeHeight
    /// A whole number.
    case count
    /// A text.
    case text
    /// A tree of actions.
    case actions
    /// The client's JSON.
    case document
  }

  /// What values the setting takes.
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

  /// What holds where nothing is said; nil: nothing.
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

/// What is said of a row by one layer.
package enum SettingValue: Hashable, Sendable {
  /// An expression over the row gives the value.
  case expression(Text)
  /// A truth value.
  case flag(Bool)
  /// The client is asked each time.
  case ask
  /// It holds within some sections.
  case within([Text])
  /// A length or a count.
  case number(Double)
  /// Whatever is measured.
  case automatic
  /// The least there is.
  case zero
  /// A text.
  case text(Text)
  /// A tree of actions.
  case actions([RowAction])
  /// Lines around rows.
  case separators(RowSeparators)
  /// JSON that nobody here reads.
  case document(Text)
}

/// The settings that one layer says.
package typealias RowSettings = [RowSetting: SettingValue]

/// One action that can be done with a row, a cell or a header, with those below it.
package struct RowAction: Hashable, Sendable {
  /// How it is shown.
  package enum Style: String, Hashable, Sendable, CaseIterable {
    /// As any other.
    case normal
    /// As one that cannot be taken back.
    case destructive
    /// As one that cannot be done now.
    case disabled
  }

  /// Where it is shown.
  package enum Placement: String, Hashable, Sendable, CaseIterable {
    /// In the context menu.
    case menu
    /// Before the row, when that is swiped.
    case leading
    /// Behind the row, when that is swiped.
    case trailing
    /// In the row itself, or among its parent's.
    case inline
  }

  /// Something said outright, or by an expression over the row.
  package enum Said<Value: Hashable & Sendable>: Hashable, Sendable {
    /// That.
    case value(Value)
    /// What the expression gives.
    case expression(Text)
  }

  /// Its name; unique within a tree.
  package var id: Text
  /// What it is called; nil: as its name.
  package var title: Said<Text>?
  /// How it is shown.
  package var style: Said<Style>?
  /// Whether it is left out.
  package var hidden: Said<Bool>?
  /// The name of its image.
  package var image: Said<Text>?
  /// Where it is shown; nil: as its parent, at the top in the menu.
  package var placement: Placement?
  /// Whether swiping all the way does it.
  package var isFullSwipe: Bool?
  /// The actions below it.
  package var children: [RowAction] = []

  /// An action.
  package init(id: Text) { self.id = id }
}

/// What decided a setting, from the nearest to the farthest; the raw value is the name on the wire.
package enum SettingLayer: String, Hashable, Sendable, CaseIterable {
  /// The row itself.
  case row
  /// The row's kind.
  case kind
  /// The section that it stands in.
  case section
  /// The column of the cell.
  case column
  /// The table.
  case table
  /// What the table says where nobody else does.
  case fallback
  /// The daemon.
  case builtIn
}

/// JSON that nobody here reads; equal when the values are.
package struct OpaqueJSON: Hashable, Sendable {
  /// As it was given.
  package let text: Text
  private let canonical: Text

  /// Keeps a text.
  ///
  /// - Parameter canonical: The same value in the one spelling that equal values share.
  package init(text: Text, canonical: Text) {
    self.text = text
    self.canonical = canonical
  }

  /// Whether the values are equal.
  package static func == (left: OpaqueJSON, right: OpaqueJSON) -> Bool {
    left.canonical == right.canonical
  }

  /// Hashes the value.
  package func hash(into hasher: inout Hasher) { hasher.combine(canonical) }
}

/// What a row carries beside its cells.
package struct RowTraits: Hashable, Sendable {
  /// The kind it says it is of.
  package var kind: Text?
  /// What it says of itself.
  package var settings: RowSettings = [:]
  /// The client's own JSON, kept and compared and never read.
  package var state: OpaqueJSON?
  /// The same for single cells, by column; those of columns that are not there now come back with
  /// them.
  package var cellStates: [ColumnNumber: OpaqueJSON] = [:]

  /// A row that carries nothing.
  package init() {}

  /// Whether it carries nothing.
  package var isEmpty: Bool {
    kind == nil && settings.isEmpty && state == nil && cellStates.isEmpty
  }
}

/// What a row carried before and carries after.
package struct TraitsChange: Sendable {
  /// The row.
  package var slot: UInt32
  /// What it carried.
  package var before: RowTraits?
  /// What it carries.
  package var after: RowTraits?

  /// Makes a change.
  package init(slot: UInt32, before: RowTraits?, after: RowTraits?) {
    self.slot = slot
    self.before = before
    self.after = after
  }

  /// The change that takes this one back.
  package var inverse: TraitsChange { TraitsChange(slot: slot, before: after, after: before) }

  /// About how many bytes the change takes.
  package var byteSize: Int { 64 + Self.size(before) + Self.size(after) }

  private static func size(_ traits: RowTraits?) -> Int {
    guard let traits else { return 0 }
    return 32 + (traits.state?.text.utf8.count ?? 0) + 64 * traits.settings.count
      + traits.cellStates.values.reduce(0) { $0 + 64 + $1.text.utf8.count }
  }
}
