import { endOf } from "../../shared/format/text-ends.ts";
import { isZone } from "../../shared/time/zone-time.ts";

/** Zones as Outlook and Exchange call them (CLDR, windowsZones), those where our agents and their clients live. */
const WINDOWS_ZONES: Record<string, string> = {
  "Romance Standard Time": "Europe/Madrid",
  "W. Europe Standard Time": "Europe/Berlin",
  "Central Europe Standard Time": "Europe/Budapest",
  "Central European Standard Time": "Europe/Warsaw",
  "GMT Standard Time": "Europe/London",
  "Greenwich Standard Time": "Atlantic/Reykjavik",
  "E. Europe Standard Time": "Europe/Chisinau",
  "FLE Standard Time": "Europe/Kiev",
  "GTB Standard Time": "Europe/Bucharest",
  "Russian Standard Time": "Europe/Moscow",
  "Turkey Standard Time": "Europe/Istanbul",
  "Morocco Standard Time": "Africa/Casablanca",
  "Central Standard Time (Mexico)": "America/Mexico_City",
  "Mountain Standard Time (Mexico)": "America/Mazatlan",
  "Pacific Standard Time (Mexico)": "America/Tijuana",
  "Eastern Standard Time (Mexico)": "America/Cancun",
  "SA Pacific Standard Time": "America/Bogota",
  "SA Western Standard Time": "America/La_Paz",
  "SA Eastern Standard Time": "America/Cayenne",
  "Pacific SA Standard Time": "America/Santiago",
  "Argentina Standard Time": "America/Argentina/Buenos_Aires",
  "Montevideo Standard Time": "America/Montevideo",
  "Paraguay Standard Time": "America/Asuncion",
  "Venezuela Standard Time": "America/Caracas",
  "Central America Standard Time": "America/Guatemala",
  "Central Brazilian Standard Time": "America/Cuiaba",
  "E. South America Standard Time": "America/Sao_Paulo",
  "Eastern Standard Time": "America/New_York",
  "Central Standard Time": "America/Chicago",
  "Mountain Standard Time": "America/Denver",
  "US Mountain Standard Time": "America/Phoenix",
  "Pacific Standard Time": "America/Los_Angeles",
  UTC: "UTC",
};

/** Names that Outlook shows in the place of one: `(UTC+01:00) Bruselas, Copenhague, Madrid, París`. */
const CITIES: readonly (readonly [word: string, zone: string])[] = [
  ["madrid", "Europe/Madrid"],
  ["canar", "Atlantic/Canary"],
  ["guadalajara", "America/Mexico_City"],
  ["bogot", "America/Bogota"],
  ["santiago", "America/Santiago"],
  ["buenos aires", "America/Argentina/Buenos_Aires"],
  ["caracas", "America/Caracas"],
  ["montevideo", "America/Montevideo"],
  ["london", "Europe/London"],
  ["londres", "Europe/London"],
  ["lisbo", "Europe/London"],
  ["berlin", "Europe/Berlin"],
  ["berlín", "Europe/Berlin"],
];

const LONGEST_TAIL = 100;

/** The zone behind a calendar program's own name, or null. */
export function zoneNamed(name: string): string | null {
  const plain = name.trim().replace(/^"|"$/g, "");
  if (isZone(plain)) return plain;
  const windows = WINDOWS_ZONES[plain];
  if (windows) return windows;
  // `/freeassociation.sourceforge.net/Tzfile/Europe/Madrid`
  const parts = endOf(plain.slice(-LONGEST_TAIL), /[A-Za-z_/]/).split("/");
  const tail = [3, 2].map((count) => parts.slice(-count).join("/")).find((zone) => zone.includes("/") && isZone(zone));
  if (tail) return tail;
  const lower = plain.toLowerCase();
  return CITIES.find(([word]) => lower.includes(word))?.[1] ?? null;
}
