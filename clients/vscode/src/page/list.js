// A list at the side: problems, changes, hits to replace, statistics.

import {element} from "./elements.js";

export class List {
  /** `go(row, column)` is called for a chosen item that has a row. */
  constructor(root, focus, go) {
    this.focus = focus;
    this.go = go;
    this.title = element("h2", {});
    this.buttons = element("span", {class: "buttons"});
    const close = element("button", {"aria-label": "Close", onclick: () => this.close()}, "✕");
    this.items = element("ul", {role: "listbox", tabIndex: 0, "aria-label": "Items"});
    this.box = element("aside", {class: "list", hidden: true, onkeydown: (event) => {
      if (event.key === "Escape") this.close();
    }}, element("header", {}, this.title, this.buttons, close), this.items);
    root.append(this.box);
  }

  /** Shows items `{mark, text, row?, column?}`, and buttons `[title, action]` above them. */
  open(title, items, buttons = []) {
    this.title.textContent = title;
    this.buttons.replaceChildren(...buttons.map(([name, action]) =>
      element("button", {onclick: () => void action()}, name)));
    this.items.replaceChildren(...items.map(({mark, text, row, column}) => element("li", {
      role: "option", tabIndex: row === undefined ? -1 : 0, class: row === undefined ? "" : "link",
      onclick: () => row !== undefined && this.go(row, column),
      onkeydown: (event) => event.key === "Enter" && row !== undefined && this.go(row, column),
    }, element("b", {}, mark), " ", text)));
    this.box.hidden = false;
  }

  close() {
    this.box.hidden = true;
    this.focus();
  }
}
