import type { MarketStatus } from "../market-home.ts";
import { type Advert, type AdvertChange, type AdvertRow, isOffered, PORTFOLIO_SOURCE } from "./advert.ts";

/** The history of adverts, and that of a dwelling which follows from it. */

/** Whether an advert is on offer, and at what price. */
export interface AdvertState {
  status: MarketStatus;
  priceCents: number | null;
}

type NewChange = Omit<AdvertChange, "advertId">;

/**
 * The changes of an advert by the word of its sender: none where it says the same as before. A new advert begins on its first day, whatever
 * its state is now; a new price of an advert that nobody offers any more is no event.
 *
 * @param before null for an advert that was not known
 * @param today ISO date: nothing is noted for a later day
 */
export function changesOf(before: AdvertState | null, row: AdvertRow, today: string): NewChange[] {
  const { status, priceCents } = row;
  const closedOn = earlier(row.closedOn ?? today, today);
  if (before === null) {
    const listedOn = firstDayOf(row, today);
    const begun: NewChange = { on: listedOn, kind: "alta", priceCents };
    switch (status) {
      case "activo":
        return [begun];
      case "reservado":
        return [begun, { on: today, kind: "reserva", priceCents }];
      case "retirado":
        return [begun, { on: closedOn < listedOn ? listedOn : closedOn, kind: "retirada", priceCents }];
      case "cerrado":
        return [begun, { on: closedOn, kind: "cierre", priceCents }];
    }
  }
  const price = priceCents ?? before.priceCents;
  const isNewPrice = price !== before.priceCents;
  switch (status) {
    case "retirado":
      return isOffered(before.status) ? [{ on: today, kind: "retirada", priceCents: before.priceCents }] : [];
    case "cerrado":
      return before.status === "cerrado" && !isNewPrice ? [] : [{ on: closedOn, kind: "cierre", priceCents: price }];
    case "reservado":
      if (before.status === "reservado") return isNewPrice ? [{ on: today, kind: "precio", priceCents: price }] : [];
      return isOffered(before.status)
        ? [{ on: today, kind: "reserva", priceCents: price }]
        : [
            { on: today, kind: "vuelta", priceCents: price },
            { on: today, kind: "reserva", priceCents: price },
          ];
    case "activo":
      if (before.status !== "activo") return [{ on: today, kind: "vuelta", priceCents: price }];
      return isNewPrice ? [{ on: today, kind: "precio", priceCents: price }] : [];
  }
}

/** The first day of an advert: no later than today, nor than the day on which the home closed. */
export const firstDayOf = ({ listedOn, closedOn }: Pick<AdvertRow, "listedOn" | "closedOn">, today: string): string =>
  earlier(earlier(listedOn ?? today, closedOn ?? today), today);

const earlier = (a: string, b: string) => (a < b ? a : b);

/** The state of an advert after something happened to it. */
export function stateAfter(before: AdvertState | undefined, { kind, priceCents }: NewChange): AdvertState {
  const price = priceCents ?? before?.priceCents ?? null;
  switch (kind) {
    case "alta":
    case "vuelta":
      return { status: "activo", priceCents: price };
    case "reserva":
      return { status: "reservado", priceCents: price };
    case "cierre":
      return { status: "cerrado", priceCents: price };
    case "retirada":
      return { status: "retirado", priceCents: price };
    case "precio":
      return { status: before?.status ?? "activo", priceCents: price };
  }
}

/** A dwelling from a day on. */
export interface Step extends AdvertState {
  /** ISO date. */
  on: string;
}

type Offer = Pick<Advert, "id" | "source">;

/**
 * A dwelling over time: a step for each day on which its state or its price became another one. Several things of one day are one
 * step, so that the order in which they were heard of does not matter.
 *
 * @param changes of any of the adverts; those of one advert and one day in the order in which they happened
 */
export function stepsOf(adverts: readonly Offer[], changes: readonly AdvertChange[]): Step[] {
  const states = new Map<string, AdvertState>();
  const known = new Set(adverts.map(({ id }) => id));
  const own = adverts.find(({ source }) => source === PORTFOLIO_SOURCE)?.id;
  const steps: Step[] = [];
  const ordered = changes.filter(({ advertId }) => known.has(advertId)).sort((a, b) => compare(a.on, b.on));
  for (const [index, change] of ordered.entries()) {
    states.set(change.advertId, stateAfter(states.get(change.advertId), change));
    if (ordered[index + 1]?.on === change.on) continue;
    const last = steps.at(-1);
    const now = dwellingState(states, own, last?.priceCents ?? null);
    if (now.status !== last?.status || now.priceCents !== last.priceCents) steps.push({ on: change.on, ...now });
  }
  return steps;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const RANK: readonly MarketStatus[] = ["activo", "reservado", "cerrado", "retirado"];

/**
 * A dwelling is on offer as long as one advert offers it. Only an agency that has it in its own portfolio knows better: where it
 * reserved or closed the home, adverts of others are merely out of date.
 *
 * @param priceBefore kept by a dwelling that nobody offers any more
 */
function dwellingState(
  states: ReadonlyMap<string, AdvertState>,
  own: string | undefined,
  priceBefore: number | null,
): AdvertState {
  const ours = own === undefined ? undefined : states.get(own);
  if (ours && (ours.status === "reservado" || ours.status === "cerrado")) return ours;
  const all = [...states.values()];
  const status = RANK.find((one) => all.some((state) => state.status === one)) ?? "retirado";
  if (status === "retirado" && priceBefore !== null) return { status, priceCents: priceBefore };
  const prices = all.flatMap((state) => (state.status === status && state.priceCents !== null ? state.priceCents : []));
  return { status, priceCents: prices.length > 0 ? Math.min(...prices) : null };
}
