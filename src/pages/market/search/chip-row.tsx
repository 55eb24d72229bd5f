import { ChevronDown, TriangleAlert, X } from "lucide-react";
import { Form } from "react-router";
import { type Chip, everything } from "#domain/market/search/chips.ts";
import { MARKET_PATH, RANGES, type RangeWord } from "#domain/market/search/market-address.ts";
import type { MarketFilter } from "#domain/market/search/market-filter.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { pathInRegion } from "#domain/shared/region/region.ts";
import { Button } from "#ui/button.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { usePathRegion } from "#ui/region/use-region.ts";
import { RangeField } from "../../shared/filter-fields.tsx";
import { KeptFields } from "./kept-fields.tsx";
import { type SearchView, searchHref } from "./search-address.ts";

interface ChipRowProps {
  chips: readonly Chip[];
  filter: MarketFilter;
  view: SearchView;
  notUnderstood: readonly string[];
}

/** Every condition as a chip that can be taken away; those with bounds can be changed where they stand. */
export function ChipRow({ chips, filter, view, notUnderstood }: ChipRowProps) {
  if (chips.length === 0 && notUnderstood.length === 0) return null;
  return (
    <section aria-label="Condiciones de la búsqueda" className="grid gap-2">
      {chips.length > 0 ? (
        <ul className="flex flex-wrap items-center gap-2">
          {chips.map((chip) => (
            <li key={chip.id}>
              <ShownChip chip={chip} filter={filter} view={view} />
            </li>
          ))}
          {chips.length > 1 ? (
            <li>
              <PageLink
                to={searchHref(everything(filter), view)}
                preventScrollReset
                className="link-text px-1 text-sm print:hidden"
              >
                Quitar todo
              </PageLink>
            </li>
          ) : null}
        </ul>
      ) : null}
      {notUnderstood.length > 0 ? (
        <p role="status" className="flex items-start gap-2 text-sm text-warning-soft-foreground">
          <TriangleAlert aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" />
          <span>
            No sé buscar por {listed(notUnderstood.map((part) => `«${part}»`))}.{" "}
            {notUnderstood.some((part) => NAMES_A_PLACE.test(part))
              ? "Si es un lugar, escribe su barrio o su municipio."
              : "Dilo de otra forma o usa los filtros."}
          </span>
        </p>
      ) : null}
    </section>
  );
}

/** «Cerca de la Torre Pelli», «en Villarriba»: a quarter is what can be searched for instead. */
const NAMES_A_PLACE = /^(en|cerca|junto|frente|enfrente|al lado) /i;

const rangeOf = (part: keyof MarketFilter): RangeWord | undefined =>
  (Object.keys(RANGES) as RangeWord[]).find((word) => RANGES[word].field === part);

const chipClasses =
  "inline-flex min-h-9 items-center rounded-sm border border-primary bg-primary-soft text-sm text-primary-soft-foreground pointer-coarse:min-h-11";

function ShownChip({ chip, filter, view }: { chip: Chip; filter: MarketFilter; view: SearchView }) {
  const word = rangeOf(chip.part);
  return (
    <span className={chipClasses}>
      {word ? (
        <RangeChip chip={chip} word={word} filter={filter} view={view} />
      ) : (
        <span className="pl-3.5">{chip.label}</span>
      )}
      <PageLink
        to={searchHref(chip.without, view)}
        preventScrollReset
        aria-label={`Quitar: ${chip.label}`}
        className="grid size-9 place-items-center rounded-sm text-inherit hover:bg-primary/10 pointer-coarse:size-11 print:hidden"
      >
        <X aria-hidden size={15} strokeWidth={2} />
      </PageLink>
    </span>
  );
}

/** A chip whose bounds open under it, in a form of their own. */
function RangeChip({
  chip,
  word,
  filter,
  view,
}: {
  chip: Chip;
  word: RangeWord;
  filter: MarketFilter;
  view: SearchView;
}) {
  const region = usePathRegion();
  const { field } = RANGES[word];
  const { min, max } = filter[field];
  return (
    // Another range is another chip, which is closed.
    <details key={`${min}-${max}`} className="group relative">
      <summary className="flex min-h-9 cursor-pointer list-none items-center gap-1 rounded-sm pl-3.5 pointer-coarse:min-h-11">
        {chip.label}
        <ChevronDown aria-hidden size={14} strokeWidth={2} className="group-open:rotate-180 print:hidden" />
        <span className="sr-only">Cambiar</span>
      </summary>
      <Form
        method="get"
        action={pathInRegion(MARKET_PATH, region)}
        preventScrollReset
        className="absolute top-full left-0 z-30 mt-1.5 grid w-72 max-w-[80vw] gap-3 rounded-lg border bg-card p-4 text-foreground shadow-lg"
      >
        <KeptFields filter={filter} view={view} changed={[field]} />
        <RangeField name={word} label={RANGE_LABELS[word]} unit={unitOf(word, filter.currency)} from={min} to={max} />
        <Button type="submit" size="sm">
          Cambiar
        </Button>
      </Form>
    </details>
  );
}

export const RANGE_LABELS: Record<RangeWord, string> = {
  precio: "Precio",
  "precio-m2": "Precio por metro",
  m2: "Superficie",
  habitaciones: "Habitaciones",
  banos: "Baños",
  planta: "Planta",
  ano: "Año de construcción",
};

export function unitOf(word: RangeWord, currency: string | null): string {
  if (word === "m2") return "m²";
  if (word === "precio") return currency === null || currency === "EUR" ? "€" : currency;
  return word === "precio-m2" ? `${unitOf("precio", currency)}/m²` : word === "ano" ? "año" : "n.º";
}
