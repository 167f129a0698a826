// Made by Protocol/generate.py from Protocol/schema; not to be edited.

import JSONText

/// Parameters of `view/collapse`.
package struct ViewCollapseParams: WireParams {
  /// An id of a table, view, subscription, pin or column.
  package let view: ViewID
  /// The action.
  package let action: CollapseAction
  /// The keys of the sections. Default: all sections, including future ones.
  package let keys: [[WireValue]]?
  /// Whether to answer only when the order is complete; default false.
  package let waits: Bool?

  /// Makes it of its members.
  package init(
    view: ViewID, action: CollapseAction, keys: [[WireValue]]? = nil, waits: Bool? = nil
  ) {
    self.view = view
    self.action = action
    self.keys = keys
    self.waits = waits
  }

  /// Reads the members.
  package init(from reader: inout ParamsReader) throws(InvalidParams) {
    view = try reader.required("view").id()
    action = try reader.required("action").choice()
    keys = try reader.optional("keys")?.sectionPaths()
    waits = try reader.optional("wait")?.bool()
  }

  /// Writes the members.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("view", view)
    writer.member("action", action)
    writer.member("keys", keys) { $0.sectionPaths($1) }
    writer.member("wait", waits)
  }
}

extension ViewStatePatch {
  /// A patch of the collapsed sections.
  package struct CollapsePatch: WireObject, Sendable {
    /// The all.
    package let all: WireMember<Bool>
    /// The keys.
    package let keys: WireMember<[[WireValue]]>

    /// Makes it of its members.
    package init(all: WireMember<Bool> = .absent, keys: WireMember<[[WireValue]]> = .absent) {
      self.all = all
      self.keys = keys
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      all = try reader.nullable("all").bool()
      keys = try reader.nullable("keys").map { value throws(InvalidParams) in
        try value.sectionPaths()
      }
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("all", all)
      writer.member("keys", keys) { $0.sectionPaths($1) }
    }
  }
}

extension ViewStatePatch {
  /// A patch of a state's sections. `by` is required if there are none yet.
  package struct SectionsPatch: WireObject, Sendable {
    /// The by.
    package let by: [WireSectionLevel]?
    /// The headers.
    package let headers: WireMember<Bool>
    /// The footers.
    package let footers: WireMember<Bool>
    /// The empty.
    package let empty: WireMember<EmptySections>
    /// A patch of the collapsed sections.
    package let collapsed: WireMember<ViewStatePatch.CollapsePatch>
    /// The aggregates of each section on every level; replaced as a whole.
    package let aggregates: WireMember<[ViewAggregateParams.Aggregate]>

    /// Makes it of its members.
    package init(
      by: [WireSectionLevel]? = nil, headers: WireMember<Bool> = .absent,
      footers: WireMember<Bool> = .absent, empty: WireMember<EmptySections> = .absent,
      collapsed: WireMember<ViewStatePatch.CollapsePatch> = .absent,
      aggregates: WireMember<[ViewAggregateParams.Aggregate]> = .absent
    ) {
      self.by = by
      self.headers = headers
      self.footers = footers
      self.empty = empty
      self.collapsed = collapsed
      self.aggregates = aggregates
    }

    /// Reads the members.
    package init(from reader: inout ParamsReader) throws(InvalidParams) {
      by = try reader.optional("by")?.sectionLevels()
      headers = try reader.nullable("headers").bool()
      footers = try reader.nullable("footers").bool()
      empty = try reader.nullable("empty").choice()
      collapsed = try reader.nullable("collapsed").object()
      aggregates = try reader.nullable("aggregates").map { value throws(InvalidParams) in
        try value.list(
          of: 0...256, expected: "at most 256 aggregates"
        ) { value throws(InvalidParams) in
          try value.object()
        }
      }
    }

    /// Writes the members.
    package func writeMembers(to writer: inout JSONWriter) {
      writer.member("by", by) { $0.sectionLevels($1) }
      writer.member("headers", headers)
      writer.member("footers", footers)
      writer.member("empty", empty)
      writer.member("collapsed", collapsed)
      writer.member("aggregates", aggregates) { $0.list($1) { $1.write(to: &$0) } }
    }
  }
}
