import type { Goal } from "#domain/insight/goals/goal.ts";
import { GOAL_RATES } from "#domain/insight/goals/reverse-funnel.ts";

/** The form of a goal as its fields say it, in the shape that the schema takes. */
export function readGoalForm(typed: FormData) {
  const text = (name: string) => String(typed.get(name) ?? "").trim();
  const holidays: { from: string; to: string }[] = [];
  for (let i = 0; typed.has(`holidays.${i}.from`); i++) {
    holidays.push({ from: text(`holidays.${i}.from`), to: text(`holidays.${i}.to`) });
  }
  return {
    income: text("income"),
    averageFee: text("averageFee"),
    ...Object.fromEntries(GOAL_RATES.map((rate) => [rate, text(rate)])),
    prefersTyped: typed.has("prefersTyped"),
    holidays,
  };
}

/** A number as one types it: `60000`, `12,5`. */
export const typedNumber = (value: number | undefined): string =>
  value === undefined ? "" : String(value).replace(".", ",");

/** A saved goal's values of the fields, to find out whether anything was typed since. */
export function fieldsOf(goal: Goal | null): ReturnType<typeof readGoalForm> {
  return {
    income: typedNumber(goal?.income),
    averageFee: typedNumber(goal?.averageFee),
    ...Object.fromEntries(GOAL_RATES.map((rate) => [rate, typedNumber(goal?.[rate])])),
    prefersTyped: goal?.prefersTyped ?? false,
    holidays: goal?.holidays ?? [],
  };
}
