// A small scripted daemon: answers by method from the JSON in FAKE_SCRIPT, echoes the rest.
//
// Script: {method: line or [line…]} where a list is used up one line per call, the last stays.
// line = {result} | {error} | {silent: true} | {exit: status} with optional `before` and `after`
// (events [method, params]), `stderr`, and `raw` (text written as it is, at the very end).

import {writeSync} from "node:fs";

import {frame, FrameDecoder} from "../src/framing.js";

const script = new Map(Object.entries({
  initialize: {result: {serverInfo: {name: "fake"}, limits: {rowsPerAnswerMax: 9}}},
  initialized: {},
  shutdown: {result: null},
  ...JSON.parse(process.env.FAKE_SCRIPT ?? "{}"),
}));
const silent = new Set();
const pieceSize = Number(process.env.FAKE_PIECE ?? 0);
let isShutDown = false;

function writeBytes(bytes) {
  const size = pieceSize || bytes.length;
  for (let at = 0; at < bytes.length; at += size) writeSync(1, bytes.subarray(at, at + size));
}

function write(message) {
  writeBytes(Buffer.from(frame(JSON.stringify(message))));
}

function lineFor({method, params}) {
  const line = script.get(method);
  if (Array.isArray(line)) return line.length > 1 ? line.shift() : line[0];
  return line ?? {result: {echo: method, params}};
}

function tell(events) {
  for (const [method, params] of events ?? []) write({jsonrpc: "2.0", method, params});
}

function replyTo(message, line) {
  if (line.stderr) writeSync(2, line.stderr);
  tell(line.before);
  if (line.exit !== undefined) process.exit(line.exit);
  if (line.signal) process.kill(process.pid, line.signal);
  if (message.id === undefined) return undefined;
  if (line.silent) {
    silent.add(message.id);
    return undefined;
  }
  const {error, result = null} = line;
  return {jsonrpc: "2.0", id: message.id, ...(error ? {error} : {result})};
}

function take(message) {
  if (message.method === "$/cancelRequest") {
    if (!silent.delete(message.params.id)) return;
    const error = {code: -32800, message: "cancelled", data: {kind: "cancelled"}};
    write({jsonrpc: "2.0", id: message.params.id, error});
    return;
  }
  if (message.method === "exit" && !script.has("exit")) process.exit(isShutDown ? 0 : 1);
  if (message.method === "shutdown") isShutDown = true;
  const line = lineFor(message);
  const reply = replyTo(message, line);
  if (reply) write(reply);
  tell(line.after);
  if (line.raw) writeBytes(Buffer.from(line.raw, "latin1"));
}

const decoder = new FrameDecoder();
process.stdin.on("data", (piece) => {
  for (const body of decoder.feed(piece)) {
    const message = JSON.parse(Buffer.from(body).toString("utf8"));
    if (!Array.isArray(message)) take(message);
    else write(message.map((one) => replyTo(one, lineFor(one))).filter((reply) => reply));
  }
});
process.stdin.on("end", () => process.exit(isShutDown ? 0 : 1));
