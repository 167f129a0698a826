// Plain rows that change at random, and the updates that tell of it.

import {Chance} from "./support.js";

export const columns = ["a", "__proto__"];

/** What the replica of these rows is to hold. */
export function expected(rows) {
  return rows.map(({key, cells}) => [key, cells.map(({value, error}) =>
    [error ? null : value, `<${value}>`, error])]);
}

export function countsOf(size) {
  return {
    source: size, filtered: size, pages: 1, pageIndex: 0, pageSize: null, pageStart: 0, pageEnd: size,
  };
}

export function block(column, rows, offset) {
  const errors = [];
  const wire = {column: columns[column], values: [], texts: []};
  rows.forEach(({cells}, row) => {
    const {value, error} = cells[column];
    wire.values.push(error ? null : value);
    wire.texts.push(`<${value}>`);
    if (error) errors.push({row, kind: error, text: String(value)});
  });
  if (errors.length > 0) wire.errors = errors;
  if (offset !== undefined) wire.offset = offset;
  return wire;
}

export class RandomSource {
  #chance;
  #nextKey = 0;
  seq = 0;
  revision = 0;
  rows = [];

  constructor(seed) {
    this.#chance = new Chance(seed);
  }

  /** The messages of one update, a reset or a diff, whole or in parts. */
  update(isFirst) {
    let from = null;
    let bodies;
    if (isFirst || this.#chance.next() < 0.15) {
      this.rows = Array.from({length: this.#chance.below(8)}, () => this.#row());
      bodies = this.#reset();
    } else {
      from = this.revision;
      bodies = this.#diff();
    }
    this.revision += 1;
    return bodies.map((body, part) => this.#message(body, part, bodies.length, from));
  }

  #message(body, part, count, from) {
    this.seq += 1;
    const size = this.rows.length;
    return {
      subscription: "s1", view: "v1", table: "t1", seq: this.seq, from, to: this.revision,
      revision: this.revision, causes: ["edit"], counts: countsOf(size), orderState: "ready",
      window: {first: 0, size}, last: part === count - 1, ...body,
      ...(count > 1 ? {part} : {}), ...(from === null && part === 0 ? {columns} : {}),
    };
  }

  #row() {
    this.#nextKey += 1;
    const key = this.#nextKey % 3 ? this.#nextKey : String(this.#nextKey);
    return {key, cells: columns.map(() => this.#cell())};
  }

  #cell() {
    const error = this.#chance.next() < 0.2 ? "doesNotParse" : undefined;
    return {value: this.#chance.below(100), error};
  }

  #reset() {
    const cut = this.#chance.below(this.rows.length + 1);
    const parts = [[this.rows.slice(0, cut), undefined], [this.rows.slice(cut), cut]];
    const bodies = parts.map(([rows, offset]) => ({
      keys: rows.map(({key}) => key),
      blocks: columns.map((_, column) => block(column, rows, offset)),
    }));
    if (this.#chance.next() < 0.5) return bodies.map((reset) => ({reset}));
    return [{reset: {
      keys: bodies.flatMap(({keys}) => keys), blocks: bodies.flatMap(({blocks}) => blocks),
    }}];
  }

  // Made by the words of the protocol, with splice, so that it checks the replica's shorter way.
  #diff() {
    const chance = this.#chance;
    const old = this.rows;
    const gone = chance.sample([...old.keys()], chance.below(old.length + 1));
    const cut = chance.below(gone.length + 1);
    const deletes = gone.slice(0, cut).sort((a, b) => a - b);
    const arriving = [
      ...gone.slice(cut).map((at) => ({old: at, row: old[at]})),
      ...Array.from({length: chance.below(4)}, () => ({row: this.#row()})),
    ];
    const mixed = chance.sample(arriving, arriving.length);
    const rows = old.filter((_, at) => !gone.includes(at));
    const size = rows.length + arriving.length;
    const targets = chance.sample([...Array(size).keys()], arriving.length).sort((a, b) => a - b);
    mixed.forEach((one, number) => rows.splice(targets[number], 0, one.row));
    const placed = mixed.map((one, number) => ({...one, target: targets[number]}));
    const fresh = placed.filter((one) => one.old === undefined);
    const diff = {
      deletes: deletes.map((at) => [at, 1]),
      moves: placed.filter((one) => one.old !== undefined).map((one) => [one.old, one.target]),
      inserts: {
        at: fresh.map((one) => [one.target, 1]),
        keys: fresh.map((one) => one.row.key),
        blocks: columns.map((_, column) => block(column, fresh.map((one) => one.row))),
      },
    };
    this.rows = rows;
    return this.#withUpdates(diff);
  }

  #withUpdates(diff) {
    const size = this.rows.length;
    const updates = columns.map((_, column) => {
      const touched = this.#chance.sample([...Array(size).keys()], this.#chance.below(size + 1));
      for (const at of touched) {
        const cells = [...this.rows[at].cells];
        cells[column] = this.#cell();
        this.rows[at] = {...this.rows[at], cells};
      }
      return {...block(column, touched.map((at) => this.rows[at])), rows: touched};
    });
    if (this.#chance.next() < 0.3) {
      return [{diff}, ...updates.map((update) => ({diff: {updates: [update]}}))];
    }
    return [{diff: {...diff, updates}}];
  }
}
