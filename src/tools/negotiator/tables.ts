import type { ResultTable } from "#domain/tools/description/description-sheets.ts";
import { FINANCING_NAMES } from "./explain.ts";
import type { NegotiationResult } from "./result.ts";

const cents = (amount: number) => Math.round(amount * 100) / 100;
const percent = (fraction: number) => Math.round(fraction * 1e4) / 100;

/** Raw values for spreadsheets: money in currency units, shares in percent. */
export function tablesOf({ offers, ladder, sale, currency }: NegotiationResult): ResultTable[] {
  return [
    ...(offers.length > 0
      ? [
          {
            name: "Ofertas",
            columns: [
              "Oferta",
              `Precio (${currency})`,
              "Sobre salida (%)",
              `Señal (${currency})`,
              "Pago",
              "Días",
              "Cierre (%)",
              `Neto si cierra (${currency})`,
              `Precio esperado (${currency})`,
              `Neto esperado (${currency})`,
              "Solidez (0-100)",
              "Cierre que igualaría (%)",
            ],
            rows: offers.map((one) => [
              one.name,
              cents(one.price),
              percent(one.shareOfList),
              cents(one.deposit),
              FINANCING_NAMES[one.financing],
              one.days,
              percent(one.probability),
              cents(one.net),
              cents(one.expectedPrice),
              cents(one.expectedNet),
              one.strength === null ? null : Math.round(one.strength),
              one.breakEven === null ? null : percent(one.breakEven),
            ]),
          },
        ]
      : []),
    {
      name: "Escalera",
      columns: ["Paso", `Precio (${currency})`, `Cesión (${currency})`],
      rows: ladder.map(({ price, concession }, index) => [index + 1, price, concession]),
    },
    {
      name: "Neto del vendedor",
      columns: ["Concepto", `Importe (${currency})`, "Nota"],
      rows: [
        ["Precio", cents(sale.price), null],
        ...sale.lines.map(({ label, amount, detail, isDoubtful }) => [
          label,
          cents(-amount),
          isDoubtful ? "por comprobar" : (detail ?? null),
        ]),
        ["Neto", cents(sale.net), sale.missing.length > 0 ? `sin ${sale.missing.join(", ")}` : null],
      ],
    },
  ];
}
