import { DAY_MINUTES, DAY_MS } from "./durations.ts";
import { addDays, localOfMs, msOfLocal } from "./local-time.ts";

/**
 * Wall clock and instant in a named zone. Where the clock jumps forward, a time that does not exist is read as the one
 * that much later (02:30 is read as 03:30); where it is turned back a time that comes twice is the first of the two.
 */

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
    clocks.set(zone, clock);
  }
  return clock;
}

/** Whether this engine knows the zone by that name. False for fixed offsets. */
export function isZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]{1,63}$/.test(name)) return false;
  try {
    clockIn(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * Wall-clock time of an instant (a date, or milliseconds since 1970) in a named zone, to the second.
 *
 * @throws RangeError for an unknown zone
 */
export function localOf(instant: Date | number, zone: string): string {
  const part: Record<string, string> = {};
  for (const { type, value } of clockIn(zone).formatToParts(instant)) part[type] = value;
  return `${part.year!.padStart(4, "0")}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}`;
}

/** The offset of a zone's clock from UTC at an instant, in milliseconds; positive east of Greenwich. */
export function offsetAt(instantMs: number, zone: string): number {
  const whole = Math.floor(instantMs / 1000) * 1000;
  return msOfLocal(localOf(whole, zone)) - whole;
}

/**
 * Instant of a wall-clock time in a named zone. A time that comes twice is the first of the two; one that the clock
 * leaps over is read as that much later.
 *
 * @throws RangeError for an unknown zone
 */
export function instantOf(local: string, zone: string): Date {
  const wall = msOfLocal(local);
  const before = offsetAt(wall - DAY_MS, zone);
  const after = offsetAt(wall + DAY_MS, zone);
  const fits = [wall - before, wall - after].filter((ms) => msOfLocal(localOf(ms, zone)) === wall);
  return new Date(fits.length > 0 ? Math.min(...fits) : wall - before);
}

/** Start and end as instants. Whole days end at a midnight of the wall clock; other times last their minutes. */
export function spanOf(event: { startsLocal: string; durationMinutes: number; timeZone: string; isAllDay: boolean }): {
  startsAt: Date;
  endsAt: Date;
} {
  const startsAt = instantOf(event.startsLocal, event.timeZone);
  if (!event.isAllDay) return { startsAt, endsAt: new Date(startsAt.getTime() + event.durationMinutes * 60_000) };
  const days = Math.max(1, Math.round(event.durationMinutes / DAY_MINUTES));
  return { startsAt, endsAt: instantOf(localOfMs(msOfLocal(addDays(event.startsLocal, days))), event.timeZone) };
}

/** Zones that our agents choose among; others come with imported calendars. */
export const OFFERED_ZONES = [
  ["Europe/Madrid", "España peninsular y Baleares"],
  ["Atlantic/Canary", "Canarias"],
  ["America/Mexico_City", "México (centro)"],
  ["America/Tijuana", "México (Tijuana)"],
  ["America/Cancun", "México (Cancún)"],
  ["America/Bogota", "Colombia"],
  ["America/Lima", "Perú"],
  ["America/Santiago", "Chile"],
  ["America/Argentina/Buenos_Aires", "Argentina"],
  ["America/Montevideo", "Uruguay"],
  ["America/Asuncion", "Paraguay"],
  ["America/La_Paz", "Bolivia"],
  ["America/Guayaquil", "Ecuador"],
  ["America/Caracas", "Venezuela"],
  ["America/Panama", "Panamá"],
  ["America/Costa_Rica", "Costa Rica"],
  ["America/Guatemala", "Guatemala"],
  ["America/Santo_Domingo", "República Dominicana"],
  ["America/New_York", "Estados Unidos (este)"],
  ["Europe/London", "Reino Unido"],
  ["Europe/Lisbon", "Portugal"],
] as const satisfies readonly (readonly [zone: string, name: string])[];

export const DEFAULT_ZONE = "Europe/Madrid";

/** The zone of most homes of a country. */
const ZONES_OF_COUNTRIES: Readonly<Record<string, string>> = {
  ES: DEFAULT_ZONE,
  AR: "America/Argentina/Buenos_Aires",
  BO: "America/La_Paz",
  CL: "America/Santiago",
  CO: "America/Bogota",
  CR: "America/Costa_Rica",
  CU: "America/Havana",
  EC: "America/Guayaquil",
  SV: "America/El_Salvador",
  GT: "America/Guatemala",
  HN: "America/Tegucigalpa",
  MX: "America/Mexico_City",
  NI: "America/Managua",
  PA: "America/Panama",
  PY: "America/Asuncion",
  PE: "America/Lima",
  PR: "America/Puerto_Rico",
  DO: "America/Santo_Domingo",
  UY: "America/Montevideo",
  VE: "America/Caracas",
};
/** West of it Spain is the Canary Islands, in degrees of longitude. */
const CANARY_EAST = -13;

/** The clock by which people at a home live. Within Mexico and Chile that of the capital; undefined for a country that is not ours. */
export const zoneOfHome = ({ country, longitude }: { country: string; longitude?: number | undefined }) =>
  country === "ES" && longitude !== undefined && longitude < CANARY_EAST
    ? "Atlantic/Canary"
    : ZONES_OF_COUNTRIES[country];

/** Name of a zone for people. */
export const zoneName = (zone: string): string =>
  OFFERED_ZONES.find(([id]) => id === zone)?.[1] ?? zone.split("/").at(-1)!.replaceAll("_", " ");
