import { Download, Printer } from "lucide-react";
import { PAGE_TOOLS } from "#content/page-tools.ts";
import { CENTRE_PATH, centreQuery } from "#domain/market/figures/centre-address.ts";
import { actorContext, mustHave, servicesContext } from "#server/boot/services.server.ts";
import { Button } from "#ui/button.tsx";
import { pageMeta, toolDataOf } from "../../shared/page-meta.ts";
import type { Route } from "./+types/market-tab.ts";
import { CentreFrame } from "./centre-frame.tsx";
import { CourseCharts } from "./course-charts.tsx";
import { FigureTiles } from "./figure-tiles.tsx";
import { IndexBeside } from "./index-beside.tsx";
import { readCentre } from "./read-centre.server.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const [services, actor] = [mustHave(context.get(servicesContext)), mustHave(context.get(actorContext))];
  return await readCentre(services, actor, url, { showsOfficial: true });
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Centro de análisis de mercado: precios, oferta y cierres por zona",
    description:
      "Precio por metro, oferta, meses de venta, bajadas y renta de una zona, con el número de casos, la fecha y si se pide o se paga.",
    path: CENTRE_PATH,
    data: toolDataOf(args, PAGE_TOOLS.find(({ path }) => path === CENTRE_PATH)!),
  });

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

export default function MarketTab({ loaderData }: Route.ComponentProps) {
  return (
    <CentreFrame data={loaderData} path={CENTRE_PATH}>
      {(figures) => (
        <>
          <div className="-mt-4 flex flex-wrap gap-2 print:hidden">
            <Button asChild size="sm" variant="outline">
              <a href={`${CENTRE_PATH}/cifras.csv${centreQuery(loaderData.question)}`} download>
                <Download {...icon} />
                CSV
              </a>
            </Button>
            <Button size="sm" variant="outline" onClick={() => window.print()}>
              <Printer {...icon} />
              Imprimir
            </Button>
          </div>
          <FigureTiles figures={figures} />
          <CourseCharts figures={figures} />
          <IndexBeside figures={figures} official={loaderData.official} />
        </>
      )}
    </CentreFrame>
  );
}
