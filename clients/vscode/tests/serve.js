// Serves the pages of the extension to a browser, as VS Code does to its webviews: a frame within a
// page that passes messages and keys on. Tests drive the fake VS Code by POST /do.

import {createServer} from "node:http";
import {readFile, realpath} from "node:fs/promises";
import {extname} from "node:path";

import {Range} from "./texts.js";
import {Uri, Workbench} from "./workbench.js";

const types = {".js": "text/javascript", ".css": "text/css", ".html": "text/html"};
const outer = `<!DOCTYPE html><html><head><style>
html, body, iframe { margin: 0; border: 0; width: 100%; height: 100%; display: block }
</style></head><body><script>
const number = location.pathname.split("/").pop();
let sent = 0, frame = null;
const send = (message) => fetch("/post/" + number, {method: "POST", body: JSON.stringify({at: sent++, message})});
const early = [];
const events = new EventSource("/events/" + number);
events.onmessage = ({data}) => {
  window.bytes = (window.bytes || 0) + data.length;
  if (frame) frame.contentWindow.postMessage(JSON.parse(data), "*"); else early.push(data);
};
addEventListener("message", ({data}) => {
  if (data.api !== undefined) send(data.api);
  if (data.key !== undefined) send({workbenchKey: data.key});
});
events.onopen = () => {
  frame = document.createElement("iframe");
  frame.name = "webview";
  frame.src = "/panel/" + number + location.search;
  document.body.append(frame);
};
</script></body></html>`;
const shim = `
addEventListener("keydown", ({key, ctrlKey, shiftKey, altKey}) => {
  if (ctrlKey || altKey || key.startsWith("F")) parent.postMessage({key: {key, ctrlKey, shiftKey, altKey}}, "*");
}, true);
addEventListener("keydown", (event) => {
  if (event.ctrlKey && "zyshf".includes(event.key)) event.preventDefault();
}, true);
window.acquireVsCodeApi = () => ({
  postMessage: (message) => parent.postMessage({api: message}, "*"),
  getState: () => window.name === "webview" && JSON.parse(parent.kept || "null"),
  setState: (state) => { parent.kept = JSON.stringify(state); },
});
const look = new URLSearchParams(location.search).get("look");
addEventListener("DOMContentLoaded", () => look && (document.body.className = look));
`;
const webviews = [];

class ServedWebview {
  options = {};
  html = "";
  listeners = [];
  waiting = [];
  next = 0;
  early = new Map();
  events = null;
  onDidReceiveMessage = (listener) => {
    this.listeners.push(listener);
    return {dispose() {}};
  };

  constructor() {
    this.number = webviews.push(this) - 1;
  }

  get cspSource() {
    return origin;
  }

  asWebviewUri = (uri) => ({toString: () => `${origin}/file/${this.number}${uri.path}`});

  async postMessage(message) {
    const text = `data: ${JSON.stringify(message)}\n\n`;
    if (this.events) this.events.write(text);
    else this.waiting.push(text);
    return true;
  }

  /** Messages may come by several connections: each has its number. */
  take({at, message}) {
    this.early.set(at, message);
    while (this.early.has(this.next)) {
      const due = this.early.get(this.next);
      this.early.delete(this.next);
      this.next += 1;
      if (due.workbenchKey) void workbench.key(due.workbenchKey).catch((error) => console.error(error));
      else for (const listener of this.listeners) listener(due);
    }
  }

  listen(response) {
    this.events = response;
    for (const text of this.waiting.splice(0)) response.write(text);
  }
}

let workbench = null;
let origin = "";

/** What a test may do with the fake VS Code. */
const actions = {
  async start({settings = {}, isTrusted = true} = {}) {
    await workbench?.end();
    webviews.splice(0);
    workbench = new Workbench({newWebview: () => new ServedWebview(), isTrusted});
    workbench.settings = settings;
    await workbench.activate();
  },
  async open({path, ...context}) {
    await workbench.open(Uri.file(path), context);
    return webviews.length - 1;
  },
  /** Opens a file in a page that is loaded already, with a daemon of its own; returns when that began. */
  async openInLoadedPage({path}) {
    const [webview] = webviews;
    await workbench.end();
    workbench = new Workbench({newWebview: () => webview});
    webview.listeners.splice(0);
    await workbench.activate();
    const began = performance.timeOrigin + performance.now();
    await workbench.open(Uri.file(path));
    for (const listener of webview.listeners) listener({kind: "ready", size: {size: 90, extent: 110}});
    return began;
  },
  /** Opens a file in a text editor, with the cursor at a place. */
  openText({path, line = 0, character = 0}) {
    workbench.texts.open(Uri.file(path)).selection = new Range(line, character, line, character);
  },
  /** The text in front, and what is selected in it. */
  text() {
    if (!workbench.texts.active) return null;
    const {document, selection: {start, end}} = workbench.texts.active;
    return {text: document.text, selection: [start.line, start.character, end.line, end.character]};
  },
  /** Replaces a part of the text in front that occurs once. */
  type: ({old, text}) => workbench.texts.type(workbench.texts.active.document, old, text),
  undo: () => workbench.undo(),
  redo: () => workbench.redo(),
  save: () => workbench.save(),
  revert: () => workbench.revert(),
  saveAs: async ({path}) => void await workbench.saveAs(Uri.file(path)),
  execute: ({command, args = []}) => workbench.execute(command, ...args),
  answer: ({answers}) => void workbench.answers.push(...answers),
  answerPath: ({path}) => void workbench.answers.push(Uri.file(path)),
  grantTrust: () => workbench.grantTrust(),
  kill: async () => process.kill((await workbench.extension.parts.daemons.get()).pid, "SIGKILL"),
  clipboard: async ({text} = {}) => {
    const {clipboard} = workbench.vscode.env;
    if (text !== undefined) await clipboard.writeText(text);
    return clipboard.readText();
  },
  state: () => ({
    isDirty: workbench.active?.isDirty, edits: workbench.active?.edits.map(({label}) => label),
    status: workbench.status, messages: workbench.messages,
  }),
};

async function answer(request, response) {
  const [, kind, number, ...rest] = new URL(request.url, origin).pathname.split("/");
  const webview = webviews[Number(number)];
  const body = async () => {
    const pieces = [];
    for await (const piece of request) pieces.push(piece);
    return JSON.parse(Buffer.concat(pieces).toString("utf8"));
  };
  const reply = (status, type, content) => {
    response.writeHead(status, {"Content-Type": type});
    response.end(content);
  };
  if (kind === "favicon.ico") return reply(204, "text/plain", "");
  if (kind === "window") return reply(200, "text/html", outer);
  if (kind === "shim.js") return reply(200, "text/javascript", shim);
  if (kind === "panel") {
    const html = webview.html.replace("<head>", `<head><script src="${origin}/shim.js"></script>`);
    return reply(200, "text/html; charset=utf-8", html);
  }
  if (kind === "events") {
    response.writeHead(200, {"Content-Type": "text/event-stream", "Cache-Control": "no-store"});
    response.flushHeaders();
    return webview.listen(response);
  }
  if (kind === "post") {
    webview?.take(await body()); // a page may be closed meanwhile
    return reply(204, "text/plain", "");
  }
  if (kind === "file") {
    const path = await realpath(decodeURIComponent(`/${rest.join("/")}`));
    const isAllowed = webview.options.localResourceRoots.some((root) => path.startsWith(`${root.fsPath}/`));
    if (!isAllowed) return reply(403, "text/plain", `${path} is outside of localResourceRoots`);
    return reply(200, types[extname(path)] ?? "text/plain", await readFile(path));
  }
  if (kind === "do") {
    const {action, ...options} = await body();
    try {
      const result = await actions[action](options);
      return reply(200, "application/json", JSON.stringify({result: result ?? null}));
    } catch (error) {
      return reply(200, "application/json", JSON.stringify({error: error.message}));
    }
  }
  return reply(404, "text/plain", "unknown");
}

const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    console.error(error);
    response.destroy();
  });
});
server.listen(0, "127.0.0.1", () => {
  origin = `http://127.0.0.1:${server.address().port}`;
  console.log(origin);
});
process.stdin.on("end", async () => {
  await workbench?.end();
  process.exit(0);
}).resume();
