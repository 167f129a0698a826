import JSONText

extension ViewScrollParams {
  /// The target of a viewport; at most one.
  package enum Target: Sendable {
    /// An offset, in units.
    case offset(Double)
    /// The offset at which an entry has a place in the viewport.
    case entry(WireNamedEntry, ScrollPlacement)
    /// A relative move by this number of extents.
    case pages(Double)
    /// The start or the end.
    case end(ContentEnd)
    /// The offset at which the scroll bar's thumb starts at this position of its track, in units.
    case thumb(Double)
  }

  /// The target: the one of five members that is present.
  package var target: Target? {
    if let offset { return .offset(offset) }
    if let entry { return .entry(entry, placement ?? .nearest) }
    if let pages { return .pages(pages) }
    if let to { return .end(to) }
    return thumb.map { .thumb($0) }
  }

  /// The name of a member that is allowed for viewports only; nil if there is none.
  package var viewportMember: StaticString? {
    switch target {
    case .offset: return "offset"
    case .pages: return "pages"
    case .end: return "to"
    case .thumb: return "thumb"
    case .entry, nil: break
    }
    if extent != nil { return "extent" }
    if follows != nil { return "follow" }
    if isDragged != nil { return "dragging" }
    return anchor.isAbsent ? nil : "anchor"
  }
}

extension ParamsReader {
  /// Refuses a second target of `view/scroll`, and a placement without its entry.
  func checkTargets() throws(InvalidParams) {
    if let placement = value("placement"), value("entry") == nil {
      throw ParamsValue.present(placement).mismatch("nothing without entry", spelled: true)
    }
    let names: [StaticString] = ["offset", "entry", "pages", "to", "thumb"]
    let targets = names.compactMap { value($0) }
    if targets.count > 1 {
      throw ParamsValue.present(targets[1]).mismatch(
        "one of offset, entry, pages, to and thumb", spelled: true)
    }
    if let first = value("first"), let entry = value("entry") {
      throw InvalidParams(
        pointer: entry.pointer, expected: "one of first and entry",
        found: InvalidParams.spelling(of: first))
    }
  }
}
