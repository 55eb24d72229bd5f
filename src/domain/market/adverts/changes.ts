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

/** The prices that one advert asked over time: they are compared with each other alone. */
interface Asking {
  /** Its price at the end of the first day on which it named one. Cents. */
  firstCents: number | null;
  /** Its price before the last change, and the ISO date of that change; both null where there was none. */
  beforeCents: number | null;
  changedOn: string | null;
}

/** A dwelling from a day on, with what the advert that gives its price asked before. */
export interface Step extends AdvertState, Asking {
  /** ISO date. */
  on: string;
}

/** An advert as it is followed through its changes. */
interface Followed extends AdvertState, Asking {
  begunOn: string;
  /** The last price that was asked; the paid one is none. */
  askedCents: number | null;
  /** The day on which it named a price first. */
  firstOn: string | null;
  /** Its prices when the day of its last change began. */
  dayBegan: (Pick<Asking, "beforeCents" | "changedOn"> & { on: string; askedCents: number }) | null;
}

type Offer = Pick<Advert, "id" | "source">;

/**
 * A dwelling over time: a step for each day on which its state or its price became another one. Several things of one day are one
 * step, so that the order in which they were heard of does not matter.
 *
 * Its price is that of its cheapest advert, and what was asked before is what that advert asked: a second agency that offers the home for
 * less has lowered nothing.
 *
 * @param changes of any of the adverts; those of one advert and one day in the order in which they happened
 */
export function stepsOf(adverts: readonly Offer[], changes: readonly AdvertChange[]): Step[] {
  const followed = new Map<string, Followed>();
  const known = new Set(adverts.map(({ id }) => id));
  const own = adverts.find(({ source }) => source === PORTFOLIO_SOURCE)?.id;
  const steps: Step[] = [];
  const ordered = changes.filter(({ advertId }) => known.has(advertId)).sort((a, b) => compare(a.on, b.on));
  for (const [index, change] of ordered.entries()) {
    followed.set(change.advertId, follow(followed.get(change.advertId), change));
    if (ordered[index + 1]?.on === change.on) continue;
    const last = steps.at(-1);
    const now = dwellingState(followed, own, last);
    if (last === undefined || STEP_FIELDS.some((name) => now[name] !== last[name])) {
      steps.push({ on: change.on, ...now });
    }
  }
  return steps;
}

const STEP_FIELDS = ["status", "priceCents", "firstCents", "beforeCents", "changedOn"] as const;

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Prices of one day are one price, and those of an advert's first day are no change: they are corrections of a slip. */
function follow(before: Followed | undefined, change: AdvertChange): Followed {
  const { on, kind } = change;
  const now: Followed = Object.assign(
    before ?? {
      begunOn: on,
      askedCents: null,
      firstOn: null,
      firstCents: null,
      beforeCents: null,
      changedOn: null,
      dayBegan: null,
    },
    stateAfter(before, change),
  );
  const asked = kind === "cierre" || kind === "retirada" ? null : now.priceCents;
  if (asked === null || asked === now.askedCents) return now;
  if (now.askedCents === null || now.firstOn === on) {
    now.firstOn = on;
    now.firstCents = asked;
  } else {
    const { askedCents, beforeCents, changedOn } = now;
    const began = now.dayBegan?.on === on ? now.dayBegan : { on, askedCents, beforeCents, changedOn };
    now.dayBegan = began;
    const isAsBefore = began.askedCents === asked;
    now.beforeCents = isAsBefore ? began.beforeCents : began.askedCents;
    now.changedOn = isAsBefore ? began.changedOn : on;
  }
  now.askedCents = asked;
  return now;
}

const RANK: readonly MarketStatus[] = ["activo", "reservado", "cerrado", "retirado"];

/**
 * A dwelling is on offer as long as one advert offers it. Only an agency that has it in its own portfolio knows better: where it
 * reserved or closed the home, adverts of others are merely out of date.
 *
 * @param last a dwelling that nobody offers any more keeps the price of this step
 */
function dwellingState(
  followed: ReadonlyMap<string, Followed>,
  own: string | undefined,
  last: Step | undefined,
): Omit<Step, "on"> {
  const ours = own === undefined ? undefined : followed.get(own);
  if (ours && (ours.status === "reservado" || ours.status === "cerrado")) return stateOf(ours);
  const status = RANK.find((one) => [...followed.values()].some((each) => each.status === one)) ?? "retirado";
  if (status === "retirado" && last && last.priceCents !== null) return { ...stateOf(last), status };
  const cheapest = [...followed]
    .filter(([, each]) => each.status === status)
    // Of equal prices that of the advert which has been there longest counts.
    .sort(
      ([a, x], [b, y]) =>
        (x.priceCents ?? MOST_CENTS) - (y.priceCents ?? MOST_CENTS) || compare(x.begunOn, y.begunOn) || compare(a, b),
    )[0]?.[1];
  return cheapest ? stateOf(cheapest) : { ...NOTHING_ASKED, status };
}

/** Above every price, behind which adverts without one come. */
const MOST_CENTS = Number.MAX_SAFE_INTEGER;

const NOTHING_ASKED = { priceCents: null, firstCents: null, beforeCents: null, changedOn: null } as const;

const stateOf = ({ status, priceCents, firstCents, beforeCents, changedOn }: Omit<Step, "on">): Omit<Step, "on"> => ({
  status,
  priceCents,
  firstCents,
  beforeCents,
  changedOn,
});
