import type { OfficialSeries, SeriesId } from "#domain/market/official-series.ts";
import { callApi } from "#ui/call-api.ts";
import { foresee, needsOf } from "./engine.ts";
import type { AppreciationResult } from "./result.ts";
import type { AppreciationInput } from "./schema.ts";

/** Official series of this page's life: each is read once, so that value and years follow the keys. */
const known = new Map<SeriesId, OfficialSeries>();
const underWay = new Set<SeriesId>();
const listeners = new Set<() => void>();

/** @returns how to stop listening */
export function onSeriesArrived(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The result as the keys go; undefined while a series that it needs is on its way. */
export function followAppreciation(
  input: AppreciationInput,
  { today }: { today: string },
): AppreciationResult | undefined {
  const { ids } = needsOf(input).officialSeries;
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length > 0) {
    void read(missing.filter((id) => !underWay.has(id)));
    return undefined;
  }
  return foresee(input, { today, officialSeries: ids.flatMap((id) => known.get(id) ?? []) });
}

/** What cannot be read now is asked for again with the next key; the button works without it. */
async function read(ids: readonly SeriesId[]): Promise<void> {
  if (ids.length === 0) return;
  for (const id of ids) underWay.add(id);
  const outcome = await callApi<{ series: OfficialSeries[] }>("GET", `/api/official-series?ids=${ids.join(",")}`);
  for (const id of ids) underWay.delete(id);
  if (outcome.kind !== "done") return;
  for (const one of outcome.answer.series) known.set(one.id, one);
  for (const listener of listeners) listener();
}
