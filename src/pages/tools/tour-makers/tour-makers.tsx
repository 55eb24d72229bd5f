import { lazy, Suspense, useEffect, useState } from "react";
import { PAGE_TOOLS } from "#content/page-tools.ts";
import { actorContext, servicesContext, viewerContext } from "#server/boot/services.server.ts";
import { readUuid } from "#server/platform/http/path-id.server.ts";
import { listPlans } from "#server/tools/plans/plan-rows.server.ts";
import { Tabs } from "#ui/tabs.tsx";
import { askedPlace } from "../../shared/list-page.ts";
import { pageMeta, toolDataOf } from "../../shared/page-meta.ts";
import type { Route } from "./+types/tour-makers.ts";
import { PlanPanel } from "./plan-panel.tsx";

const StitchPanel = lazy(() => import("./stitch-panel.tsx").then(({ StitchPanel: panel }) => ({ default: panel })));
const BoxPanel = lazy(() => import("./box-panel.tsx").then(({ BoxPanel: panel }) => ({ default: panel })));

const EarlierPanorama = lazy(() =>
  import("./earlier-panorama.tsx").then(({ EarlierPanorama: panel }) => ({ default: panel })),
);

const PATH = "/tours-virtuales-ia";
const WAYS = ["fotos", "foto", "plano"] as const;

/** Visitors stitch and download; plans and tours need an account. `?plano=` opens a plan, `?con=` a way. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const isSignedIn = context.get(viewerContext) !== null;
  const planId = isSignedIn ? (readUuid(url.searchParams.get("plano") ?? "") ?? null) : null;
  const asked = WAYS.find((way) => way === url.searchParams.get("con"));
  const way = planId === null ? (asked ?? "fotos") : "plano";
  const actor = context.get(actorContext);
  const services = context.get(servicesContext);
  if (!isSignedIn || !actor || !services || actor.isAnonymous) return { isSignedIn, planId, way, plans: [] };
  const list = await listPlans(services.database.db, actor, askedPlace(new URLSearchParams()));
  return { isSignedIn, planId, way, plans: list.plans.map(({ id, title }) => ({ id, title })) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Tours virtuales sin cámara de 360°",
    description:
      "Un recorrido de 360 grados con las fotos de tu móvil, con una sola foto o desde el plano. Las fotos se unen en tu navegador.",
    path: PATH,
    data: toolDataOf(args, PAGE_TOOLS.find(({ path }) => path === PATH)!),
  });

export default function TourMakers({ loaderData: { isSignedIn, planId, plans, way } }: Route.ComponentProps) {
  const [isAwake, setAwake] = useState(false);
  // Workers are the browser's alone: the document is drawn without them.
  useEffect(() => setAwake(true), []);
  const opening = <p role="status">Abriendo…</p>;
  const inBrowser = (panel: React.ReactNode) => (isAwake ? <Suspense fallback={opening}>{panel}</Suspense> : opening);
  return (
    <main id="contenido" className="wrap-page pt-6 pb-section">
      <h1 className="mt-4 max-w-[18em]">Tours virtuales sin cámara de 360°</h1>
      <p className="mt-4 mb-8 max-w-[38em] text-lead text-muted-foreground">
        Con las fotos de tu móvil, con una sola foto o desde el plano. Cada panorámica dice cómo se hizo.
      </p>
      {isAwake ? (
        <Suspense fallback={null}>
          <EarlierPanorama isSignedIn={isSignedIn} />
        </Suspense>
      ) : null}
      <Tabs
        label="Cómo hacer el recorrido"
        initial={way}
        items={[
          { id: "fotos", label: "Fotos del móvil", content: inBrowser(<StitchPanel isSignedIn={isSignedIn} />) },
          { id: "foto", label: "Una sola foto", content: inBrowser(<BoxPanel isSignedIn={isSignedIn} />) },
          {
            id: "plano",
            label: "Desde el plano",
            content: <PlanPanel isSignedIn={isSignedIn} plans={plans} initialPlanId={planId} />,
          },
        ]}
      />
    </main>
  );
}
