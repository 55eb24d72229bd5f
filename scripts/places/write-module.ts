import { writeFileSync } from "node:fs";

const ES_GEO =
  "INE (register of 1 January 2021) and IGN/CNIG (CC BY 4.0), compiled by SOFT LINE Geo DB; ../shared/data/es-geo";

/** Source of each generated table, as written above it. */
export const SOURCES = {
  geo: ES_GEO,
  appraised:
    'MIVAU, "Valor tasado medio de vivienda libre", copied second-hand and not checked against the official file: the product\n * shows it as "por comprobar"; ../shared/data/es-appraised-value',
  idealista:
    'Contains data from idealista18 (Rey-Blanco D., Arbués P., López F., Páez A., 2024, "A geo-referenced micro-data set of\n * real estate listings for Spain\'s three largest cities", Environment and Planning B, doi:10.1177/23998083241242844), made\n * available under the Open Database License 1.0 (opendatacommons.org/licenses/odbl/1-0/). This table is a derived\n * database under the same licence.',
  atlas: "Drawn inside the outline of es-atlas: © Instituto Geográfico Nacional, CC BY 4.0",
} as const;

/** Writes a generated module: its description, its sources, its code. */
export function writeModule(
  path: string,
  about: string,
  sources: readonly string[],
  code: string,
  script = "scripts/places/build.ts",
): void {
  const notes = [about, `Made by ${script}; do not edit.`, ...sources.map((source) => `Source: ${source}.`)];
  writeFileSync(path, `/**\n * ${notes.join("\n *\n * ")}\n */\n${code}\n`);
}

/** A text constant of one line for each row. Names hold no backtick, backslash or `${`. */
export function textConstant(name: string, rows: readonly string[]): string {
  const text = rows.join("\n");
  if (/[`\\]|\$\{/.test(text)) throw new Error(`${name} holds a character that a template would read`);
  return `export const ${name} = \`${text}\`;`;
}
