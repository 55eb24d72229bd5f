import type { DocumentSigner } from "#domain/accounts/agency/agent-card.ts";

/** A figure's origin, as a result gives it. */
export interface DocumentSource {
  label: string;
  title: string;
  url?: string;
  /** ISO date. */
  date: string;
  tag?: string;
}

/** Data of a document besides the tool's input and result. */
export interface DocumentMeta {
  /** Absent, Umbral signs. */
  signer: DocumentSigner | undefined;
  /** ISO timestamp of the run. */
  createdAt: string;
  runId: string;
  title: string;
  sources: readonly DocumentSource[];
}

/** `N.º 3F9A21BC`: the first eight characters of the run's id, enough for a person to quote it. */
export function documentNumber(runId: string): string {
  return `N.º\u00a0${runId.slice(0, 8).toUpperCase()}`;
}

/** Company forms that close a name: `S. L.`, `SA`, `S.L.U.`, `S. A. de C. V.` */
const COMPANY_FORM = /[,\s]S\.?\s?(?:[AL]|R\.?\s?L)\.?\s?U?\.?(?:\s?de\s?C\.?\s?V\.?)?$/i;

/**
 * The first letter and that of the next capitalised word: `Ferrer Hogar, S. L.` → `FH`, `Casas del Mar` → `CM`, `ana` →
 * `A`. Empty for a name without letters.
 */
export function initialsOf(name: string): string {
  const words =
    name
      .trim()
      .replace(COMPANY_FORM, "")
      .match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const second = words.slice(1).find((word) => /^\p{Lu}/u.test(word));
  return `${words[0]?.charAt(0) ?? ""}${second?.charAt(0) ?? ""}`.toLocaleUpperCase("es");
}
