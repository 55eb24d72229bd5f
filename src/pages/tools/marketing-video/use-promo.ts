import { useCallback, useEffect, useReducer } from "react";
import type { ServerDocument } from "#domain/shared/keeping/device-document.ts";
import { afterCommand, type DocumentHistory, redo, startHistory, undo } from "#domain/tools/document-history.ts";
import type { PromoDocument } from "#domain/tools/video-templates/promo-document.ts";
import { callApi } from "#ui/call-api.ts";
import { VISITOR } from "../../shared/kept-document/device-works.ts";
import type { KeeperState } from "../../shared/kept-document/document-keeper.ts";
import { useDocumentKeeper } from "../../shared/kept-document/use-document-keeper.ts";
import { keepPromo, readPromo } from "./device-store.ts";

type History = DocumentHistory<PromoDocument, string>;

interface PromoEditing {
  document: PromoDocument;
  /** @param what names the change: letters typed one after another into the same field are one step back */
  change: (what: string, next: PromoDocument) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  state: KeeperState<PromoDocument>;
  save: () => Promise<void>;
  settle: (choice: "mine" | "theirs") => Promise<boolean>;
}

/** A change after others; one of the same typing goes on with the step that it began. */
function changed(history: History, what: string, next: PromoDocument): History {
  const last = history.done.at(-1);
  if (!what.startsWith("escribir ") || last?.command !== what || history.undone.length > 0)
    return afterCommand(history, what, next);
  return { document: next, done: [...history.done.slice(0, -1), { ...last, after: next }], undone: [] };
}

type Act = (history: History) => History;

/** A film in the browser: kept on the device at once, and in the account after a pause where somebody is signed in. */
export function usePromo(
  { account, id }: { account: string; id: string },
  kept: ServerDocument<PromoDocument>,
): PromoEditing {
  const [history, act] = useReducer(
    (before: History, step: Act) => step(before),
    kept.document,
    (document) => startHistory<PromoDocument, string>(document),
  );
  const { keeper, state } = useDocumentKeeper(kept, {
    account,
    id,
    channel: "umbral-videos-marketing",
    store: { read: readPromo, keep: keepPromo },
    server: account === VISITOR ? null : serverOf(id),
    // The state before another device's film is no way back of this one.
    onReplaced: (document) => act(() => startHistory<PromoDocument, string>(document)),
  });
  const { document } = history;
  useEffect(() => keeper.change(document), [keeper, document]);
  return {
    document,
    change: useCallback((what: string, next: PromoDocument) => act((before) => changed(before, what, next)), []),
    undo: useCallback(() => act(undo), []),
    redo: useCallback(() => act(redo), []),
    canUndo: history.done.length > 0,
    canRedo: history.undone.length > 0,
    state,
    save: useCallback(() => keeper.flush(), [keeper]),
    settle: useCallback((choice: "mine" | "theirs") => keeper.settle(choice), [keeper]),
  };
}

const serverOf = (id: string) => ({
  changedCode: "PROJECT_CHANGED",
  save: (body: ServerDocument<PromoDocument>) =>
    callApi<{ revision: number }>("PUT", `/api/studio-projects/${id}`, body),
  read: () => callApi<ServerDocument<PromoDocument>>("GET", `/api/studio-projects/${id}`),
  addCopy: (document: PromoDocument) =>
    callApi<{ id: string }>("POST", "/api/studio-projects", {
      kind: "promo-video",
      title: document.title,
      homeId: null,
      document,
    }),
});
