import { Plus, Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { SavedChatLine, SavedChatsPage } from "#domain/assistant/chat/saved-chat.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { Button } from "#ui/button.tsx";
import { buttonClasses } from "#ui/button-classes.ts";
import { callApi, failureText } from "#ui/call-api.ts";
import { classNames } from "#ui/class-names.ts";
import { InputBox } from "#ui/form/controls.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { showToast } from "#ui/toast-store.ts";

const SEARCH_PAUSE_MS = 250;

interface SavedChatListProps {
  /** From the page's loader; the newest first. */
  first: SavedChatsPage;
  shownId: string | null;
  /** Over the page, where there is no room beside it. */
  isOpen: boolean;
  onClose: () => void;
  onNew: () => void;
}

/** Saved conversations: beside the present one, or drawn out over it. */
export function SavedChatList({ first, shownId, isOpen, onClose, onNew }: SavedChatListProps) {
  const { words, search, page, isBusy, more } = useList(first);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => {
      if (event.key === "Escape") onClose();
    };
    panel.current?.focus();
    addEventListener("keydown", close);
    return () => removeEventListener("keydown", close);
  }, [isOpen, onClose]);

  return (
    <>
      {isOpen ? (
        <button
          type="button"
          aria-label="Cerrar la lista"
          tabIndex={-1}
          className="absolute inset-0 z-10 bg-tinta-950/60 lg:hidden"
          onClick={onClose}
        />
      ) : null}
      <aside
        ref={panel}
        tabIndex={-1}
        aria-label="Tus conversaciones"
        className={classNames(
          "z-10 flex min-h-0 flex-col border-r bg-background outline-none max-lg:absolute max-lg:inset-y-0 max-lg:left-0 max-lg:w-[min(20rem,86%)] max-lg:shadow-lg",
          !isOpen && "max-lg:hidden",
        )}
      >
        <div className="flex items-center gap-2 p-3">
          <PageLink
            to="/chat-inmobiliario"
            onClick={onNew}
            className={classNames(buttonClasses("outline", "default"), "flex-1")}
          >
            <Plus aria-hidden size={18} strokeWidth={1.75} /> Nueva conversación
          </PageLink>
          <Button variant="ghost" size="icon" aria-label="Cerrar la lista" className="lg:hidden" onClick={onClose}>
            <X aria-hidden size={20} strokeWidth={1.75} />
          </Button>
        </div>
        <div className="px-3 pb-2">
          <InputBox
            type="search"
            aria-label="Buscar en tus conversaciones"
            placeholder="Buscar"
            value={words}
            maxLength={100}
            onChange={(event) => search(event.target.value)}
            lead={<Search aria-hidden size={16} strokeWidth={1.75} className="ml-3 shrink-0 text-muted-foreground" />}
            className="pl-0"
          />
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto px-2 pb-3">
          {page.conversations.length > 0 ? (
            <ul className="grid gap-0.5">
              {page.conversations.map((line) => (
                <Line key={line.id} line={line} isShown={line.id === shownId} onOpen={onClose} />
              ))}
            </ul>
          ) : (
            <p className="px-2 py-3 text-sm text-muted-foreground">
              {words.trim() === ""
                ? "Aquí estarán tus conversaciones. Pregunta algo y se guarda."
                : `Nada con «${words.trim()}».`}
            </p>
          )}
          {page.next === null ? null : (
            <Button variant="ghost" size="sm" className="mt-2 w-full" loading={isBusy} onClick={more}>
              Ver más
            </Button>
          )}
        </div>
        <p role="status" className="sr-only">
          {words.trim() === "" ? "" : counted(page.conversations.length, "encontrada", "encontradas")}
        </p>
      </aside>
    </>
  );
}

function Line({ line, isShown, onOpen }: { line: SavedChatLine; isShown: boolean; onOpen: () => void }) {
  return (
    <li>
      <PageLink
        to={`/chat-inmobiliario?conversacion=${line.id}`}
        prefetch="none"
        onClick={onOpen}
        aria-current={isShown ? "page" : undefined}
        className={classNames(
          "block min-h-11 rounded-sm px-2.5 py-2 text-control leading-snug no-underline hover:bg-accent",
          isShown && "bg-accent font-medium",
        )}
      >
        <span className="line-clamp-2 break-words">{line.title}</span>
        <span className="mt-0.5 block text-xs text-muted-foreground">{formatDate(line.updatedAt)}</span>
      </PageLink>
    </li>
  );
}

/** The loaded page, the results of a search, and the pages after it. */
function useList(first: SavedChatsPage) {
  const [words, setWords] = useState("");
  const [page, setPage] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const asked = useRef(0);

  // The page knows it anew: something was kept, renamed or deleted.
  useEffect(() => {
    if (words.trim() === "") setPage(first);
  }, [first, words]);

  useEffect(() => {
    if (words.trim() === "") return;
    const own = ++asked.current;
    const timer = setTimeout(async () => {
      const path = `/api/assistant/conversations?q=${encodeURIComponent(words.trim())}`;
      const outcome = await callApi<SavedChatsPage>("GET", path);
      if (own !== asked.current) return;
      if (outcome.kind === "done") setPage(outcome.answer);
      else showToast({ kind: "error", title: "No se ha podido buscar", description: failureText(outcome) });
    }, SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);

  async function more() {
    if (page.next === null || isBusy) return;
    setBusy(true);
    const query = new URLSearchParams({ antes: page.next, ...(words.trim() === "" ? {} : { q: words.trim() }) });
    const outcome = await callApi<SavedChatsPage>("GET", `/api/assistant/conversations?${query}`);
    if (outcome.kind === "done") {
      const known = new Set(page.conversations.map(({ id }) => id));
      const added = outcome.answer.conversations.filter(({ id }) => !known.has(id));
      setPage({ conversations: [...page.conversations, ...added], next: outcome.answer.next });
    } else showToast({ kind: "error", title: "No se han podido traer más", description: failureText(outcome) });
    setBusy(false);
  }

  function search(typed: string) {
    asked.current++;
    setWords(typed);
  }
  return { words, search, page, isBusy, more };
}
