import JSONText

extension ViewStatePatch {
  /// A patch of the selection rules of a view.
  package struct SelectionPatch: WireObject, Hashable, Sendable {
    /// The number of things that can be selected.
    package var mode: WireMember<SelectionMode> = .absent
    /// The unit of selection.
    package var unit: WireMember<SelectionUnit> = .absent
    /// The action of a tap.
    package var tap: WireMember<SelectionTap> = .absent
    /// Whether the selection is momentary: a selected item is deselected at once.
    package var isMomentary: WireMember<Bool> = .absent
    /// The treatment of selected rows that the filter removes.
    package var whenFiltered: WireMember<WhenFiltered> = .absent

    /// An empty patch.
    package init() {}

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      mode = try reader.nullable("mode").map { value throws(InvalidParams) in
        try value.choice()
      }
      unit = try reader.nullable("unit").map { value throws(InvalidParams) in
        try value.choice()
      }
      tap = try reader.nullable("tap").map { value throws(InvalidParams) in try value.choice() }
      isMomentary = try reader.nullable("momentary").map { value throws(InvalidParams) in
        try value.bool()
      }
      whenFiltered = try reader.nullable("whenFiltered").map { value throws(InvalidParams) in
        try value.choice()
      }
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("mode", mode) { $0.string($1.rawValue) }
      writer.member("unit", unit) { $0.string($1.rawValue) }
      writer.member("tap", tap) { $0.string($1.rawValue) }
      writer.member("momentary", isMomentary) { $0.bool($1) }
      writer.member("whenFiltered", whenFiltered) { $0.string($1.rawValue) }
    }
  }
}
