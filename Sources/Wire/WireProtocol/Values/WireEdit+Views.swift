extension WireEdit {
  /// The view that the edit names: for the place of rows, for the target of a paste, or for its order.
  package var view: ViewID? {
    switch self {
    case .adopt(let view): view
    case .insert(_, _, .shown(let view, _, _, _)), .move(_, .shown(let view, _, _, _)): view
    case .paste(let paste):
      if case .at(_, _, let view) = paste.target { view } else { nil }
    case .set, .setText, .setValues, .insert, .remove, .move, .setRow, .columns, .sections: nil
    }
  }

  /// Whether the edit changes rows that it does not name: all rows of a section.
  package var concernsAllRows: Bool {
    if case .sections(.remove) = self { true } else { false }
  }

  /// The view that is sorted by hand from this edit on.
  package var viewSortedByHand: ViewID? {
    switch self {
    case .insert(_, _, .shown(let view, _, _, let whenSorted)),
      .move(_, .shown(let view, _, _, let whenSorted)):
      whenSorted == .adopt ? view : nil
    case .set, .setText, .setValues, .insert, .remove, .move, .paste, .adopt, .setRow, .columns,
      .sections:
      nil
    }
  }
}
