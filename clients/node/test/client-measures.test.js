// What the program has measured itself of a view.

import assert from "node:assert/strict";
import {test} from "node:test";

import {connectReal, withoutDaemon} from "../test-support/support.js";

const skip = withoutDaemon;

test("heights are told and go with their rows", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const table = await daemon.create({columns: [{id: "name"}], rows: [["a"], ["b"]]});
  const layout = {rows: {}, sizing: {mode: {kind: "fixed", width: 9}}};
  const view = await table.view({layout});
  const window = await view.watch({viewport: {offset: 0, extent: 20}});
  const heights = async () => {
    await daemon.sync();
    return window.replica.heights;
  };
  assert.deepEqual(
    await view.tellHeights([[1, 4.5], [2, 8]], {at: view.viewRevision}), {changed: 2, unused: []},
  );
  assert.deepEqual(await heights(), [{height: 4.5, count: 1}, {height: 8, count: 1}]);
  await view.sort([{column: "name", direction: "descending"}]);
  assert.deepEqual(await heights(), [{height: 8, count: 1}, {height: 4.5, count: 1}]);
  await table.carry(1, {settings: {height: 3}});
  assert.deepEqual(
    await view.tellHeights(new Map([[1, 9], [2, null]])),
    {changed: 1, unused: [{row: 1, reason: "declared"}]},
  );
  assert.deepEqual(await heights(), [{height: 1, count: 1}, {height: 3, count: 1}]);
  await assert.rejects(view.tellHeights([[9, 1]]), /no row with the key 9/);
});

test("heights of cells are told", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const columns = [{id: "name"}, {id: "photo"}];
  const table = await daemon.create({columns, rows: [["a", "x"], ["b", "y"]]});
  const layout = {rows: {}, sizing: {mode: {kind: "fixed", width: 9}}};
  const view = await table.view({layout});
  const window = await view.watch({viewport: {offset: 0, extent: 20}});
  const cells = [[1, "photo", 8], [1, "name", 0.5], [2, "photo", 0.5]];
  assert.deepEqual(await view.tellHeights([], {cells}), {changed: 1, unused: []});
  await daemon.sync();
  assert.deepEqual(window.replica.heights, [{height: 8, count: 1}, {height: 1, count: 1}]);
  await table.carry(2, {settings: {height: 3}});
  assert.deepEqual(
    await view.tellHeights([], {cells: [[1, "photo", null], [2, "photo", 4]]}),
    {changed: 1, unused: [{row: 2, column: "photo", reason: "declared"}]},
  );
});

test("rows are measured by a function that is asked", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const asked = [];
  daemon.onMeasure(async ({key, texts, values, widths}) => {
    asked.push(key);
    if (texts.get("name") === "c") throw new Error("no idea");
    return values.get("name") === "a" ? widths.get("name") / 2 : null;
  });
  const table = await daemon.create({columns: [{id: "name"}], rows: [["a"], ["b"], ["c"]]});
  const layout = {rows: {measured: "client"}, sizing: {mode: {kind: "fixed", width: 9}}};
  const view = await table.view({layout});
  const window = await view.watch({viewport: {offset: 0, extent: 20}});
  const told = async (wanted) => {
    for await (const _ of window) {
      if (JSON.stringify(window.replica.heights) === JSON.stringify(wanted)) return;
    }
  };
  await told([{height: 4.5, count: 1}, {height: 1, count: 2}]);
  assert.deepEqual(asked.sort(), [1, 2, 3]);
  await table.set(2, "name", "a");
  await told([{height: 4.5, count: 2}, {height: 1, count: 1}]);
  assert.deepEqual(asked.slice(3), [2]);
});

test("cells are measured by a function that is asked", {skip}, async (t) => {
  const daemon = await connectReal(t);
  daemon.onMeasure(null, ({value, text}) => (value === "c" ? null : 12.5 * text.length));
  const table = await daemon.create({columns: [{id: "name"}], rows: [["a"], ["bb"], ["c"]]});
  const mode = {kind: "client", size: 10};
  const view = await table.view({layout: {sizing: {mode, header: false}}});
  const window = await view.watch();
  for await (const _ of window) {
    if (window.replica.layout.columns[0].width === 25) break;
  }
  assert.equal(window.replica.layout.columns[0].estimate, undefined);
});
