// The client against the real daemon.

import assert from "node:assert/strict";
import {execFile} from "node:child_process";
import {mkdtemp, readFile, rm, writeFile} from "node:fs/promises";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {test} from "node:test";
import {fileURLToPath, pathToFileURL} from "node:url";
import {promisify} from "node:util";

import {
  after, atIndex, atShown, before, ContentModified, InvalidParams, RequestFailed,
} from "../src/index.js";
import {withoutCompiler, withoutTypes} from "../test-support/compiler.js";
import {connectReal, withoutDaemon} from "../test-support/support.js";

const skip = withoutDaemon;
const root = fileURLToPath(new URL("..", import.meta.url));
const csv = `id,name,born,score
1,Ada,1815-12-10,1.5
2,Grace,1906-12-09,
3,Alan,1912-06-23,2.25
`;

/** What the examples of the README in a language print. */
async function printed(language, {untyped = (example) => example} = {}) {
  const text = await readFile(join(root, "README.md"), "utf8");
  const run = promisify(execFile);
  const options = {cwd: root, timeout: 60_000};
  const outputs = [];
  for (const [, example] of text.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, "gs"))) {
    const script = ["--input-type=module", "-e", untyped(example)];
    const {stdout} = await run(process.execPath, script, options);
    outputs.push(stdout.trim().split("\n"));
  }
  return outputs;
}

test("the examples of the README run", {skip}, async () => {
  const [lines, sections] = await printed("js");
  assert.deepEqual(sections.slice(0, 2), ["[ 'green' ] [ 2 ]", "[ 'red' ] [ 1, 3 ]"]);
  assert.deepEqual(sections.slice(-2), ["delete [ 1, 0 ]", "updateSection [ 1 ]"]);
  assert.deepEqual(lines.slice(0, 4), [
    "3 Alan 1912-06-23", "2 Grace 1906-12-09", "1 Ada 1815-12-10", "[ 4, 3, 2, 1 ]",
  ]);
  assert.match(lines.at(-2), /'edit' \] 4$/); // alone, or in one update with what it came after
  assert.equal(lines.at(-1), "[ 'Ada' ]");
});

test("the typed example of the README runs", {skip: skip || withoutCompiler}, async () => {
  const [lines] = await printed("ts", {untyped: withoutTypes});
  assert.deepEqual(lines.slice(0, 7), [
    "$1,199.00 3 left 3597", "$29.99 100 left 2999", "$9.99 sold out 0",
    "[ 'Gadget 10', 'Gadget 9', 'Widget' ]", "2026-05-01 null", "49.95", "7",
  ]);
  assert.match(lines.slice(7).join(" "), /^\[ +{ +sku: 'w1',[^{]*\]$/);
});

test("a file is opened, read and closed", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const folder = await mkdtemp(join(tmpdir(), "table-server-"));
  t.after(() => rm(folder, {recursive: true}));
  const path = join(folder, "people.csv");
  await writeFile(path, csv);
  const steps = [];
  const onProgress = (step) => steps.push(step.kind);
  const table = await daemon.openCsv(pathToFileURL(path), {keyColumns: ["id"], onProgress});
  assert.equal((await table.waitUntilComplete({timeout: 10_000})).count, 3);
  assert.deepEqual(Object.fromEntries(table.types), {
    id: "integer", name: "text", born: "date", score: "number",
  });
  const view = await table.view();
  const rows = await view.rows({dates: true});
  assert.deepEqual(rows.keys, [1, 2, 3]);
  assert.equal(rows.at(1).get("score"), null);
  assert.equal(rows.at(-1).get("born").toISOString(), "1912-06-23T00:00:00.000Z");
  assert.equal((await view.rows({content: "text"})).at(0).get("score"), "1.5");
  const keys = [];
  for await (const row of view.iterate({batch: 2})) keys.push(row.key);
  assert.deepEqual(keys, [1, 2, 3]);
  await daemon.sync();
  assert.deepEqual([steps.at(0), steps.at(-1)], ["begin", "end"]);
  await table.close();
  await assert.rejects(table.describe(), (error) => {
    return error instanceof RequestFailed && error.kind === "unknownTable";
  });
});

test("declared types and long integers go round", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const types = ["integer", "decimal", "dateTime", "duration", "number", "json", "boolean"];
  const columns = types.map((type) => ({id: type, type}));
  const long = 2n ** 62n;
  const time = "2026-11-20T10:00:00.5Z";
  const row = [long, "0.10", time, "P1DT2H1.5S", Infinity, {a: [1, null]}, true];
  const table = await daemon.create({rows: [row], columns, keyColumns: ["integer"]});
  const view = await table.view();
  const rows = await view.rows();
  assert.deepEqual(rows.keys, [long]);
  assert.deepEqual(rows.at(0).toArray(), row);
  await table.set(long, "decimal", "3.50");
  assert.deepEqual((await view.rows({keys: [long]})).at(0).get("decimal"), "3.50");
  assert.deepEqual((await view.locate([long]))[0].key, long);
});

test("blocks and replacing", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const columns = [{id: "n", type: "integer"}, {id: "x"}];
  const table = await daemon.create({rows: [[1, "a1"], [2, "b2"], [3, "c3"]], columns});
  const view = await table.view();
  const {preview} = await table.paste([["7"], ["x"]], 1, "n", {preview: true});
  assert.deepEqual([preview.cells, preview.errors[0].pointer], [1, "/edits/0/texts/1/0"]);
  assert.equal((await table.paste([["7", "z9"]], 1, "n")).changedCells, 2);
  const search = {text: "[a-z]", match: "regex"};
  assert.equal((await view.replace("<$0>", {search})).matches, 3);
  assert.deepEqual((await view.rows()).columns().get("x"), ["<z>9", "<b>2", "<c>3"]);
});

test("drafts", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const columns = [{id: "n", type: "integer"}, {id: "x"}];
  const table = await daemon.create({rows: [[1, "a"], [2, "b"]], columns});
  const view = await table.view();
  const editor = await view.draft(1, "n", {author: "ann"});
  assert.equal(editor.text, "1");
  assert.deepEqual((await editor.change("1x")).problem, {
    kind: "valueDoesNotFit", expected: "integer",
  });
  const {draft, text, value} = (await view.rows()).at(0).cell("n");
  assert.deepEqual([text, value, draft.author], ["1x", 1, "ann"]);
  await assert.rejects(editor.commit(), {kind: "valueDoesNotFit"});
  await editor.choose(7);
  await editor.commit({label: "Seven"});
  assert.equal(editor.draft, null);
  assert.deepEqual((await view.rows()).columns().get("n"), [7, 2]);
  const other = await view.draft(2, "x", {text: "gone"});
  await other.cancel();
  assert.equal((await table.history()).items[0].label, "Seven");
});

test("edits, undo and redo", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const columns = [{id: "k"}, {id: "v"}];
  const table = await daemon.create({rows: [[1, "a"]], columns});
  await table.insert([new Map([["k", 2], ["v", "b"]])]);
  const view = await table.view();
  const texts = async () => (await view.rows()).columns().get("v");
  const {inserted} = await table.insert([[3, "c"]], {place: "start", label: "one more"});
  await table.move(inserted, atIndex(3));
  assert.deepEqual(await texts(), ["a", "b", "c"]);
  await table.undo();
  assert.deepEqual(await texts(), ["c", "a", "b"]);
  assert.equal((await table.undo()).step.label, "one more");
  const list = table.edits({label: "many"});
  assert.equal(await list.send(), null);
  const result = await list
    .setRow(1, {v: "A"}).insert([[7, "x"]], before(1)).insert([[8, "y"]], after(2)).remove([2])
    .move([1], "end").send();
  assert.equal(result.inserted.length, 2);
  assert.deepEqual(await texts(), ["x", "y", "A"]);
  await table.undo();
  assert.deepEqual(await texts(), ["a", "b"]);
  await table.redo();
  assert.deepEqual(await texts(), ["x", "y", "A"]);
  const {items, current} = await table.history();
  assert.deepEqual(items.map(({id, done, label}) => [id, done, label]), [
    [1, true, undefined], [4, true, "many"],
  ]);
  assert.equal(current, 4);
  assert.equal((await table.jump(0)).undone, 2);
  assert.deepEqual(await texts(), ["a"]);
  assert.equal((await table.jump(4)).redone, 2);
  assert.deepEqual(await texts(), ["x", "y", "A"]);
});

test("places are counted before or after, and as a view shows them", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const table = await daemon.create({rows: [["a"], ["b"], ["c"]], columns: [{id: "v"}]});
  const view = await table.view();
  const texts = async () => (await view.rows()).columns().get("v").join("");
  await table.move([1], atIndex(2));
  assert.equal(await texts(), "bac");
  await table.move([1], atIndex(2, {counted: "after"}));
  assert.equal(await texts(), "bca");
  await view.sort("v");
  await assert.rejects(table.move([1], atShown(view, 3)), {kind: "sortedView"});
  await table.move([1], atShown(view, 2, {whenSorted: "adopt"}));
  assert.equal(await texts(), "bac");
});

test("a view with the defaults of another library", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const presets = await daemon.presets();
  const table = await daemon.create({rows: [["a", 1], ["b", 2]]});
  const view = await table.view({sort: "column2"}, {preset: "tabler-ios"});
  assert.equal(view.preset, "tabler-ios");
  assert.deepEqual(view.state.sortCycle, presets.get("tabler-ios").state.sortCycle);
  assert.equal((await table.view()).preset, undefined);
  const result = await table.setRows([["c", 1], ["d", 2]], {preset: "swiftdatatables"});
  assert.equal(result.mode, "reset");
});

test("errors name the place", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const table = await daemon.create({rows: [[1]], columns: [{id: "k"}]});
  const view = await table.view();
  await assert.rejects(table.set(1, "no such column", 2), (error) => {
    return error instanceof InvalidParams && error.kind === "unknownColumn";
  });
  await assert.rejects(view.set({colour: "red"}), {pointer: "/state/colour", code: -32602});
  await assert.rejects(table.remove([99]), {kind: "unknownRow", code: -32803});
  const {viewRevision} = view;
  await table.set(1, "k", 5);
  await assert.rejects(view.rows({at: viewRevision}), ContentModified);
});

test("a view is sorted, searched, paged and tapped", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const rows = Array.from({length: 50}, (_, number) => [number, `name ${number % 7}`]);
  const table = await daemon.create({rows, columns: [{id: "n"}, {id: "text"}]});
  const view = await table.view({sort: ["n", "descending"], page: 10});
  const numbers = async () => (await view.rows()).columns().get("n");
  assert.equal(view.counts.pages, 5);
  assert.deepEqual(await numbers(), [49, 48, 47, 46, 45, 44, 43, 42, 41, 40]);
  await view.page({index: 4});
  assert.deepEqual(await numbers(), [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  const paged = [];
  for await (const row of view.iterate({batch: 3})) paged.push(row.get("n"));
  assert.deepEqual(paged, [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  await view.search("NAME 3", {columns: ["text"]});
  assert.equal(view.counts.filtered, 7);
  await view.search("4");
  assert.equal(view.state.search.columns, null, "a new search does not inherit from the old");
  await view.search(null);
  assert.equal((await view.tap("text")).indicators.get("text").direction, "ascending");
  const places = await view.locate([1, 999]);
  assert.equal(places[0].sourceIndex, 0);
  assert.equal(places[1].reason, "unknown");
  await view.sort(null);
  assert.deepEqual(view.state.sort, []);
});

test("columns are added, changed, ordered and removed", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const table = await daemon.create({rows: [["1", "x"]], columns: [{id: "a"}, {id: "b"}]});
  const view = await table.view();
  const value = async (column) => (await view.rows()).at(0).get(column);
  await table.setColumn("a", {type: "integer", title: "A"}, {label: "digits"});
  assert.equal(await value("a"), 1, "read by the new type at once");
  await table.undo();
  assert.equal(table.types.get("a"), "text");
  assert.equal(await value("a"), "1");
  await table.redo();
  await table.addColumn("c", {type: "date"}, {before: "b"});
  await table.set(1, "c", new Date("2026-01-02"));
  assert.deepEqual(table.columns.map(({id}) => id), ["a", "c", "b"]);
  assert.equal(await value("c"), "2026-01-02");
  await table.orderColumns(["b", "c"]);
  await table.removeColumn("a");
  assert.deepEqual([...table.types.keys()], ["b", "c"]);
  assert.equal((await table.addColumn("d")).history.undo, 6);
});

test("expressions are checked and evaluated", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const values = {
    a: null, b: true, c: -(2n ** 62n), d: 0.1, e: Infinity, f: "é", g: new Uint8Array([0, 255]),
    h: new Date(-1_234_567_750), i: [1, "x", null], j: new Map([["x", [true]], [2, new Map()]]),
    k: 42, l: {duration: {seconds: "-1", nanos: -500_000_000}}, m: -0,
  };
  for (const [name, value] of Object.entries(values)) {
    const bindings = new Map([[name, value]]);
    assert.deepEqual(await daemon.evaluate(name, {bindings}), value, name);
  }
  assert.ok(Number.isNaN(await daemon.evaluate("0.0 / 0.0")));
  assert.deepEqual(await daemon.evaluate("type(1)"), {type: "int"});
  assert.equal(await daemon.evaluate("[1].first()"), 1);
  assert.equal(await daemon.evaluate("optional.none()"), null);
  const columns = [{id: "id"}, {id: "n"}, {id: "price"}];
  const table = await daemon.create({rows: [["w", 3, 2.5]], columns, keyColumns: ["id"]});
  const source = "price * n > params.least";
  const {type, dependencies, problems} = await table.check(source);
  assert.deepEqual([type, dependencies.columns.sort()], ["bool", ["n", "price"]]);
  assert.deepEqual(problems, []);
  assert.equal(await table.evaluate(source, {row: "w", params: {least: 7.5}}), false);
  const faulty = await table.check("prise > 1");
  assert.deepEqual(faulty.problems.map(({kind, range}) => [kind, range]), [
    ["undeclared", {start: 0, end: 5}],
  ]);
  await assert.rejects(table.evaluate("1 / 0", {row: "w"}), ({data}) => {
    return data.reason === "divisionByZero";
  });
  await assert.rejects(daemon.evaluate("x", {bindings: {x: Symbol("x")}}), /know no symbol/);
});

test("rows are found and selected", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const first = 10n ** 15n;
  const key = (number) => first + BigInt(number);
  const rows = [...Array(9).keys()].map((number) => [key(number), `name ${number % 3}`]);
  const columns = [{id: "n", type: "integer"}, {id: "text"}];
  const table = await daemon.create({rows, columns, keyColumns: ["n"]});
  const view = await table.view();
  assert.equal((await view.find("NAME 1")).row, key(1));
  assert.equal((await view.find("name 1", {after: key(1)})).row, key(4));
  assert.equal((await view.find("name 1", {before: key(1)})).wrapped, true);
  const cell = await view.find("1", {after: key(1), column: "n", byCell: true, count: true});
  assert.deepEqual([cell.row, cell.cells[0].column, cell.ordinal, cell.hits], [key(1), "text", 3, 12]);
  assert.equal(await view.find("name 1", {after: key(7), wrap: false}), null);
  await assert.rejects(view.find("x", {after: 1, before: 2}), /not both/);
  await view.search("^name [12]$", {match: "regex", mode: "mark"});
  assert.equal((await view.find(null, {after: key(2)})).row, key(4));
  await view.search("name 2");
  assert.equal(view.state.search.match, "contains", "nothing of the old search is left");
  await view.search(null);
  const told = await view.select("replace", {rows: [first], ranges: [[key(2), key(4)]]});
  assert.deepEqual(told.selected.map(({row}) => row), [first, key(2), key(3), key(4)]);
  const {deselected, count} = await view.select("toggle", {rows: [key(3)]});
  assert.deepEqual([deselected.map(({row}) => row), count], [[key(3)], 3]);
  assert.deepEqual((await view.selection({first: 1})).map(({row}) => row), [key(2), key(4)]);
  await view.set({selection: {unit: "cell"}});
  const range = [[first, "n"], [key(1), "n"]];
  await view.select("add", {cells: [[first, "text"]], ranges: [range]});
  assert.equal((await view.selection()).length, 3);
  await view.set({selection: {unit: "column"}});
  const both = await view.select("replace", {columns: ["n"], ranges: [["n", "text"]]});
  assert.equal(both.count, 2);
});

test("footers and groups", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const columns = [{id: "city"}, {id: "n", type: "integer", footer: {aggregate: "sum"}}];
  const rows = [["Bern", 1], ["Biel", 2], ["Bern", 3], ["Biel", null]];
  const table = await daemon.create({rows, columns});
  const filter = {kind: "text", column: "city", relation: "equals", text: "Bern"};
  const view = await table.view({filter});
  assert.equal(view.footers.get("n").value, 4);
  const window = await view.watch({first: 0, size: 1});
  await table.insert([["Bern", 9]]);
  await daemon.sync();
  assert.equal(window.replica.footers.get("n").value, 13);
  const {total, groups} = await view.aggregate([["n", "sum"], ["n", "max"]], {by: "city", over: "all"});
  assert.equal(total, 2);
  assert.deepEqual(groups, [
    {keys: new Map([["city", "Bern"]]), count: 3, values: [13, 9]},
    {keys: new Map([["city", "Biel"]]), count: 2, values: [2, 2]},
  ]);
});

test("requests in one batch run in order", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const answers = await Promise.all(daemon.batch([
    ["table/create", {table: "mine", rows: [[1], [2]]}],
    ["view/open", {table: "mine", view: "look"}],
    ["view/rows", {view: "look"}],
  ]));
  assert.deepEqual(answers[2].keys, [1, 2]);
  assert.ok((await daemon.stats()).size > 0);
  assert.equal((await daemon.sync()).get("mine"), 1);
});

test("every method of the contract is dispatched", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const declarations = await readFile(join(root, "src", "protocol.d.ts"), "utf8");
  const [, requests] = /export interface Requests \{(.*?)\n\}/s.exec(declarations);
  const declared = [...requests.matchAll(/^ {2}"(.*?)":/gm)].map(([, name]) => name);
  const dispatched = [...daemon.server.capabilities.methods, "initialize", "shutdown"];
  assert.deepEqual(declared.sort(), dispatched.sort());
});

test("the daemon leaves with status 0 and is gone afterwards", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const table = await daemon.create({rows: [[1]]});
  const subscription = await (await table.view()).watch();
  assert.equal(await daemon.close(), 0);
  const seen = [];
  for await (const update of subscription) seen.push(update);
  assert.ok(seen.length <= 1, "its readers end without a failure");
  await assert.rejects(table.describe(), {name: "DaemonGone"});
});
