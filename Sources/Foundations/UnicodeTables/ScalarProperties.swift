/// Sets of code points by general category, by script and by case, of Unicode 17.
package enum ScalarProperties {
  /// The code points of a general category such as "Lu", or of a group of categories such as "L".
  ///
  /// Unassigned code points (Cn) are in no category. O(1) after the tables are decoded.
  /// - Returns: Ascending ranges that do not touch; nil if there is no such category.
  package static func ranges(category: String) -> [ClosedRange<UInt32>]? {
    PropertyTables.shared.categories[category]
  }

  /// The code points of a script, by its long name as in Scripts.txt: "Greek".
  ///
  /// - Returns: Ascending ranges that do not touch; nil if there is no such script.
  package static func ranges(script: String) -> [ClosedRange<UInt32>]? {
    PropertyTables.shared.scripts[script]
  }

  /// All code points that simple case folding (CaseFolding.txt, status C and S) maps to the same
  /// one, including the given one, ascending. O(log n).
  package static func caseVariants(of scalar: UInt32) -> ArraySlice<UInt32> {
    let tables = PropertyTables.shared
    let place = tables.firstCased(from: scalar)
    guard place < tables.cased.count, tables.cased[place] == scalar else { return [scalar] }
    return tables.variants(at: place)
  }

  /// Calls `body` with the case variants of every code point of a range that has any.
  package static func forEachCased(
    in range: ClosedRange<UInt32>, _ body: (ArraySlice<UInt32>) -> Void
  ) {
    let tables = PropertyTables.shared
    var place = tables.firstCased(from: range.lowerBound)
    while place < tables.cased.count, tables.cased[place] <= range.upperBound {
      body(tables.variants(at: place))
      place += 1
    }
  }
}

/// The properties, decoded from generated text once, at first use.
struct PropertyTables: Sendable {
  /// The tables of this build.
  static let shared = PropertyTables()

  let categories: [String: [ClosedRange<UInt32>]]
  let scripts: [String: [ClosedRange<UInt32>]]
  /// The code points with case variants, ascending.
  let cased: [UInt32]
  private let variantStarts: [Int]
  private let allVariants: [UInt32]

  private init() {
    var categories = Self.ranges(Self.categoryRuns, Self.categoryNames, digits: 1)
    categories["Cn"] = nil
    for (name, ranges) in categories {
      categories[String(name.prefix(1)), default: []] += ranges
    }
    self.categories = categories.mapValues(Self.merged)
    var scripts = Self.ranges(Self.scriptRuns, Self.scriptNames, digits: 2)
    scripts["Zzzz"] = nil
    self.scripts = scripts

    var reader = DigitReader(Self.caseVariants)
    var all: [UInt32] = []
    var places: [(scalar: UInt32, start: Int)] = []
    while let count = reader.next(digits: 1) {
      let start = all.count
      all.append(count)
      for _ in 0..<count {
        let scalar = reader.next(digits: 3) ?? 0
        all.append(scalar)
        places.append((scalar, start))
      }
    }
    places.sort { $0.scalar < $1.scalar }
    cased = places.map(\.scalar)
    variantStarts = places.map(\.start)
    allVariants = all
  }

  /// The index in ``cased`` of the first code point that is not below the given one.
  func firstCased(from scalar: UInt32) -> Int {
    var range = 0..<cased.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if cased[middle] < scalar {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound
  }

  /// The case variants of the element of ``cased`` at an index.
  func variants(at place: Int) -> ArraySlice<UInt32> {
    let start = variantStarts[place]
    return allVariants[start + 1...start + Int(allVariants[start])]
  }

  private static func ranges(
    _ runs: StaticString, _ names: StaticString, digits: Int
  ) -> [String: [ClosedRange<UInt32>]] {
    let names = "\(names)".split(separator: " ").map(String.init)
    var byNumber = [[ClosedRange<UInt32>]](repeating: [], count: names.count)
    var reader = DigitReader(runs)
    var scalar: UInt32 = 0
    while let count = reader.next(digits: 4), let number = reader.next(digits: digits) {
      byNumber[Int(number)].append(scalar...scalar + count - 1)
      scalar += count
    }
    return Dictionary(uniqueKeysWithValues: zip(names, byNumber))
  }

  private static func merged(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    var result: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, last.upperBound + 1 == range.lowerBound {
        result[result.count - 1] = last.lowerBound...range.upperBound
      } else {
        result.append(range)
      }
    }
    return result
  }
}
