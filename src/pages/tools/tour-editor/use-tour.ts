import { useCallback, useEffect, useMemo, useReducer, useRef } from "react";
import type { ServerDocument } from "#domain/shared/keeping/device-document.ts";
import { redo, startHistory, undo } from "#domain/tools/document-history.ts";
import type { Tour } from "#domain/tools/tours/tour.ts";
import type { TourCommand } from "#domain/tools/tours/tour-commands.ts";
import { recordTourCommands, type TourHistory } from "#domain/tools/tours/tour-history.ts";
import { callApi } from "#ui/call-api.ts";
import { showToast } from "#ui/toast-store.ts";
import type { KeeperState } from "../../shared/kept-document/document-keeper.ts";
import { useDocumentKeeper } from "../../shared/kept-document/use-document-keeper.ts";
import { addTourCopy } from "./tour-copy.ts";
import { keepTour, readKeptTour } from "./tour-store.ts";

export interface TourEditing {
  tour: Tour;
  /** Does commands in their order, up to the first that is refused, as one step to undo. @returns whether all were done; a refusal is said in a toast */
  act: (...commands: readonly TourCommand[]) => boolean;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  state: KeeperState<Tour>;
  /** Ids for what is added, which no other device makes too. */
  newId: () => string;
  /** Sends what waits now. @returns the server's revision, null where it could not be sent */
  save: () => Promise<number | null>;
  settle: (choice: "mine" | "theirs") => Promise<boolean>;
  /** The server's revision at this moment. */
  revision: number;
}

const serverOf = (id: string) => ({
  changedCode: "TOUR_CHANGED",
  save: (body: ServerDocument<Tour>) => callApi<{ revision: number }>("PUT", `/api/tours/${id}`, body),
  read: () => callApi<ServerDocument<Tour>>("GET", `/api/tours/${id}`),
  addCopy: (document: Tour) => addTourCopy(id, document),
});

/** A tour in the browser: changed by commands, kept on the device at once and in the account after a pause. */
export function useTour({ account, id }: { account: string; id: string }, kept: ServerDocument<Tour>): TourEditing {
  const [history, show] = useReducer(
    (_before: TourHistory, next: TourHistory) => next,
    kept.document,
    (tour): TourHistory => startHistory(tour),
  );
  const latest = useRef(history);
  const replace = useCallback((next: TourHistory) => {
    // Commands that follow within the same frame go on from here.
    latest.current = next;
    show(next);
  }, []);
  const server = useMemo(() => serverOf(id), [id]);
  const { keeper, state } = useDocumentKeeper(kept, {
    account,
    id,
    channel: "umbral-recorridos",
    store: { read: readKeptTour, keep: keepTour },
    server,
    // The state before another device's tour is no way back of this one.
    onReplaced: (tour) => replace(startHistory(tour)),
  });
  const tour = history.document;
  useEffect(() => keeper.change(tour), [keeper, tour]);

  const act = useCallback(
    (...commands: readonly TourCommand[]): boolean => {
      const { history: next, refusal } = recordTourCommands(latest.current, commands);
      if (next !== latest.current) replace(next);
      if (refusal !== null) showToast({ kind: "warning", title: "No se puede", description: refusal });
      return refusal === null;
    },
    [replace],
  );
  return {
    tour,
    act,
    undo: useCallback(() => replace(undo(latest.current)), [replace]),
    redo: useCallback(() => replace(redo(latest.current)), [replace]),
    canUndo: history.done.length > 0,
    canRedo: history.undone.length > 0,
    state,
    newId: useCallback(() => crypto.randomUUID().slice(0, 13), []),
    save: useCallback(async () => {
      await keeper.flush();
      return keeper.isSent ? keeper.revision : null;
    }, [keeper]),
    settle: useCallback((choice: "mine" | "theirs") => keeper.settle(choice), [keeper]),
    revision: keeper.revision,
  };
}
