// The keys of the grid. Keys of commands (Ctrl+F and others) are keybindings of the extension.

import {KeyHold} from "./key-hold.js";

/** What each key does, for the help. */
export const keyHelp = [
  ["Arrows", "Go to the next cell; with Ctrl to the end of the filled cells, with Shift extend the selection"],
  ["Escape", "Select the cell alone; end a search for filled cells, a hit, a problem or a change"],
  ["Home, End", "First and last column; with Ctrl first and last row, too"],
  ["Page Up, Page Down", "A page; with Alt to the left or right"],
  ["Tab, Shift+Tab", "Next and previous column"],
  ["Enter, F2, text", "Edit the cell; text replaces what is there"],
  ["Enter, Tab, Escape", "While editing: commit and go down, commit and go right, cancel"],
  ["Delete", "Clear the selected cells"],
  ["Ctrl+A, Ctrl+Space, Shift+Space", "Select all, the columns, the rows"],
  ["Ctrl+C, Ctrl+X, Ctrl+V", "Copy, cut, paste"],
  ["Ctrl+Z, Ctrl+Y, Ctrl+S", "Undo, redo, save"],
  ["Ctrl+F, Ctrl+H, F3", "Find, replace, next cell with a hit"],
  ["F7, F8", "Next change of a comparison, next problem; with Shift the previous one"],
  ["Ctrl+Shift+L", "Filter"],
  ["Ctrl+G", "Go to a row"],
  ["Alt+Down, Shift+F10", "Menu of the column, menu of the cell"],
  ["Alt+F1", "This list"],
];

/** Moves by key: rows, columns, and whether they count pages; or a target of `view/cursor`. */
const moves = {
  ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1],
  "Ctrl+ArrowUp": "previousFilled", "Ctrl+ArrowDown": "nextFilled",
  "Ctrl+ArrowLeft": "previousFilledColumn", "Ctrl+ArrowRight": "nextFilledColumn",
  Home: [0, -Infinity], End: [0, Infinity], "Ctrl+Home": [-Infinity, -Infinity], "Ctrl+End": [Infinity, Infinity],
  PageUp: [-1, 0, true], PageDown: [1, 0, true], "Alt+PageUp": [0, -1, true], "Alt+PageDown": [0, 1, true],
};

/** Keys of VS Code, for tables that are no documents of it. */
const ofTexts = {
  "Ctrl+z": "table/undo", "Ctrl+y": "table/redo", "Shift+Ctrl+Z": "table/redo", "Ctrl+s": "host/save",
};

/** Lets a grid take keys. */
export function takeKeys(table, actions, {editor, find}) {
  const {grid} = table;
  const others = {
    F2: () => editor.open(), Enter: () => editor.open(),
    Tab: () => table.moveBy(0, 1), "Shift+Tab": () => table.moveBy(0, -1),
    "Shift+Enter": () => table.moveBy(-1, 0),
    Delete: () => actions.clear(), Backspace: () => editor.open(""),
    "Ctrl+a": () => select(table, "all"), "Ctrl+ ": () => select(table, "columns"),
    "Shift+ ": () => select(table, "rows"),
    "Alt+ArrowDown": () => actions.columnMenu(), "Shift+F10": () => actions.cellMenu(),
    ContextMenu: () => actions.cellMenu(),
    F3: () => find.step("next"), "Shift+F3": () => find.step("previous"),
    F7: () => actions.nextChange(), "Shift+F7": () => actions.previousChange(),
    F8: () => actions.nextProblem(), "Shift+F8": () => actions.previousProblem(),
    Escape: () => table.moveTo(table.cursor.index, table.cursor.column),
    " ": () => toggleSection(table) || editor.open(" "),
  };
  const hold = new KeyHold((text) => text && editor.open(text));
  grid.root.addEventListener("keydown", (event) => {
    if (event.target !== grid.root || event.isComposing) return;
    if (hold.take(event)) return event.preventDefault();
    const {key, shiftKey, altKey} = event;
    const ctrlKey = event.ctrlKey || event.metaKey;
    // What is typed while the daemon moves the cursor is meant for the cell where it arrives.
    if (table.going && !(ctrlKey && /^[b-z]$/i.test(key))) {
      event.preventDefault();
      if (key === "Escape") return table.cancel();
      editor.hold(event);
      return void table.going.then(() => editor.replay());
    }
    const name = `${ctrlKey ? "Ctrl+" : ""}${altKey ? "Alt+" : ""}${key}`;
    const whole = `${shiftKey ? "Shift+" : ""}${name}`;
    const method = table.isOfText && ofTexts[whole];
    const action = others[whole] ?? (method && (() => table.ask(method, {table: table.table})));
    if (action) {
      event.preventDefault();
      void action();
    } else if (moves[name]) {
      event.preventDefault();
      move(table, moves[name], shiftKey);
    } else if (key === "Process" || (key.length === 1 && !ctrlKey && !altKey)) {
      // Text of an input method is composed in the editor, which takes the focus now.
      if (key !== "Process") event.preventDefault();
      void editor.open(key === "Process" ? "" : key);
    }
  });
}

function move(table, wanted, extend) {
  const {grid} = table;
  const options = {extend, span: extend ? table.span : "cells"};
  if (typeof wanted === "string") return void table.step(wanted, options);
  const [rows, columns, isByPage] = wanted;
  if (!isByPage) return table.moveBy(rows, columns, options);
  const wide = Math.max(1, grid.root.querySelectorAll(".title:not(.fixed)").length - 1);
  // A page keeps the cursor at its place on screen.
  grid.scrollTo(grid.top + rows * grid.page * grid.rowHeight);
  table.moveBy(rows * grid.page, columns * wide, options);
}

function select(table, span) {
  table.moveTo(table.cursor.index, table.cursor.column, {extend: span !== "all", span});
}

/** Collapses or expands the section at the cursor; returns whether there is one. */
export function toggleSection(table, index = table.cursor.index) {
  const key = table.keyAt(index);
  if (typeof key !== "object" || key === null) return false;
  void table.ask("view/collapse", {view: table.view, action: "toggle", keys: [key.key]});
  return true;
}
