// Cells that functions make of items: nobody writes them, and they follow whatever changes a row.

import assert from "node:assert/strict";
import {test} from "node:test";

import {CellUnreadable, columnsOf} from "../src/index.js";
import {connectReal, withoutDaemon} from "../test-support/support.js";

const skip = withoutDaemon;
const people = [
  {id: "1", name: "Ada", salary: 9}, {id: "2", name: "Bob", salary: 100},
  {id: "3", name: "Cy", salary: 30},
];

function pounds(text) {
  if (!text.startsWith("£")) throw new RangeError("amounts begin with £");
  return Number(text.slice(1));
}

function declared(salary = {}) {
  const columns = columnsOf({key: "id"});
  columns.field("id", {type: "text"});
  return {
    columns,
    name: columns.column("Name", "name", {type: "text"}),
    salary: columns.column("Salary", "salary", {
      type: "integer", format: (count) => `£${count}`, ...salary,
    }),
    twice: columns.computed("Twice", "integer", async (person) => person.salary * 2),
    label: columns.shown("Label", (person) => `${person.name} £${person.salary}`, {
      sortedBy: (person) => [person.salary, person.name],
    }),
  };
}

async function texts(view, column) {
  return (await view.rows()).map((row) => row.text(column));
}

async function keys(view) {
  return (await view.rows()).map(({key}) => key);
}

test("nobody writes what functions make", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const {columns, salary, twice, label} = declared();
  const table = await columns.create(daemon, people);
  const view = await table.view({binding: "cell"});
  const refused = {kind: "notEditable"};
  for (const column of [salary, twice, label]) {
    await assert.rejects(view.view.draft("1", column.id, {by: "user"}), refused);
    await assert.rejects(view.draft("1", column, {by: "user"}), refused);
    await assert.rejects(table.table.set("1", column.id, null), refused);
    const edit = {kind: "set", row: "1", column: column.id, text: "12"};
    await assert.rejects(table.table.edit([edit], {view: view.view}), refused);
    await assert.rejects(table.table.paste([["12"]], "1", column.id), refused);
  }
  let [row] = await view.rows({keys: ["1"]});
  assert.deepEqual([row.text(salary), row.get(salary), row.get(twice)], ["£9", 9, 18]);
  assert.deepEqual(row.item, people[0]);
  await table.set("1", salary, 12); // the program may set the field all the same
  [row] = await view.rows({keys: ["1"]});
  assert.deepEqual([row.text(salary), row.get(salary), row.get(twice)], ["£12", 12, 24]);
  assert.equal(row.text(label), "Ada £12");
});

test("a draft of a plain field makes stale what reads it", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const columns = columnsOf({key: "id"});
  columns.field("id", {type: "text"});
  columns.column("Salary", "salary", {type: "integer"});
  const calls = [];
  let go = Promise.resolve();
  const twice = columns.computed("Twice", "integer", async ({salary}) => {
    calls.push(salary);
    await go;
    return salary * 2;
  });
  const table = await columns.create(daemon, people);
  const user = await table.view({binding: "cell"});
  const other = await table.view({sort: twice});
  const window = await other.watch();
  await table.waitUntilMade();
  calls.length = 0;
  let open;
  go = new Promise((resolve) => { open = resolve; });
  const draft = await user.view.draft("1", "salary", {by: "user"});
  await draft.change("500");
  await draft.commit();
  await daemon.sync();
  const [stale] = window.rows();
  assert.deepEqual([stale.get(twice), stale.isAwaited(twice)], [18, true], "old, and marked");
  open();
  await table.waitUntilMade();
  assert.deepEqual(window.rows().map((row) => row.get(twice)), [60, 200, 1000]);
  assert.deepEqual(calls, [500], "only the row that changed was asked for");
  const values = async () => (await other.rows()).map((row) => row.get(twice));
  await table.table.undo();
  assert.deepEqual(await values(), [18, 60, 200]);
  await table.redo();
  assert.deepEqual(await values(), [60, 200, 1000]);
});

for (const parse of [{kind: "number", prefix: "£"}, pounds]) {
  test(`a field is edited through what is shown, ${typeof parse}`, {skip}, async (t) => {
    const daemon = await connectReal(t);
    const {columns, salary, twice} = declared({parse});
    const table = await columns.create(daemon, people);
    const user = await table.view({binding: "cell"});
    const other = await table.view({sort: salary, binding: "cell"});
    assert.deepEqual(user.view.columns, ["name", "salary", "Twice", "Label"]);
    const windows = [await user.watch(), await other.watch()];
    assert.deepEqual(await texts(other, salary), ["£9", "£30", "£100"], "by number");
    const draft = await user.draft("1", salary, {by: "user"});
    assert.equal(draft.text, parse === pounds ? "£9" : "9");
    await assert.rejects(other.draft("1", salary, {by: "user"}), {kind: "draftOpen"});
    await draft.change("£nothing");
    assert.notEqual(draft.problem, null);
    await assert.rejects(draft.commit());
    await draft.change("£50");
    assert.equal(draft.problem, null);
    await draft.commit({label: "a rise"});
    for (const view of [user, other]) {
      const [row] = await view.rows({keys: ["1"]});
      assert.deepEqual([row.text(salary), row.get(salary), row.get(twice)], ["£50", 50, 100]);
    }
    assert.deepEqual(await texts(other, salary), ["£30", "£50", "£100"]);
    const shown = (window) => window.rows().map((row) => row.text(salary));
    assert.deepEqual(windows.map(shown), [["£50", "£100", "£30"], ["£30", "£50", "£100"]]);
    assert.equal((await table.table.describe()).history.undo, 1);
    assert.equal((await user.search("£50")).counts.filtered, 1);
    assert.equal((await user.search("£9")).counts.filtered, 0);
    await user.search(null);
    assert.deepEqual(await keys(await user.filter(salary.shows("£50"))), ["1"]);
    assert.deepEqual(await keys(await user.filter(salary.less(50))), ["3"]);
    await user.filter(null);
    const second = await other.draft("3", salary, {by: "user", author: "b"});
    await second.change("£7");
    await second.commit();
    assert.deepEqual(await texts(other, salary), ["£7", "£50", "£100"]);
    await table.undo({author: "b"});
    await table.undo();
    assert.deepEqual(await texts(other, salary), ["£9", "£30", "£100"]);
    await table.redo();
    assert.deepEqual(await texts(user, salary), ["£50", "£100", "£30"]);
    await table.setRows([{...people[0], salary: 4}, people[2]]);
    assert.deepEqual(await texts(user, salary), ["£4", "£30"]);
    assert.deepEqual(shown(windows[0]), ["£4", "£30"]);
    assert.deepEqual(windows[0].items(), [{...people[0], salary: 4}, people[2]]);
  });
}

test("headers of what functions make sort by values", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const {columns, salary, label} = declared();
  const table = await columns.create(daemon, people);
  const view = await table.view();
  for (const column of [salary, label]) {
    await view.sort(null);
    await view.view.tap(column.id); // as a program without the typed view would
    assert.deepEqual(await keys(view), ["1", "3", "2"]);
    assert.equal(await view.tap(column), "descending");
    assert.deepEqual(await keys(view), ["2", "3", "1"]);
  }
  await table.set("2", salary, 0);
  assert.deepEqual(await keys(view), ["3", "1", "2"]);
});

test("an exception is the reason of one cell, and a deadline of a batch", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const columns = columnsOf({key: "id"});
  columns.field("id", {type: "text"});
  columns.field("name", {type: "text"});
  const fail = (text) => { throw new Error(text); };
  const salary = columns.column("Salary", "salary", {
    type: "integer", format: (count) => (count === 30 ? fail("no text") : `£${count}`),
  });
  const label = columns.shown("Label", (p) => (p.id === "2" ? fail("no label") : p.name), {
    sortedBy: (p) => (p.salary === 9 ? fail("no key") : p.salary),
  });
  const wrong = columns.computed("Wrong", "integer", (p) => (p.id === "1" ? p.name : 1));
  let isSlow = true;
  const late = columns.computed("Late", "integer", async (p) => {
    if (isSlow) await new Promise((resolve) => { setTimeout(resolve, 400); });
    return p.salary;
  }, {deadline: 100});
  const table = await columns.create(daemon, people);
  const view = await table.view({}, {wait: false});
  const early = await view.rows({wait: false});
  assert.deepEqual([early[0].get(salary), early[0].isAwaited(late)], [9, true]);
  const rows = await view.rows();
  assert.deepEqual(rows[1].error(label), {kind: "notComputed", text: "no label"});
  assert.deepEqual([rows[0].text(label), rows[2].text(label)], ["Ada", "Cy"]);
  assert.deepEqual([rows[2].error(salary).text, rows[2].get(salary)], ["no text", 30]);
  assert.deepEqual([rows[0].error(salary), rows[0].text(salary)], [undefined, "£9"]);
  assert.match(rows[0].error(wrong).text, /holds integer values/);
  assert.throws(() => rows[0].get(wrong), CellUnreadable);
  assert.match(rows[0].error(late).text, /no answer within 100 ms/);
  assert.deepEqual(await keys(await view.sort(label)), ["3", "2", "1"], "errors come last");
  isSlow = false;
  await table.set("1", salary, 10);
  const [row] = await view.rows({keys: ["1"]});
  assert.deepEqual([row.get(late), row.text(salary)], [10, "£10"]);
});

test("fields that no column holds are those given last", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const columns = columnsOf({key: "id"});
  columns.field("id", {type: "integer"});
  columns.column("Note", "note", {type: "text"});
  const result = columns.computed("Result", "integer", ({run}) => run());
  const job = (id, value) => ({id, note: "", run: () => value});
  const table = await columns.create(daemon, [job(1, 1), job(2, 2)]);
  const view = await table.view({sort: [result, "descending"]});
  const values = async () => (await view.rows()).map((row) => row.get(result));
  assert.deepEqual(await values(), [2, 1]);
  await table.replace(job(1, 11));
  assert.deepEqual(await values(), [11, 2]);
  await table.insert([job(3, 3)]);
  await table.setRows([job(2, 22), job(3, 33)]);
  assert.deepEqual(await values(), [33, 22]);
});

test("what functions read elsewhere is asked for anew on request", {skip}, async (t) => {
  const daemon = await connectReal(t);
  let rate = 2;
  const columns = columnsOf({key: "id"});
  columns.field("id", {type: "text"});
  columns.field("salary", {type: "integer"});
  const dollars = columns.computed("Dollars", "integer", ({salary}) => salary * rate);
  const table = await columns.create(daemon, people);
  const view = await table.view({sort: dollars});
  const window = await view.watch();
  const values = (rows) => rows.map((row) => row.get(dollars));
  assert.deepEqual(values(await view.rows()), [18, 60, 200]);
  rate = -1;
  await table.refresh({keys: ["2"]});
  assert.deepEqual(values(await view.rows()), [-100, 18, 60]);
  await table.refresh();
  await table.waitUntilMade();
  assert.deepEqual(values(window.rows()), [-100, -30, -9]);
  await assert.rejects(table.table.refresh({columns: ["salary"]}), {kind: "notSupplied"});
});

test("a file is edited through what functions show", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const {columns, salary, twice, label} = declared({parse: pounds});
  const file = Buffer.from("id,name,salary\n1,Ada,9\n2,Bob,100\n3,Cy,30\n");
  const table = await columns.openCsv(daemon, file, {defaultSort: salary});
  const view = await table.view({binding: "cell"});
  assert.deepEqual(await texts(view, salary), ["£9", "£30", "£100"]);
  const draft = await view.draft("2", salary, {by: "user"});
  await draft.change("£1");
  await draft.commit();
  assert.deepEqual(await texts(view, salary), ["£1", "£9", "£30"]);
  assert.deepEqual(await texts(await view.sort(label), label), ["Bob £1", "Ada £9", "Cy £30"]);
  assert.equal((await table.item("2")).salary, 1);
  await assert.rejects(view.draft("2", twice), {kind: "notEditable"});
});

test("rows are removed, moved, found, selected and paged", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const {columns} = declared();
  const table = await columns.create(daemon, people);
  const view = await table.view();
  await table.move(["3"], "start");
  assert.deepEqual((await table.items()).map(({id}) => id), ["3", "1", "2"]);
  assert.equal((await view.find("£100")).row, "2");
  const {selected} = await view.select("replace", {rows: ["1"]});
  assert.deepEqual(selected.map(({row}) => row), ["1"]);
  await table.remove(["1"]);
  assert.deepEqual(await keys(await view.page({index: 1, size: 1})), ["2"]);
});

test("pasted texts are read by the function", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const {columns, name, salary} = declared({parse: pounds});
  const table = await columns.create(daemon, people);
  await table.paste([["Eve", "£7"], [null, "£8"]], ["1", "3"], [name, salary]);
  assert.deepEqual((await table.items()).map((one) => [one.name, one.salary]), [["Eve", 7], ["Bob", 100], ["Cy", 8]]);
  await assert.rejects(table.paste([["Zoe", "9"]], ["1"], [name, salary]));
  await assert.rejects(table.paste([["Zoe"]], ["1", "2"], [name]), TypeError);
  await table.undo();
  assert.deepEqual((await table.items()).map((one) => one.name), ["Ada", "Bob", "Cy"]);
});
