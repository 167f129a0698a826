// Made by Protocol/generate.py from Protocol/schema; not to be edited.

/// How much is told about the messages themselves.
package enum TraceLevel: String, ContractWord {
  /// Nothing.
  case off
  /// One line for each message.
  case messages
  /// The same with parameters and results.
  case verbose
}

/// What is wanted of each cell.
package enum CellContent: String, ContractWord {
  /// Its value.
  case value
  /// Its display text.
  case text
  /// Both.
  case both
}

/// Whether diacritics matter in a search.
package enum DiacriticsRule: String, ContractWord {
  /// They do.
  case exact
  /// They do not.
  case ignored
}

/// What becomes of values that do not fit their column.
package enum InvalidHandling: String, ContractWord {
  /// The edit is refused.
  case refuse
  /// They become error cells.
  case keep
}

/// What happens when the file of a table changes.
package enum FileRule: String, ContractWord {
  /// It is told.
  case tell
  /// Records that are appended become rows; anything else is told.
  case follow
  /// The table becomes what the file holds, as one step that can be undone. With unsaved edits it
  /// is told.
  case reload
}

/// What a save may overwrite.
package enum OverwriteRule: String, ContractWord {
  /// The table's own file, if it is as it was opened or saved.
  case ifUnchanged
  /// Any file.
  case always
}

/// What ends records.
package enum RecordEnd: String, ContractWord {
  /// Line feed.
  case lf
  /// Carriage return and line feed.
  case crlf
  /// Carriage return.
  case cr
}

/// How a saved content got to its file.
package enum SaveWay: String, ContractWord {
  /// A new file took the place of the old one.
  case replaced
  /// It was written over the old content, because the file has other names, or its folder or owner
  /// allow no new file.
  case overwritten
  /// The file had it already.
  case unchanged
}

/// What became of a table's file.
package enum FileConflict: String, ContractWord {
  /// It has another content than when it was opened or saved.
  case changed
  /// Another file has its path.
  case replaced
}

/// Why a file cannot hold a cell.
package enum UnwritableReason: String, ContractWord {
  /// The encoding lacks a character.
  case encoding
  /// The cell needs quotes, and the dialect has none.
  case quote
}

/// What is done with a draft.
package enum DraftAction: String, ContractWord {
  case begin
  case change
  case commit
  case cancel
}

/// As whom a view's client edits.
package enum EditorRole: String, ContractWord {
  /// As the table's owner, who may do everything, or as the view's user.
  case owner
  /// As the table's owner, who may do everything, or as the view's user.
  case user
}

/// Which text of a cell is meant.
package enum CellTextSource: String, ContractWord {
  /// What the cell shows.
  case text
  /// Its value.
  case value
}

/// How watching clients receive new rows.
package enum ContentMode: String, ContractWord {
  /// As a difference.
  case diff
  /// As a reset.
  case reset
}

/// The client's answer to a request for permissions.
package enum Decision: String, ContractWord {
  /// The request may do it.
  case allow
  /// The request fails.
  case refuse
}

/// Which texts of cells are looked at.
package enum TextSource: String, ContractWord {
  /// What cells show.
  case display
  /// Their values' own texts, as without a format.
  case value
}

/// The part of a column that was tapped.
package enum TapPart: String, ContractWord {
  /// Its header.
  case header
  /// Its footer.
  case footer
}

/// What a watched window holds.
package enum WindowContent: String, ContractWord {
  /// Keys and cells.
  case cells
  /// Keys only.
  case keys
}

/// Who measures how high rows are.
package enum RowMeasurer: String, ContractWord {
  /// The daemon, by what they show; or the client, who is asked.
  case daemon
  /// The daemon, by what they show; or the client, who is asked.
  case client
}

/// Which way something is looked for.
package enum FindDirection: String, ContractWord {
  /// Down or up the view's order.
  case next
  /// Down or up the view's order.
  case previous
}

/// What of a view's hits is replaced.
package enum ReplaceScope: String, ContractWord {
  case all
  case selection
}

/// How a condition goes together with the filter that is there.
package enum FilterCombination: String, ContractWord {
  /// Both hold, one of them holds, or the condition alone.
  case all
  /// Both hold, one of them holds, or the condition alone.
  case any
  /// Both hold, one of them holds, or the condition alone.
  case replace
}
