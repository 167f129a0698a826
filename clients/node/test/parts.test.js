// Frames, JSON and values, each on its own.

import assert from "node:assert/strict";
import {test} from "node:test";

import {
  decodeValue, encodeValue, frame, FrameDecoder, ProtocolViolation,
} from "../src/index.js";
import {EventStream} from "../src/events.js";
import {encodeJSON} from "../src/json.js";
import {decodeInteger, encodeKey} from "../src/values.js";
import {Chance, seeds} from "../test-support/support.js";

test("frames come out as they went in, cut anywhere", () => {
  const bodies = ["", "{}", "ä🙂", "\r\n\r\nContent-Length: 3\r\n\r\n", "x".repeat(70_000)];
  const stream = Buffer.concat(bodies.map(frame));
  for (const seed of seeds(20)) {
    const chance = new Chance(seed);
    const decoder = new FrameDecoder();
    const found = [];
    for (let at = 0; at < stream.length; ) {
      const size = 1 + chance.below(chance.pick([2, 50, 40_000]));
      for (const body of decoder.feed(stream.subarray(at, at + size))) found.push(String(body));
      at += size;
    }
    assert.deepEqual(found, bodies);
    assert.ok(decoder.isBetweenFrames);
  }
});

test("headers are read in any case, in any order and with others", () => {
  const head = "content-type: application/json; charset=utf-8\r\ncontent-length : 2\r\n\r\n";
  assert.deepEqual([...new FrameDecoder().feed(Buffer.from(`${head}{}`))].map(String), ["{}"]);
});

test("what is no frame is refused", () => {
  for (const bytes of ["\r\n\r\n", "Length: 2\r\n\r\n", "Content-Length: -2\r\n\r\n{}",
    "Content-Length: 1e3\r\n\r\n", "a".repeat(5000)]) {
    assert.throws(() => [...new FrameDecoder().feed(Buffer.from(bytes))], ProtocolViolation, bytes);
  }
  const decoder = new FrameDecoder();
  assert.deepEqual([...decoder.feed(Buffer.from("Content-Length: 999999999999\r\n\r\n{"))], []);
  assert.equal(decoder.isBetweenFrames, false);
});

test("maps travel as objects and long integers with all digits", () => {
  const map = new Map([["__proto__", 1], ["constructor", [2n ** 70n, null]], ["gone", undefined]]);
  assert.equal(encodeJSON(map), '{"__proto__":1,"constructor":[1180591620717411303424,null]}');
  const members = {a: undefined, b: "\ud800", c: [undefined]};
  assert.equal(encodeJSON(members), '{"b":"\\ud800","c":[null]}');
  assert.throws(() => encodeJSON([Infinity]), TypeError);
});

test("values are read by the type of their column", () => {
  assert.equal(decodeValue("123456789012345678", "integer"), 123456789012345678n);
  assert.equal(decodeValue(12, "integer"), 12);
  assert.ok(Number.isNaN(decodeValue("NaN", "number")));
  assert.equal(decodeValue("-Infinity", "number"), -Infinity);
  assert.equal(decodeValue("0.10", "decimal"), "0.10");
  assert.equal(decodeValue("2026-11-20", "date"), "2026-11-20");
  assert.equal(decodeValue("09:30:00", "time"), "09:30:00");
  assert.equal(decodeValue("12", "text"), "12");
  assert.equal(decodeValue("12", undefined), "12");
  assert.deepEqual(decodeValue({a: 1}, "json"), {a: 1});
  assert.equal(decodeValue(null, "integer"), null);
});

test("dates are dates on request, where a Date can say it", () => {
  const read = (wire, type) => decodeValue(wire, type, {dates: true});
  assert.deepEqual(read("2026-11-20", "date"), new Date(Date.UTC(2026, 10, 20)));
  assert.deepEqual(
    read("2026-11-20T10:00:00.5+01:00", "dateTime"), new Date(Date.UTC(2026, 10, 20, 9, 0, 0, 500)),
  );
  assert.equal(read("2026-11-20T10:00:00", "dateTime"), "2026-11-20T10:00:00");
  assert.equal(read("2026-99-99", "date"), "2026-99-99");
});

test("values are written by the type of their column", () => {
  assert.equal(encodeValue(10n ** 14n, "integer"), "100000000000000");
  assert.equal(encodeValue(10n ** 14n - 1n, "integer"), 99999999999999);
  assert.equal(encodeValue(2 ** 52, "integer"), "4503599627370496");
  assert.equal(encodeValue(2n ** 70n), 2n ** 70n);
  assert.equal(encodeValue(NaN, "number"), "NaN");
  assert.equal(encodeValue(undefined, "text"), null);
  assert.equal(encodeValue(new Date(Date.UTC(2026, 10, 20)), "date"), "2026-11-20");
  assert.equal(encodeValue(new Date(0), "dateTime"), "1970-01-01T00:00:00.000Z");
  const json = {a: [1]};
  assert.equal(encodeValue(json, "json"), json);
  const keys = [1, "1", -(10n ** 14n)];
  assert.deepEqual(keys.map(encodeKey), [1, "1", "-100000000000000"]);
  assert.deepEqual([decodeInteger("100000000000000"), decodeInteger("1a")], [10n ** 14n, "1a"]);
});

test("of events nobody reads, the newest 1,024 are kept", async () => {
  const stream = new EventStream();
  for (let number = 0; number < 1100; number += 1) stream.put(number);
  stream.end();
  const kept = [];
  for await (const event of stream.iterate()) kept.push(event);
  assert.deepEqual([kept.length, kept[0], kept.at(-1)], [1024, 76, 1099]);
});
