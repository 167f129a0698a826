import JSONText

extension ViewStatePatch {
  /// A patch of how selecting works.
  package struct SelectionPatch: WireObject, Hashable, Sendable {
    /// How much may be selected.
    package var mode: WireMember<SelectionMode> = .absent
    /// What is selected.
    package var unit: WireMember<SelectionUnit> = .absent
    /// What a tap does.
    package var tap: WireMember<SelectionTap> = .absent
    /// Whether what is selected is at once deselected.
    package var isMomentary: WireMember<Bool> = .absent
    /// What becomes of selected rows that a filter takes out.
    package var whenFiltered: WireMember<WhenFiltered> = .absent

    /// Changes nothing.
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
