import type { Advert, AdvertChange } from "#domain/market/adverts/advert.ts";
import { type AdvertState, stateAfter } from "#domain/market/adverts/changes.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { type InventedHome, pick, rounded } from "./invented-home.ts";

/**
 * Adverts of one invented home over two years: who offers it, at what price, and how it ends. Homes come and go at a steady rate, so that as many are
 * on offer on any day of these years, give or take chance, and the figures of a zone look like those of a market.
 */

type Random = () => number;

/** How many days the histories reach back. */
const REACH_DAYS = 730;
/** Mean of the days for which a home is on offer; they are exponential. */
const MEAN_DAYS = 150;
/** Of homes that are no longer offered so many were sold or let, and the others withdrawn. */
const CLOSED_SHARE = 0.62;
const RESERVED_SHARE = 0.06;
const DROP_SHARE = 0.33;

export const INVENTED_SOURCE = "sintetica";

const AGENCIES = ["Agencia Inventada Sol", "Inmobiliaria Ficticia Norte", "Casas de Mentira", "Pisos Inventados Centro", "Ficticia & Asociados", "Inmobiliaria Imaginaria del Mar", "Agencia Inexistente Plaza", "Hogares Inventados", "Fincas de Ejemplo", "Inmobiliaria de Demostración"]; // biome-ignore format: a list of names

/** The parts of one of a home's adverts. */
interface Line {
  /** In their order; days before today. */
  events: { daysAgo: number; kind: AdvertChange["kind"]; price: number }[];
}

/** Adverts and changes of one home; the ids are made by the caller, one for each advert. */
export interface InventedHistory {
  adverts: Advert[];
  changes: AdvertChange[];
}

export function inventHistory(
  home: InventedHome,
  { number, random, today, makeId }: { number: number; random: Random; today: number; makeId(): string },
): InventedHistory {
  const { described, price } = home;
  const isOwners = described.seller === "particular";
  const count = isOwners
    ? 1
    : pick(random, [
        [1, 0.71],
        [2, 0.21],
        [3, 0.08],
      ] as const);
  const { from: begun, until, isOver } = spanOf(random);
  const end = isOver
    ? random() < CLOSED_SHARE
      ? "cerrado"
      : "retirado"
    : random() < RESERVED_SHARE
      ? "reservado"
      : "activo";
  const history: InventedHistory = { adverts: [], changes: [] };
  const firstAgency = Math.floor(random() * AGENCIES.length);
  for (let index = 0; index < count; index++) {
    const from = until + Math.max(1, Math.round((begun - until) * (index === 0 ? 1 : random())));
    const asked = index === 0 ? price : rounded(price * (0.985 + random() * 0.03));
    const line = lineOf({ from, until, end, price: asked, random });
    const id = makeId();
    let state: AdvertState | undefined;
    let seen = from;
    for (const { daysAgo, kind, price: to } of line.events) {
      const change = { advertId: id, on: dayOf(today, daysAgo), kind, priceCents: to * 100 };
      state = stateAfter(state, change);
      history.changes.push(change);
      seen = daysAgo;
    }
    const isOffered = state!.status === "activo" || state!.status === "reservado";
    history.adverts.push({
      id,
      source: INVENTED_SOURCE,
      externalId: externalIdOf(number, index),
      agencyName: isOwners ? "Particular inventado" : AGENCIES[(firstAgency + index) % AGENCIES.length]!,
      ...state!,
      currency: home.currency,
      listedOn: dayOf(today, from),
      seenOn: dayOf(today, isOffered ? 0 : seen),
      described,
    });
  }
  return history;
}

/**
 * When a home is offered, in days before today. Of those that are on offer at some time of the years, a share stood there when they began: the mean
 * time on offer ÷ (the years + that time), by Little's law. Exponential times have no memory, so these last as long from then on as new ones do,
 * and had stood there as long before.
 */
function spanOf(random: Random): { from: number; until: number; isOver: boolean } {
  const time = () => -Math.log(1 - random()) * MEAN_DAYS;
  const wasThere = random() < MEAN_DAYS / (REACH_DAYS + MEAN_DAYS);
  const start = wasThere ? REACH_DAYS : random() * REACH_DAYS;
  const until = Math.max(0, start - time());
  const from = start + (wasThere ? time() : 0);
  return { from: Math.max(1, Math.ceil(from), Math.floor(until) + 1), until: Math.floor(until), isOver: until > 0 };
}

/** `12-1`: the first advert of the twelfth home. */
export const externalIdOf = (number: number, index: number): string => `${number}-${index + 1}`;

interface Course {
  from: number;
  until: number;
  end: "activo" | "reservado" | "cerrado" | "retirado";
  price: number;
  random: Random;
}

function lineOf({ from, until, end, price, random }: Course): Line {
  const events: Line["events"] = [{ daysAgo: from, kind: "alta", price }];
  let now = price;
  const drop = (daysAgo: number) => {
    now = rounded(now * (0.93 + random() * 0.05));
    events.push({ daysAgo, kind: "precio", price: now });
  };
  const days = from - until;
  if (days > 25 && random() < DROP_SHARE) drop(until + Math.floor(days * (0.3 + random() * 0.4)));
  if (days > 90 && random() < DROP_SHARE) drop(until + Math.floor(days * (0.08 + random() * 0.2)));
  if (end === "activo" && days > 60 && random() < 0.25) {
    // Away for some weeks, and back.
    const back = Math.floor(days * 0.06 * random());
    if (events.every(({ daysAgo }) => daysAgo > back + 20)) {
      events.push({ daysAgo: back + 20, kind: "retirada", price: now }, { daysAgo: back, kind: "vuelta", price: now });
    }
  }
  if (end === "reservado")
    events.push({ daysAgo: Math.floor(random() * Math.min(20, days)), kind: "reserva", price: now });
  if (end === "cerrado")
    events.push({ daysAgo: until, kind: "cierre", price: rounded(now * (0.94 + random() * 0.05)) });
  if (end === "retirado") events.push({ daysAgo: until, kind: "retirada", price: now });
  return { events: events.sort((a, b) => b.daysAgo - a.daysAgo) };
}

/** ISO dates of days before today: there are few, and making one is slow. */
const days = new Map<number, string>();
function dayOf(today: number, daysAgo: number): string {
  const at = today - daysAgo * DAY_MS;
  const known = days.get(at);
  if (known !== undefined) return known;
  const made = new Date(at).toISOString().slice(0, 10);
  days.set(at, made);
  return made;
}
