// Made by Protocol/generate.py from Protocol/schema; not to be edited.

/// The limits in the response of `initialize`, by name.
package enum LimitName: String, CaseIterable, Hashable, Sendable {
  /// The maximum size of a message, in bytes.
  case messageBytesMax
  /// Requests in flight: accepted and not yet answered.
  case requestsInFlightMax
  /// Bytes of notifications queued for tables. While there are more, the daemon reads no input.
  case waitingNotificationBytesMax
  /// The maximum time that the daemon waits for pending responses after the end of input, in
  /// milliseconds.
  case drainMillisecondsMax
  /// Messages of a batch.
  case batchMembersMax
  /// The nesting depth of a message.
  case depthMax
  /// Columns of a table.
  case columnsMax
  /// Rows of a table. Higher row numbers are reserved for inserted rows.
  case rowsMax
  /// The maximum length of a file's field that is kept, in bytes.
  case fieldBytesMax
  /// Rows of one response. Further rows are requested by range.
  case rowsPerAnswerMax
  /// Bytes of the result of a reading method. A longer result is split into pages.
  case answerBytesMax
  /// The default length limit of a cell's text in a window, in bytes, which `textBytes` overrides.
  case windowTextBytes
  /// The maximum length of a cell's text in one message, in bytes.
  case textBytesMax
  /// Rows in a window.
  case windowRowsMax
  /// Items on a page of a collection.
  case collectionItemsMax
  /// Conditions of a filter.
  case filterConditionsMax
  /// Bytes of an expression.
  case expressionBytesMax
  /// Nodes of an expression.
  case expressionNodesMax
  /// The nesting depth of an expression.
  case expressionDepthMax
  /// Steps of one evaluation.
  case expressionStepsMax
  /// The size of a value produced by an expression, in bytes or elements.
  case expressionValueUnitsMax
  /// Tables open at once.
  case tablesMax
  /// Views of a table.
  case viewsMax
  /// Subscriptions of a table.
  case subscriptionsMax
  /// Columns grouped by, and aggregates, of one `view/aggregate`; columns of one `view/profile`.
  case aggregatesMax
  /// Groups of one `view/aggregate` multiplied by the number of aggregated columns.
  case groupsMax
  /// Bytes of the group texts of one view/aggregate.
  case groupBytesMax
  /// Rows of a sort.
  case sortRowsMax
  /// Bytes of a text in a format.
  case formatBytesMax
  /// Bytes of a text produced by a template.
  case shownBytesMax
  /// Sections of a view multiplied by the number of aggregated columns.
  case sectionAggregatesMax
  /// Distinct values counted by `distinct`.
  case distinctValuesMax
  /// Bytes of cached decoded chunks, for all tables together.
  case cacheBytes
  /// The maximum size of the content of a compressed file, in bytes.
  case expandedBytesMax
  /// Rows of a lent source, and of a view, a query or a table without rowids of a database. These
  /// are read whole.
  case wholeRowsMax
  /// Bytes of the values of such rows.
  case wholeBytesMax
  /// How long reading such rows, or the schema of a database, may take, in milliseconds.
  case queryMillisecondsMax
  /// The size of a file up to which it is copied when its table gets unsaved edits, in bytes. Files
  /// whose blocks can be shared are kept at any size.
  case keptFileBytesMax
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
  /// Steps per row of an expression in the settings of rows.
  case rowStepsMax
  /// Bytes of a table's parameters.
  case parameterBytesMax
  /// Bytes of a table's declarations.
  case declarationsBytesMax
  /// Validation rules of a table.
  case rulesMax
  /// Bytes of the client's own state of a row.
  case stateBytesMax
  /// Declared sections of a table.
  case sectionsMax
  /// Actions of a tree.
  case actionsMax
  /// The nesting depth of a tree of actions.
  case actionDepthMax
  /// Rows of one `cell/compute`.
  case computeRowsMax
  /// Texts of one `text/measure`.
  case measuredTextsMax
  /// Bytes of the texts of one `text/measure`.
  case measuredBytesMax
  /// Advances and pairs of a face of a font.
  case advancesMax
  /// Style rules of a view, counting each of their expressions.
  case stylesMax
  /// Bytes of the sections of a view: their values and the index of their rows.
  case sectionBytesMax
  /// Bytes of one value of a section's key.
  case sectionKeyBytesMax
  /// Bytes of the key of a row.
  case rowKeyBytesMax
  /// Bytes of the keys of all rows of a table.
  case keyIndexBytesMax
}
