// Diffs in stages and one operation after another, proved by replay.

import assert from "node:assert/strict";
import {test} from "node:test";

import {sequential, staged} from "../src/index.js";
import {Chance, connectReal, seeds, withoutDaemon} from "../test-support/support.js";

/** The places of a longest increasing subsequence, by trying every length before each place. */
function longestIncreasing(numbers) {
  const best = [];
  numbers.forEach((number, place) => {
    best[place] = [place];
    for (let before = 0; before < place; before += 1) {
      if (numbers[before] < number && best[before].length >= best[place].length) {
        best[place] = [...best[before], place];
      }
    }
  });
  return new Set(best.reduce((one, other) => (other.length > one.length ? other : one), []));
}

function diffOf(old, names, changed) {
  const common = names.filter((name) => old.includes(name));
  const stays = longestIncreasing(common.map((name) => old.indexOf(name)));
  const single = (list, other) =>
    list.flatMap((name, at) => (other.includes(name) ? [] : [[at, 1]]));
  return {
    deletes: single(old, names),
    inserts: {at: single(names, old)},
    moves: common
      .filter((_, place) => !stays.has(place))
      .map((name) => [old.indexOf(name), names.indexOf(name)]),
    updates: [{column: "x", rows: common.filter((name) => changed.has(name))
      .map((name) => names.indexOf(name))}],
  };
}

function replayStages(old, stages, target) {
  const rows = [...old];
  for (const {updates, deletes, moves, inserts} of stages) {
    for (const {index, newIndex} of updates) rows[index] = target[newIndex];
    for (const index of [...deletes].sort((a, b) => b - a)) rows.splice(index, 1);
    const taken = moves.map(([from, to]) => [to, rows[from]]).sort((a, b) => a[0] - b[0]);
    for (const [from] of [...moves].sort((a, b) => b[0] - a[0])) rows.splice(from, 1);
    for (const [to, row] of taken) rows.splice(to, 0, row);
    for (const index of inserts) rows.splice(index, 0, target[index]);
  }
  return rows;
}

function replayOperations(old, operations, target) {
  const rows = [...old];
  for (const {kind, index, to, newIndex} of operations) {
    if (kind === "update") rows[index] = target[newIndex];
    else if (kind === "delete") rows.splice(index, 1);
    else if (kind === "move") rows.splice(to, 0, ...rows.splice(index, 1));
    else rows.splice(index, 0, target[newIndex]);
  }
  return rows;
}

test("both forms replay to the target with as many moves", () => {
  for (const seed of seeds(200)) {
    const chance = new Chance(seed);
    const old = chance.sample(Array.from({length: 15}, (_, name) => name), chance.below(12));
    const kept = old.filter(() => chance.below(10) < 7);
    const come = chance.sample([20, 21, 22, 23, 24], chance.below(5));
    const names = chance.sample([...kept, ...come], kept.length + come.length);
    const changed = new Set(kept.filter(() => chance.below(3) === 0));
    const target = names.map((name) => [name, changed.has(name)]);
    const before = old.map((name) => [name, false]);
    const diff = diffOf(old, names, changed);
    assert.deepEqual(replayStages(before, staged(diff), target), target);
    assert.deepEqual(replayOperations(before, sequential(diff), target), target);
    assert.equal(staged(diff).flatMap(({moves}) => moves).length, diff.moves.length);
    assert.equal(
      sequential(diff).filter(({kind}) => kind === "move").length, diff.moves.length);
  }
  assert.deepEqual([staged({}), sequential({})], [[], []]);
});

test("new content and its difference", {skip: withoutDaemon}, async (t) => {
  const daemon = await connectReal(t);
  const old = [[1, "a"], [2, "b"], [3, "c"], [4, "d"]];
  const table = await daemon.create({
    rows: old, columns: [{id: "n", type: "integer"}, {id: "x"}], keyColumns: ["n"],
  });
  const target = [[4, "d"], [1, "A"], [5, "e"], [3, "c"]];
  const result = await table.setRows(target, {label: "Render", hints: {animate: true}});
  assert.deepEqual(
    [result.outcome, result.deletes, result.inserts, result.moves, result.updates],
    ["applied", 1, 1, 1, 1],
  );
  for (const page of [1, 2, 100]) {
    const difference = await table.diff(null, {fromRevision: 1, page});
    assert.deepEqual(replayStages(old, difference.staged(), target), target);
    assert.deepEqual(replayOperations(old, difference.sequential(), target), target);
    assert.deepEqual(difference.diff.inserts.keys, [5]);
  }
  const next = await table.setRows([new Map([["n", 7]])], {columns: ["n"], match: "keys"});
  assert.deepEqual([next.deletes, next.inserts], [4, 1]);
});
