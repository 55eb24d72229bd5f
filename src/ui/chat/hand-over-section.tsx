import { ArrowLeft, MessageSquareText } from "lucide-react";
import { useEffect, useState } from "react";
import { MOST_MESSAGES } from "#domain/assistant/chat/limits.ts";
import { Button } from "../button.tsx";
import { Callout } from "../callout.tsx";
import { Spinner } from "../spinner.tsx";
import type { Chat, ChatState } from "./chat-store.ts";
import { hasThread } from "./thread-store.ts";

/** The way to a person: the form, and the conversation that comes of it. Their code comes while the panel is already open. */

const load = async () => {
  const [{ HandOverForm }, { ThreadView, useThread }] = await Promise.all([
    import("./hand-over-form.tsx"),
    import("./thread-view.tsx"),
  ]);
  return { HandOverForm, ThreadView, useThread };
};
type Parts = Awaited<ReturnType<typeof load>>;

let parts: Parts | undefined;

/** Fetched early, so that the form is there when the server is not. */
export async function fetchHandOver(): Promise<Parts | undefined> {
  try {
    parts ??= await load();
  } catch {
    // Asked for again where it is needed.
  }
  return parts;
}

/** @param isWanted whether anything of it is shown: until then nothing is fetched */
function useParts(isWanted = true) {
  const [loaded, setLoaded] = useState(parts);
  const [tries, setTries] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    let isGone = false;
    setFailed(false);
    if (!isWanted) return;
    fetchHandOver().then((found) => {
      if (isGone) return;
      setLoaded(found);
      setFailed(found === undefined);
    });
    return () => {
      isGone = true;
    };
  }, [tries, isWanted]);
  return { loaded, hasFailed, retry: () => setTries((count) => count + 1) };
}

interface HandOverProps {
  chat: Chat;
  channel?: string;
}

/** Form for visitors who want an answer from a person, below the messages. */
export function HandOverSection({ chat, state, channel }: HandOverProps & { state: ChatState }) {
  const { messages, pending, handOver } = state;
  if (handOver === undefined || handOver === "thread" || pending) return null;
  const transcript = messages
    .filter(({ content }) => content !== "")
    .slice(-MOST_MESSAGES)
    .map(({ role, content }) => ({ role, content }));
  return (
    <Loaded>
      {({ HandOverForm }) => (
        // Of its final height, so that the list makes room for it before its fields are there.
        <div className="zocalo-foot min-h-[34rem] min-w-0 shrink-0 rounded-lg border bg-card">
          <HandOverForm
            // Another request fills in another form.
            key={JSON.stringify(handOver)}
            ask={handOver}
            transcript={transcript}
            channel={channel}
            onDone={() => chat.setHandOver("thread")}
            onCancel={() => chat.setHandOver(null)}
          />
        </div>
      )}
    </Loaded>
  );
}

/** The conversation with people, in place of the assistant's; they may go back to that at any time. */
export function HandedOverThread({ chat, channel }: HandOverProps) {
  return (
    <>
      <div className="border-b px-2 py-1">
        <Button variant="ghost" size="sm" onClick={() => chat.setHandOver(null)}>
          <ArrowLeft aria-hidden size={16} strokeWidth={1.75} /> Volver al asistente
        </Button>
      </div>
      <Loaded>
        {({ ThreadView }) => (
          <ThreadView onLeave={() => chat.setHandOver(null)} {...(channel === undefined ? {} : { channel })} />
        )}
      </Loaded>
    </>
  );
}

/** The way back to a conversation with people that this browser began. */
export function KeptThread({ chat, channel }: HandOverProps) {
  // A visitor who opens the form has a thread soon; other browsers need its code only if they hold one.
  const [isKept, setKept] = useState(false);
  useEffect(() => setKept(hasThread(channel)), [channel]);
  const { loaded } = useParts(isKept || parts !== undefined);
  return loaded ? (
    <KeptThreadButton parts={loaded} chat={chat} {...(channel === undefined ? {} : { channel })} />
  ) : null;
}

function KeptThreadButton({ parts: { useThread }, chat, channel }: HandOverProps & { parts: Parts }) {
  const { isHeld: isKept, thread } = useThread(channel);
  if (!isKept) return null;
  const unread = thread?.unread ?? 0;
  return (
    <Button
      variant="outline"
      className="w-full shrink-0 justify-start text-left"
      onClick={() => chat.setHandOver("thread")}
    >
      <MessageSquareText aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-primary" />
      {unread > 0 ? `Te han respondido: ${unread} sin leer` : "Tu conversación con una persona"}
    </Button>
  );
}

function Loaded({ children }: { children: (parts: Parts) => React.ReactNode }) {
  const { loaded, hasFailed, retry } = useParts();
  if (loaded) return children(loaded);
  if (!hasFailed) return <Spinner />;
  return (
    <Callout tone="destructive" title="No se ha podido abrir el formulario">
      <Button variant="link" onClick={retry}>
        Reintentar
      </Button>
    </Callout>
  );
}
