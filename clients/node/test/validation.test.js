// Rules of data through the client.

import assert from "node:assert/strict";
import {test} from "node:test";

import {connectReal, withoutDaemon} from "../test-support/support.js";

const skip = withoutDaemon;

test("rules are told and hold", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const columns = [
    {id: "low", type: "integer", validate: {expression: "value >= 0"}}, {id: "high"},
  ];
  const table = await daemon.create({columns, rows: [[1, "x"], [-1, "y"]]});
  const found = await table.validate();
  assert.deepEqual([found.count, found.items[0].row], [1, 2]);
  assert.equal((await table.validate({rows: [1], columns: ["high"], size: 0})).count, 0);
  await assert.rejects(table.set(1, "low", -5), (error) => error.kind === "invalid");
  const watched = await (await table.view()).watch({problems: true});
  await daemon.sync();
  assert.deepEqual(watched.replica.problems.map(({index}) => index), [1]);
  await table.set(2, "low", 5);
  await daemon.sync();
  assert.deepEqual(watched.replica.problems, []);
});
