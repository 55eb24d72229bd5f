import { COUNTRY_OPTIONS } from "#content/country-options.ts";
import type { FilledBlock } from "#domain/crm/templates/fill.ts";
import {
  TEMPLATE_KINDS,
  TEMPLATE_USES,
  type TemplateKind,
  type TemplateUse,
} from "#domain/crm/templates/template-forms.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { DocumentView } from "./document-view.tsx";

export interface TemplateCardData {
  id: string;
  title: string;
  summary: string;
  kind: TemplateKind;
  use: TemplateUse;
  country: string;
  blocks: readonly FilledBlock[];
}

export const countryName = (code: string): string => COUNTRY_OPTIONS.find(({ value }) => value === code)?.label ?? code;

/** A template in the gallery: the top of its very document, filled with an example, above what it is. */
export function TemplateCard({ id, title, summary, kind, use, country, blocks }: TemplateCardData) {
  return (
    <li className="group relative grid grid-rows-[auto_1fr] overflow-hidden rounded-lg border bg-card">
      <div aria-hidden inert className="h-56 overflow-hidden border-b bg-muted px-5 pt-5">
        <div className="h-full overflow-hidden rounded-t-sm border border-b-0 bg-card p-4">
          {/* Drawn at twice its size and halved, so that a card shows half a page. */}
          <div className="w-[200%] origin-top-left scale-50">
            <DocumentView blocks={blocks} />
          </div>
        </div>
      </div>
      <div className="grid content-start gap-2 p-4">
        <h3 className="text-base font-semibold">
          <PageLink
            to={`/plantillas/${id}`}
            className="no-underline after:absolute after:inset-0 group-hover:underline"
          >
            {title}
          </PageLink>
        </h3>
        <p className="text-sm text-muted-foreground">{summary}</p>
        <p className="flex flex-wrap gap-1.5">
          <Tag>{TEMPLATE_KINDS[kind]}</Tag>
          <Tag>{TEMPLATE_USES[use]}</Tag>
          <Tag>{countryName(country)}</Tag>
        </p>
      </div>
    </li>
  );
}

/** Cards in as many columns as there is room for. */
export function TemplateCards({ cards, label }: { cards: readonly TemplateCardData[]; label: string }) {
  return (
    <ul aria-label={label} className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
      {cards.map((card) => (
        <TemplateCard key={card.id} {...card} />
      ))}
    </ul>
  );
}
