// Summaries below the titles: how many cells are empty, how many values there are, and their range.

import {debounced} from "./elements.js";

export class Summaries {
  #texts = new Map();
  #asked = new Set();
  #revision = null;

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.isOn = false;
    this.askSoon = debounced(100, () => void this.#ask());
    table.onChange((what) => {
      if (this.isOn && what === "update") this.#look();
    });
  }

  toggle() {
    this.isOn = !this.isOn;
    this.table.summaries = this.isOn ? this : null;
    this.#revision = null;
    this.table.grid.measure();
    if (this.isOn) this.#look();
  }

  textOf(column) {
    if (!this.#asked.has(column)) this.askSoon();
    return this.#texts.get(column) ?? "…";
  }

  // Sorting and scrolling change no summary; edits, filters and rows that are read do.
  #look() {
    const {counts, replica} = this.table;
    const revision = `${replica.revision} ${counts.filtered} ${counts.source}`;
    if (revision === this.#revision) return;
    this.#revision = revision;
    this.#asked.clear();
    this.askSoon();
  }

  async #ask() {
    const {table} = this;
    const columns = table.order.filter((id) => table.grid.slotOf(id) && !this.#asked.has(id));
    if (!this.isOn || columns.length === 0) return;
    for (const column of columns) this.#asked.add(column);
    const kinds = ["valid", "distinct", "min", "max"];
    const aggregates = columns.flatMap((column) => kinds.map((kind) => ({column, kind})));
    const answer = await table.request("view/aggregate", {view: table.view, as: "text", aggregates, wait: false})
      .catch(() => null);
    if (!answer) return;
    const rows = answer.counts[0] ?? 0;
    columns.forEach((column, at) => {
      const [valid, distinct, min, max] = answer.aggregates.slice(at * 4).map(({texts}) => texts?.[0] ?? "?");
      const empty = rows - Number(valid.replace(/\D/g, ""));
      const isNumber = ["integer", "number", "decimal", "duration"].includes(table.columns.get(column)?.type);
      const parts = [isNumber ? `${min} – ${max}` : `${distinct} values`, empty > 0 ? `${empty} empty` : ""];
      this.#texts.set(column, parts.filter(Boolean).join(", "));
    });
    table.grid.refresh();
  }
}
