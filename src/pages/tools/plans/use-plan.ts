import { useCallback, useEffect, useReducer, useRef } from "react";
import type { ServerDocument } from "#domain/shared/keeping/device-document.ts";
import { redo, startHistory, undo } from "#domain/tools/document-history.ts";
import type { PlanCommand } from "#domain/tools/floor-plan/commands.ts";
import { type PlanHistory, recordCommand } from "#domain/tools/floor-plan/history.ts";
import type { FloorPlan } from "#domain/tools/floor-plan/plan.ts";
import { callApi } from "#ui/call-api.ts";
import { showToast } from "#ui/toast-store.ts";
import { VISITOR } from "../../shared/kept-document/device-works.ts";
import type { KeeperState } from "../../shared/kept-document/document-keeper.ts";
import { useDocumentKeeper } from "../../shared/kept-document/use-document-keeper.ts";
import { keepPlan, readPlan } from "./device-store.ts";

export interface PlanPlace {
  /** The account's id; `VISITOR` where nobody is signed in. */
  account: string;
  id: string;
}

export interface PlanEditing {
  plan: FloorPlan;
  /** @returns whether it was done; a refusal is said in a toast */
  act: (...commands: readonly PlanCommand[]) => boolean;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  /** Ids that the last commands made or changed; the page selects it. */
  touched: readonly string[];
  state: KeeperState<FloorPlan>;
  /** Ids for what is drawn, which no other device makes too. */
  newId: () => string;
  /** Sends what waits now. */
  save: () => Promise<void>;
  settle: (choice: "mine" | "theirs") => Promise<boolean>;
}

interface Working {
  history: PlanHistory;
  touched: readonly string[];
}

type Step = { kind: "done"; history: PlanHistory; touched: readonly string[] } | { kind: "replaced"; plan: FloorPlan };

function workingAfter(_before: Working, step: Step): Working {
  if (step.kind === "done") return { history: step.history, touched: step.touched };
  // The state before another device's plan is no way back of this one.
  return { history: startHistory(step.plan), touched: [] };
}

/** A plan in the browser: changed by commands, kept on the device at once and in the account after a pause. */
export function usePlan({ account, id }: PlanPlace, kept: ServerDocument<FloorPlan>): PlanEditing {
  const [{ history, touched }, dispatch] = useReducer(workingAfter, kept.document, (plan) => ({
    history: startHistory<FloorPlan, PlanCommand>(plan),
    touched: [],
  }));
  const latest = useRef(history);
  latest.current = history;
  const { keeper, state } = useDocumentKeeper(kept, {
    account,
    id,
    channel: "umbral-planos",
    store: { read: readPlan, keep: keepPlan },
    server: account === VISITOR ? null : serverOf(id),
    onReplaced: (plan) => dispatch({ kind: "replaced", plan }),
  });

  const plan = history.document;
  useEffect(() => keeper.change(plan), [keeper, plan]);

  const act = useCallback((...commands: readonly PlanCommand[]): boolean => {
    let next = latest.current;
    let selected: readonly string[] = [];
    for (const command of commands) {
      const { history: after, answer } = recordCommand(next, command);
      if (answer.kind === "refused") {
        showToast({ kind: "warning", title: "No se puede", description: answer.reason });
        return false;
      }
      next = after;
      selected = answer.selected;
    }
    // Commands that follow within the same frame go on from here.
    latest.current = next;
    dispatch({ kind: "done", history: next, touched: selected });
    return true;
  }, []);

  const step = useCallback((by: (history: PlanHistory) => PlanHistory) => {
    latest.current = by(latest.current);
    dispatch({ kind: "done", history: latest.current, touched: [] });
  }, []);

  return {
    plan,
    act,
    undo: useCallback(() => step(undo), [step]),
    redo: useCallback(() => step(redo), [step]),
    canUndo: history.done.length > 0,
    canRedo: history.undone.length > 0,
    touched,
    state,
    newId: useCallback(() => crypto.randomUUID().slice(0, 13), []),
    save: useCallback(() => keeper.flush(), [keeper]),
    settle: useCallback((choice: "mine" | "theirs") => keeper.settle(choice), [keeper]),
  };
}

const serverOf = (id: string) => ({
  changedCode: "PLAN_CHANGED",
  save: (body: ServerDocument<FloorPlan>) => callApi<{ revision: number }>("PUT", `/api/plans/${id}`, body),
  read: () => callApi<ServerDocument<FloorPlan>>("GET", `/api/plans/${id}`),
  addCopy: (document: FloorPlan) =>
    callApi<{ id: string }>("POST", "/api/plans", { from: { kind: "document", document } }),
});
