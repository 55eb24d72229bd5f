/** Whether two documents say the same: the database keeps members in an order of its own. */
export function sameDocument(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return one === other;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) =>
      sameDocument((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
    )
  );
}
