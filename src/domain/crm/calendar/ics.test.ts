import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { localOfMs } from "../../shared/time/local-time.ts";
import type { IcsEvent } from "./ics-event.ts";
import { type CalendarIn, readCalendar } from "./ics-in.ts";
import { writeCalendar } from "./ics-out.ts";

const NOW = new Date("2026-10-14T08:00:00.000Z");
const out = { name: "Casas del Puerto", timeZone: "Europe/Madrid", now: NOW, tasksAs: "todo" } as const;
const options = { timeZone: "Europe/Madrid", kind: "cita" } as const;

const event = (more: Partial<IcsEvent> = {}): IcsEvent => ({
  uid: "a@umbral",
  sequence: 0,
  kind: "visita",
  title: "Visita con Marta Sanchis",
  notes: null,
  location: "C/ Cádiz, 42",
  timeZone: "Europe/Madrid",
  isAllDay: false,
  startsLocal: "2026-10-18T18:00:00",
  durationMinutes: 60,
  rrule: null,
  exceptions: [],
  status: "confirmado",
  reminders: [],
  replacesLocal: null,
  doneAt: null,
  priority: "normal",
  ...more,
});

const read = (text: string): CalendarIn => readCalendar(text, options)!;
const file = (...lines: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x", ...lines, "END:VCALENDAR", ""].join("\r\n");
const vevent = (...lines: string[]) => ["BEGIN:VEVENT", "UID:1@x", "SUMMARY:Cena", ...lines, "END:VEVENT"];

describe("out", () => {
  test("a weekly visit in its zone, with rule, exception, alarm and end", () => {
    const text = writeCalendar(
      [event({ rrule: "FREQ=WEEKLY;UNTIL=20261115T235959", exceptions: ["2026-11-01T18:00:00"], reminders: [60] })],
      out,
    );
    for (const line of [
      "DTSTART;TZID=Europe/Madrid:20261018T180000",
      "DTEND;TZID=Europe/Madrid:20261018T190000",
      "RRULE:FREQ=WEEKLY;UNTIL=20261115T225959Z",
      "EXDATE;TZID=Europe/Madrid:20261101T180000",
      "TRIGGER:-PT1H",
      "LOCATION:C/ Cádiz\\, 42",
      "DTSTAMP:20261014T080000Z",
      expect.stringMatching(/^RRULE:FREQ=YEARLY;.*BYDAY=-1SU/),
      "STATUS:CONFIRMED",
      "SEQUENCE:0",
    ]) {
      expect(text.split("\r\n")).toContainEqual(line);
    }
  });

  test("the zone is the one that the file defines, also where the south changes", () => {
    for (const zone of ["Europe/Madrid", "America/Santiago", "America/Bogota", "Atlantic/Canary"]) {
      const startsLocal = "2026-10-18T18:00:00";
      const parsed = new ICAL.Component(ICAL.parse(writeCalendar([event({ timeZone: zone, startsLocal })], out)));
      const theirs = new ICAL.Timezone(parsed.getFirstSubcomponent("vtimezone")!);
      for (const at of ["2026-02-11T12:00:00", "2026-07-11T12:00:00", "2026-09-20T12:00:00", "2033-12-11T12:00:00"]) {
        const time = ICAL.Time.fromDateTimeString(at);
        time.zone = theirs;
        const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "medium" });
        expect(clock.format(time.toJSDate()).replace(" ", "T"), `${zone} ${at}`).toBe(at);
      }
    }
  });

  test("no line is longer than 75 octets, whatever it says", () => {
    const title = `Ático con terraza “muy” soleada: ${"ñandú, €; ".repeat(14)}🏠🏠🏠`.slice(0, 199);
    const text = writeCalendar([event({ title, notes: "Línea uno\nlínea dos; con punto, y coma\\" })], out);
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(read(text).events[0]!.title).toBe(title.trim());
  });

  test("a task is a VTODO, or an event that takes no time", () => {
    const task = event({ kind: "tarea", title: "Llamar" });
    expect(writeCalendar([task], out)).toContain("BEGIN:VTODO");
    const asEvent = writeCalendar([task], { ...out, tasksAs: "event" });
    expect(asEvent).not.toContain("VTODO");
    expect(asEvent).toContain("TRANSP:TRANSPARENT");
  });
});

describe("in", () => {
  test("Google: zone by name, a moved and a cancelled time of a series", () => {
    const { events, unread, name } = read(
      file(
        "X-WR-CALNAME:Ana",
        ...vevent(
          "DTSTART;TZID=Europe/Madrid:20261012T100000",
          "DTEND;TZID=Europe/Madrid:20261012T110000",
          "RRULE:FREQ=WEEKLY;UNTIL=20261130T225959Z;BYDAY=MO",
          "EXDATE;TZID=Europe/Madrid:20261019T100000",
        ),
        ...vevent(
          "RECURRENCE-ID;TZID=Europe/Madrid:20261026T100000",
          "DTSTART;TZID=Europe/Madrid:20261027T120000",
          "DTEND;TZID=Europe/Madrid:20261027T130000",
        ),
        ...vevent("RECURRENCE-ID:20261102T090000Z", "DTSTART;TZID=Europe/Madrid:20261102T100000", "STATUS:CANCELLED"),
      ),
    );
    expect(unread).toEqual([]);
    expect(name).toBe("Ana");
    expect(events).toMatchObject([
      {
        rrule: "FREQ=WEEKLY;BYDAY=MO;UNTIL=20261130T235959",
        exceptions: ["2026-10-19T10:00:00", "2026-11-02T10:00:00"],
      },
      { replacesLocal: "2026-10-26T10:00:00", startsLocal: "2026-10-27T12:00:00" },
    ]);
  });

  test("Outlook: a Windows zone; Apple: a whole day; anybody: an instant and a floating time", () => {
    const { events } = read(
      file(
        ...vevent(
          'DTSTART;TZID="Romance Standard Time":20261020T093000',
          'DTEND;TZID="Romance Standard Time":20261020T103000',
          "BEGIN:VALARM",
          "ACTION:DISPLAY",
          "DESCRIPTION:x",
          "TRIGGER:-PT15M",
          "END:VALARM",
        ),
        ...vevent("UID:2@x", "DTSTART;VALUE=DATE:20261224", "DTEND;VALUE=DATE:20261226").filter(
          (line) => line !== "UID:1@x",
        ),
        ...vevent("UID:3@x", "DTSTART:20261020T160000Z", "DURATION:PT45M").filter((line) => line !== "UID:1@x"),
        ...vevent("UID:4@x", "DTSTART:20261020T160000").filter((line) => line !== "UID:1@x"),
        ...vevent("UID:5@x", "DTSTART;TZID=Hora rara:20261020T160000").filter((line) => line !== "UID:1@x"),
      ),
    );
    expect(events).toMatchObject([
      { timeZone: "Europe/Madrid", startsLocal: "2026-10-20T09:30:00", durationMinutes: 60, reminders: [15] },
      { isAllDay: true, startsLocal: "2026-12-24T00:00:00", durationMinutes: 2880 },
      { startsLocal: "2026-10-20T18:00:00", durationMinutes: 45 },
      { startsLocal: "2026-10-20T16:00:00", durationMinutes: 0, timeZone: "Europe/Madrid" },
      { startsLocal: "2026-10-20T16:00:00", timeZone: "Europe/Madrid" },
    ]);
  });

  test("unreadable events are left out with line and reason; the others come in", () => {
    const { events, unread } = read(
      file(
        ...vevent("DTSTART:20261020T160000Z"),
        "BEGIN:VEVENT",
        "SUMMARY:Sin identificador",
        "DTSTART:20261020T160000Z",
        "END:VEVENT",
        "BEGIN:VEVENT",
        "UID:9@x",
        "esto no es una propiedad",
        "END:VEVENT",
        ...vevent("DTSTART:20261040T990000"),
        ...vevent("DTSTART:20261020T160000Z", "RRULE:FREQ=HOURLY"),
        ...vevent("DTSTART:20261020T160000Z", "DTEND:20261020T150000Z"),
      ),
    );
    expect(events).toHaveLength(1);
    expect(unread.map(({ line, reason }) => [line, reason.slice(0, 24)])).toEqual([
      [9, "Le falta el identificado"],
      [13, "No está escrito como pid"],
      [17, "La fecha «2026-10-40T99:"],
      [22, "Se repite de una forma q"],
      [28, "Termina antes de empezar"],
    ]);
  });

  test("a truncated calendar says so; a text that is none is none", () => {
    const whole = file(...vevent("DTSTART:20261020T160000Z"), ...vevent("UID:2@x", "DTSTART:20261020T160000Z"));
    expect(read(whole).isComplete).toBe(true);
    const cut = read(whole.slice(0, -60));
    expect(cut.isComplete).toBe(false);
    expect(cut.events).toHaveLength(1);
    expect(readCalendar("<html>No está</html>", options)).toBeNull();
  });

  test("the last of two versions", () => {
    const { events } = read(
      file(...vevent("SEQUENCE:2", "DTSTART:20261021T160000Z"), ...vevent("SEQUENCE:1", "DTSTART:20261020T160000Z")),
    );
    expect(events).toMatchObject([{ sequence: 2, startsLocal: "2026-10-21T18:00:00" }]);
  });
});

test("out and in again is the same", () => {
  const word = fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 });
  const line = word.map((text) => text.replace(/[\s\p{C}]+/gu, " ").trim() || "Visita");
  const local = fc
    .integer({ min: Date.UTC(2025, 0), max: Date.UTC(2030, 0) })
    .map((ms) => localOfMs(ms - (ms % 60_000)));
  const zone = fc.constantFrom("Europe/Madrid", "America/Santiago", "America/Bogota", "Atlantic/Canary");
  const minutes = fc
    .uniqueArray(fc.integer({ min: 0, max: 40_000 }), { maxLength: 3 })
    .map((all) => all.sort((a, b) => a - b));
  const rules = fc.constantFrom(
    null,
    "FREQ=WEEKLY;BYDAY=MO,TH",
    "FREQ=MONTHLY;BYDAY=2TU;COUNT=5",
    "FREQ=DAILY;INTERVAL=3;UNTIL=20310105T235959",
  );
  const made = fc
    .record({
      uid: fc.uuid().map((id) => `${id}@umbral`),
      sequence: fc.nat(50),
      kind: fc.constantFrom("visita", "cita", "tarea", "plazo", "ocupado"),
      title: line,
      notes: fc.option(fc.tuple(line, line).map((lines) => lines.join("\n"))),
      location: fc.option(line),
      timeZone: zone,
      isAllDay: fc.boolean(),
      startsLocal: local,
      durationMinutes: fc.integer({ min: 0, max: 3000 }),
      rrule: rules,
      exceptions: fc.uniqueArray(local, { maxLength: 3 }).map((all) => all.sort()),
      status: fc.constantFrom("confirmado", "tentativo", "cancelado"),
      reminders: minutes,
      replacesLocal: fc.constant(null),
      doneAt: fc.constant(null),
      priority: fc.constantFrom("alta", "normal", "baja"),
    })
    .map((of): IcsEvent => {
      const isTask = of.kind === "tarea" || of.kind === "plazo";
      // A task cannot be tentative; a whole day has the reader's zone.
      const status = isTask && of.status === "tentativo" ? "confirmado" : of.status;
      if (!of.isAllDay) return { ...of, status } as IcsEvent;
      const midnight = (time: string) => `${time.slice(0, 10)}T00:00:00`;
      return {
        ...of,
        status,
        timeZone: "Europe/Madrid",
        startsLocal: midnight(of.startsLocal),
        exceptions: [...new Set(of.exceptions.map(midnight))],
        durationMinutes: Math.max(1, Math.round(of.durationMinutes / 1440)) * 1440,
      } as IcsEvent;
    });
  fc.assert(
    fc.property(fc.uniqueArray(made, { maxLength: 4, selector: ({ uid }) => uid }), (events) => {
      const back = read(writeCalendar(events, out));
      expect(back.unread).toEqual([]);
      expect(back.events).toEqual(events);
    }),
    { numRuns: 150 },
  );
});
