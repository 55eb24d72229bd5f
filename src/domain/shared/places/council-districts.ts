import { NEIGHBOURHOODS } from "./neighbourhoods.ts";

/** A district of a city with the neighbourhoods that its council counts in it. */
export interface CouncilDistrict {
  name: string;
  /** Names of neighbourhoods, as the tables have them; empty where only the district's own place is known. */
  quarters: readonly string[];
  /** Where it lies, for neighbourhoods that no list puts into a district; null where the list is whole. Degrees and metres. */
  circle: { latitude: number; longitude: number; radiusM: number } | null;
}

/**
 * Districts by the numbers of their councils: Ajuntament de Barcelona, ten districts; Ajuntament de València, the sixteen of the city, without
 * those of the villages around it. The ids of idealista18 carry the same number before that of the neighbourhood (`…-019-08-008` is the
 * eighth of district 8).
 */
const NUMBERED: Readonly<Record<string, readonly string[]>> = {
  "08019": [
    "Ciutat Vella",
    "Eixample",
    "Sants-Montjuïc",
    "Les Corts",
    "Sarrià-Sant Gervasi",
    "Gràcia",
    "Horta-Guinardó",
    "Nou Barris",
    "Sant Andreu",
    "Sant Martí",
  ],
  "46250": [
    "Ciutat Vella",
    "L'Eixample",
    "Extramurs",
    "Campanar",
    "La Saïdia",
    "El Pla del Real",
    "L'Olivereta",
    "Patraix",
    "Jesús",
    "Quatre Carreres",
    "Poblats Marítims",
    "Camins al Grau",
    "Algirós",
    "Benimaclet",
    "Rascanya",
    "Benicalap",
  ],
};

/** The districts of a town whose neighbourhoods are numbered by district; none for any other. @param municipalityCode INE code */
export function numberedDistricts(municipalityCode: string): CouncilDistrict[] {
  const names = NUMBERED[municipalityCode] ?? [];
  const known = NEIGHBOURHOODS.filter((one) => one.municipalityCode === municipalityCode);
  return names.map((name, i) => ({
    name,
    quarters: known.filter(({ id }) => districtNumber(id) === i + 1).map((quarter) => quarter.name),
    circle: null,
  }));
}

const districtNumber = (id: string) => Number(id.split("-").at(-2));

/**
 * The districts of every city in the table of districts and neighbourhoods (`content/places/quarters`), by the key of the city (`es-28079`):
 * with the neighbourhoods that the table puts into them, and with their own circle for all others.
 */
export function listedDistricts(table: string): Map<string, CouncilDistrict[]> {
  const cities = new Map<string, { districts: CouncilDistrict[]; quarters: Map<string, string[]> }>();
  let city = { districts: [] as CouncilDistrict[], quarters: new Map<string, string[]>() };
  for (const line of table.split("\n")) {
    if (line.startsWith("#")) {
      city = { districts: [], quarters: new Map() };
      cities.set(line.slice(1), city);
      continue;
    }
    const [name = "", level, latitude, longitude, radiusM, within = ""] = line.split("\t");
    if (level === "d") {
      const circle = { latitude: Number(latitude), longitude: Number(longitude), radiusM: Number(radiusM) };
      city.districts.push({ name, quarters: [], circle });
    } else if (within !== "") city.quarters.set(within, [...(city.quarters.get(within) ?? []), name]);
  }
  return new Map(
    [...cities].map(([key, { districts, quarters }]) => [
      key,
      districts
        // Madrid's list has "San Blas" and "San Blas - Canillejas", which is the same district under its new name.
        .filter(({ name }) => !districts.some((other) => other.name.startsWith(`${name} - `)))
        .map(({ name, circle }) => ({ name, quarters: quarters.get(name) ?? [], circle })),
    ]),
  );
}
