// Saving, the edits that a save would make, and going back to the file.

import assert from "node:assert/strict";
import {appendFile, mkdtemp, readFile, rm, writeFile} from "node:fs/promises";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {test} from "node:test";

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
  assert.equal((await table.revert()).records, 1);
  assert.equal((await table.save()).way, "unchanged");
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
  while ((await table.request("table/describe", {})).rows.count < 2) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const answer = await table.watchFile("tell");
  assert.deepEqual(answer, {whenFileChanges: "tell", sourceState: "asOpened"});
});
