// Changes of content with sections, in stages and one by one, proved by a strict list view.

import assert from "node:assert/strict";
import {readFile} from "node:fs/promises";
import {test} from "node:test";

import {
  Difference, sectionedChange, sectionedSequential, sectionedStaged, SectionedWindow, sectionsOf,
} from "../src/index.js";
import {shownByOperations, shownByStages, UnsafeChange} from "../test-support/list-view.js";
import {Chance, connectReal, seeds, withoutDaemon} from "../test-support/support.js";

const file = new URL("../../../Tests/pipe/sectioned_changes.json", import.meta.url);
const {cases} = JSON.parse(await readFile(file, "utf8"));

function check(old, {diff, sections}, target) {
  const stages = sectionedStaged(diff, sections);
  const operations = sectionedSequential(diff, sections);
  assert.deepEqual(shownByStages(old, stages, target), target);
  assert.deepEqual(shownByOperations(old, operations, target), target);
  for (const [stageMoves, kind, moves] of [
    ["moves", "move", diff.moves], ["sectionMoves", "moveSection", sections.moves],
  ]) {
    assert.equal(stages.flatMap((stage) => stage[stageMoves]).length, moves.length);
    assert.equal(operations.filter((one) => one.kind === kind).length, moves.length);
  }
  return {stages, operations};
}

/** A stage without its empty lists. */
function brief(stage) {
  return Object.fromEntries(Object.entries(stage).filter(([, list]) => list.length > 0));
}

for (const one of cases) {
  test(`case of both clients: ${one.name}`, () => {
    const {stages, operations} = check(one.old, one, one.new);
    assert.deepEqual(stages.map(brief), one.stages);
    assert.deepEqual(operations, one.operations);
  });
}

function randomContent(chance) {
  const keys = chance.sample([..."abcdefg"], chance.below(7));
  const content = keys.map((key) => [[key, chance.below(3)], []]);
  const rows = chance.sample(Array.from({length: 16}, (_, row) => row), chance.below(15));
  for (const row of content.length > 0 ? rows : []) {
    chance.pick(content)[1].push([row, chance.below(2)]);
  }
  return content;
}

function listOf(content) {
  return content.map(([[key, title], rows]) => ({
    key: [key], parts: ["header"], rows: rows.map(([row]) => row),
    info: {key: [key], title, count: rows.length, collapsed: false}, isEnd: false,
  }));
}

test("random changes of windows replay to the target", () => {
  for (const seed of seeds(500)) {
    const chance = new Chance(seed);
    const [old, target] = [randomContent(chance), randomContent(chance)];
    const before = new Map(old.flatMap(([, rows]) => rows));
    const changed = target.flatMap(([, rows]) => rows).filter(([row, x]) => before.get(row) !== x);
    const updated = new Map([["x", changed.map(([row]) => row)]]);
    check(old, sectionedChange(listOf(old), listOf(target), updated), target);
  }
});

test("windows change as the cases say, with as many moves", () => {
  for (const {old, new: target, diff, sections, name} of cases) {
    if (name.startsWith("at random")) continue; // their moves are not the fewest
    const change = sectionedChange(listOf(old), listOf(target));
    const {sections: found} = change;
    assert.deepEqual(found.moves, sections.moves, name);
    assert.deepEqual(change.diff.moves.length, diff.moves.length, name);
    assert.deepEqual([found.deletes, found.inserts], [sections.deletes, sections.inserts]);
  }
});

test("the strict list view refuses what is unsafe", () => {
  const content = [[["a", 0], [[1, 0]]], [["b", 0], [[2, 0]]]];
  const none = {
    updates: [], deletes: [], sectionDeletes: [], sectionInserts: [], moves: [], sectionMoves: [],
    inserts: [], sectionUpdates: [],
  };
  for (const stage of [
    {},
    {deletes: [[0, 0]], sectionDeletes: [0]},
    {inserts: [[0, 0]], sectionInserts: [{index: 0, newIndex: 0, rows: 0}]},
    {moves: [[[0, 0], [1, 0]]], sectionMoves: [[0, 1]]},
    {sectionMoves: [[0, 1]], sectionDeletes: [1]},
    {deletes: [[0, 7]]},
    {moves: [[[0, 0], [1, 0]], [[0, 0], [1, 1]]]},
  ]) {
    assert.throws(() => shownByStages(content, [{...none, ...stage}], content), UnsafeChange);
  }
});

const entry = (kind, ...key) => ({kind, key});
const header = (...key) => entry("header", ...key);
const footer = (...key) => entry("footer", ...key);
const shapes = (entries) =>
  sectionsOf(entries).map(({key, parts, rows, isEnd}) => [key, parts, rows, isEnd]);

test("entries are sections with rows", () => {
  assert.deepEqual(sectionsOf([]), []);
  assert.deepEqual(shapes([1, 2n]), [[undefined, [], [1, 2n], false]]);
  assert.deepEqual(
    shapes([header("a"), 1, footer("a"), header("b"), footer("b"), header(null), "x"]),
    [
      [["a"], ["header", "footer"], [1], false],
      [["b"], ["header", "footer"], [], false],
      [[null], ["header"], ["x"], false],
    ],
  );
  // Without headers, and in a window that begins and ends within sections.
  assert.deepEqual(shapes([1, footer("a"), 2, footer("b"), 3]), [
    [["a"], ["footer"], [1], false],
    [["b"], ["footer"], [2], false],
    [undefined, [], [3], false],
  ]);
  assert.deepEqual(shapes([1, header("b"), 2]), [
    [undefined, [], [1], false], [["b"], ["header"], [2], false],
  ]);
});

test("groups are sections without rows", () => {
  const inner = [header("a", 1), 1, footer("a", 1), header("a", 2), 2, footer("a", 2)];
  assert.deepEqual(shapes([entry("group", "a"), ...inner, footer("a"), footer("b")]), [
    [["a"], ["group"], [], false],
    [["a", 1], ["header", "footer"], [1], false],
    [["a", 2], ["header", "footer"], [2], false],
    [["a"], ["footer"], [], true],
    [["b"], ["footer"], [], false],
  ]);
  assert.deepEqual(shapes([2, footer("a", 2), footer("a")])[1], [["a"], ["footer"], [], true]);
});

test("what is known of sections comes along and changes are told", () => {
  const known = (count) =>
    new Map([['["a"]', {key: ["a"], title: "a", count, collapsed: false}]]);
  const old = sectionsOf([header("a"), 1], known(1));
  const target = sectionsOf([header("a"), 1, 2, footer("a")], known(2));
  assert.deepEqual(target[0].info, known(2).get('["a"]'));
  const change = sectionedChange(old, target);
  const updates = (members) => [{index: 0, key: ["a"], members}];
  assert.deepEqual(change.sections.updates, updates(["parts", "count"]));
  assert.deepEqual(change.sequential().map(({kind}) => kind), ["insert", "updateSection"]);
  const bare = sectionedChange(old, sectionsOf([header("a"), 1]));
  assert.deepEqual(bare.sections.updates, updates(["info"]));
  assert.deepEqual(sectionedChange(old, old).staged(), []);
});

test("a difference without sections says so", () => {
  const empty = {at: [], keys: [], blocks: []};
  const page = {
    from: {}, to: {}, columns: [], counts: {changes: 0},
    diff: {deletes: [], moves: [], inserts: empty, updates: []},
    old: {deletes: empty, updates: []}, keys: {moves: [], updates: []},
  };
  assert.throws(() => new Difference([page]).sectionedStaged(), TypeError);
  const sections = {old: [], new: [["a", 0]], deletes: [], inserts: [0], moves: []};
  const difference = new Difference([{...page, sections}]);
  const stages = [{sectionInserts: [{index: 0, newIndex: 0, rows: 0}]}];
  assert.deepEqual(difference.sectionedStaged().map(brief), stages);
  assert.deepEqual(difference.sectionedSequential().map(({kind}) => kind), ["insertSection"]);
});

test("a list view follows new content with declared sections", {skip: withoutDaemon}, async (t) => {
  const daemon = await connectReal(t);
  const columns = [{id: "section"}, {id: "n"}, {id: "x", type: "integer"}];
  const wire = (content) => content.map(([[key, header], rows]) => (
    {key, header: String(header), rows: rows.map(([row, x]) => [String(row), x])}));
  for (const [number, {old, new: target}] of cases.entries()) {
    const table = `t${number}`;
    const made = {table, columns, keyColumns: ["n"], sections: wire(old)};
    await daemon.request("table/create", made);
    await daemon.request("table/setRows", {table, sections: wire(target)});
    const ends = {from: {table, revision: 1}, to: {table}};
    const difference = new Difference([await daemon.request("table/diff", ends)]);
    assert.deepEqual(shownByStages(old, difference.sectionedStaged(), target), target);
    assert.deepEqual(shownByOperations(old, difference.sectionedSequential(), target), target);
  }
});

/** What a list view is to show of a window. */
function shown(subscription) {
  const texts = new Map(subscription.rows().map((row) => [row.key, [...row.texts.values()]]));
  return sectionsOf(subscription.entries(), subscription.replica.sections).map((one) => [
    [one.key, one.parts, one.info], one.rows.map((row) => [row, texts.get(row)]),
  ]);
}

test("a list view follows a window", {skip: withoutDaemon}, async (t) => {
  const daemon = await connectReal(t);
  const rows = [["Ada", "red", 1], ["Bo", "blue", 2], ["Cy", "red", 3], ["Di", null, 4]];
  const columns = [{id: "name"}, {id: "team"}, {id: "age", type: "integer"}];
  const table = await daemon.create({rows, columns});
  const view = await table.view({sections: {by: [{column: "team"}], footers: true}});
  const subscription = await view.watch({first: 0, size: 100, cells: "both"});
  const window = new SectionedWindow(subscription);
  let content = [];
  const follows = async (...kinds) => {
    await daemon.sync();
    const target = shown(subscription);
    const change = window.step();
    assert.deepEqual(shownByStages(content, change.staged(), target), target);
    assert.deepEqual(shownByOperations(content, change.sequential(), target), target);
    assert.deepEqual([...new Set(change.sequential().map(({kind}) => kind))].sort(), kinds.sort());
    content = target;
  };
  await follows("insertSection");
  await follows();
  await table.set(1, "age", 9);
  await follows("update");
  await table.set(1, "team", "green");
  await follows("insertSection", "move", "update", "updateSection");
  await table.set(3, "team", "blue");
  await follows("deleteSection", "move", "update", "updateSection");
  await view.collapse(["blue"]);
  await follows("delete", "updateSection");
  await view.set({sections: {by: [{column: "team", direction: "descending"}]}});
  await follows("moveSection");
  await view.expand();
  await follows("insert", "updateSection");
  await subscription.scroll({first: 1, size: 4});
  await follows("delete", "deleteSection", "updateSection");
  await view.set({sections: null});
  await follows("deleteSection", "insertSection", "insert", "move");
});

const columns = [{id: "a"}, {id: "b", type: "integer"}, {id: "n", type: "integer"}];

async function change(chance, {table, view, subscription, by}) {
  const keys = subscription.keys();
  const row = () => [chance.pick(["x", "y", "z", null]), chance.below(3), chance.below(9)];
  switch (chance.below(7)) {
    case 0:
      if (keys.length > 0) {
        const place = chance.below(3);
        await table.set(chance.pick(keys), columns[place].id, row()[place]);
      }
      break;
    case 1:
      await table.insert([row(), row()], {place: "start"});
      break;
    case 2:
      await table.remove(chance.sample(keys, Math.min(keys.length, 2)));
      break;
    case 3:
      await table.undo();
      break;
    case 4:
      await view.sort([chance.pick(["a", "b", "n"]), chance.pick(["ascending", "descending"])]);
      break;
    case 5:
      await view.collapse([chance.pick(["x", ["y", 1].slice(0, by.length)])], {action: "toggle"});
      break;
    default:
      await subscription.scroll({first: chance.below(20), size: 1 + chance.below(30)});
  }
}

test("a list view follows whatever happens", {skip: withoutDaemon}, async (t) => {
  const daemon = await connectReal(t);
  for (const seed of seeds(6)) {
    const chance = new Chance(seed);
    const rows = Array.from({length: 20}, (_, n) => [chance.pick(["x", "y", null]), n % 3, n]);
    const table = await daemon.create({rows, columns});
    const by = [{column: "a"}, {column: "b"}].slice(0, 1 + chance.below(2));
    const sections = {by, headers: seed % 3 < 2, footers: seed % 3 > 0};
    const view = await table.view({sections});
    const subscription = await view.watch({first: 0, size: 40, cells: "both"});
    const window = new SectionedWindow(subscription);
    let content = [];
    for (let step = 0; step < 40; step += 1) {
      await daemon.sync();
      const target = shown(subscription);
      const next = window.step();
      assert.deepEqual(shownByStages(content, next.staged(), target), target);
      assert.deepEqual(shownByOperations(content, next.sequential(), target), target);
      content = target;
      await change(chance, {table, view, subscription, by});
    }
    await table.close();
  }
});
