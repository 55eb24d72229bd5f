import { useState } from "react";
import type { ImportPreview, ImportRow } from "#domain/crm/contacts/dto.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { Button } from "#ui/button.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Tag } from "#ui/tag.tsx";
import { shownPhone } from "../ways-to-reach.ts";

type RowState = ImportRow["state"];

const STATES: Record<
  RowState,
  { one: string; many: string; tone: "success" | "plataforma" | "neutral" | "destructive" }
> = {
  nuevo: { one: "Nuevo", many: "Nuevos", tone: "success" },
  cambiado: { one: "Cambia", many: "Cambian", tone: "plataforma" },
  igual: { one: "Igual", many: "Iguales", tone: "neutral" },
  malo: { one: "No entra", many: "No entran", tone: "destructive" },
};

/** The contact's fields; any other is a column that is kept under its own name. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  fullName: "Nombre",
  company: "Empresa",
  position: "Cargo",
  emails: "Correo",
  phones: "Teléfono",
  roles: "Qué es",
  tags: "Etiquetas",
  language: "Idioma",
  notes: "Notas",
  consent: "Acepta novedades",
  consentAt: "Acepta novedades",
  hasConsent: "Acepta novedades",
};

const ROWS_AT_ONCE = 200;

interface ImportRowsProps {
  preview: ImportPreview;
  /** Lines whose choice is another than usual. */
  turned: ReadonlySet<number>;
  onTurn: (line: number) => void;
}

export const isUsuallyChosen = ({ state }: Pick<ImportRow, "state">): boolean =>
  state === "nuevo" || state === "cambiado";

/** Each row of the file and its effect. */
export function ImportRows({ preview, turned, onTurn }: ImportRowsProps) {
  const [shown, setShown] = useState<RowState | null>(null);
  const [most, setMost] = useState(ROWS_AT_ONCE);
  const all = shown === null ? preview.rows : preview.rows.filter(({ state }) => state === shown);
  const rows = all.slice(0, most);
  // Rows that are not shown cannot be left out one by one.
  const mayChoose = preview.unseen === 0;
  return (
    <>
      <fieldset aria-label="Filas a la vista" className="flex min-w-0 flex-wrap gap-2 border-b px-5 py-3 sm:px-6">
        {(Object.keys(STATES) as RowState[]).map((state) => (
          <button
            key={state}
            type="button"
            aria-pressed={shown === state}
            onClick={() => setShown(shown === state ? null : state)}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-sm border border-input px-3 text-sm font-medium aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary-soft-foreground pointer-coarse:min-h-11"
          >
            {STATES[state].many}
            <span className="font-normal tabular-nums">{formatNumber(preview.counts[state])}</span>
          </button>
        ))}
      </fieldset>
      <DataTable
        caption="Filas del archivo"
        columns={columnsOf(turned, mayChoose ? onTurn : null)}
        rows={rows}
        rowKey={({ line }) => String(line)}
        empty={<EmptyState title="Ninguna fila así">Quita el filtro para verlas todas.</EmptyState>}
      />
      {all.length > rows.length ? (
        <div className="border-t p-3 text-center">
          <Button variant="ghost" size="sm" onClick={() => setMost(most + ROWS_AT_ONCE)}>
            Ver más filas
          </Button>
        </div>
      ) : null}
      {preview.unseen > 0 ? (
        <p className="border-t px-5 py-3 text-xs text-muted-foreground sm:px-6">
          Hay {counted(preview.unseen, "fila más que no se muestra", "filas más que no se muestran")}. En un archivo tan
          largo no se eligen una a una: entran los nuevos y los que cambian.
        </p>
      ) : null}
    </>
  );
}

const columnsOf = (
  turned: ReadonlySet<number>,
  onTurn: ((line: number) => void) | null,
): readonly Column<ImportRow>[] => [
  {
    id: "mark",
    header: "Marcar",
    hideHeader: true,
    narrow: "lead",
    cell: (row) => (
      <label className="touch-target grid size-6 place-items-center">
        <input
          type="checkbox"
          disabled={row.state === "malo" || onTurn === null}
          checked={row.state !== "malo" && isUsuallyChosen(row) !== turned.has(row.line)}
          onChange={() => onTurn?.(row.line)}
          aria-label={`Importar la línea ${row.line}: ${row.fullName || "sin nombre"}`}
          className="relative z-1 size-4.5 accent-primary"
        />
      </label>
    ),
  },
  {
    id: "person",
    header: "Contacto",
    narrow: "title",
    cell: ({ fullName, line }) => (
      <>
        <span className="block font-medium wrap-anywhere">{fullName || "Sin nombre"}</span>
        <span className="block text-xs text-subtle-foreground">Línea {formatNumber(line)}</span>
      </>
    ),
  },
  {
    id: "ways",
    header: "Teléfono y correo",
    cell: ({ phone, email }) => (
      <>
        {phone ? <span className="block whitespace-nowrap tabular-nums">{shownPhone(phone)}</span> : null}
        {email ? <span className="block max-w-60 truncate text-xs text-subtle-foreground">{email}</span> : null}
      </>
    ),
  },
  {
    id: "what",
    header: "Qué cambia",
    narrow: "detail",
    cell: ({ reason, changes }) =>
      reason ? (
        <span className="text-destructive">{reason}</span>
      ) : changes.length === 0 ? null : (
        <ul className="grid gap-0.5 text-xs">
          {changes.slice(0, 4).map(({ field, before, after }) => (
            <li key={field} className="wrap-anywhere">
              <span className="text-muted-foreground">{FIELD_NAMES[field] ?? field}:</span>{" "}
              {before ? <s className="text-muted-foreground">{before}</s> : null} {after || "vacío"}
            </li>
          ))}
          {changes.length > 4 ? <li className="text-muted-foreground">y {changes.length - 4} más</li> : null}
        </ul>
      ),
  },
  {
    id: "state",
    header: "Estado",
    narrow: "figure",
    cell: ({ state }) => <Tag tone={STATES[state].tone}>{STATES[state].one}</Tag>,
  },
];
