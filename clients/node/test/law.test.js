// Law 1: a client that only applies updates holds what a fresh read gives.

import assert from "node:assert/strict";
import {test} from "node:test";

import {Chance, connectReal, seeds, withoutDaemon} from "../test-support/support.js";

async function change(chance, table, view, window) {
  const {keys} = await view.rows();
  switch (chance.below(8)) {
    case 0:
      if (keys.length > 0) await table.set(chance.pick(keys), "n", chance.below(20));
      break;
    case 1:
      await table.insert([[chance.below(20), "d"]], {place: chance.pick(["start", "end"])});
      break;
    case 2:
      if (keys.length > 0) await table.remove(chance.sample(keys, Math.min(3, keys.length)));
      break;
    case 3:
      await table.undo();
      break;
    case 4:
      await table.redo();
      break;
    case 5:
      await view.sort([chance.pick(["n", "text"]), chance.pick(["ascending", "descending"])]);
      break;
    case 6:
      await view.search(chance.pick([null, "a", "1", "d"]));
      break;
    default:
      await window.scroll({first: chance.below(20), size: 1 + chance.below(9)});
  }
}

async function compare(daemon, view, subscriptions) {
  await daemon.sync();
  const fresh = [...(await view.rows({content: "both"}))];
  for (const subscription of subscriptions) {
    assert.equal(subscription.resyncs, 0);
    assert.deepEqual(subscription.replica.footers, (await view.get()).footers);
    const {first} = subscription.replica.window;
    const held = subscription.rows();
    const wanted = fresh.slice(first, first + held.length);
    assert.deepEqual(held.map(({key}) => key), wanted.map(({key}) => key));
    held.forEach((row, at) => {
      for (const column of wanted[at].keys()) {
        assert.deepEqual(row.cell(column), wanted[at].cell(column));
      }
    });
    assert.deepEqual(subscription.counts, view.counts);
  }
  assert.equal(subscriptions[1].keys().length, fresh.length);
}

for (const updates of ["merged", "each"]) {
  test(`replicas equal a fresh read, updates ${updates}`, {skip: withoutDaemon}, async (t) => {
    const daemon = await connectReal(t, {updates});
    for (const seed of seeds(4)) {
      const chance = new Chance(seed);
      const rows = Array.from({length: 30}, () => [chance.below(20), chance.pick(["a", "b", "c"])]);
      const table = await daemon.create({rows, columns: [{id: "n"}, {id: "text"}]});
      const view = await table.view({columns: {n: {footer: {aggregate: "sum"}}}});
      const window = await view.watch({first: 0, size: 8, cells: "both"});
      const everything = await view.watch({cells: "both"});
      for (let step = 0; step < 40; step += 1) {
        await change(chance, table, view, window);
        if (chance.next() < 0.3) await compare(daemon, await view.get(), [window, everything]);
      }
      await compare(daemon, await view.get(), [window, everything]);
      await table.close();
    }
  });
}
