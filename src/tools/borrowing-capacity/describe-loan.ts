import { counted } from "#domain/shared/format/counted.ts";
import { formatDate, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { type Lines, paragraph, type Section } from "#domain/tools/description/description.ts";
import { count, moneyOf, share, type Unit, valueText } from "#domain/tools/description/value.ts";
import { INDEX_UNITS } from "#domain/tools/mortgage/index-units.ts";
import { amortisationSchedule } from "#domain/tools/mortgage/schedule.ts";
import { explainFees, explainIndexed, explainMap, explainPath, explainStress, roundedMoney } from "./explain.ts";
import type { CapacityEstimate, IndexedSection, PrepaymentSection } from "./result.ts";
import type { CapacityInput } from "./schema.ts";

const YEAR: Unit = { kind: "number" };

/** The instalment one, two and three points up. */
export function stressSection(result: CapacityEstimate, input: CapacityInput): Section {
  const money = moneyOf(result.currency);
  return {
    id: "capacidad-subida",
    title: "Si suben los tipos",
    lead: explainStress(result),
    blocks: [
      {
        kind: "table",
        name: "Si suben los tipos",
        columns: [
          { title: "Subida (puntos)", on: ["sheet"] },
          { title: "Subida", narrow: "title", on: ["page", "pdf", "text"] },
          { title: "Interés", narrow: "detail" },
          { title: "Cuota", narrow: "figure" },
          { title: "Esfuerzo", narrow: "note" },
          { title: "Precio máximo con ese interés", on: ["page", "pdf", "text"] },
          { title: "Precio máximo", on: ["sheet"] },
          { title: `Hasta el ${formatPercent(input.maxIncomeShare)}`, narrow: "actions", on: ["page", "pdf"] },
        ],
        rows: result.stress.map((line) => [
          count(line.rise * 100, { decimals: 2 }),
          line.rise === 0 ? "Hoy" : `+${formatNumber(line.rise * 100)} ${line.rise > 0.01 ? "puntos" : "punto"}`,
          share(line.annualRate, { decimals: 2 }),
          money(line.instalment),
          share(line.incomeShare),
          money(line.ceiling),
          money(line.ceiling),
          {
            value: "",
            tag: line.exceeds
              ? { text: "lo supera", tone: "warning" as const }
              : { text: "cabe", tone: "success" as const },
          },
        ]),
      },
    ],
  };
}

/** How the instalment goes if the index follows the supposed path. */
export function pathSection(result: CapacityEstimate, input: CapacityInput): Section {
  const money = moneyOf(result.currency);
  const { reference } = result.rate;
  const doubt =
    reference?.mark === "una-fuente" ? "una sola fuente" : reference?.mark === "por-comprobar" ? "por comprobar" : null;
  return {
    id: "capacidad-senda",
    title: "Cómo va la cuota",
    ...(reference && {
      lead: `${reference.label}: ${formatPercent(reference.value, 3)}${reference.date ? `, ${formatDate(reference.date)}` : ""}. Diferencial: ${formatPercent(input.spread ?? 0, 2)}.`,
    }),
    ...(doubt && { tag: { text: doubt, tone: "warning" as const } }),
    blocks: [
      {
        kind: "lines",
        title: explainPath(result),
        subtitle: "Cuota al mes en cada año, si el índice sigue la senda supuesta. No es una previsión.",
        summary: `La cuota empieza en ${valueText(money(result.operation.instalment))}.`,
        xName: "Año",
        xUnit: YEAR,
        unit: money(0).unit,
        x: result.years.map(({ year }) => year),
        series: [{ name: "Cuota", values: result.years.map(({ instalmentCents }) => instalmentCents / 100) }],
      },
      ...paragraph(`${explainPath(result)}.`, { on: ["text"] }),
    ],
  };
}

/** The ceiling around the case in hand. */
export function mapSection(result: CapacityEstimate): Section {
  const { heatmap, currency } = result;
  const isTerm = heatmap.across === "years";
  const amounts = [...heatmap.rows.flatMap(({ values }) => values), ...(isTerm ? [] : heatmap.columns)];
  const { unit, divisor, format } = roundedMoney(Math.max(...amounts), currency);
  const { title, description } = explainMap(result);
  const sheetHead = (column: number) => (isTerm ? `${column} años` : `${column} ${currency} de ahorro`);
  return {
    id: "capacidad-mapa",
    title,
    lead: description,
    blocks: [
      {
        kind: "heatmap",
        caption: `Precio máximo en ${unit}, según el interés y ${isTerm ? "el plazo" : "el ahorro"}`,
        corner: isTerm ? "Interés / plazo" : "Interés / ahorro",
        unit: { kind: "number" },
        columns: heatmap.columns.map((column) => (isTerm ? `${column} años` : format(column))),
        rows: heatmap.rows.map(({ rate, values }) => ({
          label: formatPercent(rate, 2),
          values: values.map((value) => value / divisor),
        })),
        current: heatmap.current,
      },
      {
        kind: "table",
        name: "Precio máximo según tipo",
        columns: [{ title: "Tipo" }, ...heatmap.columns.map((column) => ({ title: sheetHead(column) }))],
        rows: heatmap.rows.map(({ rate, values }) => [
          share(rate),
          ...values.map((value) => count(value, { decimals: 2 })),
        ]),
        on: ["sheet"],
      },
      ...paragraph(`En ${unit}. Recuadrado, tu caso.`, { tone: "small", on: ["page", "pdf"] }),
    ],
  };
}

/** Interest and principal year by year; every month stands in the spreadsheet. */
export function scheduleSection({ years, currency, totalInterest }: CapacityEstimate): Section {
  const money = moneyOf(currency);
  const turn = years.find((year) => year.principalCents > year.interestCents)?.year;
  const paid = `pagas ${valueText(money(totalInterest))} de intereses`;
  return {
    id: "capacidad-cuadro",
    title: "Cuadro de amortización",
    lead: "Año a año. El cuadro mes a mes está en las tablas.",
    blocks: [
      {
        kind: "stacked",
        title:
          turn === undefined || turn === 1
            ? `En total ${paid}`
            : `Desde el año ${turn} devuelves más capital que intereses; en total ${paid}`,
        subtitle: `Pagado cada año, en ${currency}`,
        summary: `Barras de ${counted(years.length, "año", "años")} con capital e intereses. El primer año se pagan ${valueText(money((years[0]?.interestCents ?? 0) / 100))} de intereses.`,
        xName: "Año",
        unit: money(0).unit,
        parts: ["Capital", "Intereses"],
        columns: years.map((year) => ({
          label: String(year.year),
          values: [year.principalCents / 100, year.interestCents / 100],
        })),
        totalName: "Total",
      },
    ],
    on: ["page", "pdf"],
  };
}

/** The loan's schedule by years, to the cent. */
export function yearlySection({ years, currency }: CapacityEstimate): Section {
  const exact = (cents: number) => moneyOf(currency)(cents / 100, { decimals: 2 });
  return {
    id: "capacidad-anos",
    title: "Cuadro de amortización por años",
    blocks: [
      {
        kind: "table",
        name: "Cuadro de amortización por años",
        columns: ["Año", "Interés", "Cuota al mes", "Intereses", "Capital", "Pendiente"].map((title) => ({ title })),
        rows: years.map((year) => [
          count(year.year),
          share(year.annualRate, { decimals: 3 }),
          exact(year.instalmentCents),
          exact(year.interestCents),
          exact(year.principalCents),
          exact(year.balanceCents),
        ]),
        on: ["pdf"],
      },
    ],
  };
}

/** Every instalment: a bank's offer is compared line by line. On paper it would be seven pages, which nobody reads: years stand there. */
export function monthlyAnnex({ loanPlan, currency }: CapacityEstimate): Section {
  const exact = (cents: number) => moneyOf(currency)(cents / 100, { decimals: 2 });
  const months = loanPlan ? amortisationSchedule(loanPlan.principalCents, loanPlan.months, loanPlan.plan) : [];
  return {
    id: "capacidad-meses",
    title: "Cuadro de amortización mes a mes",
    blocks: [
      {
        kind: "table",
        name: "Cuadro de amortización",
        columns: ["Mes", "Tipo", "Cuota", "Intereses", "Capital", "Pendiente"].map((title) => ({ title })),
        rows: months.map((row) => [
          count(row.month),
          share(row.annualRate),
          exact(row.instalmentCents),
          exact(row.interestCents),
          exact(row.principalCents),
          exact(row.balanceCents),
        ]),
        on: ["sheet"],
      },
    ],
  };
}

/** Keeping the term against keeping the instalment. */
export function prepaymentSection(prepayment: PrepaymentSection, currency: string): Section[] {
  const { outcome } = prepayment;
  if (outcome.kind !== "prepaid") return [];
  const money = moneyOf(currency);
  return [
    {
      id: "capacidad-amortizar",
      title: `Si amortizas ${valueText(money(outcome.amountCents / 100))} en el mes ${outcome.month}`,
      lead: outcome.settles
        ? "Con eso cancelas la hipoteca."
        : `Entonces debes ${valueText(money(outcome.balanceBeforeCents / 100))}, quedan ${outcome.remainingBefore} cuotas de ${valueText(money(outcome.instalmentBeforeCents / 100, { decimals: 2 }))}.`,
      blocks: [
        {
          kind: "table",
          name: "Bajar la cuota o bajar el plazo",
          columns: [
            { title: "Opción", narrow: "title" },
            { title: "Cuotas que quedan", narrow: "detail", narrowSuffix: "cuotas" },
            { title: "Cuota", narrow: "figure" },
            { title: "Intereses que ahorras", narrow: "note" },
          ],
          rows: outcome.outcomes.map((row) => [
            row.mode === "keep-term" ? "Bajar la cuota" : "Bajar el plazo",
            count(row.remainingPayments),
            money(row.instalmentCents / 100, { decimals: 2 }),
            money(row.interestSavedCents / 100),
          ]),
          on: ["page", "pdf", "text"],
        },
        ...paragraph(explainFees(prepayment, currency), { tone: "muted" }),
      ],
    },
  ];
}

/** A loan in an indexed unit, in the money of each year. */
export function indexedSection(indexed: IndexedSection, currency: string): Section {
  const { years, incomeShares, unit, unitGrowth, incomeGrowth, peakBalance } = indexed;
  const money = moneyOf(currency);
  const last = formatPercent(incomeShares.at(-1) ?? 0);
  const shared = {
    kind: "lines",
    xName: "Año",
    xUnit: YEAR,
    x: years.map(({ year }) => year),
    isFromZero: true,
  } as const;
  const debt: Lines = {
    ...shared,
    title: explainIndexed(indexed, currency),
    subtitle: `Deuda al final de cada año, en ${currency} de ese año`,
    summary: `La deuda más alta es ${valueText(money(peakBalance, { isShort: true }))}.`,
    unit: money(0).unit,
    series: [{ name: "Deuda", values: years.map(({ balance }) => balance) }],
  };
  const effort: Lines = {
    ...shared,
    title: `La cuota pasa del ${formatPercent(incomeShares[0] ?? 0)} al ${last} de los ingresos`,
    subtitle: "Cuota entre ingresos de cada año",
    summary: `Al final la cuota es el ${last} de los ingresos.`,
    unit: { kind: "share", decimals: 0 },
    series: [{ name: "Esfuerzo", values: incomeShares }],
  };
  return {
    id: "capacidad-unidad",
    title: `El préstamo en ${unit}`,
    lead: `${INDEX_UNITS[unit]}. Supone que sube un ${formatPercent(unitGrowth)} al año y los ingresos, un ${formatPercent(incomeGrowth)}.`,
    blocks: [
      debt,
      effort,
      ...paragraph(`${debt.title}. ${effort.title}.`, { on: ["text"] }),
      {
        kind: "table",
        name: `Préstamo en ${unit}`,
        columns: [
          { title: "Año" },
          { title: `Cuota (${currency} de ese año)` },
          { title: `Deuda (${currency} de ese año)` },
          { title: "Esfuerzo" },
        ],
        rows: years.map((year, i) => [
          count(year.year),
          count(year.instalment, { decimals: 2 }),
          count(year.balance, { decimals: 2 }),
          share(incomeShares[i] ?? 0),
        ]),
        on: ["sheet"],
      },
    ],
    isTwoColumns: true,
  };
}
