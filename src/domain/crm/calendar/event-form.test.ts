import { describe, expect, test } from "vitest";
import { refusal, refusals } from "../../shared/schema/refusals.test-data.ts";
import {
  calendarFile,
  eventChange,
  eventDone,
  eventRestore,
  eventTarget,
  MOST_DAYS,
  MOST_FEEDS,
  MOST_SUBSCRIPTIONS,
  newEvent,
  newFeed,
  newSubscription,
  REMINDER_CHOICES,
  subscriptionUrl,
} from "./event-form.ts";

const EVENT = { kind: "visita", title: "Visita a Colón 12", startsLocal: "2026-12-03T17:00:00" };

describe("a new event", () => {
  test("has the usual where nothing is said: an hour in Madrid, once, confirmed", () => {
    expect(newEvent.parse(EVENT)).toEqual({
      ...EVENT,
      notes: null,
      location: null,
      timeZone: "Europe/Madrid",
      isAllDay: false,
      durationMinutes: 60,
      rrule: null,
      status: "confirmado",
      priority: "normal",
    });
  });

  test("is kept as it is said, its rule in one order", () => {
    const shown = {
      ...EVENT,
      title: "  Visita ",
      notes: " ",
      location: " Colón 12 ",
      rrule: "byday=TH,MO;freq=weekly",
      reminders: [0, 1440],
      ownerId: null,
    };
    expect(newEvent.parse(shown)).toMatchObject({
      title: "Visita",
      notes: null,
      location: "Colón 12",
      rrule: "FREQ=WEEKLY;BYDAY=TH,MO",
      reminders: [0, 1440],
      ownerId: null,
    });
  });

  test.each<[string, unknown, string | null]>([
    ["title", "", "Escribe un título"],
    ["title", "a", null],
    ["title", "a".repeat(200), null],
    ["startsLocal", "a".repeat(41), "Usa como mucho 40 caracteres"],
    ["title", "a".repeat(201), "Escribe como mucho 200 caracteres"],
    ["notes", "a".repeat(5000), null],
    ["notes", "a".repeat(5001), "Escribe como mucho 5000 caracteres"],
    ["location", "a".repeat(300), null],
    ["location", "a".repeat(301), "Escribe como mucho 300 caracteres"],
    ["startsLocal", "2026-02-29T10:00:00", "Elige un día y una hora"],
    ["startsLocal", "2026-12-03", "Elige un día y una hora"],
    ["startsLocal", undefined, "Elige un día y una hora"],
    ["durationMinutes", 0, null],
    ["durationMinutes", -1, "Termina antes de empezar"],
    // 366 days of 1,440 minutes are 527,040.
    ["durationMinutes", 527_040, null],
    ["durationMinutes", 527_041, "Dura más de un año"],
    ["durationMinutes", 1.5, "Elige cuándo termina"],
    ["rrule", "FREQ=HOURLY", "Elige cómo se repite"],
    ["timeZone", "Mars/Olympus", "Elige una zona horaria"],
    ["reminders", [1, 2, 3, 4, 5, 6], "Elige como mucho 5 avisos"],
  ])("%s %j: %s", (field, value, message) => expect(refusal(newEvent, { ...EVENT, [field]: value })).toBe(message));

  test("nobody makes one that is called off, or of a kind that there is not", () => {
    expect(
      Object.keys(refusals(newEvent, { ...EVENT, status: "cancelado", kind: "boda", priority: "urgente" })),
    ).toEqual(["kind", "status", "priority"]);
  });
});

describe("a change", () => {
  test("is of the whole series where nothing else is said, and names what it changes alone", () => {
    expect(eventChange.parse({ changes: { title: "Otra" } })).toEqual({
      scope: "todas",
      occurrence: null,
      changes: { title: "Otra" },
    });
    const target = { scope: "siguientes", occurrence: "2026-12-10T17:00:00", version: 3 };
    expect(eventTarget.parse(target)).toEqual(target);
    expect(refusals(eventTarget, { scope: "algunas", occurrence: "jueves", version: 1.5 })).toMatchObject({
      occurrence: "Elige un día y una hora",
    });
    expect(Object.keys(refusals(eventTarget, { scope: "algunas", version: 1.5 }))).toEqual(["scope", "version"]);
  });

  test("takes a deletion back with the rule that it had, and ticks a task", () => {
    expect(eventRestore.parse({ rrule: "FREQ=DAILY;COUNT=3" })).toMatchObject({ rrule: "FREQ=DAILY;COUNT=3" });
    expect(refusal(eventRestore, { rrule: "a veces" })).toBe("Elige cómo se repite");
    expect(eventDone.parse({ done: true })).toEqual({ done: true });
    expect(Object.keys(refusals(eventDone, { done: "sí" }))).toEqual(["done"]);
  });
});

describe("calendars of others", () => {
  test.each([
    ["https://calendar.google.com/calendar/ical/x/basic.ics", "https://calendar.google.com/calendar/ical/x/basic.ics"],
    [" webcal://p12.icloud.com/published/2/x ", "https://p12.icloud.com/published/2/x"],
    ["WEBCALS://host.example/a.ics", "https://host.example/a.ics"],
    ["http://host.example", "http://host.example/"],
    ["ftp://host.example/a.ics", null],
    ["javascript:alert(1)", null],
    ["host.example/a.ics", null],
    ["", null],
  ])("%s is read at %s", (typed, url) => expect(subscriptionUrl(typed)).toBe(url));

  test("are subscribed to under a name and one of eight colours", () => {
    const url = "https://host.example/a.ics";
    expect(newSubscription.parse({ name: " Casa ", url })).toEqual({ name: "Casa", url, colour: null });
    expect(newSubscription.parse({ name: "Casa", url, colour: "8" }).colour).toBe("8");
    expect(refusals(newSubscription, { name: " ", url: "casa" })).toEqual({
      name: "Ponle un nombre",
      url: "Escribe la dirección completa, empezada por https:// o webcal://",
    });
    expect(refusal(newSubscription, { name: "a", url, colour: "1" })).toBeNull();
    expect(refusal(newSubscription, { name: "a", url, colour: "12" })).toBe("Usa como mucho 1 caracteres");
    expect(refusal(newSubscription, { name: "a".repeat(61), url })).toBe("Escribe como mucho 60 caracteres");
    expect(refusal(newSubscription, { name: "Casa", url: `${url}?${"a".repeat(2000)}` })).toBe(
      "La dirección es demasiado larga",
    );
    expect(["0", "9", "12"].map((colour) => refusal(newSubscription, { name: "Casa", url, colour }) !== null)).toEqual([
      true,
      true,
      true,
    ]);
  });

  test("an address for other programs shows one's own or the team's", () => {
    expect(newFeed.parse({ name: "Móvil", reach: "mio" })).toEqual({ name: "Móvil", reach: "mio" });
    expect(refusals(newFeed, { name: "", reach: "equipo" })).toEqual({ name: "Ponle un nombre" });
    expect(["a", "a".repeat(60), "a".repeat(61)].map((name) => refusal(newFeed, { name, reach: "mio" }))).toEqual([
      null,
      null,
      "Escribe como mucho 60 caracteres",
    ]);
    expect([MOST_FEEDS, MOST_SUBSCRIPTIONS, MOST_DAYS]).toEqual([10, 20, 400]);
  });

  test("a file of at most a megabyte and a half is only shown unless it is to be kept", () => {
    expect(calendarFile.parse({ text: "BEGIN:VCALENDAR" })).toEqual({ text: "BEGIN:VCALENDAR", import: false });
    expect(refusal(calendarFile, { text: "B" })).toBeNull();
    expect(refusal(calendarFile, { text: "" })).toBe("Elige un archivo");
    expect(refusal(calendarFile, { text: "a".repeat(1_500_000) })).toBeNull();
    expect(refusal(calendarFile, { text: "a".repeat(1_500_001) })).toBe("El archivo pesa más de 1,5 MB");
  });

  test("reminders are offered from the hour itself to a week before", () => {
    // 1,440 minutes are a day, 2,880 two and 10,080 seven.
    expect(REMINDER_CHOICES).toEqual([0, 10, 30, 60, 120, 1440, 2880, 10_080]);
  });
});
