// A table of the daemon with the panels that show it: what documents and comparisons have in common.

import {Panel} from "./panel.js";

export const panelType = "tableServer.panel";
let lastNumber = 0;

export class OpenTable {
  /** @type {Set<Panel>} */
  panels = new Set();
  /** @type {Record<string, any> | null} */
  description = null;
  isReadOnly = false;
  /** @type {import("vscode").TextDocument | null} the unsaved text of which the table is made */
  text = null;
  /** @type {import("vscode").WebviewPanel | null} the tab that is no custom editor */
  tab = null;
  /** What is added to the state of a new view. */
  viewState = {};

  /**
   * @param {import("./extension.js").Parts} parts
   * @param {import("vscode").Uri} uri
   */
  constructor(parts, uri) {
    this.parts = parts;
    this.uri = uri;
    this.isFile = uri.scheme === "file";
    lastNumber += 1;
    this.table = `t${lastNumber}`;
  }

  /** Opens the table in the daemon; fills `description`. */
  async open() {}

  /** Opens the table, and shows it in a tab of its own, which is no custom editor. */
  async show(title, viewColumn) {
    const {vscode, documents} = this.parts;
    documents.set(this.table, this);
    try {
      await this.open();
    } catch (error) {
      this.dispose();
      throw error;
    }
    this.tab = vscode.window.createWebviewPanel(panelType, title, viewColumn);
    this.tab.onDidDispose(() => this.dispose());
    new Panel(this.parts, this, this.tab);
  }

  /** Opens the table again after the daemon has ended. */
  async reopen() {
    await this.open();
    for (const panel of this.panels) await panel.start();
  }

  async request(method, params, options = {}) {
    const daemon = await this.parts.daemons.get();
    return daemon.request(method, params, options);
  }

  /** Sends a request of which no answer is wanted, if a daemon runs. */
  tell(method, params) {
    void this.parts.daemons.running?.then((daemon) => daemon.request(method, params)).catch(() => {});
  }

  /** Takes a `table/didChange`. */
  takeChange(change) {
    if (!this.description) return; // it is still being opened
    Object.assign(this.description, change);
    this.post({kind: "table", change});
  }

  /** The workspace is trusted from now on. */
  async trust() {}

  /** A request of a page has made steps for undo. */
  async noteSteps() {}

  /** Saves what the table is made of. */
  async save() {}

  post(message) {
    for (const panel of this.panels) panel.post(message);
  }

  /** Posts to the panel in front, or to any. */
  postToOne(message) {
    const panels = [...this.panels];
    (panels.find((panel) => panel.isActive) ?? panels[0])?.post(message);
  }

  dispose() {
    this.parts.documents.delete(this.table);
    this.tell("table/close", {table: this.table});
  }
}
