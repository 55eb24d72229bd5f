import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { homePatchBody } from "../../integrations/api/home-resource.ts";
import { checkHome } from "../feeds/check-home.ts";
import { checkedHomeSchema } from "./home.ts";
import { checkChangedHome, statusChange } from "./home-changes.ts";

/** A closing that is still to come proves no price: every way in refuses it at its field. */

const LATER = [{ path: ["closedOn"], message: "La fecha de cierre no puede ser posterior a hoy" }];
const closed = (closedOn: string) => ({ status: "cerrado", closedOn, closedPrice: 200_000 });
const issuesOf = ({ error }: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  (error?.issues ?? []).map(({ path, message }) => ({ path, message }));

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-26T20:00:00Z") }));
afterEach(() => vi.useRealTimers());

test.each(["2026-11-27", "2027-05-01", "2999-12-31"])(
  "closed on %s: no status, no home and no row of a feed",
  (day) => {
    expect(issuesOf(statusChange.safeParse(closed(day)))).toEqual(LATER);
    expect(issuesOf(checkedHomeSchema.safeParse(closed(day)))).toEqual(LATER);
    const problems: { path: string; message: string }[] = [];
    expect(checkHome({ operation: "venta", type: "piso", ...closed(day) }, problems)).toBeNull();
    expect(problems).toEqual([{ path: "closedOn", message: LATER[0]!.message }]);
  },
);

test("today and before are taken, and a day that no closing has is not asked about", () => {
  for (const day of ["2026-11-26", "1999-01-31"]) expect(issuesOf(statusChange.safeParse(closed(day)))).toEqual([]);
  expect(issuesOf(statusChange.safeParse({ status: "disponible" }))).toEqual([]);
  expect(issuesOf(checkedHomeSchema.safeParse({ status: "reservado", closedOn: "2027-01-10" }))).toEqual([]);
  expect(homePatchBody.safeParse({ closedOn: "2026-11-26" }).success).toBe(true);
});

test("a home that was kept with such a day may be changed elsewhere, and the day only for one that has come", () => {
  const kept = checkedHomeSchema.parse(closed("2026-11-26"));
  const before = { ...kept, closedOn: "2027-05-01" };
  expect(checkChangedHome(before, { ...before, rooms: 3 })).toMatchObject({ home: { rooms: 3 } });
  expect(checkChangedHome(before, { ...before, closedOn: "2027-06-01" })).toMatchObject({ issues: LATER });
  expect(checkChangedHome(before, { ...before, closedOn: "2026-10-01" })).toMatchObject({
    home: { closedOn: "2026-10-01" },
  });
});
