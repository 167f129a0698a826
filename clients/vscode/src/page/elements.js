// Making elements.

/**
 * An element with properties (`class`, `on…`, ARIA attributes, others by name) and children.
 * @returns {any}
 */
export function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [property, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (property.startsWith("on")) made.addEventListener(property.slice(2), value);
    else if (property in made && property !== "role") made[property] = value;
    else made.setAttribute(property === "class" ? "class" : property, value === true ? "true" : value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

/** A number as it is shown: with marks between thousands. */
export const number = (value) => value.toLocaleString("en");

/** Calls a function at most once for several calls, so many milliseconds after the last. */
export function debounced(milliseconds, action) {
  let timer;
  return (...args) => {
    clearTimeout(timer);
    timer = setTimeout(() => action(...args), milliseconds);
  };
}

/** Whether a key types a character. */
export const isText = (key) => key.length === 1;

/** Does what a key does that is typed into a field. */
export function typeInto(field, key) {
  if (key === "Enter") {
    field.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true}));
    return;
  }
  const {selectionStart: start, selectionEnd: end} = field;
  if (key === "Backspace") field.setRangeText("", start === end ? Math.max(0, start - 1) : start, end, "end");
  else field.setRangeText(key, start, end, "end");
  field.dispatchEvent(new InputEvent("input", {bubbles: true}));
}
