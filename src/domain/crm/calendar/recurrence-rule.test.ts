import { describe, expect, test } from "vitest";
import { checkedRule, compactLocal, expandedLocal, MOST_TIMES, readRule } from "./recurrence-rule.ts";

describe("a rule is kept in one order", () => {
  test.each([
    ["FREQ=DAILY", "FREQ=DAILY"],
    ["rrule:freq=daily;interval=1", "FREQ=DAILY"],
    [" FREQ=WEEKLY;WKST=SU;BYDAY=MO,TU;INTERVAL=2 ", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU;WKST=SU"],
    ["BYDAY=+1MO;FREQ=MONTHLY", "FREQ=MONTHLY;BYDAY=1MO"],
    ["FREQ=MONTHLY;BYDAY=53MO,-53SU", "FREQ=MONTHLY;BYDAY=53MO,-53SU"],
    ["FREQ=MONTHLY;BYMONTHDAY=31,-31", "FREQ=MONTHLY;BYMONTHDAY=31,-31"],
    ["FREQ=YEARLY;BYMONTH=1", "FREQ=YEARLY;BYMONTH=1"],
    ["FREQ=YEARLY;BYMONTH=12,1", "FREQ=YEARLY;BYMONTH=12,1"],
    ["FREQ=YEARLY;BYMONTH=3;BYSETPOS=1", "FREQ=YEARLY;BYMONTH=3;BYSETPOS=1"],
    ["FREQ=MONTHLY;BYMONTHDAY=1;BYSETPOS=-1", "FREQ=MONTHLY;BYMONTHDAY=1;BYSETPOS=-1"],
    ["FREQ=MONTHLY;BYSETPOS=366;BYDAY=MO", "FREQ=MONTHLY;BYDAY=MO;BYSETPOS=366"],
    ["FREQ=DAILY;INTERVAL=1000", "FREQ=DAILY;INTERVAL=1000"],
    ["FREQ=DAILY;COUNT=1", "FREQ=DAILY;COUNT=1"],
    ["FREQ=DAILY;COUNT=5000", "FREQ=DAILY;COUNT=5000"],
    ["FREQ=DAILY;UNTIL=20261101T170000Z", "FREQ=DAILY;UNTIL=20261101T170000"],
    // A day as end means all of it.
    ["FREQ=DAILY;UNTIL=20261101", "FREQ=DAILY;UNTIL=20261101T235959"],
    ["FREQ=DAILY;BYMONTHDAY=1", "FREQ=DAILY;BYMONTHDAY=1"],
  ])("%s: %s", (text, kept) => {
    expect(checkedRule(text)).toBe(kept);
    expect(checkedRule(kept)).toBe(kept);
  });
});

test.each([
  "",
  "DAILY",
  "FREQ=",
  "FREQ=HOURLY",
  "FREQ=DAILY;FREQ=WEEKLY",
  "FREQ=DAILY;BYHOUR=9",
  "FREQ=YEARLY;BYWEEKNO=20",
  "FREQ=YEARLY;BYYEARDAY=1",
  "FREQ=DAILY;INTERVAL=0",
  "FREQ=DAILY;INTERVAL=1001",
  "FREQ=DAILY;INTERVAL=dos",
  "FREQ=DAILY;INTERVAL=1.5",
  "FREQ=DAILY;COUNT=0",
  "FREQ=DAILY;COUNT=5001",
  "FREQ=DAILY;COUNT=x",
  "FREQ=DAILY;UNTIL=20260231",
  "FREQ=DAILY;UNTIL=siempre",
  "FREQ=DAILY;COUNT=3;UNTIL=20261101",
  "FREQ=MONTHLY;BYDAY=54MO",
  "FREQ=MONTHLY;BYDAY=-54MO",
  "FREQ=MONTHLY;BYDAY=0MO",
  "FREQ=MONTHLY;BYDAY=LU",
  "FREQ=MONTHLY;BYDAY=MO,",
  "FREQ=MONTHLY;BYMONTHDAY=0",
  "FREQ=MONTHLY;BYMONTHDAY=32",
  "FREQ=MONTHLY;BYMONTHDAY=-32",
  "FREQ=MONTHLY;BYMONTHDAY=x",
  "FREQ=YEARLY;BYMONTH=0",
  "FREQ=YEARLY;BYMONTH=13",
  "FREQ=YEARLY;BYMONTH=enero",
  "FREQ=MONTHLY;BYDAY=MO;BYSETPOS=0",
  "FREQ=MONTHLY;BYDAY=MO;BYSETPOS=367",
  "FREQ=MONTHLY;BYSETPOS=1",
  "FREQ=WEEKLY;BYDAY=1MO",
  "FREQ=DAILY;BYDAY=-1FR",
  "FREQ=WEEKLY;BYMONTHDAY=1",
  "FREQ=WEEKLY;WKST=LU",
])("«%s» is no rule that we keep", (text) => expect(readRule(text)).toBeNull());

test("a series has 5,000 times at most", () => expect(MOST_TIMES).toBe(5000));

test("days and times as iCalendar writes them", () => {
  expect(
    [
      "20261025",
      "20261025T180000",
      "20261025T180000Z",
      "20261025T235960",
      "20261025T235959",
      "20261025T18",
      "20261325",
      "2026-10-25",
      "",
    ].map(expandedLocal),
  ).toEqual([
    "2026-10-25T00:00:00",
    "2026-10-25T18:00:00",
    "2026-10-25T18:00:00",
    // A leap second is none for a calendar.
    "2026-10-25T23:59:59",
    "2026-10-25T23:59:59",
    null,
    null,
    null,
    null,
  ]);
  expect(compactLocal("2026-10-25T18:00:00")).toBe("20261025T180000");
});
