import { MapPin } from "lucide-react";
import type { PlaceChoice } from "#domain/market/search/sentence-place-choices.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { type SearchView, searchHref } from "./search-address.ts";

/** Names that several places have: which one is searched for, and a link to the same search in each of the others. */
export function PlaceChoices({ choices, view }: { choices: readonly PlaceChoice[]; view: SearchView }) {
  return choices.map(({ name, chosen, others }) => (
    <section
      key={name}
      aria-label="Lugares con el mismo nombre"
      className="flex flex-wrap items-center gap-2 text-sm print:hidden"
    >
      <p className="flex items-start gap-2">
        <MapPin aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-muted-foreground" />
        {chosen === null ? (
          <span>Varios lugares se llaman así, y aún no busco en ninguno. ¿Te refieres a este?</span>
        ) : (
          <span>
            Hay varios lugares con ese nombre. Busco en <strong className="font-medium">{chosen}</strong>. ¿Es otro?
          </span>
        )}
      </p>
      <ul className="flex flex-wrap gap-2">
        {others.map(({ label, filter }) => (
          <li key={label}>
            <PageLink
              to={searchHref(filter, view)}
              preventScrollReset
              className="inline-flex min-h-9 items-center rounded-sm border bg-card px-3.5 hover:border-primary hover:bg-primary-soft hover:text-primary-soft-foreground pointer-coarse:min-h-11"
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  ));
}
