import { ArrowUp, Square } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type RefObject, type SubmitEvent, useEffect, useState } from "react";
import { LONGEST_QUESTION } from "#domain/assistant/chat/limits.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { Button } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { MessageBox } from "./message-box.tsx";

interface ChatFormProps {
  inputRef: RefObject<HTMLTextAreaElement | null>;
  pending: boolean;
  /** Storage of typed and unsent text. */
  draft?: { read: () => string; keep: (text: string) => void };
  /** @returns whether the question was taken; otherwise it stays in the field */
  onSend: (text: string) => boolean;
  onStop: () => void;
  /** A line above; the full page draws its own. */
  isDivided?: boolean;
  /** Lines below the field. */
  children?: ReactNode;
}

/** Enter sends, Shift and Enter make a line. Nothing is sent while an answer is on its way; it can be stopped. */
export function ChatForm({ inputRef, pending, draft, onSend, onStop, isDivided = true, children }: ChatFormProps) {
  const [text, setText] = useState("");
  const length = text.trim().length;
  const isTooLong = length > LONGEST_QUESTION;

  // Once the page is hydrated: the text typed before, else the saved draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once
  useEffect(() => {
    if (draft) setText(inputRef.current?.value || draft.read());
  }, []);

  function type(next: string) {
    setText(next);
    draft?.keep(next);
  }

  function send(event?: SubmitEvent | KeyboardEvent) {
    event?.preventDefault();
    if (onSend(text)) type("");
    else inputRef.current?.focus();
  }

  return (
    <form
      onSubmit={send}
      className={classNames("p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:p-3.5", isDivided && "border-t")}
    >
      <div className="flex items-end gap-2">
        <MessageBox
          ref={inputRef}
          name="message"
          label="Tu pregunta"
          placeholder="Escribe tu pregunta..."
          rows={1}
          value={text}
          isDisabled={pending}
          isTooLong={isTooLong}
          describedBy={isTooLong ? "chat-limit" : undefined}
          onType={type}
          onSend={send}
        />
        {pending ? (
          <Button variant="outline" size="icon" aria-label="Detener la respuesta" onClick={onStop}>
            <Square aria-hidden size={16} strokeWidth={1.75} className="fill-current" />
          </Button>
        ) : null}
        <Button type="submit" size="icon" aria-label="Enviar pregunta" disabled={pending || length === 0 || isTooLong}>
          <ArrowUp aria-hidden size={20} strokeWidth={1.75} />
        </Button>
      </div>
      {isTooLong ? (
        <p id="chat-limit" role="alert" className="mt-1.5 text-sm text-destructive">
          Acorta la pregunta: admite {formatNumber(LONGEST_QUESTION)} caracteres y lleva {formatNumber(length)}.
        </p>
      ) : null}
      {children ? <div className="mt-2 grid gap-1">{children}</div> : null}
    </form>
  );
}
