import { Check, Copy, RefreshCw, ThumbsDown, ThumbsUp } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Rating, SavedChat } from "#domain/assistant/chat/saved-chat.ts";
import { savedChatText } from "#domain/assistant/chat/saved-chat-text.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { ChatMessageItem } from "#ui/chat/chat-message.tsx";
import { type ChatState, siteChat } from "#ui/chat/chat-store.ts";
import { answeredTurns, type ChatMessage } from "#ui/chat/conversation.ts";
import { useSite } from "#ui/site/site-info.ts";
import { showToast } from "#ui/toast-store.ts";

interface SavedChatMessagesProps {
  state: ChatState;
  kept: SavedChat | null;
  savedChatId: string | null;
  onReply: (text: string) => void;
  onRetry: (id: number) => void;
  onAnew: () => void;
}

/** The messages, with the actions on each answer. */
export function SavedChatMessages({ state, kept, savedChatId, onReply, onRetry, onAnew }: SavedChatMessagesProps) {
  const { messages, pending } = state;
  const turns = answeredTurns(state);
  const last = messages.at(-1);
  return (
    <ol aria-label="Conversación" className="grid gap-5 text-control leading-normal">
      {messages.map((message) => {
        const position = turns.indexOf(message) + 1;
        const isLast = !pending && message === last;
        const isAnswered = message.role === "assistant" && position > 0;
        return (
          <ChatMessageItem
            key={message.id}
            message={message}
            isLast={isLast}
            large
            onReply={onReply}
            onRetry={onRetry}
            onPerson={() => siteChat.setHandOver({ purpose: "persona" })}
          >
            {isAnswered ? (
              <div className="mt-1 -ml-2 flex items-center">
                <CopyAnswer message={message} />
                {savedChatId === null ? null : (
                  <Rate
                    // An answer that was written anew has no rating yet.
                    key={message.content}
                    path={`/api/assistant/conversations/${savedChatId}/messages/${position}/rating`}
                    initial={kept?.messages[position - 1]?.rating ?? null}
                  />
                )}
                {isLast ? (
                  <IconButton label="Otra respuesta" onPress={onAnew}>
                    <RefreshCw aria-hidden size={16} strokeWidth={1.75} />
                  </IconButton>
                ) : null}
              </div>
            ) : null}
          </ChatMessageItem>
        );
      })}
    </ol>
  );
}

function CopyAnswer({ message }: { message: ChatMessage }) {
  const { origin } = useSite();
  const [isDone, setDone] = useState(false);
  async function copy() {
    try {
      const [, ...text] = savedChatText("", [message], origin).trim().split("\n");
      await navigator.clipboard.writeText(text.join("\n"));
      setDone(true);
      setTimeout(() => setDone(false), 2_000);
    } catch {
      showToast({
        kind: "error",
        title: "No se ha podido copiar",
        description: "Tu navegador no lo permite. Selecciona el texto y cópialo a mano.",
      });
    }
  }
  const Icon = isDone ? Check : Copy;
  return (
    <IconButton label={isDone ? "Respuesta copiada" : "Copiar respuesta"} onPress={copy}>
      <Icon aria-hidden size={16} strokeWidth={1.75} />
    </IconButton>
  );
}

/** Useful or not; pressed again it is taken back. */
function Rate({ path, initial }: { path: string; initial: Rating }) {
  const [rating, setRating] = useState(initial);
  async function rate(next: Rating) {
    const before = rating;
    setRating(next);
    const outcome = await callApi("PUT", path, { rating: next });
    if (outcome.kind === "done") return;
    setRating(before);
    showToast({ kind: "error", title: "No se ha guardado tu opinión", description: failureText(outcome) });
  }
  return (
    <>
      <IconButton label="Útil" isPressed={rating === 1} onPress={() => rate(rating === 1 ? null : 1)}>
        <ThumbsUp aria-hidden size={16} strokeWidth={1.75} className={rating === 1 ? "fill-current" : undefined} />
      </IconButton>
      <IconButton label="No me sirve" isPressed={rating === -1} onPress={() => rate(rating === -1 ? null : -1)}>
        <ThumbsDown aria-hidden size={16} strokeWidth={1.75} className={rating === -1 ? "fill-current" : undefined} />
      </IconButton>
    </>
  );
}

interface IconButtonProps {
  label: string;
  isPressed?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function IconButton({ label, isPressed, onPress, children }: IconButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      className={isPressed ? "size-9! text-primary!" : "size-9! text-muted-foreground!"}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}
