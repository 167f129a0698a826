// Made by Protocol/generate.py from Protocol/schema; not to be edited.

/// The limits that `initialize` tells, by name.
package enum LimitName: String, CaseIterable, Hashable, Sendable {
  /// The longest message taken, in bytes.
  case messageBytesMax
  /// Requests accepted and not yet answered.
  case requestsInFlightMax
  /// Bytes of notifications that wait before tables; while there are more, nothing is read.
  case waitingNotificationBytesMax
  /// How long answers are waited for at most after the end of input.
  case drainMillisecondsMax
  /// Members of a batch.
  case batchMembersMax
  /// Nesting of a message.
  case depthMax
  /// Columns of a table.
  case columnsMax
  /// Rows of a table; slots above are for inserted rows.
  case rowsMax
  /// The longest field of a file that is kept, in bytes.
  case fieldBytesMax
  /// Rows in one answer; more are asked for in further ranges.
  case rowsPerAnswerMax
  /// Bytes of the result of a method that reads; what does not fit is told in further pages.
  case answerBytesMax
  /// Bytes of a cell's text in a window, unless `textBytes` says otherwise.
  case windowTextBytes
  /// The most bytes of a cell's text that are told at once.
  case textBytesMax
  /// Rows in a window.
  case windowRowsMax
  /// Items of a page of a collection.
  case collectionItemsMax
  /// Conditions of a filter.
  case filterConditionsMax
  /// Bytes of an expression.
  case expressionBytesMax
  /// Nodes of an expression.
  case expressionNodesMax
  /// How deep an expression may nest.
  case expressionDepthMax
  /// Steps of one evaluation.
  case expressionStepsMax
  /// Size of a value that an expression makes, in bytes or elements.
  case expressionValueUnitsMax
  /// Tables open at once.
  case tablesMax
  /// Views of a table.
  case viewsMax
  /// Subscriptions of a table.
  case subscriptionsMax
  /// Columns grouped by, and aggregates, of one `view/aggregate`.
  case aggregatesMax
  /// Groups of one `view/aggregate`, times the columns that are aggregated.
  case groupsMax
  /// Bytes of the texts that one view/aggregate groups by.
  case groupBytesMax
  /// Rows that are sorted.
  case sortRowsMax
  /// Bytes of a text of a format.
  case formatBytesMax
  /// Bytes of the text that a template makes.
  case shownBytesMax
  /// Sections of a view, times the columns of which something is told for each.
  case sectionAggregatesMax
  /// Different values that `distinct` counts.
  case distinctValuesMax
  /// Bytes of decoded chunks kept for all tables.
  case cacheBytes
  /// Bytes of a table's undo history.
  case undoBytesMax
  /// Bytes of the hints of one `table/setRows`.
  case hintsBytesMax
  /// Pinned states of the views of a table.
  case pinsMax
  /// Drafts of a table.
  case draftsMax
  /// Bytes of one draft's text.
  case draftBytesMax
  /// Steps of an expression that settings of rows name, for each row.
  case rowStepsMax
  /// Bytes of a table's parameters.
  case parameterBytesMax
  /// Bytes of what a table declares of its rows.
  case declarationsBytesMax
  /// Rules that a table's data is to meet.
  case rulesMax
  /// Bytes of the client's own state of a row.
  case stateBytesMax
  /// Sections that a table may declare.
  case sectionsMax
  /// Actions of a tree.
  case actionsMax
  /// How deep the actions of a tree may stand.
  case actionDepthMax
  /// Rows of one `cell/compute`.
  case computeRowsMax
  /// Texts of one `text/measure`.
  case measuredTextsMax
  /// Bytes of the texts of one `text/measure`.
  case measuredBytesMax
  /// Advances and pairs of a face of a font.
  case advancesMax
  /// Rules of looks of a view, each of their expressions counted.
  case stylesMax
  /// Bytes of the sections of a view: their values, and what finds their rows.
  case sectionBytesMax
}
