import { wordsOfCountry } from "#content/country-words.ts";
import { CONDITION_NAMES, PROPERTY_TYPE_NAMES } from "#content/property-names.ts";
import { formatArea, formatNumber } from "#domain/shared/format/format.ts";
import { listed } from "#domain/shared/format/listed.ts";
import type { Property } from "#domain/shared/listing/property.ts";

/** `Piso`; a flat is called as in its country, `Departamento`. */
export const typeName = ({ type, country }: Pick<Property, "type" | "country">): string =>
  type === "piso" ? wordsOfCountry(country).flat : PROPERTY_TYPE_NAMES[type];

/** `Piso en Gràcia, Barcelona, 76 m²`; the address takes the place of type and zone. */
export function homeTitle(home: Property): string {
  const name = typeName(home);
  return `${home.address ?? (home.placeName ? `${name} en ${home.placeName}` : name)}, ${formatArea(home.builtAreaM2)}`;
}

/** A line of what is known of a home. */
interface Fact {
  label: string;
  value: string;
}

/** The heading: the address, or type and zone. */
export function homeHeading(home: Property): string {
  const name = typeName(home);
  return home.address ?? (home.placeName ? `${name} en ${home.placeName}` : name);
}

/** Under the heading: what it does not say yet. */
export function homeDetail(home: Property): string | undefined {
  const parts = [
    home.address === undefined ? undefined : typeName(home),
    home.address === undefined ? undefined : home.placeName,
    home.cadastralReference === undefined ? undefined : `Ref. catastral ${home.cadastralReference}`,
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(" · ") : undefined;
}

/** The known facts of the home, in reading order; unknown ones are left out. */
export function homeFacts(home: Property): Fact[] {
  const facts: (Fact | undefined)[] = [
    fact("Superficie", areaText(home)),
    fact("Habitaciones", home.rooms?.toString()),
    fact("Baños", home.bathrooms?.toString()),
    fact("Planta", floorText(home)),
    fact("Exterior", home.floor === undefined && home.isExterior !== undefined ? yesNo(home.isExterior) : undefined),
    fact("Año", home.yearBuilt?.toString()),
    fact("Estado", home.condition && CONDITION_NAMES[home.condition]),
    fact("Ascensor", home.hasLift === undefined ? undefined : yesNo(home.hasLift)),
    fact("Certificado energético", home.energyRating),
    fact("Tiene", extrasText(home)),
  ];
  return facts.filter((known) => known !== undefined);
}

function yesNo(holds: boolean): string {
  return holds ? "Sí" : "No";
}

function fact(label: string, value: string | undefined): Fact | undefined {
  return value === undefined ? undefined : { label, value };
}

/** `94 m², 82 útiles`. */
function areaText({ builtAreaM2, usableAreaM2 }: Property): string {
  const built = formatArea(builtAreaM2);
  return usableAreaM2 === undefined ? built : `${built}, ${formatNumber(usableAreaM2, 1)} útiles`;
}

/** `3.ª de 6, exterior`, `Baja`, `Semisótano`; `undefined` when the floor is unknown. */
function floorText({ floor, buildingFloors, isTopFloor, isExterior }: Property): string | undefined {
  if (floor === undefined) return undefined;
  const name = floor > 0 ? `${floor}.ª` : floor === 0 ? "Baja" : floor === -1 ? "Semisótano" : "Sótano";
  const parts = [
    floor > 0 && buildingFloors !== undefined ? `${name} de ${buildingFloors}` : name,
    isTopFloor ? "última" : undefined,
    isExterior === undefined ? undefined : isExterior ? "exterior" : "interior",
  ];
  return parts.filter((part) => part !== undefined).join(", ");
}

const EXTRAS = [
  ["hasTerrace", "terraza"],
  ["hasParkingIncluded", "garaje"],
  ["hasStorageRoom", "trastero"],
  ["hasPool", "piscina"],
  ["hasGarden", "jardín"],
  ["hasAirConditioning", "aire acondicionado"],
  ["hasDoorman", "conserje"],
  ["hasWardrobes", "armarios"],
] as const satisfies readonly (readonly [keyof Property, string])[];

/** `Terraza, garaje y trastero`. */
function extrasText(home: Property): string | undefined {
  const names = EXTRAS.filter(([extra]) => home[extra] === true).map(([, name]) => name);
  if (names.length === 0) return undefined;
  const text = listed(names);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Windows across the drawn façade, as on the page. */
const BAYS = 5;

/** Building to draw; `undefined` when nothing is known of it: no drawing is better than an invented one. */
export function facadeOf(home: Property): { floors: number; bays: number; floor: number | undefined } | undefined {
  const isHouse = home.type === "casa" || home.type === "chalet" || home.type === "adosado";
  if (isHouse) return { floors: 1, bays: home.type === "adosado" ? 2 : 3, floor: undefined };
  const { buildingFloors, floor } = home;
  if (buildingFloors === undefined) return undefined;
  return { floors: Math.max(buildingFloors - 1, floor ?? 0), bays: BAYS, floor };
}
