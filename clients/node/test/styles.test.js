// How rows and cells look, through the client.

import assert from "node:assert/strict";
import {test} from "node:test";

import {connectReal, withoutDaemon} from "../test-support/support.js";

const skip = withoutDaemon;

test("looks of rows and cells follow the rules", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const columns = [{id: "name"}, {id: "n"}];
  const table = await daemon.create({rows: [["a", 1], ["b", 5]], columns});
  const view = await table.view({
    styles: [
      {layer: "background", tag: "big", when: "n > 2"},
      {
        layer: "overlay", tag: "bar", when: "n > 2", columns: ["n"],
        parameters: {n: {expression: "n"}},
      },
    ],
  });
  const window = await view.watch({styles: true});
  const {styles} = window.replica;
  await daemon.sync();
  const big = [{layer: "background", tag: "big"}];
  assert.deepEqual(styles.rows, new Map([[2, big]]));
  assert.deepEqual(styles.row(1), []);
  const [bar] = styles.cell(2, "n");
  assert.equal(bar.tag, "bar");
  assert.deepEqual({...bar.parameters}, {n: 5});
  await table.set(1, "n", 5);
  await table.set(2, "n", 1);
  await daemon.sync();
  assert.deepEqual(styles.rows, new Map([[1, big]]));
  assert.deepEqual([...styles.cells.get("n").keys()], [1]);
  await view.set({styles: [{layer: "background", tag: "odd", when: "1 / (n - 5) > 7"}]});
  await daemon.sync();
  assert.equal(styles.rows.size + styles.cells.size, 0);
  assert.deepEqual(styles.failures.map(({style, row}) => [style, row]), [[0, 1]]);
  await window.resync();
  await daemon.sync();
  assert.equal(styles.failures.length, 1);
});
