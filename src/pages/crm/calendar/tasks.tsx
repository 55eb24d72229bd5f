import { CalendarDays } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { isOverdue } from "#domain/crm/calendar/due.ts";
import { addDays, dayOf, startOfWeek } from "#domain/shared/time/local-time.ts";
import type { CalendarItem } from "#server/crm/calendar/list-events.server.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/tasks.ts";
import { requireCalendar } from "./calendar-access.server.ts";
import { readTasksPage } from "./calendar-data.server.ts";
import { calendarPlaceOf, useCalendarPlace } from "./calendar-place.ts";
import { freshValues } from "./event-values.ts";
import { QuickAdd } from "./quick-add.tsx";
import { TaskRow } from "./task-row.tsx";

const EventDialog = lazy(async () => ({ default: (await import("./event-dialog.tsx")).EventDialog }));

/** `?persona=` shows one person's. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { place, actor, services } = requireCalendar(context, request);
  return {
    crumb: "Tareas",
    ...(place.isHouse ? {} : { crumbAbove: "Calendario" }),
    ...(await readTasksPage(services, actor, request)),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Tareas",
    description: "Lo que está pendiente, por fecha: lo vencido, lo de hoy, lo de esta semana y lo que viene después.",
    path: calendarPlaceOf(args.location.pathname).tasks,
    regions: false,
    noIndex: true,
  });

export default function TasksPage({ loaderData }: Route.ComponentProps) {
  useFreshData("calendar");
  const { open, done, people, me, personId, nowLocal, settings } = loaderData;
  const place = useCalendarPlace();
  const [opened, setOpened] = useState<CalendarItem | null>(null);
  const groups = groupsOf(open, nowLocal);
  const start = { from: `${dayOf(nowLocal)}T10:00:00`, to: `${dayOf(nowLocal)}T10:30:00` };
  return (
    <main id="contenido" className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-h3">Tareas</h1>
          <p className="mt-1 text-control text-muted-foreground">{countInWords(open, nowLocal)}</p>
        </div>
        <Button asChild variant="outline" className="max-sm:w-full">
          <PageLink to={place.calendar}>
            <CalendarDays aria-hidden size={18} strokeWidth={1.75} /> Ver en el calendario
          </PageLink>
        </Button>
      </div>
      <QuickAdd
        today={dayOf(nowLocal)}
        timeZone={settings.timeZone}
        reminders={settings.reminders}
        ownerId={personId ?? me}
      />
      <div
        className={classNames(
          "grid min-w-0 items-start gap-4",
          people.length > 1 && "lg:grid-cols-[minmax(0,1fr)_17.5rem]",
        )}
      >
        <div className="grid min-w-0 gap-4">
          {groups.length === 0 ? (
            <Panel>
              <EmptyState title="Nada pendiente" level={2}>
                Escribe arriba lo próximo que tienes que hacer, con su día y su hora.
              </EmptyState>
            </Panel>
          ) : null}
          {groups.map(({ id, title, tasks }) => (
            <Panel key={id} labelledBy={`tareas-${id}`} className="overflow-hidden">
              <PanelHeader
                id={`tareas-${id}`}
                title={title}
                divided
                actions={<Tag tone="neutral">{tasks.length}</Tag>}
              />
              <ul className="divide-y">
                {tasks.map((task) => (
                  <TaskRow
                    key={task.key}
                    task={task}
                    nowLocal={nowLocal}
                    onOpen={() => setOpened(task)}
                    showsOwner={people.length > 1 && personId === null}
                  />
                ))}
              </ul>
            </Panel>
          ))}
          {done.length > 0 ? (
            <details className="rounded-md border bg-card">
              <summary className="cursor-pointer px-5 py-4 text-sm font-medium sm:px-6">
                Hechas en las últimas dos semanas ({done.length})
              </summary>
              <ul className="divide-y border-t">
                {done.map((task) => (
                  <TaskRow
                    key={task.key}
                    task={task}
                    nowLocal={nowLocal}
                    onOpen={() => setOpened(task)}
                    showsOwner={people.length > 1 && personId === null}
                  />
                ))}
              </ul>
            </details>
          ) : null}
        </div>
        {people.length > 1 ? (
          <Team people={people} me={me} personId={personId} open={open} nowLocal={nowLocal} />
        ) : null}
      </div>
      <Suspense fallback={null}>
        {opened ? (
          <EventDialog
            key={opened.key}
            item={opened}
            people={people}
            start={freshValues(start, { me, timeZone: settings.timeZone, reminders: settings.reminders })}
            onClose={() => setOpened(null)}
          />
        ) : null}
      </Suspense>
    </main>
  );
}

function groupsOf(open: readonly CalendarItem[], nowLocal: string) {
  const today = dayOf(nowLocal);
  const weekEnd = addDays(startOfWeek(today), 7);
  const of = (task: CalendarItem) =>
    isOverdue(task, nowLocal)
      ? "vencidas"
      : dayOf(task.shownFrom) === today
        ? "hoy"
        : dayOf(task.shownFrom) < weekEnd
          ? "semana"
          : "despues";
  const titles = { vencidas: "Vencidas", hoy: "Hoy", semana: "Esta semana", despues: "Más adelante" } as const;
  return (["vencidas", "hoy", "semana", "despues"] as const)
    .map((id) => ({ id, title: titles[id], tasks: open.filter((task) => of(task) === id) }))
    .filter(({ tasks }) => tasks.length > 0);
}

function countInWords(open: readonly CalendarItem[], nowLocal: string): string {
  const late = open.filter((task) => isOverdue(task, nowLocal)).length;
  if (open.length === 0) return "No queda nada pendiente.";
  const all = open.length === 1 ? "Una tarea pendiente" : `${open.length} tareas pendientes`;
  return late === 0 ? `${all}, ninguna vencida.` : `${all}, ${late === 1 ? "una vencida" : `${late} vencidas`}.`;
}

interface TeamProps {
  people: readonly { id: string; name: string }[];
  me: string;
  personId: string | null;
  open: readonly CalendarItem[];
  nowLocal: string;
}

/** Open tasks of each member of the team: one look shows who is overloaded. */
function Team({ people, me, personId, open, nowLocal }: TeamProps) {
  const { tasks: path } = useCalendarPlace();
  const most = Math.max(1, ...people.map(({ id }) => open.filter(({ owner }) => owner?.id === id).length));
  return (
    <Panel labelledBy="tareas-equipo" className="overflow-hidden">
      <PanelHeader
        id="tareas-equipo"
        title="Equipo"
        divided
        {...(personId
          ? {
              actions: (
                <PageLink to={path} className="link-text text-sm">
                  Todos
                </PageLink>
              ),
            }
          : {})}
      />
      <ul className="grid p-2">
        {people.map(({ id, name }) => {
          const its = open.filter(({ owner }) => owner?.id === id);
          const late = its.filter((task) => isOverdue(task, nowLocal)).length;
          return (
            <li key={id}>
              <PageLink
                to={`${path}?persona=${id}`}
                aria-current={id === personId ? "page" : undefined}
                className={classNames(
                  "grid gap-1.5 rounded-sm px-3 py-2 text-sm text-foreground no-underline hover:bg-accent",
                  id === personId && "bg-primary-soft",
                )}
              >
                <span className="flex items-baseline justify-between gap-3">
                  <span className="min-w-0 truncate font-medium">{id === me ? `${name} (tú)` : name}</span>
                  {personId && id !== personId ? null : (
                    <span className="shrink-0 text-xs text-muted-foreground tabular-nums">
                      {its.length}
                      {late > 0 ? (
                        <span className="text-destructive">
                          {" "}
                          · {late} {late === 1 ? "vencida" : "vencidas"}
                        </span>
                      ) : null}
                    </span>
                  )}
                </span>
                {personId ? null : (
                  <span aria-hidden className="flex h-1.5 overflow-hidden bg-muted">
                    <span className="bg-destructive" style={{ width: `${(late / most) * 100}%` }} />
                    <span className="bg-primary" style={{ width: `${((its.length - late) / most) * 100}%` }} />
                  </span>
                )}
              </PageLink>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
