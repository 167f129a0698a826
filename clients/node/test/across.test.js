// Windows of the columns in sight, through the client.

import assert from "node:assert/strict";
import {test} from "node:test";

import {connectReal, withoutDaemon} from "../test-support/support.js";

const skip = withoutDaemon;

test("columns come and go with the window", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const columns = ["a", "b", "c", "d"].map((id) => ({id}));
  const table = await daemon.create({columns, rows: [["1", "2", "3", "4"]]});
  const widths = Object.fromEntries(columns.map(({id}) => [id, {width: 10}]));
  const view = await table.view({layout: {columns: widths, fixed: {leading: 1}}});
  const window = await view.watch({across: {frameWidth: 20}});
  await daemon.sync();
  assert.deepEqual(window.replica.columns, ["a", "b"]);
  await window.scroll({across: {column: "d", placement: "end"}});
  await daemon.sync();
  assert.deepEqual(window.columns(), new Map([["a", ["1"]], ["d", ["4"]]]));
  assert.deepEqual(window.replica.across.left, {leading: 0, center: -10, trailing: 20});
  await window.scroll({across: null});
  await daemon.sync();
  assert.equal(window.replica.across, null);
  const frames = [{column: "d", group: "center", x: 20, width: 10}];
  assert.deepEqual(await view.frames(["d"]), frames);
  assert.equal((await view.columnAt(25)).distance, 5);
  assert.equal(await view.columnAt(10, {group: "leading"}), null);
});
