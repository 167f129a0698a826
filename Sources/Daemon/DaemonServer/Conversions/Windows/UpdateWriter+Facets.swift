import ColumnStorage
import JSONText
import TableModel
import ViewModel
import WindowModel
import WireProtocol

extension FacetOptions {
  /// The facets that a client asks for.
  init(_ params: ViewWatchParams) {
    self = []
    if params.tellsAppearance == true { insert(.appearance) }
    if params.tellsKinds == true { insert(.kinds) }
    if params.tellsProblems == true { insert(.problems) }
    if params.tellsSeparators == true { insert(.separators) }
    if params.tellsStyles == true { insert(.styles) }
    if params.tellsAccessibility == true { insert(.accessibility) }
  }
}

extension FacetNews {
  /// Which parts of a long update have it.
  private enum Place {
    /// Each, so that any part can be drawn.
    case each
    /// Any: the parts together have it.
    case divided
    /// The last: nothing is shown before that, and it concerns the whole window.
    case last
  }

  private var place: Place {
    switch self {
    case .footers, .layout, .across, .selection, .cursor: .each
    case .sections: .divided
    case .heights, .frames, .viewport, .kinds, .problems, .separators, .styles,
      .accessibility, .appearance:
      .last
    }
  }

  /// What a part of an update has of it; nil: nothing.
  func content(of part: UpdatePart, isLast: Bool) -> FacetNews? {
    switch place {
    case .each: return self
    case .divided:
      guard case .sections(let sections) = self, !part.sections.isEmpty else { return nil }
      return part.sections == sections.indices ? self : .sections(Array(sections[part.sections]))
    case .last: return isLast ? self : nil
    }
  }
}

extension JSONWriter {
  /// Writes a facet of an update, as a member.
  ///
  /// - Parameter known: The layout that the client knows; what is as it was is left out.
  mutating func facet(
    _ facet: FacetNews, of snapshot: ViewSnapshot, since known: ColumnPlaces?
  ) {
    switch facet {
    case .footers(let footers):
      name("footers")
      self.footers(footers, of: snapshot)
    case .layout:
      name("layout")
      layout(of: snapshot, since: known)
    case .across(let places): across(places)
    case .selection(let selection):
      name("selection")
      self.selection(selection, of: snapshot.table.content.schema)
    case .cursor(let cursor):
      name("cursor")
      if let cursor { WireViewCursor(cursor).write(to: &self) } else { null() }
    case .sections(let sections): self.sections(sections, of: snapshot)
    case .heights(let heights): self.heights(heights)
    case .frames(let frames): itemFrames(frames)
    case .viewport(let viewport):
      name("viewport")
      self.viewport(viewport, of: snapshot)
    case .kinds(let kinds): self.kinds(kinds)
    case .problems(let problems): self.problems(problems)
    case .separators(let separators): self.separators(separators)
    case .styles(let styles): self.styles(styles)
    case .accessibility(let texts): accessibility(texts)
    case .appearance(let appearance): self.appearance(appearance)
    }
  }
}
