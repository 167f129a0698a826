// What is declared is what there is.

import assert from "node:assert/strict";
import {readdir, readFile} from "node:fs/promises";
import {test} from "node:test";

import * as client from "../src/index.js";

const folder = new URL("../src/", import.meta.url);
const isDeclared = (file) => file.endsWith(".d.ts") && file !== "protocol.d.ts";
const files = (await readdir(folder)).filter(isDeclared);
const read = (file) => readFile(new URL(file, folder), "utf8");
const text = (await Promise.all(files.map(read))).join("\n");

test("the declarations name every export and nothing else", () => {
  const found = text.matchAll(/^export (?:class|function|const) (\w+)/gm);
  assert.deepEqual(Array.from(found, ([, name]) => name).sort(), Object.keys(client).sort());
});

// Called by objects of the client among themselves; not for scripts.
const inner = new Set([
  "greet", "registerSubscription", "registerSupplies", "forgetSubscription", "forgetView",
  "forgetTable", "take", "takeChange", "end", "name", "toBase", "fromBase", "cells", "newOrders",
  "forget", "newToken", "forgetToken",
]);

// Methods of a class that another file of declarations adds to it.
const added = (name) => {
  const bodies = text.matchAll(new RegExp(`^  interface ${name} \\{\\n(.*?)^  \\}`, "gms"));
  return Array.from(bodies, ([, body]) => [...body.matchAll(/^ {4}(\w+)(?:<.*?>)?\(/gm)]).flat();
};

for (const [, name, body] of text.matchAll(/^export class (\w+)[^{]*\{\n(.*?)^\}/gms)) {
  test(`the declaration of ${name} has every method and nothing else`, () => {
    const own = [...body.matchAll(/^ {2}(\w+)(?:<.*?>)?\(/gm)];
    const declared = [...own, ...added(name)].map(([, method]) => method);
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
