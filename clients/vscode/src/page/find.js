// Find and replace. The daemon marks hits, steps from hit to hit and replaces.

import {debounced, element, number} from "./elements.js";

// Counting the cells of very many rows would be felt.
const countedMax = 50_000;

export class Find {
  #hit = null; // {row, column}
  #searched = ""; // what the daemon marks
  #isStepping = false;
  #said = ""; // by the last step or replacement; until the search changes

  /** @param {import("./table.js").Table} table */
  constructor(root, table, list) {
    this.table = table;
    this.list = list;
    const search = debounced(150, () => void this.search());
    const toggle = (title, text) => element("button", {
      class: "toggle", title, "aria-label": title, "aria-pressed": "false", onclick: (event) => {
        const button = event.currentTarget;
        button.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true"));
        void this.search();
      }}, text);
    this.input = element("input", {placeholder: "Find", "aria-label": "Find", oninput: search,
      onkeydown: (event) => {
        if (event.key === "Enter") void this.step(event.shiftKey ? "previous" : "next");
      }});
    this.cases = toggle("Match Case", "Aa");
    this.words = toggle("Match Words", "ab");
    this.pattern = toggle("Use Regular Expression", ".*");
    this.count = element("span", {class: "count", role: "status"});
    this.by = element("input", {placeholder: "Replace", "aria-label": "Replace", onkeydown: (event) => {
      if (event.key === "Enter") void this.replaceOne();
    }});
    const button = (name, action) => element("button", {onclick: () => void action()}, name);
    this.replacing = element("div", {class: "line"}, this.by, button("Replace", () => this.replaceOne()),
      button("Preview", () => this.preview()), button("Replace All", () => this.replaceAll()));
    this.box = element("div", {class: "find", role: "search", hidden: true, onkeydown: (event) => {
      event.stopPropagation();
      if (event.key === "Escape") this.close();
      if (event.key === "F3") void this.step(event.shiftKey ? "previous" : "next");
    }}, element("div", {class: "line"}, this.input, this.cases, this.words, this.pattern, this.count,
      button("↑", () => this.step("previous")), button("↓", () => this.step("next")),
      button("✕", () => this.close())), this.replacing);
    root.append(this.box);
    table.onChange((what) => {
      if (what === "update" || what === "state") this.#tell();
    });
  }

  open(isReplacing) {
    this.box.hidden = false;
    this.replacing.hidden = !isReplacing || this.table.isReadOnly;
    this.input.select();
    this.input.focus();
    if (this.input.value) void this.search();
  }

  close() {
    this.box.hidden = true;
    this.#hit = null;
    this.#said = "";
    this.#searched = "";
    if (this.table.state.search) void this.table.set({search: null});
    this.table.grid.focus();
  }

  get wanted() {
    const isOn = (button) => button.getAttribute("aria-pressed") === "true";
    const match = isOn(this.pattern) ? "regex" : isOn(this.words) ? "words" : "contains";
    return {text: this.input.value, match, caseFolded: !isOn(this.cases), mode: "mark"};
  }

  /** Marks what matches. */
  async search() {
    this.#hit = null;
    this.#said = "";
    const search = this.input.value === "" ? null : this.wanted;
    this.#searched = JSON.stringify(search);
    try {
      await this.table.change({search});
      this.input.classList.remove("bad");
    } catch (error) {
      this.input.classList.add("bad");
      this.count.textContent = error.data?.problems?.[0]?.message ?? error.message;
    }
  }

  #tell() {
    if (this.box.hidden || this.input.classList.contains("bad")) return;
    const {matches} = this.table.counts;
    const isPending = this.table.replica.orderState === "pending";
    const rows = matches === undefined || !this.table.state.search ? ""
      : `${number(matches)} rows${isPending ? "…" : ""}`;
    this.count.textContent = this.#said || rows;
  }

  /** Shows the result, in place of the number of rows. */
  #say(text) {
    this.#said = text;
    this.#tell();
  }

  /** Moves to the next or the previous cell that matches, and shows its number and that of all hits. */
  async step(direction) {
    if (this.#isStepping || this.input.value === "") return;
    this.#isStepping = true;
    try {
      this.box.hidden = false; // F3 is a key of the grid, too
      if (this.#searched !== JSON.stringify(this.wanted)) await this.search();
      if (this.input.classList.contains("bad")) return;
      const [answer, number] = await Promise.all([this.table.step(`${direction}Hit`), this.#number(direction)]);
      if (!answer) return;
      const {found, wrapped, row, column} = answer;
      this.#hit = found ? {row, column} : null;
      this.#say(found ? [wrapped && "Continued at the other end", number].filter(Boolean).join(": ") : "No hit");
    } finally {
      this.#isStepping = false;
    }
  }

  /** The number of the hit to which a step leads, and that of all hits. */
  async #number(direction) {
    const {table} = this;
    if ((table.counts.matches ?? table.counts.filtered) > countedMax) return "";
    const {column} = table.cursor;
    const from = await table.rowKey();
    const {hit, hits} = await table.request("view/find", {
      view: table.view, direction, unit: "cell", count: true,
      ...(from === undefined || !column ? {} : {from, fromColumn: column}),
    }).catch(() => ({}));
    return hit?.ordinal ? `${number(hit.ordinal)} of ${number(hits)}` : "";
  }

  #params(more = {}) {
    const {mode, ...search} = this.wanted;
    return {view: this.table.view, search, with: this.by.value, label: "Replace", ...more};
  }

  /** Replaces the hits of the cursor's cell, then moves to the next hit. */
  async replaceOne() {
    const {table} = this;
    const row = await table.rowKey();
    const isHit = this.#hit?.row === row && this.#hit.column === table.cursor.column;
    if (isHit) await table.ask("view/replace", this.#params({at: {row, column: table.cursor.column}}));
    await this.step("next");
  }

  async replaceAll() {
    const answer = await this.table.ask("view/replace", this.#params());
    if (!answer) return;
    const skipped = answer.skipped > 0 ? `, ${answer.skipped} skipped` : "";
    this.#say(`${answer.matches} replaced in ${answer.cells} cells${skipped}`);
    this.list.close();
    this.input.focus();
  }

  /** Lists what would be replaced. */
  async preview() {
    const answer = await this.table.ask("view/replace", this.#params({preview: true}));
    if (!answer) return;
    const {items, errorCount, errors} = answer.preview;
    const title = `${answer.matches} hits in ${answer.cells} cells` +
      (errorCount > 0 ? `, ${errorCount} do not fit` : "");
    this.list.open(title, [
      ...errors.map((error) => ({mark: "✗", row: error.row, column: error.column, text: error.message})),
      ...items.map(({row, column, before, after}) => ({
        mark: column, row, column, text: `${before?.text ?? ""} → ${after.text ?? ""}`,
      })),
    ], [["Replace All", () => this.replaceAll()]]);
  }
}
