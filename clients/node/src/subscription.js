// A live window on a view.

import {makeRow, Reading, valuesByColumn} from "./cells.js";
import {asyncDispose} from "./dispose.js";
import {OutOfSync} from "./errors.js";
import {EventStream} from "./events.js";
import {given} from "./json.js";
import {Replica} from "./replica.js";
import {isSectionEntry, rowPlaces} from "./sections.js";
import {encodeKey} from "./values.js";

/**
 * A live window; arriving updates change its `replica`.
 *
 * Readers and callbacks may lag behind the replica: state is what counts, not history. After
 * `daemon.sync()` the replica has all effects of the requests sent before.
 */
export class Subscription {
  #updates = new EventStream();

  constructor(view, answer) {
    this.view = view;
    this.id = answer.subscription;
    this.replica = new Replica();
    /** How often a reset had to be requested. */
    this.resyncs = 0;
  }

  // MARK: Events

  /** Updates until the subscription ends; leaving the loop early does not end it. */
  [Symbol.asyncIterator]() {
    return this.updates();
  }

  /** Updates until the end, until `signal` aborts, or until none came for `timeout` ms. */
  updates(options) {
    return this.#updates.iterate(options);
  }

  /** The next update; undefined when none came in time or at the end. */
  nextUpdate(options) {
    return this.#updates.next(options);
  }

  /** Calls a function for every update; returns what ends that. */
  onUpdate(callback) {
    return this.#updates.subscribe(callback);
  }

  // MARK: The content of the window

  /** The view's counts as of the newest update. */
  get counts() {
    return this.replica.counts;
  }

  /** The keys of the rows in the window, in order. */
  keys() {
    const {keys} = this.replica;
    return rowPlaces(keys).map((place) => this.view.table.decodeKey(keys[place]));
  }

  /** The entries in the window, in order: keys of rows, and `{kind, key}` of what is between. */
  entries() {
    return this.replica.keys.map((key) => this.view.table.decodeEntry(key));
  }

  /** The rows in the window, in order. */
  rows(options) {
    const reading = new Reading(this.view.table.types, options);
    const {keys, cells} = this.replica;
    const key = (place) => (reading.raw ? keys[place] : this.view.table.decodeKey(keys[place]));
    return rowPlaces(keys).map((place) => makeRow(key(place), cells, place, reading));
  }

  /** The values in the window column by column, by column id. */
  columns(options) {
    const {keys, cells} = this.replica;
    const reading = new Reading(this.view.table.types, options);
    return valuesByColumn(cells, reading, rowPlaces(keys));
  }

  // MARK: Requests

  /** Sends a request that names this subscription. */
  request(method, params = {}, options = {}) {
    const {daemon} = this.view.table;
    return daemon.request(method, {subscription: this.id, ...params}, options);
  }

  /** Moves or resizes the window; an update follows if anything differs. */
  scroll({entry, anchor, ...params} = {}, options) {
    const named = given({entry: entryToWire(entry), anchor: entryToWire(anchor)});
    return this.request("view/scroll", {...given(params), ...named}, options);
  }

  /**
   * What is drawn at a point of the frame: `part`, `entry`, `column`, `resize`. `header` is the height
   * of the header at the top of the frame, `grip` how near to the end of a column in it a width can be
   * dragged. With `text` (`{inset: 4}`, or `{}`) `textOffset` is the nearest place in the text.
   */
  hit(x, y, {header, grip, text, ...options} = {}) {
    return this.request("view/hit", given({x, y, header, grip, text}), options);
  }

  /** Reports the row on which the pointer is; without a row: on none. */
  async hover(row = null, {column, ...options} = {}) {
    const key = row === null ? null : encodeKey(row);
    await this.request("view/hover", {row: key, ...given({column})}, options);
  }

  /** Asks for a reset. */
  async resync(options) {
    await this.request("view/resync", {}, options);
  }

  /** Ends the subscription; no update comes after this. */
  async close(options) {
    await this.request("view/unwatch", {}, options);
    this.view.table.daemon.forgetSubscription(this);
  }

  async [asyncDispose]() {
    await this.close();
  }

  // MARK: Called by the daemon object

  /** Applies a `view/update`. */
  take(params) {
    let update;
    try {
      update = this.replica.apply(params);
    } catch (error) {
      if (!(error instanceof OutOfSync)) throw error;
      this.resyncs += 1;
      this.resync().catch(() => {}); // closed or gone meanwhile: its readers are told so
      return;
    }
    if (update) this.#updates.put(update);
  }

  /** Ends the readers of this subscription. */
  end(failure) {
    this.#updates.end(failure);
  }
}

/** What names an entry in a request: a row's key, or `{kind, key}` of part of a section. */
export function entryToWire(entry) {
  const isPlain = entry === undefined || entry === null || isSectionEntry(entry);
  return isPlain ? entry : encodeKey(entry);
}

/** The window of a subscription: a viewport, entries, or all of the page. */
export function watchedWindow({first, size, overscan, viewport}, limit) {
  if (viewport !== undefined) return given({kind: "viewport", ...viewport, overscan});
  if (first === undefined && size === undefined) return {kind: "all"};
  return given({kind: "entries", first: first ?? 0, size: size ?? limit, overscan});
}
