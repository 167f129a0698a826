// Pages of the extension that a test plays, in a fake VS Code with the real daemon.

import assert from "node:assert/strict";
import {mkdtempSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";

import {daemonPath, Workbench} from "./workbench.js";

process.env.XDG_STATE_HOME = mkdtempSync(join(tmpdir(), "table-server-state-"));
process.on("exit", () => rmSync(process.env.XDG_STATE_HOME, {recursive: true, force: true}));
const mustRun = process.env.TABLE_SERVER_REQUIRE_ALL === "1";
export const skip = daemonPath() || mustRun ? false : "no daemon: TABLE_SERVER is not set";
export const fruit = "name,count\nfig,3\nkiwi,5\n";

/** The page of a panel, played by the test. */
export class Page {
  answers = new Map();
  received = [];
  lastId = 0;

  constructor(panel) {
    this.panel = panel;
    this.webview = panel.webview;
    this.webview.onPost = (message) => {
      this.received.push(message);
      const waiting = this.answers.get(message.kind === "answer" ? message.id : message.kind);
      waiting?.(message);
    };
    for (const message of this.webview.posted) this.webview.onPost(message);
  }

  next(kind) {
    return new Promise((resolve) => this.answers.set(kind, resolve));
  }

  async start() {
    const started = this.next("start");
    this.webview.received.fire({kind: "ready", size: {size: 30, extent: 100}});
    this.info = await started;
    return this;
  }

  async request(method, params) {
    this.lastId += 1;
    const answered = this.next(this.lastId);
    this.webview.received.fire({kind: "request", id: this.lastId, method, params});
    const {result, error} = await answered;
    if (error) throw Object.assign(new Error(error.message), error);
    return result;
  }

  edit(row, column, text, label = "Edit") {
    const edits = [{kind: "set", row, column, text}];
    return this.request("table/edit", {table: this.info.table, edits, label});
  }

  /** The keys of the rows in the order of the view. */
  async keys() {
    return (await this.request("view/rows", {view: this.info.view, columns: []})).keys;
  }

  async column(name) {
    const answer = await this.request("view/rows", {view: this.info.view, as: "text"});
    return answer.blocks.find((block) => block.column === name).texts;
  }
}

export async function workbenchFor(t, options = {}) {
  const folder = mkdtempSync(join(tmpdir(), "table-server-vscode-"));
  const path = join(folder, "fruit.csv");
  writeFileSync(path, options.text ?? fruit);
  const workbench = new Workbench(options);
  workbench.settings = {"tableServer.path": daemonPath(), ...options.settings};
  await workbench.activate();
  t.after(async () => {
    await workbench.end();
    rmSync(folder, {recursive: true, force: true});
  });
  const show = async (uri = path, context = {}) => {
    const editor = await workbench.open(uri, context);
    return new Page(editor.panels.at(-1)).start();
  };
  return {workbench, folder, path, show};
}

export const until = async (condition, what) => {
  for (let turn = 0; turn < 500; turn += 1) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  assert.fail(`${what} did not come`);
};
