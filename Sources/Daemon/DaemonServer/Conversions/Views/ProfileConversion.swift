import CellFormats
import ColumnStorage
import JSONText
import RowPipeline
import TableValues
import UnicodeTables
import ViewModel
import WireProtocol

extension WireColumnProfile {
  /// The wire form of a summary.
  ///
  /// - Parameters:
  ///   - content: Has the formats of the columns.
  ///   - cells: Whether values, texts or both are written, and their maximum length.
  ///   - isSample: Whether it is the summary of a sample.
  init(
    _ profile: ColumnProfile, of content: TableContent, _ cells: CellWriter, isSample: Bool = false
  ) {
    let values = ProfileValues(column: profile.column.number, content: content, cells: cells)
    self.init(
      column: profile.column.id.text.utf8, rows: profile.rows, sample: isSample,
      nulls: profile.nulls > 0 ? profile.nulls : nil,
      errors: profile.errors > 0 ? profile.errors : nil,
      distinct: profile.distinct.map {
        Distinct(count: $0.count, exact: $0.error == nil, error: $0.error)
      },
      min: profile.min.map { values.one($0) }, max: profile.max.map { values.one($0) },
      mean: profile.mean.map { values.one($0) },
      quantiles: profile.quantiles.map { quantiles in
        let told = values.list(quantiles.values)
        return Quantiles(
          at: quantiles.shares, exact: quantiles.error == nil, error: quantiles.error,
          values: told.values, texts: told.texts, cut: told.cut)
      },
      histogram: profile.histogram.map { histogram in
        let told = values.list(histogram.edges)
        return Histogram(
          counts: histogram.counts, values: told.values, texts: told.texts, cut: told.cut,
          outside: histogram.outside > 0 ? histogram.outside : nil)
      },
      frequencies: profile.frequencies.map { frequencies in
        let told = values.list(frequencies.values)
        let isExact = frequencies.undercount == 0
        return Frequencies(
          counts: frequencies.counts, exact: isExact, values: told.values, texts: told.texts,
          cut: told.cut, error: isExact ? nil : frequencies.undercount)
      })
  }
}

/// Writes values of a column, their texts, or both.
private struct ProfileValues {
  let column: ColumnNumber
  let content: TableContent
  let cells: CellWriter

  func one(_ value: CellValue) -> WireProfileValue {
    let told = list([value])
    return WireProfileValue(
      value: told.values?.first, text: told.texts?.first, cut: told.cut != nil)
  }

  func list(_ values: [CellValue]) -> (values: [WirePart]?, texts: [WireText]?, cut: [Int]?) {
    let bytesMax = cells.textBytes
    var cut = Set<Int>()
    var (parts, shown): ([WirePart]?, [WireText]?)
    if cells.hasValues {
      parts = values.map { value in WirePart { _ = $0.value(of: Cell(value), upTo: bytesMax) } }
      cut.formUnion(values.indices.filter { Cell(values[$0]).hasValue(longerThan: bytesMax) })
    }
    if cells.hasTexts {
      let texts = values.map { content.text(ofAggregate: $0, .min, column).utf8 }
      shown = texts.map { cells.positions.form.of(Array($0.beginning(bytesMax))) }
      cut.formUnion(texts.indices.filter { texts[$0].count > bytesMax })
    }
    return (parts, shown, cut.isEmpty ? nil : cut.sorted())
  }
}
