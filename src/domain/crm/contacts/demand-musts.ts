import { DEMANDED, HOME_ATTRIBUTES } from "../../shared/home-attributes/table.ts";

/** Demands that a buyer may insist on: the home's flags, by their field. */
export const HOME_MUSTS = DEMANDED;
export type HomeMust = (typeof HOME_MUSTS)[number];

export const HOME_MUST_NAMES = Object.fromEntries(
  HOME_MUSTS.map((must) => [must, HOME_ATTRIBUTES[must].label]),
) as Record<HomeMust, string>;

/** That a home has it, as a sentence: `Tiene ascensor`, `Es exterior`. */
export function hasMustWords(must: HomeMust): string {
  if (must === "isExterior") return "Es exterior";
  if (must === "allowsPets") return "Admite mascotas";
  return `Tiene ${HOME_MUST_NAMES[must].toLocaleLowerCase("es")}`;
}
