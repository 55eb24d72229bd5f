import { data } from "react-router";
import * as z from "zod/mini";
import { REQUIRED_KEYS, TABLE_FIELDS } from "#domain/portfolio/feeds/table-fields.ts";
import { checkMapping } from "#domain/portfolio/feeds/table-mapping.ts";
import type { Actor } from "#server/accounts/access/actor.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import { columnsOfFile } from "#server/portfolio/imports/columns-of-file.server.ts";
import {
  countLeftOut,
  findImport,
  isRowAction,
  listImportRows,
  readImport,
} from "#server/portfolio/imports/imports.server.ts";

const ROWS = 30;

/** The order of the preview: rows that a person must decide about come first. */
const FIRST = ["erronea", "ausente", "nueva", "cambiada", "igual"] as const;

export type ImportView = Awaited<ReturnType<typeof readImportView>>;

/** An import with the part of it that is looked at. @throws 404 */
export async function readImportView({ database: { db } }: Services, actor: Actor, id: string, query: URLSearchParams) {
  if (!z.uuid().safeParse(id).success) throw data(null, { status: 404 });
  const shown = await readImport(db, actor, id);
  const job = shown && (await findImport(db, actor, id));
  if (!shown || !job) throw data(null, { status: 404 });
  const { counts } = shown;
  const counted = {
    erronea: counts.bad,
    ausente: counts.absent,
    nueva: counts.new,
    cambiada: counts.changed,
    igual: counts.same,
  };
  const asked = query.get("ver") ?? undefined;
  const action = isRowAction(asked) ? asked : (FIRST.find((name) => counted[name] > 0) ?? "nueva");
  const after = /^\d{1,9}$/.test(query.get("desde") ?? "") ? Number(query.get("desde")) : 0;
  const hasRows = !["recibida", "leyendo", "fallida"].includes(shown.state);
  const rows = hasRows ? await listImportRows(db, actor, id, { action, after, limit: ROWS }) : undefined;
  const leftOut = shown.state === "terminada" ? await countLeftOut(db, id) : null;
  const columns = columnsOfFile(job);
  return {
    shown,
    counted,
    /** Of a finished import. */
    leftOut,
    action,
    after,
    rows: rows ?? { rows: [], next: null },
    columns: columns.headers === undefined ? null : columnsView(columns, shown.mapping),
  };
}

function columnsView(
  { headers = [], sampleRows = [], proposedMapping = {} }: ReturnType<typeof columnsOfFile>,
  kept: Record<string, string> | null,
) {
  const hasKept = kept !== null && Object.keys(kept).length > 0;
  const mapping = hasKept ? kept : proposedMapping;
  const required = new Set<string>(REQUIRED_KEYS);
  return {
    headers,
    samples: sampleRows,
    mapping,
    isKept: hasKept,
    missing: checkMapping(mapping).missing,
    fields: TABLE_FIELDS.map(({ key, label }) => ({ key, label, isRequired: required.has(key) })),
  };
}

export type ColumnsView = ReturnType<typeof columnsView>;
