import { type ComponentType, useEffect, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { showToast } from "../toast-store.ts";
import { useAwayWhileReading } from "./away-while-reading.ts";
import { OPEN_ASSISTANT } from "./open-assistant.ts";

interface ChatPanelProps {
  open: boolean;
  onClose: () => void;
}

/**
 * The round button at the bottom right of every page. The panel is fetched when it is first opened: until then the
 * assistant stores nothing, asks nothing, and cannot break the page.
 *
 * @param isInBar the page has a button of its own in its bar: on wide screens the round one is not shown
 */
export function ChatLauncher({ isInBar }: { isInBar: boolean }) {
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps> | null>(null);
  const [state, setState] = useState<"closed" | "loading" | "open">("closed");
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement>(null);
  useAwayWhileReading(button);
  const wasOpen = useRef(false);

  useEffect(() => {
    // The button is back in the page only now, so this is when the focus can return to it.
    if (state === "closed" && wasOpen.current) (opener.current?.isConnected ? opener.current : button.current)?.focus();
    wasOpen.current = state === "open";
  }, [state]);

  async function open() {
    // Wherever it was opened from: a button of the page's bar, or the round one.
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setState("loading");
    try {
      const { ChatPanel } = await import("./chat-panel.tsx");
      setPanel(() => ChatPanel);
      setState("open");
    } catch {
      setState("closed");
      showToast({
        kind: "error",
        title: "Error",
        description: "No se pudo conectar con el asistente. Intenta de nuevo.",
      });
    }
  }

  useEffect(() => {
    const openIfClosed = () => void (state === "closed" && open());
    window.addEventListener(OPEN_ASSISTANT, openIfClosed);
    return () => window.removeEventListener(OPEN_ASSISTANT, openIfClosed);
  });

  return (
    <>
      {/* Above a form's bar, except while the cookie banner, which stands before it in the page, lies over that bar itself. */}
      <button
        ref={button}
        type="button"
        aria-label="Abrir el asistente"
        aria-haspopup="dialog"
        aria-busy={state === "loading" || undefined}
        hidden={state === "open"}
        onClick={state === "closed" ? open : undefined}
        className={classNames(
          "fixed right-4 bottom-(--assistant-bottom) z-(--layer-chat) [display:var(--assistant-display)] size-11 place-items-center rounded-full bg-primary text-primary-foreground shadow-md ring-2 ring-background transition-[background-color,opacity] duration-(--duration-1) hover:bg-primary-hover max-md:data-away:pointer-events-none max-md:data-away:not-focus-visible:opacity-0 md:right-6 md:size-14 [[data-cookie-banner]~&]:bottom-4 md:[[data-cookie-banner]~&]:bottom-6 print:hidden [@media(scripting:none)]:hidden",
          isInBar && "sm:hidden",
        )}
      >
        {/* lucide's message-square-text; its component would come with every page. */}
        <svg
          aria-hidden="true"
          width="24"
          height="24"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
          className={state === "loading" ? "animate-skeleton" : undefined}
        >
          <path d="M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2zM7 11h10M7 15h6M7 7h8" />
        </svg>
      </button>
      {Panel === null ? null : <Panel open={state === "open"} onClose={() => setState("closed")} />}
    </>
  );
}
