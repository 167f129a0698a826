// The bar of a comparison: how much has changed, and the way from change to change. The daemon marks the cells.

import {element, number} from "./elements.js";

export class Changes {
  #before = new Set(); // the columns of cells as they were before

  /** @param {import("./table.js").Table} table */
  constructor(root, table) {
    this.table = table;
    const button = (name, title, action) => element("button", {title, "aria-label": title, onclick: () => {
      table.grid.focus();
      void action();
    }}, name);
    this.told = element("span", {class: "count", role: "status"});
    this.only = button("Changed Only", "Changed Only", () => this.toggle());
    this.only.classList.add("toggle");
    this.box = element("div", {class: "changes line", role: "toolbar", "aria-label": "Changes", hidden: true},
      this.told, button("↑", "Previous Change", () => table.step("previousChange")),
      button("↓", "Next Change", () => table.step("nextChange")), this.only);
    root.append(this.box);
    table.onChange((what) => {
      if (what === "description" || what === "state") this.#show();
    });
  }

  #show() {
    const {difference} = this.table.description;
    this.box.hidden = !difference;
    this.table.changes = difference ? this : null;
    if (!difference) return;
    this.#before = new Set(Object.values(difference.columns.was));
    const {state, failure, counts} = difference;
    const told = ["added", "removed", "changed", "moved"].filter((kind) => counts[kind] > 0)
      .map((kind) => `${number(counts[kind])} ${kind}`);
    this.told.textContent = failure ?? (state === "pending" ? "Comparing…" : told.join(", ") || "No differences");
    this.only.setAttribute("aria-pressed", String(this.isChangedOnly));
  }

  /** How a cell is drawn: marked by the tags of the daemon's styles, the cells of before in their own way. */
  look(key, column) {
    const {styles} = this.table.replica;
    const isBefore = this.#before.has(column);
    const tags = [...styles.row(key), ...styles.cell(key, column)].map(({tag}) =>
      tag === "changed" ? (isBefore ? "removed" : "added") : tag);
    return ["", ...tags, ...(isBefore ? ["before"] : [])].join(" ");
  }

  get isChangedOnly() {
    return this.table.state.filter?.column === this.table.description.difference.columns.kind;
  }

  /** Shows the rows that have changed, or all rows. */
  async toggle() {
    const {table} = this;
    if (!table.changes) return;
    const column = table.description.difference.columns.kind;
    const filter = {kind: "compare", column, relation: "notEqual", value: "same"};
    await table.set({filter: this.isChangedOnly ? null : filter});
  }
}
