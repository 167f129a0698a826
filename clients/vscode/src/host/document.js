// A custom document: one table of the daemon, its undo events, and how it is saved.

import {access, constants, readFile, rm} from "node:fs/promises";
import {tmpdir} from "node:os";
import {dirname, join} from "node:path";

import {OpenTable} from "./open-table.js";

// Steps that the daemon makes by itself. VS Code does not know them, so they go with the edit before.
const ownSteps = new Set(["Reload", "Merge", "Revert"]);

/** One open file: VS Code's document. */
export class TableDocument extends OpenTable {
  #lastStep = 0;
  #newestEvent = null;
  #noting = Promise.resolve();
  #generation = 0;
  #told = null;
  /** @type {readonly number[]} */
  #editors = [];
  #knowsEditors = false;

  /** Opens the table of a file, of a backup, or of an untitled document. */
  static async create(parts, uri, {backupId, untitledDocumentData}) {
    const document = new TableDocument(parts, uri);
    await document.#decideReadOnly();
    await document.open(backupId, untitledDocumentData);
    return document;
  }

  async #decideReadOnly() {
    const {vscode} = this.parts;
    this.isReadOnly = !vscode.workspace.isTrusted ||
      vscode.workspace.fs.isWritableFileSystem(this.uri.scheme) === false;
    if (this.isFile && !this.isReadOnly) {
      this.isReadOnly = !(await access(this.uri.fsPath, constants.W_OK).then(() => true, (error) =>
        error.code === "ENOENT"));
    }
  }

  /** Trust was given: the table can be edited from now on. */
  async trust() {
    await this.#decideReadOnly();
    this.post({kind: "readOnly", isReadOnly: this.isReadOnly});
  }

  async open(backupId = undefined, untitledData = undefined) {
    const {vscode, settings} = this.parts;
    /** @type {Record<string, any>} */
    const params = {table: this.table, journal: settings().get("journal", "on")};
    const options = {dialect: settings().get("dialect", {}), columns: settings().get("columns", {})};
    if (backupId) {
      params.backup = vscode.Uri.parse(backupId).fsPath;
    } else if (this.isFile) {
      Object.assign(params, options, {path: this.uri.fsPath});
    } else {
      const bytes = untitledData ?? (this.uri.scheme === "untitled"
        ? new Uint8Array() : await vscode.workspace.fs.readFile(this.uri));
      const name = this.uri.path.split("/").pop();
      const content = bytes.length > 0 ? bytes : Buffer.from("column 1\n\n");
      Object.assign(params, options, {name, content: {base64: Buffer.from(content).toString("base64")}});
    }
    if (this.isFile || backupId) params.whenFileChanges = settings().get("whenFileChanges", "merge");
    this.description = await this.request("table/open", params);
    this.#lastStep = this.description.history.current;
    const {recoverable: left} = this.description.journal ?? {};
    if (left && !this.isReadOnly) void this.#offer(left);
    // The daemon of an editor that has ended lives a little longer.
    this.#knowsEditors = false;
    setTimeout(() => {
      this.#knowsEditors = true;
      this.#takeEditors();
    }, 1000);
  }

  /** Edits that an earlier process did not save: asks what becomes of them. */
  async #offer(left) {
    const when = new Date(Number(left.when)).toLocaleString();
    const text = `${left.changes} changes of ${this.description.name} were not saved (${when}).`;
    const choice = await this.parts.vscode.window.showWarningMessage(text, "Recover", "Discard");
    if (!choice) return;
    const action = choice === "Recover" ? "apply" : "discard";
    try {
      await this.request("table/recover", {table: this.table, action});
    } catch (error) {
      void this.parts.vscode.window.showErrorMessage(error.message);
      return;
    }
    if (action === "apply") await this.#recovered();
  }

  // Recovered steps are no edits of VS Code: the document is dirty until it is saved.
  async #recovered() {
    this.#lastStep = (await this.request("table/history", {table: this.table, size: 0})).current;
    this.#generation += 1;
    this.parts.changed.fire({document: this});
  }

  /** Opens the table again after the daemon has ended, with the edits that its journal kept. */
  async reopen() {
    await this.open();
    if (this.description.journal?.recoverable) {
      await this.request("table/recover", {table: this.table, action: "apply"});
      await this.#recovered();
    }
    for (const panel of this.panels) await panel.start();
  }

  // MARK: Undo

  /** Reports new steps of the history to VS Code, one event for each. */
  noteSteps() {
    const noted = this.#noting.then(() => this.#note());
    this.#noting = noted.catch(() => {});
    return noted;
  }

  async #note() {
    const {items} = await this.request("table/history", {table: this.table, size: 50});
    items.forEach((item, at) => {
      if (!item.done || item.id <= this.#lastStep) return;
      this.#lastStep = item.id;
      if (ownSteps.has(item.label)) {
        if (this.#newestEvent) this.#newestEvent.after = item.id;
        return;
      }
      const event = {before: items[at - 1]?.id ?? 0, after: item.id, generation: this.#generation};
      this.#newestEvent = event;
      this.parts.changed.fire({
        document: this,
        label: item.label ?? "Edit",
        undo: () => this.#jump(event, event.before, "table/undo"),
        redo: () => this.#jump(event, event.after, "table/redo"),
      });
    });
  }

  async #jump(event, step, otherwise) {
    // After a restart of the daemon steps have other numbers: one at a time is what is left.
    if (event.generation === this.#generation) {
      await this.request("table/jump", {table: this.table, step});
    } else {
      await this.request(otherwise, {table: this.table});
    }
  }

  // MARK: Saving

  /** Writes the table to its file. */
  async save() {
    if (this.isReadOnly) throw new Error(`${this.description.name} is read-only.`);
    if (!this.isFile) return this.writeTo(this.uri);
    try {
      await this.request("table/save", {table: this.table});
    } catch (error) {
      if (error.kind !== "fileChanged") throw error;
      await this.#saveOver(error);
    }
  }

  async #saveOver(error) {
    const text = `${this.description.name} was changed by another program.`;
    const choice = await this.parts.vscode.window.showWarningMessage(
      text, {modal: true, detail: error.message}, "Overwrite", "Merge");
    if (choice === "Overwrite") {
      await this.request("table/save", {table: this.table, overwrite: "always"});
    } else if (choice === "Merge") {
      await this.read("merge");
      await this.request("table/save", {table: this.table});
    } else {
      throw error;
    }
  }

  /** Writes a copy; VS Code then opens the copy by itself. */
  async writeTo(uri) {
    const {vscode} = this.parts;
    const isFile = uri.scheme === "file";
    const path = isFile ? uri.fsPath : join(tmpdir(), `table-server-${process.pid}-${this.table}.csv`);
    const isOwn = isFile && this.isFile && uri.fsPath === this.uri.fsPath;
    const options = isOwn ? {} : {path, copy: true};
    await this.request("table/save", {table: this.table, overwrite: "always", ...options});
    if (isFile) return;
    try {
      await vscode.workspace.fs.writeFile(uri, await readFile(path));
    } finally {
      await rm(path, {force: true});
    }
  }

  /** Gives the table the content of its file: without its edits, and with those of others. */
  async revert() {
    if (this.isFile) {
      await this.request("table/revert", {table: this.table}).catch(() => null);
      await this.read("reload");
      await this.watch(this.parts.settings().get("whenFileChanges", "merge"));
    } else {
      await this.request("table/jump", {table: this.table, step: 0});
    }
    this.#lastStep = (await this.request("table/history", {table: this.table, size: 0})).current;
  }

  watch(whenFileChanges) {
    return this.request("table/watchFile", {table: this.table, whenFileChanges});
  }

  /** Reads a file that was changed, and waits until that is done, at most for three seconds. */
  async read(way) {
    await this.watch(way);
    for (let turn = 0; turn < 60; turn += 1) {
      const {sourceState} = await this.request("table/describe", {table: this.table});
      if (sourceState === "asOpened") return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Keeps the unsaved edits in a file of VS Code's. */
  async backUp(destination) {
    const {vscode} = this.parts;
    await vscode.workspace.fs.createDirectory(vscode.Uri.file(dirname(destination.fsPath)));
    await this.request("table/backup", {table: this.table, path: destination.fsPath});
    return {
      id: destination.toString(),
      delete: () => void rm(destination.fsPath, {force: true}).catch(() => {}),
    };
  }

  // MARK: Events

  takeChange(change) {
    super.takeChange(change);
    for (const name of ["conflicts", "journal"]) if (!change[name]) delete this.description[name];
    this.#takeEditors();
    const {sourceState, conflicts = 0} = change;
    const news = `${sourceState} ${conflicts}`;
    if (news === this.#told) return;
    this.#told = news;
    if (conflicts > 0) void this.#tellConflicts(conflicts);
    else if (sourceState !== "asOpened") void this.#tellSource(sourceState);
  }

  /** Reports that another program begins to edit the file. */
  #takeEditors() {
    if (!this.#knowsEditors) return;
    const editors = this.description.journal?.editors ?? [];
    const isNew = editors.some((one) => !this.#editors.includes(one));
    this.#editors = editors;
    if (!isNew) return;
    const text = `Another program edits ${this.description.name}, too.`;
    void this.parts.vscode.window.showWarningMessage(text);
  }

  async #tellConflicts(count) {
    const text = `${count} conflicts between your edits and the changed file are not decided.`;
    const choice = await this.parts.vscode.window.showWarningMessage(text, "Show", "Take Mine", "Take Theirs");
    if (choice === "Show") this.postToOne({kind: "command", name: "conflicts"});
    else if (choice) await this.resolve(choice === "Take Mine" ? "ours" : "theirs");
  }

  /** Decides all conflicts for one side. */
  async resolve(take) {
    await this.request("table/resolveConflicts", {table: this.table, take});
    await this.noteSteps();
  }

  async #tellSource(state) {
    // If the daemon reads the file by itself, only changes that it could not read are reported.
    if (this.description.whenFileChanges !== "tell") await new Promise((resolve) => setTimeout(resolve, 2500));
    if (this.description.sourceState !== state) return;
    const text = `The file of ${this.description.name} is ${state}.`;
    const choices = state === "gone" ? [] : ["Merge", "Read Again"];
    const choice = await this.parts.vscode.window.showWarningMessage(text, ...choices);
    if (choice === "Merge") await this.read("merge");
    if (choice === "Read Again") await this.parts.vscode.commands.executeCommand("workbench.action.files.revert");
  }
}
