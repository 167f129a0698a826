import Expressions
import JSONText
import RowPipeline
import TableModel
import TableValues
import ViewModel
import WireProtocol

extension ViewSnapshot {
  /// The first row at which an expression of the filter fails, with the error; nil: none fails.
  var filterFailure: WireFilterFailure? {
    guard let failure = failures?.first else { return nil }
    return WireFilterFailure(
      table.keys.key(of: failure.slot), failure.path.reduce("/filter") { $0 + $1.pointer },
      failure.source, failure.error)
  }
}

extension WireFilterFailure {
  /// Why an expression of a view's state failed for a row.
  init(_ row: RowKey, _ pointer: String, _ source: Text, _ error: EvaluationError) {
    self.init(
      row: WireKey(row), pointer: WireText(pointer.utf8), reason: WireText(word: error.kind),
      message: WireText(error.message.utf8))
    guard let range = error.range else { return }
    let spans = SourcePlace(source: source.utf8).spans(of: range)
    (self.range, bytes, lines) = (spans.range, spans.bytes, spans.lines)
  }
}
