import {
  HOME_STATUSES,
  HOME_TYPES,
  type HomeStatus,
  type HomeType,
  OPERATIONS,
} from "../../shared/home-attributes/home-values.ts";
import { FILTERED, type FilterWord } from "../../shared/home-attributes/table.ts";
import { parseSpanishNumber } from "../../shared/schema/spanish-number.ts";
import { readZone, type Zone, zoneText } from "./zone.ts";

/** Filter and order of a portfolio's homes, and their form in an address, for pages and calls alike. */

export const HOME_SORTS = ["recientes", "precio-menor", "precio-mayor", "superficie", "precio-m2", "alta"] as const;
export type HomeSort = (typeof HOME_SORTS)[number];

export type HomeMust = FilterWord;

export interface HomeFilter {
  /** Words that all must begin one of the home's: reference, title, address, town, neighbourhood. */
  text: string;
  status: HomeStatus | null;
  operation: (typeof OPERATIONS)[number] | null;
  types: readonly HomeType[];
  priceMin: number | null;
  priceMax: number | null;
  areaMin: number | null;
  areaMax: number | null;
  roomsMin: number | null;
  roomsMax: number | null;
  bathroomsMin: number | null;
  /** Flags that a home must have. */
  musts: readonly HomeMust[];
  /** The agent who brought it in: a user's id. */
  agentId: string | null;
  /** The sender it came from. */
  sourceId: string | null;
  /** The contact who sells or lets it. */
  contactId: string | null;
  hasPhotos: boolean | null;
  /** Its mandate ends within a month. */
  mandateEnds: boolean;
  /** It is in some portal; false: it is on offer, and in none. */
  isPublished: boolean | null;
  zone: Zone | null;
  inTrash: boolean;
  sort: HomeSort;
  /** From 1. */
  page: number;
}

const MOST_PAGES = 10_000;
const LONGEST_TEXT = 100;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Filter of an address; unknown values are ignored. */
export function readHomeFilter(query: Pick<URLSearchParams, "get" | "getAll">): HomeFilter {
  const one = (name: string) => (query.get(name) ?? "").trim();
  const id = (name: string) => (UUID.test(one(name)) ? one(name).toLowerCase() : null);
  const [photos, portals] = [one("fotos"), one("portales")];
  const page = Number(one("pagina"));
  return {
    text: one("buscar").slice(0, LONGEST_TEXT),
    status: of(HOME_STATUSES, one("estado")),
    operation: of(OPERATIONS, one("operacion")),
    types: HOME_TYPES.filter((type) => query.getAll("tipo").includes(type)),
    priceMin: amount(one("precio-desde")),
    priceMax: amount(one("precio-hasta")),
    areaMin: amount(one("m2-desde")),
    areaMax: amount(one("m2-hasta")),
    roomsMin: count(one("habitaciones")),
    roomsMax: count(one("habitaciones-hasta")),
    bathroomsMin: count(one("banos")),
    musts: (Object.keys(FILTERED) as HomeMust[]).filter((must) => query.getAll("con").includes(must)),
    agentId: id("agente"),
    sourceId: id("origen"),
    contactId: id("propietario"),
    hasPhotos: photos === "si" ? true : photos === "no" ? false : null,
    mandateEnds: one("encargo") === "vence",
    isPublished: portals === "publicadas" ? true : portals === "sin-publicar" ? false : null,
    zone: one("zona") === "" ? null : readZone(one("zona")),
    inTrash: one("papelera") === "1",
    sort: of(HOME_SORTS, one("orden")) ?? "recientes",
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  };
}

export const NO_FILTER: HomeFilter = readHomeFilter(new URLSearchParams());

/** The address of a filter, with its `?`; default values are left out. */
export function homeQuery(filter: HomeFilter): string {
  const query = new URLSearchParams();
  const put = (name: string, value: string | number | null) => {
    if (value !== null && value !== "") query.set(name, String(value));
  };
  put("buscar", filter.text);
  put("estado", filter.status);
  put("operacion", filter.operation);
  for (const type of filter.types) query.append("tipo", type);
  put("precio-desde", filter.priceMin);
  put("precio-hasta", filter.priceMax);
  put("m2-desde", filter.areaMin);
  put("m2-hasta", filter.areaMax);
  put("habitaciones", filter.roomsMin);
  put("habitaciones-hasta", filter.roomsMax);
  put("banos", filter.bathroomsMin);
  for (const must of filter.musts) query.append("con", must);
  put("agente", filter.agentId);
  put("origen", filter.sourceId);
  put("propietario", filter.contactId);
  put("fotos", filter.hasPhotos === null ? null : filter.hasPhotos ? "si" : "no");
  if (filter.mandateEnds) put("encargo", "vence");
  put("portales", filter.isPublished === null ? null : filter.isPublished ? "publicadas" : "sin-publicar");
  if (filter.zone) put("zona", zoneText(filter.zone));
  if (filter.inTrash) put("papelera", "1");
  if (filter.sort !== "recientes") put("orden", filter.sort);
  if (filter.page > 1) put("pagina", filter.page);
  return query.size > 0 ? `?${query}` : "";
}

/** How many things a filter asks for, without the status and the order. */
export function countAsked(filter: HomeFilter): number {
  const asked = homeQuery({ ...filter, status: null, sort: "recientes", page: 1, inTrash: false });
  return new URLSearchParams(asked).size;
}

function of<T extends string>(list: readonly T[], value: string): T | null {
  return list.find((each) => each === value) ?? null;
}

function amount(typed: string): number | null {
  const value = typed === "" ? undefined : parseSpanishNumber(typed);
  return value !== undefined && value > 0 && value <= 1e12 ? value : null;
}

function count(typed: string): number | null {
  const value = Number(typed);
  return typed !== "" && Number.isInteger(value) && value >= 1 && value <= 99 ? value : null;
}
