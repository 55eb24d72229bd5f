import * as z from "zod/mini";
import { list, text } from "../../schema/text.ts";
import { ONLY_STREET, type Place } from "../place.ts";

/**
 * Answers of the two free geocoders on OpenStreetMap's data: Photon (`/api`, GeoJSON; github.com/komoot/photon) and Nominatim
 * (`/search?format=jsonv2&addressdetails=1`; nominatim.org/release-docs). Used for addresses outside Spain.
 */

const word = z.optional(text({ max: 200 }));
const photonAnswer = z.object({
  features: list(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        osm_id: z.optional(z.number()),
        name: word,
        street: word,
        housenumber: word,
        district: word,
        city: word,
        postcode: word,
        country: word,
        countrycode: z.optional(text({ max: 2 })),
        type: z.optional(text({ max: 30 })),
      }),
    }),
    { max: 50 },
  ),
});
const nominatimAnswer = list(
  z.object({
    osm_id: z.optional(z.number()),
    lat: text({ max: 30 }),
    lon: text({ max: 30 }),
    display_name: z.optional(text({ max: 600 })),
    address: z.optional(
      z.object({
        house_number: word,
        road: word,
        suburb: word,
        neighbourhood: word,
        city: word,
        town: word,
        village: word,
        postcode: word,
        country_code: z.optional(text({ max: 2 })),
      }),
    ),
  }),
  { max: 50 },
);

/** The same of both. */
interface Found {
  osmId: number | undefined;
  street: string | undefined;
  number: string | undefined;
  quarter: string | undefined;
  city: string | undefined;
  countryCode: string;
  latitude: number;
  longitude: number;
}

/** A country that was typed with the address: an answer elsewhere is none. */
export interface WantedCountry {
  /** ISO 3166-1 alpha-2 and ISO 4217. */
  code: string;
  currency: string;
}

/** @returns doors and streets of the country; undefined where the answer is not as documented */
export function readPhoton(answer: unknown, country: WantedCountry): Place[] | undefined {
  const parsed = photonAnswer.safeParse(answer);
  if (!parsed.success) return undefined;
  return parsed.data.features.flatMap(({ geometry, properties: of }) => {
    const isStreet = of.type === "street";
    const found: Found = {
      osmId: of.osm_id,
      street: of.street ?? (isStreet ? of.name : undefined),
      number: of.housenumber,
      quarter: of.district,
      city: of.city,
      countryCode: of.countrycode ?? "",
      latitude: geometry.coordinates[1],
      longitude: geometry.coordinates[0],
    };
    return placeOfFound(found, country);
  });
}

/** @returns doors and streets of the country; undefined where the answer is not as documented */
export function readNominatim(answer: unknown, country: WantedCountry): Place[] | undefined {
  const parsed = nominatimAnswer.safeParse(answer);
  if (!parsed.success) return undefined;
  return parsed.data.flatMap(({ osm_id, lat, lon, address = {} }) =>
    placeOfFound(
      {
        osmId: osm_id,
        street: address.road,
        number: address.house_number,
        quarter: address.neighbourhood ?? address.suburb,
        city: address.city ?? address.town ?? address.village,
        countryCode: address.country_code ?? "",
        latitude: Number(lat),
        longitude: Number(lon),
      },
      country,
    ),
  );
}

function placeOfFound(found: Found, country: WantedCountry): Place[] {
  const { street, number, latitude, longitude } = found;
  if (!street || found.countryCode.toUpperCase() !== country.code) return [];
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return [];
  const kind = number ? "portal" : "calle";
  return [
    {
      id: `${kind}-osm-${found.osmId ?? `${latitude},${longitude}`}`,
      kind,
      name: number ? `${street}, ${number}` : street,
      context: [found.quarter, found.city, number ? "" : ONLY_STREET].filter(Boolean).join(", "),
      latitude,
      longitude,
      country: country.code,
      currency: country.currency,
      radiusM: number ? 50 : 300,
      population: 0,
    },
  ];
}
