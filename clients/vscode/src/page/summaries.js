// Summaries below the titles: how the values of a column are spread, their range or number, and empty cells.

import {debounced, element} from "./elements.js";

const pause = 100;
const barsMax = 12;

export class Summaries {
  #summaries = new Map();
  #asked = new Set();
  #revision = null;
  #isAsking = false;
  #rest = 0; // until when nothing is asked, in milliseconds of performance.now

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.isOn = false;
    this.askSoon = debounced(pause, () => void this.#ask());
    table.onChange((what) => {
      if (this.isOn && what === "update") this.#look();
    });
  }

  toggle() {
    this.isOn = !this.isOn;
    this.table.summaries = this.isOn ? this : null;
    this.#revision = null;
    this.table.grid.measure();
    if (this.isOn) this.#look();
  }

  /**
   * The summary of a column, which is requested if it is missing: `text`, `bars` from 0 to 1, and
   * `list`.
   */
  of(column) {
    if (!this.#asked.has(column)) this.askSoon();
    return this.#summaries.get(column) ?? {text: "…", bars: [], list: ""};
  }

  draw(column) {
    const {text, bars, list} = this.of(column);
    const drawn = bars.map((share) => {
      const bar = element("span", {class: "bar"});
      bar.style.height = `${share === 0 ? 0 : Math.max(6, Math.round(share * 100))}%`;
      return bar;
    });
    return element("span", {class: "summary", title: list},
      element("span", {class: "bars", "aria-hidden": "true"}, ...drawn), element("span", {class: "range"}, text));
  }

  // Sorting and scrolling change no summary; edits, filters and rows that are read do.
  #look() {
    const {counts, replica} = this.table;
    const revision = `${replica.revision} ${counts.filtered} ${counts.source}`;
    if (revision === this.#revision) return;
    this.#revision = revision;
    this.#asked.clear();
    this.askSoon();
  }

  async #ask() {
    const {table} = this;
    const columns = table.order.filter((id) => table.grid.slotOf(id) && !this.#asked.has(id));
    if (!this.isOn || columns.length === 0) return;
    const now = performance.now();
    if (this.#isAsking || now < this.#rest) return void setTimeout(this.askSoon, Math.max(0, this.#rest - now));
    for (const column of columns) this.#asked.add(column);
    this.#isAsking = true;
    const kinds = ["distinct", "extremes", "histogram", "frequencies"];
    const form = {bins: barsMax, top: barsMax, as: "text", textBytes: 80, wait: false};
    // Two by two, so that those of a large table come one after another.
    while (this.isOn && columns.length > 0 && this.#asked.has(columns[0])) {
      const params = {view: table.view, columns: columns.splice(0, 2), kinds, ...form};
      const answer = await table.request("view/profile", params).catch(() => null);
      for (const profile of answer?.columns ?? []) this.#summaries.set(profile.column, summaryOf(profile));
      table.grid.refresh();
    }
    this.#isAsking = false;
    // Slow summaries are not requested after every edit.
    this.#rest = performance.now() + 3 * (performance.now() - now);
  }
}

const number = (value) => value.toLocaleString("en");

/**
 * The text of a profile in the header: the range if there are bins, otherwise the number of values.
 */
function summaryOf({rows, nulls = 0, errors = 0, distinct, min, max, histogram, frequencies}) {
  const values = distinct ? `${distinct.exact ? "" : "≈"}${number(distinct.count)} values` : "no values";
  const parts = [histogram ? `${min.text} – ${max.text}` : values, nulls > 0 && `${number(nulls)} empty`,
    errors > 0 && `${number(errors)} errors`];
  // Values of which each is there once are spread in no way.
  const counts = histogram?.counts ?? (frequencies?.counts[0] > 1 ? frequencies.counts : []);
  const highest = Math.max(1, ...counts);
  const common = (frequencies?.counts ?? []).slice(0, 5)
    .map((count, at) => [frequencies.texts[at] || "(empty)", count, Math.round((100 * count) / rows)])
    .map(([value, count, share]) => `${value}: ${number(count)} (${share} %)`);
  return {text: parts.filter(Boolean).join(", "), bars: counts.map((count) => count / highest),
    list: [values, ...common].join("\n")};
}
