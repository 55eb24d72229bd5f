import { lazy, Suspense } from "react";
import { data } from "react-router";
import { fillDocument } from "#domain/crm/templates/fill.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { mustHave, servicesContext, viewerContext } from "#server/boot/services.server.ts";
import { findHouseTemplate } from "#server/crm/templates/house-templates.server.ts";
import { readUuid } from "#server/platform/http/path-id.server.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { personOf, requireViewer } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/template.ts";
import { exampleOf, similarTo } from "./gallery-data.server.ts";
import { HousePage } from "./house-page.tsx";
import { MissingTemplate } from "./missing-template.tsx";
import { ownTemplateData } from "./own-template.server.ts";

/** A template of the house is everybody's to look at; one's own is written on. An unknown one offers similar ones. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const services = mustHave(context.get(servicesContext));
  const { db } = services.database;
  const id = params.templateId.slice(0, 80);
  const house = await findHouseTemplate(db, id);
  if (house) {
    const { document, ...facts } = house;
    const filling = { values: exampleOf(house.country), typed: {}, blanks: [], country: house.country };
    return {
      shown: "house" as const,
      crumb: house.title,
      ...facts,
      blocks: fillDocument(document, filling).blocks,
      similar: await similarTo(db, house),
      isSignedIn: context.get(viewerContext) !== null,
    };
  }
  const own = readUuid(id);
  if (own !== undefined) {
    requireViewer(context, request);
    const found = await ownTemplateData(db, personOf(context), own);
    if (found) return { shown: "own" as const, crumb: found.title, ...found };
  }
  return data({ shown: "missing" as const, crumb: "No está", similar: await similarTo(db, { id }) }, { status: 404 });
}

export const meta: Route.MetaFunction = (args) => {
  const found = args.loaderData as { shown: string; id?: string; title?: string; summary?: string } | undefined;
  const isHouse = found?.shown === "house";
  return pageMeta(args, {
    title: found?.title ?? "Plantilla desconocida",
    description: isHouse
      ? `${found?.summary} Mírala entera, cópiala y rellénala con tu vivienda.`
      : "Escribe tu plantilla, rellénala con una vivienda y un contacto, y sácala en PDF o Word.",
    path: `/plantillas/${found?.id ?? args.params.templateId}`,
    regions: false,
    noIndex: !isHouse,
  });
};

/** The editor is a chunk of its own: nobody else fetches it. */
const TemplateRoom = lazy(() => import("./editor/template-room.tsx"));

export default function TemplatePage({ loaderData }: Route.ComponentProps) {
  if (loaderData.shown === "house") return <HousePage {...loaderData} writtenOn={formatDate(loaderData.writtenOn)} />;
  if (loaderData.shown === "missing") return <MissingTemplate similar={loaderData.similar} />;
  return (
    <main id="contenido" className="wrap-page pt-6 pb-section">
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <TemplateRoom key={loaderData.id} template={loaderData} api="/api/templates" canBeFilled />
      </Suspense>
    </main>
  );
}
