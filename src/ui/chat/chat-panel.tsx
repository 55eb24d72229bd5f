import { Maximize2, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useSyncExternalStore } from "react";
import { Button } from "../button.tsx";
import { buttonClasses } from "../button-classes.ts";
import { classNames } from "../class-names.ts";
import { Logo } from "../logo.tsx";
import { PageLink } from "../region/page-link.tsx";
import { useSite } from "../site/site-info.ts";
import { ChatForm } from "./chat-form.tsx";
import { ChatMessages } from "./chat-messages.tsx";
import { ModelLine, PrivacyLine } from "./chat-notices.tsx";
import { noChat, siteChat } from "./chat-store.ts";
import { fetchHandOver, HandedOverThread } from "./hand-over-section.tsx";
import { useModelNotice } from "./use-model-notice.ts";

/** Below this the panel fills the screen, and the page behind it waits. */
const PHONE = "(max-width: 767px)";

interface ChatPanelProps {
  open: boolean;
  onClose: () => void;
}

/**
 * The assistant's panel: 24 rem by 600 px at the bottom right beside the page, full screen and modal on phones. Tab stays
 * inside; Escape closes it.
 */
export function ChatPanel({ open, onClose }: ChatPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const { anonKey } = useSite();
  const state = useSyncExternalStore(siteChat.subscribe, siteChat.current, noChat);
  const isPhone = useSyncExternalStore(subscribeToWidth, () => matchMedia(PHONE).matches);
  const { messages, pending, handOver } = state;
  useModelNotice(siteChat, open);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    if (isPhone) element.showModal();
    else element.show();
    // On a phone the keyboard would hide the greeting, so there the panel itself gets the focus.
    if (isPhone) element.focus();
    else input.current?.focus();
    return () => element.close();
  }, [open, isPhone]);

  // Fetched while the server answers: the form is there when it does not.
  useEffect(() => {
    if (open) fetchHandOver();
  }, [open]);

  // The field is disabled while an answer comes; the focus waits on the list and returns, unless it went elsewhere.
  useEffect(() => {
    if (!open) return;
    if (pending) list.current?.focus({ preventScroll: true });
    else if (document.activeElement === list.current) input.current?.focus({ preventScroll: true });
  }, [pending, open]);

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.key === "Escape") {
      event.preventDefault();
      onClose();
    }
    if (event.key === "Tab" && dialog.current) keepInside(event, dialog.current);
  }

  const send = (text: string) => siteChat.send(text, anonKey);
  return (
    <dialog
      ref={dialog}
      data-chat
      tabIndex={-1}
      aria-labelledby="chat-title"
      aria-describedby="chat-subtitle"
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="fixed! inset-0 z-(--layer-chat) m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-hidden border bg-card text-card-foreground shadow-lg outline-none open:flex open:animate-rise max-md:border-0 md:inset-auto md:right-6 md:bottom-6 md:h-[600px] md:max-h-[calc(100dvh-3rem)] md:w-96 md:rounded-lg print:hidden"
    >
      <header className="flex items-center gap-3 bg-zocalo py-3 pr-2 pl-4 text-zocalo-foreground">
        <Logo mark tone="onDark" height={30} decorative />
        <div className="min-w-0 flex-1 leading-snug">
          <h2 id="chat-title" className="text-base font-semibold tracking-normal [font-stretch:100%]">
            Asistente Umbral
          </h2>
          <p id="chat-subtitle" className="text-sm text-zocalo-muted">
            ¿En qué puedo ayudarte?
          </p>
        </div>
        <PageLink
          to="/chat-inmobiliario"
          aria-label="Abrir en página completa"
          title="Abrir en página completa"
          onClick={onClose}
          className={classNames(buttonClasses("ghost", "icon"), onZocalo)}
        >
          <Maximize2 aria-hidden size={18} strokeWidth={1.75} />
        </PageLink>
        <Button variant="ghost" size="icon" aria-label="Cerrar el asistente" className={onZocalo} onClick={onClose}>
          <X aria-hidden size={20} strokeWidth={1.75} />
        </Button>
      </header>
      {handOver === "thread" ? (
        <HandedOverThread chat={siteChat} />
      ) : (
        <>
          <ChatMessages
            listRef={list}
            chat={siteChat}
            state={state}
            onReply={send}
            onRetry={(id) => siteChat.retry(id, anonKey)}
            onFollow={isPhone ? onClose : undefined}
          />
          <ChatForm inputRef={input} pending={pending} onSend={send} onStop={siteChat.stop}>
            {messages.length > 0 && !state.isKept ? null : (
              <PrivacyLine>
                {state.isKept
                  ? "Esta conversación se guarda en tu cuenta."
                  : "No escribas datos personales; aquí la conversación no se guarda."}
              </PrivacyLine>
            )}
            <ModelLine
              notice={state.notice}
              isWithoutModel={state.isWithoutModel}
              isFirst={messages.length === 0}
              onChoose={siteChat.chooseModel}
            />
          </ChatForm>
        </>
      )}
    </dialog>
  );
}

const onZocalo = "text-zocalo-foreground! hover:bg-white/15! focus-visible:outline-current";

function subscribeToWidth(listener: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Tab at the last stop goes to the first, and back. */
function keepInside(event: KeyboardEvent, dialog: HTMLDialogElement): void {
  const fields = ["button", "input:not([tabindex='-1'])", "select", "textarea"].map(
    (field) => `${field}:not(:disabled)`,
  );
  const stops = [...dialog.querySelectorAll<HTMLElement>(["a[href]", ...fields].join())];
  const [first, last] = [stops[0], stops.at(-1)];
  const at = document.activeElement;
  const leaves = event.shiftKey ? at === first || at === dialog : at === last;
  if (!leaves) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
