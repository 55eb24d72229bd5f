import type { ImportPreview } from "#domain/crm/contacts/dto.ts";
import { SelectBox } from "#ui/form/controls.tsx";
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
            <SelectBox
              id={`columna-${header}`}
              value={field ?? ""}
              onChange={(event) => onMap(header, event.target.value)}
              options={fields.map((one) => ({ value: one.field, label: one.name }))}
              placeholder="Guardar tal cual en la ficha"
            />
            <p className="truncate text-xs text-muted-foreground">{examples.join(" · ") || "Vacía"}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
