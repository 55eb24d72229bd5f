import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { instantOf, isZone, localOf, OFFERED_ZONES, spanOf, zoneName } from "./zone-time.ts";

const iso = (local: string, zone: string) => instantOf(local, zone).toISOString();

describe("wall clock to instant", () => {
  test("Madrid in summer and winter", () => {
    expect(iso("2026-10-24T18:00:00", "Europe/Madrid")).toBe("2026-10-24T16:00:00.000Z");
    expect(iso("2026-10-25T18:00:00", "Europe/Madrid")).toBe("2026-10-25T17:00:00.000Z");
    expect(iso("2027-03-27T18:00:00", "Europe/Madrid")).toBe("2027-03-27T17:00:00.000Z");
    expect(iso("2027-03-28T18:00:00", "Europe/Madrid")).toBe("2027-03-28T16:00:00.000Z");
  });

  test("a time that the clock skips is that much later", () => {
    expect(iso("2027-03-28T02:30:00", "Europe/Madrid")).toBe("2027-03-28T01:30:00.000Z");
    expect(localOf(instantOf("2027-03-28T02:30:00", "Europe/Madrid"), "Europe/Madrid")).toBe("2027-03-28T03:30:00");
  });

  test("a time that comes twice is the first of the two", () => {
    expect(iso("2026-10-25T02:30:00", "Europe/Madrid")).toBe("2026-10-25T00:30:00.000Z");
  });

  test("Bogotá and Mexico City never change; Santiago changes in spring of the south", () => {
    for (const day of ["2026-01-15", "2026-07-15"]) {
      expect(iso(`${day}T18:00:00`, "America/Bogota")).toBe(`${day}T23:00:00.000Z`);
      expect(iso(`${day}T18:00:00`, "America/Mexico_City")).toBe(`${day.slice(0, 8)}16T00:00:00.000Z`);
    }
    expect(iso("2026-09-05T18:00:00", "America/Santiago")).toBe("2026-09-05T22:00:00.000Z");
    expect(iso("2026-09-06T18:00:00", "America/Santiago")).toBe("2026-09-06T21:00:00.000Z");
    // Midnight of that day does not exist there.
    expect(iso("2026-09-06T00:00:00", "America/Santiago")).toBe("2026-09-06T04:00:00.000Z");
  });

  test("there and back is the same, but for times that the clock skips", () => {
    const zones = fc.constantFrom(...OFFERED_ZONES.map(([zone]) => zone));
    const instants = fc.integer({ min: Date.UTC(2020), max: Date.UTC(2035) }).map((ms) => ms - (ms % 60_000));
    fc.assert(
      fc.property(zones, instants, (zone, ms) => {
        const local = localOf(ms, zone);
        const back = instantOf(local, zone).getTime();
        expect(localOf(back, zone)).toBe(local);
        expect(back === ms || back === ms - 3_600_000).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

test("whole days end at midnight, also the one of 25 hours", () => {
  const day = { startsLocal: "2026-10-25T00:00:00", durationMinutes: 1440, timeZone: "Europe/Madrid", isAllDay: true };
  const { startsAt, endsAt } = spanOf(day);
  expect(localOf(endsAt, "Europe/Madrid")).toBe("2026-10-26T00:00:00");
  expect(endsAt.getTime() - startsAt.getTime()).toBe(25 * 3_600_000);
});

test("knows zones by name only", () => {
  expect(isZone("America/Argentina/Buenos_Aires")).toBe(true);
  expect(isZone("Romance Standard Time")).toBe(false);
  expect(isZone("Europe/Atlantis")).toBe(false);
  expect(isZone("+02:00")).toBe(false);
});

test("a zone is called by its country, and one that nobody chooses here by its city", () => {
  expect(zoneName("Europe/Madrid")).toBe("España peninsular y Baleares");
  expect(zoneName("America/Argentina/Buenos_Aires")).toBe("Argentina");
  expect(zoneName("America/Argentina/Rio_Gallegos")).toBe("Rio Gallegos");
  expect(zoneName("UTC")).toBe("UTC");
});

test("a whole day lasts one day at least, two of them two, and a meeting its minutes", () => {
  const span = (durationMinutes: number, isAllDay: boolean) => {
    const event = { startsLocal: "2026-11-26T00:00:00", durationMinutes, timeZone: "Europe/Madrid", isAllDay };
    const { startsAt, endsAt } = spanOf(event);
    return (endsAt.getTime() - startsAt.getTime()) / 60_000;
  };
  expect([span(0, true), span(1_440, true), span(2_880, true)]).toEqual([1_440, 1_440, 2_880]);
  expect([span(0, false), span(45, false)]).toEqual([0, 45]);
});
