import type { Place } from "./place.ts";
import type { Municipality } from "./spanish-places.ts";

/** A Spanish postcode: the town with most of its streets and, where a list has one, its own point. */
export interface Postcode {
  municipalityCode: string;
  at?: { latitude: number; longitude: number };
}

/** Parses the table of postcodes: code, INE code and, where there is a point, latitude and longitude, between tabs. */
export function readPostcodes(table: string): ReadonlyMap<string, Postcode> {
  return new Map(
    table.split("\n").map((line) => {
      const [code = "", municipalityCode = "", latitude, longitude] = line.split("\t");
      const at = latitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined;
      return [code, { municipalityCode, ...(at ? { at } : {}) }];
    }),
  );
}

/** The postcode in a text that is nothing else, but for a town after it: `"28010"`, `"28010 Madrid"`, `"CP 28010"`. */
export function postcodeIn(text: string): string | undefined {
  const words = text.split(/[\s,]/).filter((word) => word !== "");
  const [first = "", ...others] = /^c\.?p\.?$/i.test(words[0] ?? "") ? words.slice(1) : words;
  if (!/^\d{5}$/.test(first)) return undefined;
  return others.every((word) => /^\p{L}[\p{L}'./-]*$/u.test(word)) ? first : undefined;
}

/**
 * The place of a postcode. Where no list has a point for it, the point is its town's, which the context says: nobody
 * should take the middle of a city for a quarter of it.
 */
export function postcodePlace(code: string, { municipalityCode, at }: Postcode, town: Municipality): Place {
  return {
    id: `cp-${code}`,
    kind: "codigo-postal",
    name: code,
    context: at ? `Código postal de ${town.name}` : `Código postal de ${town.name}: punto del municipio`,
    latitude: at?.latitude ?? town.latitude,
    longitude: at?.longitude ?? town.longitude,
    municipalityCode,
    provinceCode: municipalityCode.slice(0, 2),
    country: "ES",
    currency: "EUR",
    // A postcode of a city covers about a square kilometre and a half; one of villages their whole municipality.
    radiusM: at ? 900 : Math.round(Math.min(10_000, Math.max(1_000, Math.sqrt(town.areaKm2 / Math.PI) * 1000))),
    population: 0,
  };
}
