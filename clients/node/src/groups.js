// Groups of rows with their counts and aggregates.

import {decodeValue} from "./values.js";

/** What `view/aggregate` answered, group by group. */
export function readGroups(answer, types) {
  const keys = answer.groupBy.map(({column, values}) =>
    [column, values.map((value) => decodeValue(value, types.get(column)))]);
  const results = answer.aggregates.map(({column, kind, values}) =>
    values.map((value) => decodeValue(value, resultType(kind, types.get(column)))));
  const groups = answer.counts.map((count, at) => ({
    keys: new Map(keys.map(([column, values]) => [column, values[at]])),
    count,
    values: results.map((values) => values[at]),
  }));
  const {viewRevision, revision, first, complete} = answer;
  return {viewRevision, revision, complete, total: answer.groups, first, groups};
}

/** The type of an aggregate's results. */
function resultType(kind, column) {
  if (kind === "count" || kind === "valid" || kind === "distinct") return "integer";
  return kind === "mean" && column !== "duration" ? "number" : column;
}
