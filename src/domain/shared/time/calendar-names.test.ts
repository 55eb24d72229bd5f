import { expect, test } from "vitest";
import { DAY_NAMES, MONTH_NAMES, monthNameOf } from "./calendar-names.ts";
import { weekdayOf } from "./local-time.ts";

test("the names are those that the language data of the platform have", () => {
  const name = (iso: string, part: "weekday" | "month") =>
    new Date(`${iso}T12:00:00Z`).toLocaleDateString("es-ES", { [part]: "long", timeZone: "UTC" });
  for (let month = 1; month <= 12; month++) {
    const iso = `2026-${String(month).padStart(2, "0")}-01`;
    expect(MONTH_NAMES[month - 1]).toBe(name(iso, "month"));
    expect(monthNameOf(iso)).toBe(name(iso, "month"));
  }
  // 2026-11-23 was a Monday.
  for (let day = 23; day <= 29; day++) {
    const iso = `2026-11-${day}`;
    expect(DAY_NAMES[weekdayOf(iso)]).toBe(name(iso, "weekday"));
  }
  expect(DAY_NAMES[0]).toBe("lunes");
});

test("a month stands for itself, and what is none has no name", () => {
  expect(monthNameOf("2026-12")).toBe("diciembre");
  expect(monthNameOf("2026-13")).toBe("");
});
