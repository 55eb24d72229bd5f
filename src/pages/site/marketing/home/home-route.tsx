import { drawnContext, mustHave, servicesContext } from "#server/boot/services.server.ts";
import { valuationCards } from "#server/tools/facts/valuation-models.server.ts";
import { exampleOutcome } from "#server/tools/runs/tool-example.server.ts";
import type { NegotiationResult } from "#tools/negotiator/result.ts";
import { negotiator } from "#tools/negotiator/tool.ts";
import { valuation } from "#tools/valuation/tool.ts";
import { pageMeta, siteOf } from "../../../shared/page-meta.ts";
import { organizationData, webSiteData } from "../../../shared/structured-data.ts";
import type { Route } from "./+types/home-route.ts";
import Home from "./home.tsx";
import { homeData } from "./home-data.ts";
import { homeDrawn, homeLiving } from "./home-drawn.tsx";
import { valuationExample } from "./home-examples.ts";
import type { HomeLiving } from "./home-types.ts";

/** The valuation's own example and its measured errors appear throughout the page; none is typed by hand. */
export async function loader({ context }: Route.LoaderArgs): Promise<HomeLiving> {
  const services = mustHave(context.get(servicesContext));
  const [valued, negotiated] = await Promise.all([
    exampleOutcome(services, valuation),
    exampleOutcome(services, negotiator),
  ]);
  const errors = valuationCards().flatMap(({ cityName, measured, dataTo }) => {
    const row = measured.both[0];
    return row ? [{ city: cityName, error: row.medianError, homes: row.homes, dataTo }] : [];
  });
  const data = homeData(
    { valuation: valuationExample(valued), ladder: negotiated.result as NegotiationResult },
    errors,
    services.config.mode === "demo",
  );
  const drawn = context.get(drawnContext);
  for (const [part, element] of homeDrawn(data)) drawn?.set(part, element);
  return homeLiving(data);
}

export const meta: Route.MetaFunction = (args) => {
  const site = siteOf(args.matches);
  return pageMeta(args, {
    title: "Herramientas de IA para profesionales inmobiliarios",
    description:
      "Capta, valora y vende vivienda con datos que puedes explicar: cada precio llega con su rango, sus comparables y su método. Pruébalo sin cuenta.",
    path: "/",
    data: site ? [organizationData(site), webSiteData(site)] : [],
  });
};

export default Home;
