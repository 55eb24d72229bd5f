import { plainOf } from "../../shared/spoken/tokens.ts";
import { COUNTRY_NAMES } from "./varieties.ts";

/** The country in which the places of a conversation lie, where its words say so. */

/** States and departments that share no name with a place of another country. */
const STATES: Readonly<Record<string, string>> = {
  MX: "jalisco sinaloa sonora chihuahua guanajuato michoacan oaxaca veracruz tabasco yucatan zacatecas tlaxcala nayarit coahuila tamaulipas campeche chiapas colima morelos",
  CO: "antioquia cundinamarca risaralda quindio tolima boyaca",
  PE: "cajamarca ayacucho lambayeque ucayali",
};
const COUNTRY_OF_STATE = new Map(
  Object.entries(STATES).flatMap(([country, names]) => names.split(" ").map((name) => [name, country] as const)),
);

const PESOS_OF: Readonly<Record<string, string>> = {
  mexicanos: "MX",
  argentinos: "AR",
  colombianos: "CO",
  chilenos: "CL",
  uruguayos: "UY",
};

const PESO_COUNTRIES: readonly string[] = ["MX", "CO", "AR", "CL", "UY", "DO"];

export interface MeantCountries {
  /** Two letters, the likeliest first. */
  countries: readonly string[];
  /** The words name the country, and do not only pay in its money. */
  isNamed: boolean;
}

/** The last country, or state of one, that the messages name; else those that pay in pesos, where pesos are spoken of. */
export function meantCountries(messages: readonly string[]): MeantCountries {
  const words = messages.flatMap((message) => plainOf(message).split(/[^a-z]+/));
  const named = words.flatMap((word) => COUNTRY_OF_STATE.get(word) ?? COUNTRY_NAMES[word] ?? []).at(-1);
  if (named) return { countries: [named], isNamed: true };
  const at = words.findLastIndex((word) => word === "pesos" || word === "peso");
  const ofPesos = PESOS_OF[words[at + 1] ?? ""];
  return { countries: at < 0 ? [] : ofPesos ? [ofPesos] : PESO_COUNTRIES, isNamed: false };
}
