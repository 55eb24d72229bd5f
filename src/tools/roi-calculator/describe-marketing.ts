import { formatDate } from "#domain/shared/format/format.ts";
import type { Cell, Description, Section } from "#domain/tools/description/description.ts";
import { count, moneyOf, share, valueText } from "#domain/tools/description/value.ts";
import type { ChannelReturn } from "#domain/tools/investment/marketing-return.ts";
import { explainMarketing, NOTE } from "./explain.ts";
import type { MarketingResult } from "./result.ts";

/** Return of the channels: all of them first, then one beside the other. */
export function describeMarketing(result: MarketingResult): Description {
  const { channels, total, currency, date } = result;
  const money = moneyOf(currency);
  const known = channels.filter(({ roi }) => roi !== null);
  const named = (list: readonly ChannelReturn[], index: number) => {
    const { name } = list[index]!;
    const before = list.slice(0, index).filter((other) => other.name === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  };
  return {
    date,
    summary: `ROI total ${valueText(share(total.roi))}`,
    document: {
      kind: "Retorno de los canales",
      title: "Qué canal se paga",
      detail: formatDate(date),
      note: NOTE,
      facts: [],
    },
    headline: {
      name: "ROI total",
      label: "ROI de todos los canales",
      value: share(total.roi),
      notes: [explainMarketing(result)],
      details: [`Gasto: ${valueText(money(total.spend))}`, `Margen: ${valueText(money(total.margin))}`],
      ...(known.length > 0 && {
        drawing: {
          kind: "bars",
          caption: "Retorno de cada canal",
          valueName: "ROI",
          unit: { kind: "share" },
          rows: known.map(({ roi }, index) => ({
            label: named(known, index),
            value: roi ?? 0,
            isHighlighted: index === 0,
          })),
        },
      }),
      figures: [],
    },
    aside: {
      title: `ROI ${valueText(share(total.roi))}`,
      figures: [
        { label: "Gasto", value: money(total.spend) },
        { label: "Coste por contacto", value: money(total.costPerLead, { decimals: 2 }) },
        { label: "Coste por cierre", value: money(total.costPerClosing) },
      ],
    },
    sections: [
      channelSection(result),
      {
        id: "roi-comparado",
        title: "Canales",
        blocks: [
          {
            kind: "figures",
            items: [
              ...channels.map(({ roi }, index) => ({ label: `ROI de ${named(channels, index)}`, value: share(roi) })),
              { label: "Coste por contacto", value: money(total.costPerLead, { decimals: 2 }) },
              { label: "Coste por cierre", value: money(total.costPerClosing, { decimals: 2 }) },
            ],
            on: ["rows"],
          },
        ],
      },
    ],
    footnotes: ["Con las cifras que has escrito. Un canal sin gasto no tiene ROI."],
    message: [explainMarketing(result)],
  };
}

function channelSection({ channels, total, currency }: MarketingResult): Section {
  const money = moneyOf(currency);
  const cells = (row: ChannelReturn): Cell[] => [
    row.name,
    money(row.spend),
    count(row.leads),
    count(row.closings),
    money(row.margin),
    money(row.costPerLead, { decimals: 2 }),
    money(row.costPerClosing, { decimals: 2 }),
    share(row.conversion),
    share(row.roi),
  ];
  return {
    id: "roi-canales",
    title: "Canal a canal",
    lead: "CPL: gasto por contacto. CAC: gasto por cierre. ROI: margen menos gasto, entre el gasto.",
    blocks: [
      {
        kind: "table",
        name: "Canales",
        columns: [
          { title: "Canal", narrow: "title" },
          { title: "Gasto" },
          { title: "Contactos" },
          { title: "Cierres" },
          { title: "Margen" },
          { title: "CPL", narrow: "note", saysName: true },
          { title: "CAC", narrow: "detail", saysName: true },
          { title: "Conversión", on: ["sheet"] },
          { title: "ROI", narrow: "figure", isStrong: true },
        ],
        rows: channels.map(cells),
        ...(channels.length > 1 && { total: cells(total) }),
      },
    ],
  };
}
