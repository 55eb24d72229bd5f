/** The order once one has gone to another's place. */
export function orderAfterMove(ids: readonly string[], from: number, to: number): string[] {
  const next = [...ids];
  const [moved] = next.splice(from, 1);
  if (moved !== undefined) next.splice(Math.max(0, to), 0, moved);
  return next;
}

/** The order once one was dropped before or after another; null where nothing changes. */
export function orderAfterDrop(
  ids: readonly string[],
  { moved, over, isBefore }: { moved: string; over: string; isBefore: boolean },
): string[] | null {
  if (moved === over || !ids.includes(moved) || !ids.includes(over)) return null;
  const rest = ids.filter((id) => id !== moved);
  const next = rest.toSpliced(rest.indexOf(over) + (isBefore ? 0 : 1), 0, moved);
  return next.every((id, index) => id === ids[index]) ? null : next;
}
