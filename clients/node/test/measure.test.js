// Texts measured through the client.

import assert from "node:assert/strict";
import {test} from "node:test";

import {connectReal, withoutDaemon} from "../test-support/support.js";

const skip = withoutDaemon;

test("texts are measured", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const [measure] = await daemon.measure(["日本 go"], {wrap: 4, truncate: {width: 4, at: "head"}});
  assert.deepEqual([measure.width, measure.height], [7, 2]);
  assert.deepEqual(measure.lines.map(({range}) => range), [[0, 2], [3, 5]]);
  assert.equal(measure.shown.text, "… go");
  const regular = {defaultAdvance: 8.25};
  const measurer = {kind: "font", lineHeight: 20, regular, bold: {defaultAdvance: 9}};
  const found = await daemon.measure(["a", "bb"], {measurer});
  assert.deepEqual(found.map(({width}) => width), [8.25, 16.5]);
  assert.deepEqual(await daemon.measure(["a"], {measurer, bold: true}), [{width: 9, height: 20}]);
});
