import { formatArea, formatDate } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import { PURPOSE_NAMES, PURPOSE_NEEDS } from "#domain/tools/arguments/purposes.ts";
import { spoken } from "#domain/tools/arguments/script.ts";
import type { Aside, Description, Figure, Headline } from "#domain/tools/description/description.ts";
import { count, moneyOf } from "#domain/tools/description/value.ts";
import {
  awaitedSection,
  cardsSection,
  missingSection,
  objectionsSection,
  questionsSection,
  refusedSection,
  scriptSection,
  weakSection,
} from "./describe-conversation.ts";
import type { ArgumentsResult } from "./result.ts";
import type { ArgumentsInput } from "./schema.ts";
import { countText } from "./words.ts";

/** All that is read of the input: a shared page does not have it. */
export type DescribedHome = Pick<Partial<ArgumentsInput>, "home">;

/** The strongest arguments first; then the script of the visit, the objections, the weak points, and missing data. */
export function describe(result: ArgumentsResult, { home }: DescribedHome): Description {
  const { date, purpose, cards, objections, refused, awaitsOfficial, script, missing } = result;
  return {
    date,
    summary: `${countText(cards.length, "argumento", "argumentos")}, ${countText(objections.length, "objeción contestada", "objeciones contestadas")}`,
    document: {
      kind: "Argumentos de venta",
      title: result.homeName,
      detail: `${PURPOSE_NAMES[purpose]}: ${PURPOSE_NEEDS[purpose]} ${formatDate(date)}`,
      note: "Documento de trabajo para la visita. Solo dice lo que consta de la vivienda.",
      facts: [{ label: "Qué busca", value: PURPOSE_NAMES[purpose] }, ...priceFigures(result)],
    },
    headline: headlineOf(result),
    aside: asideOf(result),
    sections: [
      ...(refused.length > 0 ? [refusedSection(refused)] : []),
      ...(awaitsOfficial ? [awaitedSection()] : []),
      cardsSection(result),
      ...(objections.length > 0 ? [objectionsSection(objections)] : []),
      weakSection(result.weakPoints),
      ...(script.length > 0 ? [scriptSection(script)] : []),
      questionsSection(result.questions),
      ...(missing.length > 0 ? [missingSection(missing)] : []),
    ],
    footnotes: [
      `Preparado el ${formatDate(date)}, solo con lo que consta.`,
      "Los pesos son criterio de Umbral. No entra quién compra: ni su edad, ni su origen, ni su familia.",
    ],
    message: messageOf(result, home),
  };
}

/** How the arguments are proved, at least one of them. */
function proofText(all: number, documented: number): string {
  if (all === 1) return `Con su dato, ${documented === 1 ? "y con" : "sin"} documento que enseñar.`;
  return `Cada uno con su dato; ${documented === 0 ? "ninguno" : documented} con documento que enseñar.`;
}

function headlineOf({ cards, homeName, purpose }: ArgumentsResult): Headline {
  const documented = cards.filter(({ isDocumented }) => isDocumented).length;
  return {
    name: "Argumentos",
    label: homeName,
    value: count(cards.length, { one: "argumento", many: "argumentos" }),
    notes: [
      ...(cards.length > 0 ? [proofText(cards.length, documented)] : []),
      `${PURPOSE_NAMES[purpose]}. ${PURPOSE_NEEDS[purpose]}`,
    ],
    details: cards.length > 0 ? ["La barra dice lo que pesa, de 1 a 5"] : [],
    drawing: { kind: "drawing", name: "purpose" },
    figures: [],
  };
}

/** Known figures of the price: a home may be prepared before it has one. */
function priceFigures({ price, unitPrice, runningMonthly, currency }: ArgumentsResult): Figure[] {
  const money = moneyOf(currency);
  const written = moneyIn(currency);
  return [
    ...(price === null ? [] : [{ label: "Precio", value: money(price) }]),
    ...(unitPrice === null ? [] : [{ label: "Por metro construido", value: `${written(unitPrice)}/m²` }]),
    ...(runningMonthly === null ? [] : [{ label: "Gasto fijo al mes", value: money(runningMonthly) }]),
  ];
}

/** Arguments that stand beside the form. */
const SHOWN_BESIDE = 3;

function asideOf(result: ArgumentsResult): Aside {
  const { cards, purpose, missing } = result;
  const [first] = missing;
  return {
    title: `${countText(cards.length, "argumento", "argumentos")} · ${PURPOSE_NAMES[purpose]}`,
    figures: priceFigures(result),
    notes: [
      ...(cards.length > 0 ? cards.slice(0, SHOWN_BESIDE).map(spoken) : ["Todavía no hay ningún dato que decir."]),
      ...(first ? [`Lo que más ganaría. ${first.add}: ${first.gain}.`] : []),
    ],
  };
}

const LONGEST_MESSAGE = 700;
/** A loan and a yield that are supposed belong into a conversation, not into a message. */
const NOT_WRITTEN = ["instalment", "cash", "rent"];
const MOST_POINTS = 6;

/**
 * For the buyer: the home's advantages, the best first. A point that does not fit is left out whole; the question at
 * the end stays.
 */
function messageOf(result: ArgumentsResult, home: ArgumentsInput["home"] | undefined): string[] {
  const area = home ? `, ${formatArea(home.builtAreaM2)}` : "";
  const price = result.price === null ? "" : `, ${moneyIn(result.currency)(result.price)}`;
  const foot = "Todo se comprueba en la visita o con sus papeles. ¿Qué dato te falta?";
  const points = result.cards
    .filter(({ id }) => !NOT_WRITTEN.includes(id))
    .slice(0, MOST_POINTS)
    .map(({ feature }) => `- ${feature}`);
  const lines = [`*${result.homeName}${area}${price}*`];
  for (const point of points) {
    if ([...lines, point, foot].join("\n").length <= LONGEST_MESSAGE) lines.push(point);
  }
  return [...lines, foot];
}
