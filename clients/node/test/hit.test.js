// What is at a point of a frame, through the client.

import assert from "node:assert/strict";
import {test} from "node:test";

import {connectReal, withoutDaemon} from "../test-support/support.js";

const skip = withoutDaemon;

test("a point is a row, a column and a place in a text", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const table = await daemon.create({columns: [{id: "name"}], rows: [["Ada"], ["Grace"]]});
  const view = await table.view({layout: {rows: {}}});
  const window = await view.watch({size: 2});
  const found = await window.hit(2, 1.5, {text: {}});
  assert.deepEqual(found.entry, {key: 2, viewIndex: 1, y: 1, height: 1});
  assert.equal(found.column.column, "name");
  assert.equal(found.textOffset, 2);
  const header = await window.hit(5, 0, {header: 1, grip: 1});
  assert.equal(header.part, "header");
  assert.equal(header.resize.column, "name");
});

test("a scroll says which update follows, and a tap need not wait", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const rows = Array.from({length: 9}, (_, row) => [String(9 - row)]);
  const table = await daemon.create({columns: [{id: "name"}], rows});
  const view = await table.view();
  const window = await view.watch({size: 2});
  const {update} = await window.scroll({first: 3});
  let last;
  do last = await window.nextUpdate(); while (last.seq < update);
  assert.equal(last.seq, update);
  assert.equal(last.window.first, 3);
  await daemon.sync({layout: true});
  assert.equal((await window.scroll({first: 3})).update, null);
  assert.equal((await view.tap("name", {wait: false})).sortable, true);
});
