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

/** Calls a function at most once for several calls, so many milliseconds after the last. */
export function debounced(milliseconds, action) {
  let timer;
  return (...args) => {
    clearTimeout(timer);
    timer = setTimeout(() => action(...args), milliseconds);
  };
}
