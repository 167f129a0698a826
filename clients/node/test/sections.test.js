// Sections in windows, against the real daemon.

import assert from "node:assert/strict";
import {test} from "node:test";

import {connectReal, withoutDaemon} from "../test-support/support.js";

const head = (...key) => ({kind: "header", key});

test("sections stand between the rows", {skip: withoutDaemon}, async (t) => {
  const daemon = await connectReal(t);
  const rows = [["Ada", "red"], ["Bo", "blue"], ["Cy", "red"], ["Di", null]];
  const table = await daemon.create({rows, columns: [{id: "name"}, {id: "team"}]});
  const view = await table.view({sections: "team"});
  const window = await view.watch();
  await daemon.sync();
  assert.deepEqual(window.entries(), [head("blue"), 2, head("red"), 1, 3, head(null), 4]);
  assert.deepEqual(window.keys(), [2, 1, 3, 4]);
  assert.deepEqual(window.columns().get("name"), ["Bo", "Ada", "Cy", "Di"]);
  assert.equal(window.replica.sections.get('["red"]').count, 2);
  await view.collapse(["red", ["blue"]]);
  await daemon.sync();
  const fresh = await view.rows();
  assert.deepEqual(window.entries(), [head("blue"), head("red"), head(null), 4]);
  assert.deepEqual(fresh.entries, window.entries());
  assert.deepEqual(fresh.sections, window.replica.sections);
  assert.deepEqual(fresh.keys, [4]);
  assert.equal(fresh.at(0).get("name"), "Di");
  await view.expand();
  await table.set(3, "team", "blue");
  await daemon.sync();
  const expected = [head("blue"), 2, 3, head("red"), 1, head(null), 4];
  assert.deepEqual(window.entries(), expected);
  await view.set({sections: {aggregates: [{column: "name", kind: "min"}]}});
  await daemon.sync();
  const [told] = window.replica.sections.get('["blue"]').aggregates;
  assert.deepEqual(told, {column: "name", kind: "min", value: "Bo", text: "Bo"});
  const seen = [];
  for await (const row of view.iterate({batch: 3})) seen.push(row.key);
  assert.deepEqual(seen, [2, 3, 1, 4]);
  await view.set({sections: null});
  await daemon.sync();
  assert.equal(window.replica.sections.size, 0);
});

test("a table declares sections", {skip: withoutDaemon}, async (t) => {
  const daemon = await connectReal(t);
  const sections = [
    {key: "fruit", header: "Fruit", rows: [["apple", 3], ["pear", 4]]},
    {key: "bread", footer: "baked today", kind: "k", state: {a: 1}},
  ];
  const columns = [{id: "name"}, {id: "n", type: "integer"}];
  const table = await daemon.create({sections, columns, keyColumns: ["name"]});
  const view = await table.view({sections: {by: "declared", empty: "show"}});
  const window = await view.watch();
  await table.addSections([{key: "milk", rows: [["butter", 2n ** 60n]]}], {before: "bread"});
  await table.moveSections(["bread"], {first: true});
  await table.setSection("fruit", {header: "Obst", footer: null});
  await daemon.sync();
  assert.deepEqual(window.entries(), [
    head("bread"), head("fruit"), "apple", "pear", head("milk"), "butter",
  ]);
  assert.equal(window.replica.sections.get('["fruit"]').header, "Obst");
  assert.deepEqual(window.replica.sections.get('["bread"]').state, {a: 1});
  await table.removeSections(["milk"]);
  const result = await table.setRows(null, {
    sections: [{key: "fruit", rows: [["pear", 5]]}, {key: "bread", rows: [["bun", 1]]}],
  });
  assert.deepEqual({...result.sections}, {deletes: 0, inserts: 0, moves: 1, updates: 2});
  const other = await table.view({sections: "declared"});
  assert.deepEqual((await other.rows()).entries, [head("fruit"), "pear", head("bread"), "bun"]);
});

test("sections of a source are declared when it is opened, or later", {skip: withoutDaemon}, async (t) => {
  const daemon = await connectReal(t);
  const content = "name,kind\napple,fruit\nbun,bread\npear,fruit\n";
  const sections = [{key: "bread", header: "Bread"}, {key: "fruit"}];
  const opened = await daemon.open({content, sections, sectionColumn: "kind", keyColumns: ["name"]});
  const view = await opened.view({sections: "declared"});
  assert.deepEqual((await view.rows()).entries, [
    head("bread"), "bun", head("fruit"), "apple", "pear",
  ]);
  const table = await daemon.open({content, keyColumns: ["name"]});
  await table.addSections([{key: "fruit", rows: [["fig"]]}], {sectionColumn: "kind"});
  const other = await table.view({sections: "declared"});
  assert.deepEqual((await other.rows()).entries, [
    head("fruit"), "apple", "pear", "fig", head("bread"), "bun",
  ]);
});

test("lines around rows follow their neighbours", {skip: withoutDaemon}, async (t) => {
  const daemon = await connectReal(t);
  const [line, last] = [{leading: 4}, {thickness: 1}];
  const declarations = {settings: {separators: {between: line, bottom: last}}};
  const table = await daemon.create({rows: [["a"], ["b"]], columns: [{id: "name"}], declarations});
  const view = await table.view();
  const window = await view.watch({separators: true});
  await daemon.sync();
  assert.deepEqual([...window.replica.separators], [[1, {bottom: line}], [2, {bottom: last}]]);
  await table.insert([["c"]]);
  await daemon.sync();
  const lines = new Map([[1, {bottom: line}], [2, {bottom: line}], [3, {bottom: last}]]);
  assert.deepEqual(window.replica.separators, lines);
  await table.remove([2, 3]);
  await daemon.sync();
  assert.deepEqual([...window.replica.separators], [[1, {bottom: last}]]);
});
