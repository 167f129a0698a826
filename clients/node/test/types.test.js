// What the compiler sees: it takes the good uses, refuses each bad one, and completes fields.

import assert from "node:assert/strict";
import {readFile} from "node:fs/promises";
import {test} from "node:test";

import {Editor, textOf, withoutCompiler} from "../test-support/compiler.js";

const skip = withoutCompiler;
const marker = /^\s*\/\/ @ts-expect-error.*$/;
const example = /```ts\n(.*?)```/gs;

test("the good uses of typed columns compile", {skip}, () => {
  assert.deepEqual(new Editor("typed-good.ts").errors(), []);
});

test("the typed example of the README compiles", {skip}, async () => {
  const readme = await readFile(new URL("../README.md", import.meta.url), "utf8");
  const examples = [...readme.matchAll(example)].map(([, text]) => text);
  assert.ok(examples.length > 0);
  for (const text of examples) assert.deepEqual(new Editor("example.ts", text).errors(), []);
});

test("misspelt, renamed and wrongly typed fields are refused where they stand", {skip}, () => {
  const lines = textOf("typed-bad.ts").split("\n");
  const isMarked = (line) => marker.test(line);
  const wanted = lines.flatMap((line, index) => (isMarked(line) ? [index + 2] : []));
  assert.ok(wanted.length >= 30, "the bad file has lost its lines");
  const bare = lines.map((line) => (isMarked(line) ? "" : line)).join("\n");
  const errors = new Editor("typed-bad.ts", bare).errors();
  const found = [...new Set(errors.map(([line]) => line))];
  assert.deepEqual(found.sort((a, b) => a - b), wanted, JSON.stringify(errors, null, 1));
});

test("what is said of a misspelt field names it", {skip}, () => {
  const text = textOf("typed-bad.ts").replaceAll(/^\s*\/\/ @ts-expect-error.*$/gm, "");
  const said = new Editor("typed-bad.ts", text).errors().map(([, message]) => message);
  for (const field of ["nmae", "lastName", "titel"]) {
    assert.ok(said.some((message) => message.includes(field)), field);
  }
});

test("a renamed field is shown at every place that says the old name", {skip}, () => {
  const text = textOf("typed-good.ts");
  const uses = text.split("\n").flatMap((line, index) => {
    return /"weight"|\{weight,/.test(line) ? [index + 1] : [];
  });
  const renamed = text.replace("  weight: number;\n", "  heft: number;\n");
  const errors = new Editor("typed-good.ts", renamed).errors();
  const lines = new Set(errors.map(([line]) => line));
  assert.equal(uses.length, 2);
  assert.ok(uses.every((line) => lines.has(line)), JSON.stringify(errors, null, 1));
});

test("fields are completed, in names and in functions", {skip}, () => {
  const use = (rest) => `${textOf("typed-good.ts")}\n${rest}`;
  const names = new Editor("typed-good.ts", use('things.column("X", "", {});'));
  const offered = names.completions('things.column("X", "');
  for (const field of ["sku", "price", "address.city", "address.geo.lat", "home"]) {
    assert.ok(offered.includes(field), `${field} in ${offered}`);
  }
  assert.ok(!offered.includes("home.city"), "home may be null");
  const body = new Editor("typed-good.ts", use('things.computed("X", "text", (t) => t.);'));
  const members = body.completions('things.computed("X", "text", (t) => t.');
  assert.ok(["sku", "price", "address"].every((field) => members.includes(field)), `${members}`);
  const types = new Editor("typed-good.ts", use('things.column("X", "price", {type: ""});'));
  const offeredTypes = types.completions('things.column("X", "price", {type: "');
  assert.deepEqual(offeredTypes.sort(), ["date", "dateTime", "decimal", "duration", "text", "time"]);
});
