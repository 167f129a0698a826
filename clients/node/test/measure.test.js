// Texts measured through the client.

import assert from "node:assert/strict";
import {test} from "node:test";

import {connectReal, withoutDaemon} from "../test-support/support.js";

const skip = withoutDaemon;

test("texts are measured", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const [measure] = await daemon.measure(["日本 go"], {wrap: 4, truncate: {width: 4, at: "head"}});
  assert.deepEqual([measure.width, measure.height], [7, 2]);
  assert.deepEqual(measure.lines.map(({range}) => range), [[0, 2], [3, 5]]);
  assert.equal(measure.shown.text, "… go");
  const regular = {defaultAdvance: 8.25};
  const measurer = {kind: "font", lineHeight: 20, regular, bold: {defaultAdvance: 9}};
  const found = await daemon.measure(["a", "bb"], {measurer});
  assert.deepEqual(found.map(({width}) => width), [8.25, 16.5]);
  assert.deepEqual(await daemon.measure(["a"], {measurer, bold: true}), [{width: 9, height: 20}]);
});

test("columns are laid out and resized", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const table = await daemon.create({
    columns: [{id: "a"}, {id: "b"}], rows: [["a long text", 1], ["x", 22]],
  });
  const view = await table.view({layout: {spacing: 1}});
  assert.deepEqual(view.layout.columns.map(({x}) => x), [0, 12]);
  const watched = await view.watch();
  await daemon.sync();
  assert.deepEqual(watched.replica.layout, view.layout);
  await view.resize("a", 5);
  await daemon.sync();
  assert.deepEqual(watched.replica.layout, view.layout);
  assert.deepEqual(view.layout.columns.map(({width}) => width), [5, 2]);
  assert.equal((await view.resize("a", null)).layout.width, 14);
  await view.set({layout: null});
  await daemon.sync();
  assert.deepEqual([watched.replica.layout, view.layout], [null, null]);
});
