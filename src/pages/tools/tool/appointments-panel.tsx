import { CalendarPlus, Check } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router";
import { Button } from "#ui/button.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";

const icon = { "aria-hidden": true, size: 18, strokeWidth: 1.75 } as const;

interface AppointmentsPanelProps {
  runId: string;
  isSignedIn: boolean;
  appointments: readonly {
    id: string;
    kind: "tarea" | "cita";
    title: string;
    startsAt: string;
    minutes: number;
    notes: string;
    isAdded: boolean;
  }[];
}

/** Appointments that the result proposes: chosen ones go into the calendar with one click, all of them into a file. */
export default function AppointmentsPanel({ runId, isSignedIn, appointments }: AppointmentsPanelProps) {
  const { pathname } = useLocation();
  const { isBusy, call } = useCall();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const open = appointments.filter(({ isAdded }) => !isAdded);
  const chosen = open.filter(({ id }) => !left.has(id)).map(({ id }) => id);
  const toggle = (id: string) => setLeft((known) => (known.has(id) ? without(known, id) : new Set([...known, id])));
  const Row = isSignedIn ? "label" : "div";
  const next = `${pathname}?resultado=${runId}`;
  return (
    <Panel labelledBy="calendario" className="print:hidden">
      <PanelHeader id="calendario" title="Ponlo en tu calendario" divided />
      <ul className="px-5 sm:px-6">
        {appointments.map((one) => (
          <li key={one.id} className="border-b last:border-b-0">
            <Row className="flex min-h-11 items-start gap-3 py-3.5">
              {isSignedIn ? (
                <input
                  type="checkbox"
                  className="mt-0.5 size-5 shrink-0 accent-primary"
                  checked={one.isAdded || !left.has(one.id)}
                  disabled={one.isAdded || isBusy}
                  onChange={() => toggle(one.id)}
                />
              ) : null}
              <span className="min-w-0 flex-1 text-sm">
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium wrap-anywhere">
                  {one.title}
                  <Tag>{one.kind === "tarea" ? "Tarea" : "Cita"}</Tag>
                  {one.isAdded ? (
                    <span className="inline-flex items-center gap-1 text-xs text-muted-foreground">
                      <Check {...icon} size={14} /> En tu calendario
                    </span>
                  ) : null}
                </span>
                <span className="block text-xs text-muted-foreground">{whenOf(one)}</span>
                {one.notes ? <span className="mt-1 block text-xs text-subtle-foreground">{one.notes}</span> : null}
              </span>
            </Row>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 border-t p-5 sm:px-6">
        {!isSignedIn ? (
          <Button asChild>
            <PageLink to={`/auth?next=${encodeURIComponent(next)}`}>
              <CalendarPlus {...icon} /> Crea una cuenta para añadirlo
            </PageLink>
          </Button>
        ) : open.length === 0 ? (
          <Button asChild variant="outline">
            <PageLink to="/dashboard/calendar">Ver mi calendario</PageLink>
          </Button>
        ) : (
          <Button
            loading={isBusy}
            loadingText="Añadiendo…"
            disabled={chosen.length === 0}
            onClick={() =>
              void call("Añadido a tu calendario", "POST", `/api/runs/${runId}/appointments`, { ids: chosen })
            }
          >
            <CalendarPlus {...icon} />
            {chosen.length === 1 ? "Añadir 1 a mi calendario" : `Añadir ${chosen.length} a mi calendario`}
          </Button>
        )}
        <Button asChild variant="outline">
          <a href={`/api/runs/${runId}/export/ics`} download>
            Archivo de calendario (ICS)
          </a>
        </Button>
      </div>
    </Panel>
  );
}

function without(known: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...known].filter((other) => other !== id));
}

const dayAndTime = new Intl.DateTimeFormat("es-ES", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
});

/** A wall clock in the viewer's zone. */
function whenOf({ startsAt, minutes }: { startsAt: string; minutes: number }): string {
  const when = dayAndTime.format(new Date(`${startsAt}${startsAt.length === 16 ? ":00" : ""}Z`));
  return minutes > 0 ? `${when}, ${minutes}\u00a0min` : when;
}
