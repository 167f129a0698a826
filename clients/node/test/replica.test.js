// The replica against plain arrays: whatever diffs come, it holds what the array holds.

import assert from "node:assert/strict";
import {test} from "node:test";

import {OutOfSync, Replica} from "../src/index.js";
import {columns, countsOf, expected, RandomSource} from "../test-support/random-source.js";
import {seeds} from "../test-support/support.js";

function held(replica) {
  return replica.keys.map((key, at) => [key, columns.map((name) => {
    const {value, text, error} = replica.cells.get(name)[at];
    return [value, text, error?.kind];
  })]);
}

test("a replica that only applies updates holds what the source holds", () => {
  for (const seed of seeds(300)) {
    const source = new RandomSource(seed);
    const replica = new Replica();
    for (let step = 0; step < 12; step += 1) {
      const shown = held(replica);
      let update = null;
      for (const message of source.update(step === 0)) {
        update = replica.apply(message);
        if (message.last) continue;
        assert.equal(update, null);
        assert.deepEqual(held(replica), shown, "nothing is shown before the last part");
      }
      assert.equal(update.toRevision, source.revision);
      assert.deepEqual(held(replica), expected(source.rows), `seed ${seed}, step ${step}`);
      assert.equal(replica.window.size, source.rows.length);
    }
  }
});

test("a lost message is noticed and a reset heals", () => {
  for (const seed of seeds(100)) {
    const source = new RandomSource(seed);
    const replica = new Replica();
    const messages = [];
    for (let step = 0; step < 20; step += 1) messages.push(...source.update(step === 0));
    const lost = 1 + (seed % 20);
    let isRefused = false;
    messages.forEach((message, at) => {
      if (at === lost) return;
      try {
        replica.apply(message);
      } catch (error) {
        assert.ok(error instanceof OutOfSync, error.stack);
        isRefused = true;
      }
    });
    if (messages[lost + 1] && messages[lost + 1].from !== null) assert.ok(isRefused);
    source.seq += 3;
    for (const message of source.update(true)) replica.apply(message);
    assert.deepEqual(held(replica), expected(source.rows));
    assert.equal(replica.needsReset, false);
  }
});

function firstReset(members) {
  return {
    seq: 1, from: null, to: 1, revision: 1, counts: countsOf(2), orderState: "ready", causes: ["watch"],
    window: {first: 0, size: 2}, columns: ["a"], last: true,
    reset: {keys: [1, 2], blocks: [{column: "a", values: [5, 6]}]}, ...members,
  };
}

function following(diff, members) {
  return {
    seq: 2, from: 1, to: 2, revision: 2, counts: countsOf(2), orderState: "ready", causes: ["edit"],
    window: {first: 0, size: 2}, last: true, diff, ...members,
  };
}

const unfit = new Map([
  ["a gap in seq", following({}, {seq: 3})],
  ["another from", following({}, {from: 7})],
  ["a delete outside", following({deletes: [[2, 1]]})],
  ["a huge run", following({deletes: [[0, 2 ** 50]]})],
  ["a broken run", following({deletes: [[0.5, 1]]})],
  ["a delete that moves", following({deletes: [[0, 1]], moves: [[0, 0]]})],
  ["a move to nowhere", following({moves: [[0, 5]]})],
  ["an insert without key", following({inserts: {at: [[0, 1]], keys: [], blocks: []}})],
  ["an insert without cells", following({inserts: {at: [[0, 1]], keys: [9], blocks: []}})],
  ["a key twice", following({
    inserts: {at: [[0, 1]], keys: [1], blocks: [{column: "a", values: [1]}]},
  })],
  ["an update outside", following({updates: [{column: "a", rows: [4], values: [1]}]})],
  ["an unknown column", following({updates: [{column: "z", rows: [0], values: [1]}]})],
  ["the column constructor", following({
    updates: [{column: "constructor", rows: [0], values: [1]}],
  })],
  ["too few cells", following({updates: [{column: "a", rows: [0, 1], values: [1]}]})],
  ["an error outside", following({updates: [
    {column: "a", rows: [0], values: [1], errors: [{row: 1, kind: "doesNotParse"}]},
  ]})],
  ["a part that is not due", following({}, {part: 1})],
  ["a column without cells", following({}, {columns: ["a", "b"]})],
  ["no members", {seq: 2}],
  ["no window", firstReset({seq: 2, window: undefined})],
  ["no counts", firstReset({seq: 2, counts: undefined})],
  ["a layout whose columns nobody told", following({}, {layout: {width: 3}})],
]);

for (const [name, message] of unfit) {
  test(`an update that does not fit is refused and changes nothing: ${name}`, () => {
    const replica = new Replica();
    replica.apply(firstReset());
    assert.throws(() => replica.apply(message), OutOfSync);
    assert.ok(replica.needsReset);
    assert.deepEqual(replica.keys, [1, 2]);
    assert.deepEqual(replica.cells.get("a").map(({value}) => value), [5, 6]);
    assert.equal(replica.apply(following({}, {seq: message.seq + 1})), null, "it waits");
    replica.apply(firstReset({seq: message.seq + 2}));
    assert.equal(replica.needsReset, false);
  });
}

test("the first update must be a reset", () => {
  assert.throws(() => new Replica().apply(following({})), OutOfSync);
});

test("a window of keys has no cells", () => {
  const replica = new Replica();
  replica.apply(firstReset({reset: {keys: [1, "1"], blocks: []}}));
  replica.apply(following({moves: [[0, 2]], inserts: {at: [[0, 1]], keys: [3], blocks: []}}));
  assert.deepEqual(replica.keys, [3, "1", 1]);
  assert.equal(replica.cells.size, 0);
});

test("what a brief update leaves out is as it was told, until a reset", () => {
  const replica = new Replica();
  const columns = [{column: "a", x: 0, width: 3}];
  replica.apply(firstReset({layout: {width: 3, columns}}));
  const {counts} = replica;
  const brief = {counts: undefined, orderState: undefined, window: undefined};
  const layout = {width: 3, height: 7};
  const update = replica.apply(following({}, {...brief, layout}));
  assert.deepEqual([update.counts, update.orderState, update.window], [counts, "ready", replica.window]);
  assert.deepEqual(replica.window, {first: 0, size: 2});
  assert.deepEqual(replica.layout, {...layout, columns});
  const head = {seq: 3, from: 2, to: 3, part: 0, last: false, orderState: "pending"};
  replica.apply(following({}, {...brief, ...head, window: {first: 4, size: 2}}));
  replica.apply(following({}, {...brief, ...head, seq: 4, part: 1, last: true, orderState: undefined}));
  assert.deepEqual([replica.orderState, replica.window.first], ["pending", 4]);
  assert.deepEqual(replica.layout, {...layout, columns});
  replica.apply(following({}, {...brief, seq: 5, from: 3, to: 4, layout: null}));
  assert.equal(replica.layout, null);
  replica.apply(firstReset({seq: 6}));
  assert.deepEqual([replica.orderState, replica.window.first], ["ready", 0]);
});

test("columns come and go", () => {
  const replica = new Replica();
  replica.apply(firstReset());
  const updates = [{column: "b", rows: [0, 1], values: ["x", "y"]}];
  const update = replica.apply(following({updates}, {columns: ["b"]}));
  assert.deepEqual(replica.columns, ["b"]);
  assert.deepEqual(replica.cells.get("b").map(({value}) => value), ["x", "y"]);
  assert.deepEqual(update.updated, new Map([["b", [0, 1]]]));
});

test("an empty window fills by a diff", () => {
  const replica = new Replica();
  replica.apply(firstReset({reset: {keys: [], blocks: []}}));
  const blocks = [{column: "a", values: [1, null], pending: [1]}];
  const update = replica.apply(following({inserts: {at: [[0, 2]], keys: [1, 2], blocks}}));
  assert.deepEqual(update.inserted, [0, 1]);
  assert.ok(replica.cells.get("a")[1].isPending);
});
