import { distanceM } from "#domain/shared/places/place.ts";
import { addDays, daysBetween } from "#domain/shared/time/local-time.ts";
import type { FactsFor } from "#domain/tools/facts.ts";
import { workingDayFrom } from "#domain/tools/follow-up/contact-hours.ts";
import { isBound, nextAction } from "#domain/tools/prospecting/next-action.ts";
import { dayRoutes, inDays, pathLength, type Stop } from "#domain/tools/prospecting/route.ts";
import { FACTORS, type Factor, scoreProspect } from "#domain/tools/prospecting/score.ts";
import { dayFromWords } from "#domain/tools/prospecting/stated-day.ts";
import { visitMinutes, visitTimes } from "#domain/tools/prospecting/visit-slots.ts";
import type { Point, ProspectingResult, RankedProspect, VisitDay } from "./result.ts";
import { isUsed, type ProspectInput, type ProspectingInput } from "./schema.ts";

/** The facts that the tool asks of the server. */
export type ProspectingNeeds = { today: true; optedOut: { phones: readonly string[] } };

/** The ledger is the server's: in the browser nobody is known to be in it. */
type Known = Pick<FactsFor<ProspectingNeeds>, "today"> & Partial<FactsFor<ProspectingNeeds>>;

const METRES_A_DEGREE = 111_195;

/**
 * Orders owners by their points, gives each the next thing to do, and lays the visits along a short way on the next
 * working days. Pure: distances are as the crow flies, and `today` is the day of the person.
 */
export function planProspecting(input: ProspectingInput, { today, optedOut = [] }: Known): ProspectingResult {
  const { margin, currency } = input;
  const noted = new Set(optedOut);
  const used = input.prospects.flatMap((row, index) => (isUsed(row) ? [{ row, index }] : []));
  const prospects = used
    .map(({ row, index }) => ranked(row, index, { today, margin, noted }))
    .sort((a, b) => b.rank - a.rank || a.index - b.index);
  const start = pointOf(input.startLatitude, input.startLongitude);
  const visits = used.filter(({ index }) => prospects.some((one) => one.index === index && one.action === "visitar"));
  return {
    date: today,
    margin,
    currency,
    prospects,
    hasStart: start !== undefined,
    startName: input.startName ?? null,
    ...plannedVisits(visits, start, input, today),
    radar: prospects
      .flatMap(({ index, exclusive, optedOut: isOut }) =>
        exclusive?.until && exclusive.daysLeft !== null && exclusive.daysLeft >= 0 && !isOut
          ? [{ index, until: exclusive.until, daysLeft: exclusive.daysLeft }]
          : [],
      )
      .sort((a, b) => a.daysLeft - b.daysLeft || a.index - b.index),
  };
}

const MISSING: Record<Factor, string> = {
  motive: "por qué vende",
  price: "el precio",
  recency: "cuándo fue la última conversación",
};

function ranked(
  row: ProspectInput,
  index: number,
  { today, margin, noted }: { today: string; margin: number; noted: ReadonlySet<string> },
): RankedProspect {
  const { phone, address, expectation, value, motive } = row;
  const leadOn = row.leadOn && dayFromWords(row.leadOn, today);
  const until = row.exclusiveUntil && dayFromWords(row.exclusiveUntil, today);
  const isFuture = leadOn !== undefined && leadOn > today;
  const days = leadOn === undefined || isFuture ? undefined : daysBetween(leadOn, today);
  const score = scoreProspect({ motive, expectation, value, days }, margin);
  const exclusive = row.hasExclusive || until ? { until } : null;
  const optedOut = row.optedOut ? "lista" : phone !== undefined && noted.has(phone) ? "registro" : null;
  const hasPlace = address !== undefined || pointOf(row.latitude, row.longitude) !== undefined;
  const action = nextAction(
    {
      exclusive,
      isOptedOut: optedOut !== null,
      wantsVisit: row.wantsVisit === true,
      hasAddress: hasPlace,
      hasPhone: phone !== undefined,
      outOf: score.outOf,
    },
    today,
  );
  return {
    ...score,
    index,
    action,
    optedOut,
    source: row.source ?? null,
    motive: motive ?? null,
    days: days ?? null,
    expectation: expectation ?? null,
    value: value ?? null,
    excess: expectation === undefined || value === undefined ? null : expectation / value - 1,
    exclusive: exclusive && {
      until: exclusive.until ?? null,
      daysLeft: exclusive.until === undefined ? null : daysBetween(today, exclusive.until),
    },
    missing: [
      ...FACTORS.filter((factor) => score.points[factor] === null).map((factor) =>
        factor === "price" ? missingPrice(row) : MISSING[factor],
      ),
      ...(phone === undefined ? ["el teléfono"] : []),
      ...(row.wantsVisit && !hasPlace ? ["la dirección de la visita"] : []),
      ...(exclusive && exclusive.until === undefined ? ["cuándo vence la exclusiva"] : []),
    ],
    remarks: [
      ...(isFuture ? ["La fecha del último contacto está en el futuro: no cuenta."] : []),
      ...(exclusive && !isBound(exclusive.until, today) ? ["Su exclusiva con otra agencia ya venció."] : []),
    ],
  };
}

function missingPrice({ expectation, value }: ProspectInput): string {
  if (expectation === undefined && value === undefined) return "lo que espera y lo que vale";
  return expectation === undefined ? "lo que espera" : "lo que vale";
}

const pointOf = (latitude: number | undefined, longitude: number | undefined): Stop | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };

interface Visit {
  row: ProspectInput;
  index: number;
}

/** Homes with a point in the order of the route; those without one behind, as typed. */
function plannedVisits(visits: readonly Visit[], start: Stop | undefined, input: ProspectingInput, today: string) {
  const { visitsFrom: from, visitsTo: to, visitsPerDay: perDay } = input;
  const hours = { from, to, perDay };
  const placed = visits.flatMap(({ row, index }) => {
    const stop = pointOf(row.latitude, row.longitude);
    return stop ? [{ ...stop, index, isPlacePoint: row.isPlacePoint === true }] : [];
  });
  const unplaced = visits.filter(({ index }) => !placed.some((stop) => stop.index === index));
  const routes = dayRoutes(start, placed, perDay);
  const origin = start ?? routes[0]?.[0];
  const rounds = inDays([...routes.flat(), ...unplaced.map(({ index }) => ({ index }))], perDay);
  const wished = input.visitsOn && dayFromWords(input.visitsOn, today);
  let date = workingDayFrom(wished !== undefined && wished > today ? wished : addDays(today, 1));
  const days: VisitDay[] = rounds.map((round) => {
    const day = { date, ...stopsOf(round, { start, origin, times: visitTimes(date, round.length, hours) }) };
    date = workingDayFrom(addDays(date, 1));
    return day;
  });
  return {
    days,
    visitMinutes: visitMinutes(hours),
    typedLengthM: inDays(placed, perDay).reduce((sum, day) => sum + pathLength(start, day), 0),
  };
}

type Round = { index: number; latitude?: number; longitude?: number; isPlacePoint?: boolean }[];

function stopsOf(
  round: Round,
  { start, origin, times }: { start: Stop | undefined; origin: Stop | undefined; times: readonly string[] },
): Pick<VisitDay, "stops" | "lengthM"> {
  let last = start;
  let lengthM = 0;
  const stops = round.map(({ index, latitude, longitude, isPlacePoint = false }, i) => {
    const stop = pointOf(latitude, longitude);
    const legM = stop && last ? distanceM(last, stop) : null;
    lengthM += legM ?? 0;
    last = stop ?? last;
    return { index, at: times[i]!, legM, point: stop && origin ? metresFrom(origin, stop) : null, isPlacePoint };
  });
  return { stops, lengthM };
}

function metresFrom(origin: Stop, { latitude, longitude }: Stop): Point {
  const eastward = Math.cos((origin.latitude * Math.PI) / 180);
  return {
    x: Math.round((longitude - origin.longitude) * METRES_A_DEGREE * eastward),
    y: Math.round((latitude - origin.latitude) * METRES_A_DEGREE),
  };
}
