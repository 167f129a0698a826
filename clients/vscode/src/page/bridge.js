// Messages to the extension, and the answers.

/** Requests by promises over the messages of a webview. */
export class Bridge {
  #waiting = new Map();
  #lastId = 0;

  /** `take` is called with every message that is no answer. */
  constructor(api, take) {
    this.api = api;
    window.addEventListener("message", ({data}) => {
      if (data.kind === "answer") this.#settle(data);
      else take(data);
    });
  }

  post(message) {
    this.api.postMessage(message);
  }

  /** Asks the daemon (or the extension, for `host/…`); rejects with its error. */
  request(method, params) {
    this.#lastId += 1;
    this.post({kind: "request", id: this.#lastId, method, params});
    return new Promise((resolve, reject) => this.#waiting.set(this.#lastId, {resolve, reject}));
  }

  /** What cancels the request that was sent last. */
  get canceller() {
    const id = this.#lastId;
    return () => this.post({kind: "cancel", id});
  }

  #settle({id, result, error}) {
    const {resolve, reject} = this.#waiting.get(id) ?? {};
    this.#waiting.delete(id);
    if (error) reject?.(Object.assign(new Error(error.message), error));
    else resolve?.(result);
  }

  /** Forgets what waits for a daemon that has ended. */
  drop() {
    for (const {reject} of this.#waiting.values()) reject(new Error("table-server has ended"));
    this.#waiting.clear();
  }
}
