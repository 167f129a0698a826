import JSONText

/// A position by the index on the page that a view shows.
package struct WireShownPlace: WireObject, Hashable, Sendable {
  /// The treatment of a position in a sorted view.
  package enum WhenSorted: String, ContractWord {
    /// The edit is refused.
    case refuse
    /// The view's order is first applied to the table, and the view's sort is removed.
    case adopt
  }

  /// The view.
  package var view: ViewID
  /// The index, as `counted` says.
  package var viewIndex: Int
  /// The rows among which the index counts; those before the change by default.
  package var counted: WirePlace.Counting?
  /// The treatment of a sorted view; `refuse` by default.
  package var whenSorted: WhenSorted?

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").id()
    viewIndex = try reader.required("viewIndex").count()
    counted = try reader.optional("counted")?.choice()
    whenSorted = try reader.optional("whenSorted")?.choice()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("viewIndex", viewIndex)
    writer.member("counted", counted)
    writer.member("whenSorted", whenSorted)
  }
}

extension WireEdit {
  /// The view in whose order rows go somewhere or texts are pasted, or whose order the table takes.
  package var view: ViewID? {
    switch self {
    case .adopt(let view): view
    case .insert(_, _, .shown(let place)), .move(_, .shown(let place)): place.view
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
    case .insert(_, _, .shown(let place)), .move(_, .shown(let place)):
      place.whenSorted == .adopt ? place.view : nil
    case .set, .setText, .setValues, .insert, .remove, .move, .paste, .adopt, .setRow, .columns,
      .sections:
      nil
    }
  }
}
