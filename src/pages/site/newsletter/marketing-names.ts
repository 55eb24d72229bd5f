import { sourceName } from "#domain/crm/contacts/contact-names.ts";
import { REGIONS } from "#domain/shared/region/region.ts";
import { CONSENT_KIND_NAMES, type ConsentKind, type MarketingFilter } from "#domain/site/marketing-contacts/filter.ts";

/** A form of our own is known by its address, other sources by their name. */
export function originText({ kind, source }: { kind: ConsentKind; source: string }): string {
  return kind === "formulario_propio" ? `/formulario/${source}` : sourceName(source);
}

export const regionText = (region: string | null): string =>
  region === null ? "Sin región" : (REGIONS[region as keyof typeof REGIONS]?.name ?? region);

const REACH_WORDS: Record<MarketingFilter["reach"], string | null> = {
  alcanzables: null,
  pendientes: "sin confirmar",
  excluidos: "solo excluidos",
  todos: "también excluidos y sin confirmar",
};

/** Conditions of a filter, in words. */
export function filterText({ search, kind, source, interest, region, from, until, reach }: MarketingFilter): string {
  const parts = [
    search ? `«${search}»` : null,
    kind ? CONSENT_KIND_NAMES[kind] : null,
    source ? `origen ${sourceName(source)}` : null,
    interest ? `interés ${interest}` : null,
    region ? regionText(region) : null,
    from ? `desde el ${shortDay(from)}` : null,
    until ? `hasta el ${shortDay(until)}` : null,
    REACH_WORDS[reach],
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(" · ") : "Todas las personas alcanzables";
}

const shortDay = (iso: string) => iso.split("-").reverse().join("/");
