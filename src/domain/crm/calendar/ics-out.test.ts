import { describe, expect, test } from "vitest";
import { type CalendarOut, type DatedEvent, writeCalendar } from "./ics-out.ts";

const event = (more: Partial<DatedEvent>): DatedEvent => ({
  uid: "v1",
  sequence: 2,
  kind: "visita",
  title: "Visita a Colón 12",
  notes: null,
  location: null,
  timeZone: "America/Bogota",
  isAllDay: false,
  startsLocal: "2026-10-25T18:00:00",
  durationMinutes: 45,
  rrule: null,
  exceptions: [],
  status: "confirmado",
  reminders: [],
  replacesLocal: null,
  doneAt: null,
  priority: "normal",
  ...more,
});
const OUT: CalendarOut = {
  name: "Agenda de Ana",
  timeZone: "America/Bogota",
  now: new Date("2026-10-01T08:00:00Z"),
  tasksAs: "todo",
};
const written = (events: DatedEvent[], out: Partial<CalendarOut> = {}) =>
  writeCalendar(events, { ...OUT, ...out }).split("\r\n");
/** The lines between the first line of a component and its last. */
const inside = (lines: readonly string[], name: string) =>
  lines.slice(lines.indexOf(`BEGIN:${name}`) + 1, lines.indexOf(`END:${name}`)).join("\n");

describe("a calendar", () => {
  test("says whose it is, in which zone, and how often to read it again", () => {
    expect(written([event({})]).slice(0, 18)).toEqual([
      "BEGIN:VCALENDAR",
      "PRODID:-//Umbral//Calendario//ES",
      "VERSION:2.0",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
      "X-WR-CALNAME:Agenda de Ana",
      "X-WR-TIMEZONE:America/Bogota",
      "X-PUBLISHED-TTL:PT1H",
      "BEGIN:VTIMEZONE",
      "TZID:America/Bogota",
      "BEGIN:STANDARD",
      "TZNAME:GMT-5",
      "TZOFFSETFROM:-0500",
      "TZOFFSETTO:-0500",
      "DTSTART:19700101T000000",
      "END:STANDARD",
      "END:VTIMEZONE",
      "BEGIN:VEVENT",
    ]);
    expect(written([]).slice(-2)).toEqual(["END:VCALENDAR", ""]);
  });

  test("has each zone once, from the year of its first event on; whole days need none", () => {
    const events = [
      event({ timeZone: "Europe/Madrid", startsLocal: "2027-06-01T10:00:00" }),
      event({ timeZone: "Europe/Madrid", startsLocal: "2026-06-01T10:00:00" }),
      event({ timeZone: "Asia/Tokyo", isAllDay: true, startsLocal: "2026-06-01T00:00:00" }),
    ];
    const text = written(events);
    expect(text.filter((line) => line.startsWith("TZID:"))).toEqual(["TZID:Europe/Madrid"]);
    // The change before the year begins is the last one of October 2025.
    expect(inside(text, "STANDARD")).toContain("DTSTART:20251026T030000");
  });
});

describe("an event", () => {
  test("with all that one can have", () => {
    const weekly = event({
      notes: "Trae\r\nlas llaves; y, el plano",
      location: "Colón 12",
      rrule: "FREQ=WEEKLY;UNTIL=20261130T235959",
      exceptions: ["2026-11-01T18:00:00"],
      priority: "alta",
      changedAt: new Date("2026-09-30T10:00:00Z"),
    });
    expect(inside(written([weekly], { addressOf: ({ uid }) => `https://umbral.example/${uid}` }), "VEVENT")).toBe(
      [
        "UID:v1",
        "DTSTAMP:20260930T100000Z",
        "SUMMARY:Visita a Colón 12",
        "LOCATION:Colón 12",
        "DESCRIPTION:Trae\\nlas llaves\\; y\\, el plano",
        "DTSTART;TZID=America/Bogota:20261025T180000",
        "DTEND;TZID=America/Bogota:20261025T184500",
        // The end of 30 November in Bogotá, five hours behind.
        "RRULE:FREQ=WEEKLY;UNTIL=20261201T045959Z",
        "EXDATE;TZID=America/Bogota:20261101T180000",
        "SEQUENCE:2",
        "STATUS:CONFIRMED",
        "CATEGORIES:Visita",
        "PRIORITY:1",
        "X-UMBRAL-KIND:visita",
        "URL:https://umbral.example/v1",
      ].join("\n"),
    );
  });

  test("with nothing but its time", () => {
    expect(inside(written([event({ status: "tentativo", replacesLocal: "2026-11-08T18:00:00" })]), "VEVENT")).toBe(
      [
        "UID:v1",
        "DTSTAMP:20261001T080000Z",
        "SUMMARY:Visita a Colón 12",
        "DTSTART;TZID=America/Bogota:20261025T180000",
        "DTEND;TZID=America/Bogota:20261025T184500",
        "RECURRENCE-ID;TZID=America/Bogota:20261108T180000",
        "SEQUENCE:2",
        "STATUS:TENTATIVE",
        "CATEGORIES:Visita",
        "PRIORITY:5",
        "X-UMBRAL-KIND:visita",
      ].join("\n"),
    );
    const [none, some] = [event({}), event({})].map((one) => written([one], { addressOf: () => undefined }));
    expect(none!.concat(some!).filter((line) => line.startsWith("URL"))).toEqual([]);
  });

  test.each([
    [1440, "DTEND;VALUE=DATE:20261026"],
    [2880, "DTEND;VALUE=DATE:20261027"],
    [0, "DTEND;VALUE=DATE:20261026"],
    // Half of a day more is another day: 2,160 minutes are a day and a half.
    [2160, "DTEND;VALUE=DATE:20261027"],
    [10_080, "DTEND;VALUE=DATE:20261101"],
  ])("of whole days, %d minutes: %s", (durationMinutes, end) =>
    expect(written([event({ isAllDay: true, startsLocal: "2026-10-25T00:00:00", durationMinutes })])).toContain(end),
  );

  test("that ends in the second of two equal hours says how long it takes", () => {
    const night = event({ timeZone: "Europe/Madrid", startsLocal: "2026-10-25T01:30:00", durationMinutes: 120 });
    const text = inside(written([night]), "VEVENT");
    expect(text).toContain("DURATION:PT2H");
    expect(text).not.toContain("DTEND");
  });

  test("its reminders count from the start, of whole days from nine", () => {
    expect(inside(written([event({ reminders: [60] })]), "VALARM")).toBe(
      "ACTION:DISPLAY\nDESCRIPTION:Visita a Colón 12\nTRIGGER:-PT1H",
    );
    const day = event({ isAllDay: true, startsLocal: "2026-10-25T00:00:00", reminders: [1440, 0] });
    // 1,440 minutes before nine are 15 hours before midnight; nine itself is nine hours after it.
    expect(written([day]).filter((line) => line.startsWith("TRIGGER"))).toEqual(["TRIGGER:-PT15H", "TRIGGER:PT9H"]);
  });
});

describe("a task", () => {
  const task = { kind: "tarea", title: "Llamar", uid: "t1" } as const;

  test("is due when it starts", () => {
    expect(inside(written([event({ ...task, priority: "baja" })]), "VTODO")).toBe(
      [
        "UID:t1",
        "DTSTAMP:20261001T080000Z",
        "SUMMARY:Llamar",
        "DUE;TZID=America/Bogota:20261025T180000",
        "X-UMBRAL-MINUTES:45",
        "SEQUENCE:2",
        "STATUS:NEEDS-ACTION",
        "CATEGORIES:Tarea",
        "PRIORITY:9",
        "X-UMBRAL-KIND:tarea",
      ].join("\n"),
    );
  });

  test("that repeats, or is one of those that do, says when it starts; one that is done says when it was", () => {
    const starts = "DTSTART;TZID=America/Bogota:20261025T180000";
    expect(written([event({ ...task, rrule: "FREQ=DAILY" })])).toContain(starts);
    expect(written([event({ ...task, replacesLocal: "2026-10-20T18:00:00" })])).toContain(starts);
    const done = inside(written([event({ ...task, doneAt: "2026-10-26T09:30:00.000Z" })]), "VTODO");
    expect(done).toContain("COMPLETED:20261026T093000Z\nPERCENT-COMPLETE:100\n");
    expect(done).toContain("STATUS:COMPLETED");
  });

  test("of a whole day ends its series on a day", () => {
    const deadline = event({
      kind: "plazo",
      isAllDay: true,
      startsLocal: "2026-12-03T00:00:00",
      rrule: "FREQ=MONTHLY;UNTIL=20270303T235959",
    });
    const text = inside(written([deadline]), "VTODO");
    for (const line of ["DUE;VALUE=DATE:20261203", "RRULE:FREQ=MONTHLY;UNTIL=20270303", "CATEGORIES:Plazo"])
      expect(text.split("\n")).toContain(line);
  });

  test("as an event it takes no time from anybody; others do", () => {
    const lines = (kind: DatedEvent["kind"]) => written([event({ kind })], { tasksAs: "event" });
    for (const kind of ["tarea", "plazo"] as const) {
      expect(lines(kind)).toContain("TRANSP:TRANSPARENT");
      expect(lines(kind)).toContain("BEGIN:VEVENT");
    }
    expect(lines("visita")).not.toContain("TRANSP:TRANSPARENT");
    expect(written([event({ status: "cancelado", kind: "tarea" })])).toContain("STATUS:CANCELLED");
  });
});

describe("lines have 75 octets at most, and are broken between letters", () => {
  const summary = (title: string) => {
    const lines = written([event({ title })]);
    const at = lines.findIndex((line) => line.startsWith("SUMMARY:"));
    return lines.slice(
      at,
      lines.findIndex((line) => line.startsWith("DTSTART;")),
    );
  };

  test("75 letters of one octet stay on one line, 76 do not", () => {
    expect(summary("a".repeat(67))).toEqual([`SUMMARY:${"a".repeat(67)}`]);
    expect(summary("a".repeat(68))).toEqual([`SUMMARY:${"a".repeat(67)}`, " a"]);
    // The blank that continues a line is one of its 75.
    expect(summary("a".repeat(67 + 74 + 1))).toEqual([`SUMMARY:${"a".repeat(67)}`, ` ${"a".repeat(74)}`, " a"]);
  });

  test.each([
    // 67 octets hold 33 letters of two, 22 of three, 16 of four.
    ["\u00e1", 33],
    ["\u0080", 33],
    ["\u07ff", 33],
    ["\u0800", 22],
    ["\u20ac", 22],
    ["\uff5e", 22],
    ["\u{10000}", 16],
    ["\u{1f3e0}", 16],
  ])("%s: %d on the first line", (letter, count) => {
    const [first, second] = summary(letter.repeat(count + 1));
    expect([first, second]).toEqual([`SUMMARY:${letter.repeat(count)}`, ` ${letter}`]);
  });

  test("and joined again they are the text", () => {
    const title =
      "Visita a la vivienda de tres habitaciones con vistas al mar 🏠 y piscina comunitaria, número 12, 3.º";
    expect(summary(title).join("\r\n").replaceAll("\r\n ", "")).toBe(`SUMMARY:${title.replaceAll(",", "\\,")}`);
  });
});

test("an event that ends in the second of two equal hours says how long it lasts, because that hour has no name", () => {
  // In Madrid clocks go back from 03:00 to 02:00 on 25 October 2026. From 01:30 on, 135 minutes end at 02:45 the second time.
  const lines = written([
    event({ timeZone: "Europe/Madrid", startsLocal: "2026-10-25T01:30:00", durationMinutes: 135 }),
  ]);
  expect(inside(lines, "VEVENT")).toContain("DURATION:PT2H15M");
  expect(inside(lines, "VEVENT")).not.toContain("DTEND");
});
