import { fold } from "../listing/fold.ts";
import type { StatedPlace } from "./place-of-home.ts";

/** The tables by which municipalities are found. Codes are those of INE: five digits for a municipality, its first two for a province. */
export interface MunicipalityTables {
  /** Names by code. */
  names: ReadonlyMap<string, string>;
  /** All codes of a folded name: there are four towns called Villanueva. */
  codesOfName: ReadonlyMap<string, readonly string[]>;
  /** Codes of provinces by their folded names. */
  provinces: ReadonlyMap<string, string>;
  /** The municipality of a postal code; of some it is only one of several. */
  ofPostalCode: (postalCode: string) => string | undefined;
  /** The municipality in which a point lies. */
  at: (latitude: number, longitude: number) => string | undefined;
}

/**
 * The municipality of a home, or why it stays open: `ambiguous` where several towns have its name and nothing tells which, `contradictory` where name,
 * province and postal code speak of different ones, `unknown` where nothing tells it, and abroad.
 */
export type MunicipalityFound =
  | { kind: "found"; code: string }
  | { kind: "open"; reason: "ambiguous" | "contradictory" | "unknown" };

const open = (reason: "ambiguous" | "contradictory" | "unknown"): MunicipalityFound => ({ kind: "open", reason });

/**
 * The municipality of a home in Spain: its code, else its town's name, told apart by the province, the postal code and the point; a name that no
 * municipality has (a village, a development) leaves the postal code and the point.
 */
export function municipalityOfHome(home: StatedPlace, tables: MunicipalityTables): MunicipalityFound {
  if ((home.country ?? "ES") !== "ES") return open("unknown");
  if (home.municipalityCode !== undefined && tables.names.has(home.municipalityCode)) {
    return { kind: "found", code: home.municipalityCode };
  }
  const hints = hintsOf(home, tables);
  const named = namedIn(home, tables);
  if (named.length === 0) return byPlace(hints);
  const possible = named.filter((code) => isOfProvince(code, hints.province ?? hints.postalProvince));
  if (possible.length === 0) return open("contradictory");
  if (possible.length === 1) return { kind: "found", code: possible[0]! };
  const told = [hints.point, hints.posted].find((code) => code !== undefined && possible.includes(code));
  return told === undefined ? open("ambiguous") : { kind: "found", code: told };
}

interface Hints {
  /** Two digits, of the province that is named. */
  province: string | undefined;
  /** Two digits, of the postal code. */
  postalProvince: string | undefined;
  /** Municipalities of postal code and point. */
  posted: string | undefined;
  point: string | undefined;
}

function hintsOf({ province, postalCode, latitude, longitude }: StatedPlace, tables: MunicipalityTables): Hints {
  const posted = postalCode?.trim() ?? "";
  return {
    province: tables.provinces.get(fold(province ?? ""))?.slice(0, 2),
    postalProvince: /^\d{5}$/.test(posted) ? posted.slice(0, 2) : undefined,
    posted: tables.ofPostalCode(posted),
    point: latitude === undefined || longitude === undefined ? undefined : tables.at(latitude, longitude),
  };
}

const isOfProvince = (code: string, province: string | undefined) =>
  province === undefined || code.startsWith(province);

/** Codes of the town's name, as it stands or without what follows a comma or a bracket: `Sueca (Valencia)`. */
function namedIn({ town, placeName }: StatedPlace, { codesOfName, provinces }: MunicipalityTables): readonly string[] {
  const name = town ?? placeName?.split(",").at(-1) ?? "";
  const whole = codesOfName.get(fold(name));
  if (whole) return whole;
  const [first = "", rest] = name.split(/[,(]/);
  if (rest === undefined) return [];
  const province = provinces.get(fold(rest.replace(")", "")))?.slice(0, 2);
  return (codesOfName.get(fold(first)) ?? []).filter((code) => isOfProvince(code, province));
}

function byPlace({ province, postalProvince, posted, point }: Hints): MunicipalityFound {
  const told = [...new Set([point, posted])].filter(
    (code): code is string => code !== undefined && isOfProvince(code, province),
  );
  const [code] = told;
  if (code === undefined) return open(point === undefined && posted === undefined ? "unknown" : "contradictory");
  // A postal code of another province than the point's says that one of both is wrong.
  if (told.length > 1 && !isOfProvince(code, postalProvince)) return open("contradictory");
  return { kind: "found", code };
}

/** All codes of each folded name. */
export function allCodesByName(
  places: readonly { code: string; name: string; otherNames: readonly string[] }[],
): Map<string, string[]> {
  const codes = new Map<string, string[]>();
  for (const { code, name, otherNames } of places) {
    for (const one of new Set([name, ...otherNames].map(fold))) codes.set(one, [...(codes.get(one) ?? []), code]);
  }
  return codes;
}
