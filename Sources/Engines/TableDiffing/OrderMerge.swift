/// One row, or column, of a merged order: its places in the three orders, nil where it is not there.
package struct MergedEntry: Sendable, Hashable {
  /// Its place in the base.
  package var base: Int?
  /// Its place in our order.
  package var ours: Int?
  /// Its place in their order.
  package var theirs: Int?

  /// An entry.
  package init(base: Int? = nil, ours: Int? = nil, theirs: Int? = nil) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
  }
}

/// The three-way merge of two orders that were made of one base.
///
/// What only one side moved or inserted has the place that this side gave it: behind the nearest
/// entry before it that both sides left in place. What both moved to different places stays where it
/// was. If both put something behind the same entry, `precedes` decides, so that the result is the
/// same when ours and theirs are swapped. Places are different only if no order fits both sides:
/// behind an entry that one side removed is also behind the entry before it.
///
/// For example, the base is A B C. We have A x B C, they have C A B y. The result is C A x B y.
package struct OrderMerge: Sendable {
  /// How many entries the base has.
  package var baseCount: Int
  /// For each of our entries the one of the base, or -1 for a new one.
  package var ours: [Int]
  /// For each of their entries the one of the base, or -1.
  package var theirs: [Int]
  /// For each of their new entries that is the same as a new one of ours, that one.
  package var pairs: [Int: Int]
  /// The entries of the base that the merged order does not have. Nothing is placed by them.
  package var gone: Set<Int> = []
  /// Whether our entry precedes theirs if nothing else decides; nil if they are equal. It must be
  /// an order by content, keys first, so that swapping the sides reverses it.
  package var precedes: @Sendable (_ ours: Int, _ theirs: Int) -> Bool?

  /// The merged order.
  package struct Merged: Sendable {
    /// All entries that one side or both have, in order. Who leaves out what a side has removed
    /// leaves the others in order.
    package var entries: [MergedEntry] = []
    /// The places in ``entries`` of what both sides moved or inserted at different places, rising.
    package var misplaced: [Int] = []
  }

  /// Makes a merge.
  package init(
    baseCount: Int, ours: [Int], theirs: [Int], pairs: [Int: Int] = [:],
    precedes: @escaping @Sendable (_ ours: Int, _ theirs: Int) -> Bool?
  ) {
    self.baseCount = baseCount
    self.ours = ours
    self.theirs = theirs
    self.pairs = pairs
    self.precedes = precedes
  }

  /// Merges. O(n log n) for n entries.
  package func merged() -> Merged {
    var work = OrderMergeWork(self)
    return work.run()
  }
}

/// Where a side has put the entries that it moved or inserted.
private struct SideOrder {
  /// For each entry of the base its place, or -1.
  private(set) var places: [Int]
  /// Whether an entry of the base was not moved; also true for one that was removed.
  private(set) var stays: [Bool]
  private let origins: [Int]
  private let gone: Set<Int>

  init(_ origins: [Int], _ baseCount: Int, gone: Set<Int>) {
    self.origins = origins
    self.gone = gone
    places = Array(repeating: -1, count: baseCount)
    stays = Array(repeating: true, count: baseCount)
    let isMember = longestIncreasing(
      gone.isEmpty ? origins : origins.map { gone.contains($0) ? -1 : $0 })
    for (place, base) in origins.enumerated() where base >= 0 {
      places[base] = place
      stays[base] = isMember[place]
    }
  }

  /// For each entry of the side the nearest one of the base before it that no side moved, or -1;
  /// and the entries behind each of these that were moved or inserted, in order.
  func groups(_ isAnchor: [Bool]) -> SideGroups {
    var anchors: [Int] = []
    anchors.reserveCapacity(origins.count)
    var groups: [Int: [Int]] = [:]
    var last = -1
    for (place, base) in origins.enumerated() {
      if base >= 0, isAnchor[base] {
        last = base
      } else if base < 0 || !stays[base] && !gone.contains(base) {
        groups[last, default: []].append(place)
      }
      anchors.append(last)
    }
    return SideGroups(anchors: anchors, groups: groups, reaches: reaches(isAnchor))
  }

  /// For each anchor, one later because the start is one too, the last anchor that is the same place
  /// for this side: between both it has removed all others.
  private func reaches(_ isAnchor: [Bool]) -> [Int] {
    var reaches = Array(repeating: -1, count: isAnchor.count + 1)
    // The last anchor before the next one that the side has.
    var reach: Int?
    for base in isAnchor.indices.reversed() where isAnchor[base] {
      if reach == nil { reach = base }
      reaches[base + 1] = reach ?? base
      if places[base] >= 0 { reach = nil }
    }
    reaches[0] = reach ?? -1
    return reaches
  }
}

/// The entries that a side moved or inserted, by the anchor that they follow.
private struct SideGroups {
  /// For each entry of the side the anchor before it, or -1.
  var anchors: [Int]
  /// The entries behind each anchor that were moved or inserted, in order.
  var groups: [Int: [Int]]
  private let reaches: [Int]

  init(anchors: [Int], groups: [Int: [Int]], reaches: [Int]) {
    (self.anchors, self.groups, self.reaches) = (anchors, groups, reaches)
  }

  /// Whether a place behind an anchor is also one behind a later anchor.
  func reaches(_ later: Int, from anchor: Int) -> Bool { later <= reaches[anchor + 1] }

  /// Puts entries behind later anchors, together with the entries that follow them.
  ///
  /// - Parameter target: The anchor that an entry has to follow; nil: any.
  /// - Returns: The entries that follow one with a later anchor than their own.
  mutating func move(_ target: (Int) -> Int?) -> [Int] {
    var moved: [Int: [Int]] = [:]
    var late: [Int] = []
    for (anchor, places) in groups.sorted(by: { $0.key < $1.key }) {
      var last = anchor
      for place in places {
        if let target = target(place) {
          if target < last { late.append(place) }
          last = max(last, target)
        }
        anchors[place] = last
        moved[last, default: []].append(place)
      }
    }
    groups = moved
    return late
  }
}

private struct OrderMergeWork {
  private let merge: OrderMerge
  private let ours: SideOrder
  private let theirs: SideOrder
  private let oursOfPair: [Int: Int]
  private let theirsOfPair: [Int: Int]
  private var result = OrderMerge.Merged()
  /// The entries that both sides put behind different entries: each follows the first of these, or
  /// stays.
  private var divided = Set<MergedEntry>()
  /// What both sides put to different places.
  private var misplaced = Set<MergedEntry>()

  init(_ merge: OrderMerge) {
    self.merge = merge
    ours = SideOrder(merge.ours, merge.baseCount, gone: merge.gone)
    theirs = SideOrder(merge.theirs, merge.baseCount, gone: merge.gone)
    oursOfPair = merge.pairs
    theirsOfPair = Dictionary(merge.pairs.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func run() -> OrderMerge.Merged {
    let isAnchor = (0..<merge.baseCount).map {
      ours.stays[$0] && theirs.stays[$0] && !merge.gone.contains($0)
    }
    var (our, their) = (ours.groups(isAnchor), theirs.groups(isAnchor))
    alignPlaces(&our, &their)
    leaveOutMisplaced(&our.groups, &their.groups, our.anchors, their.anchors)
    let (ourGroups, theirGroups) = (our.groups, their.groups)
    place(behind: -1, ourGroups[-1] ?? [], theirGroups[-1] ?? [])
    for base in 0..<merge.baseCount {
      let entry = entry(base)
      if isAnchor[base] || divided.contains(entry) { append(entry) }
      guard isAnchor[base] else { continue }
      place(behind: base, ourGroups[base] ?? [], theirGroups[base] ?? [])
    }
    return result
  }

  private func entry(_ base: Int) -> MergedEntry {
    MergedEntry(
      base: base, ours: ours.places[base] < 0 ? nil : ours.places[base],
      theirs: theirs.places[base] < 0 ? nil : theirs.places[base])
  }

  private func ourEntry(_ place: Int) -> MergedEntry {
    let base = merge.ours[place]
    return base >= 0 ? entry(base) : MergedEntry(ours: place, theirs: theirsOfPair[place])
  }

  private func theirEntry(_ place: Int) -> MergedEntry {
    let base = merge.theirs[place]
    return base >= 0 ? entry(base) : MergedEntry(ours: oursOfPair[place], theirs: place)
  }

  private mutating func append(_ entry: MergedEntry) {
    if entry.ours == nil, entry.theirs == nil { return }
    if misplaced.contains(entry) { result.misplaced.append(result.entries.count) }
    result.entries.append(entry)
  }

  /// Puts an entry that both sides moved or inserted behind the same entry if both places allow it:
  /// one side has removed the entries between them.
  ///
  /// For example, the base is A B. We have A x, they have A B x. So x is behind B, whether B stays
  /// or not.
  private mutating func alignPlaces(_ our: inout SideGroups, _ their: inout SideGroups) {
    var targets: [MergedEntry: Int] = [:]
    var isNeeded = false
    for places in our.groups.values {
      for place in places {
        let entry = ourEntry(place)
        guard let other = entry.theirs, isPlaced(entry) else { continue }
        let (one, two) = (our.anchors[place], their.anchors[other])
        if one < two ? our.reaches(two, from: one) : their.reaches(one, from: two) {
          targets[entry] = max(one, two)
          if one != two { isNeeded = true }
        }
      }
    }
    if !isNeeded { return }
    for place in our.move({ targets[ourEntry($0)] }) { divided.insert(ourEntry(place)) }
    for place in their.move({ targets[theirEntry($0)] }) { divided.insert(theirEntry(place)) }
  }

  /// Removes entries from the groups that both sides moved or inserted behind different entries.
  /// Entries of the base stay there; new ones follow the first of the two.
  private mutating func leaveOutMisplaced(
    _ ourGroups: inout [Int: [Int]], _ theirGroups: inout [Int: [Int]], _ ourAnchors: [Int],
    _ theirAnchors: [Int]
  ) {
    for places in ourGroups.values {
      for place in places {
        let entry = ourEntry(place)
        guard let other = entry.theirs, isPlaced(entry) else { continue }
        if ourAnchors[place] != theirAnchors[other] { divided.insert(entry) }
      }
    }
    if divided.isEmpty { return }
    misplaced = divided
    for (anchor, places) in ourGroups {
      ourGroups[anchor] = places.filter { place in
        let entry = ourEntry(place)
        guard divided.contains(entry) else { return true }
        return entry.base == nil && entry.theirs.map { anchor < theirAnchors[$0] } ?? true
      }
    }
    for (anchor, places) in theirGroups {
      theirGroups[anchor] = places.filter { place in
        let entry = theirEntry(place)
        guard divided.contains(entry) else { return true }
        return entry.base == nil && entry.ours.map { anchor < ourAnchors[$0] } ?? true
      }
    }
  }

  /// Whether both sides have put an entry somewhere.
  private func isPlaced(_ entry: MergedEntry) -> Bool {
    guard let base = entry.base else { return true }
    return !ours.stays[base] && !theirs.stays[base]
  }

  // MARK: One gap

  /// Places what both sides put behind the same entry. What both have there divides it, if it has the
  /// same order on both sides.
  private mutating func place(behind anchor: Int, _ our: [Int], _ their: [Int]) {
    if our.isEmpty || their.isEmpty {
      for place in our { append(ourEntry(place)) }
      for place in their { append(theirEntry(place)) }
      return
    }
    let inTheirs = Set(their.map { theirEntry($0) })
    let shared = our.map { ourEntry($0) }.filter { inTheirs.contains($0) }
    let isShared = Set(shared)
    let others = their.map { theirEntry($0) }.filter { isShared.contains($0) }
    if shared == others {
      let ourParts = our.split(omittingEmptySubsequences: false) { isShared.contains(ourEntry($0)) }
      let theirParts = their.split(omittingEmptySubsequences: false) {
        isShared.contains(theirEntry($0))
      }
      for (place, parts) in zip(ourParts, theirParts).enumerated() {
        placeRuns(Array(parts.0), Array(parts.1))
        if place < shared.count { append(shared[place]) }
      }
    } else {
      for entry in inNeutralOrder(shared) {
        misplaced.insert(entry)
        append(entry)
      }
      placeRuns(
        our.filter { !isShared.contains(ourEntry($0)) },
        their.filter { !isShared.contains(theirEntry($0)) })
    }
  }

  /// Places two runs that have no entry in common. New entries with the same content at their
  /// beginning or end are the same entry.
  private mutating func placeRuns(_ our: [Int], _ their: [Int]) {
    var first = 0
    while first < min(our.count, their.count), isSame(our[first], their[first]) {
      append(MergedEntry(ours: our[first], theirs: their[first]))
      first += 1
    }
    var tail: [MergedEntry] = []
    var (ourEnd, theirEnd) = (our.count, their.count)
    while ourEnd > first, theirEnd > first, isSame(our[ourEnd - 1], their[theirEnd - 1]) {
      ourEnd -= 1
      theirEnd -= 1
      tail.append(MergedEntry(ours: our[ourEnd], theirs: their[theirEnd]))
    }
    let (ourRest, theirRest) = (our[first..<ourEnd], their[first..<theirEnd])
    var isOursFirst = true
    if let our = ourRest.first, let their = theirRest.first {
      isOursFirst = comesFirst(our, their)
    }
    if isOursFirst { for place in ourRest { append(ourEntry(place)) } }
    for place in theirRest { append(theirEntry(place)) }
    if !isOursFirst { for place in ourRest { append(ourEntry(place)) } }
    for entry in tail.reversed() { append(entry) }
  }

  /// Whether two entries are new on both sides, with the same content and no pair of another.
  private func isSame(_ our: Int, _ their: Int) -> Bool {
    merge.ours[our] < 0 && merge.theirs[their] < 0 && theirsOfPair[our] == nil
      && oursOfPair[their] == nil && merge.precedes(our, their) == nil
  }

  private func comesFirst(_ our: Int, _ their: Int) -> Bool {
    if let decision = merge.precedes(our, their) { return decision }
    // Equal content: entries of the base are first, in its order.
    switch (merge.ours[our], merge.theirs[their]) {
    case (0..., ..<0): return true
    case (..<0, 0...): return false
    case (let one, let other): return one <= other
    }
  }

  /// What both sides have, in an order that does not depend on who is who.
  private func inNeutralOrder(_ entries: [MergedEntry]) -> [MergedEntry] {
    entries.sorted { one, other in
      if let base = one.base, let otherBase = other.base { return base < otherBase }
      if (one.base == nil) != (other.base == nil) { return one.base != nil }
      // Both sides have both: the order of their least places.
      let (left, right) = (one.places, other.places)
      if left.min != right.min { return left.min < right.min }
      if left.max != right.max { return left.max < right.max }
      guard let our = one.ours, let their = other.theirs else { return false }
      return merge.precedes(our, their) ?? false
    }
  }
}

extension MergedEntry {
  /// The places on both sides, the same for swapped sides.
  fileprivate var places: (min: Int, max: Int) {
    let (one, other) = (ours ?? .max, theirs ?? .max)
    return (Swift.min(one, other), Swift.max(one, other))
  }
}
