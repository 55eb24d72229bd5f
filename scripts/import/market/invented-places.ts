import { APPRAISED_BY_MUNICIPALITY, APPRAISED_BY_PROVINCE } from "#content/places/appraised-values.ts";
import { COUNTRIES } from "#content/places/countries.ts";
import { MUNICIPALITIES } from "#content/places/municipalities.server.ts";
import { POSTCODES } from "#content/places/postcodes.server.ts";
import { PROVINCES } from "#content/places/provinces.ts";
import { QUARTERS } from "#content/places/quarters.server.ts";
import { NEIGHBOURHOODS } from "#domain/shared/places/neighbourhoods.ts";
import { readUnitPrices } from "#domain/shared/places/official-value.ts";
import { distanceM } from "#domain/shared/places/place.ts";
import { readPostcodes } from "#domain/shared/places/postcodes.ts";
import { type QuarterPoint, quarterPoints } from "#domain/shared/places/quarter-at.ts";
import { QUARTER_CITIES } from "#domain/shared/places/quarter-cities.ts";
import { readMunicipalities } from "#domain/shared/places/spanish-places.ts";

/** A place that invented homes are put into: a quarter of a large city, or a town that has none. */
export interface InventedPlace {
  country: string;
  /** Of a sale, and of a rent. */
  currency: string;
  rentCurrency: string;
  /** Units of the currency of rents for one of that of sales. */
  rentRate: number;
  town: string;
  quarter: string | null;
  province: string | null;
  municipalityCode: string | null;
  postalCode: string | null;
  latitude: number;
  longitude: number;
  radiusM: number;
  /** Asking price by square metre of built area, in the currency of a sale. */
  unitPrice: number;
  /** How many homes it gets, beside the others. */
  weight: number;
}

/** Share of homes that lie in Spain. */
const SPAIN = 0.78;

/**
 * Asking prices by square metre in large cities of Latin America, round numbers of the right size, so
 * that invented homes look plausible, in the currency of sales. They are no figures of any market.
 */
const UNIT_PRICES: Record<string, number> = {
  MX: 32_000, AR: 2_200, CL: 2_100_000, CO: 5_200_000, PE: 6_800, VE: 45_000, EC: 1_250, GT: 11_000, CU: 60_000, BO: 9_000,
  DO: 90_000, HN: 32_000, PY: 9_500_000, SV: 1_500, NI: 38_000, CR: 850_000, PA: 2_000, UY: 98_000, PR: 2_600,
}; // biome-ignore format: a list of figures

/** Where homes are sold in another money than they are let in: the currency of sales, and units of the country's own for one of it. */
const SALES_IN: Readonly<Record<string, { currency: string; rate: number }>> = {
  // In Argentina dollars are asked for a home and pesos for a rent.
  AR: { currency: "USD", rate: 1_450 },
};

/** Prices of quarters differ from their city's by up to this fraction, fixed for each. */
const QUARTER_SPREAD = 0.3;
/** Of a neighbourhood that is wider, homes lie in a circle of this radius. Metres. */
const MOST_LIVED_M = 700;
/** Of the neighbourhoods of Barcelona and Valencia, whose table has points alone. Metres. */
const QUARTER_RADIUS_M = 500;

/** All places, the likeliest not first: whoever draws one weighs them. */
export function inventedPlaces(): InventedPlace[] {
  const quarters = quartersByCity();
  const spanish = spanishTowns(quarters);
  const abroad = townsAbroad(quarters);
  return [...scaled(spanish, SPAIN), ...scaled(abroad, 1 - SPAIN)];
}

function scaled(places: readonly InventedPlace[], share: number): InventedPlace[] {
  const total = places.reduce((sum, { weight }) => sum + weight, 0);
  return places.map((place) => ({ ...place, weight: (place.weight / total) * share }));
}

/** A neighbourhood with how many homes it gets beside the others of its city, and how dear it is beside the city. */
interface Quarter extends QuarterPoint {
  share: number;
  /** Its price by square metre ÷ that of the city. */
  level: number;
}

/** Neighbourhoods by the key of their city (`es-28079`). */
function quartersByCity(): Map<string, Quarter[]> {
  const cities = new Map<string, Quarter[]>();
  for (const [key, points] of quarterPoints(QUARTERS)) {
    cities.set(
      key,
      points.map((point) => ({
        ...point,
        // Wide ones lie at the edge, where few people live.
        share: Math.min(point.radiusM, MOST_LIVED_M) ** 2,
        level: 1 + QUARTER_SPREAD * (2 * fractionOf(point.name) - 1),
      })),
    );
  }
  for (const [code, known] of Map.groupBy(NEIGHBOURHOODS, ({ municipalityCode }) => municipalityCode)) {
    const adverts = known.reduce((sum, { adverts2018 }) => sum + adverts2018, 0);
    const usual = known.reduce((sum, { adverts2018, unitPrice2018 }) => sum + adverts2018 * unitPrice2018, 0) / adverts;
    cities.set(
      `es-${code}`,
      known.map(({ name, latitude, longitude, adverts2018, unitPrice2018 }) => ({
        name,
        latitude,
        longitude,
        radiusM: QUARTER_RADIUS_M,
        share: adverts2018,
        level: unitPrice2018 / usual,
      })),
    );
  }
  return cities;
}

function spanishTowns(quarters: ReadonlyMap<string, Quarter[]>): InventedPlace[] {
  const provinces = new Map(PROVINCES.map(({ code, name }) => [code, name]));
  const byTown = readUnitPrices(APPRAISED_BY_MUNICIPALITY);
  const byProvince = readUnitPrices(APPRAISED_BY_PROVINCE);
  const postcodes = postcodesByTown();
  return readMunicipalities(MUNICIPALITIES).flatMap((town) => {
    const { code, name, latitude, longitude, population, areaKm2 } = town;
    const province = code.slice(0, 2);
    const whole: InventedPlace = {
      country: "ES",
      currency: "EUR",
      rentCurrency: "EUR",
      rentRate: 1,
      town: name,
      quarter: null,
      province: provinces.get(province) ?? null,
      municipalityCode: code,
      postalCode: null,
      latitude,
      longitude,
      // Adverts lie where people do: in a third of the town's radius.
      radiusM: (Math.min(6, Math.sqrt(areaKm2 / Math.PI)) / 3) * 1000,
      unitPrice: byTown.get(code) ?? byProvince.get(province) ?? 1_300,
      weight: Math.max(50, population),
    };
    const places = withQuarters(whole, quarters.get(`es-${code}`));
    return places.map((place) => ({ ...place, postalCode: nearest(postcodes.get(code), place) }));
  });
}

type Postal = { code: string; latitude: number; longitude: number };

function postcodesByTown(): Map<string, Postal[]> {
  const towns = new Map<string, Postal[]>();
  for (const [code, { municipalityCode, at }] of readPostcodes(POSTCODES)) {
    const known = towns.get(municipalityCode) ?? [];
    known.push({ code, latitude: at?.latitude ?? 90, longitude: at?.longitude ?? 0 });
    towns.set(municipalityCode, known);
  }
  return towns;
}

/** Of the town's postcodes that with the nearest point; those without a point are taken last. */
function nearest(postcodes: readonly Postal[] | undefined, place: InventedPlace): string | null {
  const [first] = [...(postcodes ?? [])].sort((a, b) => distanceM(a, place) - distanceM(b, place));
  return first?.code ?? null;
}

function townsAbroad(quarters: ReadonlyMap<string, Quarter[]>): InventedPlace[] {
  return COUNTRIES.flatMap(({ code: country, currency, cities }) =>
    cities.flatMap(([town, latitude, longitude, population]) => {
      const city = QUARTER_CITIES.find((one) => one.country === country && one.name === town);
      const whole: InventedPlace = {
        country,
        currency: SALES_IN[country]?.currency ?? currency,
        rentCurrency: currency,
        rentRate: SALES_IN[country]?.rate ?? 1,
        town,
        quarter: null,
        province: null,
        municipalityCode: null,
        postalCode: null,
        latitude,
        longitude,
        radiusM: 3_500,
        unitPrice: UNIT_PRICES[country] ?? 1_500,
        weight: population,
      };
      return withQuarters(whole, city && quarters.get(city.key));
    }),
  );
}

function withQuarters(whole: InventedPlace, quarters: readonly Quarter[] | undefined): InventedPlace[] {
  if (!quarters || quarters.length === 0) return [whole];
  const total = quarters.reduce((sum, { share }) => sum + share, 0);
  return quarters.map(({ name, latitude, longitude, radiusM, share, level }) => ({
    ...whole,
    quarter: name,
    latitude,
    longitude,
    radiusM: radiusM * 0.6,
    unitPrice: whole.unitPrice * level,
    weight: (whole.weight * share) / total,
  }));
}

/** A number in [0, 1) that belongs to a name (FNV-1a). */
function fractionOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return (hash >>> 0) / 2 ** 32;
}
