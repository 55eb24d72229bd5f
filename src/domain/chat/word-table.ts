/** A table looked into with whatever somebody wrote: "constructor", which every object has, is in none. */
export const wordTable = <Value>(table: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.assign(Object.create(null) as Record<string, Value>, table);
