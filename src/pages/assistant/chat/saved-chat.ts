import type { SavedChat, SavedChatLine } from "#domain/assistant/chat/saved-chat.ts";
import { callApi } from "#ui/call-api.ts";
import { siteChat } from "#ui/chat/chat-store.ts";
import { answeredTurns } from "#ui/chat/conversation.ts";
import { showToast } from "#ui/toast-store.ts";
import { createKeeper, type Keeper, type KeeperStatus } from "./keeper.ts";

/**
 * The conversation of this visit where it is kept in an account. It outlasts the page: turns that the panel of another
 * page adds to it are kept too, and the panel says so.
 */

export interface SavedChatState {
  /** Null while the conversation is in this page's memory alone. */
  id: string | null;
  status: KeeperStatus;
}

const NOT_KEPT: SavedChatState = { id: null, status: { kind: "kept" } };

let state = NOT_KEPT;
let keeper: Keeper | null = null;
const listeners = new Set<() => void>();

export const currentSavedChat = (): SavedChatState => state;
export const noSavedChat = (): SavedChatState => NOT_KEPT;

export function subscribeToSavedChat(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: SavedChatState): void {
  state = next;
  for (const listener of listeners) listener();
}

siteChat.subscribe(() => {
  if (keeper) keeper.offer(answeredTurns(siteChat.current()));
});

/** Begins to keep the conversation, with its earlier turns. */
export function beginKeeping(): void {
  if (keeper) return;
  keep(crypto.randomUUID(), []);
  keeper!.offer(answeredTurns(siteChat.current()));
}

/** Shows a conversation that is kept, in place of the one shown. */
export function openKept({ id, messages }: SavedChat): void {
  // An answer on its way belongs to the conversation before.
  siteChat.stop();
  keeper = null;
  siteChat.open(messages.map(({ role, content, extras }) => ({ role, content, extras })));
  keep(
    id,
    messages.map(({ content }) => content),
  );
}

/** A new conversation, which nothing is kept of until something is asked. */
export function startAfresh(): void {
  siteChat.stop();
  keeper = null;
  siteChat.open([]);
  siteChat.setKept(false);
  set(NOT_KEPT);
}

/** Tries at once to save unsaved turns. A conversation deleted elsewhere becomes a new one. */
export function keepNow(): void {
  const { status } = state;
  if (status.kind === "stopped" && status.why === "gone") {
    keeper = null;
    beginKeeping();
  } else keeper?.again();
}

function keep(id: string, kept: readonly string[]): void {
  const own = createKeeper({
    id,
    kept,
    save: (at, body) => callApi<SavedChatLine>("POST", `/api/assistant/conversations/${at}/messages`, body),
    onChange({ status, isFork }) {
      // An answer that was left unfinished is completed by itself.
      if (keeper !== own) return;
      if (isFork) {
        showToast({
          kind: "info",
          title: "La conversación siguió en otra pestaña",
          description: "Lo que preguntaste aquí se guarda como otra conversación.",
        });
      }
      siteChat.setKept(status.kind !== "stopped");
      set({ id: own.id(), status });
    },
  });
  keeper = own;
  siteChat.setKept(true);
  set({ id, status: { kind: "kept" } });
}
