import Papa from "papaparse";
import { linkForm, UTM_FIELDS } from "#domain/site/links/short-link.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { addLink, type LinkAct, takenCodes } from "./short-links.server.ts";

/** Several links from a CSV: `titulo;destino;codigo;caduca;utm_source…`. All or none, so that nobody looks for what was left out. */

const MOST_LINES = 500;
const NAMES: Record<string, string> = {
  titulo: "title",
  título: "title",
  destino: "target",
  codigo: "code",
  código: "code",
  caduca: "lastDay",
};

/** @returns how many there are now @throws AppError INVALID_INPUT that names the first lines that cannot be read */
export async function importLinks(tx: Db, text: string, act: LinkAct): Promise<number> {
  const { data } = Papa.parse<Record<string, string>>(text.replace(/^\ufeff/, "").trim(), {
    header: true,
    skipEmptyLines: "greedy",
    transformHeader: (name) => {
      const plain = name.trim().toLowerCase();
      return NAMES[plain] ?? plain;
    },
  });
  const problems: { path: string; message: string }[] = [];
  const say = (line: number, message: string) => problems.push({ path: "csv", message: `Línea ${line}: ${message}` });
  if (data.length === 0) refuse("No hay ninguna fila. La primera línea lleva los nombres de las columnas.");
  if (data.length > MOST_LINES) refuse(`Importa como mucho ${MOST_LINES} enlaces de una vez.`);
  if (!("target" in data[0]!) || !("title" in data[0]!)) refuse("Faltan las columnas «titulo» y «destino».");
  const forms = data.flatMap((row, index) => {
    const known = ["title", "target", "code", "lastDay", ...UTM_FIELDS].map((name) => [name, (row[name] ?? "").trim()]);
    const parsed = linkForm.safeParse(Object.fromEntries(known), { error: () => "Hay un dato que no se admite" });
    if (parsed.success) return [{ form: parsed.data, line: index + 2 }];
    say(index + 2, parsed.error.issues[0]!.message);
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

function refuse(message: string): never {
  throw new AppError("INVALID_INPUT", [{ path: "csv", message }]);
}
