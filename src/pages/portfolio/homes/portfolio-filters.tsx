import { LayoutGrid, type LucideIcon, Map as MapIcon, Rows3, SlidersHorizontal } from "lucide-react";
import { Form } from "react-router";
import { HOME_TYPE_OPTIONS, OPERATION_NAMES } from "#content/home-names.ts";
import { countAsked, type HomeFilter, type HomeMust, NO_FILTER } from "#domain/portfolio/homes/home-filter.ts";
import { zoneText } from "#domain/portfolio/homes/zone.ts";
import { type AnyAttribute, FILTERED, HOME_ATTRIBUTES } from "#domain/shared/home-attributes/table.ts";
import { Button } from "#ui/button.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { ChoiceField, pillClasses, RangeField, SearchField } from "../../shared/filter-fields.tsx";
import type { PortfolioData, PortfolioView } from "./portfolio.server.ts";
import { PORTFOLIO } from "./portfolio-path.ts";
import { portfolioHref } from "./portfolio-query.ts";

const choices = (names: Record<string, string>, all: string) => [
  { value: "", label: all },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
];
const SORTS = [
  { value: "recientes", label: "Últimos cambios" },
  { value: "precio-menor", label: "Precio, de menor a mayor" },
  { value: "precio-mayor", label: "Precio, de mayor a menor" },
  { value: "precio-m2", label: "€/m², de menor a mayor" },
  { value: "superficie", label: "Superficie, de mayor a menor" },
  { value: "alta", label: "Fecha de alta" },
];
const MUSTS = Object.entries(FILTERED).map(([word, name]) => {
  const { label, filter }: AnyAttribute = HOME_ATTRIBUTES[name];
  return [word as HomeMust, filter?.label ?? label] as const;
});
const atLeast = (names: string[]) => [
  { value: "", label: "Da igual" },
  ...names.map((label, i) => ({ value: String(i + 1), label })),
];

/** The filter: a form that only reads, so that it works without a script and each list has an address. */
export function PortfolioFilters({ data: { filter, view, agents, sources } }: { data: PortfolioData }) {
  const asked = countAsked(filter);
  const hidden = hiddenAsked(filter);
  return (
    <Form
      method="get"
      action={PORTFOLIO}
      role="search"
      aria-label="Cartera"
      preventScrollReset
      // Another filter is another form, so that its fields show the address.
      key={portfolioHref({ ...filter, page: 1 }, view)}
      className="grid gap-3 border-b p-4"
    >
      {view === "tarjetas" ? null : <input type="hidden" name="vista" value={view} />}
      {filter.status ? <input type="hidden" name="estado" value={filter.status} /> : null}
      {filter.contactId ? <input type="hidden" name="propietario" value={filter.contactId} /> : null}
      {filter.zone ? <input type="hidden" name="zona" value={zoneText(filter.zone)} /> : null}
      <div className="flex flex-wrap items-end gap-3">
        <SearchField name="buscar" label="Buscar" value={filter.text} placeholder="Referencia, dirección o zona" />
        {/* On a phone it shows the filters: there they would stand between the search and the first home. */}
        <details className="peer min-w-44 flex-1 self-center sm:hidden">
          <summary className={summaryClasses}>
            <SlidersHorizontal aria-hidden size={16} strokeWidth={1.75} />
            Filtrar y ordenar{asked > 0 ? ` (${asked})` : ""}
          </summary>
        </details>
        <div className="contents max-sm:hidden max-sm:peer-[[open]]:contents">
          <ChoiceField
            name="operacion"
            label="Operación"
            value={filter.operation ?? ""}
            choices={choices(OPERATION_NAMES, "Todas")}
          />
          <ChoiceField
            name="tipo"
            label="Tipo"
            value={filter.types[0] ?? ""}
            choices={[{ value: "", label: "Todos" }, ...HOME_TYPE_OPTIONS]}
          />
          <ChoiceField name="orden" label="Orden" value={filter.sort} choices={SORTS} />
        </div>
        <Button type="submit" variant="outline">
          Buscar
        </Button>
        <details
          open={hidden > 0}
          className="min-h-11 content-center open:w-full max-sm:hidden max-sm:peer-[[open]]:block"
        >
          <summary className={summaryClasses}>
            <SlidersHorizontal aria-hidden size={16} strokeWidth={1.75} />
            Más filtros{hidden > 0 ? ` (${hidden})` : ""}
          </summary>
          <div className="mt-2 grid gap-3">
            <div className="flex flex-wrap items-end gap-3">
              <RangeField name="precio" label="Precio" unit="€" from={filter.priceMin} to={filter.priceMax} />
              <RangeField name="m2" label="Superficie" unit="m²" from={filter.areaMin} to={filter.areaMax} />
              <ChoiceField
                name="habitaciones"
                label="Habitaciones"
                value={String(filter.roomsMin ?? "")}
                choices={atLeast(["1 o más", "2 o más", "3 o más", "4 o más", "5 o más"])}
              />
              <ChoiceField
                name="banos"
                label="Baños"
                value={String(filter.bathroomsMin ?? "")}
                choices={atLeast(["1 o más", "2 o más", "3 o más"])}
              />
              <ChoiceField
                name="fotos"
                label="Fotos"
                value={filter.hasPhotos === null ? "" : filter.hasPhotos ? "si" : "no"}
                choices={choices({ si: "Con fotos", no: "Sin fotos" }, "Da igual")}
              />
              <ChoiceField
                name="encargo"
                label="Encargo"
                value={filter.mandateEnds ? "vence" : ""}
                choices={choices({ vence: "Termina este mes" }, "Da igual")}
              />
              <ChoiceField
                name="portales"
                label="Portales"
                value={filter.isPublished === null ? "" : filter.isPublished ? "publicadas" : "sin-publicar"}
                choices={choices(
                  { publicadas: "En algún portal", "sin-publicar": "En oferta y en ninguno" },
                  "Da igual",
                )}
              />
              {agents.length > 1 ? (
                <ChoiceField
                  name="agente"
                  label="Agente"
                  value={filter.agentId ?? ""}
                  choices={[{ value: "", label: "Todo el equipo" }, ...agents]}
                />
              ) : null}
              {sources.length > 0 ? (
                <ChoiceField
                  name="origen"
                  label="Origen"
                  value={filter.sourceId ?? ""}
                  choices={[{ value: "", label: "Todos" }, ...sources]}
                />
              ) : null}
            </div>
            <fieldset className="flex flex-wrap gap-2">
              <legend className="mb-1.5 text-sm font-medium">Tiene</legend>
              {MUSTS.map(([value, label]) => (
                <label key={value} className={pillClasses}>
                  <input
                    type="checkbox"
                    name="con"
                    value={value}
                    defaultChecked={filter.musts.includes(value)}
                    className="absolute inset-0 size-full cursor-pointer opacity-0"
                  />
                  {label}
                </label>
              ))}
            </fieldset>
          </div>
        </details>
      </div>
      {asked > 0 ? (
        <Button asChild variant="ghost" size="sm" className="justify-self-start">
          <PageLink to={portfolioHref({ ...NO_FILTER, status: filter.status, sort: filter.sort }, view)}>
            Quitar {asked === 1 ? "el filtro" : `los ${asked} filtros`}
          </PageLink>
        </Button>
      ) : null}
    </Form>
  );
}

/** How much is asked for in the fields that are folded away. */
const hiddenAsked = (filter: HomeFilter) =>
  countAsked({
    ...filter,
    text: "",
    operation: null,
    types: [],
    zone: null,
    contactId: null,
  });

const summaryClasses =
  "inline-flex min-h-9 cursor-pointer list-none items-center gap-2 rounded-sm text-sm font-medium text-primary pointer-coarse:min-h-11";

/** The ways to look at the portfolio. */
export const VIEW_CHOICES: readonly (readonly [PortfolioView, string, LucideIcon])[] = [
  ["tarjetas", "Tarjetas", LayoutGrid],
  ["tabla", "Tabla", Rows3],
  ["mapa", "Mapa", MapIcon],
];
