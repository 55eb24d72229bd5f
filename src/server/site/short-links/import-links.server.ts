import { type CsvRow, openCsvRows } from "#domain/shared/tables/csv-rows.ts";
import { linkForm, UTM_FIELDS } from "#domain/site/links/short-link.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { addLink, type LinkAct, takenCodes } from "./short-links.server.ts";

/**
 * Several links from a CSV: `titulo;destino;codigo;caduca;utm_source…`. All or none, so that nobody has to look for
 * missing ones.
 */

const MOST_LINES = 500;
const NAMES: Readonly<Record<string, string>> = {
  titulo: "title",
  título: "title",
  destino: "target",
  codigo: "code",
  código: "code",
  caduca: "lastDay",
};

/** @returns how many there are now @throws AppError INVALID_INPUT that names the first lines that cannot be read */
export async function importLinks(tx: Db, text: string, act: LinkAct): Promise<number> {
  const { names, lines } = readLines(text);
  const problems: { path: string; message: string }[] = [];
  const say = (line: number, message: string) => problems.push({ path: "csv", message: `Línea ${line}: ${message}` });
  if (lines.length === 0) refuse("No hay ninguna fila. La primera línea lleva los nombres de las columnas.");
  if (lines.length > MOST_LINES) refuse(`Importa como mucho ${MOST_LINES} enlaces de una vez.`);
  const columns = ["title", "target", "code", "lastDay", ...UTM_FIELDS].map(
    (name) => [name, names.indexOf(name)] as const,
  );
  if (!names.includes("target") || !names.includes("title")) refuse("Faltan las columnas «titulo» y «destino».");
  const forms = lines.flatMap(({ cells, line }) => {
    const known = columns.map(([name, at]) => [name, (cells[at] ?? "").trim()]);
    const parsed = linkForm.safeParse(Object.fromEntries(known), { error: () => "Hay un dato que no se admite" });
    if (parsed.success) return [{ form: parsed.data, line }];
    say(line, parsed.error.issues[0]!.message);
    return [];
  });
  const own = forms.map(({ form }) => form.code).filter(Boolean);
  const taken = await takenCodes(tx, own);
  for (const { form, line } of forms) {
    if (form.code && (taken.has(form.code) || own.indexOf(form.code) !== own.lastIndexOf(form.code))) {
      say(line, `el código «${form.code}» ya está usado`);
    }
  }
  if (problems.length > 0) throw new AppError("INVALID_INPUT", problems.slice(0, 10));
  for (const { form } of forms) await addLink(tx, form, act);
  return forms.length;
}

/**
 * Names of the first line, and each line after it that is not empty. @throws AppError INVALID_INPUT for quotes left
 * open
 */
function readLines(text: string): { names: string[]; lines: CsvRow[] } {
  const reader = openCsvRows();
  const begun = reader.write(text);
  const { rows, error } = reader.end();
  if (error) refuse(`${error.message}, desde la línea ${error.line}.`);
  const [head, ...lines] = [...begun, ...rows].filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const names = (head?.cells ?? []).map((cell) => {
    const plain = cell.trim().toLowerCase();
    return NAMES[plain] ?? plain;
  });
  return { names, lines };
}

function refuse(message: string): never {
  throw new AppError("INVALID_INPUT", [{ path: "csv", message }]);
}
