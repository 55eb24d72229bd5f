import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { useText } from "#ui/form/use-text.ts";
import { useToolRun } from "#ui/tool/tool-run-context.tsx";
import { type CaseInput, termsOf } from "./proposals.ts";
import { caseInput, currencyOf } from "./schema.ts";

/** The home and the budget as the form has them so far; undefined while something is missing or wrong. */
export function useCase(): { input: CaseInput; terms: ReturnType<typeof termsOf>["terms"] } | undefined {
  const values: unknown = useWatch();
  const { today } = useToolRun();
  const read = z.safeParse(caseInput, values);
  if (!read.success || today === "") return undefined;
  return { input: read.data, terms: termsOf(read.data, today).terms };
}

/** The unit that stands after an amount: the symbol of the euro, or a code. */
export function useUnit(): string {
  const code = currencyOf({ home: { currency: useText("home.currency") || "EUR" }, place: useText("place") });
  return code === "EUR" ? "€" : code;
}
