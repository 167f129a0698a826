// The daemon as a script sees it: connect, open tables, listen, leave.

import {resolve as absolutePath} from "node:path";

import {Calls} from "./calls.js";
import {Connection} from "./connection.js";
import {asyncDispose} from "./dispose.js";
import {rowsToWire, sectionsToWire} from "./edits.js";
import {ClientError} from "./errors.js";
import {EventStream} from "./events.js";
import {fromTyped, toTyped} from "./expressions.js";
import {entriesOf, given} from "./json.js";
import {Lent} from "./lending.js";
import {DaemonProcess} from "./process.js";
import {answerMeasures, answerWidths} from "./measures.js";
import {suppliedIn} from "./supplies.js";
import {Table} from "./table.js";
import {encodeKey} from "./values.js";
import {sortToWire} from "./view.js";

/**
 * Starts the daemon and greets it.
 *
 * The command is the option, else the environment variable `TABLE_SERVER`, else `table-server` on
 * the path.
 */
export async function connect(options = {}) {
  const daemon = new Daemon(options);
  try {
    await daemon.greet(options);
  } catch (error) {
    await daemon.close();
    throw error;
  }
  return daemon;
}

/** A running `table-server` and the connection to it; made by `connect`. */
export class Daemon {
  #process;
  #connection;
  #timeout;
  #exitTimeout;
  #tables = new Map();
  #subscriptions = new Map();
  #progress = new Map();
  #logs = new EventStream();
  #others = new EventStream({kept: 0});
  #actions = new EventStream();
  #decider = null;
  #measurers = {};
  #supplies = new Map();
  #lent = new Map();
  #closing = null;
  #end = null;

  constructor({command, args, env, cwd, onStderr, onLog, timeout = 60_000, exitTimeout = 5000}) {
    this.#timeout = timeout;
    this.#exitTimeout = exitTimeout;
    if (onLog) this.#logs.subscribe(onLog);
    /** The daemon's answer to `initialize`: `serverInfo`, `protocolVersion`, `capabilities`… */
    this.server = {};
    /** The limits the daemon announced. */
    this.limits = {};
    /**
     * Resolves when the connection ends: to the error with the reason, or to null after `close`.
     */
    this.ended = new Promise((resolve) => (this.#end = resolve));
    this.#process = new DaemonProcess({command, args, env, cwd, onStderr});
    this.#connection = new Connection({
      input: this.#process.stdout,
      output: this.#process.stdin,
      onEvent: (method, params) => this.#take(method, params),
      onRequest: (method, params) => this.#answer(method, params),
      onEnd: (end) => this.#endAll(end),
      describeEnd: (reason) => this.#process.gone(reason),
    });
  }

  /** Sends `initialize` and `initialized`; `connect` calls it. */
  async greet({clientName = "table-server-client (node)", updates, positions, invisible, trace, signal} = {}) {
    const params = given({
      clientInfo: {name: clientName}, processId: process.pid, updates, positions, invisible,
      trace,
      capabilities: {},
    });
    this.server = await this.request("initialize", params, {signal});
    this.limits = this.server.limits ?? {};
    this.notify("initialized", {});
  }

  /** The daemon's process id. */
  get pid() {
    return this.#process.pid;
  }

  /** The last of what the daemon wrote to standard error. */
  get stderrTail() {
    return this.#process.stderrTail;
  }

  // MARK: Requests

  /** Every request of the protocol as a method, as thin as it can be. */
  get calls() {
    return new Calls(this);
  }

  /**
   * Sends a request; resolves to its result. An aborted `signal` asks the daemon to stop: then
   * `RequestCancelled`, or the result if it was too late. `timeout` in milliseconds (0: none).
   */
  async request(method, params, {signal, timeout, onResult} = {}) {
    const limit = (timeout ?? this.#timeout) || undefined;
    return this.#connection.request(method, params, {signal, timeout: limit, onResult});
  }

  /** Sends `[method, params]` pairs in one write; they run in order; one promise for each. */
  batch(entries, {signal, timeout} = {}) {
    const limit = (timeout ?? this.#timeout) || undefined;
    return this.#connection.batch([...entries], {signal, timeout: limit});
  }

  /** Sends a notification. */
  notify(method, params) {
    this.#connection.notify(method, params);
  }

  // MARK: Tables

  /**
   * Opens a file or given content; what is not forced is detected. `sections` are
   * declared without rows: `sectionColumn` contains the section of each row. Waits until all rows
   * are read; with
   * `wait: false`, for editors, only until the first screen can be shown: then `complete` of
   * answers is true if they had all rows.
   */
  open({path, uri, content, from, table, name, dialect, columns, types, defaultSort, keyColumns,
    sections, sectionColumn, keyScope, sampleRows, widen, declarations, whenFileChanges, onProgress,
    wait = true, ...options} = {}) {
    const params = given({
      path: path === undefined || path instanceof URL ? undefined : absolutePath(path),
      // A URL is sent unchanged: names of files need not be UTF-8.
      uri: path instanceof URL ? path.href : uri === undefined ? undefined : String(uri),
      content: content === undefined ? undefined : contentToWire(content),
      from,
      table,
      name,
      dialect,
      columns,
      types,
      defaultSort: sortToWire(defaultSort),
      keyColumns,
      whenFileChanges,
      sections: sections && sectionsToWire(sections),
      sectionColumn,
      keyScope,
      sampleRows,
      widen,
      declarations,
      progressToken: onProgress && this.newToken(onProgress),
      wait: wait ? true : undefined,
    });
    return this.#openTable("table/open", params, options, [...entriesOf(columns ?? {})]);
  }

  /**
   * The tables and views of a SQLite database, with columns, keys and numbers of rows. The rows of a
   * table are counted up to `countMax`; 0 counts none.
   */
  async listDatabase(path, {countMax, ...options} = {}) {
    const params = given({path: absolutePath(path), countMax});
    return (await this.request("database/list", params, options)).tables;
  }

  /**
   * Opens a table from a backup that `Table.backup` wrote, with its unsaved edits. `journal` of the
   * description reports what was restored; for another content of the file, nothing is.
   */
  restore(backup, {table, ...options} = {}) {
    return this.#openTable("table/open", given({backup: absolutePath(backup), table}), options, []);
  }

  /**
   * Opens a file by its path or URL, or bytes as they are. `types` declares column types by column
   * id (a `Map` or an object), `dialect` is as the protocol spells it.
   */
  openCsv(source, {types, ...options} = {}) {
    const columns = types && new Map([...entriesOf(types)].map(([id, type]) => [id, {type}]));
    const where = source instanceof Uint8Array ? {content: source} : {path: source};
    return this.open({...options, ...where, columns: columns ?? options.columns});
  }

  /**
   * Makes a table from rows: arrays in column order, or Maps (or objects) by column id. `types` are
   * named types (a `Map` or an object by name), `defaultSort` is written as for `View.sort`. With
   * `sections` in place of rows the table declares them; their `rows` leave out `sectionColumn`.
   */
  create({rows = [], columns, types, defaultSort, table, name, keyColumns, detectTypes, declarations,
    sections, sectionColumn, keyScope, rowOptions, ...options} = {}) {
    const named = new Map(entriesOf(types ?? {}));
    const baseTypes = (columns ?? []).map(({type}) => named.get(type)?.base ?? type);
    const byId = (columns ?? []).map(({id, title}, index) => [id ?? title, baseTypes[index]]);
    const isStored = (_, index) => {
      return columns[index].computed === undefined && columns[index].supplied === undefined;
    };
    const stored = baseTypes.filter(isStored);
    const isOwn = (_, index) => isStored(_, index) && byId[index][0] !== (sectionColumn ?? "section");
    const own = baseTypes.filter(isOwn);
    const content = sections === undefined
      ? {rows: rowsToWire(rows, new Map(byId), stored)}
      : {
        sections: sectionsToWire(sections, (part) => rowsToWire(part, new Map(byId), own)),
        sectionColumn, keyScope,
      };
    const sort = sortToWire(defaultSort);
    const params = given({
      table, name, columns, ...content, types, defaultSort: sort, keyColumns, detectTypes,
      declarations, rowOptions,
    });
    const shown = (columns ?? []).map((column) => [column.id ?? column.title, column]);
    return this.#openTable("table/create", params, options, shown);
  }

  /**
   * Opens the difference of two contents as a table, which follows both. `from` and `to` are tables,
   * or as the protocol spells them: `{table, revision}`, for `from` also `{table, saved: true}`,
   * `{path}` or `{text}`. Its marks and columns are in `difference` of the description.
   */
  openDifference(from, to, {table, name, match, columns, ...options} = {}) {
    const place = (side) => (side instanceof Table ? {table: side.id} : side);
    const wire = typeof match === "string" ? {kind: match} : match;
    const params = given({from: place(from), to: place(to), table, name, match: wire, columns});
    return this.#openTable("table/openDifference", params, options, []);
  }

  /**
   * Opens rows of the program as a table, which the daemon reads page by page. `rows` is an array, a
   * function of an offset and a size that gives a page, or `iterated(function)`. `columns` are ids or
   * descriptions; rows that are objects have them already. `write` writes edited rows; it needs a
   * `key`. After other changes of the rows call `Table.sourceChanged`.
   */
  async lend(rows, {columns, key, write, rowCount, parallel, pageRows, deadline, table, name,
    options: columnOptions, keyColumns, defaultSort, declarations, onProgress, wait = true,
    ...options} = {}) {
    const lent = new Lent(rows, {columns, key, write});
    let lender = name ?? `source ${this.#lent.size + 1}`;
    while (this.#lent.has(lender)) lender += "'";
    this.#lent.set(lender, lent);
    try {
      const source = given({
        lent: lender, columns: await lent.columns(), key: key && [...key], rowCount, pageRows, deadline,
        can: given({
          offset: true, parallel: lent.isIterated ? 1 : parallel, write: write && true,
        }),
      });
      const params = given({
        source, table, name, columns: columnOptions, keyColumns, defaultSort: sortToWire(defaultSort),
        declarations, progressToken: onProgress && this.newToken(onProgress),
        wait: wait ? true : undefined,
      });
      const shown = [...entriesOf(columnOptions ?? {})];
      const made = await this.#openTable("table/open", params, options, shown);
      lent.opened(made);
      return made;
    } catch (error) {
      this.#lent.delete(lender);
      lent.close();
      throw error;
    }
  }

  /**
   * Waits until every update caused by what was sent before has arrived and been applied. Resolves
   * to the tables' revisions by table id. With `supplied` it waits until the program has supplied
   * every cell that it has to, too; with `layout` until all widths and heights are measured, which
   * takes seconds in large tables.
   */
  async sync({table, supplied, layout, ...options} = {}) {
    const answer = await this.request("view/sync", given({table, supplied, layout}), options);
    return new Map(entriesOf(answer.tables));
  }

  /** The defaults of other table libraries by name, for `Table.view`. */
  async presets(options) {
    const answer = await this.request("preset/list", {}, options);
    return new Map(answer.presets.map((preset) => [preset.name, preset]));
  }

  // MARK: Expressions

  /** Whether an expression is right, what it gives and reads; see also `Table.check`. */
  check(source, {table, dialect, variables, ...options} = {}) {
    return this.request("expression/check", given({source, table, dialect, variables}), options);
  }

  /**
   * The value of an expression; `bindings` and `params` are values by name. Throws `RequestFailed`
   * of the kind `expression` if it is faulty, `evaluation` if it fails; see also `Table.evaluate`.
   */
  async evaluate(source, {table, row, bindings, params, dialect, variables, checked,
    ...options} = {}) {
    const wire = given({
      source, table, dialect, variables, checked, bindings: typed(bindings), params: typed(params),
      row: row === undefined ? undefined : encodeKey(row),
    });
    return fromTyped((await this.request("expression/evaluate", wire, options)).value);
  }

  /**
   * How long and high texts are, by default in terminal cells; one measure for each. `wrap` and
   * `truncate` ask for lines and for what is shown on one line; a number is their width.
   */
  async measure(texts, {measurer, bold, wrap, truncate, ...options} = {}) {
    const params = given({
      texts: [...texts], measurer, bold, wrap: byWidth(wrap), truncate: byWidth(truncate),
    });
    return (await this.request("text/measure", params, options)).measures;
  }

  /** Counters of the connection and the process, by name. */
  async stats(options) {
    return new Map(entriesOf(await this.request("server/stats", {}, options)));
  }

  // MARK: Events

  /** Calls a function with the params of every `window/logMessage`; returns what ends it. */
  onLog(callback) {
    return this.#logs.subscribe(callback);
  }

  /** Calls a function with every action that is done; returns what ends it. */
  onAction(callback) {
    return this.#actions.subscribe(callback);
  }

  /**
   * Lets a function decide what declarations want asked: true (or a promise of it) allows. Without
   * one, and when it throws, the default of the table's declarations counts.
   */
  onDecide(callback) {
    this.#decider = callback;
  }

  /**
   * Lets functions measure what layouts leave to the client, one at a time: the heights of rows
   * (`measured: "client"`), the widths of cells (`mode: {kind: "client", size}`). Without one the
   * daemon measures itself.
   */
  onMeasure(rows, cells) {
    this.#measurers = {heights: rows, widths: cells};
  }

  /**
   * Calls a function with `{method, params}` of every event that no object here takes. Updates of
   * windows that were watched by `request("view/watch")` are among them, as they were received.
   */
  onEvent(callback) {
    return this.#others.subscribe(callback);
  }

  // MARK: End

  /**
   * Sends `shutdown` and `exit`; resolves to the exit status of the process (null if it was
   * killed).
   */
  close() {
    this.#closing ??= this.#leave();
    return this.#closing;
  }

  async [asyncDispose]() {
    await this.close();
  }

  async #leave() {
    const started = Date.now();
    try {
      await this.request("shutdown", undefined, {timeout: this.#exitTimeout});
      this.notify("exit");
    } catch (error) {
      if (!(error instanceof ClientError)) throw error; // it is gone, or will be killed
    }
    const left = Math.max(this.#exitTimeout - (Date.now() - started), 100);
    const status = await this.#process.end(left);
    this.#endAll(null);
    return status;
  }

  // MARK: Inside

  /** A token for `$/progress`; `callback` takes what comes with it, until `forgetToken`. */
  newToken(callback) {
    const token = `progress-${this.#progress.size + 1}-${Math.random().toString(36).slice(2)}`;
    this.#progress.set(token, callback);
    return token;
  }

  /** Ends the calls for a token. */
  forgetToken(token) {
    this.#progress.delete(token);
  }

  #openTable(method, params, options, columns) {
    // Made while the answer is handled: the first event may follow it at once.
    const onResult = (answer) => {
      const table = new Table(this, answer);
      this.registerSupplies(table.id, columns);
      this.#tables.set(table.id, table);
      return table;
    };
    return this.request(method, params, {...options, onResult}).catch((error) => {
      this.#progress.delete(params.progressToken);
      throw error;
    });
  }

  /** Keeps the functions that supply cells of columns, given as `[column, options]` pairs. */
  registerSupplies(table, columns) {
    const functions = this.#supplies.get(table) ?? new Map();
    for (const [column, answer] of suppliedIn(columns)) functions.set(column, answer);
    if (functions.size > 0) this.#supplies.set(table, functions);
  }

  /** Routes updates to a subscription. */
  registerSubscription(subscription) {
    this.#subscriptions.set(subscription.id, subscription);
  }

  /** Stops routing to a subscription and ends its readers. */
  forgetSubscription(subscription) {
    if (this.#subscriptions.get(subscription.id) === subscription) {
      this.#subscriptions.delete(subscription.id);
    }
    subscription.end();
  }

  /** Ends what watched a view that is gone. */
  forgetView(view) {
    for (const subscription of [...this.#subscriptions.values()]) {
      if (subscription.view.id === view.id) this.forgetSubscription(subscription);
    }
  }

  /** Ends what belonged to a table that is gone. */
  forgetTable(table) {
    if (this.#tables.get(table.id) === table) {
      this.#tables.delete(table.id);
      this.#supplies.delete(table.id);
    }
    for (const [name, lent] of this.#lent) {
      if (lent.table !== table.id) continue;
      this.#lent.delete(name);
      lent.close();
    }
    table.end();
    for (const subscription of [...this.#subscriptions.values()]) {
      if (subscription.view.table === table) this.forgetSubscription(subscription);
    }
  }

  #take(method, params) {
    switch (method) {
      case "view/update": {
        const subscription = this.#subscriptions.get(params.subscription);
        if (subscription) subscription.take(params);
        else this.#others.put({method, params});
        break;
      }
      case "table/didChange": {
        const table = this.#tables.get(params.table);
        if (table) table.takeChange(params);
        else this.#others.put({method, params});
        break;
      }
      case "$/progress":
        this.#takeProgress(params);
        break;
      case "window/logMessage":
        this.#logs.put(params);
        break;
      case "action/didInvoke":
        this.#actions.put(this.#invoked(params));
        break;
      default:
        this.#others.put({method, params});
    }
  }

  #invoked({key, ...params}) {
    if (key === undefined) return params;
    const table = this.#tables.get(params.table);
    return {...params, row: table ? table.decodeKey(key) : key};
  }

  /** The handler for requests of the daemon; undefined: there is none. */
  async #answer(method, params) {
    if (method === "cell/compute") {
      return this.#supplies.get(params.table)?.get(params.column)?.(params);
    }
    if (method === "source/fetch") return this.#lent.get(params.source)?.fetch(params);
    if (method === "source/write") return this.#lent.get(params.source)?.write(params);
    if (method === "cell/measure") {
      const measure = this.#measurers[params.kind];
      const table = this.#tables.get(params.table);
      const answer = params.kind === "widths" ? answerWidths : answerMeasures;
      return measure && answer(measure, params, (key) => table?.decodeKey(key) ?? key);
    }
    if (method !== "action/decide" || !this.#decider) return undefined;
    return {decision: (await this.#decider(params)) ? "allow" : "refuse"};
  }

  #takeProgress({token, value}) {
    const callback = this.#progress.get(token);
    if (!callback || typeof value !== "object" || value === null) return;
    if (value.kind === "end") this.#progress.delete(token);
    queueMicrotask(() => callback(value));
  }

  #endAll(end) {
    const failure = this.#closing ? null : end;
    this.#end(failure);
    for (const subscription of this.#subscriptions.values()) subscription.end(failure);
    for (const table of this.#tables.values()) table.end(failure);
    this.#logs.end();
    this.#others.end();
    this.#actions.end();
  }
}

function typed(values) {
  return values && new Map([...entriesOf(values)].map(([name, value]) => [name, toTyped(value)]));
}

function byWidth(wanted) {
  return typeof wanted === "number" ? {width: wanted} : wanted;
}

function contentToWire(content) {
  if (typeof content === "string") return {text: content};
  const {buffer, byteOffset, byteLength} = content;
  return {base64: Buffer.from(buffer, byteOffset, byteLength).toString("base64")};
}
