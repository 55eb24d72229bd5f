import type { Property } from "../../shared/listing/property.ts";
import { CITY_EFFECTS, type CityEffect } from "./city-effects.ts";
import { subjectFromProperty } from "./subject.ts";
import type { OfficialPrice, OrientationBasis, OrientationEffect, ValuationSubject, ValueRange } from "./types.ts";

/** Factors of ln price that hold 80 %. */
interface LogRange {
  low: number;
  high: number;
}

/**
 * How far single flats lie from the official figure of their town with their features: of the flats of each of three cities, with the
 * effects of the other two. Where the town has no figure the error of its level comes on top, measured by leaving out each of the 288
 * towns that have one: with all the others, and without those within 20 km. `npm run valuate -- --orientation` prints them.
 */
export const ORIENTATION_RANGES: Readonly<Record<OrientationLevel, LogRange>> = {
  own: { low: -0.49, high: 0.343 },
  near: { low: -0.56, high: 0.427 },
  far: { low: -0.585, high: 0.526 },
  province: { low: -0.703, high: 0.447 },
};

/** The model's flats alone were measured; a house is given a range that is wider by this in ln price, a supposition. */
const HOUSES_WIDER = 1.25;

/** How far the level of a town errs where its neighbours tell it, measured as above: half of the towns stay below, and eight of ten. */
export const TOWN_ERRORS = {
  near: { half: 0.112, eight: 0.247 },
  far: { half: 0.199, eight: 0.364 },
  province: { half: 0.23, eight: 0.403 },
} as const;
const FLATS: readonly Property["type"][] = ["piso", "atico", "duplex", "estudio"];
const HOUSES: readonly Property["type"][] = ["casa", "chalet", "adosado"];

type OrientationLevel = OrientationBasis["level"];

export interface OfficialOrientation {
  range: ValueRange;
  basedOn: OrientationBasis;
}

/**
 * The range that official figures give a home: the €/m² of its town times its area, its features by the mean effects of three cities,
 * and what single homes part from that. Never a point. Null for premises, offices and other kinds: the figures are of dwellings.
 */
export function officialOrientation(home: Property, official: OfficialPrice): OfficialOrientation | null {
  const isFlat = FLATS.includes(home.type);
  if (!isFlat && !HOUSES.includes(home.type)) return null;
  const { around } = official;
  const level = levelOf(official);
  const eurPerM2 = level === "own" ? official.eurPerM2 : (around?.eurPerM2 ?? official.eurPerM2);
  const effects = effectsOf(subjectFromProperty(home), CITY_EFFECTS);
  const middle = eurPerM2 * home.builtAreaM2 * Math.exp(effects.reduce((sum, { logFactor }) => sum + logFactor, 0));
  const { low, high } = ORIENTATION_RANGES[level];
  const wider = isFlat ? 1 : HOUSES_WIDER;
  return {
    range: { low: middle * Math.exp(wider * low), high: middle * Math.exp(wider * high) },
    basedOn: { level, eurPerM2, isMeasured: isFlat, effects },
  };
}

function levelOf({ level, around }: OfficialPrice): OrientationLevel {
  if (level === "municipality") return "own";
  if (around === undefined) return "province";
  return around.isNear ? "near" : "far";
}

/** A home's features over the usual home's, one line for each name; what it does not say changes nothing. */
function effectsOf(home: ValuationSubject, features: readonly CityEffect[]): OrientationEffect[] {
  const byId = new Map<OrientationEffect["id"], OrientationEffect>();
  for (const { id, label, of, usual, effect } of features) {
    const logFactor = effect * (of(home) - usual);
    if (!Number.isFinite(logFactor)) continue;
    const known = byId.get(id);
    if (known) known.logFactor += logFactor;
    else byId.set(id, { id, label: LINE_NAMES[id] ?? label, logFactor });
  }
  return [...byId.values()].sort((a, b) => Math.abs(b.logFactor) - Math.abs(a.logFactor));
}

/** Names of lines that several features share. */
const LINE_NAMES: Partial<Record<OrientationEffect["id"], string>> = { floor: "Planta", condition: "Estado" };

/** The logarithm of what the features say a home costs more per m² than the usual one of its city. */
export function featuresOf(home: ValuationSubject, features: readonly CityEffect[]): number {
  return effectsOf(home, features).reduce((sum, { logFactor }) => sum + logFactor, 0);
}
