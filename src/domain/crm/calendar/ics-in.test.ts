import { describe, expect, test } from "vitest";
import { type CalendarIn, type ReadOptions, readCalendar } from "./ics-in.ts";

const OPTIONS: ReadOptions = { timeZone: "Europe/Madrid", kind: "cita" };
const read = (lines: readonly string[], options: Partial<ReadOptions> = {}): CalendarIn =>
  readCalendar(["BEGIN:VCALENDAR", ...lines, "END:VCALENDAR", ""].join("\r\n"), { ...OPTIONS, ...options })!;
const START = "DTSTART;TZID=Europe/Madrid:20261025T180000";
const event = (...lines: string[]) => ["BEGIN:VEVENT", "UID:1", START, ...lines, "END:VEVENT"];
const bare = (...lines: string[]) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"];
const todo = (...lines: string[]) => [
  "BEGIN:VTODO",
  "UID:1",
  "DUE;TZID=Europe/Madrid:20261025T180000",
  ...lines,
  "END:VTODO",
];
const only = (lines: readonly string[], options: Partial<ReadOptions> = {}) => {
  const { events, unread } = read(lines, options);
  expect(unread).toEqual([]);
  return events[0]!;
};
const reasons = (lines: readonly string[]) => read(lines).unread.map(({ reason }) => reason);

describe("a calendar", () => {
  test("is read with its name, cut at 120 letters, and in its own zone", () => {
    expect(read([`X-WR-CALNAME;VALUE=TEXT: Casa${"a".repeat(120)}`]).name).toBe(`Casa${"a".repeat(116)}`);
    expect(read([]).name).toBeNull();
    const floating = bare("UID:1", "DTSTART:20261025T180000");
    expect(only(floating).timeZone).toBe("Europe/Madrid");
    expect(only(["X-WR-TIMEZONE:America/Bogota", ...floating]).timeZone).toBe("America/Bogota");
  });

  test("gives titles and places without signs that turn letters around", () => {
    const shown = only(event("SUMMARY:Visita \u202Eatisiv", "LOCATION:Calle \u2066Sueca\u2069, 12"));
    expect([shown.title, shown.location]).toEqual(["Visita atisiv", "Calle Sueca, 12"]);
  });

  test("that is none is none; one that was cut off says so", () => {
    expect(readCalendar("hola", OPTIONS)).toBeNull();
    expect(readCalendar("BEGIN:VCALENDAR\n", OPTIONS)).toMatchObject({ isComplete: false });
    expect(readCalendar("BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VCALENDAR", OPTIONS)).toMatchObject({ isComplete: false });
    expect(read([])).toMatchObject({ isComplete: true, events: [], unread: [] });
  });

  test("with more events than are read keeps the first ones", () => {
    const three = ["a", "b", "c"].flatMap((uid) => bare(`UID:${uid}`, START));
    const { events, unread, isComplete } = read(three, { most: 2 });
    expect(events.map(({ uid }) => uid)).toEqual(["a", "b"]);
    // Behind the first line each event has four.
    expect(unread).toEqual([
      { line: 10, title: null, reason: "El calendario tiene más de 2 eventos; el resto no se ha leído" },
    ]);
    expect(isComplete).toBe(false);
    expect(read(three, { most: 3 })).toMatchObject({ unread: [], isComplete: true });
  });

  test("has 10,000 events at most", () => {
    const { unread } = read(Array.from({ length: 10_002 }, () => ["BEGIN:VEVENT", "END:VEVENT"]).flat());
    expect(unread).toHaveLength(10_001);
    expect(unread.at(-1)!.reason).toBe("El calendario tiene más de 10000 eventos; el resto no se ha leído");
  });

  test("of several versions of one event the last of the highest number counts", () => {
    const version = (sequence: number, title: string) => event(`SEQUENCE:${sequence}`, `SUMMARY:${title}`);
    const titles = (...versions: string[][]) => read(versions.flat()).events.map(({ title }) => title);
    expect(titles(version(2, "dos"), version(1, "uno"))).toEqual(["dos"]);
    expect(titles(version(1, "uno"), version(1, "otra"))).toEqual(["otra"]);
  });

  test("a time of a series that is called off is an exception of it", () => {
    const moved = event("RECURRENCE-ID;TZID=Europe/Madrid:20261101T180000", "STATUS:CANCELLED");
    const { events } = read([...event("RRULE:FREQ=WEEKLY", "EXDATE;TZID=Europe/Madrid:20261108T180000"), ...moved]);
    expect(events).toHaveLength(1);
    expect(events[0]!.exceptions).toEqual(["2026-11-01T18:00:00", "2026-11-08T18:00:00"]);
  });
});

describe("an event that cannot be read", () => {
  test.each<[string[], string]>([
    [bare(START), "Le falta el identificador (UID)"],
    [bare(`UID:${"a".repeat(501)}`, START), "Su identificador es demasiado largo"],
    [bare("UID:1"), "No dice cuándo empieza"],
    [["BEGIN:VTODO", "UID:1", "END:VTODO"], "No dice cuándo vence"],
    [bare("UID:1", "DTSTART:20260231T100000"), "La fecha «2026-02-31T10:00:00» no existe"],
    [event("DTEND;TZID=Europe/Madrid:20261025T170000"), "Termina antes de empezar"],
    [event("DURATION:P367D"), "Dura más de un año"],
    [
      event("RRULE:FREQ=HOURLY"),
      "Se repite de una forma que no podemos seguir (por horas, por semanas del año o con dos reglas)",
    ],
    [
      event("RRULE:FREQ=DAILY", "RRULE:FREQ=WEEKLY"),
      "Se repite de una forma que no podemos seguir (por horas, por semanas del año o con dos reglas)",
    ],
    [bare("UID:1", START, "esto no es nada"), "No está escrito como pide el formato iCalendar"],
  ])("%j: %s", (lines, reason) => expect(reasons(lines)).toEqual([reason]));

  test("is told with its line and its title, cut at 120 letters, and the others come in", () => {
    const { events, unread } = read([
      ...bare("SUMMARY: Cena "),
      ...event(),
      ...bare(`SUMMARY:${"a".repeat(130)}`),
      ...bare(),
    ]);
    expect(events).toHaveLength(1);
    expect(unread.map(({ line, title }) => [line, title])).toEqual([
      [2, "Cena"],
      [9, "a".repeat(120)],
      [12, null],
    ]);
  });

  test("an identifier of 500 letters and a year of 366 days are read", () => {
    expect(only(bare(`UID:${"a".repeat(500)}`, START)).uid).toHaveLength(500);
    expect(only(event("DURATION:P366D")).durationMinutes).toBe(527_040);
  });
});

describe("the text of an event", () => {
  test("has its bounds", () => {
    const long = event(
      `SUMMARY:${"t".repeat(300)}`,
      `DESCRIPTION:${"n".repeat(6000)}`,
      `LOCATION:${"l".repeat(400)}`,
      "SEQUENCE:2000000",
    );
    const { title, notes, location, sequence } = only(long);
    expect([title.length, notes!.length, location!.length, sequence]).toEqual([200, 5000, 300, 1_000_000]);
    expect(only(event("SEQUENCE:-5")).sequence).toBe(0);
    expect(only(event("SEQUENCE:7", "SUMMARY: a \\n b ", "LOCATION:x\\n y"))).toMatchObject({
      sequence: 7,
      title: "a b",
      location: "x y",
    });
    expect(only(event("SUMMARY:", "DESCRIPTION: "))).toMatchObject({
      title: "Sin título",
      notes: null,
      location: null,
    });
  });

  test.each([
    [[START, "DTEND;TZID=Europe/Madrid:20261025T193000"], 90],
    [[START, "DTEND:20261025T180000Z"], 60],
    [[START, "DURATION:PT45M"], 45],
    [[START, "DURATION:PT0S"], 0],
    [[START], 0],
    [["DTSTART;VALUE=DATE:20261025", "DTEND;VALUE=DATE:20261028"], 4320],
    [["DTSTART;VALUE=DATE:20261025", "DTEND;VALUE=DATE:20261025"], 1440],
    [["DTSTART;VALUE=DATE:20261025", "DURATION:PT1H"], 1440],
    [["DTSTART;VALUE=DATE:20261025", "DURATION:P2D"], 2880],
    [["DTSTART;VALUE=DATE:20261025"], 1440],
  ])("%j takes %d minutes", (lines, minutes) => expect(only(bare("UID:1", ...lines)).durationMinutes).toBe(minutes));

  test.each([
    [["X-UMBRAL-KIND:ocupado"], "ocupado"],
    [["X-UMBRAL-KIND:fiesta"], "cita"],
    [["CATEGORIES:Casa,VISITA"], "visita"],
    [["CATEGORIES:Plazo"], "plazo"],
    [["CATEGORIES:Cena"], "cita"],
    [[], "cita"],
  ])("%j is of the kind %s", (lines, kind) => expect(only(event(...lines)).kind).toBe(kind));

  test.each([
    ["STATUS:CANCELLED", "cancelado"],
    ["STATUS:tentative", "tentativo"],
    ["STATUS:CONFIRMED", "confirmado"],
    ["X-A:b", "confirmado"],
  ])("%s: %s", (line, status) => expect(only(event(line)).status).toBe(status));

  test.each([
    ["0", "normal"],
    ["1", "alta"],
    ["2", "alta"],
    ["4", "alta"],
    ["5", "normal"],
    ["6", "baja"],
    ["7", "baja"],
    ["9", "baja"],
  ])("priority %s is %s", (value, priority) => expect(only(event(`PRIORITY:${value}`)).priority).toBe(priority));

  test("without a priority it is the usual one", () => expect(only(event()).priority).toBe("normal"));
});

describe("reminders", () => {
  const alarms = (...triggers: string[]) =>
    triggers.flatMap((trigger) => ["BEGIN:VALARM", "ACTION:DISPLAY", trigger, "END:VALARM"]);

  test.each<[string[], number[]]>([
    [["TRIGGER:-PT1H"], [60]],
    [["TRIGGER:PT0S"], [0]],
    [["TRIGGER:PT10M"], []],
    [["TRIGGER:-P28D"], [40_320]],
    [["TRIGGER:-P28DT1M"], []],
    [["TRIGGER;RELATED=END:-PT10M"], []],
    [["TRIGGER;VALUE=DATE-TIME:20261025T100000Z"], []],
    // In the order of time, each once, five at most.
    [
      ["TRIGGER:-PT2H", "TRIGGER:-PT1H", "TRIGGER:-P1D", "TRIGGER:-PT2H"],
      [60, 120, 1440],
    ],
    [[1, 2, 3, 4, 5, 6].map((minutes) => `TRIGGER:-PT${minutes}M`), [1, 2, 3, 4, 5]],
  ])("%j: %j minutes before", (triggers, minutes) =>
    expect(only(event(...alarms(...triggers))).reminders).toEqual(minutes),
  );

  test("of a whole day count from nine: 15 hours before midnight are a day before", () => {
    const day = bare("UID:1", "DTSTART;VALUE=DATE:20261025", ...alarms("TRIGGER:-PT15H", "TRIGGER:PT9H"));
    expect(only(day).reminders).toEqual([0, 1440]);
  });
});

describe("times in their zones", () => {
  const replaced = (line: string, start = START) => only(bare("UID:1", start, line)).replacesLocal;

  test("a time that replaces another is said by the event's clock", () => {
    expect(replaced("RECURRENCE-ID;TZID=Europe/Madrid:20261101T180000")).toBe("2026-11-01T18:00:00");
    // Noon in Bogotá is 17:00 of UTC and 18:00 in Madrid.
    expect(replaced("RECURRENCE-ID;TZID=America/Bogota:20261101T120000")).toBe("2026-11-01T18:00:00");
    expect(replaced("RECURRENCE-ID:20261101T170000Z")).toBe("2026-11-01T18:00:00");
    expect(replaced("RECURRENCE-ID;VALUE=DATE:20261101")).toBe("2026-11-01T18:00:00");
    // Without a zone it is the event's, and of an instant too.
    const bogota = "DTSTART;TZID=America/Bogota:20261025T120000";
    expect(replaced("RECURRENCE-ID:20261101T120000", bogota)).toBe("2026-11-01T12:00:00");
    expect(replaced("RECURRENCE-ID:20261101T170000Z", bogota)).toBe("2026-11-01T12:00:00");
    expect(replaced("RECURRENCE-ID;VALUE=DATE:20261101", "DTSTART;VALUE=DATE:20261025")).toBe("2026-11-01T00:00:00");
  });

  test("exceptions too, in order, each once, and 2,000 at most", () => {
    const exceptions = (line: string) => only(event("RRULE:FREQ=DAILY", line)).exceptions;
    expect(exceptions("EXDATE:20261102T170000Z,20261101T170000Z,20261101T170000Z")).toEqual([
      "2026-11-01T18:00:00",
      "2026-11-02T18:00:00",
    ]);
    expect(exceptions("EXDATE;VALUE=DATE:20261101")).toEqual(["2026-11-01T18:00:00"]);
    const days = Array.from({ length: 2100 }, (_, i) => new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10));
    const many = exceptions(`EXDATE;VALUE=DATE:${days.map((day) => day.replaceAll("-", "")).join(",")}`);
    expect(many).toHaveLength(2000);
  });

  test.each([
    // 18:00 in Madrid is 17:00 of UTC in November: that time still takes place.
    ["20261101T170000Z", "20261101T235959"],
    ["20261101T165959Z", "20261031T235959"],
    ["20261101T190000Z", "20261101T235959"],
    ["20261101", "20261101T235959"],
    ["20261101T180000", "20261101T235959"],
    ["20261101T175959", "20261031T235959"],
  ])("until %s means until %s", (until, kept) =>
    expect(only(event(`RRULE:FREQ=DAILY;UNTIL=${until}`)).rrule).toBe(`FREQ=DAILY;UNTIL=${kept}`),
  );

  test("the end is compared by the whole clock, and of whole days by the day", () => {
    const at = (start: string, until: string) => only(bare("UID:1", start, `RRULE:FREQ=DAILY;UNTIL=${until}`)).rrule;
    // 20:00 is after 9:00, though its second figure is smaller.
    expect(at("DTSTART;TZID=Europe/Madrid:20261025T090000", "20261101T190000Z")).toBe(
      "FREQ=DAILY;UNTIL=20261101T235959",
    );
    expect(at("DTSTART;VALUE=DATE:20261025", "20261101T230000Z")).toBe("FREQ=DAILY;UNTIL=20261101T235959");
  });
});

describe("a task", () => {
  test.each([
    ["X-UMBRAL-MINUTES:0", 0],
    ["X-UMBRAL-MINUTES:45", 45],
    ["X-UMBRAL-MINUTES:527040", 527_040],
    ["X-UMBRAL-MINUTES:527041", 30],
    ["X-UMBRAL-MINUTES:-1", 30],
    ["X-UMBRAL-MINUTES:1.5", 30],
    ["X-UMBRAL-MINUTES:media hora", 30],
    ["X-A:b", 30],
  ])("%s takes %d minutes", (line, minutes) => expect(only(todo(line)).durationMinutes).toBe(minutes));

  test("is a task unless it says more, due at its time or else when it starts", () => {
    expect(only(todo())).toMatchObject({ kind: "tarea", startsLocal: "2026-10-25T18:00:00", doneAt: null });
    expect(only(todo("X-UMBRAL-KIND:plazo")).kind).toBe("plazo");
    expect(only(["BEGIN:VTODO", "UID:1", START, "END:VTODO"]).startsLocal).toBe("2026-10-25T18:00:00");
  });

  test("is done when it says so; an event never is", () => {
    expect(only(todo("COMPLETED:20261026T093000Z")).doneAt).toBe("2026-10-26T09:30:00.000Z");
    expect(only(todo("STATUS:COMPLETED")).doneAt).toBe("1970-01-01T00:00:00.000Z");
    expect(only(todo("STATUS:NEEDS-ACTION")).doneAt).toBeNull();
    expect(only(event("COMPLETED:20261026T093000Z", "STATUS:COMPLETED")).doneAt).toBeNull();
  });
});
