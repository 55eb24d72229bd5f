/** A city whose districts and neighbourhoods are found by name: the twenty largest of Spain and those of Latin America. */
export interface QuarterCity {
  /** `es-28079` (INE code) or `mx-ciudad-de-mexico`. */
  key: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  name: string;
  /** Other names by which people say in which city a neighbourhood is. */
  alsoCalled?: readonly string[];
  /** INE code of a Spanish municipality. */
  municipalityCode?: string;
  latitude: number;
  longitude: number;
  /** Farther than this from the point, nothing belongs to the city. Kilometres; it only bounds what is read from the lists. */
  reachKm: number;
  /** The words there for its parts, above and below: `["Alcaldía", "Colonia"]`. */
  words: readonly [district: string, neighbourhood: string];
}

const spanish = (municipalityCode: string, name: string, latitude: number, longitude: number, reachKm: number) => ({
  key: `es-${municipalityCode}`,
  country: "ES",
  name,
  municipalityCode,
  latitude,
  longitude,
  reachKm,
  words: ["Distrito", "Barrio"] as const,
});

/** By population (INE, 1 January 2021), without the towns that have no list: docs/places.md names them. */
const SPANISH: readonly QuarterCity[] = [
  spanish("28079", "Madrid", 40.42, -3.7, 20),
  spanish("08019", "Barcelona", 41.39, 2.17, 12),
  spanish("46250", "Valencia", 39.47, -0.38, 12),
  spanish("41091", "Sevilla", 37.39, -5.98, 12),
  spanish("50297", "Zaragoza", 41.65, -0.89, 12),
  spanish("29067", "Málaga", 36.72, -4.42, 18),
  spanish("07040", "Palma", 39.57, 2.65, 12),
  spanish("48020", "Bilbao", 43.26, -2.93, 8),
  spanish("03014", "Alicante", 38.35, -0.48, 10),
  spanish("14021", "Córdoba", 37.89, -4.78, 12),
  spanish("18087", "Granada", 37.18, -3.6, 8),
];

const ABROAD: readonly QuarterCity[] = [
  {
    key: "mx-ciudad-de-mexico",
    country: "MX",
    name: "Ciudad de México",
    alsoCalled: ["CDMX", "México DF", "Distrito Federal", "México"],
    latitude: 19.36,
    longitude: -99.14,
    reachKm: 30,
    words: ["Alcaldía", "Colonia"],
  },
  {
    key: "co-bogota",
    country: "CO",
    name: "Bogotá",
    alsoCalled: ["Bogotá DC", "Santa Fe de Bogotá", "Colombia"],
    latitude: 4.65,
    longitude: -74.09,
    reachKm: 22,
    words: ["Localidad", "Barrio"],
  },
  {
    key: "co-medellin",
    country: "CO",
    name: "Medellín",
    alsoCalled: ["Colombia"],
    latitude: 6.25,
    longitude: -75.58,
    reachKm: 9,
    words: ["Comuna", "Barrio"],
  },
  {
    key: "co-cali",
    country: "CO",
    name: "Cali",
    alsoCalled: ["Santiago de Cali", "Colombia"],
    latitude: 3.42,
    longitude: -76.52,
    reachKm: 14,
    words: ["Comuna", "Barrio"],
  },
  {
    key: "co-barranquilla",
    country: "CO",
    name: "Barranquilla",
    alsoCalled: ["Colombia"],
    latitude: 10.97,
    longitude: -74.8,
    reachKm: 12,
    words: ["Localidad", "Barrio"],
  },
  {
    key: "ar-buenos-aires",
    country: "AR",
    name: "Buenos Aires",
    alsoCalled: ["CABA", "Capital Federal", "Argentina"],
    latitude: -34.61,
    longitude: -58.44,
    reachKm: 12,
    words: ["Comuna", "Barrio"],
  },
  {
    key: "ar-rosario",
    country: "AR",
    name: "Rosario",
    alsoCalled: ["Argentina"],
    latitude: -32.95,
    longitude: -60.67,
    reachKm: 10,
    words: ["Distrito", "Barrio"],
  },
  {
    key: "cl-santiago",
    country: "CL",
    name: "Santiago",
    alsoCalled: ["Santiago de Chile", "Región Metropolitana", "Chile"],
    latitude: -33.47,
    longitude: -70.66,
    reachKm: 20,
    words: ["Comuna", "Barrio"],
  },
  {
    key: "pe-lima",
    country: "PE",
    name: "Lima",
    alsoCalled: ["Perú"],
    latitude: -12.07,
    longitude: -77.03,
    reachKm: 18,
    words: ["Distrito", "Barrio"],
  },
  {
    key: "ec-quito",
    country: "EC",
    name: "Quito",
    alsoCalled: ["Ecuador"],
    latitude: -0.18,
    longitude: -78.48,
    reachKm: 30,
    words: ["Parroquia", "Barrio"],
  },
  {
    key: "ve-caracas",
    country: "VE",
    name: "Caracas",
    alsoCalled: ["Venezuela"],
    latitude: 10.48,
    longitude: -66.89,
    reachKm: 13,
    words: ["Parroquia", "Urbanización"],
  },
  {
    key: "uy-montevideo",
    country: "UY",
    name: "Montevideo",
    alsoCalled: ["Uruguay"],
    latitude: -34.86,
    longitude: -56.18,
    reachKm: 18,
    words: ["Municipio", "Barrio"],
  },
  {
    key: "do-santo-domingo",
    country: "DO",
    name: "Santo Domingo",
    alsoCalled: ["República Dominicana", "RD"],
    latitude: 18.48,
    longitude: -69.92,
    reachKm: 10,
    words: ["Municipio", "Sector"],
  },
  {
    key: "pa-panama",
    country: "PA",
    name: "Ciudad de Panamá",
    alsoCalled: ["Panamá"],
    latitude: 9.01,
    longitude: -79.51,
    reachKm: 10,
    words: ["Corregimiento", "Barrio"],
  },
  {
    key: "cr-san-jose",
    country: "CR",
    name: "San José",
    alsoCalled: ["Costa Rica"],
    latitude: 9.93,
    longitude: -84.08,
    reachKm: 8,
    words: ["Distrito", "Barrio"],
  },
  {
    key: "bo-la-paz",
    country: "BO",
    name: "La Paz",
    alsoCalled: ["Bolivia"],
    latitude: -16.5,
    longitude: -68.13,
    reachKm: 9,
    words: ["Distrito", "Zona"],
  },
];

export const QUARTER_CITIES: readonly QuarterCity[] = [...SPANISH, ...ABROAD];
