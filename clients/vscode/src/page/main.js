// The page: its parts, put together.

import {Actions} from "./actions.js";
import {Bridge} from "./bridge.js";
import {Changes} from "./changes.js";
import {CellEditor} from "./cell-editor.js";
import {debounced, element, number} from "./elements.js";
import {Filter} from "./filter.js";
import {Find} from "./find.js";
import {Grid} from "./grid.js";
import {keyHelp, takeKeys} from "./keys.js";
import {List} from "./list.js";
import {Menu} from "./menu.js";
import {takeMouse} from "./mouse.js";
import {Summaries} from "./summaries.js";
import {Table} from "./table.js";

const bridge = new Bridge(acquireVsCodeApi(), take);
const table = new Table(bridge);
const grid = new Grid(table);
table.grid = grid;
const focus = () => grid.focus();
const bars = element("div", {class: "bars"});
const middle = element("div", {class: "middle"}, grid.root);
const message = element("div", {class: "message", role: "status", hidden: true});
document.body.append(bars, middle, message);
const list = new List(middle, focus, (row, column) => table.goTo(row, column));
const menu = new Menu(document.body, focus);
const editor = new CellEditor(table);
const find = new Find(bars, table, list);
const filter = new Filter(bars, table);
const summaries = new Summaries(table);
const changes = new Changes(bars, table);
const actions = new Actions(table, {editor, menu, list, find, filter, changes, summaries, keys: keyHelp});
takeKeys(table, actions, {editor, find});
takeMouse(table, actions, editor);

function take(received) {
  switch (received.kind) {
    case "start":
      message.hidden = true;
      summaries.forget();
      if (received.summaries !== summaries.isOn) summaries.toggle();
      table.start(received);
      restore(bridge.api.getState());
      focus();
      break;
    case "update":
      table.update(received.params);
      break;
    case "profiles":
      summaries.take(received.params);
      break;
    case "table":
      table.takeDescription({...table.description, ...received.change});
      break;
    case "readOnly":
      table.isReadOnly = received.isReadOnly;
      break;
    case "command":
      void actions.run(received.name, received.args);
      break;
    case "ended":
      bridge.drop();
      show(received.text, element("button", {onclick: restart}, "Start Again"));
      break;
    default:
  }
}

// VS Code ends a page that is hidden. What it showed comes back with the tab.
function restore(kept) {
  if (!kept) return;
  Object.assign(table, kept.places);
  grid.scrollTo(kept.top);
}

const restart = () => bridge.request("host/restart", {}).catch((error) => show(error.message));

const hideSoon = debounced(8000, () => (message.hidden = true));

function show(text, button) {
  message.replaceChildren(text, ...(button ? [" ", button] : []));
  message.hidden = false;
  if (!button) hideSoon();
}

const tellStatus = debounced(50, () => {
  const {counts, replica, selection} = table;
  const parts = [counts.filtered === counts.source ? `${number(counts.source)} rows`
    : `${number(counts.filtered)} of ${number(counts.source)} rows`];
  const width = selection.right - selection.left + 1;
  if (selection.size * width > 1) parts.push(`${number(selection.size)} × ${width} selected`);
  if (counts.matches !== undefined) parts.push(`${number(counts.matches)} match`);
  if (replica.orderState === "pending") parts.push("sorting");
  if (table.going) parts.push("searching: Escape ends it");
  if (table.description?.rowsState?.complete === false) parts.push("loading");
  if (table.description?.conflicts) parts.push(`${table.description.conflicts} conflicts`);
  bridge.post({kind: "status", text: parts.join(" · ")});
  bridge.api.setState({top: grid.top, places: {cursor: table.cursor, anchor: table.anchor}});
});

table.onChange((what) => {
  if (what === "message") show(table.message);
  else tellStatus();
});
document.addEventListener("copy", (event) => clipboard(event, () => actions.copy()));
document.addEventListener("cut", (event) => clipboard(event, () => actions.cut()));
document.addEventListener("paste", (event) => {
  const {clipboardData: data} = event;
  clipboard(event, () => actions.paste({text: data.getData("text/plain"), html: data.getData("text/html")}));
});

// Inputs have the clipboard for themselves.
function clipboard(event, action) {
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
  event.preventDefault();
  void Promise.resolve(table.going).then(action);
}

addEventListener("focus", focus);
grid.measure();
bridge.post({kind: "ready", size: {size: 3 * grid.page, extent: grid.extent}});
