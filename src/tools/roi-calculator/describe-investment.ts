import { formatDate, formatPercent } from "#domain/shared/format/format.ts";
import { addingAmounts } from "#domain/tools/description/adding-rows.ts";
import type { Aside, Description, Figure, Headline, Section } from "#domain/tools/description/description.ts";
import { paragraph } from "#domain/tools/description/description.ts";
import { count, moneyOf, share, type Value, valueText } from "#domain/tools/description/value.ts";
import type { InternalRate } from "#domain/tools/investment/cash-flows.ts";
import { stressedAreaReminder, stressedAreasOf } from "#domain/tools/investment/stressed-areas.ts";
import { futureSection, mapSections, simulationSection, yearSheet } from "./describe-future.ts";
import {
  explainBreakEven,
  explainCoverage,
  explainLimit,
  explainOffered,
  explainReturn,
  explainTax,
  firstYear,
  internalRateText,
  NOTE,
  rateText,
  simulationRange,
  yearsText,
  yieldRows,
} from "./explain.ts";
import type { InvestmentResult } from "./result.ts";

const COST_MODES = { table: null, typed: "Gastos que has escrito", template: "Orientativo" } as const;

const yieldOf = (fraction: number | null) => share(fraction, { decimals: 2 });

/** A rate that may not exist is never a number. */
const rateValue = (found: InternalRate): Value =>
  found.kind === "rate" ? share(found.rate, { decimals: 2, minDecimals: 2 }) : internalRateText(found);

/** The yield first; then the first year, the years until the sale, and the uncertainty. */
export function describeInvestment(result: InvestmentResult): Description {
  const { home, returns, placeName, date, currency } = result;
  const money = moneyOf(currency);
  return {
    date,
    summary: `Rentabilidad neta ${rateText(returns.netYield)}, te quedan ${valueText(money(returns.cashFlow / 12))} al mes`,
    document: {
      kind: "Rentabilidad de una compra",
      title: "Lo que rinde la compra",
      detail: `${placeName}, ${formatDate(date)}`,
      note: NOTE,
      facts: [
        { label: "Precio", value: money(home.price) },
        { label: "Inversión total", value: money(returns.totalCost) },
        { label: "Alquiler al mes", value: money(home.monthlyRent) },
        {
          label: "Préstamo",
          value: home.loan > 0 ? `${valueText(money(home.loan))}, ${formatPercent(home.annualRate, 2)}` : "Al contado",
        },
        { label: "Vende tras", value: yearsText(home.horizonYears) },
      ],
    },
    headline: headlineOf(result),
    aside: asideOf(result),
    sections: [
      firstYearSection(result),
      costSection(result),
      ...ruleSections(result),
      futureSection(result),
      yearSheet(result),
      simulationSection(result),
      ...mapSections(result),
      comparedSection(result),
    ],
    footnotes: [`Impuestos e índices a ${formatDate(date)}. ${NOTE} La TIR es antes de impuestos sobre la renta.`],
    message: messageOf(result),
  };
}

function headlineOf(result: InvestmentResult): Headline {
  const { home, returns, currency, placeName } = result;
  const money = moneyOf(currency);
  const offered = explainOffered(result);
  const hasLoan = home.loan > 0;
  const hasNegative = yieldRows(result).some(({ value }) => value < 0);
  return {
    name: "Rentabilidad neta",
    label: `Rentabilidad neta · ${placeName}`,
    value: yieldOf(returns.netYield),
    notes: [explainReturn(result), ...(offered ? [offered] : [])],
    details: [
      `Te queda al mes: ${valueText(money(returns.cashFlow / 12))}`,
      `TIR: ${internalRateText(returns.equityRate)}`,
      ...(hasNegative ? ["Lo negativo se dibuja sin longitud"] : []),
    ],
    drawing: {
      kind: "bars",
      caption: "De la rentabilidad del anuncio a la de tu dinero",
      valueName: "Rentabilidad",
      unit: { kind: "share", decimals: 2, minDecimals: 2 },
      rows: yieldRows(result).map((row) => ({ ...row, isHighlighted: row.label === "Neta" })),
    },
    figures: [
      {
        label: "Te queda al mes",
        value: money(returns.cashFlow / 12),
        note: hasLoan ? "El primer año, pagada la hipoteca" : "El primer año",
      },
      {
        label: "TIR de tu dinero",
        value: rateValue(returns.equityRate),
        note: hasLoan ? `Sin préstamo: ${internalRateText(returns.projectRate)}` : "Al contado",
      },
      ...(hasLoan
        ? [
            {
              label: "Cobertura de la cuota",
              value: count(returns.coverage, { decimals: 2 }),
              note: "Por debajo de 1 no la paga",
            },
          ]
        : []),
      {
        label: "Alquiler de equilibrio",
        value: money(returns.breakEvenRent, { missing: "Ninguno" }),
        note: `Ahora ${valueText(money(home.monthlyRent))}`,
      },
    ],
  };
}

function asideOf({ returns, currency, placeName }: InvestmentResult): Aside {
  const money = moneyOf(currency);
  return {
    title: `${rateText(returns.netYield)} neta en ${placeName}`,
    figures: [
      { label: "Inversión total", value: money(returns.totalCost) },
      { label: "Rentabilidad bruta", value: yieldOf(returns.grossYield) },
      { label: "Te queda al mes", value: money(returns.cashFlow / 12) },
      { label: "Sobre lo puesto", value: yieldOf(returns.cashOnCash) },
      { label: "TIR", value: rateValue(returns.equityRate) },
    ],
  };
}

/** From the rent of a full year to the cash that is left. */
function firstYearSection(result: InvestmentResult): Section {
  const { base, rows, total } = firstYear(result);
  const lead = explainCoverage(result);
  return {
    id: "roi-primer-ano",
    title: "El primer año",
    ...(lead && { lead }),
    blocks: [
      {
        kind: "waterfall",
        caption: "Del alquiler de un año completo a lo que te queda",
        unit: { kind: "money", currency: result.currency },
        base,
        steps: rows,
        total,
      },
      ...paragraph(explainBreakEven(result), { tone: "muted" }),
    ],
    width: "half",
  };
}

/** The cost, line by line. */
function costSection({ home, costs, returns, currency, costMode }: InvestmentResult): Section {
  const money = moneyOf(currency);
  const mode = COST_MODES[costMode];
  const shown: Figure["on"] = ["page", "pdf", "text"];
  const amounts = addingAmounts(
    [...costs.lines, { amount: home.price, isFixed: true }, { amount: home.works, isFixed: true }],
    returns.totalCost,
  );
  const lines: Figure[] = [
    { label: "Precio", value: money(home.price) },
    ...costs.lines.map(
      ({ label, note, isDoubtful }, i): Figure => ({
        label,
        value: money(amounts[i]!),
        ...(note && { note }),
        ...(isDoubtful && { tag: { text: "por comprobar", tone: "warning" } }),
      }),
    ),
    ...(home.works > 0 ? [{ label: "Obra", value: money(home.works) }] : []),
    { label: "Inversión total", value: money(returns.totalCost), isTotal: true },
    ...(home.loan > 0
      ? [
          { label: "Préstamo", value: money(-home.loan) },
          { label: "Tu dinero", value: money(returns.equity), isTotal: true },
          { label: "Cuota al mes", value: money(returns.instalment, { decimals: 2 }) },
        ]
      : []),
  ];
  return {
    id: "roi-coste",
    title: "Lo que cuesta",
    lead: `Impuestos y gastos: ${formatPercent(costs.share)} del precio`,
    ...(mode && { tag: { text: mode } }),
    blocks: [
      { kind: "figures", items: lines, on: shown },
      {
        kind: "table",
        name: "Lo que cuesta",
        columns: [{ title: "Concepto" }, { title: "Importe" }, { title: "Nota" }],
        rows: [
          ["Precio", money(home.price), ""],
          ...costs.lines.map((line) => [line.label, money(line.amount), line.note ?? ""]),
          ["Obra", money(home.works), ""],
          ["Total", money(returns.totalCost), ""],
          ["Préstamo", money(home.loan), ""],
          ["Dinero propio", money(returns.equity), ""],
        ],
        on: ["sheet"],
      },
      ...costs.alternatives.map(({ title = "La norma admite otra lectura", label, total }) => ({
        kind: "notice" as const,
        tone: "warning" as const,
        title,
        text: `${label}: los impuestos y gastos serían ${valueText(money(total))} en lugar de ${valueText(money(costs.total))}.`,
      })),
    ],
    width: "half",
  };
}

/** IRPF and the cap of a stressed area, where they were asked for. */
function ruleSections({ tax, rentLimit, unsaidStressedArea, currency }: InvestmentResult): Section[] {
  return [
    ...(unsaidStressedArea
      ? [
          {
            id: "roi-zona-tensionada",
            title: "¿Está en zona tensionada?",
            blocks: [
              {
                kind: "notice" as const,
                tone: stressedAreasOf(unsaidStressedArea) ? ("warning" as const) : ("info" as const),
                text: stressedAreaReminder(unsaidStressedArea),
              },
            ],
          },
        ]
      : []),
    ...(rentLimit
      ? [
          {
            id: "roi-tope",
            title: "Zona tensionada",
            blocks: [
              {
                kind: "notice" as const,
                tone: rentLimit.exceeds ? ("warning" as const) : ("success" as const),
                text: explainLimit(rentLimit, currency),
              },
            ],
          },
        ]
      : []),
    ...(tax
      ? [
          {
            id: "roi-irpf",
            title: `IRPF del alquiler, con un tipo del ${formatPercent(tax.marginalRate)}`,
            blocks: paragraph(explainTax(tax, currency)),
          },
        ]
      : []),
  ];
}

/** Values that no list above has, to lay two purchases beside each other. */
function comparedSection({ returns, currency, tax, simulation, home }: InvestmentResult): Section {
  const money = moneyOf(currency);
  const range = simulation && simulationRange(simulation);
  const items: Figure[] = [
    { label: "Inversión total", value: money(returns.totalCost) },
    { label: "Dinero propio", value: money(returns.equity) },
    { label: "Rentabilidad bruta", value: yieldOf(returns.grossYield) },
    { label: "Resultado antes de hipoteca", value: money(returns.noi) },
    ...(home.loan > 0 ? [{ label: "Cuota", value: money(returns.instalment, { decimals: 2, per: "al mes" }) }] : []),
    { label: "Te queda el primer año", value: money(returns.cashFlow, { decimals: 2 }) },
    { label: "Sobre lo puesto", value: yieldOf(returns.cashOnCash) },
    { label: "TIR sin préstamo", value: rateValue(returns.projectRate) },
    { label: "Valor actual neto", value: money(returns.netPresentValue) },
    ...(tax ? [{ label: "IRPF del primer año", value: money(tax.due) }] : []),
    ...(range ? [{ label: "TIR en 8 de cada 10 simulaciones", value: range }] : []),
  ];
  return {
    id: "roi-cifras",
    title: "Otras cifras",
    blocks: [{ kind: "figures", items, on: ["rows", "text"] }],
  };
}

function messageOf({ home, returns, currency, placeName, date }: InvestmentResult): string[] {
  const money = (amount: number) => valueText(moneyOf(currency)(amount));
  return [
    `Compra para alquilar en ${placeName}: ${money(returns.totalCost)} en total y ${money(home.monthlyRent)} al mes.`,
    `Bruta ${rateText(returns.grossYield)}, neta ${rateText(returns.netYield)}.`,
    home.loan > 0
      ? `Con ${money(home.loan)} de préstamo quedan ${money(returns.cashFlow / 12)} al mes${returns.cashOnCash === null ? "" : `, el ${rateText(returns.cashOnCash)} de lo puesto`}.`
      : `Quedan ${money(returns.cashFlow)} al año.`,
    returns.equityRate.kind === "rate"
      ? `TIR a ${yearsText(home.horizonYears)}: ${rateText(returns.equityRate.rate)}.`
      : "",
    returns.breakEvenRent === null || returns.breakEvenRent <= 0
      ? ""
      : `Alquiler de equilibrio: ${money(returns.breakEvenRent)}.`,
    `Antes de impuestos sobre la renta. Orientativo, a ${formatDate(date)}.`,
  ];
}
