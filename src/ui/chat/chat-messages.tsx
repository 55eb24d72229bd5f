import { type RefObject, useEffect } from "react";
import { Button } from "../button.tsx";
import { ChatMessageItem, Greeting } from "./chat-message.tsx";
import type { Chat, ChatState } from "./chat-store.ts";
import { HandOverSection, KeptThread } from "./hand-over-section.tsx";

const SUGGESTIONS = [
  "¿Qué herramientas puedo usar hoy?",
  "¿Cuánto cuesta cada plan?",
  "¿Cómo se calcula el precio de una vivienda?",
];

interface ChatMessagesProps {
  listRef: RefObject<HTMLDivElement | null>;
  chat: Chat;
  state: ChatState;
  onReply: (text: string) => void;
  onRetry: (id: number) => void;
  /** Called when a cited page is opened. */
  onFollow: (() => void) | undefined;
}

/** The messages, newest last. A screen reader hears each answer once, when it is whole. */
export function ChatMessages({ listRef, chat, state, onReply, onRetry, onFollow }: ChatMessagesProps) {
  const { messages, pending } = state;
  useNewestInView(listRef, state);
  return (
    <div
      ref={listRef}
      tabIndex={-1}
      className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain p-4 text-control leading-snug outline-none"
    >
      <KeptThread chat={chat} />
      <Greeting>Hola. Soy el asistente automático de Umbral. Pregúntame por productos, precios o funciones.</Greeting>
      {messages.length === 0 ? (
        <ul aria-label="Preguntas para empezar" className="mt-1 grid justify-items-start gap-2">
          {SUGGESTIONS.map((question) => (
            <li key={question}>
              <Button variant="outline" className="text-left text-sm!" onClick={() => onReply(question)}>
                {question}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <ol aria-label="Conversación" className="grid gap-3">
          {messages.map((message) => (
            <ChatMessageItem
              key={message.id}
              message={message}
              isLast={!pending && message === messages.at(-1)}
              onReply={onReply}
              onRetry={onRetry}
              onPerson={() => chat.setHandOver({ purpose: "persona" })}
              onFollow={onFollow}
            />
          ))}
        </ol>
      )}
      <HandOverSection chat={chat} state={state} />
      <SpokenNewest state={state} />
    </div>
  );
}

/** Pixels above the question. */
const ROOM_ABOVE = 12;

/** Every message and every piece of one moves the list on: to its end, but not past the question that is being answered. */
export function useNewestInView(
  listRef: RefObject<HTMLElement | null>,
  { messages, pending, handOver }: ChatState,
): void {
  const newest = messages.at(-1);
  const length = newest?.content.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them makes the list longer
  useEffect(() => {
    const list = listRef.current;
    if (!list || newest === undefined) return;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const question = [...list.querySelectorAll<HTMLElement>("[data-question]")].at(-1);
    const above = question ? question.getBoundingClientRect().top - list.getBoundingClientRect().top : 0;
    const top = question ? list.scrollTop + above - ROOM_ABOVE : list.scrollHeight;
    list.scrollTo({ top, behavior: still ? "instant" : "smooth" });
  }, [listRef, newest?.id, newest?.extras, length, pending, handOver]);
}

/** Announcement of the answer for screen readers: that it comes, and then the whole of it. */
export function SpokenNewest({ state: { messages, pending } }: { state: ChatState }) {
  const newest = messages.at(-1);
  return (
    <p role="status" className="sr-only">
      {pending ? "Escribiendo…" : newest?.role === "assistant" ? `Asistente: ${newest.content}` : ""}
    </p>
  );
}
