import { CircleCheck, TriangleAlert } from "lucide-react";
import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { classNames } from "#ui/class-names.ts";
import { Panel } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { When } from "../../shared/when.tsx";
import { DefinedName } from "../stats/figure-cards.tsx";
import type { PanelData } from "./panel.server.ts";

/** The state of the service in a line. */
export function ServiceLine({ service }: { service: PanelData["service"] }) {
  const { isWell, databaseMs, mailsLate, mailsFailed, worksFailing } = service;
  const troubles = [
    mailsLate > 0 ? counted(mailsLate, "correo con retraso", "correos con retraso") : null,
    mailsFailed > 0 ? counted(mailsFailed, "correo sin enviar", "correos sin enviar") : null,
    worksFailing > 0 ? counted(worksFailing, "tarea de fondo con fallos", "tareas de fondo con fallos") : null,
  ].filter((text) => text !== null);
  const Icon = isWell ? CircleCheck : TriangleAlert;
  return (
    <p className="flex items-center gap-2 text-sm">
      <Icon
        aria-hidden
        size={18}
        strokeWidth={1.75}
        className={classNames("shrink-0", isWell ? "text-success-soft-foreground" : "text-warning-soft-foreground")}
      />
      <span>
        {isWell ? "El servicio funciona" : troubles.join(" · ")}
        <span className="text-muted-foreground"> · la base de datos responde en {formatNumber(databaseMs)} ms</span> ·{" "}
        <PageLink to="/admin/monitoreo">Ver monitoreo</PageLink>
      </span>
    </p>
  );
}

interface Item {
  label: string;
  definition: string;
  count: number;
  note: string;
  to: string;
  action: string;
  isUrgent: boolean;
}

/** Urgent matters, each with the rows behind it. */
export function AttentionPanel({
  standing,
  trials,
  overdue,
}: {
  standing: PanelData["standing"];
  trials: PanelData["trials"];
  overdue: number;
}) {
  const items: Item[] = [
    {
      label: "Leads sin responder",
      definition:
        "Oportunidades de Umbral que esperan la primera respuesta. Fuera de plazo: se pasó la hora que fija el CRM de Umbral.",
      count: standing.waiting,
      note: standing.late === 0 ? "Ninguno fuera de plazo" : `${formatNumber(standing.late)} fuera de plazo`,
      to: "/admin/crm-leads",
      action: "Abrir el CRM",
      isUrgent: standing.late > 0,
    },
    {
      label: "Errores abiertos",
      definition: "Causas distintas de fallos del servidor o del navegador que nadie ha resuelto.",
      count: standing.errors,
      note: standing.errors === 0 ? "Nada por resolver" : "causas por resolver",
      to: "/admin/errores",
      action: "Ver errores",
      isUrgent: standing.errors > 0,
    },
    {
      label: "Pruebas que acaban",
      definition: "Cuentas y agencias en prueba cuyo plazo acaba en los próximos siete días.",
      count: trials.total,
      note: "en los próximos 7 días",
      to: "/admin/usuarios?plan=prueba-acaba",
      action: "Ver cuentas",
      isUrgent: false,
    },
    {
      label: "Tareas para hoy",
      definition: "Tareas y plazos de Umbral sin hacer que vencen hoy o vencieron antes.",
      count: overdue,
      note: overdue === 0 ? "Nada pendiente" : "vencen hoy o antes",
      to: "/admin/tareas",
      action: "Ver tareas",
      isUrgent: false,
    },
  ];
  return (
    <>
      <h2 className="sr-only">Pide atención</h2>
      <Panel as="div" className="grid grid-cols-2 xl:grid-cols-4 xl:divide-x">
        {items.map(({ label, definition, count, note, to, action, isUrgent }) => (
          <div key={label} className="min-w-0 p-4 sm:p-5">
            <DefinedName label={label} definition={definition} />
            <p className="figure my-0.5 text-h3 leading-tight">{formatNumber(count)}</p>
            <p
              className={classNames(
                "text-xs",
                isUrgent ? "font-medium text-destructive-soft-foreground" : "text-muted-foreground",
              )}
            >
              {note}
            </p>
            <PageLink to={to} className="touch-target text-xs">
              {action}
            </PageLink>
          </div>
        ))}
      </Panel>
      {trials.trials.length > 0 ? (
        <Panel labelledBy="acaban">
          <h2 id="acaban" className="px-5 pt-4 text-control font-semibold sm:px-6">
            Pruebas que acaban antes
          </h2>
          <ul className="grid gap-x-6 px-5 pt-1 pb-3 text-sm sm:grid-cols-2 sm:px-6 xl:grid-cols-3">
            {trials.trials.map(({ userId, name, email, endsAt }) => (
              <li key={userId} className="flex min-w-0 items-baseline justify-between gap-3 py-1.5">
                <PageLink to={`/admin/usuarios/${userId}`} className="min-w-0 truncate">
                  {name || email}
                </PageLink>
                <When iso={endsAt} className="shrink-0 text-xs text-muted-foreground" />
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
    </>
  );
}
