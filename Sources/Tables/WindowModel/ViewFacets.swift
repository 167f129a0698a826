import TableValues
import ViewModel

/// The footers of the columns.
enum FooterFacet: WindowFacet {
  static func news(_ step: inout SubscriptionStep) -> FacetNews? {
    let footers = step.new.snapshot.footers
    let isNew = footers != step.told?.snapshot.footers ?? []
    let isWhole = step.known == nil && !footers.isEmpty
    return isNew || isWhole ? .footers(footers) : nil
  }
}

/// The layout of the columns, and how long the page is.
enum LayoutFacet: WindowFacet {
  static func news(_ step: inout SubscriptionStep) -> FacetNews? {
    let snapshot = step.new.snapshot
    guard let known = step.known?.snapshot else { return snapshot.layout == nil ? nil : .layout }
    return snapshot.layout == known.layout && snapshot.extent == known.extent ? nil : .layout
  }
}

extension WindowSelection: WindowFacet {
  static func news(_ step: inout SubscriptionStep) -> FacetNews? {
    let selection = step.new.selection
    let isNew = selection != step.told?.selection ?? WindowSelection()
    let isWhole = step.known == nil && selection.count > 0
    return isNew || isWhole ? .selection(selection) : nil
  }
}

/// What is known of the sections that the window shows.
enum SectionFacet: WindowFacet {
  static func news(_ step: inout SubscriptionStep) -> FacetNews? {
    var sections = step.new.sections
    if let known = step.known, !sections.isEmpty {
      let told = Set(known.sections)
      sections = sections.filter { !told.contains($0) }
    }
    return sections.isEmpty ? nil : .sections(sections)
  }
}
