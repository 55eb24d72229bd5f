import { CRM_CHECKS } from "#domain/operations/checks/crm-checks.ts";
import { FORECAST_CHECKS } from "#domain/operations/checks/forecast-checks.ts";
import { GOAL_CHECKS } from "#domain/operations/checks/goal-checks.ts";
import type { HandCheck } from "#domain/operations/checks/hand-check.ts";
import { MORTGAGE_CHECKS } from "#domain/operations/checks/mortgage-checks.ts";
import { NEGOTIATION_CHECKS } from "#domain/operations/checks/negotiation-checks.ts";
import { TAX_CHECKS } from "#domain/operations/checks/tax-checks.ts";
import { VALUATION_CHECKS } from "#domain/operations/checks/valuation-checks.ts";
import { APPRECIATION_CHECKS } from "./appreciation/checks.ts";
import { CAPACITY_CHECKS } from "./borrowing-capacity/checks.ts";
import { FOLLOW_UP_CHECKS } from "./follow-up/checks.ts";
import { QUALIFIER_CHECKS } from "./lead-qualifier/checks.ts";
import { WRITER_CHECKS } from "./listing-writer/checks.ts";
import { NEGOTIATOR_CHECKS } from "./negotiator/checks.ts";
import { PROSPECTING_CHECKS } from "./prospecting/checks.ts";
import { RENOVATION_CHECKS } from "./renovation/checks.ts";
import { ROI_CHECKS } from "./roi-calculator/checks.ts";
import { ARGUMENT_CHECKS } from "./sales-arguments/checks.ts";

/** Everything that was worked out by hand, engine by engine. A new engine brings its own list here. */
export const HAND_CHECKS: readonly HandCheck[] = [
  ...VALUATION_CHECKS,
  ...CAPACITY_CHECKS,
  ...ROI_CHECKS,
  ...APPRECIATION_CHECKS,
  ...QUALIFIER_CHECKS,
  ...FOLLOW_UP_CHECKS,
  ...WRITER_CHECKS,
  ...ARGUMENT_CHECKS,
  ...MORTGAGE_CHECKS,
  ...TAX_CHECKS,
  ...CRM_CHECKS,
  ...GOAL_CHECKS,
  ...NEGOTIATION_CHECKS,
  ...FORECAST_CHECKS,
  ...NEGOTIATOR_CHECKS,
  ...PROSPECTING_CHECKS,
  ...RENOVATION_CHECKS,
];
