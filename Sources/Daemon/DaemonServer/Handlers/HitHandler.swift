import CellFormats
import ColumnStorage
import JSONText
import ProtocolWords
import RowPipeline
import RowTree
import TableModel
import TableSessions
import TableValues
import UnicodeTables
import ViewModel
import ViewportLayout
import WindowModel
import WireProtocol

/// What is at a point of a client's frame.
enum HitHandler {
  /// `view/hit`.
  static func hit(_ params: ViewHitParams, _ call: Call<ViewHitResult>) throws {
    let entry = try call.daemon.registry.table(ofSubscription: params.subscription)
    call.answer.failWhenCancelled()
    entry.session.post { session in
      session.onSubscription(params.subscription.text) { session in
        call.answer.attempt {
          let subscription = try session.subscription(params.subscription.text)
          let found = FoundHit(
            subscription.hit(WindowPoint(params)), params, call.session.positions)
          if found.isResident {
            call.answer.succeed(found.result())
          } else {
            // Reading the text may block on the file.
            session.afterwards { call.answer.succeedWhenRoom { found.result() } }
          }
        }
      }
    }
  }
}

extension WindowPoint {
  fileprivate init(_ params: ViewHitParams) {
    self.init(
      x: LayoutUnit.contentOffset(params.x), y: LayoutUnit.contentOffset(params.y),
      header: LayoutUnit.length(params.header ?? 0), grip: LayoutUnit.length(params.grip ?? 0))
  }
}

/// A hit, and the text at it.
private struct FoundHit: Sendable {
  private let hit: WindowHit
  private let params: ViewHitParams
  private let unit: PositionUnit

  init(_ hit: WindowHit, _ params: ViewHitParams, _ unit: PositionUnit) {
    self.hit = hit
    self.params = params
    self.unit = unit
  }

  private var schema: TableSchema { hit.snapshot.table.content.schema }

  /// Whether no file is read for it.
  var isResident: Bool {
    params.text == nil || hit.snapshot.table.content.source.isResident
  }

  /// The answer. May block on a file.
  func result() -> ViewHitResult {
    ViewHitResult(
      viewRevision: hit.snapshot.viewRevision.rawValue, part: .known(hit.part),
      entry: hit.entry.map { entry in
        ViewHitResult.Entry(
          key: WirePart { $0.entryKey(entry.key) }, viewIndex: entry.index,
          y: LayoutUnit.units(entry.top), height: LayoutUnit.units(entry.height),
          sticky: entry.isSticky)
      },
      column: hit.column.flatMap { WireHitColumn($0, schema) },
      resize: hit.resized.flatMap { WireHitColumn($0, schema) }, textOffset: textOffset())
  }

  /// The offset in the text shown that is nearest to the point; nil: not requested, or there is no
  /// text.
  private func textOffset() -> Int? {
    guard let text = params.text, let column = hit.column, let entry = hit.entry,
      let slot = entry.slot, let rules = hit.snapshot.state.layout,
      let definition = schema[column.place.column]
    else { return nil }
    let block = hit.snapshot.blocks(of: [slot], [definition])
    guard let cells = block.first else { return nil }
    let shown = hit.snapshot.state.visibleForm.of(
      cells.drafts[0]?.text.utf8 ?? cells.displayText(0))
    let measurer = rules.metrics.regular
    let (width, inset) = (column.place.width.width, LayoutUnit.length(text.inset ?? 0))
    let wraps = rules.rows.map { $0.wraps && $0.height == nil } ?? false
    let lines = TextCaret.lines(
      shown.span, in: wraps ? max(0, width - LayoutUnit.length(rules.rows?.inset ?? 0)) : nil,
      linesMax: rules.rows?.linesMax ?? .max, by: measurer)
    let y = LayoutUnit.contentOffset(params.y) - entry.top - LayoutUnit.length(text.top ?? 0)
    let line = lines[min(max(0, Int(y / max(1, measurer.lineHeight))), lines.count - 1)]
    let start: LayoutLength =
      switch text.align ?? .left {
      case .left: inset
      case .center: max(0, (width - line.width) / 2)
      case .right: max(0, width - inset - line.width)
      }
    let x = LayoutUnit.contentOffset(params.x) - column.left - start
    let byte = TextCaret.byte(nearest: x, in: line, of: shown.span, by: measurer)
    return TextPositions(unit, by: measurer).offset(byte, in: shown)
  }
}

extension WireHitColumn {
  /// A column in the frame; nil if it was removed meanwhile.
  fileprivate init?(_ column: WindowHit.Column, _ schema: TableSchema) {
    guard let definition = schema[column.place.column] else { return nil }
    self.init(
      column: definition.id.text.utf8, x: LayoutUnit.units(column.left),
      width: LayoutUnit.units(column.place.width.width),
      clip: [LayoutUnit.units(column.clip.lowerBound), LayoutUnit.units(column.clip.upperBound)])
  }
}
