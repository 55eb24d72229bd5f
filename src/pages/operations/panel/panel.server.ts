import { MONTHS_PAID_YEARLY, PLANS } from "#content/plans.ts";
import { readPeriod } from "#domain/insight/analytics/period.ts";
import { revenueOf } from "#domain/operations/stats/calculate.ts";
import { addDays } from "#domain/shared/time/local-time.ts";
import { houseActor } from "#server/accounts/access/actor.server.ts";
import type { Viewer } from "#server/accounts/access/viewer.server.ts";
import { listAuditEvents } from "#server/accounts/people/audit.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import { listEvents, listTasks } from "#server/crm/calendar/list-events.server.ts";
import { endingTrials, planGroups } from "#server/operations/stats/billing.server.ts";
import { serviceState, standing } from "#server/operations/stats/now.server.ts";
import { isoDateInMadrid, startOfDayInMadrid } from "#server/platform/clock.server.ts";
import { shownEvent } from "../../accounts/users/shown-event.server.ts";
import { drawnSeries, figuresOf, toolRows } from "../stats/stats.server.ts";

const ZONE = "Europe/Madrid";
const TRIAL_DAYS_LEFT = 7;
const SHOWN = 6;
const EVERYTHING = { kind: null, person: "", from: null, until: null };

/** Figures that the owner of Umbral looks at in the morning. */
export async function readPanel({ database: { db, reads }, now }: Services, viewer: Viewer) {
  const at = now();
  const today = isoDateInMadrid(at);
  const period = readPeriod(new URLSearchParams(), today);
  const house = houseActor(viewer);
  const day = { from: startOfDayInMadrid(today), to: startOfDayInMadrid(addDays(today, 1)) };
  const { figures, days } = await figuresOf(reads, period, [
    "accounts",
    "runs",
    "credits",
    "leads",
    "views",
    "shared",
    "homes",
    "contacts",
  ]);
  const { open } = await listTasks(db, house, { doneSince: at, limit: SHOWN }, ZONE);
  const visits = await listEvents(db, house, { ...day, kinds: ["visita", "cita"] }, ZONE);
  const { events } = await listAuditEvents(db, EVERYTHING, null, SHOWN);
  return {
    period,
    today,
    figures,
    series: drawnSeries(days, period),
    service: await serviceState(db, at),
    standing: await standing(db, at),
    revenue: revenueOf(await planGroups(reads, at), { plans: PLANS, monthsPaidYearly: MONTHS_PAID_YEARLY }),
    trials: await endingTrials(db, { now: at, days: TRIAL_DAYS_LEFT, limit: SHOWN }),
    tools: (await toolRows(reads, period)).slice(0, SHOWN),
    tasks: open.filter(({ shownFrom }) => shownFrom.slice(0, 10) <= today),
    visits: visits.slice(0, SHOWN),
    events: events.map(shownEvent),
  };
}
export type PanelData = Awaited<ReturnType<typeof readPanel>>;
