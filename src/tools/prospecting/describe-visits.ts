import { formatDate, formatDistance } from "#domain/shared/format/format.ts";
import { paragraph, type Section, type Steps, type Table } from "#domain/tools/description/description.ts";
import { count } from "#domain/tools/description/value.ts";
import { explainRadar, explainRoute } from "./explain.ts";
import type { ProspectingResult } from "./result.ts";
import { clockText, dayTitle, inText, nameOf, type Owners, whereOf } from "./words.ts";

/** The visits in the order of the way, day by day. */
export function routeSection(result: ProspectingResult, owners: Owners): Section {
  return {
    id: "captacion-ruta",
    title: "Ruta de visitas",
    lead: explainRoute(result),
    blocks: [
      { kind: "drawing", name: "route" },
      { kind: "drawing", name: "stops", on: ["page"] },
      ...paragraph("Sin calles: mide el camino en tu navegador.", { tone: "small", on: ["pdf"] }),
      printedStops(result, owners),
      stopsOfOwner(result, owners),
      { kind: "figures", items: [{ label: "Ruta", value: explainRoute(result) }], on: ["rows"] },
      sheetOfStops(result, owners),
    ],
    isTwoColumns: true,
  };
}

/** All stops with their number along the way, from 1. */
function numberedStops({ days }: ProspectingResult) {
  return days
    .flatMap((day) => day.stops.map((stop) => ({ ...stop, day })))
    .map((stop, i) => ({ ...stop, number: i + 1 }));
}

function printedStops(result: ProspectingResult, { prospects: rows = [] }: Owners): Table {
  return {
    kind: "table",
    name: "Ruta de visitas",
    columns: ["N.º", "Cuándo", "Propietario", "Dirección", "Tramo"].map((title) => ({ title })),
    rows: numberedStops(result).map(({ number, day, index, at, legM }) => [
      count(number),
      `${dayTitle(day)}, ${clockText(at)}`,
      nameOf({ index }, rows[index]),
      [rows[index]?.address, rows[index]?.placeName].filter(Boolean).join(", ") || "–",
      legM === null ? "–" : formatDistance(legM),
    ]),
    on: ["pdf"],
  };
}

function stopsOfOwner(result: ProspectingResult, { prospects: rows = [] }: Owners): Steps {
  return {
    kind: "steps",
    items: numberedStops(result).map(({ day, index, at }) => ({
      when: `${dayTitle(day)}, ${clockText(at)}`,
      text: [nameOf({ index }, rows[index]), whereOf(rows[index])].filter(Boolean).join(", "),
    })),
    on: ["text"],
  };
}

function sheetOfStops({ days }: ProspectingResult, { prospects: rows = [] }: Owners): Table {
  return {
    kind: "table",
    name: "Ruta",
    columns: ["Día", "Hora", "Propietario", "Dirección", "Zona", "Metros en línea recta"].map((title) => ({ title })),
    rows: days.flatMap(({ date, stops }) =>
      stops.map(({ index, at, legM }) => [
        date,
        at.slice(11, 16),
        nameOf({ index }, rows[index]),
        rows[index]?.address ?? "",
        rows[index]?.placeName ?? "",
        count(legM === null ? null : Math.round(legM)),
      ]),
    ),
    on: ["sheet"],
  };
}

/** When mandates of other agencies end, the next one first. */
export function radarSection(result: ProspectingResult, { prospects: rows = [] }: Owners): Section {
  const { radar } = result;
  const ends = radar.map(({ index, until, daysLeft }) => ({
    name: nameOf({ index }, rows[index]),
    until,
    daysLeft,
    words: `${formatDate(until)} (${inText(daysLeft)})`,
  }));
  return {
    id: "captacion-radar",
    title: "Exclusivas de otras agencias",
    lead: explainRadar(result),
    blocks: [
      { kind: "drawing", name: "radar" },
      ...paragraph("Hasta que vence no se llama. El último día aún es suyo.", { tone: "small", on: ["pdf"] }),
      {
        kind: "steps",
        items: ends.map(({ name, words }) => ({ when: name, text: `vence el ${words}` })),
        on: ["text"],
      },
      {
        kind: "figures",
        items: ends.slice(0, 1).map(({ words }) => ({ label: "Próxima exclusiva que vence", value: words })),
        on: ["rows"],
      },
      {
        kind: "table",
        name: "Exclusivas",
        columns: [{ title: "Propietario" }, { title: "Vence" }, { title: "Días que faltan" }],
        rows: ends.map(({ name, until, daysLeft }) => [name, until, count(daysLeft)]),
        on: ["sheet"],
      },
    ],
  };
}
