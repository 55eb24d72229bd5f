import { useCallback, useEffect, useReducer, useRef } from "react";
import type { ServerDocument } from "#domain/shared/keeping/device-document.ts";
import { afterCommand, type DocumentHistory, redo, startHistory, undo } from "#domain/tools/document-history.ts";
import { afterVideoCommand, type VideoCommand } from "#domain/tools/video/video-commands.ts";
import type { VideoDocument } from "#domain/tools/video/video-document.ts";
import { callApi } from "#ui/call-api.ts";
import { VISITOR } from "../../shared/kept-document/device-works.ts";
import type { KeeperState } from "../../shared/kept-document/document-keeper.ts";
import { useDocumentKeeper } from "../../shared/kept-document/use-document-keeper.ts";
import { keepVideo, readVideo } from "./device-store.ts";

type History = DocumentHistory<VideoDocument, VideoCommand>;

export interface VideoEditing {
  video: VideoDocument;
  act: (command: VideoCommand) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  state: KeeperState<VideoDocument>;
  save: () => Promise<void>;
  settle: (choice: "mine" | "theirs") => Promise<boolean>;
}

/** A video in the browser: changed by commands, kept on the device at once and in the account after a pause. */
export function useVideo(
  { account, id, homeId }: { account: string; id: string; homeId: string | null },
  kept: ServerDocument<VideoDocument>,
): VideoEditing {
  const [history, set] = useReducer(
    (_before: History, next: History) => next,
    kept.document,
    (document) => startHistory<VideoDocument, VideoCommand>(document),
  );
  const latest = useRef(history);
  latest.current = history;
  const { keeper, state } = useDocumentKeeper(kept, {
    account,
    id,
    channel: "umbral-videos",
    store: { read: readVideo, keep: keepVideo },
    server: account === VISITOR ? null : serverOf(id, homeId),
    onReplaced: (document) => set(startHistory(document)),
  });
  const video = history.document;
  useEffect(() => keeper.change(video), [keeper, video]);

  const go = useCallback((next: History) => {
    // Commands that follow within the same frame go on from here.
    latest.current = next;
    set(next);
  }, []);
  return {
    video,
    act: useCallback(
      (command) => {
        const after = afterVideoCommand(latest.current.document, command);
        if (after !== latest.current.document) go(afterCommand(latest.current, command, after));
      },
      [go],
    ),
    undo: useCallback(() => go(undo(latest.current)), [go]),
    redo: useCallback(() => go(redo(latest.current)), [go]),
    canUndo: history.done.length > 0,
    canRedo: history.undone.length > 0,
    state,
    save: useCallback(() => keeper.flush(), [keeper]),
    settle: useCallback((choice) => keeper.settle(choice), [keeper]),
  };
}

const serverOf = (id: string, homeId: string | null) => ({
  changedCode: "PROJECT_CHANGED",
  save: (body: ServerDocument<VideoDocument>) =>
    callApi<{ revision: number }>("PUT", `/api/studio-projects/${id}`, body),
  read: () => callApi<ServerDocument<VideoDocument>>("GET", `/api/studio-projects/${id}`),
  addCopy: (document: VideoDocument) =>
    callApi<{ id: string }>("POST", "/api/studio-projects", {
      kind: "photo-video",
      title: document.title,
      homeId,
      document,
    }),
});
