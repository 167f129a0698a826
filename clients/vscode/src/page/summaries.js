// Summaries below the titles: how the values of a column are spread, their range or number, and empty cells.

import {debounced, element, number} from "./elements.js";

const pause = 100;
const barsMax = 12;

export class Summaries {
  #summaries = new Map();
  #watched = "[]"; // the columns of which the daemon keeps the summaries current

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.isOn = false;
    this.watchSoon = debounced(pause, () => this.#watch());
  }

  /** Forgets what a view that is gone had. */
  forget() {
    this.#watched = "[]";
    this.#summaries.clear();
  }

  toggle() {
    this.isOn = !this.isOn;
    this.table.summaries = this.isOn ? this : null;
    this.table.grid.measure();
    this.watchSoon();
  }

  /** The summary of a column: `text`, `bars` from 0 to 1, and `list`. */
  of(column) {
    this.watchSoon();
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

  /** Takes summaries that are new or have changed. */
  take({columns}) {
    for (const profile of columns) this.#summaries.set(profile.column, summaryOf(profile));
    if (this.isOn) this.table.grid.refresh();
  }

  /** Has the daemon keep the summaries of the columns in sight current. */
  #watch() {
    const {table} = this;
    const columns = this.isOn ? table.order.filter((id) => table.grid.slotOf(id)) : [];
    const watched = JSON.stringify(columns);
    if (watched === this.#watched) return;
    const subscription = `p${table.subscription}`;
    if (this.#watched !== "[]") table.request("view/unwatch", {subscription}).catch(() => {});
    this.#watched = watched;
    this.#summaries = new Map([...this.#summaries].filter(([column]) => columns.includes(column)));
    if (columns.length === 0) return;
    const kinds = ["distinct", "extremes", "histogram", "frequencies"];
    const form = {bins: barsMax, top: barsMax, as: "text", textBytes: 80, quiet: pause};
    table.request("view/profile", {view: table.view, subscription, columns, kinds, ...form})
      .catch(() => (this.#watched = "[]"));
  }
}

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
