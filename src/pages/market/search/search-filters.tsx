import { SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { HOME_TYPE_NAMES, OPERATION_NAMES } from "#content/home-names.ts";
import { MARKET_FEATURE_NAMES, MARKET_FEATURES } from "#domain/market/features.ts";
import type { Facets, FacetValue } from "#domain/market/search/answers.ts";
import { CONDITION_NAMES, MARKET_STATUS_NAMES, SELLER_NAMES } from "#domain/market/search/chips.ts";
import { FEATURE_IN_ADDRESS, MARKET_PATH, RANGES, type RangeWord } from "#domain/market/search/market-address.ts";
import type { MarketFilter } from "#domain/market/search/market-filter.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { shortMoneyIn } from "#domain/shared/format/money-in.ts";
import { CONDITIONS, ENERGY_RATINGS, HOME_TYPES } from "#domain/shared/home-attributes/home-values.ts";
import { pathInRegion } from "#domain/shared/region/region.ts";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { usePathRegion } from "#ui/region/use-region.ts";
import { ChoiceField, pillClasses, RangeField } from "../../shared/filter-fields.tsx";
import { RANGE_LABELS, unitOf } from "./chip-row.tsx";
import { KeptFields } from "./kept-fields.tsx";
import { type SearchView, searchHref } from "./search-address.ts";

interface SearchFiltersProps {
  filter: MarketFilter;
  view: SearchView;
  /** Null while nothing could be counted. */
  facets: Facets | null;
  asked: number;
}

/** Parts of the filter that the form has fields for. */
const FIELDS: readonly (keyof MarketFilter)[] = [
  ...Object.values(RANGES).map(({ field }) => field),
  "operation",
  "types",
  "conditions",
  "energyFrom",
  "features",
  "seller",
  "statuses",
  "newWithinDays",
  "droppedWithinDays",
];

/** The same search as fields, each with how many homes it would leave. */
export function SearchFilters({ filter, view, facets, asked }: SearchFiltersProps) {
  const region = usePathRegion();
  const counts = (facet: readonly FacetValue[] | undefined) =>
    new Map(facet?.map(({ value, count }) => [value, count]));
  const range = (word: RangeWord) => {
    const { min, max } = filter[RANGES[word].field];
    return (
      <RangeField name={word} label={RANGE_LABELS[word]} unit={unitOf(word, filter.currency)} from={min} to={max} />
    );
  };
  const types = counts(facets?.type);
  const features = counts(facets?.features);
  return (
    <details className="group print:hidden">
      <summary className="inline-flex min-h-10 cursor-pointer list-none items-center gap-2 rounded-sm border border-input bg-card px-3.5 text-sm font-medium hover:bg-muted pointer-coarse:min-h-11">
        <SlidersHorizontal aria-hidden size={16} strokeWidth={1.75} />
        Filtros{asked > 0 ? ` (${asked})` : ""}
      </summary>
      <Panel as="div" className="mt-3">
        <Form
          method="get"
          action={pathInRegion(MARKET_PATH, region)}
          aria-label="Filtros"
          preventScrollReset
          // Another search is another form, so that its fields show the address.
          key={searchHref(filter, view)}
          className="grid gap-5 p-4 sm:p-5"
        >
          <KeptFields filter={filter} view={view} changed={FIELDS} />
          <div className="flex flex-wrap items-end gap-3">
            <ChoiceField
              name="operacion"
              label="Operación"
              value={filter.operation ?? ""}
              choices={withCounts(OPERATION_NAMES, counts(facets?.operation), "Todas")}
            />
            <ChoiceField
              name="vendedor"
              label="Quién ofrece"
              value={filter.seller ?? ""}
              choices={withCounts(SELLER_NAMES, counts(facets?.seller), "Da igual")}
            />
            <ChoiceField
              name="estado"
              label="Estado"
              value={filter.statuses[0] ?? ""}
              choices={withCounts(MARKET_STATUS_NAMES, counts(facets?.status), "Disponibles").filter(
                ({ value }) => value !== "activo",
              )}
            />
            <ChoiceField
              name="nuevo"
              label="Publicado"
              value={String(filter.newWithinDays ?? "")}
              choices={dayChoices(filter.newWithinDays)}
            />
            <ChoiceField
              name="bajada"
              label="Ha bajado"
              value={String(filter.droppedWithinDays ?? "")}
              choices={dayChoices(filter.droppedWithinDays)}
            />
          </div>
          <Pills legend="Tipo">
            {HOME_TYPES.filter((type) => filter.types.includes(type) || (types.get(type) ?? 0) > 0).map((type) => (
              <Pill key={type} name="tipo" value={type} isOn={filter.types.includes(type)} count={types.get(type)}>
                {HOME_TYPE_NAMES[type]}
              </Pill>
            ))}
          </Pills>
          <div className="flex flex-wrap items-end gap-3">
            <div className="grid flex-[2_1_13rem] gap-1.5 sm:max-w-72">
              {facets && facets.price.length > 1 ? (
                <PriceBars bars={facets.price} currency={filter.currency ?? "EUR"} />
              ) : null}
              {range("precio")}
            </div>
            {range("m2")}
            {range("habitaciones")}
            {range("banos")}
            {range("planta")}
            {range("ano")}
            {range("precio-m2")}
          </div>
          <Pills legend="Tiene">
            {MARKET_FEATURES.map((feature) => (
              <Pill
                key={feature}
                name="con"
                value={FEATURE_IN_ADDRESS[feature]}
                isOn={filter.features.includes(feature)}
                count={features.get(feature)}
              >
                {MARKET_FEATURE_NAMES[feature]}
              </Pill>
            ))}
          </Pills>
          <Pills legend="Conservación">
            {CONDITIONS.map((condition) => (
              <Pill
                key={condition}
                name="conservacion"
                value={condition}
                isOn={filter.conditions.includes(condition)}
                count={counts(facets?.condition).get(condition)}
              >
                {CONDITION_NAMES[condition]}
              </Pill>
            ))}
          </Pills>
          <div className="flex flex-wrap items-end gap-3">
            <ChoiceField
              name="energia"
              label="Energía, como poco"
              value={filter.energyFrom ?? ""}
              choices={[{ value: "", label: "Da igual" }, ...ENERGY_RATINGS.map((value) => ({ value, label: value }))]}
            />
            <Button type="submit">Ver resultados</Button>
          </div>
        </Form>
      </Panel>
    </details>
  );
}

const withCount = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} (${formatNumber(count)})`;

const withCounts = (names: Readonly<Record<string, string>>, counts: ReadonlyMap<string, number>, any: string) => [
  { value: "", label: any },
  ...Object.entries(names).map(([value, label]) => ({ value, label: withCount(label, counts.get(value)) })),
];

const DAYS: readonly (readonly [number, string])[] = [
  [1, "Desde ayer"],
  [7, "En una semana"],
  [30, "En un mes"],
  [90, "En tres meses"],
];

/** The usual spans, and one that a sentence asked for. */
function dayChoices(days: number | null) {
  const other: (readonly [number, string])[] =
    days === null || DAYS.some(([known]) => known === days) ? [] : [[days, `En ${counted(days, "día", "días")}`]];
  return [
    { value: "", label: "Da igual" },
    ...[...DAYS, ...other].map(([value, label]) => ({ value: String(value), label })),
  ];
}

function Pills({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      {children}
    </fieldset>
  );
}

interface PillProps {
  name: string;
  value: string;
  isOn: boolean;
  count: number | undefined;
  children: string;
}

function Pill({ name, value, isOn, count, children }: PillProps) {
  return (
    <label className={pillClasses}>
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isOn}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      {children}
      {count === undefined ? null : (
        <span className="ml-1.5 text-xs text-subtle-foreground tabular-nums">{formatNumber(count)}</span>
      )}
    </label>
  );
}

/** How many homes cost how much: decoration for the eye, as the field below it says the bounds. */
function PriceBars({ bars, currency }: { bars: Facets["price"]; currency: string }) {
  const most = Math.max(...bars.map(({ count }) => count));
  const money = shortMoneyIn(currency);
  return (
    <div aria-hidden>
      <div className="flex h-10 items-end gap-px">
        {bars.map(({ from, to, count }) => (
          <span
            key={from}
            title={`${money(from)}–${money(to)}: ${formatNumber(count)}`}
            className="min-h-px flex-1 rounded-t-xs bg-(--fan-50)"
            style={{ height: `${(count / most) * 100}%` }}
          />
        ))}
      </div>
      <p className="flex justify-between text-2xs text-subtle-foreground tabular-nums">
        <span>{money(bars[0]!.from)}</span>
        <span>{money(bars.at(-1)!.to)}</span>
      </p>
    </div>
  );
}
