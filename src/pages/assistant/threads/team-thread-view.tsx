import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import type { TeamThread, ThreadList } from "#domain/assistant/chat/team-threads.ts";
import { PURPOSE_NAMES, type ThreadMessage } from "#domain/assistant/chat/threads.ts";
import type { Colleague } from "#domain/crm/contacts/dto.ts";
import { callApi } from "#ui/call-api.ts";
import { classNames } from "#ui/class-names.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useThreadsPlace } from "../../shared/threads-place.ts";
import { When } from "../../shared/when.tsx";
import { AnswerBox } from "./answer-box.tsx";
import { ThreadActs } from "./thread-acts.tsx";
import { listQuery } from "./thread-list.tsx";

interface TeamThreadViewProps {
  thread: TeamThread;
  colleagues: readonly Colleague[];
  list: ThreadList;
}

/** One conversation as the team has it. The assistant's own button stays away: it would lie over the answer. */
export function TeamThreadView({ thread, colleagues, list }: TeamThreadViewProps) {
  const place = useThreadsPlace();
  const scroller = useRef<HTMLDivElement>(null);
  const before = thread.messages.filter(({ position }) => position < thread.requestAt);
  const after = thread.messages.filter(({ position }) => position >= thread.requestAt);
  const count = thread.messages.length;
  useMarkRead(thread);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every message moves the list
  useEffect(() => {
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  }, [count]);

  return (
    <section data-assistant-page aria-labelledby="con-quien" className="flex min-h-0 flex-1 flex-col">
      <header className="grid shrink-0 gap-2 border-b px-4 py-3 sm:px-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <PageLink
            to={`${place.list}${listQuery(list)}`}
            aria-label="Volver a las conversaciones"
            className="-ml-2 grid size-11 place-items-center rounded-sm text-foreground hover:bg-accent lg:hidden"
          >
            <ArrowLeft aria-hidden size={20} strokeWidth={1.75} />
          </PageLink>
          <h2 id="con-quien" className="min-w-0 flex-1 truncate text-h4 [font-stretch:100%]">
            {thread.visitor}
          </h2>
          <ThreadActs thread={thread} colleagues={colleagues} />
        </div>
        <Facts thread={thread} />
      </header>
      <div
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling content is reached with the keyboard
        tabIndex={0}
        role="log"
        aria-label={`Mensajes con ${thread.visitor}`}
        className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto overscroll-contain px-4 py-4 text-control leading-snug outline-offset-[-2px] sm:px-5"
      >
        {before.length > 0 ? (
          <details open={before.length <= FEW} className="rounded-md border bg-muted/40">
            <summary className="min-h-11 px-3.5 py-2.5 text-sm font-medium">
              Lo que habló con el asistente ({before.length === 1 ? "1 mensaje" : `${before.length} mensajes`})
            </summary>
            <ol className="grid gap-3 border-t p-3.5">
              {before.map((message) => (
                <MessageRow key={message.position} message={message} visitor={thread.visitor} />
              ))}
            </ol>
          </details>
        ) : null}
        <p className="text-xs text-muted-foreground">
          <When iso={thread.createdAt} style="full" /> · Pidió que le respondiera una persona
          {thread.page && !thread.page.startsWith("/asistente/") ? `, desde ${thread.page}` : ""}. «{thread.consentText}
          »
        </p>
        <ol className="grid gap-3">
          {after.map((message) => (
            <MessageRow key={message.position} message={message} visitor={thread.visitor} />
          ))}
        </ol>
        {thread.unreadByVisitor > 0 ? (
          <p className="text-right text-xs text-muted-foreground">
            {thread.visitor} todavía no lo ha leído. Si no vuelve, llámale o escríbele.
          </p>
        ) : null}
      </div>
      <AnswerBox thread={thread} />
    </section>
  );
}

/** Facts that are shown unfolded. */
const FEW = 6;

/** Why they write, how to reach them, and where they stand in the CRM. */
function Facts({ thread: { purpose, state, contact, home, takenBy, isMine } }: { thread: TeamThread }) {
  const place = useThreadsPlace();
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm">
      <span className="flex gap-1.5">
        <Tag>{PURPOSE_NAMES[purpose]}</Tag>
        {state === "espera" ? <Tag tone="warning">En espera</Tag> : null}
        {state === "cerrada" ? <Tag tone="outline">Cerrada</Tag> : null}
      </span>
      {takenBy ? (
        <span className="text-muted-foreground">{isMine ? "La atiendes tú" : `La atiende ${takenBy.name}`}</span>
      ) : null}
      {contact?.emails.map((email) => (
        <a key={email} href={`mailto:${email}`} className="link-text touch-target wrap-anywhere">
          {email}
        </a>
      ))}
      {contact?.phones.map((phone) => (
        <a key={phone} href={`tel:${phone}`} className="link-text touch-target">
          {phone}
        </a>
      ))}
      {home ? (
        <PageLink to={`/dashboard/cartera/${home.id}`} className="link-text touch-target">
          {home.title}
        </PageLink>
      ) : null}
      {contact ? (
        <PageLink to={place.contact(contact.id)} className="link-text touch-target">
          Ver su ficha
        </PageLink>
      ) : null}
    </p>
  );
}

const WHO: Record<ThreadMessage["author"], string> = {
  visitante: "",
  asistente: "Asistente (copia enviada por el visitante)",
  persona: "",
};

function MessageRow({ message: { author, name, content, at }, visitor }: { message: ThreadMessage; visitor: string }) {
  const isOurs = author !== "visitante";
  const who = WHO[author] || (isOurs ? (name ?? "Equipo") : visitor);
  return (
    <li className={classNames("grid gap-1", isOurs ? "justify-items-end" : "justify-items-start")}>
      <div
        className={classNames(
          "w-fit max-w-[min(86%,38rem)] rounded-lg px-3.5 py-2.5 wrap-anywhere whitespace-pre-line",
          author === "visitante" && "rounded-bl-none bg-muted",
          author === "persona" && "rounded-br-none bg-primary text-primary-foreground",
          author === "asistente" && "rounded-br-none border bg-card",
        )}
      >
        <span className="sr-only">{who}: </span>
        {content}
      </div>
      <p className="text-xs text-muted-foreground">
        <span aria-hidden>{who} · </span>
        <When iso={at} />
      </p>
    </li>
  );
}

/** Any member of the team who looks at it has read it. */
function useMarkRead({ id, unreadByTeam }: TeamThread): void {
  const { api } = useThreadsPlace();
  useEffect(() => {
    if (unreadByTeam === 0) return;
    const look = () => {
      // A failed call is repeated with the next message; the page hears of it by itself.
      if (document.visibilityState === "visible") void callApi("POST", `${api}/${id}/read`);
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [api, id, unreadByTeam]);
}
