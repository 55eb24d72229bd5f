import { Check, X } from "lucide-react";
import { formatNumber } from "#domain/shared/format/format.ts";
import { Button } from "#ui/button.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { FactList } from "../../shared/fact-list.tsx";
import { useAct } from "../../shared/use-act.ts";
import { When } from "../../shared/when.tsx";
import { ErrorCaseForm } from "./error-case-form.tsx";
import type { ErrorDetailData, ErrorListData } from "./error-data.ts";
import { errorsHref, KIND_NAMES } from "./errors-query.ts";
import { TypeTag } from "./type-tag.tsx";

interface ErrorDetailProps {
  detail: ErrorDetailData;
  chosen: ErrorListData["chosen"];
  /** Cursor of the list's page, to stay on it. */
  before: string | undefined;
}

/** One cause: its message, the people it met, and its errors one by one. */
export function ErrorDetail({ detail, chosen, before }: ErrorDetailProps) {
  const { isBusy, act } = useAct();
  const isOpen = detail.unresolved > 0;
  const change = () =>
    act(isOpen ? "Error resuelto" : "Error reabierto", "POST", "errors/resolve", {
      fingerprints: [detail.fingerprint],
      resolved: isOpen,
    });
  return (
    <Panel as="aside" labelledBy="detalle">
      <PanelHeader
        id="detalle"
        title="Detalle"
        divided
        actions={
          <Button asChild variant="ghost" size="icon">
            <PageLink to={errorsHref({ chosen, before })} preventScrollReset aria-label="Cerrar detalle">
              <X aria-hidden size={18} strokeWidth={1.75} />
            </PageLink>
          </Button>
        }
      />
      <div className="grid gap-2 px-5 pt-4 sm:px-6">
        <p className="flex flex-wrap gap-1.5">
          <TypeTag type={detail.error_type} />
          {isOpen ? null : <Tag tone="success">Resuelto</Tag>}
        </p>
        <h3 className="text-base leading-snug font-semibold wrap-anywhere">
          {detail.kind === "missing_path" ? `No existe ${detail.path}` : detail.error_message}
        </h3>
      </div>
      <FactList facts={factsOf(detail)} />
      <div className="grid gap-4 px-5 pt-2 pb-5 sm:px-6">
        <div>
          <Button size="sm" variant={isOpen ? "default" : "outline"} loading={isBusy} onClick={change}>
            {isOpen ? <Check aria-hidden size={16} strokeWidth={1.75} /> : null}
            {isOpen ? "Marcar resuelto" : "Reabrir"}
          </Button>
          {isOpen ? (
            <p className="mt-2 text-xs text-muted-foreground">Si vuelve a pasar, aparecerá otra vez sin resolver.</p>
          ) : null}
        </div>
        <ErrorCaseForm key={detail.fingerprint} detail={detail} />
        {detail.affected && detail.affected.length > 0 ? (
          <div>
            <h4 className="text-sm font-medium">Usuarios afectados</h4>
            <ul className="mt-1.5 text-sm">
              {detail.affected.map(({ id, email, times }) => (
                <li key={id} className="flex justify-between gap-4 border-b py-1.5 last:border-b-0">
                  <PageLink to={`/admin/usuarios/${id}`} className="touch-target min-w-0 wrap-anywhere">
                    {email}
                  </PageLink>
                  <span className="whitespace-nowrap text-muted-foreground tabular-nums">{timesText(times)}</span>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {detail.error_stack ? <Code title="Traza" text={detail.error_stack} /> : null}
        {detail.request_data ? (
          <Code title="Datos de la petición" text={JSON.stringify(detail.request_data, null, 2)} />
        ) : null}
        <div>
          <h4 className="text-sm font-medium">Una por una</h4>
          <ol className="mt-1.5 text-sm">
            {detail.occurrences.map(({ id, created_at, path, user, is_signed_in, resolved }) => (
              <li key={id} className="grid gap-0.5 border-b py-2 last:border-b-0">
                <span className="flex justify-between gap-4">
                  <When iso={created_at} style="full" className="tabular-nums" />
                  <span className="text-muted-foreground">{resolved ? "Resuelto" : "Sin resolver"}</span>
                </span>
                <span className="text-xs wrap-anywhere text-muted-foreground">
                  {user ?? (is_signed_in ? "Con sesión" : "Anónimo")}
                  {path ? `, ${path}` : ""}
                </span>
              </li>
            ))}
          </ol>
          {detail.next ? (
            <Button asChild variant="outline" size="sm" className="mt-2">
              <PageLink
                to={errorsHref({ chosen, before, error: detail.fingerprint, occurrencesBefore: detail.next })}
                preventScrollReset
              >
                Anteriores
              </PageLink>
            </Button>
          ) : null}
        </div>
      </div>
    </Panel>
  );
}

function factsOf(detail: ErrorDetailData) {
  const { users, times, unresolved } = detail;
  return [
    ["Herramienta", detail.tool_name ?? "Ninguna"],
    [
      "Página",
      <span key="page" className="wrap-anywhere">
        {detail.path || "No se sabe"}
      </span>,
    ],
    ["Clase", KIND_NAMES[detail.kind]],
    ["Veces", unresolved < times ? `${timesText(times)}, ${formatNumber(unresolved)} sin resolver` : timesText(times)],
    ["Usuarios", users === 0 ? "Solo visitas anónimas" : formatNumber(users)],
    ["Primera vez", <When key="first" iso={detail.first_at} style="full" />],
    ["Última vez", <When key="last" iso={detail.last_at} style="full" />],
    ...(detail.resolved_at
      ? [["Resuelto", <Resolved key="resolved" at={detail.resolved_at} by={detail.resolved_by} />] as const]
      : []),
  ] as const;
}

const timesText = (times: number) => (times === 1 ? "1 vez" : `${formatNumber(times)} veces`);

function Resolved({ at, by }: { at: string; by: string | null }) {
  return (
    <span className="wrap-anywhere">
      <When iso={at} style="full" />
      {by ? `, ${by}` : ""}
    </span>
  );
}

function Code({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h4 className="text-sm font-medium">{title}</h4>
      {/* Whole, without scrolling of its own: it is bounded when it is kept. */}
      <pre className="mt-1.5 rounded-sm border bg-muted p-3 font-mono text-xs leading-normal whitespace-pre-wrap wrap-anywhere">
        {text}
      </pre>
    </div>
  );
}
