import { expect, test } from "vitest";
import { calendarSettings, calendarSettingsOf } from "./calendar-settings.ts";

test("unreadable calendar settings give the default: an hour before, by mail", () => {
  const usual = { timeZone: "Europe/Madrid", reminders: [60], mails: true };
  expect(calendarSettingsOf({})).toEqual(usual);
  expect(calendarSettingsOf({ calendar: { mails: false } })).toEqual({ ...usual, mails: false });
  expect(calendarSettingsOf({ calendar: { timeZone: "Nowhere/Else", mails: false } })).toEqual(usual);
});

test("at most five reminders, each from the hour itself to four weeks before: 40,320 minutes", () => {
  const takes = (...minutes: number[]) => calendarSettings.safeParse({ reminders: minutes }).success;
  expect([takes(0), takes(40_320), takes(-1), takes(40_321)]).toEqual([true, true, false, false]);
  expect([takes(1, 2, 3, 4, 5), takes(1, 2, 3, 4, 5, 6)]).toEqual([true, false]);
});
