import { EXAMPLE_VALUES } from "#content/templates/examples.ts";
import { fillDocument } from "#domain/crm/templates/fill.ts";
import { TEMPLATE_KINDS, TEMPLATE_USES } from "#domain/crm/templates/template-forms.ts";
import { fold } from "#domain/shared/listing/fold.ts";
import { isLatinAmerican, type Region } from "#domain/shared/region/region.ts";
import { type HouseTemplate, listHouseTemplates } from "#server/crm/templates/house-templates.server.ts";
import type { Db } from "#server/platform/db/connection.server.ts";

/** The cards of the gallery, and the filter that its address asks for. */

export interface GalleryFilter {
  words: string;
  kind: string;
  use: string;
  /** ISO code, or `todos`. */
  country: string;
}

/** Parts of a document that a card shows: more would lie below its edge. */
const CARD_BLOCKS = 7;

export function readFilter(query: URLSearchParams, region: Region): GalleryFilter {
  const of = (name: string) => (query.get(name) ?? "").slice(0, 80);
  return {
    words: of("q").trim(),
    kind: Object.hasOwn(TEMPLATE_KINDS, of("tipo")) ? of("tipo") : "",
    use: Object.hasOwn(TEMPLATE_USES, of("uso")) ? of("uso") : "",
    country: of("pais") || (region === "latam" ? "latam" : "ES"),
  };
}

const isOfCountry = (template: HouseTemplate, country: string): boolean =>
  country === "todos" || template.country === country || (country === "latam" && isLatinAmerican(template.country));

/** Every word that was typed begins a word of the template, whatever its accents. */
function hasWords({ title, summary, kind, use }: HouseTemplate, words: string): boolean {
  const text = ` ${fold(`${title} ${summary} ${TEMPLATE_KINDS[kind]} ${TEMPLATE_USES[use]}`)}`;
  return fold(words)
    .split(" ")
    .every((word) => text.includes(` ${word}`));
}

export const exampleOf = (country: string) => EXAMPLE_VALUES[isLatinAmerican(country) ? "latam" : "ES"]!;

export async function galleryCards(db: Db, filter: GalleryFilter) {
  const all = await listHouseTemplates(db);
  return all
    .filter(
      (template) =>
        isOfCountry(template, filter.country) &&
        (filter.kind === "" || template.kind === filter.kind) &&
        (filter.use === "" || template.use === filter.use) &&
        (filter.words === "" || hasWords(template, filter.words)),
    )
    .map(cardOf);
}

export function cardOf(template: HouseTemplate) {
  const { id, title, summary, kind, use, country, document } = template;
  const shown = { ...document, content: document.content.slice(0, CARD_BLOCKS) };
  const { blocks } = fillDocument(shown, { values: exampleOf(country), typed: {}, blanks: [], country });
  return { id, title, summary, kind, use, country, blocks };
}

/** Those of the same country first, since another law is no help; of them those that share a word, a use or a kind. */
export async function similarTo(db: Db, asked: { id: string; use?: string; kind?: string; country?: string }) {
  const all = await listHouseTemplates(db);
  const words = fold(asked.id)
    .split(" ")
    .filter((word) => word.length > 3);
  const likeness = (template: HouseTemplate) =>
    (template.use === asked.use ? 2 : 0) +
    (template.kind === asked.kind ? 1 : 0) +
    (template.country === (asked.country ?? "ES") ? 100 : 0) +
    words.filter((word) => fold(template.title).includes(word)).length * 3;
  return all
    .filter(({ id }) => id !== asked.id)
    .sort((a, b) => likeness(b) - likeness(a))
    .slice(0, 3)
    .map(cardOf);
}
