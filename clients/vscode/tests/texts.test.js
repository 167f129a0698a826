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

/** The table of an untitled text, shown in a page. */
async function textTable(t, content = text) {
  const {workbench} = await workbenchFor(t);
  const {document} = workbench.texts.open(Uri.parse("untitled:Untitled-1"), content);
  await workbench.execute("tableServer.openTextAsTable");
  const page = await new Page(workbench.panels[0]).start();
  const shows = (names) => until(async () => `${await page.column("name")}` === `${names}`, `${names}`);
  const reads = (wanted) => until(() => document.text === wanted, wanted);
  return {workbench, document, page, shows, reads};
}

test("an unsaved text and its table stay equal, both ways", {skip}, async (t) => {
  const {workbench, document, page, shows, reads} = await textTable(t);
  workbench.texts.type(document, "fig", "date");
  await shows(["date", "kiwi"]);
  await page.edit(2, "note", "a, b");
  await reads(text.replace("fig", "date").replace("é", '"a, b"'));
  workbench.texts.type(document, "kiwi", "plum,x\nkiwi");
  await shows(["date", "plum", "kiwi"]);
  await page.request("table/edit", {table: page.info.table, edits: [{kind: "remove", rows: [1]}]});
  await reads('name,note\nplum,x\nkiwi,"a, b"\n');
  await page.request("table/undo", {table: page.info.table});
  await reads('name,note\ndate,"two\nlines"\nplum,x\nkiwi,"a, b"\n');
  await page.request("table/redo", {table: page.info.table});
  await reads('name,note\nplum,x\nkiwi,"a, b"\n');
  workbench.texts.type(document, "name", "fruit");
  await until(async () => {
    const {columns} = await page.request("table/describe", {table: page.info.table});
    return columns[0].title === "fruit";
  }, "the new title");
  assert.deepEqual(workbench.messages.filter(({kind}) => kind === "error"), []);
});

test("line breaks in cells get the line ends of the text", {skip}, async (t) => {
  const {workbench, page, reads} = await textTable(t, "name,note\r\nfig,x\r\n");
  await page.edit(1, "note", "two\nlines");
  await reads('name,note\r\nfig,"two\r\nlines"\r\n');
  await until(async () => !(await page.request("table/describe", {table: page.info.table})).dirty, "equal contents");
  await page.edit(1, "name", "plum");
  await reads('name,note\r\nplum,"two\r\nlines"\r\n');
  assert.deepEqual(workbench.messages.filter(({kind}) => kind === "error"), []);
});

test("a text that is typed into while its table is edited decides", {skip}, async (t) => {
  const {workbench, document, page, shows} = await textTable(t);
  const edited = page.edit(2, "name", "plum");
  workbench.texts.type(document, "fig", "date");
  workbench.texts.type(document, "kiwi", "lime");
  await edited;
  await until(async () => {
    const names = document.text.match(/^\w+(?=,)/gm).slice(1);
    return `${await page.column("name")}` === `${names}` && (await page.request("table/describe",
      {table: page.info.table})).dirty === false;
  }, "equal contents");
  // As if a change had been lost: the whole text is sent.
  const daemon = await workbench.extension.parts.daemons.get();
  const changes = [{range: {start: {line: 0, character: 0}, end: {line: 0, character: 0}}, text: "x"}];
  const {table} = page.info;
  await daemon.request("table/didChangeText", {table, version: 1000, baseVersion: document.version, changes});
  document.version = 1000;
  workbench.texts.type(document, "date", "nut");
  await shows(["nut", document.text.match(/^\w+(?=,)/gm)[2]]);
});

test("a text and its table are equal again after the daemon was killed", {skip}, async (t) => {
  const {workbench, document, page, shows, reads} = await textTable(t);
  await page.edit(1, "name", "nut");
  await reads(text.replace("fig", "nut"));
  process.kill((await workbench.extension.parts.daemons.get()).pid, "SIGKILL");
  await page.next("ended");
  workbench.texts.type(document, "kiwi", "lime");
  await page.request("host/restart", {});
  await shows(["nut", "lime"]);
  await page.edit(2, "name", "plum");
  await reads(text.replace("fig", "nut").replace("kiwi", "plum"));
});

test("a text that cannot be changed keeps its table as it is", {skip}, async (t) => {
  const {workbench, page, shows} = await textTable(t);
  workbench.texts.isReadOnly = true;
  await page.edit(2, "name", "plum");
  await until(() => workbench.messages.some(({text: told}) => told === "The text cannot be changed."), "the message");
  await shows(["fig", "kiwi"]);
});

test("the table of a text is opened once, shows the text's cursor, and closes with the text", {skip}, async (t) => {
  const {workbench, document, page} = await textTable(t);
  const told = page.next("command");
  workbench.texts.active.selection = new Range(3, 0, 3, 0);
  await workbench.execute("tableServer.showInTable");
  assert.deepEqual((await told).args, {row: 2, column: "name"});
  assert.equal(workbench.panels.length, 1);
  await page.request("host/reveal", {row: 1, column: "name"});
  assert.deepEqual(placeOf(workbench.texts.active.selection), [1, 0, 1, 3]);
  workbench.texts.close(document);
  assert.equal(workbench.extension.parts.documents.size, 0);
  workbench.texts.open(Uri.parse("untitled:Untitled-2"), "");
  await workbench.execute("tableServer.openTextAsTable");
  assert.match(workbench.messages.at(-1).text, /^The text is empty/);
  assert.equal(workbench.extension.parts.documents.size, 0);
});
