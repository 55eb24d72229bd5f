import * as z from "zod/mini";
import { text } from "../../shared/schema/text.ts";
import { readHead } from "./page-head.ts";
import { checkStructuredData, type DataFinding } from "./structured-data.ts";

/** Faults of a public page for a search engine. */

const DESCRIPTION = { min: 70, max: 160 };

/** One address of the sitemap, looked at. */
export interface CheckedAddress {
  /** Path with its region prefix. */
  path: string;
  status: number;
  title: string | null;
  description: string | null;
  /** Spanish, one sentence each. */
  problems: string[];
  data: DataFinding[];
}

/**
 * Checks title, description, canonical address, alternates and structured data of a page, and lists its problems in
 * Spanish. A status other than 200 is the only problem listed.
 */
export function checkPage({
  path,
  url,
  status,
  html,
}: {
  path: string;
  url: string;
  status: number;
  html: string;
}): CheckedAddress {
  if (status !== 200) {
    return { path, status, title: null, description: null, problems: [`Responde ${status}`], data: [] };
  }
  const head = readHead(html);
  const { title, description } = head;
  const problems: string[] = [];
  if (!title) problems.push("No tiene título");
  if (!description) problems.push("No tiene descripción");
  else if (description.length < DESCRIPTION.min || description.length > DESCRIPTION.max) {
    problems.push(
      `La descripción tiene ${description.length} caracteres; van bien de ${DESCRIPTION.min} a ${DESCRIPTION.max}`,
    );
  }
  if (!head.canonical) problems.push("No dice su dirección canónica");
  else if (head.canonical !== url) problems.push(`Su dirección canónica es otra: ${head.canonical}`);
  if (head.isNoIndex) problems.push("Está en el mapa del sitio y pide no aparecer en buscadores");
  const data = checkStructuredData(head.data);
  return { path, status, title, description, problems, data };
}

/** Pages of one region that say the same of themselves: which other page has the same title or description. */
export function duplicatesOf(pages: readonly CheckedAddress[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [field, name] of [
    ["title", "título"],
    ["description", "descripción"],
  ] as const) {
    const first = new Map<string, string>();
    for (const page of pages) {
      const text = page[field];
      if (!text) continue;
      const other = first.get(text);
      if (other === undefined) first.set(text, page.path);
      else
        found.set(page.path, [
          ...(found.get(page.path) ?? []),
          `Misma ${name} que ${other}`.replace("Misma título", "Mismo título"),
        ]);
    }
  }
  return found;
}

export interface CheckedPortion {
  pages: { path: string; addresses: CheckedAddress[] }[];
  /** Start of the next portion; null at the end. */
  next: number | null;
  total: number;
}

/** Addresses to send to search engines, without the origin. */
export const indexSubmission = z.object({
  paths: z
    .array(text({ max: 200 }).check(z.startsWith("/")))
    .check(z.minLength(1, "Elige al menos una página"), z.maxLength(2_000, "Como mucho 2.000 direcciones de una vez")),
});
