import { counted } from "../../shared/format/counted.ts";
import { formatArea, formatDistance, formatPercent } from "../../shared/format/format.ts";
import { HOME_MUST_NAMES, type HomeMust, hasMustWords } from "../contacts/demand-musts.ts";
import type { Criterion } from "./criteria.ts";
import type { Demand, ReadyHome } from "./pair.ts";
import { zonePosition } from "./zone.ts";

/** The finding of one criterion about a home and a demand. */
export interface Finding {
  criterion: Criterion;
  /** 0 to 1; null where the demand does not ask for it, or the home does not say it. */
  score: number | null;
  /** In Spanish. */
  reasons: readonly string[];
  /** Wishes about which the home says nothing, in Spanish: "zona". */
  unknown: readonly string[];
  /** Musts among them: somebody has to confirm so many before the home is one that fits. */
  openMusts?: number;
  misses: readonly Miss[];
}

/** Something that keeps a home from fitting. */
export interface Miss {
  /** Says it in Spanish, "supera presupuesto + 10 %": most misses are never told. */
  text: () => string;
  /** Little enough that agent and buyer may talk about it. */
  isSmall: boolean;
}

/** All criteria; those that are quickly told come first, so that most homes are out before anybody asks where they lie. */
export const FINDERS: readonly ((home: ReadyHome, demand: Demand) => Finding)[] = [
  priceFinding,
  roomsFinding,
  areaFinding,
  extrasFinding,
  zoneFinding,
  recencyFinding,
];

/** One list for all findings that have none: thousands of demands are compared at once. */
const NONE: readonly never[] = [];

const nothing = (criterion: Criterion): Finding => ({
  criterion,
  score: null,
  reasons: NONE,
  unknown: NONE,
  misses: NONE,
});

/** Half a cent: prices of whole cents are compared without the dust of binary fractions. */
const DUST = 0.005;
/** A price is nearly right up to so much beyond the tolerance, and down to so much below the least price, as fractions. */
export const NEARLY = 0.1;

/** 1 up to the budget, then down to 0 where the tolerance ends. */
function priceFinding({ price, currency }: ReadyHome, demand: Demand): Finding {
  const { priceMin, priceMax, tolerance } = demand;
  const finding = nothing("precio");
  if (priceMin === null && priceMax === null) return finding;
  if (price === null) return { ...finding, unknown: ["precio"] };
  if (currency !== demand.currency) return missed(finding, { text: () => "está en otra moneda", isSmall: false });
  if (priceMax !== null && price > priceMax * (1 + tolerance) + DUST) {
    const text = () => (tolerance === 0 ? "supera presupuesto" : `supera presupuesto + ${formatPercent(tolerance)}`);
    return missed(finding, { text, isSmall: price <= priceMax * (1 + tolerance + NEARLY) + DUST });
  }
  if (priceMin !== null && price < priceMin - DUST) {
    return missed(finding, {
      text: () => "cuesta menos de lo que busca",
      isSmall: price >= priceMin * (1 - NEARLY) - DUST,
    });
  }
  if (priceMax === null || price <= priceMax + DUST)
    return { ...finding, score: 1, reasons: ["Entra en su presupuesto"] };
  const over = price / priceMax - 1;
  return {
    ...finding,
    score: Math.max(0, 1 - over / tolerance),
    reasons: [`Supera su presupuesto un ${formatPercent(over)}, dentro de su margen`],
  };
}

/** Beyond so many kilometres a home is elsewhere: there its score, e^(−3) = 0.05, would no longer count for anything. */
export const BESIDE_KM = 3;
/** Up to so many kilometres a home is nearly in the zone. */
export const NEAR_KM = 10;

/** 1 inside, e^(−km) outside. */
function zoneFinding(home: ReadyHome, demand: Demand): Finding {
  const finding = nothing("zona");
  const position = zonePosition(home, demand);
  switch (position.kind) {
    case "unasked":
      return finding;
    case "unknown":
      return { ...finding, unknown: ["zona"] };
    case "inside":
      return {
        ...finding,
        score: 1,
        reasons: [position.place === null ? "Está en la zona que dibujó" : `Está en ${position.place}`],
      };
    case "unwanted":
      return missed(finding, { text: () => `está en ${position.place}, donde no quiere`, isSmall: false });
    case "outside": {
      const { km, place } = position;
      if (km === null) return missed(finding, { text: () => "está en otra zona", isSmall: false });
      const away = () => `a ${formatDistance(km * 1000)} de ${place ?? "la zona que dibujó"}`;
      if (km > BESIDE_KM) return missed(finding, { text: () => `está ${away()}`, isSmall: km <= NEAR_KM });
      return { ...finding, score: Math.exp(-km), reasons: [`Está ${away()}`] };
    }
  }
}

/** The share of what is asked of rooms and bathrooms that is met. */
function roomsFinding({ rooms, bathrooms }: ReadyHome, { roomsMin, roomsMax, bathroomsMin }: Demand): Finding {
  if (roomsMin === null && roomsMax === null && bathroomsMin === null) return nothing("habitaciones");
  const reasons: string[] = [];
  const unknown: string[] = [];
  const misses: Miss[] = [];
  const look = (has: number | null, least: number | null, most: number | null, words: (typeof ROOMS)["rooms"]) => {
    if (least === null && most === null) return;
    const { one, many, met } = words;
    if (has === null) unknown.push(many);
    else if (least !== null && has < least) {
      const short = least - has;
      const text = () => `${short === 1 ? "le falta" : "le faltan"} ${counted(short, one, many)}`;
      misses.push({ text, isSmall: short === 1 });
    } else if (most !== null && has > most) {
      const over = has - most;
      misses.push({ text: () => `tiene ${counted(over, one, many)} de más`, isSmall: over === 1 });
    } else reasons.push(met);
  };
  look(rooms, roomsMin, roomsMax, ROOMS.rooms);
  look(bathrooms, bathroomsMin, null, ROOMS.bathrooms);
  const known = reasons.length + misses.length;
  return { criterion: "habitaciones", score: known === 0 ? null : reasons.length / known, reasons, unknown, misses };
}

const ROOMS = {
  rooms: { one: "habitación", many: "habitaciones", met: "Tiene las habitaciones que pide" },
  bathrooms: { one: "baño", many: "baños", met: "Tiene los baños que pide" },
};

/** The share of musts and wishes that it has, of those that are known; nothing while a must is to be confirmed. */
function extrasFinding({ flags }: ReadyHome, { musts, wishes }: Demand): Finding {
  if (musts.length + wishes.length === 0) return nothing("extras");
  const reasons: string[] = [];
  const unknown: string[] = [];
  const misses: Miss[] = [];
  let known = 0;
  let openMusts = 0;
  const look = (flag: string, isMust: boolean) => {
    const name = HOME_MUST_NAMES[flag as HomeMust];
    if (name === undefined) return;
    const has = flags[flag as HomeMust] ?? null;
    if (has === null) {
      unknown.push(name.toLocaleLowerCase("es"));
      if (isMust) openMusts++;
      return;
    }
    known++;
    if (has) reasons.push(hasMustWords(flag as HomeMust));
    else if (isMust) misses.push({ text: () => `no tiene ${name.toLocaleLowerCase("es")}`, isSmall: true });
  };
  for (const flag of musts) look(flag, true);
  for (const flag of wishes) if (!musts.includes(flag)) look(flag, false);
  return {
    criterion: "extras",
    // A home that may lack what somebody must have is no better than one that lacks all they wish for, until it is confirmed.
    score: openMusts > 0 ? 0 : known === 0 ? null : reasons.length / known,
    reasons,
    unknown,
    openMusts,
    misses,
  };
}

/** The share of the wanted area at which the score reaches nothing. */
export const LEAST_AREA = 0.8;
/** Down to this share an area is nearly enough. */
export const NEARLY_AREA = 0.7;

/** 1 from the wanted area on, then down to 0 at 80 % of it. */
function areaFinding({ builtAreaM2 }: ReadyHome, { areaMinM2 }: Demand): Finding {
  const finding = nothing("superficie");
  if (areaMinM2 === null) return finding;
  if (builtAreaM2 === null) return { ...finding, unknown: ["superficie"] };
  if (builtAreaM2 >= areaMinM2) return { ...finding, score: 1, reasons: ["Tiene los metros que pide"] };
  const share = builtAreaM2 / areaMinM2;
  const short = () => `${formatArea(builtAreaM2)} de los ${formatArea(areaMinM2)} que pide`;
  if (share < LEAST_AREA) return missed(finding, { text: () => `tiene ${short()}`, isSmall: share >= NEARLY_AREA });
  return { ...finding, score: (share - LEAST_AREA) / (1 - LEAST_AREA), reasons: [`Tiene ${short()}`] };
}

/** After so many days a home, or what somebody looks for, counts half as fresh. */
const HALF_LIFE_DAYS = 30;

/** The mean freshness of home and demand, each half as much after thirty days. */
function recencyFinding({ daysOffered, offeredFor }: ReadyHome, { daysAsked }: Demand): Finding {
  const finding = nothing("novedad");
  const ages = [daysOffered, daysAsked].filter((days) => days !== null);
  if (ages.length === 0) return finding;
  const freshness = ages.map((days) => 2 ** (-Math.max(0, days) / HALF_LIFE_DAYS));
  return {
    ...finding,
    score: freshness.reduce((sum, one) => sum + one) / ages.length,
    reasons: [offeredFor ?? "Búsqueda reciente"],
  };
}

const missed = (finding: Finding, miss: Miss): Finding => ({ ...finding, score: 0, misses: [miss] });
