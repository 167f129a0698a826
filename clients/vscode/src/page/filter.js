// The filter: conditions to fill in, and the same as an expression with its faults underlined.

import {debounced, element} from "./elements.js";

const relations = [
  ["equal", "="], ["notEqual", "≠"], ["less", "<"], ["lessOrEqual", "≤"], ["greater", ">"],
  ["greaterOrEqual", "≥"], ["contains", "contains"], ["startsWith", "starts with"], ["endsWith", "ends with"],
  ["isNull", "is empty"], ["notNull", "is not empty"],
];
const compares = new Set(["equal", "notEqual", "less", "lessOrEqual", "greater", "greaterOrEqual"]);

export class Filter {
  #checks = 0;

  /** @param {import("./table.js").Table} table */
  constructor(root, table) {
    this.table = table;
    const button = (name, action) => element("button", {onclick: () => void action()}, name);
    this.joint = element("select", {"aria-label": "Rows must fulfil", onchange: () => void this.#write()},
      element("option", {value: "all"}, "all of"), element("option", {value: "any"}, "any of"));
    this.lines = element("div", {class: "conditions"});
    this.text = element("input", {class: "expression", spellcheck: false, "aria-label": "Expression",
      placeholder: "Expression, such as price > 10 && name.startsWith('A')",
      oninput: debounced(100, () => void this.#check()), onscroll: () => this.#align(),
      onkeydown: (event) => {
        if (event.key === "Enter") void this.apply();
      }});
    this.under = element("div", {class: "under", "aria-hidden": "true"});
    this.told = element("div", {class: "told", role: "status"});
    this.box = element("div", {class: "filter", role: "dialog", "aria-label": "Filter", hidden: true,
      onkeydown: (event) => {
        event.stopPropagation();
        if (event.key === "Escape") this.close();
      }},
    element("div", {class: "line"}, this.joint, button("Add Condition", () => this.#add()),
      button("Apply", () => this.apply()), button("Clear", () => this.clear()), button("✕", () => this.close())),
    this.lines, element("div", {class: "squiggles"}, this.under, this.text), this.told);
    root.append(this.box);
  }

  /** Opens the builder with the view's filter, or with a condition of a column. */
  async open(column) {
    this.box.hidden = false;
    const {table} = this;
    const {filter} = table.state;
    this.lines.replaceChildren();
    this.text.value = "";
    if (filter) {
      const both = await table.ask("filter/convert", {table: table.table, filter});
      this.text.value = both?.text ?? "";
      this.#show(both?.tree);
    }
    if (column || this.lines.childElementCount === 0) this.#add({column: column ?? table.cursor.column});
    this.lines.lastElementChild.querySelector("input").focus();
    await this.#check();
  }

  close() {
    this.box.hidden = true;
    this.table.grid.focus();
  }

  /** Fills in the conditions of a tree, as far as they have a line of this form. */
  #show(tree) {
    const isJoint = tree?.kind === "all" || tree?.kind === "any";
    this.joint.value = isJoint ? tree.kind : "all";
    const read = (condition) => {
      const {kind, column, relation, value, text} = condition;
      if (kind === "compare") return {column, relation, value: value === null ? "" : String(value)};
      if (kind === "text" && relation !== "equals") return {column, relation, value: text};
      if (kind === "null") return {column, relation: "isNull", value: ""};
      if (kind === "not" && condition.condition.kind === "null") {
        return {column: condition.condition.column, relation: "notNull", value: ""};
      }
      return null;
    };
    const lines = (isJoint ? tree.conditions : tree ? [tree] : []).map(read);
    // A part that has no line would be lost: then the expression alone is shown.
    if (lines.every((line) => line !== null)) for (const line of lines) this.#add(line);
  }

  #add({column = this.table.cursor.column, relation = undefined, value = ""} = {}) {
    const changed = () => void this.#write();
    const option = (chosen) => ([name, title]) =>
      element("option", {value: name, selected: name === chosen}, title);
    const columns = [...this.table.columns.values()].map(({id, title}) => [id, title]);
    const isText = (this.table.columns.get(column)?.type ?? "text") === "text";
    const line = element("div", {class: "line condition"},
      element("select", {"aria-label": "Column", onchange: changed}, ...columns.map(option(column))),
      element("select", {"aria-label": "Relation", onchange: changed},
        ...relations.map(option(relation ?? (isText ? "contains" : "equal")))),
      element("input", {"aria-label": "Value", value, oninput: debounced(150, changed), onkeydown: (event) => {
        if (event.key === "Enter") void this.#write().then(() => this.apply());
      }}),
      element("button", {"aria-label": "Remove", onclick: () => {
        line.remove();
        changed();
      }}, "✕"));
    this.lines.append(line);
    line.querySelector("input").focus();
  }

  #conditions() {
    return [...this.lines.children].map((line) => {
      const [column, relation, value] = [...line.querySelectorAll("select, input")].map((part) => part.value);
      if (relation === "isNull") return {kind: "null", column};
      if (relation === "notNull") return {kind: "not", condition: {kind: "null", column}};
      if (compares.has(relation)) return {kind: "compare", column, relation, value: this.#value(column, value)};
      return {kind: "text", column, relation, text: value};
    });
  }

  #value(column, text) {
    const {type} = this.table.columns.get(column) ?? {};
    if (type === "boolean") return text.trim().toLowerCase() === "true";
    const isNumber = (type === "integer" || type === "number") && /^[+-]?[\d.]+(e[+-]?\d+)?$/i.test(text.trim());
    return isNumber && text.trim().length < 15 ? Number(text) : text;
  }

  /** Writes the conditions as an expression. */
  async #write() {
    const conditions = this.#conditions();
    if (conditions.length === 0) {
      this.text.value = "";
      return this.#check();
    }
    const filter = {kind: this.joint.value, conditions};
    this.tree = filter;
    try {
      const both = await this.table.request("filter/convert", {table: this.table.table, filter});
      this.text.value = both.text ?? "";
      this.isTree = both.text === null;
      return await this.#check();
    } catch (error) {
      this.#underline([], error.message);
      return false;
    }
  }

  /** Asks the daemon what is wrong with the expression; returns whether nothing is. */
  async #check() {
    this.#checks += 1;
    const mine = this.#checks;
    const source = this.text.value;
    if (source.trim() === "") return this.#underline([], "");
    const answer = await this.table.request("expression/check", {source, table: this.table.table})
      .catch((error) => ({problems: [], type: null, message: error.message}));
    if (mine !== this.#checks) return false;
    const {problems = [], type, message} = answer;
    const first = problems[0];
    const isOdd = problems.length === 0 && type && type !== "bool" && type !== "dyn";
    return this.#underline(problems, first ? [first.message, first.hint].filter(Boolean).join("; ")
      : isOdd ? `Expected a condition, found ${JSON.stringify(type)}.` : message ?? "");
  }

  #underline(problems, text) {
    const source = this.text.value;
    const parts = [];
    let at = 0;
    for (const {range} of problems) {
      if (!range || range.start < at) continue;
      parts.push(source.slice(at, range.start));
      at = Math.max(range.end, range.start + 1);
      parts.push(element("u", {}, source.slice(range.start, at) || " "));
    }
    this.under.replaceChildren(...parts, source.slice(at));
    this.told.textContent = text;
    this.text.setAttribute("aria-invalid", problems.length > 0);
    this.#align();
    return problems.length === 0 && text === "";
  }

  #align() {
    this.under.scrollLeft = this.text.scrollLeft;
  }

  async apply() {
    const source = this.text.value.trim();
    const filter = this.isTree && source === "" ? this.tree : source || null;
    try {
      await this.table.change({filter});
    } catch (error) {
      const problems = error.data?.problems ?? [];
      this.#underline(problems, problems[0]?.message ?? error.message);
    }
  }

  async clear() {
    this.lines.replaceChildren();
    this.text.value = "";
    this.isTree = false;
    await this.#check();
    await this.apply();
  }
}
