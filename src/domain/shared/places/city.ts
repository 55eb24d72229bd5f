import { type Community, communityOfMunicipality, LATIN_AMERICA, type LatinAmericanCountry } from "./tax-places.ts";

/** A city that solution pages are written for: a Spanish provincial capital or a large city of Latin America. */
export type City = SpanishCity | LatinAmericanCity;

export interface SpanishCity {
  country: "ES";
  /** Last segment of its pages, without accents. */
  slug: string;
  name: string;
  /** INE code of the municipality. */
  code: string;
  community: Community;
}

export interface LatinAmericanCity {
  country: LatinAmericanCountry;
  slug: string;
  name: string;
}

/** INE code, slug where the name alone would not do, and name in Spanish. */
const CAPITALS = `01059 Vitoria-Gasteiz
02003 Albacete
03014 Alicante
04013 Almería
05019 Ávila
06015 Badajoz
07040 Palma
08019 Barcelona
09059 Burgos
10037 Cáceres
11012 Cádiz
12040 Castellón de la Plana
13034 Ciudad Real
14021 Córdoba
15030 A Coruña
16078 Cuenca
17079 Girona
18087 Granada
19130 Guadalajara
20069 San Sebastián
21041 Huelva
22125 Huesca
23050 Jaén
24089 León
25120 Lleida
26089 Logroño
27028 Lugo
28079 Madrid
29067 Málaga
30030 Murcia
31201 Pamplona
32054 Ourense
33044 Oviedo
34120 Palencia
35016 Las Palmas de Gran Canaria
36038 Pontevedra
37274 Salamanca
38038 Santa Cruz de Tenerife
39075 Santander
40194 Segovia
41091 Sevilla
42173 Soria
43148 Tarragona
44216 Teruel
45168 Toledo
46250 Valencia
47186 Valladolid
48020 Bilbao
49275 Zamora
50297 Zaragoza
51001 Ceuta
52001 Melilla`;

/** Country, name and, where a Spanish capital has the same, its own slug. */
const ABROAD: readonly (readonly [LatinAmericanCountry, string, string?])[] = [
  ["MX", "Ciudad de México"],
  ["MX", "Guadalajara", "guadalajara-mexico"],
  ["MX", "Monterrey"],
  ["MX", "Puebla"],
  ["MX", "Querétaro"],
  ["AR", "Buenos Aires"],
  ["AR", "Córdoba", "cordoba-argentina"],
  ["AR", "Rosario"],
  ["CO", "Bogotá"],
  ["CO", "Medellín"],
  ["CO", "Cali"],
  ["CL", "Santiago", "santiago-de-chile"],
  ["CL", "Valparaíso"],
  ["PE", "Lima"],
  ["PE", "Arequipa"],
  ["EC", "Quito"],
  ["EC", "Guayaquil"],
  ["UY", "Montevideo"],
  ["PA", "Ciudad de Panamá"],
  ["DO", "Santo Domingo"],
];

const slugOf = (name: string) =>
  name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z]+/g, "-");

export const CITIES: readonly City[] = [
  ...CAPITALS.split("\n").map((line): SpanishCity => {
    const code = line.slice(0, 5);
    const name = line.slice(6);
    return { country: "ES", slug: slugOf(name), name, code, community: communityOfMunicipality(code)! };
  }),
  ...ABROAD.map(([country, name, slug]): LatinAmericanCity => ({ country, name, slug: slug ?? slugOf(name) })),
];

/** The city of an address; undefined for an unknown slug. */
export function findCity(slug: string): City | undefined {
  return CITIES.find((city) => city.slug === slug);
}

/** Name in titles: the country distinguishes one Guadalajara from the other. */
export function cityTitle(city: City): string {
  return city.country === "ES" ? city.name : `${city.name}, ${LATIN_AMERICA[city.country].name}`;
}
