import { Download } from "lucide-react";
import { useState } from "react";
import { data, Link } from "react-router";
import * as z from "zod/mini";
import { formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { findCursor, writeCursor } from "#server/platform/http/cursor.server.ts";
import { type FormAnswer, listAnswers } from "#server/site/forms/form-answers.server.ts";
import { FIGURE_DAYS, findForm, formFigures } from "#server/site/forms/forms.server.ts";
import { Button } from "#ui/button.tsx";
import { AlertDialog } from "#ui/dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel } from "#ui/panel.tsx";
import { StatFigure } from "#ui/stat-figure.tsx";
import { useCall } from "#ui/use-call.ts";
import { requireStaff } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/answers.ts";
import { AnswerRow } from "./answer-row.tsx";
import { FormTabs } from "./form-tabs.tsx";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  requireStaff(context, request);
  const { database, now } = mustHave(context.get(servicesContext));
  const form = z.uuid().safeParse(params.formId).success ? await findForm(database.db, params.formId) : undefined;
  if (!form) throw data(null, { status: 404 });
  const text = new URL(request.url).searchParams.get("antes") ?? undefined;
  // A place in a list that is not ours is its beginning.
  const { answers, next } = await listAnswers(database.db, form.id, { before: findCursor(text, "uuid") });
  return {
    crumb: "Respuestas",
    crumbAbove: form.name,
    id: form.id,
    name: form.name,
    answers,
    isLater: text !== undefined,
    next: next && writeCursor(next),
    figures: { ...(await formFigures(database.db, form, now())), days: FIGURE_DAYS },
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: `Respuestas: ${args.loaderData?.name ?? "formulario"}`,
    description:
      "Las respuestas de un formulario de Umbral, cada una con su versión y el texto que se aceptó al enviarla.",
    path: `/admin/formularios/${args.params.formId}/respuestas`,
    regions: false,
    noIndex: true,
  });

export default function Answers({ loaderData: { id, name, answers, next, isLater, figures } }: Route.ComponentProps) {
  const { isBusy, call } = useCall();
  const [leaving, setLeaving] = useState<FormAnswer | null>(null);
  const own = figures.submissions - figures.embedded;
  return (
    <main id="contenido" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-h3 wrap-anywhere">Respuestas: {name}</h1>
          <p className="mt-1 text-control text-muted-foreground">Con la versión y el texto que aceptó cada persona.</p>
        </div>
        <Button asChild variant="outline" size="sm">
          <a href={`/api/admin/forms/${id}/answers.csv`} download>
            <Download aria-hidden size={16} strokeWidth={1.75} />
            Exportar CSV
          </a>
        </Button>
      </div>
      <FormTabs id={id} />
      <Panel as="div" className="grid grid-cols-2 gap-x-6 gap-y-4 p-4 lg:grid-cols-4">
        <StatFigure label="Respuestas" value={formatNumber(figures.total)} note="En total" />
        <StatFigure
          label={`Últimos ${figures.days} días`}
          value={formatNumber(figures.submissions)}
          note={`${formatNumber(figures.embedded)} desde otras webs`}
        />
        <StatFigure label="Visitas" value={formatNumber(figures.views)} note="De su página, sin saber de quién" />
        <StatFigure
          label="Conversión"
          value={figures.views >= own && figures.views > 0 ? formatPercent(own / figures.views) : "—"}
          note={
            figures.views >= own && figures.views > 0
              ? `${formatNumber(own)} de ${formatNumber(figures.views)}${figures.views < 10 ? ", muestra pequeña" : ""}`
              : "Sin visitas con que comparar"
          }
        />
      </Panel>
      <Panel labelledBy="lista-respuestas" className="overflow-hidden">
        <h2 id="lista-respuestas" className="sr-only">
          Lista de respuestas
        </h2>
        {answers.length === 0 ? (
          <EmptyState title={isLater ? "No hay más respuestas" : "Todavía no hay respuestas"}>
            Cuando alguien envíe el formulario, lo verás aquí y en el CRM.
          </EmptyState>
        ) : (
          <ul className="divide-y">
            {answers.map((answer) => (
              <AnswerRow key={answer.id} answer={answer} onDelete={() => setLeaving(answer)} />
            ))}
          </ul>
        )}
        {next || isLater ? (
          <nav aria-label="Páginas de respuestas" className="flex justify-between gap-3 border-t px-5 py-3 text-sm">
            {isLater ? (
              <Link to={`/admin/formularios/${id}/respuestas`} className="link-text touch-target">
                Las más recientes
              </Link>
            ) : (
              <span />
            )}
            {next ? (
              <Link to={`?antes=${next}`} className="link-text touch-target">
                Anteriores
              </Link>
            ) : null}
          </nav>
        ) : null}
      </Panel>
      {leaving ? (
        <AlertDialog
          open
          onClose={() => setLeaving(null)}
          title="¿Eliminar esta respuesta?"
          confirmLabel="Eliminar respuesta"
          confirming={isBusy}
          onConfirm={async () => {
            await call("Respuesta eliminada", "DELETE", `/api/admin/forms/${id}/answers/${leaving.id}`);
            setLeaving(null);
          }}
        >
          Se pierde lo que escribió y la prueba de lo que aceptó. El contacto del CRM se queda.
        </AlertDialog>
      ) : null}
    </main>
  );
}
