import { Printer } from "lucide-react";
import { data, Form } from "react-router";
import { formatNumber } from "#domain/shared/format/format.ts";
import { type Hit, manualChapters, searchManual } from "#server/operations/manual/manual.server.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { requireStaff } from "../../accounts/auth/guard.server.ts";
import { SearchField } from "../../shared/filter-fields.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import type { Route } from "./+types/manual.ts";

const BASE = "/admin/manual-tecnico";
/** All chapters one after another: for paper. */
const WHOLE = "todo";
const MAX_WORDS = 100;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  requireStaff(context, request);
  // The process runs in the project's root, the folder of the documents.
  const chapters = await manualChapters(process.cwd());
  const open = params.chapter;
  const words = (new URL(request.url).searchParams.get("buscar") ?? "").trim().slice(0, MAX_WORDS);
  const shown = open === WHOLE ? chapters : chapters.filter(({ id }) => id === open);
  if (open !== undefined && shown.length === 0) throw data(null, { status: 404 });
  return {
    crumb: open === undefined ? "Manual técnico" : open === WHOLE ? "Todo" : shown[0]!.title,
    ...(open === undefined ? {} : { crumbAbove: "Manual técnico" }),
    open,
    words,
    contents: chapters.map(({ id, group, title, lang }) => ({ id, group, title, lang })),
    hits: words ? searchManual(chapters, words) : null,
    shown,
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Manual técnico",
    description:
      "Cómo calcula cada herramienta y con qué datos: hecho a partir del código, de sus esquemas y de sus fuentes.",
    path: BASE,
    regions: false,
    noIndex: true,
  });

export default function Manual({ loaderData: { open, words, contents, hits, shown } }: Route.ComponentProps) {
  return (
    <main id="contenido" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-h3">Manual técnico</h1>
          <p className="mt-1 max-w-2xl text-control text-muted-foreground">
            Cómo calcula cada herramienta y con qué datos. Sale del propio código cada vez que lo abres.
          </p>
        </div>
        <div className="flex gap-2 print:hidden">
          {open === undefined ? (
            <Button asChild variant="outline" size="sm">
              <PageLink to={`${BASE}/${WHOLE}`}>Ver todo seguido</PageLink>
            </Button>
          ) : (
            <Button variant="outline" size="sm" onClick={() => window.print()}>
              <Printer aria-hidden size={16} strokeWidth={1.75} />
              Imprimir
            </Button>
          )}
        </div>
      </div>
      <Panel as="div" className="p-4 print:hidden">
        <Form method="get" action={BASE} role="search" aria-label="Manual" className="flex flex-wrap items-end gap-3">
          <SearchField
            name="buscar"
            label="Buscar en el manual"
            value={words}
            placeholder="ITP, euríbor, netMonthlyIncome…"
          />
          <Button type="submit" variant="outline" className="max-sm:w-full">
            Buscar
          </Button>
        </Form>
      </Panel>
      {hits ? <Hits hits={hits} words={words} /> : null}
      <div className="grid items-start gap-4 lg:grid-cols-[16rem_minmax(0,1fr)] print:block">
        <Contents contents={contents} open={open} />
        {shown.length > 0 ? (
          <div className="grid min-w-0 gap-4">
            {shown.map(({ id, title, lang, html }) => (
              <Panel key={id} as="article" labelledBy={id}>
                <PanelHeader id={id} title={title} />
                <PanelBody>
                  <div
                    className="help-text [&_a]:wrap-anywhere [&_code]:wrap-anywhere"
                    lang={lang}
                    // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the server of the project's own sources
                    dangerouslySetInnerHTML={{ __html: html }}
                  />
                </PanelBody>
              </Panel>
            ))}
          </div>
        ) : hits ? null : (
          <Panel as="div">
            <EmptyState title="Elige un capítulo" level={2}>
              O busca una palabra: un campo, un impuesto, una fuente.
            </EmptyState>
          </Panel>
        )}
      </div>
    </main>
  );
}

type Entry = Route.ComponentProps["loaderData"]["contents"][number];

function Contents({ contents, open }: { contents: readonly Entry[]; open: string | undefined }) {
  const groups = [...new Set(contents.map(({ group }) => group))];
  return (
    <Panel as="div" className="p-4 max-lg:order-last lg:sticky lg:top-[calc(var(--navbar-h)+1rem)] print:hidden">
      <nav aria-label="Índice del manual" className="grid gap-4">
        {groups.map((group) => (
          <div key={group}>
            <p className="text-xs font-medium text-muted-foreground">{group}</p>
            <ul className="mt-1 grid text-sm">
              {contents
                .filter((entry) => entry.group === group)
                .map(({ id, title, lang }) => (
                  <li key={id}>
                    <PageLink
                      to={`${BASE}/${id}`}
                      lang={lang}
                      aria-current={id === open ? "page" : undefined}
                      className="flex min-h-9 items-center rounded-sm px-2 text-foreground no-underline hover:bg-muted aria-[current]:bg-primary-soft aria-[current]:font-medium aria-[current]:text-primary-soft-foreground pointer-coarse:min-h-11"
                    >
                      {title}
                    </PageLink>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </nav>
    </Panel>
  );
}

function Hits({ hits, words }: { hits: readonly Hit[]; words: string }) {
  return (
    <Panel labelledBy="encontrado">
      <PanelHeader
        id="encontrado"
        title={
          hits.length === 0
            ? `Nada con «${words}»`
            : `«${words}» está en ${formatNumber(hits.length)} ${hits.length === 1 ? "capítulo" : "capítulos"}`
        }
      />
      <PanelBody>
        {hits.length === 0 ? (
          <p className="text-sm text-muted-foreground">Prueba con menos letras; las tildes dan igual.</p>
        ) : (
          <ul className="grid gap-4 text-sm">
            {hits.map(({ id, title, passages }) => (
              <li key={id}>
                <PageLink to={`${BASE}/${id}`} className="touch-target font-medium">
                  {title}
                </PageLink>
                {passages.map((passage) => (
                  <p key={passage} className="mt-0.5 wrap-anywhere text-muted-foreground">
                    {passage}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        )}
      </PanelBody>
    </Panel>
  );
}
