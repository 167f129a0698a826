// Answers that end early since they would be too long, put together.

import {ContentModified} from "./errors.js";
import {encodeKey} from "./values.js";

const attempts = 4;

/**
 * The answers of `view/rows` to the whole request, at one view revision. `limit` is the maximum
 * number of rows of one answer. It begins again if the view changes meanwhile, and throws
 * `ContentModified` when
 * it does so again and again.
 */
export async function wholeAnswer(ask, params, limit) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await readPages(ask, params, limit);
    } catch (error) {
      const isPinned = params.at !== undefined || params.pin !== undefined;
      if (!(error instanceof ContentModified) || isPinned || attempt >= attempts) throw error;
    }
  }
}

async function readPages(ask, params, limit) {
  const pages = [await ask(params)];
  if (!pages[0].more) return pages[0];
  for (let done = 0; ; ) {
    const count = pages.at(-1).keys.length;
    done += count;
    const rest = asked(params, pages[0]) - done;
    if (rest <= 0 || count === 0) return joined(pages);
    const following = {...params};
    if (params.keys) following.keys = params.keys.slice(done);
    else following.range = {first: pages[0].first + done, size: Math.min(rest, limit)};
    if (params.pin === undefined) following.at ??= pages[0].viewRevision;
    pages.push(await ask(following));
  }
}

function asked({keys, range}, {counts, first}) {
  if (keys) return keys.length;
  const shown = (counts.entries ?? counts.pageEnd - counts.pageStart) - first;
  return range ? Math.min(shown, range.size) : shown;
}

function joined(pages) {
  if (pages.length === 1) return pages[0];
  const {more, count, ...answer} = pages[0];
  const keys = [];
  const blocks = [];
  const sections = new Map();
  for (const page of pages) {
    for (const block of page.blocks) {
      blocks.push({...block, offset: keys.length + (block.offset ?? 0)});
    }
    for (const section of page.sections ?? []) sections.set(JSON.stringify(section.key), section);
    for (const key of page.keys) keys.push(key);
  }
  return {
    ...answer,
    keys,
    blocks,
    ...(sections.size > 0 && {sections: [...sections.values()]}),
    ...(answer.extraFields && {extraFields: pages.flatMap(({extraFields}) => extraFields)}),
  };
}

/** All of a cell's text at one revision, read range by range; null where there is none. */
export async function wholeText(table, row, column, {of, ...options} = {}) {
  let text = "";
  let start = 0;
  let revision;
  for (;;) {
    const params = {row: encodeKey(row), column, start, ...(of && {of})};
    const part = await table.request("cell/text", params, options);
    if (part.text === null) return null;
    if (revision !== undefined && part.revision !== revision) {
      // The table changed between two ranges, perhaps the cell as well.
      [text, start, revision] = ["", 0, undefined];
      continue;
    }
    text += part.text;
    [start, revision] = [part.end, part.revision];
    if (!part.more) return text;
  }
}

/**
 * The pages of an answer that may end early (`more`), all of one state. `ask` asks for what follows
 * so many things; `member` lists the things of a page. If the table or the view changes between two
 * pages, all are requested again; rejects with `ContentModified` if that happens again and again.
 */
export async function pagesOf(ask, member) {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const pages = await pagesOfOneState(ask, member);
    if (pages) return pages;
  }
  throw new ContentModified(-32801, "The table changed between the pages of an answer.");
}

async function pagesOfOneState(ask, member) {
  const pages = [await ask(0)];
  let count = pages[0][member].length;
  for (let last = pages[0]; last.more && last[member].length > 0; last = pages.at(-1)) {
    const page = await ask(count);
    if (page.revision !== pages[0].revision || page.viewRevision !== pages[0].viewRevision) return null;
    pages.push(page);
    count += page[member].length;
  }
  return pages;
}
