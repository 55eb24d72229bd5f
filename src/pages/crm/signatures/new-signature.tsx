import { purposeOfTemplate } from "#domain/crm/templates/template-forms.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { senderOf } from "#server/crm/signatures/signature-mails.server.ts";
import { readSigningStart } from "#server/crm/signatures/signing-start.server.ts";
import { findTemplate } from "#server/crm/templates/templates.server.ts";
import { isoDateInMadrid } from "#server/platform/clock.server.ts";
import { readUuid } from "#server/platform/http/path-id.server.ts";
import { agreedTerms } from "#server/tools/proposals/agreed-terms.server.ts";
import { findRun } from "#server/tools/runs/tool-runs.server.ts";
import { personOf, requireViewer } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/new-signature.ts";
import { SignatureFormPanel } from "./signature-form-panel.tsx";

/** `?vivienda=`, `?contacto=`, `?trato=`, `?documento=`, `?resultado=`, `?plantilla=`: what it is about; what the person does not see is left out. */
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
  const templateId = asked("plantilla");
  const row = templateId === undefined ? undefined : await findTemplate(database.db, actor, templateId);
  const template =
    row && !row.deletedAt
      ? {
          id: row.id,
          name: row.title,
          // The document is filled from what was chosen for it, which may be less than the request is about.
          subject: { homeId: asked("vivienda"), contactId: asked("contacto"), dealId: asked("trato") },
        }
      : null;
  const { name, email } = await senderOf(database.db, { ownerId: actor.ownerId, agencyId: null });
  return {
    crumb: "Pedir una firma",
    crumbAbove: "Firmas",
    today: isoDateInMadrid(now()),
    sendsMessages: config.auth.smsGatewayUrl !== undefined,
    start: {
      ...start,
      ...(paper ? { title: paper.name.slice(0, 120) } : {}),
      ...(template ? { title: template.name, purpose: purposeOfTemplate(row!) } : {}),
    },
    agreed: await agreedTerms(database.db, actor, { homeId: start.home?.id, contactId: start.contact?.id }),
    paper,
    template,
    sender: { id: actor.ownerId, name, email: email ?? "", phone: "" },
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
  const { start, paper, template } = loaderData;
  return (
    <main id="contenido" className="grid gap-4">
      <h1 className="text-h3">Pedir una firma</h1>
      <SignatureFormPanel
        // Another home, contact or paper starts anew.
        key={[start.home?.id, start.contact?.id, start.deal?.id, start.document?.id, paper?.id, template?.id].join()}
        {...loaderData}
      />
    </main>
  );
}
