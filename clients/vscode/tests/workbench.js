// A fake VS Code: the module `vscode`, and what the workbench does with a custom editor.
//
// Its undo stack, dirty mark, saving and hot exit are as the API's documentation says.

import {existsSync} from "node:fs";
import {mkdir, readFile, rm, writeFile} from "node:fs/promises";
import {dirname, join} from "node:path";
import {fileURLToPath, pathToFileURL} from "node:url";

import {Position, Range, Texts, WorkspaceEdit} from "./texts.js";

const folder = dirname(dirname(fileURLToPath(import.meta.url)));
const manifest = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));

class Emitter {
  #listeners = new Set();
  event = (listener) => {
    this.#listeners.add(listener);
    return {dispose: () => this.#listeners.delete(listener)};
  };

  fire(data) {
    for (const listener of [...this.#listeners]) listener(data);
  }

  dispose() {
    this.#listeners.clear();
  }
}

class Uri {
  constructor(scheme, path) {
    this.scheme = scheme;
    this.path = path;
    this.authority = this.query = this.fragment = "";
  }

  static file = (path) => new Uri("file", path);
  static parse = (text) => {
    const [, scheme, path] = /^([a-z-]+):(?:\/\/)?(.*)$/.exec(text);
    return new Uri(scheme, decodeURIComponent(path));
  };
  static joinPath = (base, ...parts) => new Uri(base.scheme, join(base.path, ...parts));

  get fsPath() {
    return this.path;
  }

  toString() {
    return this.scheme === "file" ? pathToFileURL(this.path).href : `${this.scheme}:${this.path}`;
  }
}

/** A webview of which the test is the page. */
class Webview {
  options = {};
  html = "";
  cspSource = "https://webview.test";
  received = new Emitter();
  posted = [];
  onDidReceiveMessage = this.received.event;
  onPost = (message) => this.posted.push(message);
  asWebviewUri = (uri) => Uri.parse(`https://webview.test${uri.path}`);

  async postMessage(message) {
    this.onPost(JSON.parse(JSON.stringify(message)));
    return true;
  }
}

/** A panel of the workbench. */
class Panel {
  active = true;
  visible = true;
  changed = new Emitter();
  gone = new Emitter();
  onDidChangeViewState = this.changed.event;
  onDidDispose = this.gone.event;

  constructor(webview, viewType = "tableServer.table", title = "") {
    this.webview = webview;
    this.viewType = viewType;
    this.title = title;
  }

  reveal() {}

  dispose() {
    this.gone.fire(undefined);
  }
}

/** What the workbench knows of a custom document. */
class OpenEditor {
  edits = [];
  at = 0;
  savedAt = 0;
  isChanged = false; // by something that cannot be undone
  panels = [];

  constructor(document, isRestored) {
    this.document = document;
    this.isChanged = isRestored;
  }

  get isDirty() {
    return this.isChanged || this.at !== this.savedAt;
  }
}

export class Workbench {
  settings = {};
  files = new Map(); // of schemes other than `file`, by URI
  messages = [];
  answers = []; // of messages, inputs and picks, in order; undefined when there is none
  editors = new Map();
  panels = []; // of no editor
  texts = new Texts(Emitter);
  commands = new Map();
  items = [];
  #trusted = new Emitter();

  constructor({client, newWebview = () => new Webview(), isTrusted = true} = {}) {
    this.isTrusted = isTrusted;
    this.newWebview = newWebview;
    this.client = client;
    this.vscode = this.#module();
  }

  /** @returns {typeof import("vscode")} */
  #module() {
    const workbench = this;
    const ask = (kind) => async (text, ...rest) => {
      workbench.messages.push({kind, text, choices: rest.filter((one) => typeof one === "string")});
      return workbench.answers.shift();
    };
    const missing = (name) => {
      const property = manifest.contributes.configuration.properties[`tableServer.${name}`];
      if (!property) throw new Error(`the setting ${name} is not declared`);
      return property.default;
    };
    return /** @type {any} */ ({
      version: "1.85.0",
      Uri,
      EventEmitter: Emitter,
      Position,
      Range,
      WorkspaceEdit,
      StatusBarAlignment: {Left: 1, Right: 2},
      ViewColumn: {Active: -1, Beside: -2},
      window: {
        tabGroups: {activeTabGroup: {get activeTab() {
          const active = workbench.active;
          return active && {input: {uri: active.document.uri}};
        }}},
        get activeTextEditor() {
          return workbench.texts.active;
        },
        get visibleTextEditors() {
          return workbench.texts.editors;
        },
        showTextDocument: (uri, options) => workbench.texts.show(uri, options),
        registerCustomEditorProvider: (viewType, provider, options) => {
          workbench.provider = provider;
          workbench.options = options;
          provider.onDidChangeCustomDocument((event) => workbench.#changed(event));
          return {dispose() {}};
        },
        createWebviewPanel: (viewType, title) => {
          workbench.#leaveFront();
          const panel = new Panel(workbench.newWebview(), viewType, title);
          workbench.panels.push(panel);
          return panel;
        },
        createStatusBarItem: (id) => {
          const item = {id, text: "", isShown: false, show() {
            item.isShown = true;
          }, hide() {
            item.isShown = false;
          }, dispose() {}};
          workbench.items.push(item);
          return item;
        },
        createOutputChannel: () => ({append() {}, appendLine() {}, show() {}, dispose() {}}),
        showInformationMessage: ask("information"),
        showWarningMessage: ask("warning"),
        showErrorMessage: ask("error"),
        showInputBox: async (options) => {
          const text = workbench.answers.shift();
          const problem = text === undefined ? null : options?.validateInput?.(text);
          if (problem) throw new Error(problem);
          return text;
        },
        showQuickPick: async (items) => {
          const label = workbench.answers.shift();
          return items.find((item) => item.label === label);
        },
        showOpenDialog: async () => [workbench.answers.shift()].filter(Boolean),
        showSaveDialog: async () => workbench.answers.shift(),
      },
      workspace: {
        get isTrusted() {
          return workbench.isTrusted;
        },
        onDidChangeTextDocument: workbench.texts.changed.event,
        onDidCloseTextDocument: workbench.texts.closed.event,
        applyEdit: (edit) => workbench.texts.apply(edit),
        onDidGrantWorkspaceTrust: this.#trusted.event,
        getConfiguration: (section) => ({
          get: (name) => workbench.settings[`${section}.${name}`] ?? missing(name),
        }),
        fs: {
          isWritableFileSystem: (scheme) => ({file: true, memory: true, untitled: true, git: false})[scheme],
          readFile: async (uri) => uri.scheme === "file" ? readFile(uri.fsPath) : workbench.files.get(uri.toString()),
          writeFile: async (uri, bytes) => {
            if (uri.scheme === "file") await writeFile(uri.fsPath, bytes);
            else workbench.files.set(uri.toString(), Buffer.from(bytes));
          },
          createDirectory: async (uri) => void await mkdir(uri.fsPath, {recursive: true}),
        },
      },
      commands: {
        registerCommand: (name, action) => {
          const isDeclared = manifest.contributes.commands.some(({command}) => command === name);
          if (!isDeclared) throw new Error(`the command ${name} is not declared`);
          workbench.commands.set(name, action);
          return {dispose: () => workbench.commands.delete(name)};
        },
        executeCommand: (name, ...args) => workbench.execute(name, ...args),
      },
      env: {clipboard: {
        text: "",
        async readText() {
          return this.text;
        },
        async writeText(text) {
          this.text = text;
        },
      }},
    });
  }

  /** Activates the extension. */
  async activate() {
    const {Extension} = await import("../src/host/extension.js");
    const clientFolder = join(folder, "..", "node");
    const client = this.client ?? await import(pathToFileURL(join(clientFolder, "src/index.js")).href);
    const context = {subscriptions: [], extensionUri: Uri.file(folder)};
    this.extension = new Extension({vscode: this.vscode, context, client, clientFolder});
    const declared = manifest.contributes.commands.map(({command}) => command);
    const absent = declared.filter((name) => !this.commands.has(name));
    if (absent.length > 0) throw new Error(`commands without an action: ${absent}`);
    return this;
  }

  // MARK: What the workbench does

  /** Opens a file as a table, in one more panel if it is open. */
  async open(uri, {backupId, untitledDocumentData} = {}) {
    const where = typeof uri === "string" ? Uri.file(uri) : uri;
    const name = where.toString();
    let editor = this.editors.get(name);
    if (!editor) {
      const document = await this.provider.openCustomDocument(where, {backupId, untitledDocumentData}, {});
      editor = new OpenEditor(document, backupId !== undefined);
      this.editors.set(name, editor);
    }
    this.#leaveFront();
    const panel = new Panel(this.newWebview());
    editor.panels.push(panel);
    await this.provider.resolveCustomEditor(editor.document, panel, {});
    return editor;
  }

  #leaveFront() {
    for (const panel of [...this.editors.values()].flatMap(({panels}) => panels).concat(this.panels)) {
      panel.active = false;
      panel.changed.fire({webviewPanel: panel});
    }
  }

  // An editor that is open already only comes to the front.
  #openWith(uri, viewType) {
    if (viewType === "default") return this.texts.show(uri);
    const panel = this.editors.get(uri.toString())?.panels[0];
    if (!panel) return this.open(uri);
    this.#leaveFront();
    panel.active = true;
    return panel;
  }

  get active() {
    return [...this.editors.values()].find(({panels}) => panels.some(({active}) => active));
  }

  #changed(event) {
    const editor = [...this.editors.values()].find(({document}) => document === event.document);
    if (!editor) return;
    if (event.undo) {
      editor.edits.splice(editor.at, Infinity, event);
      if (editor.savedAt > editor.at) editor.savedAt = -1;
      editor.at += 1;
    } else {
      editor.isChanged = true;
    }
  }

  async undo(editor = this.active) {
    if (!editor || editor.at === 0) return; // a tab that is no document
    editor.at -= 1;
    await editor.edits[editor.at].undo();
  }

  async redo(editor = this.active) {
    if (!editor || editor.at === editor.edits.length) return;
    editor.at += 1;
    await editor.edits[editor.at - 1].redo();
  }

  async save(editor = this.active) {
    if (!editor?.isDirty) return;
    const {at} = editor;
    await this.provider.saveCustomDocument(editor.document, {});
    editor.savedAt = at;
    editor.isChanged = false;
  }

  async saveAs(uri, editor = this.active) {
    await this.provider.saveCustomDocumentAs(editor.document, uri, {});
    this.close(editor);
    return this.open(uri);
  }

  async revert(editor = this.active) {
    await this.provider.revertCustomDocument(editor.document, {});
    Object.assign(editor, {edits: [], at: 0, savedAt: 0, isChanged: false});
  }

  backUp(destination, editor = this.active) {
    return this.provider.backupCustomDocument(editor.document, {destination}, {});
  }

  close(editor = this.active) {
    for (const panel of editor.panels) panel.dispose();
    editor.document.dispose();
    this.editors.delete(editor.document.uri.toString());
  }

  grantTrust() {
    this.isTrusted = true;
    this.#trusted.fire(undefined);
  }

  async execute(name, ...args) {
    this.messages.push({kind: "command", text: name, args});
    if (name === "vscode.openWith") return this.#openWith(...args);
    if (name === "workbench.action.files.revert") return this.revert();
    return this.commands.get(name)?.(...args);
  }

  /** Does what a key is bound to: by the workbench, or by the extension. */
  async key({key, ctrlKey, shiftKey, altKey}) {
    const name = [ctrlKey && "ctrl", shiftKey && "shift", altKey && "alt", key.toLowerCase()]
      .filter(Boolean).join("+");
    const own = {"ctrl+z": () => this.undo(), "ctrl+y": () => this.redo(), "ctrl+s": () => this.save()};
    if (own[name]) return own[name]();
    const bound = manifest.contributes.keybindings.find((binding) => binding.key === name);
    return bound && this.execute(bound.command);
  }

  /** What the status bar shows. */
  get status() {
    return this.items.filter(({isShown}) => isShown).map(({text}) => text);
  }

  async end() {
    await this.extension.close();
  }
}

/** The daemon's path, or undefined. */
export function daemonPath() {
  const path = process.env.TABLE_SERVER;
  return path && existsSync(path) ? path : undefined;
}

export {Uri, rm};
