/**
 * Words for a dwelling by country, as portals there write them to buyers and tenants: Inmuebles24 (Mexico), Zonaprop
 * (Argentina), Portal Inmobiliario (Chile), Fincaraíz (Colombia), Urbania (Peru) and InfoCasas (Uruguay).
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

const BY_COUNTRY: Record<string, CountryWords> = {
  MX: words("Departamento", "renta", "recámara", "recámaras"),
  AR: words("Departamento", "alquiler", "dormitorio", "dormitorios"),
  CL: words("Departamento", "arriendo", "dormitorio", "dormitorios"),
  CO: words("Apartamento", "arriendo", "habitación", "habitaciones"),
  PE: words("Departamento", "alquiler", "dormitorio", "dormitorios"),
  UY: words("Apartamento", "alquiler", "dormitorio", "dormitorios"),
};

/** Those of a country; those of Spain for one that has none here. @param country ISO 3166-1 alpha-2 */
export const wordsOfCountry = (country: string): CountryWords => BY_COUNTRY[country] ?? SPAIN;
