import { seededRandom } from "../../shared/stats/random.ts";
import type { HomeFacts } from "../writing/facts.ts";
import { anyHome, FLAT } from "../writing/writing.test-data.ts";
import type { ArgumentCase } from "./case.ts";
import { PURPOSES } from "./purposes.ts";

export const TODAY = "2026-11-22";

/** A flat of which much is known, for somebody who buys the first time. */
export function caseOf(changes: Partial<ArgumentCase> = {}, home: Partial<HomeFacts> = {}): ArgumentCase {
  return {
    today: TODAY,
    purpose: "primera",
    home: { ...FLAT, ...home },
    place: "ES-VC",
    homeKind: "usada",
    loan: { share: 0.8, rate: 0.03, years: 30 },
    communityFeeOn: "2026-10-05",
    propertyTax: 312,
    propertyTaxYear: 2026,
    renovations: [{ what: "baños e instalación eléctrica", year: 2021, hasInvoice: true }],
    competitors: [],
    ...changes,
  };
}

/** Homes and proofs of every kind, each with another part of the possible data. */
export function anyCase(seed: number): ArgumentCase {
  const random = seededRandom(seed * 11 + 5);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const maybe = <T>(value: T): T | undefined => (random() < 0.6 ? value : undefined);
  const whole = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  const home = anyHome(seed);
  const flag = () => maybe(random() < 0.5);
  const price = home.price ?? 200_000;
  return {
    today: TODAY,
    purpose: PURPOSES[seed % PURPOSES.length]!,
    home: {
      ...home,
      operation: "venta",
      hasTerrace: flag(),
      hasPool: flag(),
      hasParkingIncluded: flag(),
      hasGarden: flag(),
      hasStorageRoom: flag(),
      hasWardrobes: flag(),
      hasDoorman: flag(),
      hasAirConditioning: flag(),
      isTopFloor: flag(),
      isFurnished: flag(),
      ownText: undefined,
      terraceAreaM2: undefined,
    },
    place: maybe(one(["ES-VC", "ES-MD", "ES-CT", "MX", "CO", "otro"])),
    homeKind: one(["usada", "nueva"]),
    costShare: random() < 0.2 ? 0.1 : undefined,
    loan: { share: one([0, 0.7, 0.8]), rate: one([0, 0.027, 0.03]), years: whole(10, 30) },
    communityFeeOn: maybe("2026-10-05"),
    propertyTax: maybe(whole(100, 900)),
    propertyTaxYear: maybe(2026),
    utilities: maybe(whole(60, 240)),
    certificateOn: maybe("2025-03-14"),
    valuation: maybe({
      low: Math.round(price * one([0.8, 0.95, 1.05])),
      high: Math.round(price * one([0.98, 1.1])),
      on: "2026-11-12",
    }),
    official: maybe({
      eurPerM2: whole(900, 4200),
      level: one(["municipality", "province"] as const),
      placeName: "Valencia",
      period: "2026-T2",
      source: "Ministerio",
    }),
    areaRent: maybe({ monthly: whole(500, 2400), source: "Anuncios de octubre" }),
    renovations: maybe([{ what: "cocina", year: maybe(2022), hasInvoice: random() < 0.5 }]) ?? [],
    works: maybe({ low: 40_000, high: 62_000, source: "Presupuesto de obra" }),
    competitors: maybe([{ name: "La de la esquina", price: whole(90, 700) * 1000, areaM2: whole(40, 160) }]) ?? [],
  };
}
