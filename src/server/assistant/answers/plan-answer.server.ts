import { CREDIT_COSTS, PLANS, type Plan } from "#content/plans.ts";
import { scan } from "#domain/assistant/chat/scan.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { fold } from "#domain/shared/listing/fold.ts";
import { priceIn, REGIONS } from "#domain/shared/region/region.ts";

/** Answers about plans, calculated from `content/plans.ts`. */

const HOW_TO_SUBSCRIBE = "El plan se elige en tu panel, en «Plan y créditos»; la prueba no pide tarjeta.";

/** Kinds of work, with their cost in credits. */
const WORK: readonly { words: RegExp; one: string; many: string; cost: number }[] = [
  {
    words: /valoracion|valoraciones|tasacion|tasaciones|avaluo|avaluos/,
    one: "valoración",
    many: "valoraciones",
    cost: CREDIT_COSTS.server,
  },
  { words: /calculo|calculos|informe|informes/, one: "cálculo", many: "cálculos", cost: CREDIT_COSTS.server },
  {
    words: /texto|textos|descripcion|descripciones|anuncio|anuncios/,
    one: "texto",
    many: "textos",
    cost: CREDIT_COSTS.text,
  },
  { words: /imagen|imagenes|foto|fotos/, one: "imagen", many: "imágenes", cost: CREDIT_COSTS.image },
];
const PEOPLE =
  /(\d{1,9}) (?:[a-z]{1,40} )?(?:agentes|usuarios|personas|comerciales|companeros|asesores|corredores|vendedores|empleados)|para (?:los|las|nosotr[oa]s) (\d{1,9})\b|(?:somos|seremos|seriamos|(?:equipo|oficina|agencia|inmobiliaria) (?:de|con)) (\d{1,9})\b/;
/** "Trabajo sola", "para mí solo". */
const ALONE = /\b(?:trabajo|estoy|voy|soy yo|para mi) sol[oa]\b|\buna sola persona\b/;
/** Times a month. */
const RHYTHMS: readonly [RegExp, number][] = [
  [/al dia|por dia|cada dia|diari[oa]s?/, 30],
  [/a la semana|por semana|cada semana|semanal(?:es)?/, 52 / 12],
  [/al ano|por ano|cada ano|anual(?:es)?/, 1 / 12],
];

/** The assistant does not know the visitor's region, so it gives both prices. */
export function priceText(euros: number): string {
  const inDollars = `${formatNumber(priceIn("latam", euros))}\u00a0${REGIONS.latam.currencySymbol}`;
  return `${formatNumber(euros)}\u00a0${REGIONS.es.currencySymbol} al mes, o ${inDollars} en Latinoamérica`;
}

/**
 * "Hago 40 valoraciones al mes, ¿qué plan me sirve?": the work named, its cost in credits, and the first plan that
 * holds it.
 *
 * @returns null where no amount of work or people is named
 */
export function planFor(question: string): string | null {
  const text = fold(inFigures(question).replace(/(\d)[.,](?=\d{3}\b)/g, "$1"));
  const works = WORK.flatMap(({ words, one, many, cost }) => {
    const amount = Number(new RegExp(`(\\d{1,9}) (?:[a-z]{1,40} ){0,2}?(?:${words.source})\\b`).exec(text)?.[1] ?? 0);
    return amount > 0 ? [{ amount, name: amount === 1 ? one : many, cost }] : [];
  });
  const [, counted, these, are] = PEOPLE.exec(text) ?? [];
  const people = Number(counted ?? these ?? are ?? (ALONE.test(text) ? 1 : 0));
  const asksForPlan = /\bplan(es)?\b|suscripcion|contrat|credito|cuesta|costaria|precio|tarifa/.test(text);
  if (people <= 1 && !asksForPlan) return null;
  if (people === 0 && works.length === 0) return null;
  const timesAMonth = RHYTHMS.find(([words]) => words.test(text))?.[1] ?? 1;
  const credits = Math.ceil(works.reduce((sum, { amount, cost }) => sum + amount * cost, 0) * timesAMonth);
  const plan = PLANS.find((each) => each.monthlyEuros > 0 && each.credits >= credits && each.users >= people);
  const needs =
    works.length > 0
      ? `${listed(works.map(({ amount, name }) => `${formatNumber(amount)} ${name}`))}${timesAMonth === 1 ? "" : ` ${rhythmOf(timesAMonth)}`} gastan unos ${formatNumber(credits)} créditos al mes.`
      : people === 1
        ? "Para una persona basta un usuario."
        : `Para ${formatNumber(people)} personas hacen falta ${formatNumber(people)} usuarios.`;
  const fits = plan
    ? fitText(plan, credits, people)
    : "Es más de lo que trae el plan Red. Escríbenos y lo vemos contigo.";
  return `${needs} ${fits}\n\n${HOW_TO_SUBSCRIBE}`;
}

/** The question with its numbers in figures: «somos cuatro» is «somos 4». */
function inFigures(question: string): string {
  const { text, tokens, quantities } = scan(question);
  return quantities.reduceRight(
    (said, { from, to, value, isArticle }) =>
      isArticle ? said : `${said.slice(0, tokens[from]!.start)}${value}${said.slice(tokens[to - 1]!.end)}`,
    text,
  );
}

function fitText(plan: Plan, credits: number, people: number): string {
  const users = people > 1 || plan.users > 1 ? ` y ${plan.users} usuarios` : "";
  const left = credits > 0 ? `, así que te quedan ${formatNumber(plan.credits - credits)} para lo demás` : "";
  return `El plan ${plan.name} (${priceText(plan.monthlyEuros)}) trae ${formatNumber(plan.credits)} créditos${users}${left}.`;
}

function rhythmOf(timesAMonth: number): string {
  if (timesAMonth === 30) return "al día";
  return timesAMonth < 1 ? "al año" : "a la semana";
}
