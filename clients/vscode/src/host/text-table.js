// The table of an unsaved text: changes of the text go to the table, and edits of the table to the text.

import {OpenTable} from "./open-table.js";
import {rangeOf} from "./places.js";

const pageSize = 1000;

export class TextTable extends OpenTable {
  isFile = false; // views are not remembered, and the text is saved by its own editor
  #version = 0; // of the text that the daemon has
  #written = 0; // the version of the text that an edit of the table has led to
  #work = Promise.resolve();

  /** @param {import("vscode").TextDocument} text */
  constructor(parts, text) {
    super(parts, text.uri);
    this.text = text;
    const {workspace} = parts.vscode;
    this.listeners = [
      workspace.onDidChangeTextDocument((event) => this.#takeText(event)),
      workspace.onDidCloseTextDocument((closed) => closed === text && this.tab?.dispose()),
    ];
  }

  async open() {
    const {text, parts} = this;
    const content = text.getText();
    if (content === "") throw new Error("The text is empty. Type the titles of the columns first.");
    this.#version = text.version;
    this.description = await this.request("table/open", {
      table: this.table, name: text.uri.path.split("/").pop(), textVersion: text.version, content: {text: content},
      dialect: parts.settings().get("dialect", {}), columns: parts.settings().get("columns", {}),
    });
  }

  // One exchange after the other: each builds on the version that the one before it has led to.
  #queue(exchange) {
    this.#work = this.#work.then(exchange).catch((error) => {
      void this.parts.vscode.window.showErrorMessage(error.message);
    });
  }

  // MARK: From the text to the table

  #takeText({document: {version}, document, contentChanges}) {
    if (document !== this.text || contentChanges.length === 0) return;
    const changes = contentChanges.map(({range: {start, end}, text}) => ({
      range: {start: {line: start.line, character: start.character}, end: {line: end.line, character: end.character}},
      text,
    }));
    this.#queue(() => this.#changeText(version, changes));
  }

  async #changeText(version, changes) {
    if (version <= this.#version) return; // the whole text was sent meanwhile
    const send = (options) => this.request("table/didChangeText",
      {table: this.table, version, baseVersion: this.#version, changes, ...options});
    try {
      await send({});
    } catch (error) {
      if (error.kind === "textEditsPending") {
        await send({tableEdits: "drop"});
        // The text has the edit of the table in another form, such as other line ends; or it was typed into.
        if (version !== this.#written) throw new Error("The text was changed first. The edit of its table is undone.");
      } else {
        version = this.text.version;
        const baseVersion = error.data?.version;
        await send({version, baseVersion, changes: [{text: this.text.getText()}], tableEdits: "drop"});
      }
    } finally {
      this.#version = version;
    }
  }

  // MARK: From the table to the text

  takeChange(change) {
    super.takeChange(change);
    if (change.dirty) this.#queue(() => this.#changeTable());
  }

  async #changeTable() {
    const {vscode} = this.parts;
    const edit = new vscode.WorkspaceEdit();
    for (let first = 0, more = true; more; first += pageSize) {
      const range = {first, size: pageSize};
      const answer = await this.request("table/save", {table: this.table, dryRun: true, range});
      // Another change of the text is on its way, and decides.
      if (answer.textVersion !== this.text.version) return;
      for (const {range: place, newText} of answer.edits.items) {
        edit.replace(this.uri, rangeOf(vscode, place), newText);
      }
      ({more} = answer.edits);
      if (first === 0 && answer.edits.count === 0) return;
    }
    this.#written = this.text.version + 1;
    if (await vscode.workspace.applyEdit(edit)) return;
    await this.request("table/undo", {table: this.table});
    throw new Error("The text cannot be changed.");
  }

  async save() {
    await this.text.save();
  }

  dispose() {
    for (const listener of this.listeners) listener.dispose();
    super.dispose();
  }
}

/** Opens the table of a text beside it, or shows the one that is open. */
export async function openTextTable(parts, text = parts.vscode.window.activeTextEditor?.document) {
  if (!text) throw new Error("No text editor is in front.");
  const open = [...parts.documents.values()].find((table) => table.text === text);
  if (open) {
    open.tab.reveal();
    return open;
  }
  const table = new TextTable(parts, text);
  await table.show(`Table of ${text.uri.path.split("/").pop()}`, parts.vscode.ViewColumn.Beside);
  return table;
}
