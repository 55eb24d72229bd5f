import { CENTRE_PATH } from "#domain/market/figures/centre-address.ts";
import { comparedParts } from "#domain/market/figures/compared-parts.ts";
import { unitPriceText } from "#domain/market/figures/told-figures.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { actorContext, mustHave, servicesContext } from "#server/boot/services.server.ts";
import { sketchQuarters } from "#server/market/figures/quarter-sketch.server.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/quarters-tab.ts";
import { CentreFrame } from "./centre-frame.tsx";
import { CompareZones } from "./compare-zones.tsx";
import { QuarterMap } from "./quarter-map.tsx";
import { PartList } from "./quarter-table.tsx";
import { readCentre } from "./read-centre.server.ts";

const PATH = `${CENTRE_PATH}/barrios`;

export async function loader({ context, url }: Route.LoaderArgs) {
  const [services, actor] = [mustHave(context.get(servicesContext)), mustHave(context.get(actorContext))];
  const data = await readCentre(services, actor, url, { comparesZones: true });
  const { outcome } = data.zone ?? {};
  return { data, sketch: outcome?.kind === "figures" ? sketchQuarters(outcome.figures) : null };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Barrios frente a frente: precio, oferta y rentabilidad",
    description:
      "El precio por metro, las bajadas, los meses de oferta y la rentabilidad de cada barrio, en un mapa y una tabla, y hasta cuatro zonas comparadas.",
    // Search engines keep the centre once, and its picture stands for all views.
    path: CENTRE_PATH,
  });

export default function QuartersTab({ loaderData: { data, sketch } }: Route.ComponentProps) {
  const place = data.question.place;
  const municipalityCode =
    place?.kind === "municipio" ? place.code : place?.kind === "barrio" ? place.municipalityCode : null;
  return (
    <CentreFrame data={data} path={PATH}>
      {(figures) => {
        const format = unitPriceText(figures);
        const parts = comparedParts(figures);
        const each = parts.kind === "barrio" ? "cada barrio" : "cada distrito";
        return (
          <>
            <Panel labelledBy="por-barrios">
              <PanelHeader
                id="por-barrios"
                level={3}
                title={`${figures.operation === "venta" ? "Precio" : "Renta"} que se pide en ${each}`}
                description={`${parts.why ? `${parts.why} ` : ""}Mediana por m² construido de las ofertas activas. Precios pedidos, ${formatDate(figures.today)}. Cierres de los últimos ${figures.months} meses.`}
              />
              {figures.quarters.length === 0 ? (
                <PanelBody>
                  <EmptyState title="Aquí no hay barrios que separar">
                    Las viviendas de esta zona no dicen su barrio. Elige una ciudad, o compara la zona con otra.
                  </EmptyState>
                </PanelBody>
              ) : (
                <>
                  {sketch && parts.telling.length > 0 ? (
                    <PanelBody>
                      <QuarterMap sketch={sketch} parts={parts} format={format} />
                    </PanelBody>
                  ) : null}
                  <PartList
                    parts={parts}
                    format={format}
                    links={{ question: data.question, municipalityCode, path: CENTRE_PATH }}
                  />
                </>
              )}
            </Panel>
            <CompareZones data={data} path={PATH} />
          </>
        );
      }}
    </CentreFrame>
  );
}
