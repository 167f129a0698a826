// Exports and copies through the thin calls.

import assert from "node:assert/strict";
import {test} from "node:test";

import {connectReal, withoutDaemon} from "../test-support/support.js";

test("rows are exported, copied and pasted", {skip: withoutDaemon}, async (t) => {
  const daemon = await connectReal(t);
  const rows = [["fig", 3], ["kiwi", null], ["a|b", 5]];
  const columns = [{id: "name"}, {id: "count", type: "integer"}];
  const table = await daemon.create({columns, rows});
  const exported = await daemon.calls.tableExport({table: table.id, format: "json"});
  assert.deepEqual(JSON.parse(exported.text), rows.map(([name, count]) => ({name, count})));
  const view = await table.view();
  const copied = await daemon.calls.viewCopy({view: view.id, columns: ["name"]});
  assert.deepEqual(copied.flavours.map((one) => one.type), ["text/plain", "text/html", "text/csv"]);
  assert.equal(copied.flavours[0].text, "fig\nkiwi\na|b\n");
  const [, {text: html}] = copied.flavours;
  const paste = {kind: "paste", at: {row: 2, column: "name"}, overflow: "clip", html};
  await daemon.calls.tableEdit({table: table.id, edits: [paste]});
  const after = await daemon.calls.tableExport({table: table.id, format: "tsv", columns: ["name"]});
  assert.equal(after.text, "name\nfig\nfig\nkiwi\n");
});
