import { fold } from "../listing/fold.ts";
import type { StatedPlace } from "./place-of-home.ts";

/** Town and province of a home, under their usual names where they were found. */
export interface TownOfHome {
  town?: string;
  province?: string;
}

/** The tables that towns are found in. Codes are those of INE: five digits for a town, its first two for a province. */
export interface TownTables {
  /** Names of towns by code. */
  townNames: ReadonlyMap<string, string>;
  /** Names of provinces by code. */
  provinceNames: ReadonlyMap<string, string>;
  /** Codes by folded names of towns; a name that two provinces have is in none. */
  towns: ReadonlyMap<string, string>;
  /**
   * Usual names by the folded name of which they are only another spelling, or half: of `Alacant/Alicante` and of `ALICANTE`. Towns
   * and provinces.
   */
  usualNames: ReadonlyMap<string, string>;
  /** Codes by folded names of provinces. */
  provinces: ReadonlyMap<string, string>;
  /** Code of the town of a postal code, or undefined. */
  townOfPostalCode: (postalCode: string) => string | undefined;
  /** Code of the town in which a point lies, or undefined. */
  townAt: (latitude: number, longitude: number) => string | undefined;
}

/**
 * Town and province of a home in Spain. What its file says stays; what it does not say follows from the code of the
 * municipality, from the end of the place's name (`Russafa, València`), from the postal code and from the point, in
 * this order. A town in another province than the one that the file names is not taken.
 *
 * @returns what the file says, in Spain in its usual spelling; each part is absent where nothing tells it
 */
export function townOfHome(home: StatedPlace, tables: TownTables): TownOfHome {
  const inSpain = (home.country ?? "ES") === "ES";
  const usual = (name: string) => (inSpain ? tables.usualNames.get(fold(name)) : undefined) ?? name;
  const stated = {
    ...(home.town === undefined ? {} : { town: usual(home.town) }),
    ...(home.province === undefined ? {} : { province: usual(home.province) }),
  };
  if (!inSpain || (home.town !== undefined && home.province !== undefined)) return stated;
  const statedProvince = home.province === undefined ? undefined : tables.provinces.get(fold(home.province));
  const isPossible = (code: string | undefined): code is string =>
    code !== undefined &&
    tables.townNames.has(code) &&
    (home.province === undefined || code.slice(0, 2) === statedProvince?.slice(0, 2));
  for (const codeOf of home.town === undefined ? WAYS_TO_TOWN : WAYS_TO_PROVINCE) {
    const code = codeOf(home, tables);
    if (!isPossible(code)) continue;
    return {
      town: stated.town ?? tables.townNames.get(code)!,
      ...(stated.province === undefined ? provinceOf(code, tables) : { province: stated.province }),
    };
  }
  return stated;
}

type Way = (home: StatedPlace, tables: TownTables) => string | undefined;

const byCode: Way = ({ municipalityCode }) => municipalityCode;
const byPostalCode: Way = ({ postalCode = "" }, { townOfPostalCode }) => townOfPostalCode(postalCode.trim());
const byPoint: Way = ({ latitude, longitude }, { townAt }) =>
  latitude === undefined || longitude === undefined ? undefined : townAt(latitude, longitude);
const byName =
  (nameOf: (home: StatedPlace) => string | undefined): Way =>
  (home, { towns }) =>
    towns.get(fold(nameOf(home) ?? ""));

const WAYS_TO_TOWN: readonly Way[] = [
  byCode,
  byName(({ placeName }) => placeName?.split(",").at(-1)),
  byPostalCode,
  byPoint,
];
/** For a home whose town is known: its province alone is wanted. */
const WAYS_TO_PROVINCE: readonly Way[] = [byCode, byPostalCode, byPoint, byName(({ town }) => town)];

function provinceOf(code: string, { provinceNames }: TownTables): { province?: string } {
  const province = provinceNames.get(code.slice(0, 2));
  return province === undefined ? {} : { province };
}
