import { expect, test } from "vitest";
import { mayAsStaff, type StaffAct } from "./staff-rights.ts";

test("a manager does everything but change roles, erase people and touch administrators", () => {
  const onlyAdmins: StaffAct[] = ["change-roles", "act-on-admins", "erase-people", "name-people-in-errors"];
  for (const act of onlyAdmins) {
    expect(mayAsStaff(["admin"], act), act).toBe(true);
    expect(mayAsStaff(["manager"], act), act).toBe(false);
    expect(mayAsStaff(["manager", "admin"], act), act).toBe(true);
  }
  const both: StaffAct[] = ["bar-people", "end-sessions", "mail-links", "give-plans"];
  for (const act of both) {
    expect(mayAsStaff(["manager"], act), act).toBe(true);
    expect(mayAsStaff(["admin"], act), act).toBe(true);
    expect(mayAsStaff([], act), act).toBe(false);
  }
});
