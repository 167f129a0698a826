// Threat Z32: columns called as what every object has.

import assert from "node:assert/strict";
import {test} from "node:test";

import {connectFake, connectReal, withoutDaemon} from "../test-support/support.js";

const names = ["__proto__", "constructor", "toString", "hasOwnProperty"];
const before = Object.getOwnPropertyNames(Object.prototype).sort();

function nothingIsPolluted() {
  assert.equal({}.polluted, undefined);
  assert.equal(Object.polluted, undefined);
  assert.deepEqual(Object.getOwnPropertyNames(Object.prototype).sort(), before);
  assert.equal(String({}), "[object Object]");
}

const skip = withoutDaemon;

test("columns may be called __proto__, constructor and toString", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const table = await daemon.openCsv(Buffer.from(`${names.join(",")}\n1,2,3,4\n`));
  assert.deepEqual(table.columns.map(({id}) => id), names);
  assert.equal(table.types.get("__proto__"), "integer");
  const columns = new Map(names.map((name) => [name, {hidden: false}]));
  const view = await table.view({columns, sort: names.map((name) => [name, "descending"])});
  const subscription = await view.watch();
  await table.insert([new Map(names.map((name, at) => [name, at]))]);
  await table.setRow(1, new Map([["__proto__", 9], ["constructor", 8]]));
  await table.set(1, "toString", 7);
  await daemon.sync();
  for (const rows of [[...(await view.rows())], subscription.rows()]) {
    assert.deepEqual(rows.map((row) => row.toMap()), [
      new Map(names.map((name, at) => [name, [9, 8, 7, 4][at]])),
      new Map(names.map((name, at) => [name, at])),
    ]);
    assert.deepEqual(rows[0].toArray(), [9, 8, 7, 4]);
  }
  assert.deepEqual([...subscription.columns().keys()], names);
  const {indicators} = await view.tap("__proto__");
  assert.equal(indicators.get("__proto__").sortable, true);
  await view.set({columns: new Map([["__proto__", {hidden: true}]])});
  assert.deepEqual(view.state.columns, new Map([["__proto__", {hidden: true}]]));
  assert.deepEqual(view.columns, names.slice(1));
  const typed = await daemon.openCsv(Buffer.from("__proto__\n1\n"), {
    types: new Map([["__proto__", "text"]]),
  });
  assert.equal(typed.types.get("__proto__"), "text");
  nothingIsPolluted();
});

test("cells, rows and ids from the wire reach no prototype", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const poison = JSON.parse(
    '{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}',
  );
  const columns = [{id: "__proto__", type: "json"}];
  const refused = daemon.create({table: "__proto__", rows: [poison], columns});
  await assert.rejects(refused, {kind: "unknownColumn"}, "constructor is no column here");
  const made = await daemon.create({table: "constructor", rows: [[poison]], columns});
  const view = await made.view({}, {view: "__proto__"});
  const [row] = await view.rows();
  assert.equal(JSON.stringify(row.get("__proto__")), JSON.stringify(poison));
  assert.equal((await daemon.sync()).get("constructor"), 1);
  nothingIsPolluted();
});

test("a hostile daemon reaches no prototype either", async (t) => {
  const poison = {polluted: true};
  const members = (value) => JSON.parse(`{"__proto__": ${JSON.stringify(value)}}`);
  const daemon = await connectFake(t, {
    "view/sync": {result: {tables: members(poison)}},
    "server/stats": {result: members(poison)},
    speak: {before: [["__proto__", poison], ["view/update", {subscription: "__proto__"}],
      ["table/didChange", {table: "constructor"}], ["$/progress", {token: "__proto__"}]]},
    fail: {error: {code: -32602, message: "x", data: members(poison)}},
  });
  await daemon.request("speak", {});
  assert.deepEqual((await daemon.sync()).get("__proto__"), poison);
  assert.deepEqual((await daemon.stats()).get("__proto__"), poison);
  await assert.rejects(daemon.request("fail", {}), (error) => error.data.polluted === undefined);
  nothingIsPolluted();
});

test("titles are texts to show, and ids are exact", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const table = await daemon.openCsv(Buffer.from("id,\x1b[31mred,n\xff\n1,2,3\n", "latin1"), {
    dialect: {encoding: "utf-8"},
  });
  const told = table.columns.map(({id, title, exactTitle}) => [id, title, exactTitle]);
  assert.deepEqual(told, [
    ["id", "id", undefined],
    ["\x1b[31mred", "␛[31mred", "\x1b[31mred"],
    ["n\ufffd", "n\ufffd", undefined],
  ]);
  const view = await table.view({sort: told.map(([id]) => [id, "descending"])});
  assert.deepEqual([...(await view.rows())].map((row) => row.toArray()), [[1, 2, 3]]);
});

test("fields beyond the columns are told, or are columns", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const content = Buffer.from(`a,b\n1,x\n2,y,odd,more\n3,z,t\n${"4,w\n".repeat(1500)}9,v,last\n`);
  const dialect = {delimiter: ",", header: true};
  const table = await daemon.openCsv(content, {dialect});
  const view = await table.view();
  assert.deepEqual(await view.extraFields({first: 0, size: 2}), new Map([[2, ["odd", "more"]]]));
  assert.deepEqual(await view.extraFields({keys: [3, 1]}), new Map([[3, ["t"]]]));
  assert.equal((await view.extraFields()).size, 3);
  const {cells} = await view.find("more");
  assert.deepEqual(cells, [{extraField: 1, ranges: [[0, 4]]}]);
  const wide = await daemon.openCsv(content, {dialect, widen: true});
  assert.deepEqual(wide.columns.map(({id}) => id), ["a", "b", "column3", "column4"]);
});
