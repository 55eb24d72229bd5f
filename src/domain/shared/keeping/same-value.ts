/** Whether two values of a field are the same, lists in their order and records whatever their order. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [mine, theirs] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const names = Object.keys(mine);
  return names.length === Object.keys(theirs).length && names.every((name) => sameValue(mine[name], theirs[name]));
}
