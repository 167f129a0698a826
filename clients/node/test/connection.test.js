// The connection against a scripted daemon: answers, events, cancellation, ends.

import assert from "node:assert/strict";
import {test} from "node:test";

import {
  connect, DaemonGone, InvalidParams, RequestCancelled, RequestFailed, RequestTimedOut,
  TableServerError,
} from "../src/index.js";
import {connectFake} from "../test-support/support.js";

const description = {
  table: "t1", name: "t1", revision: 1, rowsState: {count: 2, complete: true, examined: true},
  keys: {kind: "given"}, columns: [{id: "a", title: "a", type: "integer"}],
};
const counts = {
  source: 2, filtered: 2, pages: 1, pageIndex: 0, pageSize: null, pageStart: 0, pageEnd: 2,
};
const viewAnswer = {
  view: "v1", table: "t1", viewRevision: 1, revision: 1, state: {columns: {}}, counts,
  orderState: "ready", columns: ["a"],
};
const reset = {
  subscription: "s1", view: "v1", table: "t1", seq: 1, from: null, to: 1, revision: 1,
  causes: ["watch"], counts, orderState: "ready", window: {first: 0, size: 2}, columns: ["a"],
  reset: {keys: [1, 2], blocks: [{column: "a", values: [5, 6]}]}, last: true,
};
const watched = {
  "table/create": {result: description},
  "view/open": {result: viewAnswer},
  "view/watch": {
    result: {subscription: "s1", viewRevision: 1, revision: 1}, after: [["view/update", reset]],
  },
};

async function watch(daemon) {
  const table = await daemon.create({rows: [[5], [6]], columns: [{id: "a"}]});
  const view = await table.view();
  return view.watch();
}

test("answers find their requests whatever their order", async (t) => {
  const daemon = await connectFake(t);
  const text = "ä🙂\u0000";
  const asked = Array.from({length: 50}, (_, n) => daemon.request("echo", {n, text}));
  const answers = await Promise.all(asked);
  assert.deepEqual(answers.map(({params}) => params.n), [...Array(50).keys()]);
  assert.equal(answers[7].params.text, text);
  assert.equal(daemon.limits.rowsPerAnswerMax, 9);
});

test("messages that come byte by byte are the same", async (t) => {
  const daemon = await connectFake(t, watched, {pieceSize: 1});
  const subscription = await watch(daemon);
  assert.equal((await subscription.nextUpdate()).seq, 1);
  assert.deepEqual(subscription.columns(), new Map([["a", [5, 6]]]));
});

test("an error tells code, kind, pointer, expected and found", async (t) => {
  const data = {kind: "invalidParams", pointer: "/a", expected: "integer", found: {b: 1}};
  const daemon = await connectFake(t, {
    bad: {error: {code: -32602, message: "wrong", data}},
    late: {error: {code: -32803, message: "no", data: {kind: "conflict", revision: 7}}},
    odd: {error: {code: -32603, message: "ours"}},
  });
  await assert.rejects(daemon.request("bad"), (error) => {
    assert.ok(error instanceof InvalidParams && error instanceof TableServerError);
    assert.equal(error.name, "InvalidParams");
    assert.deepEqual([error.code, error.kind, error.pointer], [-32602, "invalidParams", "/a"]);
    assert.deepEqual([error.expected, error.found, error.reason], ["integer", {b: 1}, "wrong"]);
    assert.match(error.message, /^bad: wrong \(invalidParams, at \/a, expected integer, found/);
    return true;
  });
  await assert.rejects(daemon.request("late"), (error) => {
    return error instanceof RequestFailed && error.revision === 7;
  });
  await assert.rejects(daemon.request("odd"), {code: -32603, kind: undefined});
});

test("an aborted signal cancels the request, and its one answer still comes", async (t) => {
  const daemon = await connectFake(t, {slow: {silent: true}});
  const control = new AbortController();
  const asked = daemon.request("slow", {}, {signal: control.signal});
  const other = daemon.request("quick", {}, {signal: control.signal});
  await other;
  control.abort();
  await assert.rejects(asked, RequestCancelled);
  await assert.rejects(daemon.request("slow", {}, {signal: control.signal}), RequestCancelled);
});

test("one signal may be for any number of requests", async (t) => {
  const warnings = [];
  const listen = (warning) => warnings.push(warning.name);
  process.on("warning", listen);
  t.after(() => process.off("warning", listen));
  const daemon = await connectFake(t, {slow: {silent: true}});
  const control = new AbortController();
  const {signal} = control;
  const asked = Array.from({length: 20}, () => daemon.request("slow", {}, {signal}));
  control.abort();
  for (const one of asked) await assert.rejects(one, RequestCancelled);
  await new Promise(setImmediate);
  assert.deepEqual(warnings, []);
});

test("a request that takes too long is given up and cancelled", async (t) => {
  const daemon = await connectFake(t, {slow: {silent: true}});
  await assert.rejects(daemon.request("slow", {}, {timeout: 20}), RequestTimedOut);
  assert.equal((await daemon.request("quick", {})).echo, "quick");
});

test("a batch goes in one write and every member is answered", async (t) => {
  const daemon = await connectFake(t, {bad: {error: {code: -32601, message: "no"}}});
  const [one, two, three] = daemon.batch([["echo", {n: 1}], ["bad", {}], ["echo", {n: 3}]]);
  await assert.rejects(two, {code: -32601});
  assert.deepEqual([(await one).params.n, (await three).params.n], [1, 3]);
  assert.deepEqual(daemon.batch([]), []);
});

test("what JSON cannot say is refused before it is sent", async (t) => {
  const daemon = await connectFake(t);
  await assert.rejects(daemon.request("echo", {n: NaN}), TypeError);
  await assert.rejects(daemon.request("echo", {n: () => 1}), TypeError);
  assert.equal((await daemon.request("echo", {n: 2n ** 40n})).params.n, 2 ** 40);
});

test("a daemon that dies tells its status and its last words", async (t) => {
  const die = {stderr: "out of cheese\n", exit: 7};
  const daemon = await connectFake(t, {die, slow: {silent: true}});
  const waiting = daemon.request("slow", {});
  const dying = daemon.request("die", {});
  for (const asked of [waiting, dying]) {
    await assert.rejects(asked, (error) => {
      assert.ok(error instanceof DaemonGone);
      assert.deepEqual([error.status, error.signal], [7, null]);
      assert.equal(error.stderrTail, "out of cheese\n");
      assert.match(error.message, /exit status 7.*out of cheese/s);
      return true;
    });
  }
  await assert.rejects(daemon.request("more", {}), DaemonGone);
  assert.throws(() => daemon.notify("more", {}), DaemonGone);
  assert.equal(await daemon.close(), 7);
});

test("a daemon that is killed tells the signal", async (t) => {
  const daemon = await connectFake(t, {die: {signal: "SIGKILL"}});
  await assert.rejects(daemon.request("die", {}), {name: "DaemonGone", signal: "SIGKILL"});
  assert.equal(await daemon.close(), null);
});

test("a program that is not there is named", async () => {
  const asked = connect({command: "/no/such/table-server"});
  await assert.rejects(asked, (error) => {
    return error instanceof DaemonGone && /cannot be started \(ENOENT\)/.test(error.message);
  });
});

for (const [name, raw, words] of [
  ["no frame", "Segmentation fault\r\n\r\n", /without Content-Length/],
  ["no JSON", "Content-Length: 3\r\n\r\n{a}", /no JSON/],
  ["no UTF-8", "Content-Length: 3\r\n\r\n\"\xff\"", /no JSON/],
  ["no object", "Content-Length: 1\r\n\r\n7", /no object/],
]) {
  test(`output that is ${name} ends the connection with a reason`, async (t) => {
    const daemon = await connectFake(t, {speak: {result: 1, raw}, slow: {silent: true}});
    const waiting = daemon.request("slow", {});
    assert.equal(await daemon.request("speak", {}), 1);
    await assert.rejects(waiting, {name: "DaemonGone", message: words});
  });
}

test("answers to nothing asked and unknown events hurt nothing", async (t) => {
  const daemon = await connectFake(t, {
    speak: {before: [["new/event", {a: 1}], ["view/update", {subscription: "s9"}],
      ["$/progress", {token: "x"}], ["table/didChange", {table: "t9"}]]},
  });
  const events = [];
  daemon.onEvent((event) => events.push(event));
  await daemon.request("speak", {});
  await daemon.request("echo", {});
  assert.deepEqual(events, [
    {method: "new/event", params: {a: 1}},
    {method: "view/update", params: {subscription: "s9"}},
    {method: "table/didChange", params: {table: "t9"}},
  ]);
});

test("log messages reach onLog, also the first ones", async (t) => {
  const log = [];
  const started = ["window/logMessage", {type: 3, message: "started"}];
  await connectFake(t, {initialize: {before: [started], result: {}}}, {onLog: (m) => log.push(m)});
  assert.deepEqual(log, [{type: 3, message: "started"}]);
});

test("an update right behind the answer to watch is not lost", async (t) => {
  const daemon = await connectFake(t, watched);
  const subscription = await watch(daemon);
  for await (const update of subscription) {
    assert.ok(update.isReset);
    break;
  }
  assert.deepEqual(subscription.keys(), [1, 2]);
  assert.equal(await subscription.nextUpdate({timeout: 5}), undefined);
});

test("callbacks are called in order until they are taken off", async (t) => {
  const log = (message) => ["window/logMessage", {type: 4, message}];
  const daemon = await connectFake(t, {speak: {before: [log("1"), log("2")]}});
  const heard = [];
  const stop = daemon.onLog(({message}) => heard.push(message));
  await daemon.request("speak", {});
  await daemon.request("echo", {});
  stop();
  await daemon.request("speak", {});
  assert.deepEqual(heard, ["1", "2"]);
});

test("a subscription that misses a message asks for a reset", async (t) => {
  const skipped = {...reset, reset: undefined, seq: 3, from: 2, to: 3, diff: {}};
  const again = {...reset, seq: 4, to: 3, reset: {keys: [2], blocks: [{column: "a", values: [6]}]},
    window: {first: 0, size: 1}};
  const daemon = await connectFake(t, {
    ...watched,
    poke: {result: null, after: [["view/update", skipped]]},
    "view/resync": {result: null, after: [["view/update", again]]},
  });
  const subscription = await watch(daemon);
  await subscription.nextUpdate();
  await daemon.request("poke", {});
  assert.equal((await subscription.nextUpdate()).seq, 4);
  assert.equal(subscription.resyncs, 1);
  assert.deepEqual(subscription.keys(), [2]);
});

test("iterators end with the subscription, and fail when the daemon dies", async (t) => {
  const script = {...watched, "view/unwatch": {result: null}, die: {exit: 3}};
  const daemon = await connectFake(t, script);
  const first = await watch(daemon);
  await first.close();
  const seen = [];
  for await (const update of first) seen.push(update.seq);
  assert.deepEqual(seen, [1]);
  const second = await watch(daemon);
  await second.nextUpdate();
  const waiting = second.nextUpdate();
  daemon.request("die", {}).catch(() => {});
  await assert.rejects(waiting, {name: "DaemonGone", status: 3});
});

test("leaving twice is harmless, and a daemon that will not leave is killed", async (t) => {
  const daemon = await connectFake(t);
  assert.equal(await daemon.close(), 0);
  assert.equal(await daemon.close(), 0);
  const stubborn = await connectFake(t, {shutdown: {silent: true}}, {exitTimeout: 50});
  process.kill(stubborn.pid, "SIGSTOP");
  assert.equal(await stubborn.close(), null);
});

test("things close themselves where Node knows how", async (t) => {
  const {asyncDispose} = await import("../src/dispose.js");
  const daemon = await connectFake(t, {...watched, "view/unwatch": {result: null}});
  const subscription = await watch(daemon);
  await subscription[asyncDispose]();
  await daemon[asyncDispose]();
  await assert.rejects(daemon.request("echo", {}), DaemonGone);
});
