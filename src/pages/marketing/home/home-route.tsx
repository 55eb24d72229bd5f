import { homeContent } from "#content/home.ts";
import { formatNumber, formatPercent } from "#domain/format/format.ts";
import type { ModelCard } from "#domain/valuation/model.ts";
import { valuationCards } from "#server/facts/valuation-models.server.ts";
import { mustHave, servicesContext } from "#server/services.server.ts";
import { exampleOutcome } from "#server/tool-example.server.ts";
import { borrowingCapacity } from "#tools/borrowing-capacity/tool.ts";
import { valuation } from "#tools/valuation/tool.ts";
import { pageMeta, siteOf } from "../../page-meta.ts";
import { organizationData, webSiteData } from "../../structured-data.ts";
import type { Route } from "./+types/home-route.ts";
import Home from "./home.tsx";
import { capacityExample, valuationExample } from "./home-examples.ts";

/** The home page shows the two tools' own worked examples and what was measured of the valuation; nothing by hand. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = mustHave(context.get(servicesContext));
  const [valued, capacity] = await Promise.all([
    exampleOutcome(services, valuation),
    exampleOutcome(services, borrowingCapacity),
  ]);
  return {
    figures: measuredFigures(valuationCards()),
    valuation: valuationExample(valued),
    capacity: capacityExample(capacity),
  };
}

export const meta: Route.MetaFunction = (args) => {
  const site = siteOf(args.matches);
  return pageMeta(args, {
    ...homeContent.meta,
    path: "/",
    data: site ? [organizationData(site), webSiteData(site)] : [],
  });
};

export default Home;

/** Median error of each city, coverage and homes measured; all on homes that the model had not seen. */
function measuredFigures(cards: readonly ModelCard[]) {
  const rows = cards.flatMap((card) => {
    const row = card.measured.both[0];
    return row ? [{ card, row }] : [];
  });
  if (rows.length === 0) return [];
  const homes = rows.reduce((sum, { card }) => sum + card.measured.heldOutHomes, 0);
  const covered = rows.reduce((sum, { row }) => sum + row.coverage80 * row.homes, 0);
  const counted = rows.reduce((sum, { row }) => sum + row.homes, 0);
  return [
    ...rows.map(({ card, row }) => ({
      label: `error mediano en ${card.cityName}`,
      value: formatPercent(row.medianError, 1, 1),
      detail: "Con comparables, precios de oferta de 2018",
    })),
    {
      label: "de los precios, dentro del rango del 80 %",
      value: formatPercent(covered / counted, 1, 1),
      detail: "Las dos ciudades juntas",
    },
    {
      label: "viviendas para medirlo",
      value: formatNumber(homes),
      detail: "Ninguna vista por el modelo al aprender",
    },
  ];
}
