import type { IdentifierScheme } from "#domain/tools/dossiers/reading.ts";
import { type Chance, chanceOf } from "./chance.ts";
import { cadastralReference, cif, clabe, cru, cuit, curp, iban, nie, nif, rfc, rut } from "./identifiers.ts";

/** The matter of the documents of one sale: a home, its people and its figures. Invented; all papers of a dossier share it. */

export interface Person {
  /** `MARÍA DOLORES SÁNCHEZ PRIETO` is written from it by the layout. */
  name: string;
  given: string;
  surnames: string;
  isWoman: boolean;
  scheme: IdentifierScheme;
  id: string;
  isIdValid: boolean;
}

export interface Home {
  street: string;
  number: number;
  floor: string;
  door: string;
  postcode: string;
  town: string;
  province: string;
  builtM2: number;
  usableM2: number;
  quota: number;
  reference: string;
  cru: string;
  finca: number;
  tomo: number;
  libro: number;
  folio: number;
  inscription: number;
  registry: string;
  year: number;
}

export type Country = "ES" | "MX" | "CO" | "CL" | "AR";

export interface Case {
  chance: Chance;
  country: Country;
  home: Home;
  owners: { person: Person; percent: number; right: "full" | "bare" | "usufruct" }[];
  buyers: Person[];
  tenant: Person;
  notary: string;
  bank: string;
  bankCif: string;
  price: number;
  iban: string;
  clabe: string;
  /** Day on which the papers are of, ISO. */
  today: string;
  day(daysFromToday: number): string;
  /** Which of the variants of a layout is written: charges, kinds of arras and so on. */
  variant: number;
  /** Faults that were put on purpose into the words of a contract. */
  plant: "deadline-before-mortgage" | "amounts-differ" | null;
}

const WOMEN = "María Dolores|Lucía|Carmen|Ana Belén|Mercedes|Concepción|Inmaculada|Noelia|Rosario|Beatriz|Montserrat|Núria|Pilar|Josefa|Aránzazu|Begoña|Ximena|Yolanda|Encarnación|Leire".split("|"); // biome-ignore format: one list
const MEN = "José Antonio|Francisco Javier|Manuel|Íñigo|Sergio|Rubén|Joan|Ángel|Tomás|Óscar|Julián|Víctor Manuel|Andrés|Félix|Germán|Álvaro|Eduardo|Matías|Hernán|Gonzalo".split("|"); // biome-ignore format: one list
const SURNAMES = "García|Sánchez|Prieto|Núñez|Ibáñez|de la Fuente|Ferrer|Puig|Cañizares|Etxeberria|Muñoz|Rivas|Peña|Castaño|Villalobos|Soler|Bermúdez|Quiroga|Zabala|Montoya|Espinosa|Yáñez|Cuevas|Figueroa|Ordóñez|Larrañaga|del Río|Pardo|Vicente|Blanco|Luna|Rey".split("|"); // biome-ignore format: one list
const STREETS = "calle del Pozo Amarillo|calle San Vicente Mártir|avenida de la Constitución|calle Doctor Fleming|plaza de los Tilos|calle Virgen de la Luz|paseo de la Estación|calle Alcalde Móstoles|ronda de Segovia|calle Músico Ginés|travesía del Horno|calle Conde de Salvatierra|avenida Blasco Ibáñez|calle La Marina".split("|"); // biome-ignore format: one list
const TOWNS: readonly [string, string, string, string][] = [
  ["Madrid", "Madrid", "28", "Madrid número Veintinueve"],
  ["Valencia", "Valencia", "46", "Valencia número Siete"],
  ["Torrent", "Valencia", "46", "Torrent número Uno"],
  ["Sevilla", "Sevilla", "41", "Sevilla número Nueve"],
  ["Málaga", "Málaga", "29", "Málaga número Diez"],
  ["Alcalá de Henares", "Madrid", "28", "Alcalá de Henares número Cuatro"],
  ["Elche", "Alicante", "03", "Elche número Dos"],
  ["Zaragoza", "Zaragoza", "50", "Zaragoza número Trece"],
  ["Betanzos", "A Coruña", "15", "Betanzos"],
  ["Sabadell", "Barcelona", "08", "Sabadell número Cinco"],
];
const BANKS = ["CAIXABANK, S.A.", "BANCO SANTANDER, S.A.", "BANCO BILBAO VIZCAYA ARGENTARIA, S.A.", "CAJA RURAL DEL MEDITERRÁNEO, S.C.C.", "UNICAJA BANCO, S.A.", "BANCO DE SABADELL, S.A."]; // biome-ignore format: one list

export function person(chance: Chance, country: Country = "ES"): Person {
  const isWoman = chance.real() < 0.5;
  const given = chance.one(isWoman ? WOMEN : MEN);
  const surnames = chance.some(SURNAMES, 2).join(" ");
  const [scheme, id]: [IdentifierScheme, string] =
    country === "MX"
      ? chance.real() < 0.5
        ? ["rfc", rfc(chance)]
        : ["curp", curp(chance, isWoman)]
      : country === "CL"
        ? ["rut", rut(chance)]
        : country === "AR"
          ? ["cuit", cuit(chance)]
          : ["nif", country === "ES" && chance.real() < 0.15 ? nie(chance) : nif(chance)];
  return { name: `${given} ${surnames}`, given, surnames, isWoman, scheme, id, isIdValid: true };
}

export function company(chance: Chance): Person {
  const name = chance.one(["Promociones Sierra Alta", "Inversiones Levante 2010", "Gestión de Suelo Norte", "Viviendas del Turia", "Alquileres Mirador"]); // biome-ignore format: one list
  return {
    name: `${name}, S.L.`,
    given: name,
    surnames: "S.L.",
    isWoman: false,
    scheme: "nif",
    id: cif(chance, "B"),
    isIdValid: true,
  };
}

const addDays = (iso: string, days: number) =>
  new Date(Date.parse(`${iso}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export function caseOf(seed: number, country: Country = "ES", variant = seed): Case {
  const chance = chanceOf(seed * 7919 + 13);
  const [town, province, code, registry] = chance.one(TOWNS);
  const builtM2 = chance.int(4200, 14800) / 100;
  const today = addDays("2026-11-20", -chance.int(0, 20));
  const first = person(chance, country);
  const owners: Case["owners"] =
    chance.real() < 0.45
      ? [{ person: first, percent: 100, right: "full" }]
      : [
          { person: first, percent: 50, right: "full" },
          { person: person(chance, country), percent: 50, right: "full" },
        ];
  const notaryOf = person(chance);
  return {
    chance,
    country,
    home: {
      street: chance.one(STREETS),
      number: chance.int(1, 148),
      floor: chance.one(["primero", "segundo", "tercero", "cuarto", "quinto", "bajo"]),
      door: chance.one(["A", "B", "C", "1", "2", "izquierda", "derecha"]),
      postcode: `${code}0${chance.int(10, 59)}`,
      town,
      province,
      builtM2,
      usableM2: Math.round(builtM2 * 83) / 100,
      quota: chance.int(120, 980) / 100,
      reference: cadastralReference(chance),
      cru: cru(chance),
      finca: chance.int(1800, 68000),
      tomo: chance.int(300, 3200),
      libro: chance.int(60, 1400),
      folio: chance.int(2, 224),
      inscription: chance.int(2, 9),
      registry,
      year: chance.int(1958, 2009),
    },
    owners,
    buyers: chance.real() < 0.5 ? [person(chance, country)] : [person(chance, country), person(chance, country)],
    tenant: person(chance, country),
    notary: notaryOf.name,
    bank: chance.one(BANKS),
    bankCif: cif(chance, "A"),
    price: chance.int(86, 460) * 1000 + chance.one([0, 0, 500]),
    iban: iban(chance),
    clabe: clabe(chance),
    today,
    day: (days) => addDays(today, days),
    variant,
    plant: null,
  };
}

/** `D.ª`, `don` and so on, as the writer asks. */
export const sir = ({ isWoman }: Person, man = "don", woman = "doña") => (isWoman ? woman : man);
export const up = (text: string) => text.toLocaleUpperCase("es");
export const shownFloor = ({ floor, door }: Home) => `${floor} ${door}`;
/** `12.345.678-Z`, `12345678Z` or `12345678-Z`. */
export function shownNif(id: string, form: "plain" | "dash" | "dots"): string {
  if (form === "plain") return id;
  const [number, letter] = [id.slice(0, -1), id.slice(-1)];
  if (form === "dash" || !/^\d{8}$/.test(number)) return `${number}-${letter}`;
  return `${number.slice(0, 2)}.${number.slice(2, 5)}.${number.slice(5)}-${letter}`;
}
export const shownIban = (iban: string) => iban.replace(/(.{4})(?=.)/g, "$1 ");
/** `12.345.678-5` */
export const shownRut = (rut: string) => `${rut.slice(0, -1).replace(/\B(?=(\d{3})+$)/g, ".")}-${rut.slice(-1)}`;
export const shownCuit = (cuit: string) => `${cuit.slice(0, 2)}-${cuit.slice(2, 10)}-${cuit.slice(10)}`;
