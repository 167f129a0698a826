import CellFormats
import TableValues

/// The types and formats of all columns of a table: what a column leaves open, the others may decide.
struct TableFormats {
  private var types: [CSVTypeInference]
  private var outcomes: [Int: (FormatInference.Outcome?, reason: String)] = [:]

  /// Decides the formats of columns.
  ///
  /// - Parameters:
  ///   - types: The evidence of each column by the plain grammars.
  ///   - formats: That of columns whose texts may have a format, by column.
  ///   - names: The names of the columns; empty if there are none.
  init(_ types: [CSVTypeInference], _ formats: [Int: FormatInference], names: [Text]) {
    self.types = types
    var table = TableEvidence()
    for place in types.indices {
      outcomes[place] = formats[place].map { $0.finish(table: TableEvidence()) }
      let proof = outcomes[place].map { $0.0?.proof ?? .init() } ?? self.types[place].proof()
      let name = place < names.count ? names[place] : ""
      table.add(proof, column: name.isEmpty ? Text("\(place + 1)") : name)
    }
    for (place, format) in formats {
      let proof = outcomes[place]?.0?.proof ?? .init()
      let isContradicted = table.decimalMark.map { $0.mark != proof.decimalMark } ?? false
      guard proof == .init() || proof.isSign && isContradicted else { continue }
      if place < names.count, TableEvidence.areCoordinates(names[place]), format.hasOnlyOpenPoints {
        outcomes[place] = format.finish(table: TableEvidence(coordinates: ()))
      } else if !table.isEmpty {
        outcomes[place] = format.finish(table: table)
      }
    }
  }

  /// The settings and evidence of a column, and the format of its texts.
  mutating func finish(_ place: Int) -> (ParseSettings, CSVTypeEvidence, CellFormat?) {
    let (settings, plain) = types[place].finish()
    var evidence = plain
    guard let (found, reason) = outcomes[place] else { return (settings, evidence, nil) }
    if let found {
      let isSame = settings.type == .number && found.settings.type == .number
      if isSame, found.format == nil {
        evidence.note = found.reason
        return (settings, evidence, nil)
      }
      let (settings, evidence) = types[place].finish(found)
      return (settings, evidence, found.format)
    }
    if settings.type == .number, !reason.isEmpty {
      let (settings, evidence) = types[place].finishAsText(reason)
      return (settings, evidence, nil)
    }
    if settings.type == .text, !reason.isEmpty { evidence.note = reason }
    return (settings, evidence, nil)
  }
}

extension CSVSniffer {
  /// The columns inferred for texts, as for an opened file, with the evidence.
  ///
  /// - Parameter columns: The name of each column with its texts.
  package static func inferredColumns(
    of columns: [(name: Text, texts: [Text])]
  ) -> [(column: CSVColumn, evidence: CSVTypeEvidence)] {
    var types = columns.map { _ in CSVTypeInference() }
    var formats: [Int: FormatInference] = [:]
    for (place, column) in columns.enumerated() {
      for (row, text) in column.texts.enumerated() {
        text.utf8.withUnsafeBufferPointer { types[place].add($0, isQuoted: false, row: row) }
      }
      guard types[place].wantsFormat(hasOutliers: false) else { continue }
      var format = FormatInference(
        outlierShare: 0, rows: column.texts.count, delimiter: 0, mayBeOwn: types[place].mayBeOwn)
      for text in column.texts where !format.isHopeless {
        let isNull = text.utf8.withUnsafeBufferPointer {
          CSVTypeInference.isNull($0, isQuoted: false, isPadded: true)
        }
        if !isNull { format.add(text.utf8) }
      }
      if !format.isHopeless { formats[place] = format }
    }
    var found = TableFormats(types, formats, names: columns.map(\.name))
    return columns.indices.map { place in
      let (settings, evidence, format) = found.finish(place)
      var column = CSVColumn(name: columns[place].name, settings: settings)
      column.format = format
      return (column, evidence)
    }
  }
}
