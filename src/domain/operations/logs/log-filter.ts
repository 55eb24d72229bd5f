/** Filter of the log. Its names stand in the address of the page and of the export alike. */

export const LOG_LEVELS = [
  { value: "info", label: "Todo", from: 30 },
  { value: "aviso", label: "Avisos y errores", from: 40 },
  { value: "error", label: "Errores", from: 50 },
] as const;

export const LOG_PERIODS = [
  { value: "1-hora", label: "Última hora", hours: 1 },
  { value: "24-horas", label: "Últimas 24 h", hours: 24 },
  { value: "7-dias", label: "Últimos 7 días", hours: 24 * 7 },
  { value: "14-dias", label: "Últimos 14 días", hours: 24 * 14 },
] as const;

export const LOG_STATUSES = [
  { value: "", label: "Todos" },
  { value: "2xx", label: "2xx, bien", from: 200, to: 299 },
  { value: "3xx", label: "3xx, redirección", from: 300, to: 399 },
  { value: "4xx", label: "4xx, rechazada", from: 400, to: 499 },
  { value: "5xx", label: "5xx, fallo", from: 500, to: 599 },
] as const;

export interface LogFilter {
  nivel: (typeof LOG_LEVELS)[number]["value"];
  periodo: (typeof LOG_PERIODS)[number]["value"];
  estado: (typeof LOG_STATUSES)[number]["value"];
  /** In the message and in the fields. */
  buscar: string;
  /** How the path begins. */
  ruta: string;
  /** Id of a request. */
  peticion: string;
}

const USUAL: LogFilter = { nivel: "info", periodo: "24-horas", estado: "", buscar: "", ruta: "", peticion: "" };
const MAX_TEXT = 100;
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Filter of an address; unknown values are ignored. */
export function readLogFilter(query: URLSearchParams): LogFilter {
  const text = (name: string) => (query.get(name) ?? "").trim().slice(0, MAX_TEXT);
  const among = <V extends string>(name: keyof LogFilter, choices: readonly { value: V }[]) =>
    choices.find(({ value }) => value === query.get(name))?.value ?? (USUAL[name] as V);
  const peticion = text("peticion").toLowerCase();
  return {
    nivel: among("nivel", LOG_LEVELS),
    periodo: among("periodo", LOG_PERIODS),
    estado: among("estado", LOG_STATUSES),
    buscar: text("buscar"),
    ruta: text("ruta"),
    peticion: UUID.test(peticion) ? peticion : "",
  };
}

/** The address's part; default values are left out. */
export function logQuery(filter: LogFilter, more: Record<string, string | undefined> = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter))
    if (value !== USUAL[name as keyof LogFilter]) query.set(name, value);
  for (const [name, value] of Object.entries(more)) if (value) query.set(name, value);
  return query.size > 0 ? `?${query}` : "";
}

/** Whether the list is narrowed at all. */
export const isFiltered = (filter: LogFilter): boolean => logQuery(filter) !== "";

/** A line as a browser gets it. */
export interface ShownLine {
  id: number;
  at: string;
  level: number;
  message: string;
  request_id: string | null;
  path: string | null;
  status: number | null;
  fields: Record<string, unknown>;
}

/** Spanish name of a pino level (30 info, 40 warn, 50 error, 60 fatal); levels in between count as the lower one. */
export function levelName(level: number): "Información" | "Aviso" | "Error" | "Grave" {
  return level >= 60 ? "Grave" : level >= 50 ? "Error" : level >= 40 ? "Aviso" : "Información";
}

/** Lines that arrived, before those that were there; each once, newest first, at most `limit`. */
export function withNewLines(lines: readonly ShownLine[], incoming: readonly ShownLine[], limit: number): ShownLine[] {
  const byId = new Map([...lines, ...incoming].map((line) => [line.id, line]));
  return [...byId.values()].sort((a, b) => b.id - a.id).slice(0, limit);
}
