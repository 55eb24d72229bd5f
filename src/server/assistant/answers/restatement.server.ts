import { wordsOfCountry } from "#content/country-words.ts";
import { HOME_TYPE_NAMES } from "#content/home-names.ts";
import { CONDITION_NAMES } from "#content/property-names.ts";
import { type CitedFigures, citedFigures } from "#domain/assistant/answers/cited-figures.ts";
import type { Intent, Slots } from "#domain/assistant/chat/intents.ts";
import { listed } from "#domain/shared/format/listed.ts";
import type { HomeType } from "#domain/shared/home-attributes/home-values.ts";
import { placeLabel } from "#domain/shared/places/place.ts";
import { placeOf } from "./answer-places.server.ts";
import { termWords } from "./engines/finance/possible-terms.server.ts";
import { FEATURE_NAMES } from "./engines/home-wish.server.ts";

/**
 * Repeats what was understood before a question or a result, so that a misread person can correct it: `Piso de 80 m² en
 * Gràcia, Barcelona, con terraza.`
 */
export function restatement(intent: Intent, slots: Slots): { text: string; figures: readonly number[] } {
  const cited = citedFigures();
  const parts = intent === "value_home" ? homeParts(cited, slots) : moneyParts(cited, slots);
  const text = parts.filter(Boolean).join(", ");
  return { text: text === "" ? "" : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`, figures: cited.figures };
}

function homeParts(cited: CitedFigures, slots: Slots): string[] {
  const {
    homeType,
    areaM2,
    rooms,
    baths,
    floor,
    condition,
    features = [],
    withoutFeatures = [],
    operation,
    place,
  } = slots;
  // A place that we do not know says nothing of its country's words.
  const words = wordsOfCountry((place?.id === undefined ? undefined : placeOf(place.id)?.country) ?? "ES");
  const typeName = (type: string) =>
    (type === "piso" ? words.flat : (HOME_TYPE_NAMES[type as HomeType] ?? "vivienda")).toLowerCase();
  const head = [
    homeType ? typeName(homeType) : areaM2 !== undefined || place ? "vivienda" : "",
    areaM2 === undefined ? "" : `de ${cited.area(areaM2)}`,
    placeText(cited, slots) && `en ${placeText(cited, slots)}`,
    operation === "alquiler" ? `en ${words.letting}` : "",
  ];
  const list = (names: readonly (keyof typeof FEATURE_NAMES)[]) => listed(names.map((name) => FEATURE_NAMES[name]));
  return [
    head.filter(Boolean).join(" "),
    rooms === undefined ? "" : `${cited.number(rooms)} ${rooms === 1 ? words.room : words.rooms}`,
    baths === undefined ? "" : `${cited.number(baths)} ${baths === 1 ? "baño" : "baños"}`,
    floor === undefined ? "" : floor === 0 ? "planta baja" : `${words.storey} ${cited.number(floor)}`,
    condition ? CONDITION_NAMES[condition].toLowerCase() : "",
    features.includes("exterior") ? "exterior" : "",
    features.some((name) => name !== "exterior") ? `con ${list(features.filter((name) => name !== "exterior"))}` : "",
    withoutFeatures.length > 0 ? `sin ${list(withoutFeatures)}` : "",
  ];
}

function moneyParts(cited: CitedFigures, slots: Slots): string[] {
  const { currency = "EUR", netMonthlyIncome, monthlyDebts, savings, price, loan, years, ratePercent, age } = slots;
  const { homeKind, monthlyRent, yearlyExpenses, instalment, entrySharePercent, debtRatioPercent, yieldPercent } =
    slots;
  const place = placeText(cited, slots);
  const percent = (label: string, value: number | undefined) =>
    value === undefined ? "" : `${label} del ${cited.percent(value / 100, 3)}`;
  // Of pesos whose country nobody has named only the number is said.
  const isUnclear = slots.currency === undefined && slots.unclearCurrency !== undefined;
  const written = (amount: number) => (isUnclear ? `${cited.number(amount)} pesos` : cited.money(amount, currency));
  // A sum of another currency than the rest keeps its own sign.
  const { foreignSum } = slots;
  const isForeign = (amount: number) => foreignSum !== undefined && slots[foreignSum.slot] === amount;
  const money = (label: string, amount: number | undefined, after = "") =>
    amount === undefined
      ? ""
      : `${label}${isForeign(amount) ? cited.money(amount, foreignSum!.currency) : written(amount)}${after}`;
  return [
    homeKind ? `vivienda ${homeKind}` : "",
    money("precio de ", price),
    money("hipoteca de ", loan),
    money("ingresos de ", netMonthlyIncome, " al mes"),
    monthlyDebts === 0 ? "sin deudas" : money("deudas de ", monthlyDebts, " al mes"),
    savings === 0 ? "sin ahorros" : money("ahorros de ", savings),
    percent("entrada", entrySharePercent),
    money("alquiler de ", monthlyRent, " al mes"),
    money("gastos de ", yearlyExpenses, " al año"),
    money("cuota de ", instalment, " al mes"),
    percent("rentabilidad", yieldPercent),
    percent("endeudamiento", debtRatioPercent),
    years === undefined ? "" : termWords(cited, years),
    ratePercent === undefined ? "" : `al ${cited.percent(ratePercent / 100, 3)}`,
    age === undefined ? "" : `${cited.number(age)} años de edad`,
    place && `en ${place}`,
  ];
}

function placeText(cited: CitedFigures, { place }: Slots): string {
  if (!place) return "";
  const known = place.id === undefined ? undefined : placeOf(place.id);
  return cited.quote(known ? placeLabel(known) : (place.name ?? place.text));
}
