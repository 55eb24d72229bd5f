import { Search } from "lucide-react";
import { useRef, useState } from "react";
import { PageLink } from "#ui/region/page-link.tsx";
import type { FoundArticle, Part, SearchedArticle } from "./search-index.ts";

const MOST_SHOWN = 6;

/** Data shown of a found article. */
interface Shown {
  path: string;
  title: Part[];
  description: Part[];
}

type Find = (query: string) => Shown[];

/**
 * Search over the articles that the page lists anyway: without scripts its form leads to that list. The index is fetched
 * when the field gets the focus.
 */
export function HelpSearch({ articles }: { articles: readonly SearchedArticle[] }) {
  const index = useRef<Promise<Find>>(undefined);
  const latest = useRef("");
  const [found, setFound] = useState<{ query: string; articles: Shown[] }>();

  function load(): Promise<Find> {
    index.current ??= import("./search-index.ts").then(({ searchIndex, markFound }) => {
      const find = searchIndex(articles);
      const shown = ({ article: { path, title, description }, terms }: FoundArticle): Shown => ({
        path,
        title: markFound(title, terms),
        description: markFound(description, terms),
      });
      return (query) => find(query).slice(0, MOST_SHOWN).map(shown);
    });
    return index.current;
  }

  async function search(typed: string) {
    const query = typed.trim();
    latest.current = query;
    if (query === "") return setFound(undefined);
    const find = await load();
    if (latest.current === query) setFound({ query, articles: find(query) });
  }

  return (
    <search className="w-full max-w-[38rem]">
      <form
        action="#articulos"
        onSubmit={(event) => {
          event.preventDefault();
          void search(latest.current);
        }}
      >
        <label htmlFor="buscar-ayuda" className="text-sm font-medium">
          Busca en la ayuda
        </label>
        <div className="relative mt-1.5">
          <Search
            aria-hidden
            size={20}
            strokeWidth={1.75}
            className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-muted-foreground"
          />
          <input
            id="buscar-ayuda"
            type="search"
            autoComplete="off"
            placeholder="Comparables, rango, PDF…"
            className="min-h-13 w-full rounded-md border border-input bg-card pr-3 pl-11 text-base placeholder:text-subtle-foreground"
            onFocus={(event) => {
              void load();
              // Text typed before the page was hydrated.
              if (event.target.value.trim() !== latest.current) void search(event.target.value);
            }}
            onChange={(event) => void search(event.target.value)}
          />
        </div>
      </form>
      <p role="status" className={found ? "mt-3 text-sm text-muted-foreground" : "sr-only"}>
        {found ? countText(found.query, found.articles.length) : null}
      </p>
      {found && found.articles.length > 0 ? (
        <ul className="mt-2 overflow-hidden rounded-md border bg-card">
          {found.articles.map(({ path, title, description }) => (
            <li key={path} className="border-b last:border-b-0">
              <PageLink to={path} className="block px-4 py-3 no-underline hover:bg-accent">
                <span className="block font-medium">
                  <Marked parts={title} />
                </span>
                <span className="block text-sm text-muted-foreground">
                  <Marked parts={description} />
                </span>
              </PageLink>
            </li>
          ))}
        </ul>
      ) : null}
      {found && found.articles.length === 0 ? <NothingFound /> : null}
    </search>
  );
}

function Marked({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ text, at, isFound }) =>
    isFound ? (
      <mark key={at} className="bg-transparent font-semibold text-foreground underline decoration-2 underline-offset-4">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

/** Other ways to ask. */
function NothingFound() {
  return (
    <p className="mt-2 text-sm">
      <PageLink to="/contacto" className="link-text touch-target">
        Pregunta a una persona
      </PageLink>{" "}
      o mira las{" "}
      <PageLink to="/faq" className="link-text touch-target">
        preguntas frecuentes
      </PageLink>
      .
    </p>
  );
}

function countText(query: string, count: number): string {
  if (count === 0) return `Nada para «${query}». Prueba con otra palabra o mira la lista de abajo.`;
  return count === 1 ? `1 artículo para «${query}»` : `${count} artículos para «${query}»`;
}
