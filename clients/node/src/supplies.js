// Columns whose cells the program supplies: a function of the row, called when the daemon asks.

import {given} from "./json.js";
import {decodeValue, encodeValue} from "./values.js";

const supplies = Symbol("supplies");

/** A value with the text that it shows, where that is not what its type shows. */
export class Shown {
  constructor(value, text) {
    this.value = value;
    this.text = text;
  }
}

/**
 * A column's option `supplied`, with the function that supplies its cells: `{id: "label", supplied:
 * supplied((row) => row.get("a") * 2, {inputs: ["a"]})}`. The function gets a `Map` of the inputs'
 * values (of all columns without `inputs`) and returns the cell's, a `Shown`, or a promise of
 * either. If it throws, the cell is an error with the reason.
 */
export function supplied(compute, options) {
  return suppliedBy((question) => answerQuestion(compute, question), options);
}

/** As `supplied`, with a function that answers `cell/compute`. */
export function suppliedBy(answer, {inputs, deadline} = {}) {
  return {...given({inputs, deadline}), [supplies]: answer};
}

/** The functions that answer, among `[column, options]` pairs, as pairs. */
export function suppliedIn(columns) {
  return columns.map(([id, options]) => [id, options?.supplied?.[supplies]])
    .filter(([, answer]) => answer !== undefined);
}

async function answerQuestion(compute, {type, rows, blocks, types}) {
  const inputs = rows.map(() => new Map());
  blocks.forEach(({column, values}, place) => {
    values.forEach((value, row) => inputs[row].set(column, decodeValue(value, types[place])));
  });
  const values = [];
  const texts = [];
  const errors = [];
  for (const [row, input] of inputs.entries()) {
    let value = null;
    let text = null;
    try {
      const made = (await compute(input)) ?? null;
      const isShown = made instanceof Shown;
      value = encodeValue(isShown ? made.value : made, type) ?? null;
      if (isShown) ({text} = made);
    } catch (error) {
      errors.push({row, text: String(error?.message ?? error)});
    }
    values.push(value);
    texts.push(text);
  }
  return given({
    values,
    texts: texts.some((text) => text !== null) ? texts : undefined,
    errors: errors.length > 0 ? errors : undefined,
  });
}
