// Rows that the program lends.

import assert from "node:assert/strict";
import {Readable} from "node:stream";
import {ReadableStream} from "node:stream/web";
import {test} from "node:test";

import {ChangeRefused, iterated, linked, RowsChanged} from "../src/index.js";
import {connectReal, withoutDaemon} from "../test-support/support.js";

async function shown(table) {
  const view = await table.view();
  const rows = await view.rows();
  return [...rows].map((row) => table.columns.map(({id}) => row.get(id)));
}

test("arrays and functions are lent, and read again", {skip: withoutDaemon}, async (t) => {
  const daemon = await connectReal(t);
  const people = [{id: 1, name: "Ada"}, {id: 2, name: "Grace"}];
  const table = await daemon.lend(people, {key: ["id"]});
  assert.deepEqual(await shown(table), [[1, "Ada"], [2, "Grace"]]);
  people[1] = {id: 2, name: "Grace H."};
  assert.equal(await table.sourceChanged(), 2);
  assert.deepEqual(await shown(table), [[1, "Ada"], [2, "Grace H."]]);
  const page = async (offset, size) => {
    return Array.from({length: Math.min(size, 3000 - offset)}, (_, n) => [offset + n]);
  };
  const numbers = await daemon.lend(page, {columns: [{id: "n", type: "integer"}], rowCount: 3000});
  assert.equal((await shown(numbers)).length, 3000);
});

test("iterables are read once for each reading", {skip: withoutDaemon}, async (t) => {
  const daemon = await connectReal(t);
  let begun = 0;
  async function* rows() {
    begun += 1;
    for (let n = 0; n < 2500; n += 1) yield [n];
  }
  const table = await daemon.lend(iterated(rows), {columns: ["n"]});
  assert.deepEqual((await shown(table)).map(([n]) => n), Array.from({length: 2500}, (_, n) => n));
  assert.equal(begun, 1);
  await table.sourceChanged();
  assert.equal(begun, 2);
  const few = await daemon.lend(iterated(() => [{a: 1}, {a: 2}]));
  assert.deepEqual(await shown(few), [[1], [2]]);
});

test("iterables, iterators and streams are lent themselves", {skip: withoutDaemon}, async (t) => {
  const daemon = await connectReal(t);
  const rows = Array.from({length: 3000}, (_, n) => ({n}));
  async function* generated() {
    yield* rows;
  }
  const many = [new Set(rows), generated(), rows.values(), Readable.from(rows), ReadableStream.from?.(rows)];
  for (const one of many.filter((given) => given !== undefined)) {
    const table = await daemon.lend(one);
    assert.deepEqual((await shown(table)).map(([n]) => n), rows.map(({n}) => n));
    const again = table.sourceChanged();
    if (one instanceof Set) assert.equal(await again, 1);
    else await assert.rejects(again, {kind: "sourceFailed", message: /read once/});
  }
});

test("an iterator is closed with its table", {skip: withoutDaemon}, async (t) => {
  const daemon = await connectReal(t);
  let closed;
  const isClosed = new Promise((resolve) => (closed = resolve));
  async function* endless() {
    try {
      for (let n = 0; ; n += 1) yield [n];
    } finally {
      closed();
    }
  }
  const table = await daemon.lend(iterated(endless), {columns: ["n"], wait: false});
  await table.close();
  await isClosed;
});

test("pages that name the next one are followed", {skip: withoutDaemon}, async (t) => {
  const daemon = await connectReal(t);
  const asked = [];
  const page = async (link = 0) => {
    asked.push(link);
    return {rows: [{n: link}, {n: link + 0.5}], next: link < 3 ? link + 1 : null};
  };
  const table = await daemon.lend(linked(page));
  assert.deepEqual((await shown(table)).map(([n]) => n), [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5]);
  assert.deepEqual(asked, [0, 1, 2, 3]);
  const same = linked(() => ({rows: [], next: 1}), 1);
  await assert.rejects(daemon.lend(same, {columns: ["n"]}), {message: /links to itself/});
});

test("long integers, blobs and dates keep their values", {skip: withoutDaemon}, async (t) => {
  const daemon = await connectReal(t);
  const rows = [[2n ** 63n - 1n, 5n, 2n ** 70n, new Uint8Array([10, 27]), new Date(0), NaN]];
  const columns = [{id: "i", type: "integer"}, "small", "long", "blob", {id: "t", type: "dateTime"},
    {id: "f", type: "number"}];
  const table = await daemon.lend(rows, {columns});
  assert.deepEqual(await shown(table), [
    [2n ** 63n - 1n, 5, String(2n ** 70n), "x'0a1b'", "1970-01-01T00:00:00Z", NaN],
  ]);
});

test("edits are written by a function", {skip: withoutDaemon}, async (t) => {
  const daemon = await connectReal(t);
  const people = new Map([[1, "Ada"], [2, "Grace"]]);
  const write = (changes) => changes.flatMap(({kind, key, values, before}, place) => {
    if (values.get("name") === "") throw new ChangeRefused(place, "a name is needed", "name");
    if (kind === "insert") {
      people.set(3, values.get("name"));
      return [[place, {id: 3}]];
    }
    if (people.get(key[0]) !== before.get("name")) throw new RowsChanged({changes: [place]});
    people.set(key[0], values.get("name"));
    return [];
  });
  const table = await daemon.lend((offset) => [...people].slice(offset), {
    columns: [{id: "id", type: "integer"}, "name"], key: ["id"], write,
  });
  await table.set(1, "name", "Ada L.");
  await table.insert([["", "Emmy"]]);
  assert.equal((await table.save()).way, "committed");
  assert.deepEqual([...people], [[1, "Ada L."], [2, "Grace"], [3, "Emmy"]]);
  assert.deepEqual((await shown(table)).at(-1), [3, "Emmy"]);
  await table.set(2, "name", "");
  await assert.rejects(table.save(), {kind: "constraint"});
  await table.undo();
  people.set(2, "G.");
  await table.set(2, "name", "Grace H.");
  await assert.rejects(table.save(), {kind: "rowsChanged"});
});

test("what goes wrong is the error of the request", {skip: withoutDaemon}, async (t) => {
  const daemon = await connectReal(t);
  const page = () => {
    throw new Error("the server is down");
  };
  await assert.rejects(daemon.lend(page, {columns: ["n"]}), {kind: "sourceFailed"});
  await assert.rejects(daemon.lend([[1]]), TypeError);
  await assert.rejects(daemon.lend(5, {columns: ["n"]}), TypeError);
});
