// Rows that the program lends.

import assert from "node:assert/strict";
import {test} from "node:test";

import {ChangeRefused, iterated, RowsChanged} from "../src/index.js";
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
