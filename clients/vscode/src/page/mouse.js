// The mouse: cells, rows and columns are selected, columns are resized and moved.

import {toggleSection} from "./keys.js";

/** Lets a grid take the mouse. */
export function takeMouse(table, actions, editor) {
  const {grid} = table;
  const cellAt = (event) => {
    const cell = event.target.closest?.(".cell");
    const row = cell?.parentNode?.row;
    return {cell, row, slot: cell?.placed};
  };
  grid.body.addEventListener("pointerdown", async (event) => {
    if (event.button === 2) return;
    const {row, slot} = cellAt(event);
    if (!row || row.index === undefined) return;
    event.preventDefault();
    if (editor.isOpen && !(await editor.commit())) return;
    grid.focus();
    if (toggleSection(table, row.index)) return;
    const span = slot ? "cells" : "rows";
    table.moveTo(row.index, slot?.id ?? table.cursor.column ?? table.order[0], {extend: event.shiftKey, span});
    drag((moved) => extendTo(table, moved, span));
  });
  grid.body.addEventListener("dblclick", (event) => {
    if (cellAt(event).slot) void editor.open();
  });
  grid.root.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    const {row, slot} = cellAt(event);
    const position = {left: event.clientX, top: event.clientY};
    if (row && slot) {
      const isInside = table.isSelected(row.index, slot.position);
      if (!isInside) table.moveTo(row.index, slot.id);
      actions.cellMenu(position);
    } else if (slot) {
      actions.menuOf(slot.id, position);
    }
  });
  grid.header.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    const {cell, slot} = cellAt(event);
    event.preventDefault();
    grid.focus();
    if (cell?.classList.contains("corner")) {
      table.moveTo(table.cursor.index, table.cursor.column, {span: "all"});
    } else if (!slot) {
      return;
    } else if (event.target.className === "edge") {
      resize(table, actions, slot, event);
    } else if (event.target.classList.contains("menu")) {
      table.moveTo(table.cursor.index, slot.id);
      const frame = grid.frameOf(0, slot.id);
      actions.menuOf(slot.id, {left: frame.left, top: grid.headerHeight});
    } else if (event.target.classList.contains("sort")) {
      void tap(table, slot.id, event.shiftKey);
    } else {
      table.moveTo(table.cursor.index, slot.id, {extend: event.shiftKey, span: "columns"});
      carry(table, slot, event);
    }
  });
  grid.header.addEventListener("dblclick", (event) => {
    const {slot} = cellAt(event);
    if (slot && event.target.className === "edge") void actions.setWidth(slot.id, null);
  });
}

function drag(move, end = (_) => {}) {
  const stop = (last) => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", stop);
    end(last);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", stop);
}

function extendTo(table, event, span) {
  const {grid} = table;
  const box = grid.body.getBoundingClientRect();
  // Beyond the edge the pointer pulls the next row into sight.
  const index = Math.floor((grid.top + event.clientY - box.top) / grid.rowHeight);
  const column = under(event, ".cell")?.id ?? table.cursor.column;
  if (index !== table.cursor.index || column !== table.cursor.column) {
    table.moveTo(index, column, {extend: true, span});
  }
}

/** The column of the cell under the pointer. */
function under({clientX, clientY}, selector) {
  /** @type {any} */
  const cell = document.elementFromPoint(clientX, clientY)?.closest(selector);
  return cell?.placed;
}

function resize(table, actions, slot, event) {
  const {unit} = table.grid;
  const start = event.clientX;
  const width = slot.width;
  let wanted = null;
  let isSending = false;
  const send = async () => {
    if (isSending) return;
    isSending = true;
    while (wanted !== null) {
      const now = wanted;
      wanted = null;
      await actions.setWidth(slot.id, now);
    }
    isSending = false;
  };
  drag((moved) => {
    wanted = Math.max(2, Math.round((width + moved.clientX - start) / unit));
    void send();
  });
}

/** Moves a column to where it is dropped. */
function carry(table, slot, event) {
  const start = event.clientX;
  drag(() => {}, (last) => {
    if (Math.abs(last.clientX - start) < 8) return;
    const over = under(last, ".title");
    if (!over || over.id === slot.id) return;
    const order = table.order.filter((id) => id !== slot.id);
    order.splice(over.position, 0, slot.id);
    void table.set({columnOrder: order});
  });
}

async function tap(table, column, extend) {
  const answer = await table.ask("view/tap", {view: table.view, part: "header", column, extend});
  if (answer) table.takeState(answer);
}
