// A table: what it is, how it is changed, and the views on it.

import {Difference} from "./difference.js";
import {asyncDispose} from "./dispose.js";
import {EditList, editsToWire, rowsToWire, sectionPlace, sectionsToWire} from "./edits.js";
import {LoadFailed, RequestTimedOut} from "./errors.js";
import {EventStream} from "./events.js";
import {given} from "./json.js";
import {pagesOf, wholeText} from "./row-pages.js";
import {isSectionEntry} from "./sections.js";
import {decodeInteger, encodeKey} from "./values.js";
import {View, viewState} from "./view.js";

const pauseMilliseconds = 20;
const columnEdits = new Set(["setColumn", "addColumn", "removeColumn", "orderColumns"]);

/** A choice by its kind alone, or as it travels. */
function kind(choice) {
  return typeof choice === "string" ? {kind: choice} : choice;
}

/** An open table. */
export class Table {
  #changes = new EventStream();
  #changesColumns = false;

  constructor(daemon, description) {
    this.daemon = daemon;
    this.id = description.table;
    this.#describe(description);
  }

  #describe(description) {
    this.description = description;
    /** The columns in source order. */
    this.columns = description.columns;
    /** The column types by column id. */
    this.types = new Map(description.columns.map(({id, type}) => [id, type]));
    /** The rows as of the last description or event. */
    this.rowCount = description.rowsState;
    /** The columns that keys come from; empty when the daemon gives them. */
    this.keyColumns = description.keys.kind === "columns" ? description.keys.columns : [];
    const [first] = this.keyColumns;
    const isOneInteger = this.keyColumns.length === 1 && this.types.get(first) === "integer";
    /** Whether keys are integers, so that long ones are to be read back from strings. */
    this.hasIntegerKeys = this.keyColumns.length === 0 || isOneInteger;
    return description;
  }

  /** The table's name. */
  get name() {
    return this.description.name;
  }

  /** Requests the description again; `first` and `size` choose diagnostics. */
  async describe({first, size, ...options} = {}) {
    const isAsked = first !== undefined || size !== undefined;
    const diagnostics = isAsked ? {first: first ?? 0, size: size ?? 100} : undefined;
    return this.#describe(await this.request("table/describe", given({diagnostics}), options));
  }

  /** Waits until every row has been found in the background; throws where the rest cannot be read. */
  async waitUntilComplete({timeout = Infinity, signal} = {}) {
    const deadline = Date.now() + timeout;
    for (;;) {
      const {rowsState} = await this.describe({signal});
      if (rowsState.complete) return rowsState;
      if (rowsState.failure) throw new LoadFailed(rowsState.failure);
      if (Date.now() >= deadline) {
        throw new RequestTimedOut(`table ${this.id} was not complete within ${timeout} ms`);
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
    }
  }

  // MARK: Changing it

  /** Makes a list of edits, as they travel, all or nothing, in order. */
  async edit(edits, editOptions = {}) {
    const {
      seen, exact, label, author, history, invalid, preview, view, ...options
    } = editOptions;
    const user = typeof view === "object" ? view.id : view;
    const params = given({
      edits, seen, exact, label, author, history, invalid, preview, view: user,
    });
    const columns = edits.filter((edit) => columnEdits.has(edit.kind));
    this.daemon.registerSupplies(this.id, columns.map((edit) => [edit.column, edit.options]));
    const answer = await this.request("table/edit", params, options);
    if (columns.length > 0) {
      this.#changesColumns = true;
      await this.describe();
    }
    return {...answer, inserted: answer.inserted.map((key) => this.decodeKey(key))};
  }

  /** Merges into what the table declares of its rows; all that it declares then. */
  async declare(declarations, {author, ...options} = {}) {
    const params = given({declarations, author});
    return (await this.request("table/declare", params, options)).declarations;
  }

  /** What settings come to for rows, cells, columns, headers or sections, and who decided. */
  async resolve({rows, columns, headers, sections, settings, ...options} = {}) {
    const keys = rows && Array.from(rows, encodeKey);
    const params = given({rows: keys, columns, headers, sections, settings});
    const ask = (first) => this.request("table/resolve", {...params, first}, options);
    return (await pagesOf(ask, "items")).flatMap((page) => page.items);
  }

  /** Returns the cells that have no value of their type, and the rows that break rules. */
  validate({rows, columns, first, size, wait, ...options} = {}) {
    const keys = rows && Array.from(rows, encodeKey);
    const params = given({rows: keys, columns, first, size, wait});
    return this.request("table/validate", params, options);
  }

  /** Collects edits, to be made together: `table.edits().set(…).insert(…).send()`. */
  edits(options) {
    return new EditList(this, options);
  }

  /** Sets one cell: `set(1, "age", 32)`. */
  set(row, column, value, options) {
    return this.edit([editsToWire.set(this, row, column, value)], options);
  }

  /** Sets several cells of a row, given as a `Map` or an object by column id. */
  setRow(row, values, options) {
    return this.edit([editsToWire.setRow(this, row, values)], options);
  }

  /** Changes what a row carries beside its cells: `carry(1, {cellStates: {n: 1}})`. */
  carry(row, rowOptions, options) {
    return this.edit([{kind: "setRow", row: encodeKey(row), options: rowOptions}], options);
  }

  /** Inserts rows; at the end unless a place is given. */
  insert(rows, {place, rowOptions, ...options} = {}) {
    return this.edit([editsToWire.insert(this, rows, place, rowOptions)], options);
  }

  /** Removes rows by their keys. */
  remove(rows, options) {
    return this.edit([editsToWire.remove(rows)], options);
  }

  /** Moves rows, in the order given, to a place. */
  move(rows, place, options) {
    return this.edit([editsToWire.move(rows, place)], options);
  }

  /** Adds a column of nulls, at the end or beside another. */
  addColumn(column, columnOptions, {before, after, ...options} = {}) {
    const beside = before ?? after;
    const place = beside && {kind: before === undefined ? "after" : "before", column: beside};
    const edit = given({kind: "addColumn", column, options: columnOptions, place});
    return this.edit([edit], options);
  }

  /** Changes a column: title, type, format and so on. */
  setColumn(column, columnOptions, options) {
    return this.edit([{kind: "setColumn", column, options: columnOptions}], options);
  }

  /** Removes a column; undo brings it back. */
  removeColumn(column, options) {
    return this.edit([{kind: "removeColumn", column}], options);
  }

  /** Puts columns first, in the order given; the rest follow. */
  orderColumns(columns, options) {
    return this.edit([{kind: "orderColumns", columns}], options);
  }

  /**
   * Requests supplied cells again, which then are stale: of some `columns` or `rows`, or of all.
   * Resolves to the table's revision.
   */
  async refresh({columns, rows, ...options} = {}) {
    const keys = rows && Array.from(rows, encodeKey);
    const params = given({columns: columns && [...columns], rows: keys});
    return (await this.request("cell/refresh", params, options)).revision;
  }

  /** Reads lent rows again, because they have changed. Resolves to the table's revision. */
  async sourceChanged(options) {
    return (await this.request("source/didChange", {}, options)).revision;
  }

  /** Writes a block of typed texts from a cell down and to the right; null leaves a cell alone. */
  paste(texts, row, column, {view, overflow, ...options} = {}) {
    const at = {row: encodeKey(row), column};
    return this.edit([given({kind: "paste", texts, at, view: view?.id, overflow})], options);
  }

  /**
   * Declares sections with their `rows`, at the end, first, or `before` or `after` another. The first
   * ones of a table are those of `sectionColumn`, "section" by default.
   */
  addSections(sections, {before, after, first, sectionColumn, ...options} = {}) {
    const wire = sectionsToWire(
      sections, (rows) => this.#sectionRows(rows, undefined, sectionColumn),
    );
    const place = sectionPlace({before, after, first});
    const edit = given({kind: "addSections", sections: wire, place, sectionColumn});
    return this.edit([edit], options);
  }

  /** Takes declared sections out, and their rows with them. */
  removeSections(keys, options) {
    return this.edit([{kind: "removeSections", sections: Array.from(keys, encodeKey)}], options);
  }

  /** Moves declared sections, which keep the order given: `before` or `after` another, first or last. */
  moveSections(keys, {before, after, first, ...options} = {}) {
    const sections = Array.from(keys, encodeKey);
    const place = sectionPlace({before, after, first});
    return this.edit([{kind: "moveSections", sections, place}], options);
  }

  /** Changes a section's `header`, `footer`, `kind` or `state`; null takes one away. */
  setSection(key, sectionOptions, options) {
    const section = encodeKey(key);
    return this.edit([{kind: "setSection", section, options: sectionOptions}], options);
  }

  /** Rows of a section, which leave out the section column. */
  #sectionRows(rows, columns, sectionColumn) {
    const told = this.description.sectionColumn ?? sectionColumn ?? "section";
    const stored = this.columns.filter(({computed}) => computed === undefined).map(({id}) => id);
    const ids = (columns ?? stored).filter((id) => id !== told);
    return rowsToWire(rows, this.types, ids.map((id) => this.types.get(id)));
  }

  /**
   * Gives the table new content; the daemon finds what changed. With `sections` (rows: null) the
   * table declares them; their `rows` leave out the section column.
   */
  setRows(rows, setOptions = {}) {
    const {
      sections, sectionColumn, columns, match, compare, mode, resetAbove, preset, hints, rowStates,
      cellStates, supersede, seen, label, author, history, invalid, ...options
    } = setOptions;
    const types = columns?.map((id) => this.types.get(id))
      ?? this.columns
        .filter(({computed, supplied}) => computed === undefined && supplied === undefined)
        .map(({type}) => type);
    const params = given({
      columns, match: kind(match), compare: kind(compare), mode, resetAbove, preset, hints,
      rowStates, cellStates, supersede, seen, label, author, history, invalid,
    });
    const content = sections === undefined
      ? {rows: rowsToWire(rows, this.types, types)}
      : given({
        sectionColumn,
        sections: sectionsToWire(
          sections, (part) => this.#sectionRows(part, columns, sectionColumn)),
      });
    return this.request("table/setRows", {...content, ...params}, options);
  }

  /** Both forms of a filter: its `tree`, and its `text` or null and the `problems`. */
  convertFilter(filter, options) {
    return this.request("filter/convert", {filter}, options);
  }

  /**
   * Sets what `params.x` is in the table's expressions: `{x: {int: "1"}}`; null takes one away.
   */
  setParams(params, {author, ...options} = {}) {
    return this.request("table/setParams", {params, ...given({author})}, options);
  }

  /** All of a cell's text, as long as it may be: what it shows, or with `of` its `value`. */
  text(row, column, options) {
    return wholeText(this, row, column, options);
  }

  /** What turns this table, or a revision of it, into another one or a later one. */
  async diff(to = null, diffOptions = {}) {
    const {
      fromRevision, toRevision, match, compare, columns, content, wait, page = 100_000, ...options
    } = diffOptions;
    const from = {table: this.id, revision: fromRevision};
    const target = {table: to?.id ?? this.id, revision: toRevision};
    const pages = [];
    for (let done = 0; ; ) {
      const params = given({
        from: given(from), to: given(target), match: kind(match), compare: kind(compare), columns,
        as: content, wait, range: {first: done, size: page},
      });
      const answer = await this.daemon.request("table/diff", params, options);
      pages.push(answer);
      done += answer.size;
      // Later pages are of the revisions that the first one met.
      from.revision = answer.from.revision;
      target.revision = answer.to.revision;
      if (done >= answer.counts.changes) return new Difference(pages);
    }
  }

  /** Undoes the newest step; `author` is reported with the change. */
  undo({author, ...options} = {}) {
    return this.#step("table/undo", {author}, options);
  }

  /** Makes the step again that was taken back last. */
  redo({author, ...options} = {}) {
    return this.#step("table/redo", {author}, options);
  }

  /** The steps that are kept, oldest first: those done, then those taken back. */
  history({first, size, ...options} = {}) {
    return this.request("table/history", given({first, size}), options);
  }

  /** Takes steps back, or does them again, until one is the newest done; 0: before all kept. */
  jump(step, {author, ...options} = {}) {
    return this.#step("table/jump", {step, author}, options);
  }

  // MARK: Its file

  /**
   * Writes the table to its file, or to another one that it then belongs to.
   *
   * With `copy: true` the table still belongs to its own file, and its dirty state does not change.
   * Only edited records get other bytes. A file that was changed by others is not overwritten,
   * unless `overwrite` is
   * `"always"`. A path that ends with `.gz` or `.zst` is compressed, and a compressed file stays so.
   */
  save(
    path,
    {copy, overwrite, sync, encoding, dialect, compressionLevel, progressToken, ...options} = {},
  ) {
    const params = given({
      path, copy, overwrite, sync, encoding, dialect, compressionLevel, progressToken,
    });
    return this.request("table/save", params, options);
  }

  /** The edits of the file's text that a save would make; nothing is written. */
  async textEdits({encoding, dialect, ...options} = {}) {
    const edits = [];
    for (;;) {
      const range = {first: edits.length, size: 1000};
      const params = given({dryRun: true, range, encoding, dialect});
      const page = (await this.request("table/save", params, options)).edits;
      edits.push(...page.items);
      if (!page.more) return edits;
    }
  }

  /**
   * Reports that the edits of `textEdits` were written to the file, so that the table is clean.
   * Another
   * content of the file is refused (`fileDiffers`).
   */
  adoptFile(options) {
    return this.request("table/adoptFile", {}, options);
  }

  /** Restores the table as it was last saved, as one step that can be undone. */
  revert({label, author, ...options} = {}) {
    return this.#step("table/revert", {label, author}, options);
  }

  /**
   * Reads the file again in another dialect or encoding, as one step that can be undone. With
   * `discard`, unsaved edits may be lost.
   */
  setDialect(dialect, {discard, label, ...options} = {}) {
    return this.#step("table/setDialect", {dialect, discard, label}, options);
  }

  /** Applies, discards or keeps the edits that an earlier daemon left behind. */
  recover(action = "apply", options = {}) {
    return this.#step("table/recover", {action}, options);
  }

  /** Writes what is not saved to a file, from which `Daemon.restore` opens the table. */
  backup(path, options = {}) {
    return this.request("table/backup", {path}, options);
  }

  /**
   * Chooses what happens when the file changes: `"tell"`, `"follow"`, `"reload"` or `"merge"`. It
   * also applies to changes that were noticed before.
   */
  watchFile(whenFileChanges, options) {
    return this.request("table/watchFile", {whenFileChanges}, options);
  }

  /** What a merge with a changed file left open. */
  async conflicts(options) {
    const found = [];
    for (;;) {
      const page = await this.request("table/conflicts", {first: found.length, size: 1000}, options);
      found.push(...page.items);
      if (!page.more) return found;
    }
  }

  /**
   * Decides conflicts for `"ours"` or `"theirs"`, as one step that can be undone. `conflicts` names
   * rows, or cells by `row` and `column`; by default all are decided.
   */
  resolveConflicts(take, {conflicts, label, author, ...options} = {}) {
    const named = conflicts?.map(({row, column}) => given({row, column}));
    return this.#step("table/resolveConflicts", {take, conflicts: named, label, author}, options);
  }

  async #step(method, params, options) {
    const answer = await this.request(method, given(params), options);
    if (this.#changesColumns) await this.describe(); // the step may have been one of columns
    return answer;
  }

  /** A key in the form for scripts: long integers are `BigInt`. */
  decodeKey(key) {
    return this.hasIntegerKeys ? decodeInteger(key) : key;
  }

  /** An entry's key in the form for scripts: a row's, or `{kind, key}` of part of a section. */
  decodeEntry(key) {
    return isSectionEntry(key) ? key : this.decodeKey(key);
  }

  // MARK: Expressions

  /** Whether an expression over the columns is right, what it gives and reads. */
  check(source, options) {
    return this.daemon.check(source, {...options, table: this.id});
  }

  /** The value of an expression, over the cells of `row` if it is given. */
  evaluate(source, options) {
    return this.daemon.evaluate(source, {...options, table: this.id});
  }

  // MARK: Views and events

  /** Opens a view; the state is that of `View.set` (sort, search, page…). */
  async view(state, {view, preset, remember, wait, ...options} = {}) {
    const patch = state === undefined ? undefined : viewState(state);
    const params = given({view, state: patch, preset, remember, wait});
    return new View(this, await this.request("view/open", params, options));
  }

  /** Table events until the end, until `signal` aborts, or until none came for `timeout` ms. */
  changes(options) {
    return this.#changes.iterate(options);
  }

  /** Calls a function for every table event; returns what ends that. */
  onChange(callback) {
    return this.#changes.subscribe(callback);
  }

  /** Sends a request that names this table. */
  request(method, params = {}, options = {}) {
    return this.daemon.request(method, {table: this.id, ...params}, options);
  }

  // MARK: End

  /** Closes the table, its views and subscriptions. */
  async close(options) {
    await this.request("table/close", {}, options);
    this.daemon.forgetTable(this);
  }

  async [asyncDispose]() {
    await this.close();
  }

  // MARK: Called by the daemon object

  /** Takes a `table/didChange`. */
  takeChange(change) {
    this.rowCount = change.rowsState;
    this.#changes.put(change);
  }

  /** Ends the readers of this table. */
  end(failure) {
    this.#changes.end(failure);
  }
}
