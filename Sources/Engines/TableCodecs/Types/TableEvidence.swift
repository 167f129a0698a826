import TableValues

/// What the columns of a table prove for each other: which mark separates decimals, and whether days
/// or months are first.
///
/// Example: beside `1.858.683` and `2,5`, `193.911` has thousands.
struct TableEvidence {
  /// The columns that prove that a point, or a comma, separates decimals.
  private var decimals: [[UInt8]: Text] = [:]
  /// The columns that are a sign of it, because their values differ in digits.
  private var signs: [[UInt8]: Text] = [:]
  /// The columns that prove an order.
  private var orders: [DateOrder: Text] = [:]

  /// Nothing is proven.
  init() {}

  /// What is known of a column by its name: coordinates have a point.
  init(coordinates: ()) { decimals[NumberMarks.point] = "as in coordinates" }

  /// Adds what one column proves.
  mutating func add(_ proof: Proof, column: Text) {
    let why = Text(Array("as column ".utf8) + column.utf8 + Array(" shows".utf8))
    if let mark = proof.decimalMark {
      if proof.isSign {
        if signs[mark] == nil { signs[mark] = why }
      } else if decimals[mark] == nil {
        decimals[mark] = why
      }
    }
    if let order = proof.dateOrder, orders[order] == nil { orders[order] = column }
  }

  /// The mark that separates decimals in the table, and why; nil if no column has evidence, or
  /// columns disagree.
  var decimalMark: (mark: [UInt8], why: Text)? {
    let known = decimals.isEmpty ? signs : decimals
    return known.count == 1 ? known.first.map { ($0.key, $0.value) } : nil
  }

  /// Whether a name is that of coordinates, which have points in every country.
  static func areCoordinates(_ name: Text) -> Bool {
    let word = String(decoding: name.utf8, as: UTF8.self).lowercased()
    return [
      "lat", "lon", "lng", "long", "latitude", "longitude", "latitud", "longitud", "breite",
      "länge", "breitengrad", "längengrad", "geo_lat", "geo_lon", "geo_lng", "y_wgs84", "x_wgs84",
      "latitudine", "longitudine", "breedtegraad", "lengtegraad",
    ].contains(word)
  }

  /// Whether days or months are first in the table, and a column that proves it; nil if no column
  /// does, or columns disagree.
  var dateOrder: (order: DateOrder, column: Text)? {
    orders.count == 1 ? orders.first.map { ($0.key, $0.value) } : nil
  }

  /// Whether nothing is proven.
  var isEmpty: Bool { decimalMark == nil && dateOrder == nil }

  /// What one column proves.
  struct Proof: Equatable {
    /// The mark that separates decimals.
    var decimalMark: [UInt8]?
    /// Whether the mark is a sign only, weaker than a proof.
    var isSign = false
    /// Whether days or months are first.
    var dateOrder: DateOrder?
  }
}
