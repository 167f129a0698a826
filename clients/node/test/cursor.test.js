// The cursor of a view, through the client.

import assert from "node:assert/strict";
import {test} from "node:test";

import {connectReal, withoutDaemon} from "../test-support/support.js";

const skip = withoutDaemon;

test("a cursor moves, selects and is shown", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const rows = ["a", "b", "c", "d", "e", "f"].map((name) => [name, "x"]);
  const table = await daemon.create({columns: [{id: "name"}, {id: "note"}], rows});
  const view = await table.view();
  const window = await view.watch({size: 2});
  assert.equal((await view.cursor()).row, undefined);
  const named = await view.cursor({row: 2, column: "note"});
  assert.deepEqual([named.row, named.column, named.viewIndex, named.text], [2, "note", 1, "x"]);
  const moved = await view.cursor({move: {rows: 2}, select: "extend", show: window});
  assert.deepEqual([moved.row, moved.selected, moved.moved], [4, 3, true]);
  await daemon.sync();
  assert.deepEqual(window.replica.cursor, {row: 4, column: "note", viewIndex: 3});
  assert.deepEqual(window.keys(), [3, 4]);
  await table.remove([4]);
  await daemon.sync();
  assert.deepEqual(window.replica.cursor, {row: 5, column: "note", viewIndex: 3});
  assert.equal((await view.cursor({to: "start"})).text, "a");
});

test("a cursor stands on a section", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const table = await daemon.create({columns: [{id: "name"}], rows: [["b"], ["a"]]});
  const view = await table.view({sections: {by: [{column: "name"}]}});
  const window = await view.watch({size: 9});
  const {row} = await view.cursor({to: "start"});
  assert.deepEqual(row, window.entries()[0]);
  assert.deepEqual((await view.cursor({row})).row, row);
});
