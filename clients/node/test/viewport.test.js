// Windows by offsets through the client: frames, scrolling, and what stays in place.

import assert from "node:assert/strict";
import {test} from "node:test";

import {connectReal, withoutDaemon} from "../test-support/support.js";

const skip = withoutDaemon;

test("items of a collection have frames", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const rows = Array.from({length: 7}, (_, n) => [n]);
  const table = await daemon.create({columns: [{id: "n", type: "integer"}], rows});
  const items = {size: {width: 30, height: 20}, spacing: 5, lineSpacing: 2};
  const view = await table.view({layout: {frame: 100, items}});
  const {replica, ...window} = await view.watch({viewport: {offset: 25, extent: 30}});
  await daemon.sync();
  assert.deepEqual(replica.keys, [4, 5, 6, 7], window.id);
  assert.deepEqual(replica.itemFrames[2], {x: 70, y: 22, width: 30, height: 20});
  assert.deepEqual([replica.frames, replica.layout.items], [[], {width: 100, height: 64}]);
  await view.set({layout: {items: null, rows: {}}});
  await daemon.sync();
  assert.deepEqual([replica.itemFrames.length, replica.frames.length > 0], [0, true]);
});

test("a window by offsets knows every frame", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const rows = Array.from({length: 40}, (_, n) => [n, "ab"[n % 2]]);
  const table = await daemon.create({columns: [{id: "n", type: "integer"}, {id: "g"}], rows});
  const view = await table.view({layout: {rows: {height: 2, spacing: 0.5}}});
  const window = await view.watch({viewport: {offset: 20, extent: 9}, overscan: 1, follow: true});
  await daemon.sync();
  const {replica} = window;
  const place = {offset: 20, extent: 9, top: 17.5, spacing: 0.5, anchor: 9};
  assert.deepEqual(replica.viewport, place);
  assert.deepEqual(window.keys(), [8, 9, 10, 11, 12]);
  assert.deepEqual(replica.frames, window.keys().map((key) => (
    {offset: 2.5 * (key - 1), height: 2})));
  await table.insert([[99, "a"], [98, "b"]], {place: "start"});
  await daemon.sync();
  assert.equal(replica.viewport.offset, 25);
  assert.deepEqual(replica.frames[window.keys().indexOf(9)], {offset: 25, height: 2});
  const offset = async (params) => (await window.scroll(params)).viewport.offset;
  assert.equal(await offset({entry: 40, placement: "bottom"}), 95.5);
  assert.equal(await offset({dragging: true, pages: -1}), 86.5);
  const held = await window.scroll({dragging: false, anchor: 36, hold: {sort: "offset"}});
  assert.equal(held.viewport.anchor, 36);
  assert.equal((await window.scroll({anchor: null})).viewport.anchor, 34);
  await view.set({presentation: {scrollBars: {minimum: 3}}});
  const place2 = (await window.scroll({thumb: 2})).viewport;
  assert.deepEqual(place2.thumb, {start: 2, length: 3});
  await daemon.sync();
  assert.deepEqual(replica.viewport.thumb, {start: 2, length: 3});
  const found = await view.entriesAt([26, 1e6]);
  assert.deepEqual(found, [{key: 9, viewIndex: 10, offset: 25, height: 2}, null]);
  await view.set({sections: {by: [{column: "g"}]}});
  const [header] = await view.entriesAt([0]);
  assert.equal(header.key.kind, "header");
  assert.equal(await offset({entry: header.key, placement: "top"}), 0);
  await offset({offset: 30});
  await daemon.sync();
  assert.equal(replica.viewport.sticky[0].section.title, "a");
});
