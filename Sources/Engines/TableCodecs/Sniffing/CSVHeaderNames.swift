import TableValues

/// The names in a header of several records.
///
/// An empty field repeats the name before it, as long as the names above it do: `2019,,2020,` names
/// four columns.
struct CSVHeaderNames {
  /// For each column its name in each record.
  private(set) var parts: [[Text]]

  /// Joins the fields of each record.
  init(_ records: [[Text]]) {
    let width = records.map(\.count).max() ?? 0
    parts = Array(repeating: [], count: width)
    var isGroup = Array(repeating: true, count: width)
    for (row, record) in records.enumerated() {
      var before: Text = ""
      for column in 0..<width {
        var name = column < record.count ? record[column] : ""
        if !name.isEmpty {
          isGroup[column] = false
        } else if row < records.count - 1, isGroup[column] {
          name = before
        }
        before = name
        parts[column].append(name)
      }
    }
  }

  /// The names of the columns: those of all records, joined by blanks.
  var joined: [Text] {
    parts.map { names in
      Text(Array(names.filter { !$0.isEmpty }.map(\.utf8).joined(separator: [0x20])))
    }
  }
}
