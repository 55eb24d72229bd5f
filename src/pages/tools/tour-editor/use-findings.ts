import { useMemo } from "react";
import { checkTour, type TourFinding } from "#domain/tools/tours/check-tour.ts";
import type { Tour } from "#domain/tools/tours/tour.ts";
import type { PanoramaCard } from "#domain/tools/tours/tour-forms.ts";
import type { Maps } from "./map/use-maps.ts";

/** The faults of a tour as its pictures and plans stand now, and how many of its scenes can be shown. */
export function useFindings(
  tour: Tour,
  cards: ReadonlyMap<string, PanoramaCard>,
  planLevel: Maps["planLevel"],
): { findings: readonly TourFinding[]; readyCount: number } {
  const { ready, failed } = useMemo(() => {
    const all = [...cards.values()];
    const idsOf = (some: readonly PanoramaCard[]) => new Set(some.map(({ id }) => id));
    return {
      ready: idsOf(all.filter(({ panorama }) => panorama)),
      failed: idsOf(all.filter(({ panorama, state }) => !panorama && state === "fallida")),
    };
  }, [cards]);
  const findings = useMemo(() => checkTour(tour, ready, { failed, planLevel }), [tour, ready, failed, planLevel]);
  return { findings, readyCount: tour.scenes.filter(({ panoramaId }) => ready.has(panoramaId)).length };
}
