// Keys that are typed right after one that opens a field.

import {isText, typeInto} from "./elements.js";

/** Ctrl+F, Ctrl+H, Ctrl+G and Ctrl+Shift+L, which are keybindings of the extension. */
const opens = (event) => (event.ctrlKey || event.metaKey) && /^[fhgl]$/i.test(event.key);
const isField = (node) => node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;

/**
 * What Ctrl+F opens comes by way of the host, some milliseconds later. Text that is typed meanwhile is meant for
 * that field: it would overwrite the cell at the cursor. So it is held until a field has the focus. It goes to the
 * cell only if none has come in time, because the user has given the key another meaning.
 */
export class KeyHold {
  #keys = null;
  #timer = 0;

  /** @param {(text: string) => void} type types into the cell at the cursor */
  constructor(type, patience = 1500) {
    this.patience = patience;
    document.addEventListener("focusin", ({target}) => {
      if (this.#keys && isField(target)) this.#end((keys) => keys.forEach((key) => typeInto(target, key)));
    });
    // The host has opened a field of its own. Text cannot follow there, but no cell is overwritten.
    addEventListener("blur", () => this.#end(() => {}));
    this.type = type;
  }

  /** Holds a key if it has to wait; returns whether it does. */
  take(event) {
    if (opens(event)) {
      this.#end(() => {});
      this.#keys = [];
      this.#timer = setTimeout(() => this.#end((keys) => this.type(keys.filter(isText).join(""))), this.patience);
      return false;
    }
    if (!this.#keys) return false;
    const isHeld = (isText(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey)
      || event.key === "Enter" || event.key === "Backspace";
    if (isHeld) this.#keys.push(event.key);
    else if (!["Shift", "Control", "Alt", "Meta"].includes(event.key)) this.#end(() => {});
    return isHeld;
  }

  #end(deliver) {
    const keys = this.#keys;
    this.#keys = null;
    clearTimeout(this.#timer);
    if (keys?.length) deliver(keys);
  }
}
