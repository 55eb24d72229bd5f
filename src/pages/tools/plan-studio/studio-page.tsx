import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { EXAMPLE_PLAN } from "#domain/tools/floor-plan/example-plan.ts";
import { type FloorPlan, floorPlanSchema } from "#domain/tools/floor-plan/plan.ts";
import { callApi, failureText } from "#ui/call-api.ts";
import { Callout } from "#ui/callout.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";

const Studio = lazy(() => import("./studio.tsx"));

interface StudioPageProps {
  title: string;
  lead: string;
  planId: string | null;
  isSignedIn: boolean;
  points: readonly string[];
  /** Below the studio. */
  children?: ReactNode;
}

interface Opened {
  plan: FloorPlan;
  kept: { id: string; revision: number } | null;
  title: string;
  homeId: string | null;
  isExample: boolean;
}

const EXAMPLE: Opened = { plan: EXAMPLE_PLAN, kept: null, title: "Piso de ejemplo", homeId: null, isExample: true };

/** The studio with its words around it; without an account on the example flat, with `?plano=` on one's own plan. */
export function StudioPage({ title, lead, planId, isSignedIn, points, children }: StudioPageProps) {
  const [opened, setOpened] = useState<Opened | null>(planId === null ? EXAMPLE : null);
  const [fault, setFault] = useState<string | null>(null);
  const [isAwake, setAwake] = useState(false);
  // Graphics and workers are the browser's alone: the document is drawn without them.
  useEffect(() => setAwake(true), []);
  useEffect(() => {
    if (planId === null) return;
    let isOver = false;
    callApi<{ homeId: string | null; revision: number; document: unknown }>("GET", `/api/plans/${planId}`).then(
      (outcome) => {
        if (isOver) return;
        const read = outcome.kind === "done" ? floorPlanSchema.safeParse(outcome.answer.document) : null;
        if (outcome.kind === "done" && read?.success)
          setOpened({
            plan: read.data,
            kept: { id: planId, revision: outcome.answer.revision },
            title: read.data.title,
            homeId: outcome.answer.homeId,
            isExample: false,
          });
        else {
          setFault(outcome.kind === "done" ? "Este plano no se puede leer." : failureText(outcome));
          setOpened(EXAMPLE);
        }
      },
    );
    return () => {
      isOver = true;
    };
  }, [planId]);

  return (
    <main id="contenido" className="wrap-page pt-6 pb-section">
      <h1 className="mt-4 max-w-[18em]">{title}</h1>
      <p className="mt-4 max-w-[38em] text-lead text-muted-foreground">{lead}</p>
      <div className="mt-6 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        {opened?.isExample ? <Tag tone="warning">Piso de ejemplo</Tag> : <strong>{opened?.title}</strong>}
        <PageLink to="/generador-planos" className="link-text touch-target">
          {isSignedIn ? "Abrir un plano tuyo" : "Dibujar tu plano"}
        </PageLink>
      </div>
      {fault === null ? null : (
        <Callout tone="warning" title="No hemos abierto tu plano" className="mb-4">
          {fault} Mientras, ves el piso de ejemplo.
        </Callout>
      )}
      {isAwake && opened !== null ? (
        <Suspense fallback={<Waiting />}>
          <Studio
            key={opened.kept?.id ?? "example"}
            plan={opened.plan}
            kept={opened.kept}
            title={opened.title}
            homeId={opened.homeId}
            isSignedIn={isSignedIn}
          />
        </Suspense>
      ) : (
        <Waiting />
      )}
      {children}
      <section aria-labelledby="que-hace" className="mt-section">
        <h2 id="que-hace" className="text-h3">
          Qué hace
        </h2>
        <ul className="mt-4 max-w-[46rem] border-t">
          {points.map((point) => (
            <li key={point} className="border-b py-3.5 text-control">
              {point}
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}

function Waiting() {
  return (
    <p
      role="status"
      className="grid h-[min(62vh,44rem)] min-h-72 place-items-center rounded-md border bg-muted text-sm text-muted-foreground"
    >
      Abriendo el estudio…
    </p>
  );
}
