import { Bell, BellOff, MoreHorizontal, Pencil, Share2, Trash2 } from "lucide-react";
import { useState } from "react";
import { HOME_TYPE_NAMES } from "#content/home-names.ts";
import { kindWords, plainName, priceWords, sizeWords } from "#domain/market/saved-searches/news-words.ts";
import { FREQUENCY_NAMES } from "#domain/market/saved-searches/saved-search.ts";
import { MARKET_PATH, marketQuery } from "#domain/market/search/market-address.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { AlertDialog } from "#ui/dialog.tsx";
import { DropdownItem, DropdownMenu } from "#ui/dropdown-menu.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { When } from "../../shared/when.tsx";
import { LinkToHome } from "../search/link-to-home.tsx";
import { ClientWords } from "./client-words.tsx";
import { OpenedText } from "./opened-text.tsx";
import SearchDialog from "./search-dialog.tsx";
import type { ShownSearch } from "./searches.tsx";
import { ShareDialog } from "./share-dialog.tsx";

type Asked = "edit" | "share" | "delete" | null;

/** A search that is kept: what it asks for, what is new in it, and its acts. */
export function SearchCard({ search }: { search: ShownSearch }) {
  const [asked, setAsked] = useState<Asked>(null);
  const { isBusy, call } = useCall();
  const { id, name, contact, isPaused, news, tooMany, chips, newest, said } = search;
  const path = `/api/market/searches/${id}`;
  const close = () => setAsked(null);
  const headingId = `busqueda-${id}`;
  return (
    <li>
      <article aria-labelledby={headingId} className="min-w-0 rounded-lg border bg-card">
        <header className="flex items-start justify-between gap-3 px-5 pt-5 sm:px-6">
          <div className="min-w-0">
            <h2 id={headingId} className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-h4 [font-stretch:100%]">
              <PageLink to={`${MARKET_PATH}${marketQuery(search.filter)}`} className="link-text wrap-anywhere">
                {name}
              </PageLink>
              {news > 0 ? <Tag tone="success">{counted(news, "novedad", "novedades")}</Tag> : null}
              {isPaused ? <Tag tone="outline">Sin avisos</Tag> : null}
            </h2>
            <p className="mt-1 text-sm text-muted-foreground">
              {contact ? (
                <>
                  Para{" "}
                  <PageLink to={`/dashboard/contactos/${contact.id}`} className="link-text">
                    {contact.fullName}
                  </PageLink>
                  {" · "}
                </>
              ) : null}
              {isPaused ? "Avisos parados" : FREQUENCY_NAMES[search.frequency]}
              {search.lastToldAt ? (
                <>
                  {" · último aviso el "}
                  <When iso={search.lastToldAt} />
                </>
              ) : null}
              {search.isShared ? (
                <>
                  {" · "}
                  <OpenedText {...search.opens} />
                </>
              ) : null}
            </p>
          </div>
          <div className="flex shrink-0 items-center gap-1">
            <Button size="sm" variant="outline" className="max-sm:hidden" onClick={() => setAsked("share")}>
              <Share2 {...ICON} />
              {search.isShared ? "Compartida" : "Compartir"}
            </Button>
            <DropdownMenu
              trigger={
                <Button variant="ghost" size="icon" aria-label={`Más acciones de ${name}`}>
                  <MoreHorizontal aria-hidden size={20} strokeWidth={1.75} />
                </Button>
              }
            >
              <DropdownItem icon={<Share2 {...ICON} />} onSelect={() => setAsked("share")}>
                Compartir con un cliente
              </DropdownItem>
              <DropdownItem icon={<Pencil {...ICON} />} onSelect={() => setAsked("edit")}>
                Cambiar los avisos
              </DropdownItem>
              <DropdownItem
                icon={isPaused ? <Bell {...ICON} /> : <BellOff {...ICON} />}
                onSelect={() =>
                  void call(isPaused ? "Avisos en marcha" : "Avisos parados", "PATCH", path, { isPaused: !isPaused })
                }
              >
                {isPaused ? "Volver a avisar" : "Parar los avisos"}
              </DropdownItem>
              <DropdownItem icon={<Trash2 {...ICON} />} destructive onSelect={() => setAsked("delete")}>
                Borrar
              </DropdownItem>
            </DropdownMenu>
          </div>
        </header>
        <ul aria-label="Condiciones" className="mt-3 flex flex-wrap gap-1.5 px-5 sm:px-6">
          {chips.length === 0 ? (
            <li>
              <Tag tone="outline">Cualquier vivienda</Tag>
            </li>
          ) : null}
          {chips.map(({ id, label }) => (
            <li key={id}>
              <Tag tone="outline">{label}</Tag>
            </li>
          ))}
        </ul>
        {tooMany === null ? null : (
          <div className="px-5 pt-4 sm:px-6">
            <Callout tone="warning" title="Es demasiado amplia">
              En un día han salido {counted(tooMany, "vivienda nueva", "viviendas nuevas")}, más de las que nadie lee, y
              solo guardamos las primeras. Añade una zona, un precio o un tipo de vivienda.
            </Callout>
          </div>
        )}
        <News search={search} />
        {said.length > 0 ? <ClientWords search={search} /> : null}
        <footer className="flex flex-wrap items-center justify-between gap-3 border-t px-5 py-3 sm:px-6">
          <PageLink to={`${MARKET_PATH}${marketQuery(search.filter)}`} className="link-text touch-target text-sm">
            Ver la búsqueda entera
          </PageLink>
          {news > 0 ? (
            <Button size="sm" variant="ghost" loading={isBusy} onClick={() => void call(null, "POST", `${path}/seen`)}>
              Marcar como visto
            </Button>
          ) : newest.length > 0 ? (
            <span className="text-xs text-subtle-foreground">Al día</span>
          ) : null}
        </footer>
      </article>
      {asked === "edit" ? <SearchDialog filter={search.filter} name={name} search={search} onClose={close} /> : null}
      {asked === "share" ? <ShareDialog search={search} onClose={close} /> : null}
      <AlertDialog
        open={asked === "delete"}
        onClose={close}
        title={`¿Borrar «${name}»?`}
        confirmLabel="Borrar la búsqueda"
        confirming={isBusy}
        confirmingText="Borrando…"
        onConfirm={async () => {
          const outcome = await call("Búsqueda borrada", "DELETE", path);
          if (outcome.kind !== "busy") close();
        }}
      >
        Se acaban sus avisos, y la página que compartiste deja de abrirse. Lo que dijo tu cliente sigue en su ficha.
      </AlertDialog>
    </li>
  );
}

const ICON = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

function News({ search: { newest, createdAt, isPaused } }: { search: ShownSearch }) {
  if (newest.length === 0) {
    return (
      <p className="px-5 py-4 text-sm text-muted-foreground sm:px-6">
        {isPaused ? (
          "Con los avisos parados no se apunta lo que sale."
        ) : (
          <>
            Nada nuevo desde que la guardaste, el <When iso={createdAt} />.
          </>
        )}
      </p>
    );
  }
  return (
    <ul className="mt-4 divide-y border-t text-sm">
      {newest.map((home) => (
        <li key={home.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-5 py-3 sm:px-6">
          <span className="min-w-0">
            <LinkToHome id={home.homeId} className="link-text touch-target font-medium wrap-anywhere">
              {plainName(home, HOME_TYPE_NAMES)}
            </LinkToHome>
            <span className="block text-muted-foreground">
              {sizeWords(home)}
              {home.isDemo ? " · demostración" : ""}
            </span>
          </span>
          <span className="text-right max-sm:w-full max-sm:text-left">
            <span className="font-medium tabular-nums">{priceWords(home, home.operation)}</span>
            <span className="block text-xs text-muted-foreground">
              {home.status === "activo" || home.status === "reservado" ? kindWords(home.kind) : "Ya no está a la venta"}{" "}
              · <When iso={home.at} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
