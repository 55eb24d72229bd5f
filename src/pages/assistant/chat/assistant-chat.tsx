import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { ModelNotice } from "#domain/assistant/chat/model-notice.ts";
import type { SavedChat, SavedChatsPage } from "#domain/assistant/chat/saved-chat.ts";
import { pathInRegion } from "#domain/shared/region/region.ts";
import { ChatForm } from "#ui/chat/chat-form.tsx";
import { SpokenNewest, useNewestInView } from "#ui/chat/chat-messages.tsx";
import { ModelLine, PrivacyLine } from "#ui/chat/chat-notices.tsx";
import { type ChatState, noChat, siteChat } from "#ui/chat/chat-store.ts";
import { fetchHandOver, HandedOverThread, HandOverSection, KeptThread } from "#ui/chat/hand-over-section.tsx";
import { classNames } from "#ui/class-names.ts";
import { usePathRegion } from "#ui/region/use-region.ts";
import { useSite } from "#ui/site/site-info.ts";
import { forgetDraft, readDraft, saveDraft } from "../../tools/tool/draft.ts";
import { ChatBar } from "./chat-bar.tsx";
import { EmptyChat } from "./empty-chat.tsx";
import { KeepingBar } from "./keeping-bar.tsx";
import {
  beginKeeping,
  currentSavedChat,
  noSavedChat,
  openKept,
  startAfresh,
  subscribeToSavedChat,
} from "./saved-chat.ts";
import { SavedChatList } from "./saved-chat-list.tsx";
import { SavedChatMessages } from "./saved-chat-messages.tsx";

const PATH = "/chat-inmobiliario";
const DRAFT = "asistente";

interface AssistantChatProps {
  notice: ModelNotice;
  /** Null for visitors: nothing of theirs is kept. */
  list: SavedChatsPage | null;
  conversation: SavedChat | null;
}

/** The assistant on a page of its own: saved conversations at the left, the present one at the right. */
export function AssistantChat({ notice, list, conversation }: AssistantChatProps) {
  const isSignedIn = list !== null;
  const { anonKey } = useSite();
  const state = useSavedChat(notice, conversation);
  const savedChat = useSyncExternalStore(subscribeToSavedChat, currentSavedChat, noSavedChat);
  const log = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const [isListOpen, setListOpen] = useState(false);
  useNewestInView(log, state);
  useAddressOf(savedChat.id, savedChat.status.kind, conversation?.id ?? null);

  const { messages, pending, handOver } = state;
  // The field is disabled while an answer comes; the focus waits on the list and returns, unless it went elsewhere.
  useEffect(() => {
    if (pending) log.current?.focus({ preventScroll: true });
    else if (document.activeElement === log.current) input.current?.focus({ preventScroll: true });
  }, [pending]);

  function send(text: string): boolean {
    const isTaken = siteChat.send(text, anonKey);
    if (isTaken && isSignedIn) beginKeeping();
    return isTaken;
  }

  const shownId = savedChat.id ?? null;
  const isEmpty = messages.length === 0;
  return (
    <div
      data-assistant-page
      className={classNames(
        "relative grid h-[calc(100dvh-var(--navbar-h)-4.5rem)] min-h-[32rem] overflow-hidden rounded-lg border bg-card text-card-foreground max-sm:rounded-none max-sm:border-x-0",
        isSignedIn && "lg:grid-cols-[18rem_minmax(0,1fr)]",
      )}
    >
      {isSignedIn ? (
        <SavedChatList
          first={list}
          shownId={shownId}
          isOpen={isListOpen}
          onClose={() => setListOpen(false)}
          onNew={() => {
            startAfresh();
            setListOpen(false);
          }}
        />
      ) : null}
      <section
        aria-label="Conversación con el asistente"
        className="flex min-h-0 min-w-0 flex-col"
        // While they write: the form for a person is there when the server is not.
        onFocus={fetchHandOver}
      >
        <ChatBar
          isSignedIn={isSignedIn}
          conversation={conversation?.id === shownId ? conversation : null}
          messages={messages}
          onList={() => setListOpen(true)}
        />
        {handOver === "thread" ? (
          <HandedOverThread chat={siteChat} />
        ) : (
          <>
            <div ref={log} tabIndex={-1} className="min-h-0 flex-1 overflow-y-auto overscroll-contain outline-none">
              <div className="mx-auto grid w-full max-w-[46rem] content-start gap-4 px-4 py-5 sm:px-6">
                <KeptThread chat={siteChat} />
                {isEmpty ? (
                  <EmptyChat onAsk={send} isSignedIn={isSignedIn} />
                ) : (
                  <SavedChatMessages
                    state={state}
                    kept={conversation?.id === shownId ? conversation : null}
                    savedChatId={shownId}
                    onReply={send}
                    onRetry={(id) => {
                      if (siteChat.retry(id, anonKey) && isSignedIn) beginKeeping();
                    }}
                    onAnew={() => siteChat.askAnew(anonKey)}
                  />
                )}
                <HandOverSection chat={siteChat} state={state} />
                <SpokenNewest state={state} />
              </div>
            </div>
            <KeepingBar isSignedIn={isSignedIn} isEmpty={isEmpty} savedChat={savedChat} />
            <div className="border-t">
              <div className="mx-auto w-full max-w-[46rem] sm:px-2.5">
                <ChatForm
                  inputRef={input}
                  pending={pending}
                  draft={draft}
                  onSend={send}
                  onStop={siteChat.stop}
                  isDivided={false}
                >
                  {isEmpty ? (
                    <PrivacyLine>
                      {isSignedIn
                        ? "La conversación se guarda en tu cuenta hasta que la elimines. No escribas datos personales de otras personas."
                        : "La conversación no se guarda: desaparece al cerrar la página. No escribas datos personales."}
                    </PrivacyLine>
                  ) : null}
                  <ModelLine
                    notice={notice}
                    isWithoutModel={state.isWithoutModel}
                    isFirst={isEmpty}
                    onChoose={siteChat.chooseModel}
                  />
                </ChatForm>
              </div>
            </div>
          </>
        )}
      </section>
    </div>
  );
}

/** The conversation of this visit; the server draws the one of the address. */
function useSavedChat(notice: ModelNotice, conversation: SavedChat | null): ChatState {
  const drawn = useMemo<ChatState>(
    () => ({
      ...noChat(),
      messages: (conversation?.messages ?? []).map(({ role, content, extras }, i) => ({
        id: i + 1,
        role,
        content,
        extras,
      })),
    }),
    [conversation],
  );
  const state = useSyncExternalStore(siteChat.subscribe, siteChat.current, () => drawn);
  useEffect(() => siteChat.showNotice(notice), [notice]);
  const before = useRef<string | null>(null);
  // Before the page is painted, so that nothing flickers.
  useLayoutEffect(() => {
    if (conversation && conversation.id !== currentSavedChat().id) openKept(conversation);
    // Back from one of them to the bare address: a new one.
    if (!conversation && before.current !== null && before.current === currentSavedChat().id) startAfresh();
    before.current = conversation?.id ?? null;
  }, [conversation]);
  return state;
}

/** The address names the conversation as soon as it is kept, and the page's list is read again. */
function useAddressOf(id: string | null, status: string, shownId: string | null): void {
  const navigate = useNavigate();
  const region = usePathRegion();
  const { revalidate } = useRevalidator();
  const stated = useRef<string | null>(null);
  useEffect(() => {
    if (id === null || status !== "kept") {
      if (id !== null) stated.current = status;
      return;
    }
    // Opened from the list: the address is right, and nothing was saved.
    if (stated.current === null) return;
    stated.current = null;
    if (id === shownId) void revalidate();
    else {
      void navigate(`${pathInRegion(PATH, region)}?conversacion=${id}`, { replace: true, preventScrollReset: true });
    }
  }, [id, status, shownId, navigate, region, revalidate]);
}

/** Typed and unsent text stays in this browser. */
const draft = {
  read() {
    const text = readDraft(DRAFT)?.text;
    return typeof text === "string" ? text : "";
  },
  keep: (text: string) => (text === "" ? forgetDraft(DRAFT) : saveDraft(DRAFT, { text })),
};
