// What is declared is what there is.

import assert from "node:assert/strict";
import {readFile} from "node:fs/promises";
import {test} from "node:test";

import * as client from "../src/index.js";

const files = ["index.d.ts", "errors.d.ts", "typed.d.ts"].map((name) => {
  return readFile(new URL(`../src/${name}`, import.meta.url), "utf8");
});
const text = (await Promise.all(files)).join("\n");

test("the declarations name every export and nothing else", () => {
  const found = text.matchAll(/^export (?:class|function|const) (\w+)/gm);
  assert.deepEqual(Array.from(found, ([, name]) => name).sort(), Object.keys(client).sort());
});

// Called by objects of the client among themselves; not for scripts.
const inner = new Set([
  "greet", "registerSubscription", "forgetSubscription", "forgetView", "forgetTable", "take",
  "takeChange", "end", "name", "toBase", "fromBase", "cells", "newOrders",
]);

for (const [, name, body] of text.matchAll(/^export class (\w+)[^{]*\{\n(.*?)^\}/gms)) {
  test(`the declaration of ${name} has every method and nothing else`, () => {
    const declared = [...body.matchAll(/^ {2}(\w+)(?:<.*?>)?\(/gm)].map(([, method]) => method);
    const {prototype} = client[name];
    const isMethod = (member) => {
      return typeof Object.getOwnPropertyDescriptor(prototype, member).value === "function";
    };
    const found = Object.getOwnPropertyNames(prototype).filter(isMethod);
    const shown = found.filter((method) => method === "constructor" || !inner.has(method));
    const wanted = new Set(["constructor", ...declared]);
    assert.deepEqual(shown.sort(), [...wanted].sort());
  });
}
