import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { regionOfPath } from "#domain/shared/region/region.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import { faqData } from "../../shared/structured-data.ts";
import type { Route } from "./+types/faq.ts";
import { type FaqEntry, faqGroups } from "./faq-groups.ts";
import { FaqList } from "./faq-list.tsx";

export function loader({ url }: Pick<Route.LoaderArgs, "url">) {
  return { groups: faqGroups(regionOfPath(url.pathname)) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Preguntas frecuentes",
    description:
      "Respuestas sobre Umbral: qué herramientas funcionan hoy, cómo se valora una vivienda, planes y créditos, datos, cuentas, hipotecas y soporte.",
    path: "/faq",
    data: args.loaderData
      ? [
          faqData(
            args.loaderData.groups.flatMap(({ entries }) =>
              entries.map(({ question, answer }) => ({ question, answer: answer.join(" ") })),
            ),
          ),
        ]
      : [],
  });

type Find = (query: string) => FaqEntry[];

export default function FaqPage({ loaderData: { groups } }: Pick<Route.ComponentProps, "loaderData">) {
  const [query, setQuery] = useState("");
  const [find, setFind] = useState<Find>();
  const loading = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const { hash } = useLocation();

  /** The index is loaded when somebody turns to the search; until then all questions are listed below. */
  async function wakeSearch() {
    if (loading.current) return;
    loading.current = true;
    try {
      const { createFaqSearch } = await import("./faq-search.ts");
      const search = createFaqSearch(groups.flatMap(({ entries }) => entries));
      setFind(() => search);
    } catch {
      loading.current = false; // offline: the questions are all there, and the next key tries again
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for text typed before the page was hydrated
  useEffect(() => {
    if (!input.current?.value) return;
    setQuery(input.current.value);
    void wakeSearch();
  }, []);

  // An answer named by the address is among all questions, not among the results.
  useEffect(() => {
    if (hash.length > 1) setQuery("");
  }, [hash]);
  const typed = query.trim();
  useOpenLinkedAnswer(hash, typed !== "");

  const found = typed !== "" && find ? find(typed) : null;
  return (
    <main id="contenido" className="wrap-page pt-8 pb-section sm:pt-12">
      <h1 className="text-display leading-[1.02] tracking-[-0.028em]">Preguntas frecuentes</h1>
      <p className="mt-5 max-w-reading text-lead text-muted-foreground">
        Lo que Umbral hace, cómo se usa y lo que cuesta.
      </p>

      <search className="mt-8 block max-w-[38rem] [@media(scripting:none)]:hidden">
        <form onSubmit={(event) => event.preventDefault()}>
          <label htmlFor="buscar-pregunta" className="text-sm font-medium">
            Busca tu pregunta
          </label>
          <div className="relative mt-1.5">
            <Search
              aria-hidden
              size={20}
              strokeWidth={1.75}
              className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-muted-foreground"
            />
            <input
              ref={input}
              id="buscar-pregunta"
              type="search"
              autoComplete="off"
              placeholder="Comparables, créditos, cookies…"
              value={query}
              onFocus={wakeSearch}
              onChange={(event) => {
                setQuery(event.target.value);
                void wakeSearch();
              }}
              className="min-h-13 w-full rounded-md border border-input bg-card pr-3 pl-11 text-base placeholder:text-subtle-foreground"
            />
          </div>
        </form>
        <p role="status" className={found ? "mt-3 text-sm text-muted-foreground" : "sr-only"}>
          {found && found.length > 0 ? countText(typed, found.length) : ""}
        </p>
      </search>

      {found === null ? (
        <AllQuestions groups={groups} />
      ) : found.length > 0 ? (
        <section aria-label="Resultados" className="mt-6 max-w-[52rem]">
          <FaqList key={typed} entries={found} openFirst />
        </section>
      ) : (
        <EmptyState
          level={2}
          className="mt-6 max-w-[52rem] rounded-lg border border-dashed"
          title={`Nada para «${typed}»`}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <Button asChild>
                <PageLink to="/contacto">Escríbenos</PageLink>
              </Button>
              <Button variant="outline" onClick={() => setQuery("")}>
                Ver todas las preguntas
              </Button>
            </div>
          }
        >
          Prueba con otra palabra o cuéntanos tu duda y te respondemos.
        </EmptyState>
      )}
    </main>
  );
}

function AllQuestions({ groups }: { groups: Route.ComponentProps["loaderData"]["groups"] }) {
  return (
    <div className="mt-12 grid gap-x-12 lg:grid-cols-[14rem_minmax(0,52rem)]">
      <nav aria-label="Temas" className="max-lg:hidden">
        <ul className="sticky top-24 grid gap-1 border-t pt-3 text-control">
          {groups.map(({ id, title }) => (
            <li key={id}>
              <a href={`#tema-${id}`} className="touch-target block py-1.5 text-muted-foreground hover:text-foreground">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-12">
        {groups.map(({ id, title, entries }) => (
          <section key={id} aria-labelledby={`tema-${id}`}>
            <h2 id={`tema-${id}`} className="mb-4 text-h3">
              {title}
            </h2>
            <FaqList entries={entries} />
          </section>
        ))}
        <section aria-labelledby="otra-duda" className="rounded-lg bg-muted p-6 sm:p-8">
          <h2 id="otra-duda" className="text-h4">
            ¿No está tu pregunta?
          </h2>
          <p className="mt-2 max-w-reading text-muted-foreground">
            Pregunta al asistente, abajo a la derecha, o escríbenos. El centro de ayuda explica cada herramienta paso a
            paso.
          </p>
          <p className="mt-5 flex flex-wrap gap-3">
            <Button asChild>
              <PageLink to="/contacto">Escríbenos</PageLink>
            </Button>
            <Button asChild variant="outline">
              <PageLink to="/help-center">Abrir el centro de ayuda</PageLink>
            </Button>
          </p>
        </section>
      </div>
    </div>
  );
}

function countText(query: string, count: number): string {
  return count === 1 ? `1 pregunta para «${query}»` : `${count} preguntas para «${query}»`;
}

/** Browsers open the answer that an address names on loading; following a link inside the site does not. */
function useOpenLinkedAnswer(hash: string, isSearching: boolean): void {
  useEffect(() => {
    const details = isSearching ? null : linkedAnswer(hash)?.closest("details");
    if (!details) return;
    details.open = true;
    details.scrollIntoView({ block: "center" });
  }, [hash, isSearching]);
}

/** Fragments are typed by people too: one that names nothing, or cannot be read, opens nothing. */
function linkedAnswer(hash: string): Element | null {
  return FRAGMENT.test(hash) ? document.getElementById(hash.slice(1)) : null;
}

const FRAGMENT = /^#[a-z-]+$/;
