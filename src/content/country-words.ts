/**
 * Words for a dwelling by country, as portals there write them to buyers and tenants: Inmuebles24 (Mexico), Zonaprop
 * (Argentina), Portal Inmobiliario (Chile), Fincaraíz (Colombia), Urbania (Peru) and InfoCasas (Uruguay, Bolivia,
 * Paraguay); of the others, the words that their classified adverts share.
 */
export interface CountryWords {
  /** A dwelling on one storey of a building of several. */
  flat: string;
  /** After `en`: `Piso en alquiler`. */
  letting: string;
  room: string;
  rooms: string;
  /** A storey, before its number. */
  storey: string;
}

const SPAIN: CountryWords = {
  flat: "Piso",
  letting: "alquiler",
  room: "habitación",
  rooms: "habitaciones",
  storey: "planta",
};
const words = (flat: string, letting: string, room: string, rooms: string): CountryWords => ({
  flat,
  letting,
  room,
  rooms,
  storey: "piso",
});

/** Understood in every country, where the visitor's own is not known. */
const LATIN_AMERICA: CountryWords = words("Departamento", "alquiler", "dormitorio", "dormitorios");

const BY_COUNTRY: Record<string, CountryWords> = {
  MX: words("Departamento", "renta", "recámara", "recámaras"),
  AR: words("Departamento", "alquiler", "dormitorio", "dormitorios"),
  CL: words("Departamento", "arriendo", "dormitorio", "dormitorios"),
  CO: words("Apartamento", "arriendo", "habitación", "habitaciones"),
  PE: words("Departamento", "alquiler", "dormitorio", "dormitorios"),
  UY: words("Apartamento", "alquiler", "dormitorio", "dormitorios"),
  BO: words("Departamento", "alquiler", "dormitorio", "dormitorios"),
  EC: words("Departamento", "arriendo", "dormitorio", "dormitorios"),
  PY: words("Departamento", "alquiler", "dormitorio", "dormitorios"),
  PA: words("Apartamento", "alquiler", "recámara", "recámaras"),
  CR: words("Apartamento", "alquiler", "habitación", "habitaciones"),
  CU: words("Apartamento", "alquiler", "habitación", "habitaciones"),
  DO: words("Apartamento", "alquiler", "habitación", "habitaciones"),
  GT: words("Apartamento", "renta", "habitación", "habitaciones"),
  HN: words("Apartamento", "alquiler", "habitación", "habitaciones"),
  NI: words("Apartamento", "alquiler", "habitación", "habitaciones"),
  PR: words("Apartamento", "alquiler", "habitación", "habitaciones"),
  SV: words("Apartamento", "alquiler", "habitación", "habitaciones"),
  VE: words("Apartamento", "alquiler", "habitación", "habitaciones"),
};

/** Those of a country; those of Spain for one that has none here. @param country ISO 3166-1 alpha-2, or `latam` where it is not known */
export const wordsOfCountry = (country: string): CountryWords =>
  country === "latam" ? LATIN_AMERICA : (BY_COUNTRY[country] ?? SPAIN);
