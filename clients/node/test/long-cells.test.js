// Answers that end early are put together; cut cells are read whole.

import assert from "node:assert/strict";
import {test} from "node:test";

import {wholeAnswer} from "../src/row-pages.js";
import {connectReal, withoutDaemon} from "../test-support/support.js";

/** A daemon's side of `view/rows` that never gives more than some rows. */
function paged(total, most, asked) {
  return async (params) => {
    asked.push(params);
    const {first, size} = params.range ?? {first: 0, size: total};
    const all = Array.from({length: total}, (_, row) => row);
    const wanted = params.keys ?? all.slice(first, first + size);
    const keys = wanted.slice(0, most);
    const more = keys.length < wanted.length && {more: true, count: most};
    return {
      viewRevision: 7, first: Math.min(first, total), keys, counts: {pageStart: 0, pageEnd: total},
      blocks: [{column: "c", values: keys}], ...more,
    };
  };
}

test("pages are joined", async () => {
  for (const most of [1, 3, 9, 10, 11]) {
    for (const [params, wanted] of [
      [{}, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
      [{range: {first: 2, size: 5}}, [2, 3, 4, 5, 6]],
      [{range: {first: 8, size: 50}}, [8, 9]],
      [{range: {first: 50, size: 5}}, []],
      [{keys: [5, 1, 4, 2]}, [5, 1, 4, 2]],
    ]) {
      const asked = [];
      const answer = await wholeAnswer(paged(10, most, asked), params, 4);
      assert.deepEqual(answer.keys, wanted);
      assert.equal(answer.more, undefined);
      const cells = [];
      for (const {offset = 0, values} of answer.blocks) {
        for (const [row, value] of values.entries()) cells[offset + row] = value;
      }
      assert.deepEqual(cells, wanted);
      for (const {at} of asked.slice(1)) assert.equal(at, 7);
      for (const {range} of asked.slice(1)) assert.ok(!range || range.size <= 4);
    }
  }
});

test("cut cells are read whole", {skip: withoutDaemon}, async (t) => {
  const daemon = await connectReal(t);
  const text = "é\u0001".repeat(3000);
  const table = await daemon.create({columns: [{id: "s", type: "text"}], rows: [[text], ["short"]]});
  const view = await table.view();
  const rows = await view.rows();
  assert.deepEqual([...rows].map((row) => row.get("s")), [text, "short"]);
  const watched = await view.watch();
  await daemon.sync();
  const [first, second] = watched.rows();
  assert.ok(first.cell("s").isCut && text.startsWith(first.cell("s").value));
  assert.ok(!second.cell("s").isCut);
  assert.equal(await table.text(1, "s"), text);
  assert.equal(await table.text(1, "s", {of: "value"}), text);
  await view.set({layout: {columns: {s: {width: 6}}}});
  const narrow = await view.watch({cells: "text", texts: "cut", ellipsis: ".."});
  await daemon.sync();
  const cell = narrow.rows()[0].cell("s");
  assert.deepEqual([cell.text, cell.isCut, cell.wholeBytes], ["é␁é␁..", true, 9000]);
  assert.equal(narrow.rows()[1].cell("s").wholeBytes, undefined);
  const wide = await view.watch({textBytes: 1_000_000});
  await daemon.sync();
  assert.equal(wide.rows()[0].get("s"), text);
});

test("hits count code points where they are asked for", {skip: withoutDaemon}, async (t) => {
  for (const [positions, hit] of [[undefined, [3, 4]], ["utf-32", [2, 3]]]) {
    const daemon = await connectReal(t, {positions});
    const table = await daemon.create({columns: [{id: "s", type: "text"}], rows: [["😀xy"]]});
    const view = await table.view();
    await view.set({search: {text: "y"}});
    const watched = await view.watch({cells: "text"});
    await daemon.sync();
    assert.deepEqual(watched.rows()[0].cell("s").matches, [hit]);
  }
});
