import { counted } from "../../../shared/format/counted.ts";
import { formatDate, formatMoney } from "../../../shared/format/format.ts";
import { addMonths, daysBetween } from "../../../shared/time/local-time.ts";
import { FIELDS, type FieldName } from "../fields.ts";
import { kindName } from "../kinds/registry.ts";
import type { DocumentReading, Finding } from "../reading.ts";
import { BASIS } from "./basis.ts";
import { dateOf, type Facts, moneyOf, quotesOf, textOf } from "./findings.ts";

/** Days for which an extract of the registry is taken as fresh. */
const FRESH_DAYS = 30;

/** The facts that suffice for rules about days. */
type Dated = Pick<Facts, "reading" | "today">;

/** Rules whose answer another day changes. */
const AGEING = ["extract-old", "certificate-expired", "certificate-valid", "inspection-failed"];

/** The findings of a document as they are on another day than that on which it was read. */
export const agedFindings = (reading: DocumentReading, today: string): Finding[] => [
  ...reading.findings.filter(({ rule }) => !AGEING.includes(rule)),
  ...validityFindings({ reading, today }),
];

export function validityFindings(facts: Dated): Finding[] {
  const { reading, today } = facts;
  const found: Finding[] = [];
  const issued = dateOf(reading, "issuedOn");
  if (reading.kind === "nota-simple" && issued !== null) {
    const days = daysBetween(issued, today);
    if (days > FRESH_DAYS)
      found.push({
        level: "amber",
        rule: "extract-old",
        title: `Nota simple de hace ${counted(days, "día", "días")}`,
        text: `Es del ${formatDate(issued)}; desde entonces puede haber entrado otra carga.`,
        basis: BASIS.extractAge,
        quotes: quotesOf(reading, "issuedOn"),
        question: { ask: "Pide otra nota simple, y otra el día de la firma.", whom: "al registro de la propiedad" },
      });
  }
  if (reading.kind === "certificado-energetico") found.push(...energyFindings(facts));
  const until = dateOf(reading, "validUntil");
  if (
    (reading.kind === "cedula-habitabilidad" || reading.kind === "inspeccion-tecnica") &&
    until !== null &&
    until < today
  )
    found.push({
      level: "amber",
      rule: "certificate-expired",
      title: `${kindName(reading.kind)}: caducó el ${formatDate(until)}`,
      text: "Hay que renovarla antes de la escritura.",
      basis: reading.kind === "cedula-habitabilidad" ? BASIS.habitability : BASIS.inspection,
      quotes: quotesOf(reading, "validUntil"),
      question: {
        ask: "¿Está pedida la renovación?",
        whom: reading.kind === "cedula-habitabilidad" ? "al propietario" : "a la comunidad",
      },
    });
  if (
    reading.kind === "inspeccion-tecnica" &&
    /desfavorable|deficiencias/.test(textOf(reading, "inspectionResult") ?? "")
  )
    found.push({
      level: "amber",
      rule: "inspection-failed",
      title: `Inspección técnica ${textOf(reading, "inspectionResult")}`,
      text: "Vendrán obras y derramas; el comprador tiene que saberlo.",
      basis: BASIS.inspection,
      quotes: quotesOf(reading, "inspectionResult"),
      question: { ask: "¿Qué obras hay aprobadas y quién las paga?", whom: "al administrador" },
    });
  return found;
}

function energyFindings({ reading, today }: Dated): Finding[] {
  const certified = dateOf(reading, "energyCertifiedOn");
  const years = textOf(reading, "energyRating") === "G" ? 5 : 10;
  const until =
    dateOf(reading, "energyCertifiedUntil") ?? (certified === null ? null : addMonths(certified, years * 12));
  if (until === null) return [];
  const quotes = quotesOf(reading, "energyCertifiedUntil", "energyCertifiedOn").slice(0, 1);
  if (until < today)
    return [
      {
        level: "amber",
        rule: "certificate-expired",
        title: `Certificado energético caducado el ${formatDate(until)}`,
        text: "Sin uno vigente no se puede anunciar ni firmar.",
        basis: BASIS.energy,
        quotes,
        question: { ask: "¿Está encargado el nuevo certificado?", whom: "al propietario" },
      },
    ];
  return [
    {
      level: "green",
      rule: "certificate-valid",
      title: `Certificado energético válido hasta el ${formatDate(until)}`,
      text: "Está vigente.",
      basis: BASIS.energy,
      quotes,
      question: null,
    },
  ];
}

/** Sums that a document makes itself. */
export function sumFindings({ reading }: Facts): Finding[] {
  const sums: readonly (readonly [total: FieldName, parts: readonly (readonly [FieldName, 1 | -1])[]])[] =
    reading.kind === "factura"
      ? [
          [
            "invoiceTotal",
            [
              ["invoiceBase", 1],
              ["invoiceTax", 1],
            ],
          ],
        ]
      : reading.kind === "nomina"
        ? [
            [
              "netPay",
              [
                ["grossPay", 1],
                ["deductions", -1],
              ],
            ],
          ]
        : reading.kind === "recibo-ibi"
          ? [
              [
                "cadastralValue",
                [
                  ["landCadastralValue", 1],
                  ["buildingCadastralValue", 1],
                ],
              ],
            ]
          : [];
  return sums.flatMap(([total, parts]): Finding[] => {
    const told = moneyOf(reading, total);
    const each = parts.map(([field, sign]) => [moneyOf(reading, field), sign] as const);
    if (!told || each.some(([money]) => money === null)) return [];
    const sum = each.reduce((all, [money, sign]) => all + sign * money!.amount, 0);
    if (Math.abs(sum - told.amount) < 0.05) return [];
    return [
      {
        level: "review",
        rule: "sum-differs",
        title: `${FIELDS[total].label}: la suma no cuadra`,
        text: `Dice ${formatMoney(told.amount, told.currency, 2)}; sus partes dan ${formatMoney(sum, told.currency, 2)}. Puede haber otra partida.`,
        basis: null,
        quotes: quotesOf(reading, total, ...parts.map(([field]) => field)),
        question: null,
      },
    ];
  });
}
