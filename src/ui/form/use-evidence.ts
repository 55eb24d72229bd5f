import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { parseSpanishNumber } from "#domain/shared/schema/spanish-number.ts";
import type { Evidence } from "#domain/tools/valuation/evidence-words.ts";

/** A pause in typing and dragging, so that one place is asked about once. */
const PAUSE_MS = 400;
const FIELDS = ["latitude", "longitude", "operation", "type", "country", "currency", "builtAreaM2"] as const;

/**
 * The evidence around the typed home, asked as soon as its place and type are known; `undefined` until then, and where the
 * question fails: the form works without the answer.
 */
export function useEvidence(): Evidence | undefined {
  const typed = useWatch({ name: FIELDS.map((field) => `home.${field}`) });
  const query = queryOf(typed.map((value: unknown) => (typeof value === "string" ? value : "")));
  const [known, setKnown] = useState<{ query: string; evidence: Evidence }>();
  useEffect(() => {
    if (query === undefined) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      // The sentence is a help: without an answer it is not there.
      const evidence = await askFor(query, stop.signal).catch(() => undefined);
      if (evidence && !stop.signal.aborted) setKnown({ query, evidence });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query]);
  return known !== undefined && known.query === query ? known.evidence : undefined;
}

async function askFor(query: string, signal: AbortSignal): Promise<Evidence | undefined> {
  const response = await fetch(`/api/valuation-evidence?${query}`, { signal });
  return response.ok ? ((await response.json()) as Evidence) : undefined;
}

/** The question's address, from the values of `FIELDS` as typed; `undefined` while place or type is missing. */
export function queryOf(typed: readonly string[]): string | undefined {
  const [latitude, longitude, operation, type, country, currency, area] = typed;
  const [lat, lon, areaM2] = [latitude, longitude, area].map((text) => parseSpanishNumber(text ?? ""));
  if (lat === undefined || lon === undefined || Math.abs(lat) > 90 || Math.abs(lon) > 180) return undefined;
  if (!operation || !type || !country || !currency) return undefined;
  const query = new URLSearchParams({
    latitude: String(lat),
    longitude: String(lon),
    operation,
    type,
    country,
    currency,
  });
  if (areaM2 !== undefined && areaM2 >= 15 && areaM2 <= 2000) query.set("areaM2", String(areaM2));
  const home = new URLSearchParams(globalThis.location?.search ?? "").get("vivienda");
  if (home) query.set("vivienda", home);
  return query.toString();
}
