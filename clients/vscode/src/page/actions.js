// What keys, menus and commands do with a table.

const typeNames = ["text", "integer", "number", "decimal", "boolean", "date", "dateTime", "time", "duration"];

export class Actions {
  /**
   * @param {import("./table.js").Table} table
   * @param {Record<string, any>} parts editor, menu, list, find, filter, summaries, keys
   */
  constructor(table, parts) {
    this.table = table;
    this.parts = parts;
  }

  /** Does an action by name, if there is one. */
  run(name, args) {
    if (typeof this[name] === "function") return this[name](args);
  }

  // MARK: Rows and cells

  /** The keys of the selected rows; undefined, and said, if these are too many. */
  #keys() {
    const {first, size} = this.table.selection;
    return this.table.rowKeys(first, size);
  }

  async clear(rows = this.#keys()) {
    const values = Object.fromEntries(this.table.selectedColumns.map((column) => [column, null]));
    const keys = await rows ?? [];
    await this.table.edit(keys.map((row) => ({kind: "set", row, values})), "Clear");
  }

  async insertRow(kind) {
    const {table} = this;
    const row = await table.rowKey();
    const place = row === undefined ? {kind: "end"} : {kind, row};
    const answer = await table.edit([{kind: "insert", rows: [{}], place}], "Insert Row");
    if (!answer) return;
    await table.goTo(answer.inserted[0]);
  }

  insertRowAbove = () => this.insertRow("before");
  insertRowBelow = () => this.insertRow("after");

  async deleteRows() {
    const rows = await this.#keys();
    if (rows?.length > 0) {
      await this.table.edit([{kind: "remove", rows}], rows.length === 1 ? "Delete Row" : `Delete ${rows.length} Rows`);
    }
  }

  goTo = ({row, column}) => this.table.goTo(row, column);

  /** Shows the cell in the text of the file. */
  async revealInText() {
    const row = await this.table.rowKey();
    if (row !== undefined) await this.table.ask("host/reveal", {row, column: this.table.cursor.column});
  }

  goToRow = (number) => this.table.moveTo(number - 1, this.table.cursor.column);

  // MARK: Clipboard

  async copy({format = "tsv", header = false, rows = null} = {}) {
    const {table} = this;
    const {first, size} = table.selection;
    const columns = table.selectedColumns;
    // The keys of very many rows would be a long message.
    const keys = await rows ?? (size > 1000 ? null : await this.#keys());
    if (keys === undefined) return false;
    const answer = await table.ask("view/copy", {
      view: table.view, columns, formats: [format], ...(keys ? {rows: keys} : {range: {first, size}}),
      ...(format === "tsv" ? {header} : {}),
    });
    if (!answer) return false;
    await table.request("host/copy", {text: answer.flavours[0].text});
    return true;
  }

  copyWithHeaders = () => this.copy({header: true});
  copyAsMarkdown = () => this.copy({format: "markdown"});

  async cut() {
    const rows = await this.#keys();
    if (rows && await this.copy({rows})) await this.clear(rows);
  }

  /** Writes a clipboard from the first selected cell on. */
  async paste({text, html}) {
    const {table} = this;
    const {first, left} = table.selection;
    const row = await table.rowKey(first);
    if (row === undefined || (!text && !html)) return;
    const at = {row, column: table.order[left]};
    const block = html ? {text, html} : {text};
    await table.edit([{kind: "paste", ...block, at, view: table.view, overflow: "insert"}], "Paste");
  }

  // MARK: Sort and filter

  /** Sorts by a column. Without a direction the column is no key any more. */
  sortBy(column, direction, isMore = false) {
    const keys = (isMore ? this.table.sort : []).filter((key) => key.column !== column);
    return this.table.set({sort: direction ? [...keys, {column, direction}] : keys});
  }

  sortAscending = () => this.sortBy(this.table.cursor.column, "ascending");
  sortDescending = () => this.sortBy(this.table.cursor.column, "descending");
  clearSort = () => this.table.set({sort: []});
  clearFilter = () => this.table.set({filter: null});

  async filterLikeCell(relation) {
    const {table} = this;
    const row = await table.rowKey();
    if (row === undefined) return;
    const {column} = table.cursor;
    const answer = await table.ask("filter/like", {
      view: table.view, row, column, ...(typeof relation === "string" ? {relation} : {}),
    });
    if (answer) await table.set({filter: answer.filter});
  }

  // MARK: Columns

  hideColumn() {
    const columns = this.table.selectedColumns;
    return this.table.set({columns: Object.fromEntries(columns.map((id) => [id, {hidden: true}]))});
  }

  showAllColumns() {
    const columns = [...this.table.columns.keys()];
    return this.table.set({columns: Object.fromEntries(columns.map((id) => [id, {hidden: null}]))});
  }

  /** Fixes the columns up to the cursor's; a second time, none. */
  pinColumns() {
    const {table} = this;
    const count = table.position(table.cursor.column) + 1;
    const leading = table.state.layout?.fixed?.leading === count ? 0 : count;
    return table.set({layout: {fixed: {leading}}});
  }

  /** Sets a column's width in characters; null: by its content. */
  setWidth(column, width) {
    return this.table.set({layout: {columns: {[column]: {width}}}});
  }

  setType(column, type) {
    const edits = [{kind: "setColumn", column, options: {type}}];
    return this.table.edit(edits, "Change Type");
  }

  group(column) {
    return this.table.set({sections: column ? {by: [{column}]} : null});
  }

  async rename(column) {
    const title = await this.parts.menu.prompt("New name of the column", this.table.columns.get(column)?.title);
    if (title) await this.table.edit([{kind: "setColumn", column, options: {title}}], "Rename Column");
  }

  async insertColumn(kind, column) {
    const title = await this.parts.menu.prompt("Name of the new column", "");
    if (title) await this.table.edit([{kind: "addColumn", column: title, place: {kind, column}}], "Insert Column");
  }

  deleteColumn(column) {
    return this.table.edit([{kind: "removeColumn", column}], "Delete Column");
  }

  columnMenu = () => this.menuOf(this.table.cursor.column);

  /** Opens the menu of a column, below its header. */
  menuOf(column, position) {
    const {table, parts} = this;
    const place = position ?? table.grid.frameOf(0, column);
    const isPinned = table.state.layout?.fixed?.leading === table.position(column) + 1;
    const canEdit = !table.isReadOnly;
    parts.menu.open(position ?? {left: place?.left ?? 0, top: table.grid.headerHeight}, [
      ["Sort Ascending", () => this.sortBy(column, "ascending")],
      ["Sort Descending", () => this.sortBy(column, "descending")],
      table.sort.length > 0 && ["Then Sort Ascending", () => this.sortBy(column, "ascending", true)],
      table.sort.length > 0 && ["Clear Sort", () => this.clearSort()],
      null,
      ["Filter…", () => parts.filter.open(column)],
      ["Filter Like Cell", () => this.filterLikeCell()],
      table.state.filter && ["Clear Filter", () => this.clearFilter()],
      table.state.sections ? ["Ungroup", () => this.group(null)] : ["Group by This Column", () => this.group(column)],
      null,
      [isPinned ? "Unpin Columns" : "Pin up to Here", () => this.pinColumns()],
      ["Hide", () => this.hideColumn()],
      table.columns.size > table.order.length && ["Show All Columns", () => this.showAllColumns()],
      ["Fit Width", () => this.setWidth(column, null)],
      ["Statistics", () => this.statistics()],
      canEdit && null,
      canEdit && ["Type", typeNames.map((type) => [type, () => this.setType(column, type),
        type === table.columns.get(column)?.type])],
      canEdit && ["Rename…", () => this.rename(column)],
      canEdit && ["Insert Column Before…", () => this.insertColumn("before", column)],
      canEdit && ["Insert Column After…", () => this.insertColumn("after", column)],
      canEdit && ["Delete Column", () => this.deleteColumn(column)],
    ]);
  }

  /** Opens the menu of cells. */
  cellMenu(position) {
    const {table} = this;
    const {cursor} = table;
    const canEdit = !table.isReadOnly;
    const where = position ?? table.grid.frameOf(cursor.index, cursor.column) ?? {left: 0, top: 0};
    this.parts.menu.open(where, [
      canEdit && ["Edit", () => this.parts.editor.open()],
      canEdit && ["Cut", () => this.cut()],
      ["Copy", () => this.copy()],
      ["Copy with Headers", () => this.copyWithHeaders()],
      ["Copy as Markdown", () => this.copyAsMarkdown()],
      ["Reveal in Text Editor", () => this.revealInText()],
      canEdit && ["Paste", async () => this.paste(await table.request("host/paste", {}))],
      canEdit && ["Clear", () => this.clear()],
      null,
      ["Filter Like Cell", () => this.filterLikeCell()],
      ["Filter Unlike Cell", () => this.filterLikeCell("notEqual")],
      canEdit && null,
      canEdit && ["Insert Row Above", () => this.insertRowAbove()],
      canEdit && ["Insert Row Below", () => this.insertRowBelow()],
      canEdit && ["Delete Rows", () => this.deleteRows()],
      table.description.conflicts && null,
      table.description.conflicts && ["Take Mine", () => this.take("ours")],
      table.description.conflicts && ["Take Theirs", () => this.take("theirs")],
    ]);
  }

  // MARK: Lists

  find = () => this.parts.find.open(false);
  replace = () => this.parts.find.open(true);
  filter = () => this.parts.filter.open();

  async statistics() {
    const {table} = this;
    const {column} = table.cursor;
    const about = table.columns.get(column);
    const {view} = table;
    const isNumber = ["integer", "number", "decimal", "duration"].includes(about?.type);
    const sum = [{column, kind: "sum"}];
    const [answer, totals] = await Promise.all([
      table.ask("view/profile", {view, columns: [column], as: "text", top: 50}),
      isNumber && table.ask("view/aggregate", {view, as: "text", aggregates: sum}),
    ]);
    if (!answer) return;
    const {rows, nulls = 0, errors = 0, distinct, min, max, mean, quantiles, frequencies} = answer.columns[0];
    const items = [["rows", rows], ["empty", nulls], ["errors", errors], ["min", min?.text],
      ...(quantiles?.at ?? []).map((share, at) => [`${100 * share} %`, quantiles.texts[at]]),
      ["max", max?.text], ["mean", mean?.text], ["sum", totals && totals.aggregates[0].texts?.[0]]]
      .filter(([mark, text]) => text || mark === "rows").map(([mark, text]) => ({mark, text: String(text)}));
    frequencies?.counts.forEach((count, at) => {
      items.push({mark: String(count), text: frequencies.texts[at] || "(empty)"});
    });
    const told = `${distinct?.exact === false ? "about " : ""}${distinct?.count ?? 0} values`;
    this.parts.list.open(`${about?.title ?? column}: ${told}`, items);
  }

  /** Lists cells that are no value of their type or break a rule. */
  async problems() {
    const answer = await this.table.ask("table/validate", {table: this.table.table, size: 1000});
    if (!answer) return;
    this.parts.list.open(`${answer.count} problems`, answer.items.map((item) => ({
      mark: item.column ?? item.columns?.[0] ?? "", row: item.row, column: item.column ?? item.columns?.[0],
      text: `row ${item.row}: ${item.rule?.message ?? item.kind} ${item.text ?? ""}`,
    })));
  }

  async conflicts() {
    const answer = await this.table.ask("table/conflicts", {table: this.table.table, size: 1000});
    if (!answer) return;
    this.parts.list.open(`${answer.count} conflicts`, answer.items.map((item) => ({
      mark: item.kind, row: item.row, column: item.column,
      text: `row ${item.row}${item.column ? `, ${item.column}` : ""}: mine ${item.ours}, theirs ${item.theirs}`,
    })));
  }

  async take(side) {
    const row = await this.table.rowKey();
    if (row !== undefined) {
      await this.table.ask("table/resolveConflicts", {table: this.table.table, take: side, conflicts: [{row}]});
    }
  }

  /** Moves to the next or the previous problem or change. */
  async step(to, what) {
    const answer = await this.table.step(to);
    if (answer && !answer.found) this.table.say(`There is no ${what}.`);
  }

  nextProblem = () => this.step("nextProblem", "problem");
  previousProblem = () => this.step("previousProblem", "problem");
  nextChange = () => this.step("nextChange", "change");
  previousChange = () => this.step("previousChange", "change");
  changedOnly = () => this.parts.changes.toggle();
  toggleSummaries = () => this.parts.summaries.toggle();
  showKeys = () => this.parts.list.open("Keys", this.parts.keys.map(([mark, text]) => ({mark, text})));
}
