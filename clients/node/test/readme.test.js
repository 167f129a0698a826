// What the README lists, there is.

import assert from "node:assert/strict";
import {readFile} from "node:fs/promises";
import {test} from "node:test";

import * as client from "../src/index.js";

const readme = await readFile(new URL("../README.md", import.meta.url), "utf8");
const [, list] = readme.split("## What there is");

// Called by objects of the client among themselves, and by the language.
const inner = new Set([
  "constructor", "greet", "registerSupplies", "registerSubscription", "forgetSubscription",
  "forgetView", "forgetTable", "newToken", "forgetToken",
  "decodeKey", "decodeEntry", "take", "takeChange", "end",
]);

for (const name of ["Daemon", "Table", "View", "Subscription"]) {
  test(`the list names every method of ${name} and nothing else`, () => {
    // There may be several items about a class.
    const group = new RegExp(`\`${name}\`: ((?:\`[\\w ]+\`,?\\s+)*\`[\\w ]+\`)`, "g");
    // An item may have a table instead, with methods in the first cells of its rows.
    const table = new RegExp(`^- \`${name}\`[^\\n]*:\\n\\n((?: +\\|[^\\n]*\\n)+)`, "gm");
    const cells = [...list.matchAll(table)].flatMap(([, rows]) => [...rows.matchAll(/^ +\|([^|]*)\|/gm)]);
    const items = [...list.matchAll(group), ...cells].map(([, item]) => item).join(" ");
    const listed = [...items.matchAll(/`(\w+)`/g)].map(([, method]) => method);
    const {prototype} = client[name];
    const isShown = (member) => {
      const {value} = Object.getOwnPropertyDescriptor(prototype, member);
      return typeof value === "function" && !inner.has(member);
    };
    const methods = Object.getOwnPropertyNames(prototype).filter(isShown);
    assert.deepEqual(listed.sort(), methods.sort());
  });
}
