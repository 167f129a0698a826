// A comparison: the difference of a document's table from other content, as a table that can only be read.

import {execFile} from "node:child_process";
import {basename, dirname} from "node:path";
import {promisify} from "node:util";

import {OpenTable} from "./open-table.js";

class Comparison extends OpenTable {
  isReadOnly = true;
  isFile = false;

  /** `options` are those of `table/openDifference`, `from` is one of them. */
  constructor(document, options) {
    super(document.parts, document.uri);
    this.options = {...options, table: this.table, name: document.description.name, to: {table: document.table}};
  }

  async open() {
    const {match, ...others} = this.options;
    const open = (options) => this.request("table/openDifference", options);
    this.description = await (match ? open(this.options).catch(() => open(others)) : open(others));
    const {columns: {kind, moved, changed, from, to}, styles} = this.description.difference;
    this.viewState = {
      styles, filter: {kind: "compare", column: kind, relation: "notEqual", value: "same"},
      columns: Object.fromEntries([moved, changed, from, to].map((id) => [id, {hidden: true}])),
    };
  }

  takeChange(change) {
    const difference = {...this.description?.difference, ...change.difference};
    super.takeChange({...change, difference});
  }
}

/** Shows what has changed since content `from`; rows are the same by `match`, if that can be. */
function compare(document, from, title, match = null) {
  const {ViewColumn} = document.parts.vscode;
  return new Comparison(document, {from, match}).show(`${document.description.name}: ${title}`, ViewColumn.Active);
}

/** Files have no keys: rows are the same by their first column if its values are unique, else by their content. */
function compareContent(document, from, title) {
  return compare(document, from, title, {kind: "columns", columns: [document.description.columns[0].id]});
}

export function compareWithSaved({document}) {
  return compare(document, {table: document.table, saved: true}, "changes since saved");
}

export async function compareWithHead({document}) {
  // git runs programs that the settings of a repository name.
  if (!document.parts.vscode.workspace.isTrusted) throw new Error("In a workspace that is not trusted git is not run.");
  const {fsPath} = document.uri;
  const options = {cwd: dirname(fsPath), maxBuffer: 2 ** 30, encoding: "buffer"};
  const {stdout} = await promisify(execFile)("git", ["show", `HEAD:./${basename(fsPath)}`], options);
  await compareContent(document, {base64: stdout.toString("base64")}, "changes since HEAD");
}

export async function compareWithFile({document}) {
  const [uri] = await document.parts.vscode.window.showOpenDialog({title: "Compare with", openLabel: "Compare"}) ?? [];
  if (uri) await compareContent(document, {path: uri.fsPath}, `changes since ${basename(uri.fsPath)}`);
}
