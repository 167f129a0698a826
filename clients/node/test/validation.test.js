// Rules of data through the client.

import assert from "node:assert/strict";
import {test} from "node:test";

import {connectReal, withoutDaemon} from "../test-support/support.js";

const skip = withoutDaemon;

test("rules are told and hold", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const columns = [
    {id: "low", type: "integer", validate: {expression: "value >= 0"}}, {id: "high"},
  ];
  const table = await daemon.create({columns, rows: [[1, "x"], [-1, "y"]]});
  const found = await table.validate();
  assert.deepEqual([found.count, found.items[0].row], [1, 2]);
  assert.equal((await table.validate({rows: [1], columns: ["high"], size: 0})).count, 0);
  await assert.rejects(table.set(1, "low", -5), (error) => error.kind === "invalid");
  const watched = await (await table.view()).watch({problems: true});
  await daemon.sync();
  assert.deepEqual(watched.replica.problems.map(({index}) => index), [1]);
  await table.set(2, "low", 5);
  await daemon.sync();
  assert.deepEqual(watched.replica.problems, []);
});

test("cells carry states", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const rows = [["a", 1], ["b", 2]];
  const table = await daemon.create({columns: [{id: "name"}, {id: "n", type: "integer"}], rows});
  const watched = await (await table.view()).watch({kinds: true});
  await table.carry(1, {cellStates: {n: {busy: true}}});
  await daemon.sync();
  assert.deepEqual(
    watched.replica.kinds.cellStates, [{index: 0, column: "n", cellState: {busy: true}}]);
  const match = {kind: "given", keys: [1, 2]};
  const result = await table.setRows(
    rows, {match, rowStates: [null, 5], cellStates: [null, {name: 1}]});
  assert.deepEqual([result.updates, result.changedCells], [2, 0]);
});
