// The daemon's process: how it is found, started, listened to and ended.

import {spawn} from "node:child_process";
import {existsSync} from "node:fs";

import {DaemonGone} from "./errors.js";

const tailBytesMax = 8192;
const lastWordsMilliseconds = 1000;

/** The command line: the options, else `TABLE_SERVER`, else `table-server` on the path. */
export function findCommand(command, args = []) {
  if (command !== undefined) return [String(command), ...args];
  const found = process.env.TABLE_SERVER;
  if (!found) return ["table-server", ...args];
  return [...(existsSync(found) ? [found] : found.trim().split(/\s+/)), ...args];
}

/** A running daemon with its three streams. */
export class DaemonProcess {
  #child;
  #tail = [];
  #tailSize = 0;
  #ended;

  constructor({command, args, env, cwd, onStderr}) {
    this.command = findCommand(command, args);
    const [program, ...rest] = this.command;
    this.#child = spawn(program, rest, {
      stdio: ["pipe", "pipe", "pipe"],
      env: env === undefined ? process.env : {...process.env, ...env},
      cwd,
      windowsHide: true,
    });
    this.status = null;
    this.signal = null;
    this.startError = null;
    this.#ended = new Promise((resolve) => {
      this.#child.once("error", (error) => {
        this.startError ??= error;
        if (this.pid === undefined) resolve();
      });
      this.#child.once("exit", (status, signal) => {
        this.status = status;
        this.signal = signal;
      });
      this.#child.once("close", resolve);
    });
    this.stdin.on("error", () => {}); // told by the end of its output, with the status
    this.#child.stderr.on("error", () => {});
    this.#child.stderr.on("data", (piece) => {
      this.#keepTail(piece);
      onStderr?.(piece.toString("utf8"));
    });
  }

  /** The process id; undefined when it could not be started. */
  get pid() {
    return this.#child.pid;
  }

  get stdin() {
    return this.#child.stdin;
  }

  get stdout() {
    return this.#child.stdout;
  }

  /** The last of what the daemon wrote to standard error. */
  get stderrTail() {
    return Buffer.concat(this.#tail).subarray(-tailBytesMax).toString("utf8");
  }

  /** The error with the end of the process; waits shortly for its last output. */
  async gone(reason) {
    await within(this.#ended, lastWordsMilliseconds);
    if (this.startError !== null && this.pid === undefined) {
      const why = this.startError.code ?? this.startError.message;
      const hint = "give its path as command or in the environment variable TABLE_SERVER";
      const program = JSON.stringify(this.command[0]);
      const text = `the daemon ${program} cannot be started (${why}); ${hint}`;
      return new DaemonGone(text, {cause: this.startError});
    }
    const {status, signal, stderrTail} = this;
    return new DaemonGone(reason, {status, signal, stderrTail});
  }

  /** Closes the input, waits, kills after the limit; resolves to the exit status (null: killed). */
  async end(timeout) {
    this.stdin.end();
    if (!(await within(this.#ended, timeout))) {
      this.#child.kill("SIGKILL");
      await within(this.#ended, lastWordsMilliseconds);
      // A grandchild may keep the pipes open; its output is not needed any more.
      this.stdout.destroy();
      this.#child.stderr.destroy();
    }
    return this.status;
  }

  #keepTail(piece) {
    this.#tail.push(piece);
    this.#tailSize += piece.length;
    while (this.#tailSize - this.#tail[0].length > tailBytesMax) {
      this.#tailSize -= this.#tail.shift().length;
    }
  }
}

/** Whether the promise settled within the time. */
function within(promise, milliseconds) {
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds, false);
  });
  return Promise.race([promise.then(() => true), late]).finally(() => clearTimeout(timer));
}
