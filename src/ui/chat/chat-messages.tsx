import { BookOpen, RotateCcw } from "lucide-react";
import { type RefObject, useEffect } from "react";
import { Button } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { PageLink } from "../region/page-link.tsx";
import { Spinner } from "../spinner.tsx";
import type { ChatMessage } from "./conversation.ts";

const SUGGESTIONS = [
  "¿Qué herramientas puedo usar hoy?",
  "¿Cuánto cuesta cada plan?",
  "¿Cómo se calcula el precio de una vivienda?",
];

interface ChatMessagesProps {
  listRef: RefObject<HTMLDivElement | null>;
  messages: readonly ChatMessage[];
  pending: boolean;
  onSuggestion: (text: string) => void;
  onRetry: (id: number) => void;
  /** Told when a cited page is opened. */
  onFollow: (() => void) | undefined;
}

/** What was said, newest last. A screen reader hears each answer once, when it is whole. */
export function ChatMessages({ listRef, messages, pending, onSuggestion, onRetry, onFollow }: ChatMessagesProps) {
  const newest = messages.at(-1);
  const length = newest?.content.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: every message and every piece of one moves the list
  useEffect(() => {
    const list = listRef.current;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    list?.scrollTo({ top: list.scrollHeight, behavior: still ? "instant" : "smooth" });
  }, [listRef, newest?.id, length, pending]);

  return (
    <div
      ref={listRef}
      tabIndex={-1}
      className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain p-4 text-control leading-snug outline-none"
    >
      <div className={classNames(bubble, answerBubble)}>
        <p>Hola. Soy el asistente automático de Umbral. Pregúntame por productos, precios o funciones.</p>
      </div>
      {messages.length === 0 ? (
        <ul aria-label="Preguntas para empezar" className="mt-1 grid justify-items-start gap-2">
          {SUGGESTIONS.map((question) => (
            <li key={question}>
              <Button variant="outline" className="text-left text-sm!" onClick={() => onSuggestion(question)}>
                {question}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <ol aria-label="Conversación" className="grid gap-3">
          {messages.map((message) => (
            <Message key={message.id} message={message} onRetry={onRetry} onFollow={onFollow} />
          ))}
        </ol>
      )}
      <p role="status" className="sr-only">
        {pending ? "Escribiendo…" : newest?.role === "assistant" ? `Asistente: ${newest.content}` : ""}
      </p>
    </div>
  );
}

const bubble = "w-fit max-w-[86%] rounded-lg px-3.5 py-2.5 break-words whitespace-pre-line";
const answerBubble = "rounded-bl-none bg-muted text-foreground";

interface MessageProps {
  message: ChatMessage;
  onRetry: (id: number) => void;
  onFollow: (() => void) | undefined;
}

function Message({ message: { id, role, content, citations = [], failed }, onRetry, onFollow }: MessageProps) {
  if (role === "user") {
    return (
      <li className="grid justify-items-end gap-1">
        <div className={classNames(bubble, "rounded-br-none bg-primary text-primary-foreground")}>
          <span className="sr-only">Tú: </span>
          {content}
        </div>
        {failed ? (
          <p className="flex flex-wrap items-center justify-end gap-x-2 text-sm text-destructive">
            Sin respuesta.
            <Button variant="link" className="text-sm!" onClick={() => onRetry(id)}>
              <RotateCcw aria-hidden size={16} strokeWidth={1.75} /> Reintentar
            </Button>
          </p>
        ) : null}
      </li>
    );
  }
  return (
    <li className={classNames(bubble, answerBubble)}>
      <span className="sr-only">Asistente: </span>
      {content === "" ? (
        <span className="inline-flex items-center gap-2.5 text-muted-foreground">
          <Spinner /> Escribiendo…
        </span>
      ) : (
        content
      )}
      {citations.length > 0 ? (
        <span className="mt-2 grid justify-items-start gap-1.5">
          {citations.map(({ title, url }) => (
            <PageLink
              key={url}
              to={url}
              onClick={onFollow}
              className="touch-target inline-flex items-start gap-2 text-sm whitespace-normal"
            >
              <BookOpen aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-primary" />
              <span className="link-text">{title}</span>
            </PageLink>
          ))}
        </span>
      ) : null}
    </li>
  );
}
