import * as z from "zod/mini";
import { PROPERTY_TYPES } from "../../shared/home-attributes/home-values.ts";
import type { Property } from "../../shared/listing/property.ts";
import { text } from "../../shared/schema/text.ts";
import type { ComparedHome } from "../facts.ts";
import { isDemo } from "../valuation/demo-listings.ts";
import { distanceM } from "../valuation/position.ts";
import { ADVERT_STATES, type AdvertState } from "./advert-state.ts";
import { daysOnMarket } from "./days-on-market.ts";

/** Most homes that an agent chooses for one report: as many as it compares with. */
export const MOST_CHOSEN = 12;
/** Most homes that a chooser lists at once, the nearest. */
export const MOST_CHOOSABLE = 200;

/** Radii to choose from, in metres. */
export const CHOOSER_RADII_M = [500, 1000, 2000, 5000] as const;
/** How far areas may differ from that of the home, as fractions. */
export const CHOOSER_AREA_SHARES = [0.1, 0.2, 0.35] as const;

const LEAST_RADIUS_M = 100;
const MOST_RADIUS_M = 6000;

/** The question of a chooser, from the address of the call. */
export const choosableQuestion = z.object({
  latitude: z.coerce.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.coerce.number().check(z.minimum(-180), z.maximum(180)),
  currency: text({ max: 3 }).check(z.regex(/^[A-Z]{3}$/)),
  radiusM: z.coerce.number().check(z.minimum(LEAST_RADIUS_M), z.maximum(MOST_RADIUS_M)),
  /** Left out, homes of any type. */
  type: z.optional(z.enum(PROPERTY_TYPES)),
  areaM2: z.optional(z.coerce.number().check(z.minimum(15), z.maximum(2000))),
  /** Left out, homes of any size. */
  areaShare: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(1))),
  /** States, joined by commas. */
  states: z.pipe(
    text({ max: 60 }),
    z.transform((joined): AdvertState[] => ADVERT_STATES.filter((state) => joined.split(",").includes(state))),
  ),
});
export type ChoosableQuestion = z.output<typeof choosableQuestion>;

/** A home as a chooser lists it. Unknown facts are null. */
export interface ChoosableHome {
  id: string;
  name: string;
  type: Property["type"];
  state: AdvertState;
  /** In currency units. */
  price: number;
  pricePerM2: number;
  areaM2: number;
  rooms: number | null;
  distanceM: number;
  /** ISO date of the price. */
  date: string | null;
  daysOnMarket: number | null;
  source: string;
  isDemo: boolean;
  latitude: number;
  longitude: number;
}

/** @param today ISO date */
export function choosableHome(
  { listing, state }: ComparedHome,
  subject: { latitude: number; longitude: number },
  today: string,
): ChoosableHome {
  const place = { latitude: listing.latitude!, longitude: listing.longitude! };
  return {
    id: listing.id,
    name: listing.address ?? listing.placeName ?? "Sin dirección",
    type: listing.type,
    state,
    price: listing.price,
    pricePerM2: listing.price / listing.builtAreaM2,
    areaM2: listing.builtAreaM2,
    rooms: listing.rooms ?? null,
    distanceM: Math.round(distanceM(subject, place)),
    date: listing.date ?? null,
    daysOnMarket: daysOnMarket(listing, state, today),
    source: listing.source ?? "Sin indicar",
    isDemo: isDemo(listing),
    ...place,
  };
}
