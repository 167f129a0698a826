// Shared by the tests: the fake daemon, the real one where it can be found, and chance by seed.

import {mkdtempSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {fileURLToPath} from "node:url";

import {connect} from "../src/index.js";

// Journals of tests are in a folder of this run, never in that of the user.
process.env.XDG_STATE_HOME = mkdtempSync(join(tmpdir(), "table-server-state-"));
process.on("exit", () => rmSync(process.env.XDG_STATE_HOME, {recursive: true, force: true}));

const fakePath = fileURLToPath(new URL("fake-daemon.js", import.meta.url));

/** Connects to a fake daemon that follows the script; closed when the test ends. */
export async function connectFake(test, script = {}, {pieceSize = 0, ...options} = {}) {
  const daemon = await connect({
    command: process.execPath,
    args: [fakePath],
    env: {FAKE_SCRIPT: JSON.stringify(script), FAKE_PIECE: String(pieceSize)},
    timeout: 10_000,
    ...options,
  });
  test.after(() => daemon.close());
  return daemon;
}

/** Why tests with the real daemon cannot run; false if they can, or must. */
export const withoutDaemon =
  !process.env.TABLE_SERVER && process.env.TABLE_SERVER_REQUIRE_ALL !== "1"
    ? "no daemon: TABLE_SERVER is not set"
    : false;

/** Connects to the real daemon; closed when the test ends. */
export async function connectReal(test, options = {}) {
  if (!process.env.TABLE_SERVER) throw new Error("no daemon: TABLE_SERVER is not set");
  const daemon = await connect({timeout: 30_000, ...options});
  test.after(() => daemon.close());
  return daemon;
}

/** Random numbers that are the same for the same seed (mulberry32). */
export class Chance {
  #state;

  constructor(seed) {
    this.#state = (seed * 2654435761) >>> 0;
  }

  /** A number from 0 up to, not including, 1. */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** An integer from 0 up to, not including, `limit`. */
  below(limit) {
    return Math.floor(this.next() * limit);
  }

  pick(items) {
    return items[this.below(items.length)];
  }

  /** Some of the items, in random order. */
  sample(items, count) {
    const left = [...items];
    const taken = [];
    while (taken.length < count) taken.push(...left.splice(this.below(left.length), 1));
    return taken;
  }
}

/** Seeds for a random test; `TABLE_SERVER_SEEDS` multiplies them. */
export function seeds(count) {
  return [...Array(count * Number(process.env.TABLE_SERVER_SEEDS || 1)).keys()];
}
