// Tables beside the text that they are made of, in a fake VS Code with the real daemon.

import assert from "node:assert/strict";
import {test} from "node:test";

import {Page, skip, until, workbenchFor} from "./pages.js";
import {Range} from "./texts.js";
import {Uri} from "./workbench.js";

const text = "name,note\nfig,\"two\nlines\"\nkiwi,é\n";
const placeOf = ({start, end}) => [start.line, start.character, end.line, end.character];

test("a cell is revealed in the text of its file", {skip}, async (t) => {
  const {workbench, show} = await workbenchFor(t, {text});
  const page = await show();
  const reveal = (row, column) => page.request("host/reveal", {row, column});
  await reveal(1, "note");
  assert.deepEqual(placeOf(workbench.texts.active.selection), [1, 4, 2, 6]);
  assert.equal(workbench.texts.active.viewColumn, -2, "beside the table");
  workbench.texts.active.viewColumn = 2;
  await reveal(2, "note");
  assert.deepEqual(placeOf(workbench.texts.active.selection), [3, 5, 3, 6]);
  assert.equal(workbench.texts.active.viewColumn, 2, "where the text is shown already");
  const insert = [{kind: "insert", rows: [["plum", ""]]}];
  const {inserted: [row]} = await page.request("table/edit", {table: page.info.table, edits: insert});
  await assert.rejects(() => reveal(row, "note"), /not in the file yet/);
});

test("the row at the text cursor is shown in the table, which is opened for it", {skip}, async (t) => {
  const {workbench, path} = await workbenchFor(t, {text});
  const showInTable = async (line, character) => {
    workbench.texts.active.selection = new Range(line, character, line, character);
    await workbench.execute("tableServer.showInTable");
  };
  await workbench.execute("tableServer.showInTable");
  assert.equal(workbench.messages.at(-1).text, "No text editor is in front.");
  workbench.texts.open(Uri.file(path));
  await showInTable(3, 6);
  const page = new Page(workbench.active.panels[0]);
  const first = page.next("command");
  await page.start();
  assert.deepEqual((await first).args, {row: 2, column: "note"});
  const second = page.next("command");
  await showInTable(2, 0);
  assert.deepEqual((await second).args, {row: 1, column: "note"});
  assert.equal(workbench.active.panels.length, 1);
  await showInTable(0, 0);
  assert.equal(workbench.messages.at(-1).text, "There is no row at that line.");
});
