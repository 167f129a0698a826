// A list view as strict as the strictest: it takes changes, and refuses mixes that are unsafe.

const mixes = [
  ["updates"], ["sectionUpdates"], ["deletes", "sectionDeletes"], ["moves"], ["sectionMoves"],
  ["inserts", "sectionInserts"],
];

/** A change that list views do not survive. */
export class UnsafeChange extends Error {}

function refuseIf(isBad, what) {
  if (isBad) throw new UnsafeChange(what);
}

function refuseTwice(paths) {
  refuseIf(new Set(paths.map(String)).size !== paths.length, `a place twice: ${paths.join(" ")}`);
}

function byPath(one, other) {
  return one[0] - other[0] || one[1] - other[1];
}

function take(items, at) {
  refuseIf(!(at >= 0 && at < items.length), `${at} of ${items.length} goes`);
  return items.splice(at, 1)[0];
}

function put(items, at, item) {
  refuseIf(!(at >= 0 && at <= items.length), `one comes at ${at} of ${items.length}`);
  items.splice(at, 0, item);
}

/** Sections, each `[heading, rows]`; what comes or changes is read from `target`. */
class ListView {
  constructor(sections, target) {
    this.sections = structuredClone(sections);
    this.target = target;
  }

  /** A whole stage: deletes and sources count before it, inserts and targets after it. */
  apply(stage) {
    const used = Object.keys(stage).filter((name) => stage[name].length > 0);
    refuseIf(used.length === 0, "a stage that does nothing");
    const isSafe = mixes.some((mix) => used.every((name) => mix.includes(name)));
    refuseIf(!isSafe, `${used} at once`);
    refuseTwice(stage.updates.map(({path}) => path));
    for (const {path, newPath} of stage.updates) this.update(path, newPath);
    this.#delete(stage);
    this.#move(stage.moves, (section) => this.sections[section][1]);
    const moves = stage.sectionMoves.map(([at, to]) => [[0, at], [0, to]]);
    this.#move(moves, () => this.sections);
    this.#insert(stage);
    refuseTwice(stage.sectionUpdates.map(({index}) => index));
    for (const {index} of stage.sectionUpdates) this.updateSection(index);
  }

  #delete({deletes, sectionDeletes}) {
    refuseTwice(deletes);
    refuseTwice(sectionDeletes);
    const isInside = ([section]) => sectionDeletes.includes(section);
    refuseIf(deletes.some(isInside), "rows deleted in sections that go too");
    for (const [section, row] of [...deletes].sort(byPath).reverse()) {
      take(this.sections[section][1], row);
    }
    for (const at of [...sectionDeletes].sort((a, b) => b - a)) take(this.sections, at);
  }

  #move(moves, list) {
    const sources = moves.map(([at]) => at);
    refuseTwice(sources);
    refuseTwice(moves.map(([, to]) => to));
    const taken = moves.map(([at, to]) => [to, list(at[0])[at[1]]]);
    for (const [section, at] of sources.sort(byPath).reverse()) take(list(section), at);
    taken.sort(([one], [other]) => byPath(one, other));
    for (const [[section, to], item] of taken) put(list(section), to, item);
  }

  #insert({inserts, sectionInserts}) {
    refuseTwice(inserts);
    refuseTwice(sectionInserts.map(({index}) => index));
    const isInside = ([section]) => sectionInserts.some(({index}) => index === section);
    refuseIf(inserts.some(isInside), "rows inserted in sections that come too");
    for (const one of [...sectionInserts].sort((a, b) => a.index - b.index)) {
      this.insertSection(one.index, one.newIndex, one.rows);
    }
    for (const path of [...inserts].sort(byPath)) this.insert(path, path);
  }

  /** A single operation. */
  perform({kind, path, to, newPath, rows}) {
    switch (kind) {
      case "update": return this.update(path, newPath);
      case "delete": return take(this.sections[path[0]][1], path[1]);
      case "move":
        return put(this.sections[to[0]][1], to[1], take(this.sections[path[0]][1], path[1]));
      case "insert": return this.insert(path, newPath);
      case "updateSection": return this.updateSection(path[0]);
      case "deleteSection": return take(this.sections, path[0]);
      case "moveSection": return put(this.sections, to[0], take(this.sections, path[0]));
      case "insertSection": return this.insertSection(path[0], newPath[0], rows);
      default: throw new TypeError(kind);
    }
  }

  /** A row shows other cells, and stays the row it is. */
  update([section, at], [newSection, newAt]) {
    const row = this.target[newSection][1][newAt];
    const {[section]: [, rows]} = this.sections;
    refuseIf(rows[at][0] !== row[0], `${rows[at]} becomes ${row}`);
    rows[at] = row;
  }

  updateSection(at) {
    [this.sections[at][0]] = this.target[at];
  }

  insert([section, at], [newSection, newAt]) {
    put(this.sections[section][1], at, this.target[newSection][1][newAt]);
  }

  insertSection(index, newIndex, count) {
    const [heading, rows] = this.target[newIndex];
    refuseIf(count !== 0 && count !== rows.length, `${count} of ${rows.length} rows`);
    put(this.sections, index, [heading, rows.slice(0, count)]);
  }
}

export function shownByStages(old, stages, target) {
  const view = new ListView(old, target);
  for (const stage of stages) view.apply(stage);
  return view.sections;
}

export function shownByOperations(old, operations, target) {
  const view = new ListView(old, target);
  for (const operation of operations) view.perform(operation);
  return view.sections;
}
