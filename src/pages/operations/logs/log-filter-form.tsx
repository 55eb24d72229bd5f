import { Form } from "react-router";
import {
  isFiltered,
  LOG_LEVELS,
  LOG_PERIODS,
  LOG_STATUSES,
  type LogFilter,
} from "#domain/operations/logs/log-filter.ts";
import { Button } from "#ui/button.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { ChoiceField, SearchField } from "../../shared/filter-fields.tsx";

/** The filter, which is kept in the address. */
export function LogFilterForm({ filter }: { filter: LogFilter }) {
  return (
    <Form
      method="get"
      action="/admin/logs"
      role="search"
      aria-label="Registros"
      preventScrollReset
      className="flex flex-wrap items-end gap-3 border-b p-4"
    >
      {filter.peticion ? <input type="hidden" name="peticion" value={filter.peticion} /> : null}
      <SearchField name="buscar" label="Buscar" value={filter.buscar} placeholder="Mensaje o campo" />
      <SearchField name="ruta" label="Ruta" value={filter.ruta} placeholder="/api/runs" />
      <ChoiceField name="nivel" label="Nivel" value={filter.nivel} choices={LOG_LEVELS} />
      <ChoiceField name="estado" label="Estado" value={filter.estado} choices={LOG_STATUSES} />
      <ChoiceField name="periodo" label="Periodo" value={filter.periodo} choices={LOG_PERIODS} />
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        <Button type="submit" variant="outline" className="max-sm:flex-1">
          Filtrar
        </Button>
        {isFiltered(filter) ? (
          <Button asChild variant="ghost" className="max-sm:flex-1">
            <PageLink to="/admin/logs">Quitar filtros</PageLink>
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
