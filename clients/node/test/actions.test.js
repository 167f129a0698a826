// Declarations, actions and decisions through the client.

import assert from "node:assert/strict";
import {test} from "node:test";

import {connectReal, withoutDaemon} from "../test-support/support.js";

const skip = withoutDaemon;
const declarations = {
  settings: {
    editable: "ask", actions: [{id: "open", title: {expression: "'Open ' + name"}}],
  },
  kinds: {big: {height: 40}},
  kindBy: {expression: "n > 1 ? 'big' : 'small'"},
};

/** A test with a table of two rows. */
function withTable(body) {
  return async (t) => {
    const daemon = await connectReal(t);
    const columns = [{id: "name"}, {id: "n", type: "integer"}];
    const rows = [["a", 1], ["b", 2]];
    await body(daemon, await daemon.create({columns, rows, declarations}));
  };
}

test("settings are declared and resolved", {skip}, withTable(async (daemon, table) => {
  const items = await table.resolve({rows: [1, 2], settings: ["height"]});
  assert.deepEqual(
    items.map(({settings}) => settings.get ? settings.get("height") : settings.height)
      .map(({value, layer}) => [value, layer]),
    [["automatic", "builtIn"], [40, "kind"]],
  );
  const declared = await table.declare({kinds: {big: null}, settings: {height: 20}});
  assert.equal(declared.settings.height, 20);
}));

test("actions are listed and told", {skip}, withTable(async (daemon, table) => {
  const view = await table.view();
  const told = [];
  daemon.onAction((action) => told.push(action));
  assert.deepEqual((await view.actions({row: 2})).map(({title}) => title), ["Open b"]);
  await view.invoke("open", {row: 2, author: "ada"});
  await daemon.sync();
  assert.deepEqual(told.map(({action, row, author}) => [action, row, author]), [["open", 2, "ada"]]);
  await assert.rejects(view.invoke("close", {row: 2}), {kind: "unknownAction"});
}));

test("the client decides", {skip}, withTable(async (daemon, table) => {
  const view = await table.view({binding: "cell"});
  const edits = [{kind: "set", row: 1, column: "n", value: 5}];
  await assert.rejects(table.edit(edits, {view}), {kind: "notPermitted"}); // nobody decides
  const asked = [];
  daemon.onDecide(async (question) => {
    asked.push(...question.asked.map(({permission, row}) => [permission, row]));
    return true;
  });
  assert.equal((await table.edit(edits, {view})).changedCells, 1);
  assert.deepEqual(asked, [["edit", 1]]);
  daemon.onDecide(() => { throw new Error("no idea"); });
  const others = [{kind: "set", row: 1, column: "n", value: 6}];
  await assert.rejects(table.edit(others, {view}), {kind: "notPermitted"});
}));

test("what appears is told", {skip}, withTable(async (daemon, table) => {
  const view = await table.view();
  const subscription = await view.watch({first: 0, size: 1, appearance: true});
  const {value} = await subscription.updates({timeout: 5000}).next();
  assert.deepEqual(value.appearance.appeared, [1]);
}));
