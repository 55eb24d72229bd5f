import { ArrowUp, RotateCcw } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { LONGEST_THREAD_MESSAGE, type ThreadMessage, type VisitorThread } from "#domain/assistant/chat/threads.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { Button } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { Spinner } from "../spinner.tsx";
import { MessageBox } from "./message-box.tsx";
import { noThread, type OwnMessage, type ThreadStore, threadStore } from "./thread-store.ts";

/** The visitor's conversation with people, as it stands now. */
export function useThread(channel?: string) {
  const store = threadStore(channel);
  return { ...useSyncExternalStore(store.subscribe, store.current, noThread), store };
}

/** Messages between the visitor and people, and a field to write. Fills the height that it is given. */
export function ThreadView({ channel, onLeave }: { channel?: string; onLeave: () => void }) {
  const { thread, isHeld: isKept, isLive, own, store } = useThread(channel);
  const list = useRef<HTMLDivElement>(null);
  const count = (thread?.messages.length ?? 0) + own.length;
  const unread = thread?.unread ?? 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: every message moves the list
  useEffect(() => {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    list.current?.scrollTo({ top: list.current.scrollHeight, behavior: still ? "instant" : "smooth" });
  }, [count]);

  useEffect(() => {
    if (unread === 0) return;
    const look = () => {
      if (document.visibilityState === "visible") store.markRead();
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [unread, store]);

  return (
    <section aria-label="Conversación con una persona" className="flex min-h-0 flex-1 flex-col">
      <div
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling content is reached with the keyboard
        tabIndex={0}
        role="log"
        aria-label="Mensajes"
        className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain p-4 text-control leading-snug"
      >
        {thread === null && !isKept ? (
          <p>Esta conversación ya no está aquí. Puedes seguir con el asistente o pedir otra vez que te respondan.</p>
        ) : thread === null ? (
          <p className="flex items-center gap-2.5 text-muted-foreground">
            <Spinner /> Abriendo la conversación…
          </p>
        ) : (
          <>
            <Standing thread={thread} isLive={isLive} />
            <ol className="grid gap-3">
              {thread.messages.map((message) => (
                <MessageRow key={message.position} message={message} who={thread.who} />
              ))}
              {own.map((message) => (
                <Sending key={message.callId} message={message} store={store} />
              ))}
            </ol>
          </>
        )}
      </div>
      {thread === null ? null : thread.state === "cerrada" ? (
        <div className="grid gap-2 border-t p-4 text-sm">
          <p>Esta conversación está cerrada.</p>
          <div>
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                store.leave();
                onLeave();
              }}
            >
              Terminar y volver al asistente
            </Button>
          </div>
        </div>
      ) : (
        <WriteBox store={store} who={thread.who} />
      )}
    </section>
  );
}

/** The person who has the thread, and the time of an answer. */
function Standing({ thread, isLive }: { thread: VisitorThread; isLive: boolean }) {
  const answering = thread.messages.findLast(({ author }) => author === "persona");
  return (
    <div className="grid gap-1 rounded-lg border bg-card px-3.5 py-3 text-sm">
      <p className="font-medium">
        {answering ? answeredBy(answering.name, thread.who) : `Tu mensaje ya está en ${thread.who}`}
      </p>
      {answering ? null : <p className="text-muted-foreground">{thread.hours.words}</p>}
      <p className="text-xs text-muted-foreground">
        {isLive
          ? "La respuesta aparece aquí. Puedes cerrar y volver desde este navegador."
          : "Sin conexión en directo: se mira cada poco si hay respuesta."}
      </p>
    </div>
  );
}

/** A person without an agency is named once. */
function answeredBy(name: string | null, who: string): string {
  return name === null || who.startsWith(name) ? `Te responde ${who}` : `Te responde ${name}, de ${who}`;
}

const bubble = "w-fit max-w-[86%] rounded-lg px-3.5 py-2.5 break-words whitespace-pre-line";

function MessageRow({ message: { author, name, content, at }, who }: { message: ThreadMessage; who: string }) {
  const isOwn = author === "visitante";
  return (
    <li className={classNames("grid gap-1", isOwn ? "justify-items-end" : "justify-items-start")}>
      <div
        className={classNames(
          bubble,
          isOwn ? "rounded-br-none bg-primary text-primary-foreground" : "rounded-bl-none bg-muted text-foreground",
        )}
      >
        <span className="sr-only">{isOwn ? "Tú: " : `${name ?? who}: `}</span>
        {content}
      </div>
      <p className="text-xs text-muted-foreground">
        {isOwn ? null : <span aria-hidden>{name ?? who} · </span>}
        <time dateTime={at}>{clockOf(at)}</time>
      </p>
    </li>
  );
}

const clockOf = (iso: string) =>
  new Intl.DateTimeFormat("es-ES", { hour: "numeric", minute: "2-digit" }).format(new Date(iso));

function Sending({ message, store }: { message: OwnMessage; store: ThreadStore }) {
  const hasFailed = message.state === "failed";
  return (
    <li className="grid justify-items-end gap-1">
      <div className={classNames(bubble, "rounded-br-none bg-primary text-primary-foreground")}>
        <span className="sr-only">Tú: </span>
        {message.content}
      </div>
      {hasFailed ? (
        <p role="alert" className="flex flex-wrap items-center justify-end gap-x-2 text-sm text-destructive">
          No se ha enviado.
          <Button variant="link" className="text-sm!" onClick={() => store.sendAgain(message.callId)}>
            <RotateCcw aria-hidden size={16} strokeWidth={1.75} /> Reintentar
          </Button>
        </p>
      ) : (
        <p className="text-xs text-muted-foreground">Enviando…</p>
      )}
    </li>
  );
}

function WriteBox({ store, who }: { store: ThreadStore; who: string }) {
  const [text, setText] = useState("");
  const length = text.trim().length;
  const isTooLong = length > LONGEST_THREAD_MESSAGE;
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (length === 0 || isTooLong) return;
    store.send(text.trim());
    setText("");
  };
  return (
    <form onSubmit={send} className="border-t p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:p-3.5">
      <div className="flex items-end gap-2">
        <MessageBox
          name="message"
          label={`Tu mensaje para ${who}`}
          placeholder="Escribe tu mensaje…"
          rows={1}
          value={text}
          isTooLong={isTooLong}
          describedBy={isTooLong ? "thread-limit" : undefined}
          onType={setText}
          onSend={send}
        />
        <Button type="submit" size="icon" aria-label="Enviar mensaje" disabled={length === 0 || isTooLong}>
          <ArrowUp aria-hidden size={20} strokeWidth={1.75} />
        </Button>
      </div>
      {isTooLong ? (
        <p id="thread-limit" role="alert" className="mt-1.5 text-sm text-destructive">
          Acorta el mensaje: admite {formatNumber(LONGEST_THREAD_MESSAGE)} caracteres y lleva {formatNumber(length)}.
        </p>
      ) : null}
    </form>
  );
}
