import { CRM_CHECKS } from "#domain/operations/checks/crm-checks.ts";
import { FORECAST_CHECKS } from "#domain/operations/checks/forecast-checks.ts";
import { GOAL_CHECKS } from "#domain/operations/checks/goal-checks.ts";
import type { HandCheck } from "#domain/operations/checks/hand-check.ts";
import { MORTGAGE_CHECKS } from "#domain/operations/checks/mortgage-checks.ts";
import { NEGOTIATION_CHECKS } from "#domain/operations/checks/negotiation-checks.ts";
import { TAX_CHECKS } from "#domain/operations/checks/tax-checks.ts";
import { tools } from "./registry.ts";

/** Everything that was worked out by hand: each tool's checks, then those of shared engines. */
export const HAND_CHECKS: readonly HandCheck[] = [
  ...tools.flatMap(({ title, checks }) => checks.map((check) => ({ group: title, ...check }))),
  ...MORTGAGE_CHECKS,
  ...TAX_CHECKS,
  ...CRM_CHECKS,
  ...GOAL_CHECKS,
  ...NEGOTIATION_CHECKS,
  ...FORECAST_CHECKS,
];
