import { useCallback, useEffect, useReducer, useRef } from "react";
import type { ServerDocument } from "#domain/shared/keeping/device-document.ts";
import { afterCommand, type DocumentHistory, redo, startHistory, undo } from "#domain/tools/document-history.ts";
import { applyStagingCommand, type StagingCommand } from "#domain/tools/staging/apply-staging-command.ts";
import type { Staging } from "#domain/tools/staging/staging-document.ts";
import { callApi } from "#ui/call-api.ts";
import { showToast } from "#ui/toast-store.ts";
import { VISITOR } from "../../shared/kept-document/device-works.ts";
import type { KeeperState } from "../../shared/kept-document/document-keeper.ts";
import { useDocumentKeeper } from "../../shared/kept-document/use-document-keeper.ts";
import { keepStaging, readStaging } from "./device-store.ts";

export interface StagingPlace {
  /** The account's id; `VISITOR` where nobody is signed in. */
  account: string;
  id: string;
}

type StagingHistory = DocumentHistory<Staging, StagingCommand>;

export interface StagingEditing {
  staging: Staging;
  /** @returns whether it was done; a refusal is said in a toast */
  act: (...commands: readonly StagingCommand[]) => boolean;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  state: KeeperState<Staging>;
  newId: () => string;
  save: () => Promise<void>;
  settle: (choice: "mine" | "theirs") => Promise<boolean>;
}

type Step = { kind: "moved"; history: StagingHistory } | { kind: "replaced"; staging: Staging };

function historyAfter(_before: StagingHistory, step: Step): StagingHistory {
  // The state before another device's document is no way back of this one.
  return step.kind === "moved" ? step.history : startHistory(step.staging);
}

/** A furnished photo in the browser: changed by commands, kept on the device at once and in the account after a pause. */
export function useStaging({ account, id }: StagingPlace, kept: ServerDocument<Staging>): StagingEditing {
  const [history, dispatch] = useReducer(historyAfter, kept.document, (staging) =>
    startHistory<Staging, StagingCommand>(staging),
  );
  const latest = useRef(history);
  latest.current = history;
  const { keeper, state } = useDocumentKeeper(kept, {
    account,
    id,
    channel: "umbral-fotos-amuebladas",
    store: { read: readStaging, keep: keepStaging },
    server: account === VISITOR ? null : serverOf(id),
    onReplaced: (staging) => dispatch({ kind: "replaced", staging }),
  });

  const staging = history.document;
  useEffect(() => keeper.change(staging), [keeper, staging]);

  const act = useCallback((...commands: readonly StagingCommand[]): boolean => {
    let next = latest.current;
    for (const command of commands) {
      const answer = applyStagingCommand(next.document, command);
      if (answer.kind === "refused") {
        showToast({ kind: "warning", title: "No se puede", description: answer.reason });
        return false;
      }
      if (answer.staging !== next.document) next = afterCommand(next, command, answer.staging);
    }
    // Commands that follow within the same frame go on from here.
    latest.current = next;
    dispatch({ kind: "moved", history: next });
    return true;
  }, []);

  const step = useCallback((by: (history: StagingHistory) => StagingHistory) => {
    latest.current = by(latest.current);
    dispatch({ kind: "moved", history: latest.current });
  }, []);

  return {
    staging,
    act,
    undo: useCallback(() => step(undo), [step]),
    redo: useCallback(() => step(redo), [step]),
    canUndo: history.done.length > 0,
    canRedo: history.undone.length > 0,
    state,
    newId: useCallback(() => crypto.randomUUID().slice(0, 13), []),
    save: useCallback(() => keeper.flush(), [keeper]),
    settle: useCallback((choice: "mine" | "theirs") => keeper.settle(choice), [keeper]),
  };
}

const serverOf = (id: string) => ({
  changedCode: "PROJECT_CHANGED",
  save: (body: ServerDocument<Staging>) => callApi<{ revision: number }>("PUT", `/api/studio-projects/${id}`, body),
  read: () => callApi<ServerDocument<Staging>>("GET", `/api/studio-projects/${id}`),
  addCopy: (document: Staging) =>
    callApi<{ id: string }>("POST", "/api/studio-projects", {
      kind: "staging",
      title: document.title,
      homeId: null,
      document,
    }),
});
