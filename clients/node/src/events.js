// Streams of events: read them with `for await`, or have a function called.

const keptMax = 1024;

/**
 * Events of one kind for any number of callbacks and one reader. At most 1,024 are kept for a
 * reader that does not come; older ones fall out (state counts, not history).
 */
export class EventStream {
  #kept = [];
  #waiting = [];
  #callbacks = new Set();
  #ended = false;
  #failure = null;
  #keptMax;

  /** `kept: 0` is for streams that only callbacks take. */
  constructor({kept = keptMax} = {}) {
    this.#keptMax = kept;
  }

  /** Hands out an event. Callbacks run after the piece of input in hand, in order. */
  put(event) {
    if (this.#ended) return;
    const waiting = this.#waiting.shift();
    if (waiting) {
      waiting.take({done: false, value: event});
    } else {
      this.#kept.push(event);
      if (this.#kept.length > this.#keptMax) this.#kept.shift();
    }
    for (const callback of this.#callbacks) queueMicrotask(() => callback(event));
  }

  /** No event comes after this; readers get the failure, if there is one, after the last. */
  end(failure = null) {
    if (this.#ended) return;
    this.#ended = true;
    this.#failure = failure;
    for (const waiting of this.#waiting.splice(0)) {
      if (failure) waiting.fail(failure);
      else waiting.take({done: true, value: undefined});
    }
  }

  /** Calls a function for every event from now on; returns what ends that. */
  subscribe(callback) {
    const own = (event) => this.#callbacks.has(own) && callback(event);
    this.#callbacks.add(own);
    return () => void this.#callbacks.delete(own);
  }

  /** The next event; undefined when none came within `timeout` milliseconds or at the end. */
  async next({timeout, signal} = {}) {
    return (await this.#step({timeout, signal})).value;
  }

  /** Iterates until the end, until `signal` aborts, or until none came for `timeout`. */
  async *iterate(options = {}) {
    for (;;) {
      const step = await this.#step(options);
      if (step.done) return;
      yield step.value;
    }
  }

  #step({timeout, signal}) {
    if (this.#kept.length > 0) return Promise.resolve({done: false, value: this.#kept.shift()});
    if (this.#failure) return Promise.reject(this.#failure);
    if (this.#ended || signal?.aborted) return Promise.resolve({done: true, value: undefined});
    return new Promise((resolve, reject) => {
      let timer;
      const leave = () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", stop);
      };
      const waiting = {
        take: (step) => (leave(), resolve(step)),
        fail: (failure) => (leave(), reject(failure)),
      };
      const stop = () => {
        this.#waiting = this.#waiting.filter((one) => one !== waiting);
        waiting.take({done: true, value: undefined});
      };
      if (timeout !== undefined) timer = setTimeout(stop, timeout);
      signal?.addEventListener("abort", stop);
      this.#waiting.push(waiting);
    });
  }
}
