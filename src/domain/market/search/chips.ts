import { counted } from "../../shared/format/counted.ts";
import { formatArea, formatDistance, formatMoney, formatNumber } from "../../shared/format/format.ts";
import { CONDITIONS, type HomeType } from "../../shared/home-attributes/home-values.ts";
import { HOME_ATTRIBUTES } from "../../shared/home-attributes/table.ts";
import { MARKET_FEATURE_NAMES, type MarketFeature } from "../features.ts";
import type { MarketStatus } from "../market-home.ts";
import { marketQuery, type RangeField } from "./market-address.ts";
import { type MarketFilter, NO_MARKET_FILTER, type PlaceCondition, PRICE_SORTS, type Range } from "./market-filter.ts";

/** One condition of a search as it is shown. */
export interface Chip {
  /** The same for the same condition, whatever stands beside it. */
  id: string;
  label: string;
  /** The part of the filter that it shows; ranges may be edited in place. */
  part: keyof MarketFilter;
  /** The filter without it. */
  without: MarketFilter;
}

export const CONDITION_NAMES = HOME_ATTRIBUTES.condition.names;
/** Names of closed lists as the product's texts have them. */
export interface ChipNames {
  types: Readonly<Record<HomeType, string>>;
  operations: Readonly<Record<"venta" | "alquiler", string>>;
}
export const SELLER_NAMES = { particular: "De particular", agencia: "De agencia" } as const;
export const MARKET_STATUS_NAMES: Record<MarketStatus, string> = {
  activo: "Disponible",
  reservado: "Reservado",
  cerrado: "Vendido o alquilado",
  retirado: "Retirado",
};

/** Every condition of a filter as a chip, in the order in which somebody says them: what, how, for how much, where. */
export function chipsOf(filter: MarketFilter, names: ChipNames): Chip[] {
  const chips: Chip[] = [];
  const put = (part: keyof MarketFilter, value: string, label: string, rest: unknown) =>
    chips.push({
      id: value ? `${part}-${value}` : part,
      label,
      part,
      without: Object.assign({}, filter, { [part]: rest }),
    });
  const each = <Value extends string>(
    part: keyof MarketFilter,
    values: readonly Value[],
    label: (value: Value) => string,
  ) => {
    for (const value of values)
      put(
        part,
        value,
        label(value),
        values.filter((other) => other !== value),
      );
  };
  const places = (part: "places" | "notPlaces", label: (name: string) => string) => {
    for (const [group, members] of Map.groupBy(filter[part], groupKey)) {
      const [place] = members as [PlaceCondition];
      put(
        part,
        group,
        label(members.length > 1 ? groupLabel(place, members.length) : labelOf(place)),
        filter[part].filter((other) => groupKey(other) !== group),
      );
    }
  };
  if (filter.operation && isOpen(filter.price)) put("operation", "", names.operations[filter.operation], null);
  each("types", filter.types, (type) => names.types[type]);
  each("notTypes", filter.notTypes, (type) => `Que no sea ${names.types[type].toLowerCase()}`);
  ranged(filter, "rooms", put);
  ranged(filter, "bathrooms", put);
  ranged(filter, "builtAreaM2", put);
  ranged(filter, "floor", put);
  ranged(filter, "yearBuilt", put);
  each("features", filter.features, (feature) => MARKET_FEATURE_NAMES[feature]);
  each("notFeatures", filter.notFeatures, lackName);
  const pair = PAIR_NAMES[CONDITIONS.filter((each) => filter.conditions.includes(each)).join(" ")];
  if (pair) put("conditions", "", pair, []);
  else each("conditions", filter.conditions, (condition) => CONDITION_NAMES[condition]);
  if (filter.energyFrom) put("energyFrom", "", energyLabel(filter.energyFrom), null);
  if (filter.operation && !isOpen(filter.price)) {
    const price = lowerFirst(rangeLabel("price", filter.price, filter.currency));
    chips.push({
      id: "price",
      label: `${names.operations[filter.operation]} · ${price}`,
      part: "price",
      // The operation often follows from the price: both are one thing that was said.
      without: Object.assign({}, filter, { operation: null, price: NO_MARKET_FILTER.price }),
    });
  } else ranged(filter, "price", put);
  ranged(filter, "unitPrice", put);
  places("places", (name) => name);
  places("notPlaces", (name) => `Fuera de ${name}`);
  if (filter.area) put("area", "", areaLabel(filter.area), null);
  if (filter.seller) put("seller", "", SELLER_NAMES[filter.seller], null);
  each("statuses", filter.statuses, (status) => MARKET_STATUS_NAMES[status]);
  if (filter.newWithinDays !== null) put("newWithinDays", "", `Nuevo: ${daysLabel(filter.newWithinDays)}`, null);
  if (filter.droppedWithinDays !== null)
    put("droppedWithinDays", "", `Ha bajado: ${daysLabel(filter.droppedWithinDays)}`, null);
  if (filter.words)
    chips.push({
      id: "words",
      label: filter.onlyWords ? `Solo si dice «${filter.words}»` : `Con «${filter.words}», primero`,
      part: "words",
      without: { ...filter, words: "", onlyWords: false },
    });
  return chips.map((chip) => ({ ...chip, without: withoutIdleCurrency(chip.without) }));
}

/** A currency without a price, and without an order by it, asks for nothing. */
const withoutIdleCurrency = (filter: MarketFilter): MarketFilter =>
  isOpen(filter.price) && isOpen(filter.unitPrice) && !PRICE_SORTS.has(filter.sort)
    ? { ...filter, currency: null }
    : filter;

/** Two states of three in one word, as people ask for them. */
const PAIR_NAMES: Readonly<Record<string, string | undefined>> = {
  "obra_nueva bueno": "Sin necesidad de reforma",
  "bueno a_reformar": "De segunda mano",
};

/** Features whose contrary has a name of its own. */
const LACK_NAMES: Partial<Record<MarketFeature, string>> = {
  isExterior: "Interior",
  hasParkingIncluded: "Sin garaje",
  allowsPets: "Sin mascotas",
  isTopFloor: "No es la última planta",
  isFurnished: "Sin amueblar",
  isVacant: "Con ocupantes",
};

/** The words of a chip for a feature that a home must not have. */
export const lackName = (feature: MarketFeature): string =>
  LACK_NAMES[feature] ?? `Sin ${lowerFirst(MARKET_FEATURE_NAMES[feature])}`;

/** Whether a filter asks for anything; its order is no condition. */
export const asksForSomething = (filter: MarketFilter): boolean =>
  marketQuery({ ...filter, sort: NO_MARKET_FILTER.sort }) !== "";

/** The filter of everything, in the same order. */
export const everything = ({ sort }: MarketFilter): MarketFilter => ({ ...NO_MARKET_FILTER, sort });

const isOpen = ({ min, max }: Range) => min === null && max === null;

type Put = (part: keyof MarketFilter, value: string, label: string, rest: unknown) => void;

function ranged(filter: MarketFilter, field: RangeField, put: Put) {
  const range = filter[field];
  if (isOpen(range)) return;
  put(field, "", rangeLabel(field, range, filter.currency), { min: null, max: null });
}

/** A range in words: `Hasta 250.000 €`, `3 habitaciones`, `80 a 100 m²`, `Planta 1 o más`. */
export function rangeLabel(field: RangeField, range: Range, currency: string | null): string {
  const money = (amount: number) => (currency ? formatMoney(amount, currency) : formatNumber(amount));
  switch (field) {
    case "price":
      return spanLabel(range, money);
    case "unitPrice":
      return spanLabel(range, (amount) => `${money(amount)}/m²`);
    case "builtAreaM2":
      return spanLabel(range, formatArea);
    case "yearBuilt":
      return `Construido: ${lowerFirst(spanLabel(range, String))}`;
    case "rooms":
      return countLabel(range, "habitación", "habitaciones");
    case "bathrooms":
      return countLabel(range, "baño", "baños");
    case "floor":
      return floorLabel(range);
  }
}

function spanLabel({ min, max }: Range, shown: (value: number) => string): string {
  if (min === max) return shown(min!);
  if (min === null) return `Hasta ${shown(max!)}`;
  return max === null ? `Desde ${shown(min)}` : `De ${shown(min)} a ${shown(max)}`;
}

function countLabel({ min, max }: Range, one: string, many: string): string {
  const named = (count: number) => `${formatNumber(count)} ${count === 1 ? one : many}`;
  if (min === 0 && max === 0) return `Sin ${many}`;
  if (min === max) return named(min!);
  if (min === null) return `Hasta ${named(max!)}`;
  return max === null ? `${named(min)} o más` : `De ${formatNumber(min)} a ${named(max)}`;
}

function floorLabel({ min, max }: Range): string {
  if (min === 0 && max === 0) return "Planta baja";
  if (min === 1 && max === null) return "Que no sea bajo";
  if (min === max) return `Planta ${min}`;
  if (min === null) return `Hasta la planta ${max}`;
  return max === null ? `Planta ${min} o más alta` : `Plantas ${min} a ${max}`;
}

function areaLabel(area: NonNullable<MarketFilter["area"]>): string {
  if (area.kind === "circulo") return `A menos de ${formatDistance(area.radiusM)} ${ofName(area.name ?? "el punto")}`;
  if (area.kind === "ventana") return "Lo que se ve en el mapa";
  return area.pieces.length === 1 ? "Zona dibujada" : `${formatNumber(area.pieces.length)} zonas dibujadas`;
}

/** «De la Giralda», «del Retiro», «de Ruzafa». */
const ofName = (name: string) => (name.startsWith("el ") ? `del ${name.slice(3)}` : `de ${name}`);

const energyLabel = (letter: string) => (letter === "A" ? "Energía A" : `Energía ${letter} o mejor`);
const daysLabel = (days: number) => (days === 1 ? "desde ayer" : `en ${counted(days, "día", "días")}`);
const lowerFirst = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);

/** Towns that were asked for by the name of their part of the country are one chip. */
const groupKey = (place: PlaceCondition): string =>
  place.kind === "municipio" && place.group ? `${place.kind}-${place.group}` : placeKey(place);

/** A province is told from its capital. */
const labelOf = ({ kind, name }: PlaceCondition): string => (kind === "provincia" ? `${name} (provincia)` : name);

const groupLabel = (place: PlaceCondition, towns: number): string =>
  `${(place.kind === "municipio" && place.group) || place.name} (${counted(towns, "municipio", "municipios")})`;

/** A place by what tells it from others of its name. */
const placeKey = (place: PlaceCondition): string =>
  "code" in place
    ? `${place.kind}-${place.code}`
    : `${place.kind}-${place.latitude.toFixed(5)}-${place.longitude.toFixed(5)}`;
