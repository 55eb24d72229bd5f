import type { Listing } from "#domain/shared/listing/property.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";

/** An advert that may become a comparable, seen from the home that is valued. */
export interface Nearby {
  listing: Listing;
  distanceM: number;
  /** ln of the ratio of built areas, never negative. */
  areaGap: number;
  /** Difference in rooms, never negative; 1 when either is unknown. */
  roomsGap: number;
}

/** The adverts that a situation chooses from, and the chance that it chooses with. */
interface Surroundings {
  /** Adverts of the same operation and type that the engine admits by size, nearest first, at most 6 km away. */
  nearby: readonly Nearby[];
  random: () => number;
  /** ISO date of the valuation. */
  today: string;
  /** Growth of prices from a day to the day of the valuation in the market that the situation imitates, as a factor. */
  growthSince: (isoDate: string) => number;
}

/** Which comparables an agent has in hand. */
export interface Situation {
  id: string;
  /** Spanish, as the table and the page say it. */
  title: string;
  /** Prices of other months stand among them, and the engine is given the index of their market. */
  isDated?: true;
  /** The comparables; null where this home's surroundings cannot show the situation. */
  pick: (around: Surroundings) => Listing[] | null;
}

/** Adverts of the home's own quarter: as far as people look first, in metres. */
const NEAR_M = 1500;
/** As many adverts as the product reads around a home. */
const MOST_READ = 400;
const COUNTS = [3, 4, 5, 6, 8, 12, 24] as const;

function within(nearby: readonly Nearby[], from: number, to: number): Nearby[] {
  return nearby.filter(({ distanceM }) => distanceM >= from && distanceM <= to);
}

/** `count` of a list by chance, or null when there are not so many. */
function sample(list: readonly Nearby[], count: number, random: () => number): Nearby[] | null {
  if (list.length < count) return null;
  const rest = [...list];
  for (let i = 0; i < count; i++) {
    const j = i + Math.floor(random() * (rest.length - i));
    [rest[i], rest[j]] = [rest[j]!, rest[i]!];
  }
  return rest.slice(0, count);
}

const listings = (chosen: readonly Nearby[] | null): Listing[] | null => chosen?.map(({ listing }) => listing) ?? null;

const atRandom = (count: number): Situation => ({
  id: `al-azar-${count}`,
  title: `${count} al azar a menos de 1,5 km`,
  pick: ({ nearby, random }) => listings(sample(within(nearby, 0, NEAR_M), count, random)),
});

const nearest = (count: number): Situation => ({
  id: `cercanos-${count}`,
  title: `Los ${count} más cercanos`,
  pick: ({ nearby }) => (nearby.length < count ? null : listings(nearby.slice(0, count))),
});

/**
 * As an agent chooses: of some forty adverts that a portal shows within a kilometre, the ones most like the home in size and
 * rooms. Null where fewer are advertised.
 */
function mostAlike({ nearby, random }: Surroundings, count: number): Nearby[] | null {
  const around = within(nearby, 0, 1000);
  const seen = sample(around, Math.min(around.length, Math.max(40, 2 * count)), random);
  if (!seen || seen.length < count) return null;
  const unlike = ({ areaGap, roomsGap, distanceM }: Nearby) => areaGap / 0.1 + roomsGap + distanceM / 1000;
  return seen.toSorted((a, b) => unlike(a) - unlike(b)).slice(0, count);
}

const asAgent = (count: number): Situation => ({
  id: `agente-${count}`,
  title: `${count} elegidos por parecido`,
  pick: (around) => listings(mostAlike(around, count)),
});

function dayBefore(today: string, days: number): string {
  return new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10);
}

/** Two normal variates would be exact; the sum of twelve uniform ones is near enough and needs no logarithm of zero. */
function normal(random: () => number): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += random();
  return sum;
}

/** How far the prices of a place and the index that is published for it part in a year, as a deviation of ln price. */
const INDEX_NOISE_PER_YEAR = 0.02;

/** The same adverts as they stood on days of the last two years, at the prices of those days. */
function dated(
  chosen: readonly Nearby[] | null,
  { random, today, growthSince }: Surroundings,
  months: [number, number],
): Listing[] | null {
  return (
    chosen?.map(({ listing }) => {
      const age = months[0] + (months[1] - months[0]) * random();
      const date = dayBefore(today, Math.round(age * 30.44));
      const noise = Math.exp(INDEX_NOISE_PER_YEAR * Math.sqrt(age / 12) * normal(random));
      return { ...listing, date, price: Math.max(1, Math.round((listing.price / growthSince(date)) * noise)) };
    }) ?? null
  );
}

/** The part of an advert that a person usually pastes: price, area, rooms and where; the rest is not copied. */
function asPasted(listing: Listing, keeps: { position: boolean }): Listing {
  const { id, operation, type, country, currency, builtAreaM2, rooms, price, evidence, date, source } = listing;
  const { latitude, longitude, municipalityCode } = listing;
  const bare = { id, operation, type, country, currency, builtAreaM2, rooms, price, evidence, date, source };
  return (keeps.position ? { ...bare, municipalityCode, latitude, longitude } : bare) as Listing;
}

const withoutPosition = (listing: Listing): Listing =>
  ({ ...listing, latitude: undefined, longitude: undefined }) as Listing;

export const SITUATIONS: readonly Situation[] = [
  ...COUNTS.map(atRandom),
  ...COUNTS.map(nearest),
  ...COUNTS.map(asAgent),
  {
    id: "todos",
    title: "Todos los leídos (hasta 400), de un séptimo de la ciudad",
    pick: ({ nearby }) => (nearby.length < 30 ? null : listings(nearby.slice(0, MOST_READ))),
  },
  {
    id: "mitad-sin-posicion-8",
    title: "8 al azar, la mitad sin posición",
    pick: ({ nearby, random }) => {
      const chosen = listings(sample(within(nearby, 0, NEAR_M), 8, random));
      return chosen?.map((listing, i) => (i % 2 === 0 ? withoutPosition(listing) : listing)) ?? null;
    },
  },
  {
    id: "pegados-5",
    title: "5 pegados por el agente: precio, superficie y habitaciones, sin posición",
    pick: (around) => {
      const chosen = asAgent(5).pick(around);
      return chosen?.map((listing) => asPasted(listing, { position: false })) ?? null;
    },
  },
  {
    id: "pegados-8",
    title: "8 pegados por el agente: precio, superficie, habitaciones y posición",
    pick: (around) => {
      const chosen = asAgent(8).pick(around);
      return chosen?.map((listing) => asPasted(listing, { position: true })) ?? null;
    },
  },
  {
    id: "lejos-8",
    title: "8 al azar, todos entre 2 y 6 km",
    pick: ({ nearby, random }) => listings(sample(within(nearby, 2000, 6000), 8, random)),
  },
  {
    id: "lejos-24",
    title: "24 al azar, todos entre 2 y 6 km",
    pick: ({ nearby, random }) => listings(sample(within(nearby, 2000, 6000), 24, random)),
  },
  {
    id: "otro-municipio-8",
    title: "8 al azar de otro municipio, entre 2 y 6 km",
    pick: ({ nearby, random }) => {
      const chosen = listings(sample(within(nearby, 2000, 6000), 8, random));
      return chosen?.map((listing) => ({ ...listing, municipalityCode: "00000" })) ?? null;
    },
  },
  {
    id: "repetidos-3",
    title: "3 al azar, cada uno pegado dos veces",
    pick: ({ nearby, random }) => {
      const chosen = listings(sample(within(nearby, 0, NEAR_M), 3, random));
      return chosen?.flatMap((listing) => [listing, { ...listing, id: `${listing.id}-2` }]) ?? null;
    },
  },
  {
    id: "fechas-mezcladas-8",
    title: "8 al azar, de los últimos 24 meses",
    isDated: true,
    pick: (around) => dated(sample(within(around.nearby, 0, NEAR_M), 8, around.random), around, [0, 23]),
  },
  {
    id: "fechas-antiguas-12",
    title: "12 al azar, de hace 12 a 24 meses",
    isDated: true,
    pick: (around) => dated(sample(within(around.nearby, 0, NEAR_M), 12, around.random), around, [12, 23]),
  },
  {
    id: "agente-recientes-12",
    title: "12 elegidos por parecido, de los últimos 6 meses",
    isDated: true,
    pick: (around) => dated(mostAlike(around, 12), around, [0, 6]),
  },
];
