import { formatMoney, formatNumber } from "../../../shared/format/format.ts";
import type { Finding } from "../reading.ts";
import { firstOf, hasAny, phrases, spansOfAny } from "../text/find.ts";
import { lastUpTo, type Span } from "../text/flat.ts";
import { BASIS } from "./basis.ts";
import { type Facts, moneyOf, numberOf, quoteAt, quotesOf } from "./findings.ts";

/** Everything that a lease has too little of, and that a buyer of the home must know. */
export function leaseFindings(facts: Facts): Finding[] {
  const { reading } = facts;
  const found: Finding[] = [];
  const rent = moneyOf(reading, "monthlyRent");
  const deposit = moneyOf(reading, "securityDeposit");
  if (rent && deposit && deposit.amount < rent.amount - 0.5)
    found.push({
      level: "amber",
      rule: "deposit-low",
      title: "La fianza es menor que una mensualidad",
      text: `${formatMoney(deposit.amount, deposit.currency, 2)} frente a ${formatMoney(rent.amount, rent.currency, 2)} de renta.`,
      basis: BASIS.deposit,
      quotes: quotesOf(reading, "securityDeposit", "monthlyRent"),
      question: { ask: "¿Está depositada la fianza legal?", whom: "al arrendador" },
    });
  const years = numberOf(reading, "leaseYears");
  const isSeasonal = hasAny(facts.known.flat, phrases("temporada · uso distinto · local de negocio · local comercial"));
  if (years !== null && years < 5 && !isSeasonal)
    found.push({
      level: "amber",
      rule: "lease-short",
      title: "Dure lo que diga, el inquilino puede quedarse cinco años",
      text: `El contrato dice ${years === 1 ? "un año" : `${formatNumber(years, 1)}\u00a0años`}; en vivienda habitual se prorroga hasta cinco, o siete si arrienda una empresa.`,
      basis: BASIS.leaseTerm,
      quotes: quotesOf(reading, "leaseYears"),
      question: null,
    });
  return [...found, ...tenantRights(facts)];
}

const OPTION = phrases("opcion de compra · opcion de comprar · derecho de opcion");
const PREEMPTION = phrases("no renuncia* al · no renuncia* a los · sin renuncia");
const NONE = phrases("sin opcion · no tiene opcion · no se concede · no incluye · renuncia* a");

/** Rights of a tenant when the home is sold. */
function tenantRights(facts: Facts): Finding[] {
  const { flat } = facts.known;
  const found: Finding[] = [];
  const option = firstOf(flat, OPTION);
  if (option && !hasAny(flat, NONE, Math.max(0, option.start - 40), option.start))
    found.push({
      level: "red",
      rule: "lease-option",
      title: "El inquilino tiene una opción de compra",
      text: "Mientras dure puede comprar la vivienda por el precio del contrato, en lugar de otro comprador.",
      basis: null,
      quotes: quoteAt(facts, wholeSentence(facts, option)),
      question: { ask: "¿Está vigente la opción y renuncia a ella el inquilino por escrito?", whom: "al inquilino" },
    });
  const preemption = spansOfAny(flat, PREEMPTION).find((one) =>
    hasAny(flat, phrases("tanteo · adquisicion preferente · retracto"), one.end, one.end + 70),
  );
  if (preemption)
    found.push({
      level: "amber",
      rule: "lease-preemption",
      title: "El inquilino no renuncia al tanteo",
      text: "Si se vende con el contrato en vigor, hay que ofrecerle antes la vivienda por el mismo precio.",
      basis: BASIS.preemption,
      quotes: quoteAt(facts, wholeSentence(facts, preemption)),
      question: { ask: "¿Se le ha ofrecido la vivienda y qué contesta?", whom: "al inquilino" },
    });
  return found;
}

/** The sentence that a place stands in, as far as a quote shows it. */
function wholeSentence({ known }: Facts, span: Span): Span {
  const start = known.sentences[lastUpTo(known.sentences, span.start)] ?? span.start;
  const next = known.sentences[lastUpTo(known.sentences, span.start) + 1] ?? known.flat.text.length;
  return { start: Math.max(start, span.start - 160), end: Math.min(next, span.end + 200) };
}
