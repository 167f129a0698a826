// The editor of a cell. The text is a draft of the daemon, which checks whether it fits.

import {element, isText, typeInto} from "./elements.js";

export class CellEditor {
  isOpen = false;
  #cell = null;
  #changes = 0;
  #begun = Promise.resolve();
  #isCommitting = false;
  #keys = []; // typed while a cell is being committed, or the cursor is on its way

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.input = element("textarea", {
      class: "editor", hidden: true, rows: 1, spellcheck: false, "aria-label": "Cell",
      onkeydown: (event) => this.#key(event), oninput: () => void this.#change(),
      onblur: () => void this.commit(),
    });
    this.problem = element("div", {class: "problem", role: "alert", hidden: true});
    table.grid.view.append(this.input, this.problem);
    table.onChange((what) => {
      if (what === "update") this.place();
    });
    table.grid.scroller.addEventListener("scroll", () => this.place());
  }

  /** Opens the editor of the cursor's cell; `text` replaces what is there. */
  open(text) {
    const {table} = this;
    if (this.isOpen || !table.cursor.column) return;
    if (table.isReadOnly) return void table.say("This table is read-only.");
    this.isOpen = true;
    this.#begun = this.#begin(text);
  }

  async #begin(text) {
    const {table} = this;
    const {column, index} = table.cursor;
    // What is typed while the draft begins is not lost: the input is there at once.
    this.input.value = text ?? "";
    this.#cell = {column, index};
    this.#show();
    const cell = this.#cell;
    const row = await table.rowKey();
    const draft = {view: table.view, row, column};
    const answer = row === undefined ? null : await table.ask("cell/draft", {...draft, action: "begin"});
    if (!answer) return void this.#close();
    cell.draft = draft;
    if (!this.isOpen) return;
    const typed = this.input.value;
    if (text === undefined) this.input.value = answer.draft.text + typed;
    this.place();
    if (typed) await this.#change();
  }

  #show() {
    const slot = this.table.grid.slotOf(this.#cell.column);
    this.input.hidden = false;
    this.input.className = slot?.isRight ? "editor right" : "editor";
    this.place();
    this.input.focus();
    this.input.setSelectionRange(this.input.value.length, this.input.value.length);
  }

  /** Puts the editor over its cell, which may have moved. */
  place() {
    if (!this.isOpen) return;
    const {grid, cursor} = this.table;
    const frame = grid.frameOf(cursor.index, this.#cell.column);
    if (!frame) return;
    const lines = this.input.value.split("\n");
    const longest = Math.max(...lines.map((line) => line.length)) + 3;
    const room = grid.width - frame.left - 4;
    const width = Math.min(Math.max(frame.width, longest * grid.unit), Math.max(frame.width, room));
    const height = Math.max(1, Math.min(lines.length, 10)) * grid.rowHeight;
    Object.assign(this.input.style, {
      left: `${frame.left}px`, top: `${frame.top}px`, width: `${width}px`, height: `${height}px`,
    });
    Object.assign(this.problem.style, {left: `${frame.left}px`, top: `${frame.top + height + 2}px`});
  }

  async #change() {
    this.place();
    const draft = this.#cell?.draft;
    if (!draft) return;
    this.#changes += 1;
    const mine = this.#changes;
    const answer = await this.table.request("cell/draft", {...draft, action: "change", text: this.input.value})
      .catch((error) => ({draft: {problem: error}}));
    if (this.isOpen && mine === this.#changes) this.#say(answer.draft?.problem);
  }

  #say(problem) {
    this.input.classList.toggle("bad", Boolean(problem));
    this.input.setAttribute("aria-invalid", Boolean(problem));
    this.problem.hidden = !problem;
    if (!problem) return;
    const {message, kind, expected} = problem;
    this.problem.textContent = expected ? `Expected ${expected}.` : message ?? kind;
  }

  /** Commits; returns whether the editor is closed. */
  async commit() {
    if (!this.isOpen || this.#isCommitting) return !this.isOpen;
    this.#isCommitting = true;
    await this.#begun;
    const isClosed = !this.isOpen || await this.#commit();
    this.#isCommitting = false;
    return isClosed;
  }

  async #commit() {
    const {draft} = this.#cell;
    if (!draft) return this.#close();
    this.#changes += 1;
    try {
      await this.table.request("cell/draft", {
        ...draft, action: "commit", text: this.input.value, label: "Edit",
      });
    } catch (error) {
      if (error.kind === "noDraft") return this.#close();
      this.#say({expected: error.data?.expected, message: error.message, kind: error.kind});
      return false;
    }
    return this.#close();
  }

  cancel() {
    if (!this.isOpen) return;
    const cell = this.#cell;
    const cancelled = this.#begun.then(() =>
      cell.draft && this.table.request("cell/draft", {...cell.draft, action: "cancel"}));
    cancelled.catch(() => {});
    this.#close();
  }

  #close() {
    this.isOpen = false;
    this.input.hidden = true;
    this.#say(null);
    this.table.grid.focus();
    return true;
  }

  /** Keeps a key for `replay`. */
  hold({key, shiftKey, ctrlKey, altKey, metaKey}) {
    this.#keys.push({key, shiftKey, ctrlKey, altKey, metaKey});
  }

  /** Takes the keys that were held, in their order. */
  replay() {
    for (const key of this.#keys.splice(0)) {
      const isTyped = isText(key.key) && !key.ctrlKey && !key.metaKey && !key.altKey;
      if (this.#isCommitting) {
        this.#keys.push(key);
      } else if (this.isOpen && isTyped) {
        typeInto(this.input, key.key);
      } else {
        const target = this.isOpen ? this.input : this.table.grid.root;
        target.dispatchEvent(new KeyboardEvent("keydown", {...key, bubbles: true}));
      }
    }
  }

  async #key(event) {
    event.stopPropagation();
    if (this.#isCommitting) {
      event.preventDefault();
      return this.hold(event);
    }
    const moves = {Enter: [1, 0], Tab: [0, 1]};
    const [rows, columns] = moves[event.key] ?? [];
    if (event.key === "Escape") {
      event.preventDefault();
      this.cancel();
    } else if (event.key === "Enter" && event.altKey) {
      event.preventDefault();
      typeInto(this.input, "\n");
    } else if (rows !== undefined && !event.isComposing) {
      event.preventDefault();
      const sign = event.shiftKey ? -1 : 1;
      if (await this.commit()) this.table.moveBy(sign * rows, sign * columns);
      this.replay();
    }
  }
}
