import type { Statement } from "#domain/assistant/answers/statement.ts";
import type { DatedFact } from "#domain/shared/dated-fact.ts";
import { factOn } from "#domain/shared/dated-fact.ts";
import { formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { ADVERT_RULES } from "#domain/tools/advert-rules/rules.ts";
import { channelName } from "#domain/tools/posts/networks.ts";
import { POST_RULES } from "#domain/tools/posts/rules.ts";
import { BUDGET_RATE_IDS, BUDGET_RATES } from "#domain/tools/renovation/budget-facts.ts";
import { COST_FACTS, FULL_MONTHS } from "#domain/tools/renovation/cost-facts.ts";
import type { Range } from "#domain/tools/renovation/range.ts";
import { UPLIFT_FACTS } from "#domain/tools/renovation/uplift-facts.ts";
import { listingWriter } from "#tools/listing-writer/tool.ts";
import { posts } from "#tools/posts/tool.ts";
import { renovation } from "#tools/renovation/tool.ts";
import { sourced } from "./dated-words.server.ts";
import { factsOn, uncapitalised } from "./fact.server.ts";

const onWorks = factsOn({ url: renovation.path, title: renovation.title });
const onPosts = factsOn({ url: posts.path, title: posts.title });
const onAdverts = factsOn({ url: listingWriter.path, title: listingWriter.title });

/**
 * Prices and rises of works, rules of adverts, and lengths of posts, from their tables.
 *
 * @param today ISO date: rules that are not in force then are no facts
 */
export function worksAndAdvertFacts(today: string): Statement[] {
  return [...workCosts(), ...workUplifts(), ...budgetRates(), ...advertRules(today), ...postRules(today)];
}

const UNITS: Readonly<Record<string, string>> = { EUR: "€", "EUR/m²": "€/m²", meses: "meses" };

function between({ low, high, usual }: Range, unit: string): string {
  const name = `\u00a0${UNITS[unit] ?? unit}`;
  if (low === high) return `unos ${formatNumber(usual)}${name}`;
  return `de ${formatNumber(low)} a ${formatNumber(high)}${name}, lo usual ${formatNumber(usual)}`;
}

function workCosts(): Statement[] {
  return [...Object.values(COST_FACTS), FULL_MONTHS].map((fact: DatedFact<Range>) =>
    onWorks(
      `works.${fact.id}`,
      `${fact.label}, reforma, obra, remodelación`,
      fact === FULL_MONTHS ? "cuánto tarda" : "cuánto cuesta",
      `${fact.label}: ${between(fact.value, fact.unit)}${fact === FULL_MONTHS ? "" : ", sin IVA"}. ${sourced(fact)}`,
      {
        forms: ["how-much"],
        keywords: "precio coste presupuesto arreglar renovar remodelar cuánto vale",
        asked:
          fact === FULL_MONTHS
            ? [
                "cuánto tarda una reforma integral",
                "plazo de una reforma completa",
                "en cuántos meses se reforma un piso",
              ]
            : [`cuánto cuesta ${uncapitalised(fact.label)}`, `precio de ${uncapitalised(fact.label)}`],
      },
    ),
  );
}

function workUplifts(): Statement[] {
  const percent = (effect: number) => formatPercent(Math.expm1(effect));
  return Object.values(UPLIFT_FACTS).map((fact: DatedFact<Range>) =>
    onWorks(
      `works.${fact.id}`,
      `${fact.label}, reforma, revalorización`,
      "cuánto sube el precio",
      `${fact.label}: sube el precio ${fact.value.low === fact.value.high ? `un ${percent(fact.value.usual)}` : `del ${percent(fact.value.low)} al ${percent(fact.value.high)}`}. ${sourced(fact)}`,
      {
        forms: ["how-much", "yes-no"],
        keywords: "revaloriza aumenta valor compensa merece",
        asked: [
          `cuánto sube el precio con ${uncapitalised(fact.label)}`,
          `merece la pena: ${uncapitalised(fact.label)}`,
        ],
      },
    ),
  );
}

function budgetRates(): Statement[] {
  return BUDGET_RATE_IDS.map((id) => {
    const fact = BUDGET_RATES[id];
    return onWorks(
      `works.${fact.id}`,
      `${fact.label}, presupuesto de obra`,
      "porcentaje",
      `${fact.label}: el ${formatPercent(fact.value)}. ${sourced(fact)}`,
      {
        forms: ["how-much"],
        asked: [`cuánto es: ${uncapitalised(fact.label)}`, `${uncapitalised(fact.label)} en una reforma`],
      },
    );
  });
}

function advertRules(today: string): Statement[] {
  return Object.entries(ADVERT_RULES).flatMap(([id, fact]) => {
    if (!factOn([fact], today)) return [];
    return [
      onAdverts(
        `advert.${id}`,
        `${uncapitalised(fact.label)}, anuncio${fact.jurisdiction === "MX" ? ", México" : ""}`,
        "qué exige la norma",
        `${fact.note} Es un ${fact.value === "bloqueo" ? "aviso que impide copiar el anuncio" : "aviso"}. Fuente: ${fact.source.title}.${fact.mark === "por-comprobar" ? " Está por comprobar." : ""}`,
        {
          forms: ["what", "yes-no", "why"],
          keywords: "anuncio publicar norma obligatorio ley multa",
          asked: [
            `${uncapitalised(fact.label)} en un anuncio`,
            `por qué el generador me avisa de: ${uncapitalised(fact.label)}`,
          ],
        },
      ),
    ];
  });
}

const LENGTHS = {
  limit: "máximo de caracteres",
  fold: "caracteres antes de «… más»",
  hashtags: "máximo de etiquetas",
  links: "máximo de enlaces",
} as const;

function postRules(today: string): Statement[] {
  return POST_RULES.filter((rule) => factOn([rule], today)).map((rule) => {
    const name = channelName(rule.channel);
    return onPosts(
      `post.${rule.id}`,
      `${name}, publicación, post`,
      LENGTHS[rule.kind],
      `${name}, ${LENGTHS[rule.kind]}: ${formatNumber(rule.value)}. ${sourced(rule)}`,
      {
        forms: ["how-much"],
        keywords: "caracteres letras hashtags largo texto red social",
        asked: [
          `${LENGTHS[rule.kind]} en ${name}`,
          `cuántos ${rule.kind === "hashtags" ? "hashtags" : rule.kind === "links" ? "enlaces" : "caracteres"} caben en ${name}`,
        ],
      },
    );
  });
}
