// From a row of a table to its place in the text of the file, and back.

import {viewType} from "./extension.js";

// Places of texts that are to be shown in tables which are being opened, by URI.
const wanted = new Map();

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

/** Shows the row at the cursor of the text editor in front. */
export async function showInTable(parts) {
  const {vscode, documents} = parts;
  const editor = vscode.window.activeTextEditor;
  if (!editor) throw new Error("No text editor is in front.");
  const {uri} = editor.document;
  wanted.set(`${uri}`, editor.selection.active);
  await vscode.commands.executeCommand("vscode.openWith", uri, viewType);
  // A table that was open already has only come to the front.
  const isOf = (table) => `${table.uri}` === `${uri}` && !table.description.difference;
  const document = [...documents.values()].find(isOf);
  if (document) await showWanted(document);
}

/** Shows the place that is wanted of a table that is open now, if there is one. */
export async function showWanted(document) {
  const name = `${document.uri}`;
  const place = wanted.get(name);
  wanted.delete(name);
  try {
    if (place) await showPlace(document, place);
  } catch (error) {
    void document.parts.vscode.window.showInformationMessage(error.message);
  }
}

/** Moves the cursor of a table to a place of its text. */
async function showPlace(document, {line, character}) {
  const {row, column, complete} = await document.request("table/rowAt", {table: document.table, line, character});
  if (row === null) {
    throw new Error(complete ? "There is no row at that line." : "The file is not read up to there yet.");
  }
  document.postToOne({kind: "command", name: "goTo", args: {row, column}});
}
