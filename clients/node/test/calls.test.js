// The thin methods that are made from the contract: one for each request.

import assert from "node:assert/strict";
import {readFile} from "node:fs/promises";
import {test} from "node:test";

import {Calls} from "../src/calls.js";

const document = JSON.parse(
  await readFile(new URL("../../../Protocol/openrpc.json", import.meta.url), "utf8"));

test("each request has a call, which sends what it is given", () => {
  const asked = [];
  const calls = new Calls({request: (...request) => asked.push(request)});
  const requests = document.methods.filter((method) => {
    return method["x-direction"] === "clientToServer" && method["x-kind"] === "request"
      && !["initialize", "shutdown"].includes(method.name);
  });
  const wanted = requests.map(({name}) => [name, {table: name}, {timeout: 5}]);
  for (const {name} of requests) {
    const call = name.replace(/[/.](.)/g, (_, letter) => letter.toUpperCase());
    calls[call]({table: name}, {timeout: 5});
  }
  assert.deepEqual(asked, wanted);
  assert.ok(requests.length > 40);
});
