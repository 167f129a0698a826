// Rows and cells that the program measures, when the daemon asks.

/**
 * The answer to `cell/measure` for heights; `measure` is given one row at a time and gives its height, or a
 * promise of it. Where it throws, or gives none, the daemon is to measure the row.
 */
export async function answerMeasures(measure, {view, rows, columns, blocks}, decodeKey) {
  const widths = new Map(columns.map(({column, width}) => [column, width]));
  const cells = (name, place) => {
    return new Map(blocks.map((block) => [block.column, block[name][place]]));
  };
  const heights = await lengths(measure, rows.map((key, place) => ({
    view, key: decodeKey(key), widths, texts: cells("texts", place), values: cells("values", place),
  })));
  return {heights};
}

/** The answer to `cell/measure` for widths; `measure` is given one cell at a time. */
export async function answerWidths(measure, {view, rows, column, blocks: [block]}, decodeKey) {
  const widths = await lengths(measure, rows.map((key, place) => ({
    view, key: decodeKey(key), column, text: block.texts[place], value: block.values[place],
  })));
  return {widths};
}

async function lengths(measure, items) {
  const found = [];
  for (const item of items) {
    try {
      found.push((await measure(item)) ?? null);
    } catch {
      found.push(null);
    }
  }
  return found;
}
