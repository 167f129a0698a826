// JSON-RPC over a pair of byte streams: promises for answers, a function for events.

import {
  DaemonGone, errorFromWire, ProtocolViolation, RequestCancelled, RequestTimedOut,
} from "./errors.js";
import {frame, FrameDecoder} from "./framing.js";
import {encodeJSON} from "./json.js";

const utf8 = new TextDecoder("utf-8", {fatal: true, ignoreBOM: true});

/**
 * Speaks JSON-RPC with the peer behind `input` and `output`. `onEvent` and each request's
 * `onResult` run while the message is taken, in the order received.
 */
export class Connection {
  #output;
  #decoder = new FrameDecoder();
  #pending = new Map();
  #signals = new Map();
  #nextId = 1;
  #end = null;
  #finishing = null;
  #onEvent;
  #onRequest;
  #onEnd;
  #describeEnd;

  constructor({input, output, onEvent, onRequest, onEnd, describeEnd}) {
    this.#output = output;
    this.#onEvent = onEvent;
    this.#onRequest = onRequest;
    this.#onEnd = onEnd;
    this.#describeEnd = describeEnd ?? (async (reason) => new DaemonGone(reason));
    input.on("data", (piece) => this.#take(piece));
    input.on("error", (error) => this.#finish(unreadable(error)));
    input.on("end", () => this.#finish(this.#reasonOfEnd()));
    input.on("close", () => this.#finish(this.#reasonOfEnd()));
  }

  /** Resolves when the end of the stream was reached and reported. */
  get ended() {
    return this.#finishing ?? new Promise((resolve) => this.#whenEnded.push(resolve));
  }

  #whenEnded = [];

  /**
   * Sends a request; resolves to its result. An aborted `signal` sends `$/cancelRequest`: the one
   * answer still comes, `RequestCancelled` if the request was stopped in time, else its result.
   */
  request(method, params, options = {}) {
    return this.#send([{method, params}], options, ([message]) => message)[0];
  }

  /** Sends `[method, params]` pairs as one array; they run in order. */
  batch(entries, options = {}) {
    if (entries.length === 0) return [];
    const calls = entries.map(([method, params]) => ({method, params}));
    return this.#send(calls, options, (messages) => messages);
  }

  /** Sends a notification. */
  notify(method, params) {
    this.#write(envelope(method, params));
  }

  // MARK: Sending

  #send(calls, options, shape) {
    if (this.#end) return calls.map(() => Promise.reject(this.#end));
    if (options.signal?.aborted) return calls.map(({method}) => Promise.reject(neverSent(method)));
    const first = this.#nextId;
    const messages = calls.map(({method, params}, at) => envelope(method, params, first + at));
    const bytes = encode(shape(messages)); // throws before anything is registered
    this.#nextId += calls.length;
    const answers = calls.map(({method}, at) => this.#expect(first + at, method, options));
    this.#output.write(bytes);
    return answers;
  }

  #expect(id, method, {signal, timeout, onResult}) {
    return new Promise((resolve, reject) => {
      let timer;
      const cancel = () => this.#cancel(id);
      const forget = signal ? this.#onAbort(signal, cancel) : () => {};
      const leave = () => {
        clearTimeout(timer);
        forget();
      };
      if (timeout !== undefined && timeout !== null && timeout !== Infinity) {
        timer = setTimeout(() => {
          cancel();
          leave();
          reject(new RequestTimedOut(`${method}: no answer within ${timeout} ms`));
        }, timeout);
      }
      const fail = (error) => (leave(), reject(error));
      const answer = (result) => {
        leave();
        try {
          resolve(onResult ? onResult(result) : result);
        } catch (error) {
          reject(error);
        }
      };
      this.#pending.set(id, {method, answer, fail});
    });
  }

  // One listener for each signal, however many requests it is for: Node warns of eleven.
  #onAbort(signal, cancel) {
    let entry = this.#signals.get(signal);
    if (!entry) {
      const cancels = new Set();
      entry = {cancels, listener: () => [...cancels].forEach((one) => one())};
      this.#signals.set(signal, entry);
      signal.addEventListener("abort", entry.listener);
    }
    entry.cancels.add(cancel);
    return () => {
      entry.cancels.delete(cancel);
      if (entry.cancels.size > 0 || this.#signals.get(signal) !== entry) return;
      this.#signals.delete(signal);
      signal.removeEventListener("abort", entry.listener);
    };
  }

  #cancel(id) {
    if (this.#pending.has(id) && !this.#end) this.notify("$/cancelRequest", {id});
  }

  #write(message) {
    if (this.#end) throw this.#end;
    this.#output.write(encode(message));
  }

  // MARK: Receiving

  #take(piece) {
    if (this.#finishing) return;
    try {
      for (const body of this.#decoder.feed(piece)) this.#takeBody(body);
    } catch (error) {
      if (!(error instanceof ProtocolViolation)) throw error;
      this.#finish(unreadable(error));
    }
  }

  #takeBody(body) {
    let message;
    try {
      message = JSON.parse(utf8.decode(body));
    } catch (error) {
      throw new ProtocolViolation(`a message that is no JSON: ${error.message}`, {cause: error});
    }
    for (const member of Array.isArray(message) ? message : [message]) {
      if (typeof member !== "object" || member === null) {
        throw new ProtocolViolation(`a message that is no object: ${String(member).slice(0, 80)}`);
      }
      if (Object.hasOwn(member, "method") && Object.hasOwn(member, "id")) this.#takeRequest(member);
      else if (Object.hasOwn(member, "method")) this.#takeEvent(member);
      else this.#takeAnswer(member);
    }
  }

  #takeEvent({method, params}) {
    this.#onEvent?.(method, objectOf(params));
  }

  /** Answers a request of the peer; without a handler it is one of no method. */
  async #takeRequest({id, method, params}) {
    let answer;
    try {
      const result = await this.#onRequest?.(method, objectOf(params));
      answer = result === undefined
        ? {error: {code: -32601, message: `no ${method} here`}} : {result};
    } catch (error) {
      const data = error?.data && typeof error.data === "object" ? {data: error.data} : {};
      answer = {error: {code: -32603, message: String(error), ...data}};
    }
    if (!this.#end) this.#write({jsonrpc: "2.0", id, ...answer});
  }

  #takeAnswer(message) {
    const call = this.#pending.get(message.id);
    if (!call) return; // an answer to nothing asked
    this.#pending.delete(message.id);
    if (Object.hasOwn(message, "error")) call.fail(errorFromWire(message.error, call.method));
    else call.answer(message.result ?? null);
  }

  // MARK: The end

  #reasonOfEnd() {
    const middle = this.#decoder.isBetweenFrames ? "" : " in the middle of a message";
    return `the daemon closed its output${middle}`;
  }

  #finish(reason) {
    if (this.#finishing) return;
    this.#finishing = this.#describeEnd(reason).then((end) => {
      this.#end = end;
      for (const call of this.#pending.values()) call.fail(end);
      this.#pending.clear();
      this.#onEnd?.(end);
    });
    for (const resolve of this.#whenEnded) resolve(this.#finishing);
  }
}

function objectOf(params) {
  const isObject = typeof params === "object" && params !== null && !Array.isArray(params);
  return isObject ? params : {};
}

function unreadable(error) {
  return `the daemon's output cannot be read: ${error.message}`;
}

function envelope(method, params, id) {
  return {jsonrpc: "2.0", id, method, params};
}

function encode(message) {
  return frame(encodeJSON(message));
}

function neverSent(method) {
  const data = {kind: "cancelled"};
  return new RequestCancelled(-32800, "cancelled before it was sent", data, method);
}
