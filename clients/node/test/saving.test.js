// Saving, the edits that a save would make, and going back to the file.

import assert from "node:assert/strict";
import {appendFile, mkdtemp, readFile, rm, writeFile, rename} from "node:fs/promises";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {test} from "node:test";
import {gunzipSync, gzipSync} from "node:zlib";

import {connectReal, withoutDaemon} from "../test-support/support.js";

test("a table is saved, and only what was edited differs", {skip: withoutDaemon}, async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "table-server-"));
  t.after(() => rm(folder, {recursive: true}));
  const path = join(folder, "fruit.csv");
  const text = 'name,count\nfig,"3"\nkiwi,5\n';
  await writeFile(path, text);
  const daemon = await connectReal(t);
  const table = await daemon.open({path});
  await table.set(2, "name", "pear");
  const edits = await table.textEdits();
  assert.deepEqual(edits.map((edit) => edit.newText), ["pear"]);
  const saved = await table.save();
  assert.equal(saved.way, "replaced");
  assert.equal(await readFile(path, "utf8"), text.replace("kiwi", "pear"));
  await table.set(1, "count", 4);
  const copy = await table.save(join(folder, "copy.csv"), {copy: true});
  assert.equal(copy.dirty, true);
  assert.match(await readFile(copy.path, "utf8"), /^fig,"?4"?$/m);
  assert.equal((await table.revert()).records, 1);
  assert.equal((await table.save()).way, "unchanged");
  const read = await table.setDialect({delimiter: ";", header: true});
  assert.deepEqual(read.columns, ["name,count"]);
  assert.equal(read.rowCount, 2);
});

test("a file that the client has written is adopted", {skip: withoutDaemon}, async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "table-server-"));
  t.after(() => rm(folder, {recursive: true}));
  const path = join(folder, "fruit.csv");
  const text = "name,count\nfig,3\nkiwi,5\n";
  await writeFile(path, text);
  const daemon = await connectReal(t);
  const table = await daemon.open({path});
  await table.set(2, "name", "pear");
  const [edit] = await table.textEdits();
  await assert.rejects(table.adoptFile(), {kind: "fileDiffers"});
  await writeFile(path, text.slice(0, edit.bytes[0]) + edit.newText + text.slice(edit.bytes[1]));
  assert.equal((await table.adoptFile()).dirty, false);
});

test("a table is restored from its backup", {skip: withoutDaemon}, async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "table-server-"));
  t.after(() => rm(folder, {recursive: true}));
  const backup = join(folder, "list.backup");
  const daemon = await connectReal(t);
  const table = await daemon.create({rows: [["fig"], ["kiwi"]], columns: [{id: "name"}]});
  await table.set(2, "name", "plum");
  const answer = await table.backup(backup);
  assert.deepEqual([answer.dirty, answer.holds, answer.path], [true, "content", backup]);
  await table.close();
  const again = await daemon.restore(backup, {table: "again"});
  assert.equal(again.id, "again");
  const {dirty, journal} = await again.request("table/describe", {});
  assert.deepEqual([dirty, journal.restored.steps, journal.restored.base], [true, 1, "same"]);
  await again.undo();
});

test("a file that grows is followed", {skip: withoutDaemon}, async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "table-server-"));
  t.after(() => rm(folder, {recursive: true}));
  const path = join(folder, "fruit.csv");
  await writeFile(path, "name,count\nfig,3\n");
  const daemon = await connectReal(t);
  const table = await daemon.open({path, whenFileChanges: "follow"});
  await appendFile(path, "kiwi,5\n");
  while ((await table.request("table/describe", {})).rowsState.count < 2) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const answer = await table.watchFile("tell");
  assert.deepEqual(answer, {whenFileChanges: "tell", sourceState: "asOpened"});
});

test("a file that changes is merged", {skip: withoutDaemon}, async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "table-server-"));
  t.after(() => rm(folder, {recursive: true}));
  const path = join(folder, "fruit.csv");
  await writeFile(path, "name,count\nfig,3\nplum,8\n");
  const daemon = await connectReal(t);
  const table = await daemon.open({path, keyColumns: ["name"], whenFileChanges: "merge"});
  await table.request("table/describe", {});
  await table.edit([
    {kind: "set", row: "fig", column: "count", value: 4},
    {kind: "set", row: "plum", column: "count", value: 9},
  ]);
  await writeFile(path + ".new", "name,count\nfig,5\nplum,7\nlime,1\n");
  await rename(path + ".new", path);
  while ((await table.request("table/describe", {})).conflicts !== 2) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const found = await table.conflicts();
  assert.deepEqual(found.map(({row, ours, theirs}) => [row, ours, theirs]), [
    ["fig", "4", "5"], ["plum", "9", "7"],
  ]);
  const outcome = await table.resolveConflicts("theirs", {conflicts: found.slice(0, 1)});
  assert.deepEqual([outcome.resolved, outcome.left], [1, 1]);
  assert.equal((await table.resolveConflicts("ours")).left, 0);
  await table.save();
  assert.equal(await readFile(path, "utf8"), "name,count\nfig,5\nplum,9\nlime,1\n");
});

test("the state of a view is kept by file", {skip: withoutDaemon}, async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "table-server-"));
  t.after(() => rm(folder, {recursive: true}));
  const path = join(folder, "fruit.csv");
  await writeFile(path, "name,count\nfig,3\nkiwi,5\n");
  const daemon = await connectReal(t);
  const table = await daemon.open({path});
  const view = await table.view({sort: "count"}, {remember: "main"});
  assert.deepEqual(view.remembered, {outcome: "none"});
  await view.set({columns: {name: {hidden: true}}});
  await table.close();
  const again = await (await daemon.open({path})).view(undefined, {remember: "main"});
  assert.equal(again.remembered.outcome, "restored");
  assert.equal(again.state.sort[0].column, "count");
  assert.deepEqual(again.columns, ["count"]);
});

test("a compressed file is saved compressed", {skip: withoutDaemon}, async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "table-server-"));
  t.after(() => rm(folder, {recursive: true}));
  const path = join(folder, "fruit.csv.gz");
  await writeFile(path, gzipSync("name,count\nfig,3\n"));
  const daemon = await connectReal(t);
  const table = await daemon.open({path});
  await table.set(1, "name", "pear");
  await table.save(undefined, {compressionLevel: 9});
  assert.equal(gunzipSync(await readFile(path)).toString(), "name,count\npear,3\n");
  await assert.rejects(table.save(join(folder, "plain.csv"), {compressionLevel: 1}));
});
