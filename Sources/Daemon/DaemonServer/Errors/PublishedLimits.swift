import CellFormats
import Expressions
import JSONText
import RowPipeline
import TableModel
import TableValues
import ViewModel
import WireProtocol

/// All limits, as published in the answer to `initialize`.
package struct PublishedLimits: Sendable {
  /// The maximum size of an accepted message, in bytes.
  package var messageBytesMax = 64 << 20
  /// Requests accepted and not yet answered.
  package var requestsInFlightMax = 256
  /// The size of notifications queued for tables, in bytes. Above it, reading stops.
  package var waitingNotificationBytesMax = 4 << 20
  /// The maximum wait for answers after the end of input, in milliseconds.
  package var drainMillisecondsMax = 30_000
  /// Members of a batch.
  package var batchMembersMax = 1000
  /// Nesting of a message.
  package var depthMax = 128
  /// Columns of a table.
  package var columnsMax = 16_384
  /// Rows of a table. Higher slots are reserved for inserted rows.
  package var rowsMax = 1 << 31 - 1
  /// The maximum size of a field of a file, in bytes.
  package var fieldBytesMax = 16 << 20
  /// Rows in one answer. Further rows need further requests.
  package var rowsPerAnswerMax = 100_000
  /// The maximum size of an answer to a method that reads, in bytes.
  package var answerBytesMax = TextCut.answerMost
  /// The default size of a cell's text in a window, in bytes.
  package var windowTextBytes = TextCut.standard
  /// The maximum size of a cell's text in one message, in bytes.
  package var textBytesMax = TextCut.most
  /// Rows in a window.
  package var windowRowsMax = 100_000
  /// Items of a page of a collection.
  package var collectionItemsMax: Int { ItemSizing.countMax }
  /// Conditions of a filter.
  package var filterConditionsMax = 1000
  /// The limits of an expression.
  package var expressions = ExpressionLimits()
  /// Tables open at once.
  package var tablesMax = 256
  /// Views of a table.
  package var viewsMax = 1024
  /// Subscriptions of a table.
  package var subscriptionsMax = 1024
  /// Columns grouped by, and aggregates, of one `view/aggregate`.
  package var aggregatesMax = 256
  /// Groups of one `view/aggregate`, times its aggregated columns.
  package var groupsMax = GroupedAggregates.groupsMax
  /// Bytes of the texts that one `view/aggregate` groups by.
  package var groupBytesMax = GroupedAggregates.textBytesMax
  /// The number of rows that can be sorted.
  package var sortRowsMax = SortBudget.rowsMax
  /// The memory of a view's sections, in bytes.
  package var sectionBytesMax = SortBudget.sectionBytesMax
  /// The size of one value of a section's key, in bytes.
  package var sectionKeyBytesMax = SortBudget.sectionKeyBytesMax
  /// The size of a row's key, in bytes.
  package var rowKeyBytesMax = RowKey.bytesMax
  /// The size of the keys of all rows of a table, in bytes.
  package var keyIndexBytesMax = RowKey.indexBytesMax
  /// The size of a text in a format, in bytes.
  package var formatBytesMax = CompiledFormat.textBytesMax
  /// The size of a text made by a template, in bytes.
  package var shownBytesMax = CompiledFormat.shownBytesMax
  /// Sections of a view, times the columns aggregated for each.
  package var sectionAggregatesMax = SectionAggregates.sectionsMax
  /// Distinct values that `distinct` counts.
  package var distinctValuesMax = AggregateAccumulator.distinctMax
  /// The size of the cache of decoded chunks for all tables, in bytes.
  package var cacheBytes = 512 << 20
  /// The size up to which the file of a table with unsaved edits is copied, where its file system
  /// cannot share blocks, in bytes.
  package var keptFileBytesMax = 1 << 30
  /// The size of the content of a compressed file, in bytes.
  package var expandedBytesMax = 16 << 30
  /// Rows of a database that are read whole.
  package var wholeRowsMax = 2_000_000
  /// The size of the values of such rows, in bytes.
  package var wholeBytesMax = 256 << 20
  /// How long reading them may take, in milliseconds.
  package var queryMillisecondsMax = 30_000
  /// Bytes of a table's undo history.
  package var undoBytesMax = 256 << 20
  /// Bytes of a table's parameters.
  package var parameterBytesMax = 1 << 20
  /// Bytes of the hints of one `table/setRows`.
  package var hintsBytesMax = 64 << 10
  /// Bytes of a table's declarations about rows.
  package var declarationsBytesMax = 1 << 20
  /// Validation rules of a table.
  package var rulesMax = ValidationRules.countMax
  /// Bytes of a row's client state.
  package var stateBytesMax = 64 << 10
  /// Declared sections of a table.
  package var sectionsMax: Int { DeclaredSections.countMax }
  /// Actions of a tree.
  package var actionsMax = 256
  /// The nesting of actions in a tree.
  package var actionDepthMax = 8
  /// Rows of one `cell/compute`.
  package var computeRowsMax = 1000
  /// Texts of one `text/measure`.
  package var measuredTextsMax = 10_000
  /// Bytes of the texts of one `text/measure`.
  package var measuredBytesMax = 1 << 20
  /// Advances and pairs of a font face.
  package var advancesMax = 4096

  /// Style rules of a view. Each of their expressions counts.
  package var stylesMax = StyleRule.countMax

  /// Pinned states of the views of a table.
  package var pinsMax = 64
  /// Drafts of a table.
  package var draftsMax = 64
  /// Bytes of one draft's text.
  package var draftBytesMax = 1 << 20

  /// The limits of a daemon started without options.
  package init() {}

  /// Refuses a text size above the limit.
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

  /// The value of a limit, by its name in the contract.
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
    case .sectionKeyBytesMax: sectionKeyBytesMax
    case .rowKeyBytesMax: rowKeyBytesMax
    case .keyIndexBytesMax: keyIndexBytesMax
    case .formatBytesMax: formatBytesMax
    case .shownBytesMax: shownBytesMax
    case .sectionAggregatesMax: sectionAggregatesMax
    case .distinctValuesMax: distinctValuesMax
    case .cacheBytes: cacheBytes
    case .keptFileBytesMax: keptFileBytesMax
    case .expandedBytesMax: expandedBytesMax
    case .wholeRowsMax: wholeRowsMax
    case .wholeBytesMax: wholeBytesMax
    case .queryMillisecondsMax: queryMillisecondsMax
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
