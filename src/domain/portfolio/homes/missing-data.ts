import type { Wanted, WantedOf } from "../../shared/home-attributes/attribute.ts";
import type { HomeType } from "../../shared/home-attributes/home-values.ts";
import { ATTRIBUTE_NAMES, type AttributeName, attributeOf } from "../../shared/home-attributes/table.ts";
import type { Home } from "./home.ts";

/** A datum that a home's file lacks, and what it is good for. */
export interface MissingDatum {
  name: AttributeName;
  label: string;
  /** In Spanish, after a colon: `los portales filtran por él`. */
  why: string;
}

const IN_A_BUILDING: readonly HomeType[] = ["piso", "atico", "duplex", "estudio"];
const HOUSES: readonly HomeType[] = ["casa", "chalet", "adosado"];

/** Whether a sale or letting of it asks for an energy certificate (Real Decreto 390/2021): land, parking and storage use no energy. */
export const needsCertificate = (type: HomeType): boolean => !["terreno", "garaje", "trastero"].includes(type);

const IS_OF: Record<WantedOf, (type: HomeType) => boolean> = {
  piso: (type) => IN_A_BUILDING.includes(type),
  vivienda: (type) => IN_A_BUILDING.includes(type) || HOUSES.includes(type),
  construido: (type) => type !== "terreno",
  certificable: (type) => needsCertificate(type),
  suelo: (type) => ["terreno", "finca", "casa", "chalet"].includes(type),
};

/**
 * The data that the table of attributes wants of such a home and its file lacks, in the order of the table. Of a home
 * that is closed or withdrawn nothing is missing any more.
 */
export function missingDataOf(home: Home): MissingDatum[] {
  if (home.status === "cerrado" || home.status === "retirado") return [];
  return ATTRIBUTE_NAMES.flatMap((name) => {
    const { label, wanted } = attributeOf(name)!;
    if (!wanted || !isEmpty(home[name])) return [];
    const { orElse, why } = wanted;
    const isAsked = (orElse === undefined || isEmpty(home[orElse])) && isWantedOf(wanted, home);
    return isAsked ? [{ name, label, why }] : [];
  });
}

/** Whether such a home is asked for a datum at all, whatever else is known of it. */
export const isWantedOf = (
  { of, offered, country }: Pick<Wanted, "of" | "offered" | "country">,
  home: Pick<Home, "type" | "operation" | "country">,
): boolean =>
  (of === undefined || IS_OF[of](home.type)) &&
  (offered === undefined || offered === home.operation) &&
  (country === undefined || country === home.country);

/** Unknown, or texts in no language. */
const isEmpty = (value: unknown): boolean =>
  value === undefined || (typeof value === "object" && value !== null && Object.keys(value).length === 0);
