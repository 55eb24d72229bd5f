import type { ImportPreview } from "#domain/crm/contacts/dto.ts";
import { Panel, PanelHeader } from "#ui/panel.tsx";

interface ImportColumnsProps {
  preview: ImportPreview;
  /** An empty field keeps the column among the contact's own fields. */
  onMap: (header: string, field: string) => void;
}

/** Meaning of each column of the file; a wrong guess is corrected here. */
export function ImportColumns({ preview: { columns, fields }, onMap }: ImportColumnsProps) {
  return (
    <Panel labelledBy="columnas">
      <PanelHeader
        id="columnas"
        title="Qué es cada columna"
        description="Lo hemos supuesto por su nombre. Corrige lo que no sea."
        divided
      />
      <ul className="grid overflow-hidden rounded-b-lg sm:grid-cols-2 xl:grid-cols-3">
        {columns.map(({ header, field, examples }) => (
          <li
            key={header}
            className="-mr-px -mb-px grid content-start gap-1.5 border-r border-b px-5 py-3.5 text-sm sm:px-6"
          >
            <label htmlFor={`columna-${header}`} className="font-medium wrap-anywhere">
              {header}
            </label>
            <select
              id={`columna-${header}`}
              value={field ?? ""}
              onChange={(event) => onMap(header, event.target.value)}
              className="min-h-10 w-full min-w-0 rounded-sm border border-input bg-card px-2.5 pointer-coarse:min-h-11 pointer-coarse:text-base"
            >
              <option value="">Guardar tal cual en la ficha</option>
              {fields.map((one) => (
                <option key={one.field} value={one.field}>
                  {one.name}
                </option>
              ))}
            </select>
            <p className="truncate text-xs text-muted-foreground">{examples.join(" · ") || "Vacía"}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
