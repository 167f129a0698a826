// Summaries of columns, through the client.

import assert from "node:assert/strict";
import {test} from "node:test";

import {connectReal, withoutDaemon} from "../test-support/support.js";

const skip = withoutDaemon;
const columns = [{id: "city"}, {id: "n", type: "integer"}, {id: "price", type: "decimal"}];
const rows = [["Rome", 1, "1.5"], ["Oslo", 2, "2.5"], ["Rome", "1152921504606846976", null]];

test("summaries have values of their columns", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const view = await (await daemon.create({columns, rows})).view({filter: "n < 9"});
  const found = await view.profile();
  assert.deepEqual([...found.columns.keys()], ["city", "n", "price"]);
  assert.equal(found.complete, true);
  const price = found.columns.get("price");
  assert.equal(price.mean, 2);
  assert.equal(price.max, "2.5");
  assert.equal(price.histogram.edges[0], 1.5);
  assert.deepEqual(found.columns.get("city").frequencies,
    {exact: true, values: ["Rome", "Oslo"], counts: [1, 1]});
  assert.equal(found.columns.get("city").histogram, undefined);
  const all = await view.profile(["n"], {over: "all", kinds: ["extremes"], quantiles: [0.5]});
  assert.equal(all.columns.get("n").max, 1152921504606846976n);
  assert.equal(all.columns.get("n").quantiles, undefined);
});

test("finished columns come early, and columns left out are asked for", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const view = await (await daemon.create({columns, rows})).view();
  const told = [];
  const whole = await view.profile(null, {onColumns: (part) => told.push(part)});
  await daemon.sync();
  assert.deepEqual(told.map((part) => part.map(({column}) => column)), [["city"], ["n", "price"]]);
  assert.deepEqual(told.flat(), [...whole.columns.values()]);
  const request = view.request.bind(view);
  view.request = async (method, params, options) => {
    const answer = await request(method, params, options);
    const left = answer.columns.slice(1).map(({column}) => column);
    return {...answer, columns: answer.columns.slice(0, 1), ...(left.length > 0 ? {left} : {})};
  };
  assert.deepEqual((await view.profile()).columns, whole.columns);
});
