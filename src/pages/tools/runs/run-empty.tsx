import { isFiltered, type RunFilter } from "#domain/tools/runs/run-filter.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { type ListPath, runsHref } from "./runs-query.ts";

/** Why nothing is there, and the next step. */
export function RunEmpty({ path, filter, isLater }: { path: ListPath; filter: RunFilter; isLater: boolean }) {
  const link = (to: string, label: string) => (
    <Button asChild variant="outline">
      <PageLink to={to}>{label}</PageLink>
    </Button>
  );
  if (isLater) {
    return (
      <EmptyState title="Aquí se acaba la lista" action={link(runsHref(path, filter), "Ir al principio")}>
        Lo que había en esta página está ahora en otra o en la papelera.
      </EmptyState>
    );
  }
  if (isFiltered(filter)) {
    return (
      <EmptyState title="Ningún resultado cumple el filtro" action={link(path, "Quitar filtros")}>
        Busca por dirección, nombre, carpeta o etiqueta; las tildes dan igual.
      </EmptyState>
    );
  }
  if (filter.view === "trash") {
    return (
      <EmptyState title="La papelera está vacía" action={link("/dashboard/history", "Volver al historial")}>
        Lo que tires desde el historial se queda aquí 30 días.
      </EmptyState>
    );
  }
  if (filter.view === "saved") {
    return (
      <EmptyState title="Todavía no has guardado resultados" action={link("/dashboard/history", "Ver el historial")}>
        Pulsa «Guardar» en un resultado y lo tendrás aquí con su nombre y su carpeta.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Todavía no has calculado nada" action={link("/valoracion", "Valorar una vivienda")}>
      Cada cálculo se queda aquí con su cifra, su rango y su fecha.
    </EmptyState>
  );
}
