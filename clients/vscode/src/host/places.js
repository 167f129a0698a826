// From a row of a table to its place in the text of the file.

/** Selects a cell of a table in a text editor, or its row if it is no field of the file. */
export async function revealInText(document, {row, column}) {
  const {parts: {vscode}, uri, table} = document;
  const {rows: [found], complete} = await document.request("table/rowSource", {table, rows: [row], fields: true});
  const {place, fields = []} = found;
  if (!place) throw new Error(complete ? "That row is not in the file yet." : "The file is not read up to there yet.");
  const {range} = fields.find((field) => field.column === column)?.place ?? place;
  const shown = vscode.window.visibleTextEditors.find((editor) => `${editor.document.uri}` === `${uri}`);
  const viewColumn = shown?.viewColumn ?? vscode.ViewColumn.Beside;
  await vscode.window.showTextDocument(uri, {viewColumn, selection: range && rangeOf(vscode, range)});
}

/** A range of the daemon as one of VS Code. */
export function rangeOf({Range}, {start, end}) {
  return new Range(start.line, start.character, end.line, end.character);
}
