import { ExternalLink, EyeOff, Undo2 } from "lucide-react";
import { Form } from "react-router";
import { formatNumber } from "#domain/shared/format/format.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { countNewItems, type ItemState, listItems, listSources } from "#server/site/news-feeds/news-sources.server.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Panel } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { useCall } from "#ui/use-call.ts";
import { requireStaff } from "../../accounts/auth/guard.server.ts";
import { ChoiceField } from "../../shared/filter-fields.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import { When } from "../../shared/when.tsx";
import type { Route } from "./+types/inbox.ts";
import { NewPostButton } from "./new-post-button.tsx";
import { NewsTabs } from "./news-tabs.tsx";

const STATES: Record<string, ItemState> = { nuevas: "nueva", usadas: "usada", descartadas: "descartada" };
const STATE_CHOICES = [
  { value: "", label: "Nuevas" },
  { value: "usadas", label: "Usadas" },
  { value: "descartadas", label: "Descartadas" },
];
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** Beyond it an address is not one of ours. */
const LAST_PAGE = 10_000;

export async function loader({ context, request }: Route.LoaderArgs) {
  requireStaff(context, request);
  const { db } = mustHave(context.get(servicesContext)).database;
  const asked = new URL(request.url).searchParams;
  const estado = asked.get("estado") ?? "";
  const fuente = asked.get("fuente") ?? "";
  const state = Object.hasOwn(STATES, estado) ? STATES[estado]! : "nueva";
  const sourceId = UUID.test(fuente) ? fuente : null;
  const page = Math.min(LAST_PAGE, Math.max(1, Math.floor(Number(asked.get("pagina"))) || 1));
  const list = await listItems(db, { state, sourceId, page });
  const sources = (await listSources(db)).map(({ id, name }) => ({ value: id, label: name }));
  const shown = { estado: state === "nueva" ? "" : estado, fuente: sourceId ?? "" };
  return { crumb: "Bandeja", crumbAbove: "Noticias", ...list, sources, shown, waiting: await countNewItems(db) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Bandeja de noticias",
    description:
      "Lo que cuentan las fuentes que sigues: título, fuente, fecha y un resumen corto, para escribir sobre ello.",
    path: "/admin/noticias/bandeja",
    regions: false,
    noIndex: true,
  });

export default function Inbox({ loaderData }: Route.ComponentProps) {
  const { items, total, page, pages, sources, shown, waiting } = loaderData;
  const hrefOf = (to: number) => {
    const query = new URLSearchParams(
      Object.entries({ ...shown, pagina: to > 1 ? String(to) : "" }).filter(([, v]) => v),
    );
    return `/admin/noticias/bandeja${query.size > 0 ? `?${query}` : ""}`;
  };
  return (
    <main id="contenido" className="grid gap-4">
      <div>
        <h1 className="text-h3">Bandeja</h1>
        <p className="mt-1 text-control text-muted-foreground">
          De cada fuente solo guardamos título, enlace y unas líneas. El texto lo escribes tú y la fuente se nombra.
        </p>
      </div>
      <NewsTabs waiting={waiting} />
      <Panel labelledBy="noticias" className="overflow-hidden">
        <h2 id="noticias" className="sr-only">
          Noticias
        </h2>
        <Form
          method="get"
          action="/admin/noticias/bandeja"
          role="search"
          aria-label="Noticias"
          className="flex flex-wrap items-end gap-3 border-b p-4"
        >
          <ChoiceField name="estado" label="Estado" value={shown.estado} choices={STATE_CHOICES} />
          <ChoiceField
            name="fuente"
            label="Fuente"
            value={shown.fuente}
            choices={[{ value: "", label: "Todas" }, ...sources]}
          />
          <Button type="submit" variant="outline" className="max-sm:w-full">
            Filtrar
          </Button>
        </Form>
        {items.length === 0 ? (
          <EmptyState
            title={sources.length === 0 ? "Todavía no sigues ninguna fuente" : "No hay noticias aquí"}
            action={
              <Button asChild variant="outline">
                <PageLink to="/admin/noticias/fuentes">Ver fuentes</PageLink>
              </Button>
            }
          >
            {sources.length === 0
              ? "Añade el canal RSS, Atom o JSON de quien publica sobre vivienda."
              : "Las fuentes se leen cada dos horas."}
          </EmptyState>
        ) : (
          <ul className="divide-y">
            {items.map((item) => (
              <ItemRow key={item.id} item={item} state={STATES[shown.estado] ?? "nueva"} />
            ))}
          </ul>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3 border-t px-5 py-3">
          <p role="status" className="text-xs text-muted-foreground tabular-nums">
            {total === 1 ? "1 noticia" : `${formatNumber(total)} noticias`}
          </p>
          <Pagination current={page} total={pages} hrefOf={hrefOf} label="Páginas de noticias" />
        </div>
      </Panel>
    </main>
  );
}

type Item = Route.ComponentProps["loaderData"]["items"][number];

function ItemRow({ item, state }: { item: Item; state: ItemState }) {
  const { isBusy, call } = useCall();
  const { id, title, url, summary, source, publishedAt, fetchedAt } = item;
  const move = (to: "nueva" | "descartada", message: string) =>
    void call(message, "PATCH", `/api/admin/news/items/${id}`, { state: to });
  return (
    <li className="grid gap-x-6 gap-y-3 px-5 py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <h3 className="text-base leading-snug font-semibold [font-stretch:100%]">
          <a href={url} rel="noopener noreferrer" target="_blank" className="wrap-anywhere">
            {title}
            <ExternalLink aria-hidden size={14} strokeWidth={1.75} className="ml-1.5 inline align-baseline" />
            <span className="sr-only"> (se abre en otra pestaña)</span>
          </a>
        </h3>
        <p className="mt-0.5 text-xs text-muted-foreground">
          {source}, <When iso={(publishedAt ?? fetchedAt).toISOString()} style="full" />
          {publishedAt ? "" : " (recibida)"}
        </p>
        {summary ? <p className="mt-1.5 line-clamp-2 text-sm wrap-anywhere text-muted-foreground">{summary}</p> : null}
      </div>
      <div className="flex flex-wrap gap-2">
        {state === "usada" ? null : state === "nueva" ? (
          <>
            <NewPostButton
              itemId={id}
              label="Escribir"
              name={`Escribir sobre «${title}»`}
              variant="outline"
              size="sm"
            />
            <Button
              variant="ghost"
              size="sm"
              loading={isBusy}
              aria-label={`Descartar «${title}»`}
              onClick={() => move("descartada", "Noticia descartada")}
            >
              <EyeOff aria-hidden size={16} strokeWidth={1.75} />
              Descartar
            </Button>
          </>
        ) : (
          <Button
            variant="outline"
            size="sm"
            loading={isBusy}
            aria-label={`Devolver «${title}» a la bandeja`}
            onClick={() => move("nueva", "Noticia devuelta a la bandeja")}
          >
            <Undo2 aria-hidden size={16} strokeWidth={1.75} />
            Devolver
          </Button>
        )}
      </div>
    </li>
  );
}
