/**
 * Entries for a schema, without a prototype: a schema goes through inherited keys as well, and old scripts of pages put
 * some on `Object.prototype`.
 */
export const ownEntries = <Entries extends object>(entries: Entries): Entries =>
  Object.assign(Object.create(null), entries);
