import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from "react";
import type { PlanCommand } from "#domain/tools/floor-plan/commands.ts";
import { type PlanHistory, recordCommand, redo, startHistory, undo } from "#domain/tools/floor-plan/history.ts";
import type { FloorPlan } from "#domain/tools/floor-plan/plan.ts";
import type { ServerPlan } from "#domain/tools/plan-editing/device-plan.ts";
import { callApi } from "#ui/call-api.ts";
import { useUnsaved } from "#ui/form/unsaved.ts";
import { showToast } from "#ui/toast-store.ts";
import { keepPlan, readPlan, VISITOR } from "./device-store.ts";
import { type KeeperState, PlanKeeper } from "./plan-keeper.ts";

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
  state: KeeperState;
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

const CHANNEL = "umbral-planos";

/** A plan in the browser: changed by commands, kept on the device at once and in the account after a pause. */
export function usePlan({ account, id }: PlanPlace, kept: ServerPlan): PlanEditing {
  const [{ history, touched }, dispatch] = useReducer(workingAfter, kept.document, (plan) => ({
    history: startHistory(plan),
    touched: [],
  }));
  const [state, setState] = useState<KeeperState>({ kind: "saved" });
  /** The other pages of this browser, told when this one has kept something. */
  const others = useRef<BroadcastChannel | null>(null);
  const latest = useRef(history);
  latest.current = history;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one keeper for one plan; what the server sends later is met by it
  const keeper = useMemo(
    () =>
      new PlanKeeper(kept, {
        device: {
          read: () => readPlan(account, id),
          keep: async (plan) => {
            await keepPlan({ ...plan, account, id, changedAt: new Date().toISOString() });
            others.current?.postMessage(`${account} ${id}`);
          },
        },
        server: account === VISITOR ? null : serverOf(id),
        onState: setState,
        onReplaced: (plan) => dispatch({ kind: "replaced", plan }),
      }),
    [account, id],
  );
  useUnsaved(() => keeper.isAtRisk);

  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === `${account} ${id}`) void keeper.hearOther();
    };
    others.current = channel;
    return () => {
      others.current = null;
      channel.close();
    };
  }, [keeper, account, id]);

  useEffect(() => {
    void keeper.begin();
    const send = () => void keeper.flush();
    const leave = () => keeper.end();
    const hide = () => (globalThis.document.visibilityState === "hidden" ? leave() : send());
    window.addEventListener("online", send);
    window.addEventListener("focus", send);
    window.addEventListener("pagehide", leave);
    globalThis.document.addEventListener("visibilitychange", hide);
    return () => {
      window.removeEventListener("online", send);
      window.removeEventListener("focus", send);
      window.removeEventListener("pagehide", leave);
      globalThis.document.removeEventListener("visibilitychange", hide);
      leave();
    };
  }, [keeper]);

  const plan = history.plan;
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
  save: (body: ServerPlan) => callApi<{ revision: number }>("PUT", `/api/plans/${id}`, body),
  read: () => callApi<ServerPlan>("GET", `/api/plans/${id}`),
  addCopy: (document: FloorPlan) =>
    callApi<{ id: string }>("POST", "/api/plans", { from: { kind: "document", document } }),
});
