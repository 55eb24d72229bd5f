import { ListChecks, Plus, Settings2 } from "lucide-react";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { conflictsAmong } from "#domain/crm/calendar/conflicts.ts";
import type { EditScope } from "#domain/crm/calendar/event-form.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { addDays, addMinutes, dayOf, minutesBetween } from "#domain/shared/time/local-time.ts";
import { instantOf, localOf } from "#domain/shared/time/zone-time.ts";
import type { CalendarItem } from "#server/crm/calendar/list-events.server.ts";
import { Button } from "#ui/button.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { AgendaView } from "./agenda-view.tsx";
import type { CalendarData } from "./calendar-data.server.ts";
import { useCalendarPlace } from "./calendar-place.ts";
import { type CalendarQuery, calendarHref, stepped } from "./calendar-query.ts";
import { CalendarToolbar } from "./calendar-toolbar.tsx";
import { freshValues } from "./event-values.ts";
import { KindFilter } from "./kind-filter.tsx";
import { MonthView } from "./month-view.tsx";
import { ScopeQuestion } from "./scope-question.tsx";
import { TaskRow } from "./task-row.tsx";
import { useCalendarActs } from "./use-calendar-acts.ts";
import { plannedOf, WeekView } from "./week-view.tsx";

const EventDialog = lazy(async () => ({ default: (await import("./event-dialog.tsx")).EventDialog }));
const SettingsDialog = lazy(async () => ({ default: (await import("./settings-dialog.tsx")).SettingsDialog }));

interface Start {
  from: string;
  to: string;
  isAllDay?: boolean;
}

/** The calendar: its view is kept in the address, an open dialog on top of it. */
export function CalendarBoard({ data }: { data: CalendarData }) {
  const { query, items, people, settings, nowLocal, me, tasks } = data;
  const { timeZone } = settings;
  const place = useCalendarPlace();
  const navigate = useNavigate();
  const acts = useCalendarActs();
  const today = dayOf(nowLocal);
  const [opened, setOpened] = useState<CalendarItem | null>(data.opened);
  const [fresh, setFresh] = useState<Start | null>(null);
  const [isSettings, setSettings] = useState(query.isSettings);
  const [moving, setMoving] = useState<{ item: CalendarItem; to: { from: string; to: string } } | null>(null);
  const conflicts = useMemo(() => new Set(conflictsAmong(items.map(plannedOf)).flatMap(({ keys }) => keys)), [items]);

  const href = (change: Partial<CalendarQuery>) => calendarHref(place.calendar, query, change);
  const go = (change: Partial<CalendarQuery>) => void navigate(href(change), { preventScrollReset: true });
  const hrefOfDay = (day: string) => href({ view: "dia", day });
  const { hash, key } = useLocation();
  // The command menu and the dashboard lead here to ask for a new one; each arrival is another location.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page shows meanwhile asks for nothing
  useEffect(() => {
    if (hash === "#nuevo") setFresh(nextHour(nowLocal, query.day));
  }, [hash, key]);
  useKeys({ t: () => go({ day: today }), n: () => setFresh(nextHour(nowLocal, query.day)) });

  const move = async (scope: EditScope, { item, to }: NonNullable<typeof moving>) => {
    // The drag was on the viewer's wall clock; the event has its own.
    const startsLocal = item.isAllDay ? to.from : localOf(instantOf(to.from, timeZone), item.timeZone);
    const durationMinutes = item.isAllDay ? item.durationMinutes : minutesBetween(to.from, to.to);
    await acts.move(item, scope, { startsLocal, durationMinutes });
    setMoving(null);
  };
  const onMove = (item: CalendarItem, to: { from: string; to: string }) => {
    if (item.seriesId !== null) setMoving({ item, to });
    else void move("todas", { item, to });
  };
  const onNew = (from: string, to: string, isAllDay = false) => setFresh({ from, to, isAllDay });
  const shared = { items, onOpen: setOpened, onNew, onMove, hrefOfDay };
  const start = fresh ?? nextHour(nowLocal, today);

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-h3">Calendario</h1>
          <p className="mt-1 text-control text-muted-foreground">{greeting(items, today, query)}</p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          <Button variant="outline" onClick={() => setSettings(true)} className="max-sm:flex-1">
            <Settings2 aria-hidden size={18} strokeWidth={1.75} /> Ajustes
          </Button>
          <Button onClick={() => setFresh(nextHour(nowLocal, query.day))} className="max-sm:flex-1">
            <Plus aria-hidden size={18} strokeWidth={1.75} /> Nuevo evento
          </Button>
        </div>
      </div>
      <FailingNote data={data} onOpen={() => setSettings(true)} />
      <div className="grid min-w-0 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_17.5rem]">
        <Panel labelledBy="calendario-dias" className="min-w-0 overflow-hidden">
          <CalendarToolbar query={query} today={today} href={href} people={people} me={me} go={go} />
          {query.view === "mes" ? (
            <MonthView
              key={query.day.slice(0, 7)}
              {...shared}
              day={query.day}
              from={data.from}
              to={data.to}
              conflicts={conflicts}
              today={today}
              onDay={(day) => {
                const isPhone = !window.matchMedia("(min-width: 40rem)").matches;
                go(isPhone && day.slice(0, 7) === query.day.slice(0, 7) ? { view: "dia", day } : { day });
              }}
            />
          ) : query.view === "agenda" ? (
            <AgendaView
              from={data.from}
              items={items}
              conflicts={conflicts}
              today={today}
              showsOwner={people.length > 1}
              onOpen={setOpened}
              onNew={() => setFresh(nextHour(nowLocal, query.day))}
            />
          ) : (
            <WeekView
              {...shared}
              days={daysOf(data.from, data.to)}
              focusDay={query.day}
              nowLocal={nowLocal}
              timeZone={timeZone}
              hrefOfDay={query.view === "semana" ? hrefOfDay : (day) => href({ day })}
              onStep={(step) => go({ day: stepped(query, step) })}
            />
          )}
        </Panel>
        <aside className="grid min-w-0 gap-4 md:max-xl:grid-cols-2">
          <Panel labelledBy="calendario-tareas" className="overflow-hidden">
            <PanelHeader
              id="calendario-tareas"
              title="Pendiente"
              divided
              actions={
                <PageLink to={place.tasks} className="link-text text-sm">
                  Todas
                </PageLink>
              }
            />
            {tasks.length === 0 ? (
              <p className="flex gap-3 px-5 py-4 text-sm text-muted-foreground">
                <ListChecks aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0" />
                No te queda nada pendiente.
              </p>
            ) : (
              <ul className="divide-y">
                {tasks.map((task) => (
                  <TaskRow key={task.key} task={task} nowLocal={nowLocal} onOpen={() => setOpened(task)} isNarrow />
                ))}
              </ul>
            )}
          </Panel>
          <KindFilter query={query} href={href} />
        </aside>
      </div>
      <Suspense fallback={null}>
        {opened ? (
          <EventDialog
            key={opened.key}
            item={opened}
            people={people}
            start={freshValues(start, { me, timeZone, reminders: settings.reminders })}
            onClose={() => {
              setOpened(null);
              if (query.eventId) go({});
            }}
          />
        ) : fresh ? (
          <EventDialog
            key={`${fresh.from}/${fresh.to}`}
            item={null}
            people={people}
            start={freshValues(fresh, { me: query.personId ?? me, timeZone, reminders: settings.reminders })}
            onClose={() => setFresh(null)}
          />
        ) : null}
        {isSettings ? (
          <SettingsDialog
            data={data}
            onClose={() => {
              setSettings(false);
              if (query.isSettings) go({});
            }}
          />
        ) : null}
      </Suspense>
      {moving ? (
        <ScopeQuestion
          verb="Mover"
          isBusy={false}
          onClose={() => setMoving(null)}
          onChoose={(scope) => void move(scope, moving)}
        />
      ) : null}
    </>
  );
}

/** Sums up today's events, where today is in sight. */
function greeting(items: readonly CalendarItem[], today: string, query: CalendarQuery): string {
  const todays = items.filter(
    (item) => item.shownFrom < `${addDays(today, 1)}T` && item.shownTo > `${today}T00:00:00` && !item.subscription,
  );
  const isAll = query.kinds.length === 0 && query.personId === null;
  const isInSight = query.view !== "dia" || query.day === today;
  if (!isAll || !isInSight || todays.length === 0) return "Visitas, citas, tareas y plazos, con su aviso por correo.";
  const count = (kind: CalendarItem["kind"], one: string, many: string) => {
    const many_ = todays.filter((item) => item.kind === kind && item.doneAt === null).length;
    return many_ === 0 ? [] : [`${many_} ${many_ === 1 ? one : many}`];
  };
  const parts = [
    ...count("visita", "visita", "visitas"),
    ...count("cita", "cita", "citas"),
    ...count("tarea", "tarea", "tareas"),
    ...count("plazo", "plazo", "plazos"),
  ];
  if (parts.length === 0) return "Hoy no tienes nada pendiente.";
  return `Hoy: ${listed(parts)}.`;
}

const daysOf = (from: string, to: string) => {
  const days: string[] = [];
  for (let day = from; day < to; day = addDays(day, 1)) days.push(day);
  return days;
};

/** The next whole hour of today while it lasts, or ten in the morning of another day. */
function nextHour(nowLocal: string, wanted: string): Start {
  const isToday = wanted === dayOf(nowLocal);
  const isEvening = isToday && nowLocal.slice(11, 13) >= "20";
  const day = isEvening ? addDays(wanted, 1) : wanted;
  const from = isToday && !isEvening ? addMinutes(`${nowLocal.slice(0, 13)}:00:00`, 60) : `${day}T10:00:00`;
  return { from, to: addMinutes(from, 60) };
}

/** Letters that act while nobody types. */
function useKeys(keys: Record<string, () => void>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const on = event.target instanceof HTMLElement ? event.target : null;
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        on?.closest("input, textarea, select, dialog[open], [role=menu]")
      )
        return;
      const act = keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });
}

/** Warns of a calendar that cannot be read, because its events may be out of date. */
function FailingNote({ data, onOpen }: { data: CalendarData; onOpen: () => void }) {
  const failing = data.subscriptions.filter(({ state }) => state === "failing");
  if (failing.length === 0) return null;
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-destructive-soft px-4 py-2 text-sm text-destructive-soft-foreground"
    >
      No se puede leer {failing.map(({ name }) => `«${name}»`).join(", ")}: lo que ves de ahí puede estar anticuado.
      <button type="button" onClick={onOpen} className="touch-target font-medium underline underline-offset-[0.22em]">
        Ver qué pasa
      </button>
    </p>
  );
}
