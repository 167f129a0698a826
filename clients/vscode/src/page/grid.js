// The grid on screen: where rows and columns are, and the elements that show them.
//
// The browser scrolls an empty area of the table's size. What is seen lies above it in a layer that
// stays in place and is drawn at the offset of the area, so nothing is ever seen half drawn.

import {element} from "./elements.js";

// Chromium lays out no element higher than 33.5 million pixels; for longer tables the scroll bar is scaled.
const heightMax = 30_000_000;
const rightAligned = new Set(["integer", "number", "decimal", "duration"]);

export class Grid {
  top = 0; // of what is in sight, in pixels of the content
  left = 0;
  stamp = 1;
  #rows = [];
  #slots = [];
  #slotNames = "";
  #factor = 1;
  #expected = 0;
  #isDue = false;
  #drawnHeader = "";
  #problems = new Map();

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.headerRow = element("div", {class: "row", role: "row", "aria-rowindex": 1});
    this.header = element("div", {class: "header", role: "rowgroup"}, this.headerRow);
    this.layer = element("div", {class: "layer", role: "rowgroup"});
    this.body = element("div", {class: "body", role: "presentation"}, this.layer);
    this.view = element("div", {class: "view", role: "presentation"}, this.header, this.body);
    this.area = element("div", {class: "area", role: "presentation"}, this.view);
    this.scroller = element("div", {class: "scroller", role: "presentation"}, this.area);
    this.root = element("div", {
      class: "grid", role: "grid", tabIndex: 0, "aria-multiselectable": "true", "aria-label": "Table",
    }, this.scroller);
    this.scroller.addEventListener("scroll", () => this.#scrolled());
    this.scroller.addEventListener("wheel", (event) => this.#wheel(event), {passive: false});
    new ResizeObserver(() => this.measure()).observe(this.scroller);
  }

  // MARK: Measures

  /** Takes the size of a character and of the frame. */
  measure() {
    const probe = element("span", {class: "probe"}, "0".repeat(100));
    this.root.append(probe);
    const {width, height} = probe.getBoundingClientRect();
    probe.remove();
    this.unit = width / 100;
    this.rowHeight = Math.round(height * 1.35);
    this.headerHeight = this.rowHeight * (this.table.summaries ? 3 : 1) + 4;
    this.root.style.setProperty("--row", `${this.rowHeight}px`);
    this.root.style.setProperty("--header", `${this.headerHeight}px`);
    this.width = this.scroller.clientWidth;
    this.height = Math.max(0, this.scroller.clientHeight - this.headerHeight);
    this.refresh();
  }

  focus() {
    this.root.focus({preventScroll: true});
  }

  /** How many rows fit, and how many characters beside each other. */
  get page() {
    return Math.max(1, Math.floor(this.height / this.rowHeight));
  }

  get extent() {
    return Math.max(1, (this.width - this.gutter) / this.unit);
  }

  get gutter() {
    return Math.round((String(this.table.rowsMax).length + 2) * this.unit);
  }

  get leading() {
    return this.table.replica.layout?.groups?.leading ?? 0;
  }

  get #contentHeight() {
    return this.table.entries * this.rowHeight;
  }

  /** Everything is redrawn: another window, cursor, selection or size. */
  refresh() {
    this.stamp += 1;
    this.#resizeArea();
    this.invalidate();
  }

  #resizeArea() {
    const {layout} = this.table.replica;
    if (!layout || !this.rowHeight) return;
    const height = this.#contentHeight;
    const room = Math.min(height, heightMax);
    const width = this.gutter + Math.ceil((this.leading + (layout.groups?.center ?? layout.width)) * this.unit);
    this.area.style.width = `${width}px`;
    this.area.style.height = `${room + this.headerHeight}px`;
    this.view.style.width = `${this.width}px`;
    this.view.style.height = `${this.height + this.headerHeight}px`;
    this.#factor = height > heightMax ? (height - this.height) / (room - this.height) : 1;
    this.scrollTo(this.top);
  }

  // MARK: Scrolling

  #scrolled() {
    const {scrollTop} = this.scroller;
    if (Math.abs(scrollTop - this.#expected) >= 1) this.top = scrollTop * this.#factor;
    this.#expected = scrollTop;
    this.left = this.scroller.scrollLeft;
    this.invalidate();
  }

  // A scaled scroll bar would make a notch of the wheel as long as many rows.
  #wheel(event) {
    if (this.#factor === 1 || event.ctrlKey || event.deltaY === 0) return;
    event.preventDefault();
    const unit = [1, this.rowHeight, this.height][event.deltaMode];
    this.scrollTo(this.top + event.deltaY * unit);
  }

  /** Scrolls to an offset in the content, in pixels. */
  scrollTo(top) {
    this.top = Math.max(0, Math.min(top, this.#contentHeight - this.height));
    const wanted = this.top / this.#factor;
    if (Math.abs(this.scroller.scrollTop - wanted) >= 0.5) this.scroller.scrollTop = wanted;
    this.#expected = this.scroller.scrollTop;
    this.invalidate();
  }

  /** Scrolls as little as possible until a cell is seen whole. */
  reveal(index, column) {
    const top = index * this.rowHeight;
    const isAbove = top < this.top;
    const isBelow = top + this.rowHeight > this.top + this.height;
    if (isAbove) this.scrollTo(top);
    else if (isBelow) this.scrollTo(top + this.rowHeight - this.height);
    const place = this.table.placeOf(column);
    if (column === this.table.order[0]) this.#scrollAcross(0);
    if (!place || place.fixed) return;
    const start = place.x * this.unit;
    const room = this.width - this.gutter - this.leading * this.unit;
    const end = start + place.width * this.unit;
    if (start < this.left || end - start > room) this.#scrollAcross(start);
    else if (end > this.left + room) this.#scrollAcross(end - room);
  }

  #scrollAcross(left) {
    if (left === this.left) return;
    this.scroller.scrollLeft = left;
    this.left = this.scroller.scrollLeft;
    this.invalidate();
  }

  /** The first and the last row in sight. */
  get sight() {
    const first = Math.floor(this.top / this.rowHeight);
    const last = Math.ceil((this.top + this.height) / this.rowHeight) - 1;
    return {first, last: Math.max(first, Math.min(last, this.table.entries - 1))};
  }

  /** The characters of the centre that are in sight. */
  get sightAcross() {
    const start = this.left / this.unit;
    return {start, end: start + this.extent - this.leading};
  }

  // MARK: Drawing

  invalidate() {
    if (this.#isDue) return;
    this.#isDue = true;
    requestAnimationFrame(() => {
      this.#isDue = false;
      this.draw();
    });
  }

  draw() {
    const {replica, entries} = this.table;
    if (!replica.layout || !this.rowHeight) return;
    this.table.follow();
    this.#chooseSlots();
    this.#drawHeader();
    const {first, last} = this.sight;
    const count = Math.ceil(this.height / this.rowHeight) + 1;
    while (this.#rows.length < count) this.#addRow();
    while (this.#rows.length > count) this.#rows.pop().element.remove();
    const base = Math.floor(first / 1000) * 1000;
    for (let index = first; index < first + count; index += 1) {
      const row = this.#rows[index % count];
      const isShown = index <= last && index < entries;
      if (row.isShown !== isShown) {
        row.isShown = isShown;
        row.element.hidden = !isShown;
        // The cursor may be drawn in another row meanwhile.
        for (const cell of row.cells) cell.id = "";
        row.stamp = 0;
      }
      if (!isShown) continue;
      if (row.index !== index || row.base !== base) {
        row.element.style.top = `${(index - base) * this.rowHeight}px`;
        row.base = base;
      }
      const isNew = row.key === undefined && this.table.keyAt(index) !== undefined;
      if (row.index !== index || row.stamp !== this.stamp || isNew) this.#fill(row, index);
    }
    this.layer.style.transform = `translate(${-this.left}px, ${base * this.rowHeight - this.top}px)`;
  }

  /** The visible columns, and their places; drawn rows have one cell for each. */
  #chooseSlots() {
    const {replica, order, columns} = this.table;
    const {start, end} = this.sightAcross;
    const slots = [];
    order.forEach((id, position) => {
      const place = replica.layout.columns[position];
      if (!place.fixed && (place.x >= end || place.x + place.width <= start)) return;
      const left = this.gutter + ((place.fixed ? 0 : this.leading) + place.x) * this.unit;
      const about = columns.get(id) ?? {title: id};
      slots.push({
        id, position, about, left: Math.round(left) + (place.fixed ? this.left : 0),
        isFixed: Boolean(place.fixed),
        width: Math.round(left + place.width * this.unit) - Math.round(left),
        isRight: about.align ? about.align === "end" : rightAligned.has(about.type),
      });
    });
    const names = slots.map((slot) =>
      [slot.id, slot.left, slot.width, slot.isFixed, slot.isRight, slot.about.title].join(" ")).join("\n");
    if (names === this.#slotNames) return;
    this.#slotNames = names;
    this.#slots = slots;
    this.stamp += 1;
  }

  #addRow() {
    const gutter = element("div", {class: "cell fixed gutter", role: "rowheader"}, "");
    const row = {element: element("div", {class: "row", role: "row", hidden: true}, gutter), gutter, cells: []};
    row.element.row = row;
    this.#rows.push(row);
    this.layer.append(row.element);
  }

  #fill(row, index) {
    const {table} = this;
    const at = index - table.replica.window.first;
    const key = table.replica.keys[at];
    const section = typeof key === "object" && key !== null ? key : null;
    row.index = index;
    row.stamp = this.stamp;
    row.key = key;
    row.element.setAttribute("aria-rowindex", index + 2);
    row.gutter.style.left = `${this.left}px`;
    this.#write(row.gutter, section || key === undefined ? "" : table.hasRowKeys ? String(key) : String(index + 1),
      table.isRowSelected(index) ? "cell fixed gutter selected" : "cell fixed gutter");
    row.gutter.style.width = `${this.gutter}px`;
    if (section) return this.#fillSection(row, section);
    if (row.section) this.#clear(row);
    while (row.cells.length < this.#slots.length) {
      const cell = element("div", {class: "cell", role: "gridcell"}, "");
      row.cells.push(cell);
      row.element.append(cell);
    }
    while (row.cells.length > this.#slots.length) row.cells.pop().remove();
    this.#slots.forEach((slot, number) => {
      this.#fillCell(row.cells[number], slot, table.replica.cells.get(slot.id)?.[at], row);
    });
  }

  #clear(row) {
    row.section?.remove();
    row.section = null;
    for (const cell of row.cells.splice(0)) cell.remove();
  }

  #fillSection(row, {kind, key}) {
    this.#clear(row);
    const {title = "", count, collapsed} = this.table.replica.sections.get(JSON.stringify(key)) ?? {};
    const mark = kind === "footer" ? "└" : collapsed ? "▸" : "▾";
    const text = `${"  ".repeat(key.length - 1)}${mark} ${title}${count === undefined ? "" : ` (${count})`}`;
    row.section = element("div", {
      class: "cell fixed section", role: "gridcell", "aria-expanded": collapsed ? "false" : "true",
    }, text);
    row.section.style.left = `${this.gutter + this.left}px`;
    row.element.append(row.section);
  }

  #fillCell(cell, slot, content, row) {
    const {table} = this;
    const {index} = row;
    if (cell.placed !== slot) {
      cell.placed = slot;
      cell.style.left = `${slot.left}px`;
      cell.style.width = `${slot.width}px`;
      cell.setAttribute("aria-colindex", slot.position + 2);
    }
    const isCursor = table.cursor.index === index && table.cursor.column === slot.id;
    const problem = this.#problems.get(`${index - table.replica.window.first} ${slot.id}`);
    let look = slot.isFixed ? "cell fixed" : "cell";
    if (slot.isRight) look += " right";
    if (content?.draft) look += content.draft.problem ? " draft bad" : " draft";
    else if (content?.error) look += " bad";
    if (problem) look += ` ${problem}`;
    if (table.changes) look += table.changes.look(row.key, slot.id);
    if (table.isSelected(index, slot.position)) look += " selected";
    if (isCursor) look += " cursor";
    // The daemon has cut it. What is still too long in this font is covered by the next cell: a clip for each cell
    // would cost more than its text.
    this.#write(cell, content?.text ?? "", look, content?.matches);
    if (isCursor === (cell.id === "cursor")) return;
    cell.id = isCursor ? "cursor" : "";
    if (isCursor) this.root.setAttribute("aria-activedescendant", "cursor");
  }

  #write(cell, text, look, matches = []) {
    if (cell.look !== look) {
      cell.className = look;
      cell.look = look;
      if (cell !== cell.parentNode?.row?.gutter) cell.setAttribute("aria-selected", look.includes(" selected"));
    }
    const marks = matches.length > 0 ? `${text}\n${matches}` : text;
    if (cell.marks === marks) return;
    if (matches.length > 0 || cell.isMarked) {
      cell.replaceChildren(...marked(text, matches));
      cell.isMarked = matches.length > 0;
    } else {
      cell.firstChild.data = text;
    }
    cell.marks = marks;
  }

  /** Records the problems in the window. */
  takeProblems() {
    this.#problems.clear();
    for (const {index, kind, column, columns} of this.table.replica.problems) {
      for (const id of columns ?? [column]) {
        this.#problems.set(`${index} ${id}`, kind === "conflict" ? "conflict" : "bad");
      }
    }
  }

  #drawHeader() {
    const {table} = this;
    const {left, right} = table.selection;
    const summaries = table.summaries ? this.#slots.map(({id}) => table.summaries.of(id)) : [];
    const {left: x, gutter} = this;
    const due = JSON.stringify([this.#slotNames, x, gutter, table.sort, left, right, table.entries, summaries]);
    if (due === this.#drawnHeader) return;
    this.#drawnHeader = due;
    const corner = element("div",
      {class: "cell fixed gutter corner", role: "columnheader", "aria-colindex": 1, "aria-label": "Row"});
    Object.assign(corner.style, {left: `${this.left}px`, width: `${this.gutter}px`});
    const cells = this.#slots.map((slot) => this.#headerCell(slot));
    this.headerRow.replaceChildren(corner, ...cells);
    this.headerRow.style.transform = `translateX(${-this.left}px)`;
    this.root.setAttribute("aria-rowcount", table.entries + 1);
    this.root.setAttribute("aria-colcount", table.order.length + 1);
  }

  #headerCell(slot) {
    const {table} = this;
    const place = table.sort.findIndex(({column}) => column === slot.id);
    const direction = place < 0 ? null : table.sort[place].direction;
    const mark = direction === null ? "↕" : (direction === "descending" ? "▼" : "▲") +
      (table.sort.length > 1 ? place + 1 : "");
    let look = slot.isFixed ? "cell fixed title" : "cell title";
    if (slot.isRight) look += " right";
    if (table.isColumnSelected(slot.position)) look += " selected";
    const cell = element("div", {
      class: look, role: "columnheader", "aria-colindex": slot.position + 2, "aria-sort": direction ?? "none",
      title: `${slot.about.title}: ${slot.about.type ?? "text"}`, "aria-label": slot.about.title,
    }, element("span", {class: "name"}, slot.about.title),
    element("button", {class: direction ? "sort on" : "sort", tabIndex: -1, "aria-hidden": "true"}, mark),
    element("button", {class: "menu", tabIndex: -1, "aria-hidden": "true"}, "▾"),
    element("span", {class: "edge"}),
    table.summaries ? table.summaries.draw(slot.id) : null);
    cell.style.left = `${slot.left}px`;
    cell.style.width = `${slot.width}px`;
    cell.placed = slot;
    return cell;
  }

  /** Where a cell is in the view, in pixels, or null if its column is not in sight. */
  frameOf(index, column) {
    const slot = this.slotOf(column);
    if (!slot) return null;
    const left = slot.left - this.left;
    const top = this.headerHeight + index * this.rowHeight - this.top;
    return {left, top, width: slot.width, height: this.rowHeight};
  }

  /** The slot of a column that is in sight. */
  slotOf(column) {
    return this.#slots.find(({id}) => id === column);
  }
}

function marked(text, matches) {
  const nodes = [];
  let end = 0;
  for (const [from, to] of matches) {
    nodes.push(document.createTextNode(text.slice(end, from)), element("mark", {}, text.slice(from, to)));
    end = to;
  }
  nodes.push(document.createTextNode(text.slice(end)));
  return nodes;
}
