// What editors need: raw updates for a replica that is elsewhere, and a replica that browsers load.

import assert from "node:assert/strict";
import {readFile} from "node:fs/promises";
import {test} from "node:test";

import {Replica} from "table-server-client/replica";
import {connectReal, withoutDaemon} from "../test-support/support.js";

const skip = withoutDaemon;

test("updates of a window that was watched by a request come as events", {skip}, async (t) => {
  const daemon = await connectReal(t);
  const replica = new Replica();
  const changes = [];
  daemon.onEvent(({method, params}) => {
    if (method === "view/update") replica.apply(params);
    else changes.push([method, params.table]);
  });
  const rows = [["fig"], ["kiwi"]];
  await daemon.request("table/create", {table: "t", columns: [{id: "name"}], rows});
  await daemon.request("view/open", {table: "t", view: "v"});
  await daemon.request("view/watch", {view: "v", subscription: "s", window: {kind: "all"}});
  await daemon.request("table/edit", {
    table: "t", edits: [{kind: "set", row: 2, column: "name", value: "plum"}],
  });
  await daemon.sync();
  assert.deepEqual(replica.cells.get("name").map((cell) => cell.text), ["fig", "plum"]);
  assert.deepEqual(changes, []);
});

test("the end of the daemon is told once, with its reason", {skip}, async (t) => {
  const daemon = await connectReal(t);
  process.kill(daemon.pid, "SIGKILL");
  assert.equal((await daemon.ended).signal, "SIGKILL");
  const other = await connectReal(t);
  await other.close();
  assert.equal(await other.ended, null);
});

test("a browser can load the replica: no file that it imports needs Node", async () => {
  const seen = new Set();
  const pending = [new URL("../src/replica.js", import.meta.url)];
  for (let file; (file = pending.pop()) !== undefined;) {
    if (seen.has(file.href)) continue;
    seen.add(file.href);
    const text = await readFile(file, "utf8");
    assert.doesNotMatch(text, /\b(Buffer|process|require)\b[.(]/, file.href);
    for (const [, name] of text.matchAll(/^(?:import|export)\b[^;]*?from "([^"]+)"/gms)) {
      assert.match(name, /^\.\//, `${name} in ${file.href}`);
      pending.push(new URL(name, file));
    }
  }
  assert.ok(seen.size > 3);
});
