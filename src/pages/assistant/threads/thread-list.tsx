import { type ThreadList as ListName, THREAD_LISTS, type ThreadLine } from "#domain/assistant/chat/team-threads.ts";
import { PURPOSE_NAMES } from "#domain/assistant/chat/threads.ts";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Ago } from "#ui/realtime/ago.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { OwnerMark } from "../../crm/owner-mark.tsx";
import { useThreadsPlace } from "../../shared/threads-place.ts";

const LIST_NAMES: Record<ListName, string> = { abiertas: "Abiertas", mias: "Mías", cerradas: "Cerradas" };

/** Query of the list that somebody came from. */
export const listQuery = (list: ListName): string => (list === "abiertas" ? "" : `?ver=${list}`);

interface ThreadListProps {
  threads: readonly ThreadLine[];
  list: ListName;
  openId: string | null;
}

/** Threads with a waiting visitor first; each links to its page. */
export function ThreadList({ threads, list, openId }: ThreadListProps) {
  const place = useThreadsPlace();
  return (
    <>
      <nav aria-label="Qué conversaciones" className="shrink-0 border-b px-4">
        <ul className="flex gap-5 text-sm">
          {THREAD_LISTS.map((name) => (
            <li key={name}>
              <PageLink
                to={`${place.list}${listQuery(name)}`}
                {...(name === list ? { "aria-current": "page" as const } : {})}
                className="inline-flex min-h-11 items-center border-b-2 border-transparent text-muted-foreground no-underline outline-offset-[-2px] hover:text-foreground aria-[current=page]:border-primary aria-[current=page]:font-medium aria-[current=page]:text-foreground"
              >
                {LIST_NAMES[name]}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      {threads.length === 0 ? (
        <EmptyState title={EMPTY[list].title} level={2}>
          {EMPTY[list].text}
        </EmptyState>
      ) : (
        <ul className="min-h-0 flex-1 divide-y overflow-y-auto">
          {threads.map((thread) => (
            <li key={thread.id}>
              <Line thread={thread} list={list} isOpen={thread.id === openId} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const EMPTY: Record<ListName, { title: string; text: string }> = {
  abiertas: {
    title: "Nadie espera",
    text: "Cuando alguien pida en el asistente hablar con una persona, su conversación aparece aquí.",
  },
  mias: { title: "No atiendes ninguna", text: "Las que respondas tú aparecen aquí hasta que las cierres." },
  cerradas: { title: "Todavía no hay cerradas", text: "Las que cierres se guardan aquí con todo lo que se dijo." },
};

function Line({ thread, list, isOpen }: { thread: ThreadLine; list: ListName; isOpen: boolean }) {
  const place = useThreadsPlace();
  const { id, visitor, purpose, unread, excerpt, lastBy, lastAt, waitingSince, takenBy } = thread;
  return (
    <PageLink
      to={`${place.thread(id)}${listQuery(list)}`}
      {...(isOpen ? { "aria-current": "page" as const } : {})}
      className="grid gap-1 px-4 py-3 text-sm no-underline outline-offset-[-2px] hover:bg-accent aria-[current=page]:bg-primary-soft/50"
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className={classNames("truncate", unread > 0 ? "font-semibold" : "font-medium")}>{visitor}</span>
        <Ago iso={waitingSince ?? lastAt} className="shrink-0 text-xs text-muted-foreground" />
      </span>
      <span className="line-clamp-2 text-muted-foreground wrap-anywhere">
        {lastBy === "persona" ? "Equipo: " : ""}
        {excerpt}
      </span>
      <span className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Tag>{PURPOSE_NAMES[purpose]}</Tag>
        {waitingSince === null ? null : <Tag tone="warning">Espera</Tag>}
        {takenBy ? <OwnerMark owner={takenBy} className="text-muted-foreground" /> : null}
        {unread > 0 ? (
          <span className="ml-auto grid h-5 min-w-5 place-items-center rounded-full bg-primary px-1.5 text-2xs font-semibold text-primary-foreground tabular-nums">
            {unread}
            <span className="sr-only"> sin leer</span>
          </span>
        ) : null}
      </span>
    </PageLink>
  );
}
