// Reading the entries of a view: at once, in pages, one after the other.

import {Reading, Rows} from "./cells.js";
import {given} from "./json.js";

const rowsAtOnce = 1000;

/** Rows as they were answered. */
export function rowsOf({table}, answer, reading) {
  return new Rows(answer, (key) => table.decodeEntry(key), new Reading(table.types, reading));
}

/**
 * Entries of the page, in as many answers as it takes, joined to one. All are of one state of the
 * view.
 */
export async function readEntries(view, {first = 0, size}, params, options) {
  const answer = await readPart(view, first, size, params, options);
  if (isWhole([answer], size)) return answer;
  if (params.at !== undefined) return readRest(view, answer, size, params, options);
  const pinned = await view.request("view/pin", {}, options);
  try {
    const held = {...params, pin: pinned.pin};
    const begun = pinned.viewRevision === answer.viewRevision
      ? answer : await readPart(view, first, size, held, options);
    return await readRest(view, begun, size, held, options);
  } finally {
    unpin({view: view.id, daemon: view.table.daemon, pin: pinned.pin});
  }
}

async function readRest(view, answer, size, params, options) {
  const parts = [answer];
  for (let done = answer.keys.length; !isWhole(parts, size); ) {
    const left = size === undefined ? undefined : size - done;
    const part = await readPart(view, answer.first + done, left, params, options);
    if (part.keys.length === 0) break;
    parts.push(part);
    done += part.keys.length;
  }
  return joined(parts);
}

function readPart(view, first, size = Infinity, params, options) {
  const limit = view.table.daemon.limits.rowsPerAnswerMax ?? rowsAtOnce;
  const range = {first, size: Math.min(size, limit)};
  return view.request("view/rows", {...params, range}, options);
}

/** Whether answers that follow each other have all entries of a range within the page. */
function isWhole(parts, size = Infinity) {
  const done = parts.reduce((count, {keys}) => count + keys.length, 0);
  return done >= Math.min(size, entryCount(parts[0].counts) - parts[0].first);
}

function entryCount({entries, pageEnd, pageStart}) {
  return entries ?? pageEnd - pageStart;
}

/** Answers that follow each other as one. */
function joined(parts) {
  if (parts.length === 1) return parts[0];
  let done = 0;
  const blocks = [];
  for (const part of parts) {
    for (const block of part.blocks) blocks.push({...block, offset: (block.offset ?? 0) + done});
    done += part.keys.length;
  }
  const {more, count, ...answer} = parts[0];
  return {
    ...answer,
    keys: parts.flatMap(({keys}) => keys),
    blocks,
    sections: parts.flatMap(({sections}) => sections ?? []),
    ...(answer.extraFields && {extraFields: parts.flatMap(({extraFields}) => extraFields)}),
  };
}

/** What is done when an iterator is let go without being ended. */
const forgotten = new FinalizationRegistry((held) => unpin(held));

/** Every row of the page shown, as the view was at the beginning; see `View.iterate`. */
export function iterateEntries(view, options) {
  const held = {view: view.id, daemon: view.table.daemon, pin: undefined};
  const iterator = entries(view, held, options);
  forgotten.register(iterator, held);
  return iterator;
}

async function* entries(view, held, options) {
  const {batch = rowsAtOnce, columns, content, wait, raw, dates, ...rest} = options;
  const {pin, counts} = await view.request("view/pin", given({wait}), rest);
  held.pin = pin;
  try {
    const end = entryCount(counts);
    for (let first = 0; first < end; ) {
      const params = given({columns, as: content, pin});
      const answer = await readPart(view, first, Math.min(batch, end - first), params, rest);
      if (answer.keys.length === 0) return;
      first += answer.keys.length;
      yield* rowsOf(view, answer, {raw, dates});
    }
  } finally {
    unpin(held);
  }
}

/** Ends a pin, once, without waiting for the answer. */
function unpin(held) {
  if (held.pin === undefined) return;
  const {view, pin} = held;
  held.pin = undefined;
  try {
    held.daemon.notify("view/unpin", {view, pin});
  } catch {
    // A daemon that is gone keeps nothing.
  }
}
