import type { ErrorChoices } from "#server/operations/errors/error-lists.server.ts";

/** The list of errors in its address: in Spanish, as the reader sees it. */

const STATES = { unresolved: "sin-resolver", resolved: "resueltos", all: "todos" } as const;
const KINDS = { server: "servidor", browser: "navegador", missing_path: "ruta-inexistente" } as const;
const PERIODS = { "24h": "24-horas", "7d": "7-dias", "30d": "30-dias", "365d": "12-meses" } as const;

export const KIND_NAMES = { server: "Servidor", browser: "Navegador", missing_path: "Ruta inexistente" } as const;

export const STATE_CHOICES = [
  { value: "unresolved", label: "Sin resolver" },
  { value: "resolved", label: "Resueltos" },
  { value: "all", label: "Todos" },
] as const;
export const KIND_CHOICES = [
  { value: "", label: "Todas" },
  { value: KINDS.server, label: KIND_NAMES.server },
  { value: KINDS.browser, label: KIND_NAMES.browser },
  { value: KINDS.missing_path, label: KIND_NAMES.missing_path },
];
export const PERIOD_CHOICES = [
  { value: PERIODS["24h"], label: "Últimas 24 h" },
  { value: PERIODS["7d"], label: "Últimos 7 días" },
  { value: PERIODS["30d"], label: "Últimos 30 días" },
  { value: PERIODS["365d"], label: "Últimos 12 meses" },
];

/** The address's values in the form of `readChoices`; unknown ones are ignored. */
export function rawChoices(query: URLSearchParams): Record<string, string | undefined> {
  return {
    state: keyOf(STATES, query.get("estado")),
    kind: keyOf(KINDS, query.get("clase")),
    type: query.get("tipo") ?? undefined,
    tool: query.get("herramienta") ?? undefined,
    period: keyOf(PERIODS, query.get("periodo")),
    q: query.get("buscar") ?? undefined,
  };
}

/** Values of the controls, as the address has them. */
export const shownChoices = ({ state, kind, type, tool, period, q }: ErrorChoices) => ({
  estado: STATES[state],
  clase: kind ? KINDS[kind] : "",
  tipo: type ?? "",
  herramienta: tool ?? "",
  periodo: PERIODS[period],
  buscar: q ?? "",
});

export interface ErrorAddress {
  chosen: ErrorChoices;
  /** The cause with its detail beside the list. */
  error?: string | undefined;
  before?: string | undefined;
  /** Cursor at which the page of its occurrences begins. */
  occurrencesBefore?: string | undefined;
}

/** Default values are left out. */
export function errorsHref({ chosen, error, before, occurrencesBefore }: ErrorAddress): string {
  const shown = shownChoices(chosen);
  const query = new URLSearchParams();
  if (chosen.state !== "unresolved") query.set("estado", shown.estado);
  if (shown.clase) query.set("clase", shown.clase);
  if (shown.tipo) query.set("tipo", shown.tipo);
  if (shown.herramienta) query.set("herramienta", shown.herramienta);
  if (chosen.period !== "7d") query.set("periodo", shown.periodo);
  if (shown.buscar) query.set("buscar", shown.buscar);
  if (before) query.set("antes", before);
  if (error) query.set("error", error);
  if (occurrencesBefore) query.set("veces-antes", occurrencesBefore);
  return `/admin/errores${query.size > 0 ? `?${query}` : ""}`;
}

/** The same list as a file. */
export function exportHref({ state, kind, type, tool, period, q }: ErrorChoices): string {
  const query = new URLSearchParams({ state, period });
  for (const [name, value] of Object.entries({ kind, type, tool, q })) if (value) query.set(name, value);
  return `/api/admin/errors/export.csv?${query}`;
}

function keyOf<Key extends string>(names: Record<Key, string>, name: string | null): Key | undefined {
  return (Object.keys(names) as Key[]).find((key) => names[key] === name);
}
