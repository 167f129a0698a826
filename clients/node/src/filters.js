// Conditions on rows, made of typed columns.

/** A condition on the rows of a class of items; made by columns, `allOf`, `anyOf` and `not`. */
export class Filter {
  #members;

  constructor(members) {
    this.#members = members;
  }

  /** The condition as the `filter` of a view's state. */
  toJSON() {
    return this.#members;
  }
}

/** Rows for which all conditions are true; of none: every row. */
export function allOf(...conditions) {
  return new Filter({kind: "all", conditions});
}

/** Rows for which a condition is true; of none: no row. */
export function anyOf(...conditions) {
  return new Filter({kind: "any", conditions});
}

/** Rows for which a condition is false. */
export function not(condition) {
  return new Filter({kind: "not", condition});
}
