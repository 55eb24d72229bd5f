import { ArrowUp } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useRef, useState } from "react";
import type { TeamThread } from "#domain/assistant/chat/team-threads.ts";
import { LONGEST_THREAD_MESSAGE } from "#domain/assistant/chat/threads.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { Button } from "#ui/button.tsx";
import { MessageBox } from "#ui/chat/message-box.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { useCall } from "#ui/use-call.ts";
import { useThreadsPlace } from "../../shared/threads-place.ts";

/** Writes to the visitor. Enter sends, Shift and Enter make a line; unsent text stays. */
export function AnswerBox({ thread }: { thread: TeamThread }) {
  const { api } = useThreadsPlace();
  const { isBusy, call } = useCall();
  const [text, setText] = useState("");
  // The same words after a broken connection are the same message.
  const sent = useRef<{ content: string; callId: string } | null>(null);
  const content = text.trim();
  const isTooLong = content.length > LONGEST_THREAD_MESSAGE;

  if (thread.state === "cerrada") {
    return (
      <p className="shrink-0 border-t px-4 py-4 text-sm text-muted-foreground sm:px-5">
        Está cerrada: reábrela para volver a escribir.
      </p>
    );
  }
  async function send(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (content === "" || isTooLong || isBusy) return;
    if (sent.current?.content !== content) sent.current = { content, callId: crypto.randomUUID() };
    const outcome = await call(null, "POST", `${api}/${thread.id}/messages`, sent.current);
    if (outcome.kind !== "done") return;
    sent.current = null;
    setText("");
  }
  return (
    <form onSubmit={send} className="shrink-0 border-t p-3 sm:px-5 sm:py-4">
      <div className="flex items-end gap-3">
        <MessageBox
          name="answer"
          label={`Tu respuesta a ${thread.visitor}`}
          placeholder="Escribe tu respuesta…"
          rows={2}
          value={text}
          isTooLong={isTooLong}
          describedBy="answer-help"
          onType={setText}
          onSend={send}
        />
        <Button
          type="submit"
          size="icon"
          aria-label="Enviar respuesta"
          aria-busy={isBusy || undefined}
          disabled={content === "" || isTooLong}
        >
          {isBusy ? <Spinner /> : <ArrowUp aria-hidden size={20} strokeWidth={1.75} />}
        </Button>
      </div>
      <p id="answer-help" className="mt-1.5 text-xs text-muted-foreground">
        {isTooLong
          ? `Acorta la respuesta: admite ${formatNumber(LONGEST_THREAD_MESSAGE)} caracteres y lleva ${formatNumber(content.length)}.`
          : "Intro envía; Mayús e Intro hacen una línea nueva."}
      </p>
    </form>
  );
}
