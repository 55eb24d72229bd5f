import { tools } from "#tools/registry.ts";
import type { SeededAgent } from "./seed.ts";

/** A day of an agent at the product, as calls of a browser, in the order and with the pauses of a person. */

export interface Call {
  /** The row of the tables that it counts in. */
  kind: string;
  method: "GET" | "POST" | "PATCH";
  path: string;
  json?: unknown;
}

/** One thing that a person does: the calls that their browser makes for it, and how often it comes up in a day. */
export interface Act {
  name: string;
  /** How often among all acts. */
  weight: number;
  calls(agent: SeededAgent, any: Chance): Call[];
}

/** Picks by a generator that begins alike for each run. */
export interface Chance {
  next(): number;
  of<T>(from: readonly T[]): T;
}

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    // Mulberry32, a public-domain generator by Tommy Ettinger.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, of: (from) => from[Math.floor(next() * from.length)]! };
}

/** A navigation inside the product asks for the data of a page alone. */
const page = (kind: string, path: string): Call => {
  const [address, query] = path.split("?");
  return { kind, method: "GET", path: `${address}.data${query ? `?${query}` : ""}` };
};
const get = (kind: string, path: string): Call => ({ kind, method: "GET", path });
const post = (kind: string, path: string, json: unknown): Call => ({ kind, method: "POST", path, json });

const exampleOf = (slug: string) => tools.find(({ path }) => path === `/${slug}`)!.example as Record<string, unknown>;
const run = (slug: string): Call => post(`cálculo: ${slug}`, `/api/tools/${slug}/runs`, exampleOf(slug));

const QUESTIONS = [
  "¿Qué impuestos paga quien compra un piso de segunda mano en Valencia?",
  "¿Cuánto sale al mes una hipoteca de 200.000 euros a 30 años?",
  "¿Qué documentos hacen falta para vender una casa heredada?",
  "¿Cómo importo mi cartera?",
];
const PLACES = ["ruzafa", "benimaclet", "campanar", "patraix"];

/** By weight some three quarters of a day is reading, as in any office. */
export const ACTS: readonly Act[] = [
  {
    name: "abre el día",
    weight: 6,
    calls: () => [get("documento: panel", "/dashboard"), get("avisos", "/api/notifications")],
  },
  {
    name: "mira la cartera y abre una vivienda",
    weight: 18,
    calls: ({ homes }, any) => [
      page("página: cartera", any.next() < 0.5 ? "/dashboard/cartera" : `/dashboard/cartera?q=${any.of(PLACES)}`),
      page("página: vivienda", `/dashboard/cartera/${any.of(homes)}`),
    ],
  },
  {
    name: "busca un contacto y lee su ficha",
    weight: 20,
    calls: ({ contacts }, any) => [
      page("página: contactos", any.next() < 0.5 ? "/dashboard/contactos" : "/dashboard/contactos?q=garcia"),
      page("página: ficha de contacto", `/dashboard/contactos/${any.of(contacts)}`),
    ],
  },
  {
    name: "apunta una llamada",
    weight: 12,
    calls: ({ contacts }, any) => {
      const id = any.of(contacts);
      return [
        post("escribe: apunte", `/api/crm/contacts/${id}/events`, {
          kind: "llamada",
          text: "Quiere verlo el jueves por la tarde.",
        }),
        page("página: ficha de contacto", `/dashboard/contactos/${id}`),
      ];
    },
  },
  { name: "mira el tablero", weight: 8, calls: () => [page("página: tablero", "/dashboard/contactos/tablero")] },
  {
    name: "mira el calendario y cita una visita",
    weight: 10,
    calls: (_, any) => [
      page("página: calendario", "/dashboard/calendar"),
      ...(any.next() < 0.4
        ? [
            post("escribe: cita", "/api/calendar/events", {
              kind: "visita",
              title: "Visita al piso",
              startsLocal: `2027-0${1 + Math.floor(any.next() * 9)}-${10 + Math.floor(any.next() * 18)}T10:00:00`,
            }),
          ]
        : []),
    ],
  },
  {
    name: "cambia el precio de una vivienda",
    weight: 3,
    calls: ({ homes }, any) => [
      {
        kind: "escribe: vivienda",
        method: "PATCH",
        path: `/api/portfolio/homes/${any.of(homes)}`,
        json: { values: { price: 150_000 + Math.floor(any.next() * 200) * 1_000 } },
      },
    ],
  },
  {
    name: "busca en el mercado",
    weight: 8,
    calls: (_, any) => [get("mercado: búsqueda", `/api/market/search?q=${any.of(PLACES)}`)],
  },
  { name: "calcula qué puede pagar un cliente", weight: 5, calls: () => [run("calculadora-capacidad")] },
  { name: "valora una vivienda", weight: 3, calls: () => [run("valoracion")] },
  { name: "escribe un anuncio", weight: 3, calls: () => [run("generador-descripciones")] },
  {
    name: "pregunta al asistente",
    weight: 4,
    calls: (_, any) => [
      post("asistente", "/functions/v1/chat-inmobiliario", {
        messages: [{ role: "user", content: any.of(QUESTIONS) }],
      }),
    ],
  },
];

/** Acts as often as their weights say. */
export function nextAct(any: Chance): Act {
  let left = any.next() * ACTS.reduce((sum, { weight }) => sum + weight, 0);
  for (const act of ACTS) {
    left -= act.weight;
    if (left < 0) return act;
  }
  return ACTS[0]!;
}

/** Seconds until the next act: people read, ring and drive between two; the mean is given. */
export const pauseSeconds = (mean: number, any: Chance): number => -Math.log(1 - any.next()) * mean;
