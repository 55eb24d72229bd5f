import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { ChoiceField, SearchField } from "../../shared/filter-fields.tsx";
import type { ErrorListData } from "./error-data.ts";
import { errorsHref, KIND_CHOICES, PERIOD_CHOICES, STATE_CHOICES, shownChoices } from "./errors-query.ts";

/** State as links, the rest as a form that only reads. */
export function ErrorFilter({
  chosen,
  tools,
  seesPeople,
}: Pick<ErrorListData, "chosen" | "tools"> & { seesPeople: boolean }) {
  const shown = shownChoices(chosen);
  // A tool that failed in no part of this period stays in sight while it is chosen.
  const names = chosen.tool && !tools.includes(chosen.tool) ? [chosen.tool, ...tools] : tools;
  return (
    <div className="grid gap-4 border-b p-4">
      <nav aria-label="Estado" className="flex">
        <ul className="flex flex-wrap overflow-hidden rounded-sm border border-input text-sm">
          {STATE_CHOICES.map(({ value, label }) => (
            <li key={value} className="border-r border-input last:border-r-0">
              <PageLink
                to={errorsHref({ chosen: { ...chosen, state: value } })}
                preventScrollReset
                aria-current={chosen.state === value ? "true" : undefined}
                className="flex min-h-9 items-center px-3 font-medium text-foreground no-underline outline-offset-[-2px] hover:bg-muted aria-[current]:bg-primary-soft aria-[current]:text-primary-soft-foreground aria-[current]:shadow-[inset_0_-2px_0_var(--primary)] pointer-coarse:min-h-11"
              >
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <Form
        method="get"
        action="/admin/errores"
        role="search"
        aria-label="Errores"
        preventScrollReset
        className="flex flex-wrap items-end gap-3"
      >
        <input type="hidden" name="estado" value={shown.estado} />
        {shown.tipo ? <input type="hidden" name="tipo" value={shown.tipo} /> : null}
        <SearchField
          name="buscar"
          label="Buscar"
          value={shown.buscar}
          placeholder={seesPeople ? "Mensaje, usuario o herramienta" : "Mensaje o herramienta"}
        />
        <ChoiceField name="clase" label="Clase" value={shown.clase} choices={KIND_CHOICES} />
        <ChoiceField
          name="herramienta"
          label="Herramienta"
          value={shown.herramienta}
          choices={[{ value: "", label: "Todas" }, ...names.map((name) => ({ value: name, label: name }))]}
        />
        <ChoiceField name="periodo" label="Periodo" value={shown.periodo} choices={PERIOD_CHOICES} />
        <Button type="submit" variant="outline" className="max-sm:w-full">
          Filtrar
        </Button>
      </Form>
    </div>
  );
}
