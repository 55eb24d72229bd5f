import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { readSigningStart } from "#server/crm/signatures/signing-start.server.ts";
import { isoDateInMadrid } from "#server/platform/clock.server.ts";
import { readUuid } from "#server/platform/http/path-id.server.ts";
import { findRun } from "#server/tools/runs/tool-runs.server.ts";
import { personOf, requireViewer } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/new-signature.ts";
import { SignatureFormPanel } from "./signature-form-panel.tsx";

/** `?vivienda=`, `?contacto=`, `?trato=`, `?documento=`, `?resultado=`: what it is about; what the person does not see is left out. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  requireViewer(context, request);
  const { config, database, now } = mustHave(context.get(servicesContext));
  const actor = personOf(context);
  const asked = (name: string) => readUuid(url.searchParams.get(name) ?? "");
  const runId = asked("resultado");
  const run = runId === undefined ? undefined : await findRun(database.db, actor, runId);
  const start = await readSigningStart(
    database.db,
    actor,
    {
      homeId: asked("vivienda") ?? run?.propertyId ?? undefined,
      contactId: asked("contacto"),
      dealId: asked("trato"),
      documentId: asked("documento"),
    },
    now(),
  );
  const paper = run && !run.purgedAt ? { id: run.id, name: run.title } : null;
  return {
    crumb: "Pedir una firma",
    crumbAbove: "Firmas",
    today: isoDateInMadrid(now()),
    sendsMessages: config.auth.smsGatewayUrl !== undefined,
    start: paper ? { ...start, title: paper.name.slice(0, 120) } : start,
    paper,
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Pedir una firma",
    description: "Elige el PDF, di quién lo firma y en qué orden, y hasta cuándo.",
    path: "/dashboard/firmas/nueva",
    regions: false,
    noIndex: true,
  });

export default function NewSignaturePage({ loaderData }: Route.ComponentProps) {
  const { start, paper } = loaderData;
  return (
    <main id="contenido" className="grid gap-4">
      <h1 className="text-h3">Pedir una firma</h1>
      <SignatureFormPanel
        // Another home, contact or paper starts anew.
        key={[start.home?.id, start.contact?.id, start.deal?.id, start.document?.id, paper?.id].join()}
        {...loaderData}
      />
    </main>
  );
}
