// The client waits for all rows, reads them in pages and survives edits in its loops.

import assert from "node:assert/strict";
import {test} from "node:test";

import {RequestFailed} from "../src/index.js";
import {connectReal, withoutDaemon} from "../test-support/support.js";

const skip = withoutDaemon;
const count = 9000;
const long = Buffer.from(
  "n,text\n" + Array.from({length: count}, (_, row) => `${row + 1},${"x".repeat(150)}`).join("\n"),
);

function upTo(end) {
  return Array.from({length: end}, (_, n) => n);
}

/** How many more pins the table of a view may have. */
async function pinsLeft(view) {
  const taken = [];
  try {
    for (;;) taken.push((await view.request("view/pin")).pin);
  } catch (error) {
    assert.ok(error instanceof RequestFailed);
  }
  for (const pin of taken) await view.request("view/unpin", {pin});
  return taken.length;
}

test("what is opened has all its rows", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const table = await daemon.openCsv(long);
  const view = await table.view();
  assert.equal((await view.rows()).length, count);
  const groups = await view.aggregate([["n", "sum"]]);
  assert.deepEqual([groups.complete, groups.groups[0].values], [true, [(count * (count + 1)) / 2]]);
  assert.equal((await view.find(String(count))).row, count);
  assert.ok((await table.validate()).complete && (await table.diff()).complete && view.complete);
});

test("an editor does not wait and is told so", {skip}, async (t) => {
  const daemon = await connectReal(t, {args: ["--test-methods"]});
  await daemon.request("debug/holdLoading", {held: true});
  const table = await daemon.openCsv(long, {wait: false});
  const view = await table.view();
  const rows = await view.rows();
  assert.ok(!view.complete && !rows.complete && rows.length > 0 && rows.length < count);
  assert.equal((await view.aggregate([], {wait: false})).complete, false);
  assert.equal(await view.find(String(count), {wait: false}), null);
  assert.equal((await table.validate({wait: false})).complete, false);
  assert.equal((await table.diff(null, {wait: false})).complete, false);
  assert.equal((await view.replace("a", {search: "x", preview: true, wait: false})).complete, false);
  await daemon.request("debug/holdLoading", {held: false});
  assert.ok((await view.rows({wait: true})).complete && view.complete);
});

test("rows past one answer are read in several", {skip}, async (t) => {
  const daemon = await connectReal(t);
  daemon.limits.rowsPerAnswerMax = 4;
  const table = await daemon.create({rows: upTo(11).map((n) => [n, String(n)])});
  const view = await table.view();
  const told = async (options) => [...await view.rows(options)].map((row) => row.get("column1"));
  assert.deepEqual(await told(), upTo(11));
  assert.deepEqual(await told({first: 3}), upTo(11).slice(3));
  assert.deepEqual(await told({first: 2, size: 6}), upTo(8).slice(2));
  assert.equal(await pinsLeft(view), daemon.limits.pinsMax);
});

test("edits in the loop do not end it, and an iterator that ends keeps nothing", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const table = await daemon.create({rows: upTo(25).map((n) => [n])});
  const view = await table.view({sort: "column1"});
  const seen = [];
  for await (const row of view.iterate({batch: 4})) {
    seen.push(row.get("column1"));
    if (row.key !== 25) await table.set(row.key, "column1", 100 - row.get("column1"));
    if (row.key === 7) await table.remove([25]);
  }
  assert.deepEqual(seen, upTo(25));
  for await (const row of view.iterate({batch: 4})) if (row) break;
  assert.equal(await pinsLeft(view), daemon.limits.pinsMax);
});

test("an answer that ends early is asked for to its end", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const columns = [{id: "city"}, {id: "n", type: "integer"}];
  const rows = upTo(70).map((row) => [`c${row % 7}`, row]);
  const table = await daemon.create({rows, columns});
  const view = await table.view();
  const whole = await view.aggregate([["n", "sum"]], {by: "city"});
  const settings = await table.resolve({rows: [1, 2, 3], headers: ["n"], settings: ["movable"]});
  const [ofView, ofTable] = [view.request.bind(view), table.request.bind(table)];
  view.request = async (method, params, options) => {
    const answer = await ofView(method, params, options);
    if (answer.counts.length <= 2) return answer;
    const cut = ({values, ...rest}) => ({...rest, values: values.slice(0, 2)});
    const [groupBy, aggregates] = [answer.groupBy.map(cut), answer.aggregates.map(cut)];
    return {...answer, groupBy, aggregates, counts: answer.counts.slice(0, 2), more: true};
  };
  table.request = async (method, params, options) => {
    const answer = await ofTable(method, params, options);
    if (method !== "table/resolve" || answer.items.length <= 2) return answer;
    return {...answer, items: answer.items.slice(0, 2), more: true};
  };
  assert.deepEqual(await view.aggregate([["n", "sum"]], {by: "city"}), whole);
  const part = await view.aggregate([["n", "sum"]], {by: "city", first: 1, size: 5});
  assert.deepEqual(part.groups, whole.groups.slice(1, 6));
  const told = await table.resolve({rows: [1, 2, 3], headers: ["n"], settings: ["movable"]});
  assert.deepEqual(told, settings);
  assert.equal(told.length, 4);
});
