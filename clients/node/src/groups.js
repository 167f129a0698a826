// Groups of rows with their counts and aggregates.

import {decodeValue} from "./values.js";

/** What `view/aggregate` answered, page by page, as groups. */
export function readGroups(pages, types) {
  const [{viewRevision, revision, first, complete, groups: total}] = pages;
  const groups = pages.flatMap((page) => groupsOf(page, types));
  return {viewRevision, revision, complete, total, first, groups};
}

/** The groups of one page. */
function groupsOf(answer, types) {
  const keys = answer.groupBy.map(({column, values}) =>
    [column, values.map((value) => decodeValue(value, types.get(column)))]);
  const results = answer.aggregates.map(({column, kind, values}) =>
    values.map((value) => decodeValue(value, resultType(kind, types.get(column)))));
  return answer.counts.map((count, at) => ({
    keys: new Map(keys.map(([column, values]) => [column, values[at]])),
    count,
    values: results.map((values) => values[at]),
  }));
}

/** The type of an aggregate's results. */
function resultType(kind, column) {
  if (kind === "count" || kind === "valid" || kind === "distinct") return "integer";
  return kind === "mean" && column !== "duration" ? "number" : column;
}
