import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { localOf, offsetAt } from "../../shared/time/zone-time.ts";
import { zoneComponent } from "./zone-component.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The clock of the zone at an instant, as a reader of the file calculates it from the component. */
function offsetByComponent(component: ICAL.Component, zone: string, instant: number): number {
  const wall = ICAL.Time.fromDateTimeString(localOf(instant, zone));
  return new ICAL.Timezone({ component, tzid: zone }).utcOffset(wall) * 1000;
}

const ZONES = [
  "Europe/Madrid",
  "Atlantic/Canary",
  "America/Santiago",
  "America/Mexico_City",
  "America/New_York",
  "America/Bogota",
  "America/Buenos_Aires",
  "Asia/Kolkata",
  "Australia/Lord_Howe",
  "UTC",
];

describe("a zone's component says what its clock does", () => {
  test.each(ZONES)("%s, at noon of every fifth day of three years", (zone) => {
    const component = zoneComponent(zone, 2026);
    for (let at = Date.UTC(2026, 0, 1, 15); at < Date.UTC(2029, 0, 1); at += 5 * DAY_MS)
      expect(offsetByComponent(component, zone, at), new Date(at).toISOString()).toBe(offsetAt(at, zone));
  });

  test("Madrid changes on the last Sundays of March and October, from +1 to +2 h and back, at 2 and at 3", () => {
    const text = zoneComponent("Europe/Madrid", 2026).toString();
    expect(text).toContain("TZID:Europe/Madrid");
    const [daylight, standard] = [/BEGIN:DAYLIGHT[\s\S]*END:DAYLIGHT/, /BEGIN:STANDARD[\s\S]*END:STANDARD/].map(
      (part) => part.exec(text)![0],
    );
    expect(daylight).toContain("RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU");
    expect(daylight).toContain("TZOFFSETFROM:+0100");
    expect(daylight).toContain("TZOFFSETTO:+0200");
    expect(daylight).toMatch(/DTSTART:2025033\dT020000/);
    expect(standard).toContain("RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU");
    expect(standard).toContain("TZOFFSETFROM:+0200");
    expect(standard).toContain("TZOFFSETTO:+0100");
    expect(standard).toMatch(/DTSTART:2025102\dT030000/);
  });

  test("New York changes on the second Sunday of March and the first of November", () => {
    const text = zoneComponent("America/New_York", 2026).toString();
    expect(text).toContain("BYMONTH=3;BYDAY=2SU");
    expect(text).toContain("BYMONTH=11;BYDAY=1SU");
    expect(text).toContain("TZOFFSETTO:-0400");
    expect(text).toContain("TZOFFSETTO:-0500");
  });

  test("a zone without changes has one part and no rule", () => {
    const text = zoneComponent("America/Bogota", 2026).toString();
    expect(text).not.toContain("DAYLIGHT");
    expect(text).not.toContain("RRULE");
    expect(text).toContain("TZOFFSETFROM:-0500");
    expect(text).toContain("TZOFFSETTO:-0500");
  });
});
