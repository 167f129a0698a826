// The difference of two tables, through the client.

import assert from "node:assert/strict";
import {test} from "node:test";

import {connectReal, withoutDaemon} from "../test-support/support.js";

const skip = withoutDaemon;
const columns = [{id: "id", type: "integer"}, {id: "name"}];
const rows = [[1, "Ada"], [2, "Bob"], [3, "Cai"]];

test("a difference is a table that follows both sides", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const table = await daemon.create({columns, rows, keyColumns: ["id"]});
  const changes = await daemon.openDifference({text: "id,name\n1,Ada\n2,Robert\n"}, table);
  const counts = changes.description.difference?.counts;
  assert.deepEqual(counts, {same: 1, added: 1, removed: 0, changed: 1, moved: 0});
  const view = await changes.view({filter: "diff_kind != 'same'"});
  const kinds = async () => (await view.rows()).columns().get("diff_kind");
  assert.deepEqual(await kinds(), ["changed", "added"]);
  await table.edit([{kind: "set", row: 2, column: "name", value: "Robert"}]);
  await daemon.sync();
  assert.deepEqual(await kinds(), ["added"]);
  const again = await daemon.openDifference(table, {table: table.id}, {match: "keys"});
  assert.equal(again.description.difference?.state, "current");
});
