import { Form } from "react-router";
import { isFiltered } from "#domain/tools/runs/run-filter.ts";
import { Button } from "#ui/button.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { ChoiceField, DayField, SearchField } from "../../shared/filter-fields.tsx";
import type { RunListData } from "./run-list.server.ts";
import { SCOPE_CHOICES, SORT_CHOICES, shownFilter } from "./runs-query.ts";

/** The filter: a form that only reads, so that it works without a script and each list has an address. */
export function RunFilterForm({ data: { path, filter, tools, maySeeAgency } }: { data: RunListData }) {
  const shown = shownFilter(filter);
  return (
    <Form
      method="get"
      action={path}
      role="search"
      aria-label="Resultados"
      preventScrollReset
      className="flex flex-wrap items-end gap-3 border-b p-4"
    >
      {filter.folder ? <input type="hidden" name="carpeta" value={filter.folder} /> : null}
      {filter.tag ? <input type="hidden" name="etiqueta" value={filter.tag} /> : null}
      {filter.view === "trash" ? <input type="hidden" name="papelera" value="1" /> : null}
      <SearchField name="buscar" label="Buscar" value={filter.q} placeholder="Dirección, nombre, carpeta o etiqueta" />
      <ChoiceField
        name="herramienta"
        label="Herramienta"
        value={filter.tool}
        choices={[{ value: "", label: "Todas" }, ...tools]}
      />
      <DayField name="desde" label="Desde" value={filter.from} />
      <DayField name="hasta" label="Hasta" value={filter.to} />
      <ChoiceField name="orden" label="Orden" value={shown.orden} choices={SORT_CHOICES} />
      {maySeeAgency && filter.view !== "trash" ? (
        <ChoiceField name="de" label="De quién" value={shown.de} choices={SCOPE_CHOICES} />
      ) : null}
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
        <Button type="submit" variant="outline">
          Buscar
        </Button>
        {isFiltered(filter) ? (
          <Button asChild variant="ghost">
            <PageLink to={path}>Quitar filtros</PageLink>
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
