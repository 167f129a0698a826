import CellFormats
import Expressions
import JSONText
import RowPipeline
import TableSessions
import TableValues
import WireProtocol

/// Everything that is bounded, with its bound; told in the answer to `initialize`.
package struct PublishedLimits: Sendable {
  /// The longest message taken, in bytes.
  package var messageBytesMax = 64 << 20
  /// Requests accepted and not yet answered.
  package var requestsInFlightMax = 256
  /// Bytes of notifications that wait before tables; while there are more, nothing is read.
  package var waitingNotificationBytesMax = 4 << 20
  /// How long answers are waited for at most after the end of input, in milliseconds.
  package var drainMillisecondsMax = 30_000
  /// Members of a batch.
  package var batchMembersMax = 1000
  /// Nesting of a message.
  package var depthMax = 128
  /// Columns of a table.
  package var columnsMax = 16_384
  /// Rows of a table; slots above are for inserted rows.
  package var rowsMax = 1 << 31 - 1
  /// The longest field of a file that is kept, in bytes.
  package var fieldBytesMax = 16 << 20
  /// Rows in one answer; more are asked for in further ranges.
  package var rowsPerAnswerMax = 100_000
  /// Bytes of an answer to a method that reads.
  package var answerBytesMax = TextCut.answerMost
  /// Bytes of a cell's text in a window, unless the client asks for more or less.
  package var windowTextBytes = TextCut.standard
  /// Bytes of a cell's text that are told at once.
  package var textBytesMax = TextCut.most
  /// Rows in a window.
  package var windowRowsMax = 100_000
  /// Items of a page of a collection.
  package var collectionItemsMax: Int { ItemSizing.countMax }
  /// Conditions of a filter.
  package var filterConditionsMax = 1000
  /// What an expression may cost.
  package var expressions = ExpressionLimits()
  /// Tables open at once.
  package var tablesMax = 256
  /// Views of a table.
  package var viewsMax = 1024
  /// Subscriptions of a table.
  package var subscriptionsMax = 1024
  /// Columns grouped by, and aggregates, of one `view/aggregate`.
  package var aggregatesMax = 256
  /// Groups of one `view/aggregate`, times the columns that are aggregated.
  package var groupsMax = GroupedAggregates.groupsMax
  /// Bytes of the texts that one `view/aggregate` groups by.
  package var groupBytesMax = GroupedAggregates.textBytesMax
  /// Rows that are sorted.
  package var sortRowsMax = SortBudget.rowsMax
  /// Bytes of the sections of a view.
  package var sectionBytesMax = SortBudget.sectionBytesMax
  /// Bytes of a text of a format.
  package var formatBytesMax = CompiledFormat.textBytesMax
  /// Bytes of the text that a template makes.
  package var shownBytesMax = CompiledFormat.shownBytesMax
  /// Sections of a view, times the columns of which something is told for each.
  package var sectionAggregatesMax = SectionAggregates.sectionsMax
  /// Different values that `distinct` counts.
  package var distinctValuesMax = AggregateAccumulator.distinctMax
  /// Bytes of decoded chunks kept for all tables.
  package var cacheBytes = 512 << 20
  /// Bytes of a table's undo history.
  package var undoBytesMax = 256 << 20
  /// Bytes of a table's parameters.
  package var parameterBytesMax = 1 << 20
  /// Bytes of the hints of one `table/setRows`.
  package var hintsBytesMax = 64 << 10
  /// Bytes of what a table declares of its rows.
  package var declarationsBytesMax = 1 << 20
  /// Rules that a table's data is to meet.
  package var rulesMax = ValidationRules.countMax
  /// Bytes of the client's own state of a row.
  package var stateBytesMax = 64 << 10
  /// Sections that a table may declare.
  package var sectionsMax: Int { DeclaredSections.countMax }
  /// Actions of a tree.
  package var actionsMax = 256
  /// How deep the actions of a tree may stand.
  package var actionDepthMax = 8
  /// Rows of one `cell/compute`.
  package var computeRowsMax = 1000
  /// Texts of one `text/measure`.
  package var measuredTextsMax = 10_000
  /// Bytes of the texts of one `text/measure`.
  package var measuredBytesMax = 1 << 20
  /// Advances and pairs of a face of a font.
  package var advancesMax = 4096

  /// Rules of looks of a view, each of their expressions counted.
  package var stylesMax = StyleRule.countMax

  /// Pinned states of the views of a table.
  package var pinsMax = 64
  /// Drafts of a table.
  package var draftsMax = 64
  /// Bytes of one draft's text.
  package var draftBytesMax = 1 << 20

  /// The limits of a daemon started without options.
  package init() {}

  /// Refuses a wish for longer texts than are told at once.
  func check(textBytes: Int?) throws(DaemonError) {
    guard let textBytes, textBytes > textBytesMax else { return }
    throw .limit(name: "textBytesMax", maximum: textBytesMax, found: textBytes)
  }

  /// Writes them as an object.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    for limit in LimitName.allCases {
      writer.name(limit.rawValue)
      writer.int(value(of: limit))
    }
    writer.endObject()
  }

  /// What a limit is, by its name in the contract.
  private func value(of limit: LimitName) -> Int {
    switch limit {
    case .messageBytesMax: messageBytesMax
    case .requestsInFlightMax: requestsInFlightMax
    case .waitingNotificationBytesMax: waitingNotificationBytesMax
    case .drainMillisecondsMax: drainMillisecondsMax
    case .batchMembersMax: batchMembersMax
    case .depthMax: depthMax
    case .columnsMax: columnsMax
    case .rowsMax: rowsMax
    case .fieldBytesMax: fieldBytesMax
    case .rowsPerAnswerMax: rowsPerAnswerMax
    case .answerBytesMax: answerBytesMax
    case .windowTextBytes: windowTextBytes
    case .textBytesMax: textBytesMax
    case .windowRowsMax: windowRowsMax
    case .collectionItemsMax: collectionItemsMax
    case .filterConditionsMax: filterConditionsMax
    case .expressionBytesMax: expressions.sourceBytes
    case .expressionNodesMax: expressions.nodes
    case .expressionDepthMax: expressions.depth
    case .expressionStepsMax: expressions.steps
    case .expressionValueUnitsMax: expressions.valueUnits
    case .tablesMax: tablesMax
    case .viewsMax: viewsMax
    case .subscriptionsMax: subscriptionsMax
    case .aggregatesMax: aggregatesMax
    case .groupsMax: groupsMax
    case .groupBytesMax: groupBytesMax
    case .sortRowsMax: sortRowsMax
    case .sectionBytesMax: sectionBytesMax
    case .formatBytesMax: formatBytesMax
    case .shownBytesMax: shownBytesMax
    case .sectionAggregatesMax: sectionAggregatesMax
    case .distinctValuesMax: distinctValuesMax
    case .cacheBytes: cacheBytes
    case .undoBytesMax: undoBytesMax
    case .hintsBytesMax: hintsBytesMax
    case .pinsMax: pinsMax
    case .draftsMax: draftsMax
    case .draftBytesMax: draftBytesMax
    case .rowStepsMax: RowExpression.rowSteps
    case .parameterBytesMax: parameterBytesMax
    case .declarationsBytesMax: declarationsBytesMax
    case .rulesMax: rulesMax
    case .stateBytesMax: stateBytesMax
    case .sectionsMax: sectionsMax
    case .actionsMax: actionsMax
    case .actionDepthMax: actionDepthMax
    case .computeRowsMax: computeRowsMax
    case .measuredTextsMax: measuredTextsMax
    case .measuredBytesMax: measuredBytesMax
    case .advancesMax: advancesMax
    case .stylesMax: stylesMax
    }
  }
}
