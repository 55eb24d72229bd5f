import { redirect } from "react-router";
import {
  type CentreQuestion,
  centreQuery,
  DWELLING_TYPES,
  readCentreQuestion,
} from "#domain/market/figures/centre-address.ts";
import { type MarketFilter, NO_MARKET_FILTER, type PlaceCondition } from "#domain/market/search/market-filter.ts";
import { conditionOf } from "#domain/market/search/sentence-places.ts";
import { formatDistance } from "#domain/shared/format/format.ts";
import { placeLabel } from "#domain/shared/places/place.ts";
import type { Actor } from "#server/accounts/access/actor.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import { readZone, type ZoneOutcome } from "#server/market/figures/read-zone.server.ts";
import { isLoading } from "#server/market/index/market-index.server.ts";
import { searchMarket } from "#server/market/index/search-market.server.ts";
import { type OfficialLevel, officialLevelOf } from "#server/tools/official-series/official-level.server.ts";
import { findPlaces, municipalityOf, placeById, placesCalled } from "#server/tools/places/places.server.ts";

/** A zone with its figures, by the name that people read. */
export interface NamedZone {
  name: string;
  /** Null for a zone that was drawn. */
  place: PlaceCondition | null;
  outcome: ZoneOutcome | { kind: "failed" };
}

export interface OfferedZone {
  name: string;
  detail: string;
  place: PlaceCondition;
}

export interface CentreData {
  question: CentreQuestion;
  /** The text that somebody typed as a zone, and its fault; null where it has none. */
  problem: { typed: string; text: string } | null;
  /** Whether the zones offered are for comparing. */
  isForComparing: boolean;
  /** Zones that the typed text may mean, or that hold most homes where nothing was typed. */
  offered: OfferedZone[];
  /** Null until a zone is chosen. */
  zone: NamedZone | null;
  /** The zones that stand beside it. */
  beside: NamedZone[];
  official: OfficialLevel | null;
  /** The circle around the zone's place, as a map shows it; null where it has none. */
  around: { latitude: number; longitude: number; radiusM: number } | null;
  isSignedIn: boolean;
  mapStyleUrl: string | undefined;
}

const LONGEST_NAME = 100;
const MOST_OFFERED = 8;

/** Everything that a view of the centre shows. */
export async function readCentre(
  services: Services,
  actor: Actor,
  url: URL,
  { comparesZones = false, showsOfficial = false }: { comparesZones?: boolean; showsOfficial?: boolean } = {},
): Promise<CentreData> {
  const query = url.searchParams;
  const asked = readCentreQuestion(query);
  const typed = (query.get("donde") ?? "").trim().slice(0, LONGEST_NAME);
  const typedBeside = (query.get("comparar") ?? "").trim().slice(0, LONGEST_NAME);
  const found = zoneOfText(typed);
  const foundBeside = zoneOfText(typedBeside);
  // A zone that was typed gets an address of its own, which can be kept and sent.
  if (found.zone || foundBeside.zone) {
    const place = found.zone ?? asked.place;
    const question = {
      ...asked,
      place,
      area: found.zone ? null : asked.area,
      beside: foundBeside.zone ? [...asked.beside, foundBeside.zone] : asked.beside,
    };
    throw redirect(`${url.pathname}${centreQuery(readCentreQuestion(new URLSearchParams(centreQuery(question))))}`);
  }
  const question = typed === "" ? asked : { ...asked, place: null, area: null };
  const hasZone = question.place !== null || question.area !== null;
  const drawnWrongly = typed === "" && Boolean(query.get("zona")) && asked.area === null;
  const [zone, beside] = await Promise.all([
    hasZone ? namedZone(services, actor, question) : null,
    comparesZones && hasZone
      ? Promise.all(question.beside.map((place) => namedZone(services, actor, { ...question, place, area: null })))
      : [],
  ]);
  return {
    question,
    problem: drawnWrongly
      ? {
          typed: "",
          text: "Esa zona dibujada no se puede leer: se cruza consigo misma, le faltan esquinas o tiene demasiadas. Dibújala otra vez o escribe su nombre.",
        }
      : (problemOf(typed, found.offered) ?? problemOf(typedBeside, foundBeside.offered)),
    offered:
      typed !== ""
        ? found.offered
        : typedBeside !== ""
          ? foundBeside.offered
          : hasZone
            ? []
            : await fullestZones(services, actor),
    isForComparing: typedBeside !== "",
    zone,
    beside,
    official: showsOfficial && question.place ? await officialLevelOf(services, question.place) : null,
    around: question.place && circleOf(question.place),
    isSignedIn: !actor.isAnonymous,
    mapStyleUrl: services.config.mapStyleUrl,
  };
}

function problemOf(typed: string, offered: readonly OfferedZone[]): CentreData["problem"] {
  if (typed === "") return null;
  const text =
    offered.length > 0
      ? `No conocemos «${typed}» con ese nombre exacto. ¿Quisiste decir…?`
      : `No conocemos ningún sitio que se llame «${typed}». Prueba con el barrio, el municipio, la provincia o el código postal.`;
  return { typed, text };
}

/** The zone that a text names, or those that it may mean. */
function zoneOfText(text: string): { zone: PlaceCondition | null; offered: OfferedZone[] } {
  if (text === "") return { zone: null, offered: [] };
  const exact = placesCalled(text);
  const candidates = exact.length > 0 ? exact : findPlaces(text, MOST_OFFERED);
  const offered = candidates.flatMap((place): OfferedZone[] => {
    const condition = conditionOf(place);
    return condition ? [{ name: placeLabel(place), detail: place.context, place: condition }] : [];
  });
  // "Ruzafa, Valencia" is one place alone; a text that is half a name may be several.
  const isCertain = exact.length > 0 || (offered.length === 1 && text.includes(","));
  return isCertain && offered[0] ? { zone: offered[0].place, offered: [] } : { zone: null, offered };
}

async function namedZone(
  services: Services,
  actor: Actor,
  question: Omit<CentreQuestion, "beside">,
): Promise<NamedZone> {
  const name = zoneName(question);
  const { place } = question;
  try {
    return { name, place, outcome: await readZone(services, actor, question) };
  } catch (error) {
    services.log.error({ err: error }, "the figures of a zone could not be worked out");
    return { name, place, outcome: { kind: "failed" } };
  }
}

/** `Ruzafa, Valencia`, `Zona dibujada`. */
export function zoneName({ place, area }: Pick<CentreQuestion, "place" | "area">): string {
  if (area?.kind === "circulo") return `Círculo de ${formatDistance(area.radiusM)}`;
  if (area) return area.kind === "ventana" ? "Parte del mapa" : "Zona dibujada";
  if (!place) return "";
  if (place.kind === "provincia") return `Provincia de ${place.name}`;
  if (place.kind === "codigo-postal") return `Código postal ${place.name}`;
  if (place.kind !== "barrio" || place.municipalityCode === null) return place.name;
  const town = municipalityOf(place.municipalityCode)?.name;
  return town && town !== place.name ? `${place.name}, ${town}` : place.name;
}

function circleOf(place: PlaceCondition): CentreData["around"] {
  if ("radiusM" in place) return place;
  const known = placeById(`${place.kind === "codigo-postal" ? "cp" : place.kind}-${place.code}`);
  return known ? { latitude: known.latitude, longitude: known.longitude, radiusM: known.radiusM } : null;
}

/** The towns of Spain with most dwellings on offer, as a way in. */
async function fullestZones(services: Services, actor: Actor): Promise<OfferedZone[]> {
  const filter: MarketFilter = { ...NO_MARKET_FILTER, types: DWELLING_TYPES };
  try {
    const answer = await searchMarket(services, actor, filter, { limit: 0 });
    if (isLoading(answer)) return [];
    return answer.facets.town.flatMap(({ value, count }): OfferedZone[] => {
      const town = municipalityOf(value);
      if (!town) return [];
      const place: PlaceCondition = { kind: "municipio", code: value, name: town.name };
      return [{ name: town.name, detail: String(count), place }];
    });
  } catch (error) {
    services.log.error({ err: error }, "the towns with most homes could not be counted");
    return [];
  }
}
