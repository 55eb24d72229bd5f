import { formatArea, formatDate } from "#domain/shared/format/format.ts";
import type { Description } from "#domain/tools/description/description.ts";
import { moneyOf, valueText } from "#domain/tools/description/value.ts";
import type { AdvertReviewResult } from "./result.ts";

/** The result once: the page, the PDF, the texts, the spreadsheets and the API are drawn from this. */
export function describe({ date, price, areaM2, pricePerM2 }: AdvertReviewResult): Description {
  const money = moneyOf("EUR");
  const figure = valueText(money(pricePerM2));
  return {
    date,
    summary: `${figure} por m²`,
    document: {
      kind: "Precio por metro",
      title: "Precio por metro cuadrado",
      detail: formatDate(date),
      note: "Cálculo con los datos indicados.",
      facts: [
        { label: "Precio", value: money(price) },
        { label: "Superficie", value: formatArea(areaM2) },
      ],
    },
    headline: {
      name: "Precio por m²",
      label: "Precio por m²",
      value: money(pricePerM2),
      notes: [`${valueText(money(price))} entre ${formatArea(areaM2)}.`],
      details: [],
      figures: [],
    },
    sections: [],
    footnotes: ["Calculado con lo que has escrito: no dice si el precio es alto o bajo."],
    message: [`Sale a ${figure} por m²: ${valueText(money(price))} entre ${formatArea(areaM2)}.`],
  };
}
