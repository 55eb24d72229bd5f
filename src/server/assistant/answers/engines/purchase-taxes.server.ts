import type { CitedFigures } from "#domain/assistant/answers/cited-figures.ts";
import type { DatedFact } from "#domain/shared/dated-fact.ts";
import { listed } from "#domain/shared/format/listed.ts";
import type { Community } from "#domain/shared/places/tax-places.ts";
import { type CostModel, costModel, placeName } from "#domain/tools/tax/cost-model.ts";
import { reliefOptionsFor } from "#domain/tools/tax/relief-catalogue.ts";
import type { Scale } from "#domain/tools/tax/scale.ts";

/** The taxes of a purchase in Spain apart from its other costs: their rates, and what they come to. */

type HomeKind = "usada" | "nueva";

/** ITP, or IVA, IGIC or IPSI with AJD. */
const isTax = ({ id }: { id: string }) => /^(itp|iva|igic|ipsi|ajd)-/.test(id);
/** ITP, IVA, AJD. */
export const taxName = ({ id }: { id: string }): string => id.slice(0, id.indexOf("-")).toUpperCase();

/** Tax lines of a price. */
export const taxLines = (model: CostModel, price: number) => model.breakdown(price).lines.filter(isTax);

/** `del 6 %`, `del 10 % hasta 600.000 €, del 11 % hasta 900.000 € y del 12 % en adelante`. */
function rateText(cited: CitedFigures, scale: Scale): string {
  if (scale.kind === "flat") return `del ${cited.percent(scale.rate, 2)}`;
  const parts = scale.brackets.map(({ upTo, rate }) =>
    upTo === null
      ? `del ${cited.percent(rate, 2)} por encima`
      : `del ${cited.percent(rate, 2)} hasta ${cited.money(Math.round(upTo))}`,
  );
  return `${listed(parts)}${scale.kind === "step" ? " (el tipo que toque, sobre todo el valor)" : " (cada tramo a su tipo)"}`;
}

/** The general rates of a kind of home: `El ITP es del 6 %`; null where no table has them. */
function ratesOf(cited: CitedFigures, place: Community, homeKind: HomeKind, today: string): string | null {
  const model = costModel({ place, homeKind }, today, false);
  if (!model) return null;
  const taxes = model.facts.filter(isTax) as DatedFact<Scale>[];
  const own = taxes.filter(({ id }) => !id.includes("bonificado"));
  return listed(
    own
      .slice(0, homeKind === "nueva" ? 2 : 1)
      .map(({ id, value }) => `el ${taxName({ id })} es ${rateText(cited, value)}`),
  );
}

/** Rates of the taxes of buying there, the asked kind of home first, as whole sentences. */
export function rateSentences(
  cited: CitedFigures,
  place: Community,
  asked: HomeKind | undefined,
  today: string,
): string[] {
  const kinds: readonly HomeKind[] = asked === undefined ? ["usada", "nueva"] : [asked];
  const where = placeName(place);
  return kinds.flatMap((kind, index) => {
    const rates = ratesOf(cited, place, kind, today);
    const of = kind === "usada" ? "de una vivienda usada" : "de una vivienda nueva";
    if (rates === null) return [`No tengo una tabla comprobada de los impuestos ${of} en ${where}.`];
    return [index === 0 ? `En ${where}, ${rates} en la compra ${of}.` : `En la ${of.slice(7)}, ${rates}.`];
  });
}

const MOST_RELIEFS = 3;
/** Reliefs of companies and raised rates are none of a buyer's. */
const NOT_OF_BUYERS = /reventa|gran tenedor/;

/** Names the reduced rates that the tables have there; empty where they have none. */
export function reliefSentence(cited: CitedFigures, place: Community, homeKind: HomeKind): string {
  const options = reliefOptionsFor(place, homeKind === "usada" ? "itp" : "iva").filter(
    ({ label }) => !NOT_OF_BUYERS.test(label),
  );
  if (options.length === 0) return "";
  const shown = options.slice(0, MOST_RELIEFS).map(({ label }) => cited.quote(label));
  const more = options.length > MOST_RELIEFS ? "; y otros" : "";
  return `Hay tipos reducidos, con requisitos: ${shown.join("; ")}${more}. La calculadora los aplica.`;
}

/** The reduced rate of young buyers, with what it asks for; empty where the tables have none for that age. */
export function ageRelief(cited: CitedFigures, place: Community, homeKind: HomeKind, age: number | undefined): string {
  if (age === undefined) return "";
  const ofAge = reliefOptionsFor(place, homeKind === "usada" ? "itp" : "iva").find(({ label }) => {
    const most = /menor de (\d{2}) años/.exec(label)?.[1];
    return most !== undefined && age <= Number(most);
  });
  return ofAge
    ? `Por edad puede tocarte un tipo reducido, «${cited.quote(ofAge.label)}». ${cited.quote(ofAge.condition)}.`
    : "";
}
