import fc from "fast-check";
import { expect, test } from "vitest";
import { inZone, mayTurnDays, withDayFirst } from "./read-again.ts";
import type { Message, Thread } from "./thread.ts";

const message = (wallTime: string, at: string, index = 0): Message => ({
  index,
  at,
  wallTime,
  author: 0,
  text: "Hola",
  media: null,
  isEdited: false,
  isDeleted: false,
  isNotice: false,
  line: 1,
});
const thread = (messages: Message[], given: Partial<Thread> = {}): Thread => ({
  source: "whatsapp",
  title: null,
  isGroup: false,
  people: [{ name: "Ana", messages: messages.length, side: null }],
  messages,
  order: { dayFirst: true, evidence: "locale" },
  zone: "Europe/Madrid",
  ...given,
});

test("3/4 read the other way is the fourth of March, in winter time", () => {
  const turned = withDayFirst(thread([message("2025-04-03T09:00", "2025-04-03T07:00:00.000Z")]), false);
  expect(turned.messages[0]).toMatchObject({ wallTime: "2025-03-04T09:00", at: "2025-03-04T08:00:00.000Z" });
  expect(turned.order).toEqual({ dayFirst: false, evidence: "chosen" });
});

test("a day after the twelfth forbids it", () => {
  const fixed = thread([message("2025-03-28T21:29", "2025-03-28T20:29:00.000Z")]);
  expect(mayTurnDays(fixed)).toBe(false);
  expect(withDayFirst(fixed, false)).toBe(fixed);
});

test("dates with the year in front are never turned", () => {
  const order = { dayFirst: false, evidence: "iso" } as const;
  const iso = thread([message("2025-04-03T09:00", "2025-04-03T07:00:00.000Z")], { order });
  expect(mayTurnDays(iso)).toBe(false);
  expect(withDayFirst(iso, true)).toBe(iso);
});

test("turned twice the dates are those of before", () => {
  const days = fc.record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 12 }) });
  const two = (value: number) => String(value).padStart(2, "0");
  fc.assert(
    fc.property(fc.array(days, { minLength: 1, maxLength: 8 }), (all) => {
      const messages = all.map(({ month, day }, i) => message(`2025-${two(month)}-${two(day)}T12:00`, "", i));
      const once = withDayFirst(thread(messages), false);
      const twice = withDayFirst(once, true);
      expect(twice.messages.map(({ wallTime }) => wallTime)).toEqual(messages.map(({ wallTime }) => wallTime));
    }),
  );
});

test("a chat keeps what its clock showed, a mail the instant that it names", () => {
  const said = message("2025-03-28T21:29", "2025-03-28T20:29:00.000Z");
  expect(inZone(thread([said]), "America/Mexico_City").messages[0]).toMatchObject({
    wallTime: "2025-03-28T21:29",
    at: "2025-03-29T03:29:00.000Z",
  });
  expect(inZone(thread([said], { source: "mail", order: null }), "America/Mexico_City").messages[0]).toMatchObject({
    wallTime: "2025-03-28T14:29",
    at: "2025-03-28T20:29:00.000Z",
  });
});
