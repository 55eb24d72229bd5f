import { foldName } from "#domain/shared/listing/fold.ts";
import type { ListedSource } from "#server/portfolio/imports/sources.server.ts";

/**
 * The sender whose name begins the file's, of the same kind of file: `cartera-2026-11.csv` comes from «cartera». Of several the one
 * with the longest name; a name that goes on in the same word is another one, as `kyeros.xml` is not Kyero's.
 */
export function senderOf<S extends Pick<ListedSource, "name" | "format">>(
  fileName: string,
  known: readonly S[],
): S | undefined {
  const words = ` ${foldName(withoutExtension(fileName))} `;
  const isXml = /\.xml(\.gz)?$/i.test(fileName);
  return known
    .filter(({ name, format }) => isXml === (format === "kyero") && words.startsWith(` ${foldName(name)} `))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
}

/** `cartera.csv.gz` → `cartera`, at most 120 signs. */
export const withoutExtension = (name: string): string =>
  name.replace(/(\.\w{2,5}){1,2}$/, "").slice(0, 120) || name.slice(0, 120);
