// Columns whose cells a function of the program supplies.

import assert from "node:assert/strict";
import {test} from "node:test";

import {Shown, supplied} from "../src/index.js";
import {connectReal, withoutDaemon} from "../test-support/support.js";

const skip = withoutDaemon;

async function until(condition) {
  const end = Date.now() + 10_000;
  while (!(await condition())) {
    assert.ok(Date.now() < end, "in time");
    await new Promise((resolve) => { setTimeout(resolve, 10); });
  }
}

async function valuesOf(view, column) {
  return [...(await view.rows())].map((row) => row.get(column));
}

async function shows(view, column, values) {
  await until(async () => JSON.stringify(await valuesOf(view, column)) === JSON.stringify(values));
}

function columns(compute, options) {
  const column = {id: "s", type: "integer", supplied: supplied(compute, options)};
  return [{id: "n", type: "integer"}, column, {id: "t"}];
}

test("cells are supplied, and again when an input changes", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const table = await daemon.create({
    columns: columns(async (row) => row.get("n") * 2, {inputs: ["n"]}),
    rows: [[1, "a"], [2, "b"]],
  });
  assert.deepEqual(table.columns[1].supplied.inputs, ["n"]);
  const view = await table.view({sort: [["s", "descending"]]});
  await shows(view, "s", [4, 2]);
  await table.set(1, "n", 10);
  await shows(view, "s", [20, 4]);
  await table.undo();
  await shows(view, "s", [4, 2]);
  await table.insert([[3, "c"]]);
  await shows(view, "s", [6, 4, 2]);
});

test("texts and errors", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const compute = (row) => {
    if (row.get("n") === null) throw new Error("no number");
    return new Shown(row.get("n"), `No. ${row.get("n")}`);
  };
  const table = await daemon.create({columns: columns(compute), rows: [[7, "a"], [null, "b"]]});
  const view = await table.view();
  await shows(view, "s", [7, null]);
  await until(async () => [...(await view.rows())].every((row) => row.pending.length === 0));
  const rows = [...(await view.rows())];
  assert.equal(rows[0].cell("s").text, "No. 7");
  assert.equal(rows[1].errors.get("s").text, "no number");
});

test("columns added later, and without a function", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const table = await daemon.create({columns: [{id: "n", type: "integer"}], rows: [[1]]});
  await table.addColumn("s", {type: "integer", supplied: supplied((row) => row.get("n") + 1)});
  const view = await table.view();
  await shows(view, "s", [2]);
  await table.addColumn("u", {supplied: {inputs: ["n"]}});
  await until(async () => [...(await view.rows())][0].errors.has("u"));
});
