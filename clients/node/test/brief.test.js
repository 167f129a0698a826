// Brief updates through the client: shorter, and the replica holds the same.

import assert from "node:assert/strict";
import {test} from "node:test";

import {connectReal, withoutDaemon} from "../test-support/support.js";

const skip = withoutDaemon;

test("a brief window holds what a full one does", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const rows = Array.from({length: 40}, (_, n) => [n]);
  const table = await daemon.create({columns: [{id: "n", type: "integer"}], rows});
  const view = await table.view({layout: {rows: {}}});
  const windows = [await view.watch({size: 5, brief: true}), await view.watch({size: 5})];
  await table.set(1, "n", 77);
  await table.insert([[5], [6]], {place: "start"});
  await view.set({sort: [{column: "n"}]});
  await table.set(2, "n", 123456);
  await view.set({layout: {rows: {height: 3}}});
  await daemon.sync();
  const [brief, full] = windows.map(({replica}) => replica);
  for (const name of ["keys", "counts", "window", "orderState", "layout", "viewRevision"]) {
    assert.deepEqual(brief[name], full[name], name);
  }
  assert.equal(brief.counts.source, 42);
  assert.deepEqual(brief.layout.columns, [{column: "n", x: 0, width: 6}]);
  assert.deepEqual(windows[0].columns(), windows[1].columns());
});
