import { formatDate, formatPercent } from "#domain/shared/format/format.ts";
import { type Description, type Headline, paragraph, type Section } from "#domain/tools/description/description.ts";
import { moneyOf, valueText } from "#domain/tools/description/value.ts";
import { daysText } from "./explain.ts";
import type { Proposal } from "./result.ts";

/** On every page: a page may be copied alone. */
const NOTE = "Propuesta para negociar. No obliga a nadie hasta que las dos partes firmen un contrato.";

const kindOf = ({ counter }: Proposal) => (counter.kind === "counter" ? "Contraoferta" : "Aceptación de oferta");

/**
 * The PDF, which goes to the other side: price, terms and until when. Its type holds nothing that belongs to whoever sells: neither
 * the other offers nor the ladder, the target, the taxes, what those rest on, or the least price.
 */
export function describeProposal(proposal: Proposal): Description {
  const { counter, currency, listPrice, homeName, date } = proposal;
  const money = moneyOf(currency);
  const kind = kindOf(proposal);
  return {
    date,
    summary: `${kind}: ${valueText(money(counter.price))}`,
    document: {
      kind,
      title: kind,
      detail: [homeName, formatDate(date)].filter(Boolean).join(", "),
      note: NOTE,
      facts: [
        { label: "Para", value: counter.toName ?? "Quien compra" },
        { label: "Precio de salida", value: money(listPrice) },
        { label: "Tu oferta", value: money(counter.toPrice) },
        { label: "Vale hasta", value: formatDate(counter.validUntil) },
      ],
      isWithoutSources: true,
    },
    headline: headlineOf(proposal),
    sections: [termsSection(proposal), ...conditionsSections(proposal), explanationSection(), signaturesSection()],
    footnotes: ["Los importes no incluyen los impuestos y gastos de quien compra."],
    message: [],
  };
}

function headlineOf({ counter, currency, listPrice }: Proposal): Headline {
  const money = moneyOf(currency);
  const isCounter = counter.kind === "counter";
  return {
    name: "Precio",
    label: isCounter ? "Precio que proponemos" : "Precio que se acepta",
    value: money(counter.price),
    notes: [],
    details: [`${formatPercent(counter.price / listPrice)} del precio de salida`],
    drawing: {
      kind: "bars",
      caption: "Los precios, desde cero",
      valueName: "Precio",
      unit: money(0).unit,
      rows: [
        { label: "Precio de salida", value: listPrice },
        { label: isCounter ? "Propuesta" : "Precio aceptado", value: counter.price, isHighlighted: true },
        ...(isCounter && counter.toPrice !== null ? [{ label: "Tu oferta", value: counter.toPrice }] : []),
      ],
    },
    figures: [],
  };
}

function termsSection({ counter, currency }: Proposal): Section {
  const money = (amount: number) => valueText(moneyOf(currency)(amount));
  return {
    id: "contraoferta-condiciones",
    title: "Condiciones",
    blocks: [
      {
        kind: "table",
        name: "Condiciones",
        columns: [{ title: "Concepto" }, { title: "Propuesta" }],
        rows: [
          ["Precio", money(counter.price)],
          ["Señal", `${money(counter.deposit)} (${formatPercent(counter.depositShare)} del precio)`],
          ["Resto", `${money(counter.price - counter.deposit)} en la escritura`],
          ["Firma de la escritura", `En ${daysText(counter.days)} desde la señal`],
          ["Respuesta", `Por escrito, hasta el ${formatDate(counter.validUntil)}`],
        ],
      },
    ],
  };
}

function conditionsSections({ counter: { conditions } }: Proposal): Section[] {
  if (conditions === null) return [];
  return [{ id: "contraoferta-otras", title: "Otras condiciones", blocks: paragraph(conditions) }];
}

function explanationSection(): Section {
  return {
    id: "contraoferta-que-es",
    title: "Qué es este documento",
    blocks: [
      {
        kind: "notice",
        tone: "info",
        text: "Una propuesta por escrito para acercar posturas. Para quedar vinculados, las partes firman después un contrato de arras o de compraventa, con la nota simple, las cargas y los gastos a la vista. Si alguien firma por otro, con su autorización.",
      },
    ],
  };
}

function signaturesSection(): Section {
  return { id: "contraoferta-firmas", title: "Firmas", blocks: [{ kind: "drawing", name: "signatures" }] };
}
