// The extension's host side in a fake VS Code, with the real daemon: the contract of custom editors.

import assert from "node:assert/strict";
import {execFileSync} from "node:child_process";
import {chmodSync, existsSync, readFileSync, renameSync, statSync, writeFileSync} from "node:fs";
import {join} from "node:path";
import {test} from "node:test";

import {fruit, Page, skip, until, workbenchFor} from "./pages.js";
import {Uri, Workbench} from "./workbench.js";

/** Writes a file as editors do: another one that takes its name. */
function replace(path, text) {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

test("the page may load scripts of the extension only", {skip}, async (t) => {
  const {show} = await workbenchFor(t);
  const {webview} = await show();
  assert.match(webview.html, /default-src 'none'; style-src https:\/\/webview\.test 'unsafe-inline'; script-src/);
  const nonces = new Set([...webview.html.matchAll(/nonce[-=]"?([A-Za-z0-9+/=]+)/g)].map(([, nonce]) => nonce));
  assert.equal(nonces.size, 1);
  assert.equal(webview.options.localResourceRoots.length, 2);
  for (const [, url] of webview.html.matchAll(/(?:src|href)="([^"]+)"|replica":"([^"]+)"/g)) {
    if (url) assert.ok(existsSync(new URL(url).pathname), url);
  }
});

test("edits are undo events, and undoing back to what is saved makes the document clean", {skip}, async (t) => {
  const {workbench, path, show} = await workbenchFor(t);
  const page = await show();
  await page.edit(1, "name", "nut", "First");
  await page.edit(2, "count", "6", "Second");
  await page.edit(2, "count", "6", "Nothing");
  const editor = workbench.active;
  assert.deepEqual(editor.edits.map(({label}) => label), ["First", "Second"]);
  assert.ok(editor.isDirty);
  await workbench.undo();
  await workbench.undo();
  assert.deepEqual(await page.column("name"), ["fig", "kiwi"]);
  assert.ok(!editor.isDirty);
  await workbench.redo();
  await workbench.save();
  assert.equal(readFileSync(path, "utf8"), "name,count\nnut,3\nkiwi,5\n");
  await workbench.redo();
  assert.ok(editor.isDirty);
  assert.deepEqual(await page.column("count"), ["3", "6"]);
  await workbench.undo();
  assert.ok(!editor.isDirty);
});

test("another program that begins to edit the file is reported once", {skip}, async (t) => {
  const {workbench, path, show} = await workbenchFor(t);
  await show();
  const other = await workbenchFor(t);
  const page = await other.show(path);
  const told = () => workbench.messages.filter(({text}) => text.startsWith("Another program edits")).length;
  await page.edit(1, "name", "nut");
  await page.edit(1, "name", "date");
  await until(() => told() > 0, "the warning");
  assert.equal(told(), 1);
  assert.deepEqual(other.workbench.messages, []);
});

test("undo goes back past content that was read again in between", {skip}, async (t) => {
  const {workbench, path, show} = await workbenchFor(t);
  const page = await show();
  await page.edit(1, "name", "nut", "First");
  await workbench.save();
  replace(path, "name,count\nnut,3\nkiwi,50\n");
  await until(async () => (await page.column("count"))[1] === "50", "the new content");
  assert.ok(!workbench.active.isDirty);
  const [first] = await page.keys();
  await page.edit(first, "count", "4", "Second");
  assert.deepEqual(workbench.active.edits.map(({label}) => label), ["First", "Second"]);
  await workbench.undo();
  assert.deepEqual(await page.column("count"), ["3", "50"]);
  await workbench.undo();
  assert.deepEqual(await page.column("name"), ["fig", "kiwi"]);
  await workbench.redo();
  assert.deepEqual(await page.column("count"), ["3", "50"], "with the content that was read");
  await workbench.redo();
  assert.deepEqual(await page.column("count"), ["4", "50"]);
});

test("a document is saved as another, which is opened then", {skip}, async (t) => {
  const {workbench, folder, path, show} = await workbenchFor(t);
  const page = await show();
  await page.edit(1, "name", "nut");
  const other = Uri.file(join(folder, "other.csv"));
  const editor = await workbench.saveAs(other);
  assert.equal(readFileSync(other.fsPath, "utf8"), "name,count\nnut,3\nkiwi,5\n");
  assert.equal(readFileSync(path, "utf8"), fruit);
  assert.equal(editor.document.uri.fsPath, other.fsPath);
  assert.ok(!editor.isDirty);
});

test("a revert gives what the file holds", {skip}, async (t) => {
  const {workbench, path, show} = await workbenchFor(t, {settings: {"tableServer.whenFileChanges": "tell"}});
  const page = await show();
  await page.edit(1, "name", "nut");
  replace(path, "name,count\nfig,3\nkiwi,50\n");
  await until(() => workbench.messages.some(({text}) => / is (changed|replaced)\./.test(text)), "the message");
  await workbench.revert();
  assert.deepEqual(await page.column("name"), ["fig", "kiwi"]);
  assert.deepEqual(await page.column("count"), ["3", "50"]);
  assert.ok(!workbench.active.isDirty);
});

test("a save over another program's file asks first", {skip}, async (t) => {
  const {workbench, path, show} = await workbenchFor(t, {settings: {"tableServer.whenFileChanges": "tell"}});
  const page = await show();
  await page.edit(1, "name", "nut");
  replace(path, "name,count\nfig,3\nkiwi,50\n");
  await until(() => workbench.messages.some(({text}) => / is (changed|replaced)\./.test(text)), "the message");
  workbench.answers.push(undefined);
  await assert.rejects(() => workbench.save());
  workbench.answers.push("Merge");
  await workbench.save();
  assert.equal(readFileSync(path, "utf8"), "name,count\nnut,3\nkiwi,50\n");
});

test("conflicts are told, and decided for one side", {skip}, async (t) => {
  const {workbench, path, show} = await workbenchFor(t);
  const page = await show();
  await page.edit(2, "count", "6");
  workbench.answers.push("Take Theirs");
  replace(path, "name,count\nfig,3\nkiwi,50\n");
  await until(async () => (await page.column("count"))[1] === "50", "their value");
  assert.ok(workbench.messages.some(({text}) => text.startsWith("1 conflicts")));
});

test("unsaved edits come back from a backup, with undo", {skip}, async (t) => {
  const {workbench, folder, path, show} = await workbenchFor(t);
  const page = await show();
  await page.edit(1, "name", "nut");
  const destination = Uri.file(join(folder, "not", "there", "backup"));
  const backup = await workbench.backUp(destination);
  assert.equal(statSync(destination.fsPath).mode & 0o077, 0);
  await workbench.end();

  const next = new Workbench();
  next.settings = workbench.settings;
  await next.activate();
  t.after(() => next.end());
  const editor = await next.open(path, {backupId: backup.id});
  assert.ok(editor.isDirty);
  const again = await new Page(editor.panels[0]).start();
  assert.deepEqual(await again.column("name"), ["nut", "kiwi"]);
  await next.save();
  assert.equal(readFileSync(path, "utf8"), "name,count\nnut,3\nkiwi,5\n");
  backup.delete();
  await until(() => !existsSync(destination.fsPath), "the end of the backup");
});

test("edits of a killed daemon are offered at the next opening", {skip}, async (t) => {
  const {workbench, path, show} = await workbenchFor(t);
  const page = await show();
  await page.edit(1, "name", "nut");
  process.kill((await workbench.extension.parts.daemons.get()).pid, "SIGKILL");
  const ended = await page.next("ended");
  assert.match(ended.text, /SIGKILL/);
  workbench.editors.clear();
  workbench.answers.push("Recover");
  const again = await show(path);
  await until(async () => (await again.column("name"))[0] === "nut", "the edit");
  assert.ok(workbench.active.isDirty);
});

test("in a workspace that is not trusted tables are read-only until it is", {skip}, async (t) => {
  const {workbench, show} = await workbenchFor(t, {isTrusted: false});
  const page = await show();
  assert.equal(page.info.isReadOnly, true);
  await assert.rejects(() => page.edit(1, "name", "nut"), /read-only/);
  await assert.rejects(() => page.request("view/replace", {view: page.info.view, with: ""}), /read-only/);
  await workbench.execute("tableServer.compareWithHead");
  assert.match(workbench.messages.at(-1).text, /git is not run/);
  const told = page.next("readOnly");
  workbench.grantTrust();
  assert.equal((await told).isReadOnly, false);
  await page.edit(1, "name", "nut");
});

// The superuser can write every file.
if (process.getuid() !== 0) {
  test("files that cannot be written are read-only", {skip}, async (t) => {
    const {path, show} = await workbenchFor(t);
    chmodSync(path, 0o400);
    assert.equal((await show()).info.isReadOnly, true);
  });
}

test("files of other file systems are read whole and written back", {skip}, async (t) => {
  const {workbench, show} = await workbenchFor(t);
  const uri = Uri.parse("memory:/far/fruit.csv");
  workbench.files.set(uri.toString(), Buffer.from(fruit));
  const page = await show(uri);
  await page.edit(1, "name", "nut");
  await workbench.save();
  assert.equal(workbench.files.get(uri.toString()).toString(), "name,count\nnut,3\nkiwi,5\n");
  const old = Uri.parse("git:/far/old.csv");
  workbench.files.set(old.toString(), Buffer.from(fruit));
  assert.equal((await show(old)).info.isReadOnly, true);
});

test("an untitled document is empty and can be saved", {skip}, async (t) => {
  const {workbench, folder, show} = await workbenchFor(t);
  const page = await show(Uri.parse("untitled:/Untitled-1.csv"));
  await page.edit(1, "column 1", "x");
  await workbench.saveAs(Uri.file(join(folder, "new.csv")));
  assert.equal(readFileSync(join(folder, "new.csv"), "utf8"), "column 1\nx\n");
});

test("several panels show one document, and views are remembered by file", {skip}, async (t) => {
  const {workbench, show} = await workbenchFor(t);
  const first = await show();
  const second = await show();
  assert.equal(workbench.options.supportsMultipleEditorsPerDocument, true);
  assert.equal(first.info.table, second.info.table);
  assert.notEqual(first.info.view, second.info.view);
  await first.edit(1, "name", "nut");
  assert.deepEqual(await second.column("name"), ["nut", "kiwi"]);
  assert.equal(workbench.active.edits.length, 1);
  const sort = [{column: "name", direction: "descending"}];
  await second.request("view/set", {view: second.info.view, state: {sort}});
  workbench.close();
  const third = await show();
  assert.equal(third.info.state.state.sort[0].direction, "descending");
});

test("a page gets its own requests answered only", {skip}, async (t) => {
  const {show} = await workbenchFor(t);
  const page = await show();
  await assert.rejects(() => page.request("shutdown", {}), /may not ask/);
  await assert.rejects(() => page.request("table/export", {table: page.info.table, format: "csv"}), /may not ask/);
});

test("a page cancels its requests", {skip}, async (t) => {
  const {show} = await workbenchFor(t, {text: `n\n${"1\n".repeat(300_000)}`});
  const page = await show();
  const params = {view: page.info.view, row: 1, column: "n", to: "nextFilled"};
  const jumped = page.request("view/cursor", params);
  page.webview.received.fire({kind: "cancel", id: page.lastId});
  await assert.rejects(jumped, ({code}) => code === -32800);
  page.webview.received.fire({kind: "cancel", id: page.lastId});
  assert.equal((await page.request("view/cursor", {view: page.info.view})).row, undefined, "the cursor has not moved");
});

test("without a daemon a message says how to get it", async () => {
  const workbench = new Workbench();
  workbench.settings = {"tableServer.path": "/nowhere/table-server"};
  await workbench.activate();
  await assert.rejects(() => workbench.open("/nowhere/fruit.csv"), /swift build/);
  assert.ok(workbench.messages.some(({kind, text}) => kind === "error" && text.includes("swift build")));
  await workbench.end();
});

test("rows are exported", {skip}, async (t) => {
  const {workbench, folder, show} = await workbenchFor(t);
  await show();
  const exported = join(folder, "fruit.md");
  workbench.answers.push(Uri.file(exported));
  await workbench.execute("tableServer.export");
  assert.match(readFileSync(exported, "utf8"), /\| kiwi \| 5 \|/);
});

test("a table is compared with HEAD, with the saved file and with another file", {skip}, async (t) => {
  const {workbench, folder, path, show} = await workbenchFor(t);
  const git = (...words) => execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@t", ...words], {cwd: folder});
  git("init", "-q");
  git("add", "fruit.csv");
  git("commit", "-qm", "Fruit");
  writeFileSync(path, "name,count\nfig,3\nkiwi,6\nplum,7\n");
  const page = await show();
  const compare = async (command) => {
    await workbench.execute(`tableServer.${command}`);
    const panel = workbench.panels.at(-1);
    const shown = await new Page(panel).start();
    // Commands are those of the table again.
    panel.active = false;
    page.panel.active = true;
    return shown;
  };
  const head = await compare("compareWithHead");
  assert.equal(head.panel.title, "fruit.csv: changes since HEAD");
  assert.deepEqual(head.info.description.difference.counts, {same: 1, added: 1, removed: 0, changed: 1, moved: 0});
  assert.deepEqual(await head.column("diff_kind"), ["changed", "added"]);
  assert.deepEqual(await head.column("was_count"), ["5", ""]);
  await assert.rejects(() => head.edit(2, "count", "8"), /read-only/);
  assert.deepEqual((await compare("compareWithSaved")).info.description.difference.counts.same, 3);
  await page.edit(1, "name", "nut");
  await until(async () => (await head.column("diff_kind")).join() === "removed,added,changed,added", "the edit");
  const saved = await compare("compareWithSaved");
  assert.deepEqual(await saved.column("was_name"), ["fig"], "rows have their keys");
  const other = join(folder, "other.csv");
  writeFileSync(other, "name,count\nnut,3\nnut,3\n");
  workbench.answers.push(Uri.file(other));
  const file = await compare("compareWithFile");
  assert.equal(file.info.description.difference.counts.same, 1, "rows of the same name are compared by content");
  const {daemons, documents} = workbench.extension.parts;
  process.kill((await daemons.get()).pid, "SIGKILL");
  await saved.next("ended");
  const again = saved.next("start");
  await saved.request("host/restart", {});
  assert.deepEqual((await again).description.difference.counts.changed, 1);
  const {size} = documents;
  saved.panel.dispose();
  assert.equal(documents.size, size - 1);
});

test("the file is read in another dialect", {skip}, async (t) => {
  const {workbench, show} = await workbenchFor(t, {text: "a;b\n1,5;2\n3,5;4\n"});
  const page = await show();
  const started = page.next("start");
  workbench.answers.push("Delimiter", "\",\"");
  await workbench.execute("tableServer.dialect");
  assert.equal((await started).description.columns.length, 2);
  assert.equal((await started).description.dialect.delimiter.value, ",");
});

test("the status bar tells rows and dialect of the panel in front", {skip}, async (t) => {
  const {workbench, show} = await workbenchFor(t);
  const page = await show();
  page.webview.received.fire({kind: "status", text: "2 rows"});
  assert.deepEqual(workbench.status, ["2 rows", "comma · utf-8"]);
  page.panel.active = false;
  page.panel.changed.fire({webviewPanel: page.panel});
  assert.deepEqual(workbench.status, []);
});
