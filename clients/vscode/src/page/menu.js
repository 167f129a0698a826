// A menu with the keyboard of menus, and a prompt for one text.

import {element} from "./elements.js";

export class Menu {
  #box = null;

  constructor(root, focus) {
    this.root = root;
    this.focus = focus;
  }

  /**
   * Opens a menu. An item is `[title, action]`, `[title, items]` for a menu within, or null for a
   * line; a third member says whether it is marked. What is false is left out.
   */
  open({left, top}, items) {
    this.close();
    this.#box = element("div", {
      class: "menu-box", role: "menu", tabIndex: -1, onkeydown: (event) => this.#key(event),
    });
    for (const item of items) {
      if (item === null) this.#box.append(element("hr"));
      else if (item) this.#box.append(this.#item(item, {left, top}));
    }
    this.#box.addEventListener("focusout", (event) => {
      if (this.#box && !this.#box.contains(event.relatedTarget)) this.close();
    });
    this.root.append(this.#box);
    const {width, height} = this.#box.getBoundingClientRect();
    this.#box.style.left = `${Math.max(0, Math.min(left, innerWidth - width - 4))}px`;
    this.#box.style.top = `${Math.max(0, Math.min(top, innerHeight - height - 4))}px`;
    this.#box.querySelector("button")?.focus();
  }

  #item([title, action, isMarked], place) {
    const isMenu = Array.isArray(action);
    const text = `${isMarked ? "✓ " : ""}${title}${isMenu ? " ▸" : ""}`;
    return element("button", {role: isMarked === undefined ? "menuitem" : "menuitemradio",
      "aria-checked": isMarked === undefined ? undefined : String(Boolean(isMarked)),
      "aria-haspopup": isMenu ? "menu" : undefined, onclick: () => {
        this.close();
        if (isMenu) this.open(place, action);
        else void action();
      }}, text);
  }

  #key(event) {
    event.stopPropagation();
    const buttons = [...this.#box.querySelectorAll("button")];
    const at = buttons.indexOf(document.activeElement);
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step !== undefined) {
      event.preventDefault();
      buttons[(at + step + buttons.length) % buttons.length].focus();
    } else if (event.key === "Escape" || event.key === "Tab") {
      event.preventDefault();
      this.close();
    } else if (event.key.length === 1) {
      const letter = event.key.toLowerCase();
      const others = [...buttons.slice(at + 1), ...buttons.slice(0, at + 1)];
      others.find((button) => button.textContent.toLowerCase().startsWith(letter))?.focus();
    }
  }

  close() {
    const box = this.#box;
    this.#box = null;
    if (!box) return;
    const hadFocus = box.contains(document.activeElement);
    box.remove();
    if (hadFocus) this.focus();
  }

  /** Asks for a text; resolves to it, or to null. */
  prompt(title, text) {
    this.close();
    return new Promise((resolve) => {
      const done = (value) => {
        box.remove();
        this.focus();
        resolve(value);
      };
      const input = element("input", {value: text, "aria-label": title, onkeydown: (event) => {
        event.stopPropagation();
        if (event.key === "Enter") done(input.value);
        if (event.key === "Escape") done(null);
      }});
      const box = element("div", {class: "prompt", role: "dialog", "aria-label": title}, title, input);
      this.root.append(box);
      input.select();
      input.focus();
    });
  }
}
