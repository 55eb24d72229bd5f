import type { DatedFact } from "../../shared/dated-fact.ts";
import { counted } from "../../shared/format/counted.ts";
import { formatMoney } from "../../shared/format/format.ts";
import { COMMUNITIES, type Community } from "../../shared/places/tax-places.ts";

/**
 * Where areas with capped rents were declared. The list of municipalities changes with each resolution and is not kept here: whoever sets a
 * rent is told to look, and where.
 */

/** Where the reference index and the areas in force are looked up, by address or cadastral reference. */
export const STRESSED_AREAS_LOOKUP = {
  title: "Sistema Estatal de Referencia del Precio del Alquiler (SERPAVI)",
  url: "https://serpavi.mivau.gob.es/",
} as const;

const declared = (community: Community, municipalities: number | null): DatedFact<number | null> => ({
  id: `zonas-tensionadas-${community.toLowerCase()}`,
  label: `Zonas tensionadas de ${COMMUNITIES[community]}`,
  value: municipalities,
  unit: "municipios",
  jurisdiction: community,
  validFrom: "2025-12-31",
  source: { title: "Prensa, finales de 2025", url: STRESSED_AREAS_LOOKUP.url, consulted: "2026-08-07" },
  mark: "por-comprobar",
  note: "La lista cambia: manda la resolución vigente del ministerio.",
});

/** Communities with declared areas, and in how many municipalities where the press counted them. */
const DECLARED: Partial<Record<Community, DatedFact<number | null>>> = {
  "ES-CT": declared("ES-CT", 271),
  "ES-NC": declared("ES-NC", 21),
  "ES-PV": declared("ES-PV", null),
  "ES-GA": declared("ES-GA", null),
};

/** The known facts of declared areas in a community; `undefined` where none was known of on the date of the source. */
export const stressedAreasOf = (community: Community | undefined): DatedFact<number | null> | undefined =>
  community && DECLARED[community];

/**
 * The words beside a rent of which nobody told whether its area is stressed.
 *
 * @param community of the home; `undefined` when it is not known
 */
export function stressedAreaReminder(community: Community | undefined): string {
  const known = stressedAreasOf(community);
  const where =
    known && community
      ? `En ${COMMUNITIES[community]} hay ${known.value === null ? "municipios declarados" : counted(known.value, "municipio declarado", "municipios declarados")} zona tensionada (prensa, finales de 2025; por comprobar).`
      : "No consta si el municipio está declarado zona tensionada.";
  return `${where} Allí un contrato nuevo de vivienda habitual no puede pasar de la última renta actualizada, salvo excepciones. La lista cambia: compruébala antes de poner precio en serpavi.mivau.gob.es o en la resolución vigente del ministerio.`;
}

interface AskedRent {
  /** Of the home; `undefined` when it is not known, or is not in Spain. */
  community: Community | undefined;
  /** Monthly, in euros; `undefined` while nothing is typed. */
  rent: number | undefined;
  /** Of the last contract; `undefined` when it is not known. */
  lastRent?: number | undefined;
}

/**
 * The warning beside a monthly rent of a home in Spain that is being typed; null where nothing speaks against it: no rent yet, or no
 * known area of the community and no rent of an earlier contract below the new one.
 *
 * @returns the words and where they are from
 */
export function stressedRentWarning({ community, rent, lastRent }: AskedRent): { text: string; origin: string } | null {
  if (rent === undefined || !(rent > 0)) return null;
  const cap = "un contrato nuevo de vivienda habitual no puede pasar de la última renta actualizada, salvo excepciones";
  const known = stressedAreasOf(community);
  const origin = known ? `${known.source.title}; por comprobar.` : "Ley 12/2023.";
  if (lastRent !== undefined && lastRent > 0 && rent > lastRent) {
    const text = `Pides más que la renta anterior, de ${formatMoney(lastRent)}. Si el municipio está declarado zona tensionada, ${cap}.`;
    return { text, origin };
  }
  if (!known || !community) return null;
  const where =
    known.value === null
      ? "municipios declarados"
      : counted(known.value, "municipio declarado", "municipios declarados");
  return { text: `En ${COMMUNITIES[community]} hay ${where} zona tensionada: allí ${cap}.`, origin };
}
