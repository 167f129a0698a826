// Made by Protocol/generate.py from Protocol/schema; not to be edited.

/// What offsets in texts count.
package enum PositionUnit: String, ContractWord {
  /// Bytes of UTF-8.
  case utf8 = "utf-8"
  /// Units of UTF-16, as in JavaScript.
  case utf16 = "utf-16"
  /// Code points, as in Python and Emacs.
  case utf32 = "utf-32"
  /// Terminal cells.
  case cells
}

/// How texts show characters that are invisible or set a writing direction.
package enum InvisibleForm: String, ContractWord {
  /// As themselves.
  case unchanged
  /// As their number, such as `\u{202e}`.
  case visible
}

/// How updates are delivered.
package enum UpdateDelivery: String, ContractWord {
  /// As few updates as the speed of the connection allows.
  case merged
  /// One update for each revision.
  case each
}

/// How detailed the trace of messages is.
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

/// What is opened of a database.
package enum DatabaseSourceKind: String, ContractWord {
  /// A table.
  case table
  /// A view.
  case view
  /// A virtual table.
  case virtual
  /// The rows of a statement.
  case query
}

/// What a table of a database is.
package enum DatabaseTableKind: String, ContractWord {
  /// A table.
  case table
  /// A view: a stored query.
  case view
  /// A virtual table.
  case virtual
}

/// Where the rows of a lent source are kept.
package enum SourceResidency: String, ContractWord {
  /// In the daemon. They are read whole, in the background.
  case whole
}

/// What becomes of a row.
package enum LentChangeKind: String, ContractWord {
  /// It is new.
  case insert
  /// Some of its cells have other values.
  case update
  /// It is removed.
  case remove
}

/// What does not fit in a lent source.
package enum LentProblemKind: String, ContractWord {
  /// It has another number of rows than it announced.
  case rowCountDiffers
  /// Rows have the same key.
  case duplicateKeys
  /// Rows have no key.
  case missingKeys
}

/// How the types of a file's columns are found.
package enum TypeReading: String, ContractWord {
  /// From the texts of each column.
  case detected
  /// All columns are text.
  case plain
}

/// How the lines of a delimited file are drawn.
package enum LineForm: String, ContractWord {
  /// Fields with delimiters between them.
  case plain
  /// Bars or blanks between fields, and rulers, as psql prints: `a | b` above `---+---`.
  case ruled
  /// As `ruled`, with bars also at both ends of a line, as in Markdown and by mysql.
  case framed
}

/// The format of a text file.
package enum FileFormat: String, ContractWord {
  /// Fields separated by a delimiter, as in CSV.
  case delimited
  /// One JSON value with an array of rows, or JSON values one after another.
  case json
  /// One JSON value per line.
  case ndjson
}

/// The encoding of a file.
package enum FileEncoding: String, ContractWord {
  /// UTF-8.
  case utf8 = "utf-8"
  /// UTF-16, little endian.
  case utf16le = "utf-16le"
  /// UTF-16, big endian.
  case utf16be = "utf-16be"
  /// UTF-32, little endian.
  case utf32le = "utf-32le"
  /// UTF-32, big endian.
  case utf32be = "utf-32be"
  /// ISO 8859-1.
  case latin1 = "latin-1"
  /// Windows code page 1250: Central European.
  case windows1250 = "windows-1250"
  /// Windows code page 1251: Cyrillic.
  case windows1251 = "windows-1251"
  /// Windows code page 1252: Western European.
  case windows1252 = "windows-1252"
  /// Windows code page 1253: Greek.
  case windows1253 = "windows-1253"
  /// Windows code page 1254: Turkish.
  case windows1254 = "windows-1254"
  /// Windows code page 1255: Hebrew.
  case windows1255 = "windows-1255"
  /// Windows code page 1256: Arabic.
  case windows1256 = "windows-1256"
  /// Windows code page 1257: Baltic.
  case windows1257 = "windows-1257"
  /// Windows code page 1258: Vietnamese.
  case windows1258 = "windows-1258"
  /// ISO 8859-2: Central European.
  case iso8859Part2 = "iso-8859-2"
  /// ISO 8859-3: South European.
  case iso8859Part3 = "iso-8859-3"
  /// ISO 8859-4: North European.
  case iso8859Part4 = "iso-8859-4"
  /// ISO 8859-5: Cyrillic.
  case iso8859Part5 = "iso-8859-5"
  /// ISO 8859-6: Arabic.
  case iso8859Part6 = "iso-8859-6"
  /// ISO 8859-7: Greek.
  case iso8859Part7 = "iso-8859-7"
  /// ISO 8859-8: Hebrew.
  case iso8859Part8 = "iso-8859-8"
  /// ISO 8859-9: Turkish.
  case iso8859Part9 = "iso-8859-9"
  /// ISO 8859-10: Nordic.
  case iso8859Part10 = "iso-8859-10"
  /// ISO 8859-11: Thai.
  case iso8859Part11 = "iso-8859-11"
  /// ISO 8859-13: Baltic.
  case iso8859Part13 = "iso-8859-13"
  /// ISO 8859-14: Celtic.
  case iso8859Part14 = "iso-8859-14"
  /// ISO 8859-15: Western European with the euro sign.
  case iso8859Part15 = "iso-8859-15"
  /// ISO 8859-16: South-Eastern European.
  case iso8859Part16 = "iso-8859-16"
  /// KOI8-R: Russian.
  case koi8r = "koi8-r"
  /// KOI8-U: Ukrainian.
  case koi8u = "koi8-u"
  /// Mac Roman: Western European.
  case macRoman = "mac-roman"
  /// Shift JIS as Windows has it, code page 932: Japanese.
  case shiftJIS = "shift-jis"
  /// EUC-JP: Japanese.
  case eucJP = "euc-jp"
  /// GB18030, which contains GBK and GB2312: Chinese.
  case gb18030
  /// Big5 as Windows has it, code page 950: Chinese.
  case big5
  /// EUC-KR as Windows has it, code page 949: Korean.
  case eucKR = "euc-kr"
}

/// Whether diacritics matter in a search.
package enum DiacriticsRule: String, ContractWord {
  /// They do.
  case exact
  /// They do not.
  case ignored
}

/// The alignment of the cells of a column.
package enum ColumnAlignment: String, ContractWord {
  /// At the start of the line.
  case start
  /// In the middle of the line.
  case center
  /// At the end of the line.
  case end
}

/// How negative numbers are shown.
package enum NegativeStyle: String, ContractWord {
  /// With a minus sign.
  case minus
  /// In parentheses.
  case parentheses
}

/// How a currency is shown.
package enum CurrencyDisplay: String, ContractWord {
  /// By its symbol.
  case symbol
  /// By its ISO 4217 code.
  case code
}

/// The units of numbers of bytes.
package enum ByteUnits: String, ContractWord {
  /// KiB of 1,024 bytes.
  case iec
  /// kB of 1,000 bytes.
  case si
}

/// What becomes of values that do not fit their column.
package enum InvalidHandling: String, ContractWord {
  /// The edit is refused.
  case refuse
  /// They become error cells.
  case keep
}

/// The rows among which an index counts.
package enum CountedRows: String, ContractWord {
  /// The rows before the change.
  case before
  /// The rows after the change: the index is that of the first inserted or moved row.
  case after
}

/// What becomes of a place in a sorted view.
package enum WhenSorted: String, ContractWord {
  /// The edit is refused.
  case refuse
  /// The view's order is first applied to the table, and the view's sort is removed.
  case adopt
}

/// What becomes of the part of a block outside the existing rows or columns.
package enum PasteOverflow: String, ContractWord {
  /// The paste is refused.
  case refuse
  /// The part is left out.
  case clip
  /// Rows are inserted at the end.
  case insert
}

/// How the content of a clipboard is read.
package enum PasteFormat: String, ContractWord {
  /// Fields separated by tabs, as spreadsheets copy them.
  case tsv
  /// Fields separated by commas.
  case csv
  /// The first table element.
  case html
  /// The first table of GitHub Flavored Markdown.
  case markdown
  /// Arrays or objects, in an array or one on each line.
  case json
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
  /// It was written into a database or a lent source, in one transaction.
  case committed
  /// A new file replaced the old one.
  case replaced
  /// It was written over the old content, because the file has other names, or its folder or owner
  /// allow no new file.
  case overwritten
  /// The file had it already.
  case unchanged
}

/// Why a cell cannot be written to a file.
package enum UnwritableReason: String, ContractWord {
  /// The encoding lacks a character.
  case encoding
  /// The cell needs quotes, and the dialect has none.
  case quote
  /// It looks like a formula to a spreadsheet.
  case formula
  /// JSON has no such value, or the record has no place for it.
  case json
}

/// Why rows that were not edited would be lost if another program wrote over the file in place.
package enum RowRisk: String, ContractWord {
  /// A copy of the file is being made. Soon nothing can be lost.
  case copying
  /// The file is larger than keptFileBytesMax, and its file system cannot share blocks.
  case tooLarge
  /// Neither /var/tmp nor /tmp has room for a copy.
  case noRoom
}

/// What happens when the file of a table changes.
package enum FileRule: String, ContractWord {
  /// It is only reported.
  case tell
  /// Appended records become rows; any other change is only reported.
  case follow
  /// The table gets the content of the file, as one step that can be undone. With unsaved edits,
  /// the change is only reported.
  case reload
  /// The same; with unsaved edits, these and the changes of the file are merged in one step. What
  /// both changed differently is a conflict.
  case merge
}

/// One of the two who changed the same content.
package enum ConflictSide: String, ContractWord {
  /// The table, with its unsaved edits.
  case ours
  /// The file, as written by another program.
  case theirs
}

/// What both sides changed differently.
package enum ConflictKind: String, ContractWord {
  /// A cell: both gave it another value.
  case cell
  /// A row: one side removed it, the other changed it.
  case removed
  /// The place of a row: both moved it, to different places.
  case place
}

/// What became of a table's file.
package enum FileConflict: String, ContractWord {
  /// It has another content than when it was opened or saved.
  case changed
  /// Another file has its path.
  case replaced
}

/// Whether edits are kept in a journal.
package enum JournalUse: String, ContractWord {
  /// Those of tables of files are.
  case on
  /// They are not.
  case off
}

/// When an edit counts as kept, and is answered.
package enum JournalDurability: String, ContractWord {
  /// It survives the end of the process.
  case written
  /// It survives the loss of power.
  case synced
}

/// Whether edits are kept in a journal.
package enum JournalState: String, ContractWord {
  /// They are.
  case on
  /// They are not kept, because the request has `journal: "off"`, or because there is no folder.
  case off
  /// The journal cannot be written now. Changes are refused until it can be.
  case blocked
  /// The journal could not be written. Edits are not kept until the next save.
  case failed
  /// A change could not be written as a record. After the next save they are kept again.
  case suspended
}

/// How a file relates to what edits were made on.
package enum RecoveryBase: String, ContractWord {
  /// It has the same content.
  case same
  /// Records were added behind it.
  case grown
  /// It has another content, or one that is not known.
  case different
}

/// What to do with edits that were left behind.
package enum RecoverAction: String, ContractWord {
  /// Make them again, with their undo history.
  case apply
  /// Remove them.
  case discard
  /// Leave them for later, and offer them again at the next opening.
  case keep
}

/// Why edits cannot be made again.
package enum RecoveryObstacle: String, ContractWord {
  /// Nothing was left behind.
  case none
  /// The file has another content than they were made on.
  case base
  /// The file was opened with other columns or types.
  case columns
  /// The file was opened with another dialect, so that its records are others.
  case dialect
  /// The table has been edited since it was opened.
  case edited
  /// What they begin with does not fit the table.
  case misfit
}

/// Why a journal cannot be read.
package enum UnreadableJournal: String, ContractWord {
  /// It is another kind of file.
  case foreign
  /// A newer program wrote it.
  case newer
  /// Its beginning is damaged.
  case damaged
}

/// What a backup contains.
package enum BackupContent: String, ContractWord {
  /// The unsaved edits of a file, and the undo history. The file itself is needed, too.
  case edits
  /// The whole table, and the undo history.
  case content
}

/// A format of exported rows.
package enum ExportFormat: String, ContractWord {
  /// Fields separated by commas or another sign (RFC 4180).
  case csv
  /// Fields separated by tabs.
  case tsv
  /// One array of JSON, one row on each line.
  case json
  /// One value of JSON on each line.
  case ndjson
  /// A table of GitHub Flavored Markdown.
  case markdown
  /// A table element of HTML.
  case html
  /// INSERT statements of standard SQL.
  case sql
  /// Columns of fixed width for a terminal.
  case text
  /// A tabular of LaTeX.
  case latex
}

/// What is exported of a cell.
package enum ExportContent: String, ContractWord {
  /// Its value, without the column's format.
  case value
  /// What is shown: by the column's format and the view's text for nulls.
  case text
}

/// How texts that look like formulas to a spreadsheet are written.
package enum FormulaGuardRule: String, ContractWord {
  /// They are written as they are.
  case off
  /// An apostrophe is written before them.
  case quote
  /// Nothing is written, and the error names the cells.
  case reject
}

/// What a row is in JSON.
package enum JsonRowShape: String, ContractWord {
  /// An object by column id.
  case objects
  /// An array in the order of the columns; the first has their ids.
  case arrays
}

/// How a row and the table's file are related.
package enum RowSourceState: String, ContractWord {
  /// The file has the row as it is.
  case inFile
  /// The file has the row with other cells. The place is that of the old record.
  case edited
  /// The file does not have the row.
  case new
}

/// What happens to edits of the table that the text does not have.
package enum PendingTableEdits: String, ContractWord {
  /// The change is refused as `textEditsPending`.
  case refuse
  /// They are undone, as one step that can be undone, before the change.
  case drop
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

/// What becomes of rows whose kind is not declared.
package enum UndeclaredKinds: String, ContractWord {
  /// They have the default kind.
  case `default`
  /// Edits that produce such rows are refused.
  case refuse
}

/// The client's answer to a request for permissions.
package enum Decision: String, ContractWord {
  /// The request may do it.
  case allow
  /// The request fails.
  case refuse
}
