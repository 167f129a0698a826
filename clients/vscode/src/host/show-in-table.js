// From a place in a text to the row of its table.

import {viewType} from "./extension.js";
import {openTextTable} from "./text-table.js";

// Places of texts that are to be shown in tables which are being opened, by URI.
const wanted = new Map();

/** Shows the row at the cursor of the text editor in front. */
export async function showInTable(parts) {
  const {vscode, documents} = parts;
  const editor = vscode.window.activeTextEditor;
  if (!editor) throw new Error("No text editor is in front.");
  const {uri, isDirty, isUntitled} = editor.document;
  if (isDirty || isUntitled) return showPlace(await openTextTable(parts), editor.selection.active);
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
