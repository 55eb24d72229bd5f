/**
 * `barrio` neighbourhood and `distrito` district of a large city, `localidad` a town that is no municipality, `municipio`
 * municipality and `provincia` province of Spain, `codigo-postal` a Spanish postcode; `ciudad` a city elsewhere; `calle` a
 * street and `portal` a door of it, as services outside know them.
 */
export const PLACE_KINDS = [
  "barrio",
  "distrito",
  "localidad",
  "municipio",
  "provincia",
  "codigo-postal",
  "ciudad",
  "calle",
  "portal",
] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** Data of a dwelling as the cadastre has them; those that it does not give are absent. */
export interface CadastreFacts {
  /** `Residencial`, as the cadastre calls it. */
  use?: string;
  /** Built area with its share of common parts, m². */
  builtAreaM2?: number;
  yearBuilt?: number;
  /** The address as one line. */
  address?: string;
  /** Properties of a parcel that has several, where none of them was named: then nothing else is known. */
  units?: number;
}

/** A place that the search offers. */
export interface Place {
  /** `barrio-…`, `distrito-…`, `localidad-…`, `municipio-08019`, `provincia-08`, `cp-28010`, `ciudad-MX-…`. */
  id: string;
  kind: PlaceKind;
  /** Name as shown: `L'Hospitalet de Llobregat`. */
  name: string;
  /**
   * The words that distinguish the place from others of its name: `Barrio de Barcelona`, `Municipio de Alicante`,
   * `Ciudad de México`.
   */
  context: string;
  latitude: number;
  longitude: number;
  /** INE code, five digits; a neighbourhood has its city's. */
  municipalityCode?: string;
  /** INE code, two digits. */
  provinceCode?: string;
  /** Name of that province, as the search shows it. */
  province?: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** ISO 4217, of the country. */
  currency: string;
  /** A circle of this size about the point covers most of the place: how far a map should show. */
  radiusM: number;
  /** Inhabitants; for neighbourhoods and cities abroad a rank of the same kind. */
  population: number;
  /** Of a cadastral reference: the reference and what the cadastre says. */
  cadastre?: { reference: string; facts: CadastreFacts };
}

/** How a place is called where its context does not stand beside it: `Gràcia, Barcelona`; `Sevilla`; `28010, Madrid`. */
export function placeLabel({ kind, name, context }: Place): string {
  if (!["barrio", "distrito", "localidad", "codigo-postal"].includes(kind)) return name;
  return `${name}, ${context.replace(/^.*? de /, "").split(/[,:]/)[0]}`;
}

/** The fields of a home's address that a place gives: all that is certain and nothing else. */
export interface PlaceParts {
  address?: string;
  postalCode?: string;
  town?: string;
  province?: string;
  /** Part of the town. */
  locationDetail?: string;
}

/** The parts of an address that a place settles: of `Malasaña, Barrio de Madrid` quarter and town, of a door its street too. */
export function placeParts(place: Place): PlaceParts {
  return { ...townParts(place), ...(place.province === undefined ? {} : { province: place.province }) };
}

function townParts({ kind, name, context, cadastre }: Place): PlaceParts {
  const above = context.replace(/^.*? de /, "").split(/[,:]/)[0]!;
  switch (kind) {
    case "municipio":
    case "ciudad":
      return { town: name };
    case "barrio":
    case "distrito":
    case "localidad":
      return { locationDetail: name, town: above };
    case "codigo-postal":
      return { postalCode: name, town: above };
    case "calle":
    case "portal":
      return cadastre ? { address: name } : { address: name, ...streetParts(context) };
    case "provincia":
      return {};
  }
}

/** `"08008 Barcelona"`, `"Juárez, Ciudad de México"`, with a note that the point is only the street's. */
function streetParts(context: string): PlaceParts {
  const parts = context.split(", ").filter((part) => part !== ONLY_STREET);
  const [, postalCode, town] = /^(\d{5}) (.+)$/.exec(parts.at(-1) ?? "") ?? [];
  if (postalCode && town) return { postalCode, town };
  const last = parts.at(-1);
  return {
    ...(last ? { town: last } : {}),
    ...(parts.length > 1 ? { locationDetail: parts[0]! } : {}),
  };
}

/** Note of a place whose point is a street's and not a door's. */
export const ONLY_STREET = "a la altura de la calle";

const EARTH_RADIUS_M = 6_371_008;

/** Metres between two points on the sphere (haversine). */
export function distanceM(
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
): number {
  const radians = Math.PI / 180;
  const latitudes = Math.sin(((b.latitude - a.latitude) * radians) / 2) ** 2;
  const longitudes = Math.sin(((b.longitude - a.longitude) * radians) / 2) ** 2;
  const cosines = Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians);
  return 2 * EARTH_RADIUS_M * Math.asin(Math.sqrt(Math.min(1, latitudes + cosines * longitudes)));
}
