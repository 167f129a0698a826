// `await using` where Node knows it; elsewhere the same name, unused.

/** The symbol by which `await using` closes a thing. */
export const asyncDispose = Symbol.asyncDispose ?? Symbol.for("nodejs.asyncDispose");
