import { expect, test } from "vitest";
import { calendarHref, readCalendarQuery, spanInWords, stepped, windowOf } from "./calendar-query.ts";

const TODAY = "2026-10-14";
const read = (text: string) => readCalendarQuery(new URLSearchParams(text), TODAY);

test("the week of today, unless the address says otherwise", () => {
  expect(read("")).toMatchObject({ view: "semana", day: TODAY, personId: null, kinds: [] });
  expect(read("vista=mes&fecha=2027-02-03&tipos=visita,nada")).toMatchObject({
    view: "mes",
    day: "2027-02-03",
    kinds: ["visita"],
  });
  expect(read("fecha=2026-02-30&vista=x")).toMatchObject({ view: "semana", day: TODAY });
});

test("weeks begin on Monday; a month shows whole weeks", () => {
  expect(windowOf({ view: "semana", day: TODAY })).toEqual({ from: "2026-10-12", to: "2026-10-19" });
  expect(windowOf({ view: "mes", day: TODAY })).toEqual({ from: "2026-09-28", to: "2026-11-02" });
  expect(stepped({ view: "mes", day: "2026-01-31" }, 1)).toBe("2026-02-01");
});

test("says its days", () => {
  expect(spanInWords({ view: "semana", day: TODAY })).toBe("12–18 de octubre de 2026");
  expect(spanInWords({ view: "semana", day: "2026-10-28" })).toBe("26 de octubre – 1 de noviembre de 2026");
  expect(spanInWords({ view: "mes", day: TODAY })).toBe("Octubre de 2026");
});

test("keeps filters in the address, and lets an opened event go", () => {
  const query = read("vista=dia&tipos=visita&evento=00000000-0000-4000-8000-000000000001");
  expect(calendarHref("/c", query, { day: "2026-10-15" })).toBe("/c?vista=dia&fecha=2026-10-15&tipos=visita");
});
