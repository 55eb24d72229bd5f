import { useEffect, useRef, useState } from "react";
import type { OfficialSeries, SeriesId } from "#domain/tools/market/official-series.ts";
import { callApi } from "../call-api.ts";
import { useToolRun } from "./tool-run-context.tsx";

/** Official series for results that follow the keys: as the server read them last, each asked for once in a page's life. */
const known = new Map<SeriesId, OfficialSeries>();
const failed = new Set<SeriesId>();
const underWay = new Set<SeriesId>();
const listeners = new Set<() => void>();

/**
 * Known values of these series; `undefined` while one is on its way for the first time. One that cannot be read is left
 * out, and asked for again.
 */
export function seriesAtHand(ids: readonly SeriesId[]): OfficialSeries[] | undefined {
  const wanted = ids.filter((id) => !known.has(id) && !underWay.has(id));
  if (wanted.length > 0) void read(wanted);
  if (ids.some((id) => !known.has(id) && !failed.has(id))) return undefined;
  return ids.flatMap((id) => known.get(id) ?? []);
}

async function read(ids: readonly SeriesId[]): Promise<void> {
  for (const id of ids) underWay.add(id);
  const outcome = await callApi<{ series: OfficialSeries[] }>("GET", `/api/official-series?ids=${ids.join(",")}`);
  for (const id of ids) underWay.delete(id);
  const came = outcome.kind === "done" ? outcome.answer.series : [];
  for (const one of came) known.set(one.id, one);
  // Callers are notified once that it does not come; repeating it would make them ask for ever.
  const isNews = came.length > 0 || ids.some((id) => !failed.has(id));
  for (const id of ids) if (!known.has(id)) failed.add(id);
  if (isNews) for (const listener of listeners) listener();
}

/** For a tool's fields: calculates again when a series that the result waits for has come, or does not come. */
export function useSeriesArrivals(): void {
  const { change } = useToolRun();
  const follow = useRef(change);
  follow.current = change;
  useEffect(() => {
    const listener = () => follow.current({});
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, []);
}

let knownIds: Promise<readonly SeriesId[] | undefined> | undefined;

/** The ids of the series that have values; `undefined` until the server has said it. Asked once in a page's life. */
export function useKnownSeries(): readonly SeriesId[] | undefined {
  const [ids, setIds] = useState<readonly SeriesId[]>();
  useEffect(() => {
    knownIds ??= callApi<{ ids: SeriesId[] }>("GET", "/api/official-series/known").then((outcome) =>
      outcome.kind === "done" ? outcome.answer.ids : undefined,
    );
    void knownIds.then(setIds);
  }, []);
  return ids;
}
