// Where a window's pointer is, through the client.

import assert from "node:assert/strict";
import {test} from "node:test";

import {connectReal, withoutDaemon} from "../test-support/support.js";

const skip = withoutDaemon;

test("a rule reads the pointer", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const table = await daemon.create({columns: [{id: "name"}], rows: [["a"], ["b"]]});
  const rule = {expression: "hovered ? 'lit' : 'plain'"};
  await table.declare({columns: {name: {cellKind: rule}}});
  const view = await table.view();
  const window = await view.watch({size: 2});
  const kinds = async () => {
    const {items} = await daemon.request("table/resolve", {
      table: table.id, rows: [1, 2], columns: ["name"], settings: ["cellKind"],
      subscription: window.id,
    });
    return items.map(({settings}) => settings.cellKind.value);
  };
  await window.hover(2, {column: "name"});
  assert.deepEqual(await kinds(), ["plain", "lit"]);
  await window.hover();
  assert.deepEqual(await kinds(), ["plain", "plain"]);
  await assert.rejects(window.hover(9), /no row with the key 9/);
});
