import type { FeedFormat, ImportState, RowAction } from "#domain/portfolio/feeds/feed-values.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import type { LeftOutRows } from "#server/portfolio/imports/imports.server.ts";

/** Addresses and words of the pages about imports. */

export const IMPORT_START = "/dashboard/cartera/importar";
export const IMPORTS = "/dashboard/cartera/importaciones";
export const SENDERS = "/dashboard/cartera/remitentes";

export const importHref = (id: string) => `${IMPORTS}/${id}`;

export const FORMAT_NAMES: Record<FeedFormat, string> = {
  kyero: "Kyero (XML)",
  csv: "CSV",
  xlsx: "Excel (XLSX)",
  idealista: "idealista (JSON)",
  fotocasa: "Fotocasa (JSON)",
  easybroker: "EasyBroker (JSON)",
  idealista18: "idealista18 (CSV)",
  reso: "RESO (JSON o CSV)",
};

/** Formats that a person may choose for a program or an address. */
export const SENT_FORMATS = ["kyero", "csv", "xlsx", "idealista", "fotocasa", "easybroker", "reso"] as const;

export const STATE_NAMES: Record<ImportState, string> = {
  recibida: "En cola",
  leyendo: "Leyendo",
  vista_previa: "Espera tu visto bueno",
  aplicando: "Aplicando",
  terminada: "Terminada",
  fallida: "No se ha podido leer",
  cancelada: "Cancelada",
};

export const STATE_TONES = {
  recibida: "neutral",
  leyendo: "plataforma",
  vista_previa: "warning",
  aplicando: "plataforma",
  terminada: "success",
  fallida: "destructive",
  cancelada: "neutral",
} as const satisfies Record<ImportState, string>;

export const ACTION_NAMES: Record<RowAction, string> = {
  nueva: "Nuevas",
  cambiada: "Cambiadas",
  igual: "Iguales",
  ausente: "Ausentes",
  erronea: "Erróneas",
};

export const EVERY_CHOICES = [
  { value: "60", label: "Cada hora" },
  { value: "360", label: "Cada 6 horas" },
  { value: "1440", label: "Cada día" },
  { value: "10080", label: "Cada semana" },
  { value: "", label: "Solo cuando yo lo pida" },
] as const;

export function everyText(minutes: number | null): string {
  if (minutes === null) return "en pausa";
  const known = EVERY_CHOICES.find(({ value }) => value === String(minutes));
  if (known) return known.label.toLowerCase();
  return minutes % 60 === 0 ? `cada ${formatNumber(minutes / 60)} horas` : `cada ${formatNumber(minutes)} minutos`;
}

export const homesText = (count: number) => `${formatNumber(count)} ${count === 1 ? "vivienda" : "viviendas"}`;
export const rowsText = (count: number) => `${formatNumber(count)} ${count === 1 ? "fila" : "filas"}`;

/** The changes of the file that a finished import has not made; null where it has made all. */
export function leftOutText({ nueva, cambiada, ausente }: LeftOutRows): string | null {
  const parts = [
    nueva > 0 && counted(nueva, "nueva no ha entrado", "nuevas no han entrado"),
    cambiada > 0 && counted(cambiada, "cambiada sigue como estaba", "cambiadas siguen como estaban"),
    ausente > 0 && counted(ausente, "ausente no se ha retirado", "ausentes no se han retirado"),
  ].filter((part) => part !== false);
  return parts.length === 0 ? null : `Lo dejaste fuera: ${parts.join("; ")}.`;
}

/** The fate of homes that a sender no longer sends, once the import is finished. */
export function absentText(absent: number, left: number): string {
  const before = "Las enviaba este remitente y ya no vienen.";
  if (left === 0) return `${before} Se han retirado; no se borran.`;
  if (left >= absent) return `${before} No se ha retirado ninguna: siguen en tu cartera.`;
  return `${before} Se han retirado ${formatNumber(absent - left)}; las demás siguen en tu cartera.`;
}
