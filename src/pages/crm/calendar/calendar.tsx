import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/calendar.ts";
import { requireCalendar } from "./calendar-access.server.ts";
import { CalendarBoard } from "./calendar-board.tsx";
import { readCalendarPage } from "./calendar-data.server.ts";
import { calendarPlaceOf } from "./calendar-place.ts";

/** `?vista=` and `?fecha=` choose view and day; `?persona=` and `?tipos=` owners and kinds; `?evento=` opens one. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor, services } = requireCalendar(context, request);
  return { crumb: "Calendario", ...(await readCalendarPage(services, actor, request)) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Calendario",
    description:
      "Visitas, citas, tareas y plazos por día, semana o mes, con avisos por correo y tus otros calendarios.",
    path: calendarPlaceOf(args.location.pathname).calendar,
    regions: false,
    noIndex: true,
  });

export default function CalendarPage({ loaderData }: Route.ComponentProps) {
  useFreshData("calendar");
  return (
    <main id="contenido" className="grid min-w-0 gap-4">
      <CalendarBoard data={loaderData} />
    </main>
  );
}
