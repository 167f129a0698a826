import JSONText
import TableValues

/// The values of row objects, for columns with paths and for row kinds with paths of their own.
struct ObjectReading {
  private typealias Paths = [(place: Int, names: [[UInt8]])]

  private let paths: Paths
  /// The paths of kinds that have some of their own.
  private let kindPaths: [Text: Paths]
  /// The columns for which a kind has a path.
  private let kindPlaces: [Text: Set<Int>]
  private let roots: Set<[UInt8]>
  private let skipped: Set<Int>

  /// Reads some columns. Those without a path are read by their id.
  init(_ columns: [Column], _ kinds: KindPaths? = nil) {
    let own: Paths = columns.enumerated().compactMap { place, column in
      column.form.path.map { (place, $0.names.map(\.utf8)) }
    }
    var (kindPaths, kindPlaces): ([Text: Paths], [Text: Set<Int>]) = ([:], [:])
    for (kind, said) in kinds?.paths ?? [:] {
      let paths: Paths = columns.enumerated().compactMap { place, column in
        said[column.id].map { (place, $0.names.map(\.utf8)) }
      }
      let places = Set(paths.map(\.place))
      kindPlaces[kind] = places
      kindPaths[kind] = own.filter { !places.contains($0.place) } + paths
    }
    self.kindPaths = kindPaths
    self.kindPlaces = kindPlaces
    paths = own
    roots = Set((own + kindPaths.values.joined()).compactMap(\.names.first))
    skipped = Set(own.map(\.place))
  }

  /// Whether a column is read by its id, at least in rows of most kinds.
  func readsByName(_ place: Int) -> Bool { !skipped.contains(place) }

  /// Whether rows of a kind have a column's values at another path than other rows.
  func isElsewhere(_ place: Int, in kind: Text?) -> Bool {
    kind.flatMap { kindPlaces[$0]?.contains(place) } ?? false
  }

  /// Whether some path begins with a member name.
  func leads(through name: [UInt8]) -> Bool { roots.contains(name) }

  /// Calls `body` with the values at the paths. O(members along the paths).
  ///
  /// - Parameter kind: The kind of the row, if known.
  func forEachValue(
    in row: JSONView, of kind: Text?, _ body: (_ place: Int, JSONView) throws -> Void
  ) rethrows {
    for (place, names) in kind.flatMap({ kindPaths[$0] }) ?? paths {
      var value: JSONView? = row
      for name in names { value = value.flatMap { Self.child(of: $0, name) } }
      if let value { try body(place, value) }
    }
  }

  private static func child(of view: JSONView, _ name: [UInt8]) -> JSONView? {
    switch view.kind {
    case .object: view.members.first { ($0.name.string ?? []) == name }?.value
    case .array:
      Int(String(decoding: name, as: UTF8.self)).flatMap { index in
        // An index has neither a sign nor a leading zero.
        index >= 0 && index < view.count && Array(String(index).utf8) == name
          ? view.elements.dropFirst(index).first { _ in true } : nil
      }
    case .null, .bool, .number, .string: nil
    }
  }
}
