// Summaries of columns: how the values are spread, and which are frequent.

import {given} from "./json.js";
import {decodeValue} from "./values.js";

/** The summary of a column, from its wire form. */
function profileOf(wire, types) {
  const type = types.get(wire.column);
  const one = (told, valueType = type) => told && decodeValue(told.value, valueType);
  const some = (told, valueType = type) => (told?.values ?? []).map((value) => decodeValue(value, valueType));
  const {histogram, quantiles, frequencies} = wire;
  return {
    column: wire.column,
    rows: wire.rows,
    nulls: wire.nulls ?? 0,
    errors: wire.errors ?? 0,
    distinct: wire.distinct,
    min: one(wire.min),
    max: one(wire.max),
    mean: one(wire.mean, type === "duration" ? type : "number"),
    quantiles: quantiles && {...stated(quantiles), at: quantiles.at, values: some(quantiles)},
    histogram: histogram && {
      edges: some(histogram, type === "decimal" ? "number" : type),
      counts: histogram.counts,
      outside: histogram.outside ?? 0,
    },
    frequencies: frequencies && {
      ...stated(frequencies),
      values: some(frequencies),
      counts: frequencies.counts,
    },
  };
}

const stated = ({exact, error}) => (exact ? {exact} : {exact, error});

/** Requests summaries until all columns are received. */
export async function readProfile(view, columns, {onColumns, kinds, quantiles, ...options}) {
  const {over, bins, top, wait, ...rest} = options;
  const {daemon, types} = view.table;
  const take = ({columns: told}) => onColumns(told.map((wire) => profileOf(wire, types)));
  const token = onColumns && daemon.newToken(take);
  const params = given({
    kinds: kinds && [...kinds],
    over,
    quantiles: quantiles && [...quantiles],
    bins,
    top,
    as: "value",
    partialResultToken: token,
    wait,
  });
  const told = new Map();
  let [answer, left] = [null, columns ? [...columns] : undefined];
  try {
    // An answer that would be too long leaves columns out.
    do {
      answer = await view.request("view/profile", {...params, ...given({columns: left})}, rest);
      for (const wire of answer.columns) told.set(wire.column, profileOf(wire, types));
      left = answer.left ?? [];
    } while (left.length > 0);
  } finally {
    if (token) daemon.forgetToken(token);
  }
  const {viewRevision, revision, complete} = answer;
  return {viewRevision, revision, complete, columns: told};
}
