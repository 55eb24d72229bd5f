import type { Block, Notice, Section, Table } from "#domain/tools/description/description.ts";
import { moneyOf, valueText } from "#domain/tools/description/value.ts";
import { explainMissing, lineText, theOffer } from "./explain.ts";
import type { NegotiationResult } from "./result.ts";

/**
 * The sale at the best offer's price, or at the target where there is none: from the price to the seller's net, to the
 * cent.
 */
export function netSection(result: NegotiationResult): Section {
  const { sale, offers, currency } = result;
  const money = moneyOf(currency);
  return {
    id: "negociador-neto",
    title: `Quedan ${valueText(money(sale.net))}`,
    lead: offers[0] ? `Si cierra ${theOffer(offers[0].name)}` : "Si cierras en tu meta",
    ...(sale.missing.length > 0 && { tag: { text: "incompleto", tone: "warning" } }),
    blocks: [
      {
        kind: "waterfall",
        caption: "Del precio a lo que cobra quien vende",
        unit: { kind: "money", currency, decimals: 2 },
        base: { label: "Precio", amount: sale.price },
        steps: sale.lines.map((line) => ({
          label: lineText(line),
          ...(line.detail && { detail: line.detail }),
          amount: -line.amount,
        })),
        total: { label: "Neto", amount: sale.net },
      },
      netSheet(result),
      comparedNet(result),
      ...noticesOf(result),
    ],
    width: "half",
  };
}

function netSheet({ sale, currency }: NegotiationResult): Table {
  const money = moneyOf(currency);
  return {
    kind: "table",
    name: "Neto del vendedor",
    columns: [{ title: "Concepto" }, { title: "Importe" }, { title: "Nota" }],
    rows: [
      ["Precio", money(sale.price), ""],
      ...sale.lines.map(({ label, amount, detail, isDoubtful }) => [
        label,
        money(-amount),
        isDoubtful ? "por comprobar" : (detail ?? ""),
      ]),
      ["Neto", money(sale.net), sale.missing.length > 0 ? `sin ${sale.missing.join(", ")}` : ""],
    ],
    on: ["sheet"],
  };
}

/** Named by its price: the net of another price is another figure. */
function comparedNet({ sale, currency }: NegotiationResult): Block {
  const money = moneyOf(currency);
  return {
    kind: "figures",
    items: [{ label: `Neto de ${valueText(money(sale.price))}`, value: money(sale.net) }],
    on: ["rows"],
  };
}

function noticesOf({ sale, currency }: NegotiationResult): Notice[] {
  const missing = explainMissing(sale);
  const abatement = sale.lines.find(({ id }) => id === "irpf")?.abatement;
  return [
    ...(missing ? [{ kind: "notice" as const, tone: "warning" as const, text: missing }] : []),
    ...(abatement === undefined
      ? []
      : [
          {
            kind: "notice" as const,
            tone: "warning" as const,
            title: "Comprada antes del 31 de diciembre de 1994",
            text: `La ganancia que tributa baja ${valueText(moneyOf(currency)(abatement))}: es la reducción de la disposición transitoria novena de la Ley 35/2006, contada sin mejoras y para un solo vendedor. Compruébala con quien lleve la declaración.`,
          },
        ]),
    ...(sale.withheld === null
      ? []
      : [
          {
            kind: "notice" as const,
            tone: "info" as const,
            title: "Retención al no residente",
            text: `Quien compra retiene ${valueText(moneyOf(currency)(sale.withheld))} y los ingresa a cuenta del impuesto. No es un gasto más.`,
          },
        ]),
  ];
}
