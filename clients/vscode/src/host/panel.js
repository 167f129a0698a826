// One panel: a page that shows a view of the document's table. Messages of the page go to the daemon.

import {randomBytes} from "node:crypto";

import {revealInText} from "./places.js";

// What a page may ask the daemon for; `edits` are refused where the document is read-only.
const reads = new Set([
  "expression/check", "filter/convert", "filter/like", "table/conflicts", "table/describe",
  "table/validate", "view/aggregate", "view/collapse", "view/copy", "view/cursor", "view/find",
  "view/profile", "view/resync", "view/rows", "view/scroll", "view/set", "view/tap", "view/unwatch",
]);
const edits = new Set([
  "cell/draft", "table/edit", "table/redo", "table/resolveConflicts", "table/undo", "view/replace",
]);
// What it may ask the extension for.
const ofTheHost = {
  "host/copy": ({parts}, {text}) => parts.vscode.env.clipboard.writeText(text),
  "host/paste": async ({parts}) => ({text: await parts.vscode.env.clipboard.readText()}),
  "host/restart": ({parts}) => parts.restart(),
  "host/reveal": ({document}, place) => revealInText(document, place),
  "host/save": ({document}) => document.save(),
};
let lastNumber = 0;

export class Panel {
  #openIn = null; // the daemon that has the view
  #isGone = false;
  #waiting = [];
  #running = new Map(); // what ends each request of the page
  #isReady = false;
  #size = null; // what the page has room for: rows and characters

  /**
   * @param {import("./extension.js").Parts} parts
   * @param {import("./open-table.js").OpenTable} document
   * @param {import("vscode").WebviewPanel} panel
   */
  constructor(parts, document, panel) {
    this.parts = parts;
    this.document = document;
    this.panel = panel;
    lastNumber += 1;
    this.view = `v${lastNumber}`;
    this.subscription = `s${lastNumber}`;
    this.status = null;
    const {vscode, context, clientFolder} = parts;
    const {webview} = panel;
    const source = vscode.Uri.joinPath(context.extensionUri, "src", "page");
    const client = vscode.Uri.file(`${clientFolder}/src`);
    webview.options = {enableScripts: true, localResourceRoots: [source, client]};
    webview.onDidReceiveMessage((message) => void this.#take(message));
    panel.onDidChangeViewState(() => parts.status.show(this.isActive ? this : null));
    panel.onDidDispose(() => this.#leave());
    webview.html = pageOf(webview, {
      script: vscode.Uri.joinPath(source, "main.js"), style: vscode.Uri.joinPath(source, "style.css"),
      replica: vscode.Uri.joinPath(client, "replica.js"),
    });
    document.panels.add(this);
    if (this.isActive) parts.status.show(this);
  }

  get isActive() {
    return this.panel.active;
  }

  /** Sends the page a message; until the page is there, messages wait. */
  post(message) {
    if (this.#isReady) void this.panel.webview.postMessage(message);
    else this.#waiting.push(message);
  }

  /** Opens the view and sends the page its first state; also after a restart. */
  async start() {
    const {document, view, subscription, parts} = this;
    const settings = parts.settings();
    const daemon = await parts.daemons.get();
    this.#isReady = false;
    let state;
    if (this.#openIn === daemon) {
      await document.request("view/unwatch", {subscription}).catch(() => {});
      state = document.request("view/get", {view});
    } else {
      this.#openIn = daemon;
      const remember = settings.get("rememberViews", true) && document.isFile ? "vscode" : undefined;
      state = await document.request("view/open", {table: document.table, view, remember});
      if (!state.state.layout) {
        const sizing = {maximum: settings.get("maxColumnWidth", 40), minimum: 3, padding: 2, headerPadding: 6};
        const layout = {fixed: {leading: settings.get("fixedColumns", 1)}, sizing};
        state = document.request("view/set", {view, state: {layout, ...document.viewState}});
      }
    }
    // Sent at once: the first rows are on their way while the state is still being answered.
    parts.subscriptions.set(subscription, this);
    const {size, extent} = this.#size;
    const watched = document.request("view/watch", {
      view, subscription, as: "text", texts: "cut", brief: true, problems: true, styles: true,
      window: {kind: "entries", first: 0, size}, across: {offset: 0, frameWidth: extent, overscan: extent},
    });
    [state] = await Promise.all([state, watched]);
    this.#isReady = true;
    this.post({
      kind: "start", table: document.table, view, subscription, description: document.description, state,
      isReadOnly: document.isReadOnly, isOfText: document.text !== null,
      summaries: settings.get("summaries", false), size, extent,
    });
    for (const message of this.#waiting.splice(0)) this.post(message);
  }

  async #take(message) {
    switch (message.kind) {
      case "ready":
        this.#size = message.size;
        await this.start().catch((error) => this.#fail(error));
        break;
      case "request":
        await this.#request(message);
        break;
      case "cancel":
        this.#running.get(message.id)?.abort();
        break;
      case "status":
        this.status = message;
        if (this.isActive) this.parts.status.show(this);
        break;
      default:
    }
  }

  async #request({id, method, params}) {
    const ending = new AbortController();
    this.#running.set(id, ending);
    try {
      const result = await this.#answer(method, params, ending);
      if (result?.history && !(method === "cell/draft" && params.action !== "commit")) {
        await this.document.noteSteps();
      }
      this.post({kind: "answer", id, result: result ?? null});
    } catch (error) {
      const {message, kind, code, data} = error;
      this.post({kind: "answer", id, error: {message, kind, code, data}});
    } finally {
      this.#running.delete(id);
    }
  }

  async #answer(method, params, {signal}) {
    if (Object.hasOwn(ofTheHost, method)) return ofTheHost[method](this, params);
    if (edits.has(method) && this.document.isReadOnly) {
      throw new Error(`${this.document.description.name} is read-only.`);
    }
    if (!reads.has(method) && !edits.has(method)) throw new Error(`a page may not ask for ${method}`);
    return this.document.request(method, params, {signal});
  }

  #fail(error) {
    this.#isReady = true;
    this.post({kind: "ended", text: error.message});
  }

  /** Does a command in the page. */
  command(name, args) {
    this.post({kind: "command", name, args});
  }

  #leave() {
    if (this.#isGone) return;
    this.#isGone = true;
    this.document.panels.delete(this);
    this.parts.subscriptions.delete(this.subscription);
    this.parts.status.show(null);
    this.document.tell("view/close", {view: this.view});
  }
}

/** The document of the webview. Only scripts of this extension run in it. */
function pageOf(webview, {script, style, replica}) {
  const nonce = randomBytes(16).toString("base64");
  const url = (uri) => webview.asWebviewUri(uri).toString();
  const imports = JSON.stringify({imports: {"table-server-client/replica": url(replica)}});
  const policy = `default-src 'none'; style-src ${webview.cspSource} 'unsafe-inline'; ` +
    `script-src ${webview.cspSource} 'nonce-${nonce}'`;
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<link rel="stylesheet" href="${url(style)}">
<script type="importmap" nonce="${nonce}">${imports}</script>
<script type="module" nonce="${nonce}" src="${url(script)}"></script>
</head>
<body></body>
</html>
`;
}
