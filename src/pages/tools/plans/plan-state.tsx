import { summaryOfPlan } from "#domain/tools/plan-editing/plan-summary.ts";
import { KeptNotices } from "../../shared/kept-document/kept-state.tsx";
import { summaryLine } from "../../shared/plan-words.ts";
import type { PlanEditing } from "./use-plan.ts";

/** Reasons that keep the plan from the account, with the way on. */
export function StateNotices({ editing: { plan, state, save, settle } }: { editing: PlanEditing }) {
  return (
    <KeptNotices
      state={state}
      mine={plan}
      save={save}
      settle={settle}
      noun="plano"
      doing="dibujando"
      place="tus planos"
      summary={(one) => summaryLine(summaryOfPlan(one)) || "Sin muros"}
    />
  );
}
