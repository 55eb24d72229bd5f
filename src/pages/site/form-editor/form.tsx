import { useState } from "react";
import { data } from "react-router";
import * as z from "zod/mini";
import { problemsOf, publicPart } from "#domain/site/forms/form-definition.ts";
import { differences } from "#domain/site/forms/version-diff.ts";
import { listStaff } from "#server/accounts/people/staff.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { draftOf, findForm, formStateOf, historyOf, versionsOf } from "#server/site/forms/forms.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { useCall } from "#ui/use-call.ts";
import { requireStaff } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/form.ts";
import { EmbedPanel } from "./embed-panel.tsx";
import { FieldList } from "./field-list.tsx";
import { FormActs } from "./form-acts.tsx";
import { FormPreview } from "./form-preview.tsx";
import { FormStateTag } from "./form-state-tag.tsx";
import { FormTabs } from "./form-tabs.tsx";
import { FormRules, FormTexts } from "./form-texts.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { type SaveState, useDraft } from "./use-draft.ts";
import { VersionsPanel } from "./versions-panel.tsx";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  requireStaff(context, request);
  const { config, database, now } = mustHave(context.get(servicesContext));
  const form = z.uuid().safeParse(params.formId).success ? await findForm(database.db, params.formId) : undefined;
  if (!form) throw data(null, { status: 404 });
  const versions = await versionsOf(database.db, form.id);
  return {
    crumb: form.name,
    id: form.id,
    form: { name: form.name, slug: form.slug, draft: draftOf(form) },
    seen: form.updatedAt.toISOString(),
    state: formStateOf(form, versions[0]?.version ?? null),
    publishedVersion: form.publishedVersion,
    last: versions[0]?.definition ?? null,
    history: historyOf(versions),
    staff: await listStaff(database.db, now()),
    origin: config.publicUrl,
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.form.name ?? "Formulario",
    description:
      "El editor de un formulario de Umbral: campos, textos, consentimiento, versiones y código para otras webs.",
    path: `/admin/formularios/${args.params.formId}`,
    regions: false,
    noIndex: true,
  });

/** Another form is another editor. */
export default function FormPage({ loaderData }: Route.ComponentProps) {
  return <Builder key={loaderData.id} loaderData={loaderData} />;
}

const SAVE_WORDS: Record<SaveState, string> = {
  saved: "Guardado",
  waiting: "Sin guardar todavía",
  saving: "Guardando…",
  invalid: "No se guarda: revisa lo marcado",
  conflict: "No se guarda: lo ha cambiado otra persona",
  failed: "No se ha podido guardar",
};

function Builder({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const { id, state, last, history, staff, origin, publishedVersion } = loaderData;
  const { form, state: saved, errors, change, save, seen, onSeen } = useDraft(id, loaderData.form, loaderData.seen);
  const { isBusy, call } = useCall();
  const [isPublishing, setPublishing] = useState(false);
  const { draft } = form;
  const problems = problemsOf(draft);
  const changes = last ? differences(last, publicPart(draft)) : null;
  const isCurrent = publishedVersion !== null && changes?.length === 0;

  const publish = async () => {
    if (!(await save())) return setPublishing(false);
    const outcome = await call("Formulario publicado", "POST", `/api/admin/forms/${id}/publish`, { seen: seen() });
    if (outcome.kind === "done") onSeen((outcome.answer as { seen: string }).seen);
    if (outcome.kind !== "busy") setPublishing(false);
  };

  return (
    <main id="contenido" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-3 text-h3 wrap-anywhere">
            {form.name || "Sin nombre"} <FormStateTag state={state} />
          </h1>
          <p role="status" className="mt-1 text-control text-muted-foreground">
            {SAVE_WORDS[saved]}
            {publishedVersion === null
              ? ""
              : ` · ${isCurrent ? `publicada la versión ${publishedVersion}` : `con cambios sin publicar sobre la versión ${publishedVersion}`}`}
          </p>
        </div>
        <div className="flex items-center gap-2">
          {saved === "failed" ? (
            <Button variant="outline" onClick={() => void save()}>
              Guardar otra vez
            </Button>
          ) : null}
          {state === "archivado" ? null : (
            <Button disabled={isCurrent} onClick={() => setPublishing(true)}>
              Publicar…
            </Button>
          )}
          <FormActs id={id} name={form.name} state={state} save={save} />
        </div>
      </div>
      <FormTabs id={id} />
      {saved === "conflict" ? (
        <Callout
          tone="warning"
          title="Otra persona ha cambiado este formulario"
          action={
            <Button variant="outline" size="sm" onClick={() => window.location.reload()}>
              Ver su versión
            </Button>
          }
        >
          Lo que ves aquí no se guarda. Copia lo que quieras conservar antes de recargar.
        </Callout>
      ) : null}
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <Panel labelledBy="campos">
            <PanelHeader id="campos" title="Campos" description="Arrastra o usa las flechas para cambiar el orden." />
            <PanelBody>
              <FieldList
                fields={draft.fields}
                problems={problems}
                onChange={(edit) =>
                  change((before) => ({ ...before, draft: { ...before.draft, fields: edit(before.draft.fields) } }))
                }
              />
            </PanelBody>
          </Panel>
          <Panel labelledBy="textos">
            <PanelHeader id="textos" title="Textos" />
            <PanelBody>
              <FormTexts form={form} errors={errors} onChange={change} />
            </PanelBody>
          </Panel>
          <Panel labelledBy="ajustes">
            <PanelHeader id="ajustes" title="Para el equipo" />
            <PanelBody>
              <FormRules
                form={form}
                errors={errors}
                onChange={change}
                staff={staff}
                isSlugFixed={last !== null}
                base={`${origin.replace(/^https?:\/\//, "")}/formulario/`}
              />
            </PanelBody>
          </Panel>
          <EmbedPanel origin={origin} slug={loaderData.form.slug} isPublished={state === "publicado"} />
          <VersionsPanel history={history} published={publishedVersion} />
        </div>
        <div className="grid min-w-0 gap-4 xl:sticky xl:top-[calc(var(--navbar-h)+1rem)] xl:max-h-[calc(100dvh-var(--navbar-h)-2rem)] xl:overflow-y-auto">
          <Panel labelledBy="previa">
            <PanelHeader id="previa" title="Vista previa" description="Así lo verá quien lo rellene." />
            <PanelBody>
              <FormPreview draft={draft} />
            </PanelBody>
          </Panel>
        </div>
      </div>
      <PublishDialog
        open={isPublishing}
        onClose={() => setPublishing(false)}
        onPublish={() => void publish()}
        isBusy={isBusy}
        problems={problems}
        differences={changes}
        nextVersion={(history[0]?.version ?? 0) + 1}
      />
    </main>
  );
}
