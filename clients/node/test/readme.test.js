// What the README lists, there is.

import assert from "node:assert/strict";
import {readFile} from "node:fs/promises";
import {test} from "node:test";

import * as client from "../src/index.js";

const readme = await readFile(new URL("../README.md", import.meta.url), "utf8");
const [, list] = readme.split("## What there is");

for (const name of ["Daemon", "Table", "View", "Subscription"]) {
  test(`every method of ${name} in the list is there`, () => {
    const group = new RegExp(`\`${name}\`: ((?:\`[\\w ]+\`,?\\s+)*\`[\\w ]+\`)`);
    const methods = [...group.exec(list)[1].matchAll(/`(\w+)`/g)].map(([, method]) => method);
    assert.ok(methods.length > 5);
    for (const method of methods) {
      assert.equal(typeof client[name].prototype[method], "function", `${name}.${method}`);
    }
  });
}
