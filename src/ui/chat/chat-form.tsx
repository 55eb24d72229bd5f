import { ArrowUp } from "lucide-react";
import { type KeyboardEvent, type RefObject, type SubmitEvent, useState } from "react";
import { formatNumber } from "#domain/format/format.ts";
import { Button } from "../button.tsx";
import { PageLink } from "../region/page-link.tsx";
import { MOST_CHARACTERS } from "./conversation.ts";

interface ChatFormProps {
  inputRef: RefObject<HTMLTextAreaElement | null>;
  pending: boolean;
  /** What happens with what is typed: said before the first question. */
  showNotice: boolean;
  /** @returns whether the question was taken; otherwise it stays in the field */
  onSend: (text: string) => boolean;
}

/** Enter sends, Shift and Enter make a line. Nothing is sent while an answer is on its way. */
export function ChatForm({ inputRef, pending, showNotice, onSend }: ChatFormProps) {
  const [text, setText] = useState("");
  const length = text.trim().length;
  const isTooLong = length > MOST_CHARACTERS;

  function send(event?: SubmitEvent | KeyboardEvent) {
    event?.preventDefault();
    if (onSend(text)) setText("");
    else inputRef.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    // While a word is being composed Enter ends the word.
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  }

  return (
    <form onSubmit={send} className="border-t p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:p-3.5">
      <div className="flex items-end gap-2">
        <textarea
          ref={inputRef}
          name="message"
          rows={1}
          aria-label="Tu pregunta"
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? "chat-limit" : undefined}
          placeholder="Escribe tu pregunta..."
          value={text}
          disabled={pending}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-32 min-h-11 w-full min-w-0 flex-1 resize-none rounded-sm border border-input bg-card px-3 py-2.5 text-base leading-snug placeholder:text-subtle-foreground disabled:opacity-60 sm:text-control"
        />
        <Button type="submit" size="icon" aria-label="Enviar pregunta" disabled={pending || length === 0 || isTooLong}>
          <ArrowUp aria-hidden size={20} strokeWidth={1.75} />
        </Button>
      </div>
      {isTooLong ? (
        <p id="chat-limit" role="alert" className="mt-1.5 text-sm text-destructive">
          Acorta la pregunta: admite {formatNumber(MOST_CHARACTERS)} caracteres y lleva {formatNumber(length)}.
        </p>
      ) : null}
      {showNotice ? (
        <p className="mt-2 text-xs text-muted-foreground">
          No escribas datos personales; la conversación no se guarda.{" "}
          <PageLink to="/privacidad" className="link-text">
            Privacidad
          </PageLink>
        </p>
      ) : null}
    </form>
  );
}
