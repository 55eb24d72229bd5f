import { expect, test } from "vitest";
import { AGENCY_ROLES, mayInAgency } from "./roles.ts";

test.each([
  ["see-members", ["owner", "coordinator", "agent"]],
  ["see-all-work", ["owner", "coordinator"]],
  ["see-usage", ["owner", "coordinator"]],
  ["edit-brand", ["owner", "coordinator"]],
  ["manage-agents", ["owner", "coordinator"]],
  ["manage-all-members", ["owner"]],
  ["open-market", ["owner"]],
  ["manage-plan", ["owner"]],
  ["delete-agency", ["owner"]],
] as const)("%s: %s", (act, roles) => {
  expect(AGENCY_ROLES.filter((role) => mayInAgency(role, act))).toEqual(roles);
  expect(mayInAgency(undefined, act)).toBe(false);
});
