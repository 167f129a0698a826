// Rows that the program measures, when the daemon asks.

/**
 * The answer to `cell/measure`; `measure` is given one row at a time and gives its height, or a
 * promise of it. Where it throws, or gives none, the daemon is to measure the row.
 */
export async function answerMeasures(measure, {view, rows, columns, blocks}, decodeKey) {
  const widths = new Map(columns.map(({column, width}) => [column, width]));
  const heights = [];
  for (const [place, key] of rows.entries()) {
    const cells = (name) => new Map(blocks.map((block) => [block.column, block[name][place]]));
    const row = {view, key: decodeKey(key), widths, texts: cells("texts"), values: cells("values")};
    try {
      heights.push((await measure(row)) ?? null);
    } catch {
      heights.push(null);
    }
  }
  return {heights};
}
