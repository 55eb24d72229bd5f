import { counted } from "../../shared/format/counted.ts";
import { formatNumber, formatPercent } from "../../shared/format/format.ts";
import { HOUR_S, MINUTE_MS } from "../../shared/time/durations.ts";
import type { ArchiveWords } from "./archive.ts";
import { foldOverTime, type Sample } from "./fold.ts";
import { workName } from "./jobs.ts";
import { latencyAt, timedRequests } from "./latency.ts";
import { DUE_KINDS, type DueKind, type MetricValues } from "./metrics.ts";
import { formatBytes, formatMs, formatSpan } from "./words.ts";

/** How each part of the running system is, in words and with the reason: thresholds are choices of ours, written here. */

export type Level = "good" | "attention" | "bad" | "unknown";

export const LEVEL_NAMES: Record<Level, string> = {
  good: "Bien",
  attention: "Atención",
  bad: "Mal",
  unknown: "Sin datos",
};

export interface Status {
  id: string;
  label: string;
  level: Level;
  /** The figure that it rests on. */
  value: string;
  /** Why it is good or not. */
  reason: string;
}

export interface WorkHealth {
  name: string;
  lastRoundAt: Date;
  lastErrorAt: Date | null;
  /** Longest time between two rounds, in seconds; null where it is not known, and an hour then. */
  everySeconds: number | null;
  /** Since when a round of it may begin that has not begun; absent where none waits. */
  waitsSince?: Date | null;
  /** Since when a round of it is under way; absent where none is. */
  runsSince?: Date | null;
}

export interface BackupHealth {
  /** False where others back PostgreSQL up. */
  isOurs: boolean;
  lastAt: Date | null;
}

export interface Observed {
  now: Date;
  /** Minutes, oldest first; the last hour is enough. */
  samples: readonly Sample[];
  works: readonly WorkHealth[];
  backup: BackupHealth;
  archive: ArchiveWords;
  /** When the process that answers has started. */
  startedAt: Date;
  hasMailServer: boolean;
  /** Rows that were given up in the last 24 hours, by the names of their works. */
  givenUp: Readonly<Record<string, number>>;
}

/** Minutes that count as now: a single quiet one says little. */
const NOW_MINUTES = 5;
const FEW_REQUESTS = 20;

/** A work is late after so many times of its rhythm; an hour is the shortest that is told. */
const LATE_SHARE = 1.25;

/** A round waits for a message, for a minute at most; so much longer nobody works at the queue. */
const LONG_WAIT_MS = 5 * MINUTE_MS;

/** So many in a day have a common cause. */
const MANY_GIVEN_UP = 50;

const HALF_GB = 512 * 1024 ** 2;

/** Worst first. */
const ORDER: Record<Level, number> = { bad: 0, attention: 1, unknown: 2, good: 3 };

/**
 * The status of each part of the product from its latest measurements, the worst first. Parts that were never measured
 * are left out, as are figures of the last minutes when no sample is recent.
 */
export function statusBoard(observed: Observed): Status[] {
  const { samples, now } = observed;
  const recent = samples.filter(({ at }) => now.getTime() - at.getTime() <= (NOW_MINUTES + 1) * MINUTE_MS);
  const values = foldOverTime(recent.map((sample) => sample.values));
  const known = latestOf(samples);
  return [
    measuring(observed),
    ...(recent.length > 0 ? [answers(values), times(values), loop(values), memory(values), database(values)] : []),
    ...("disk.free" in known ? [disk(known)] : []),
    ...("mail.waiting" in known ? [mail(known, observed.hasMailServer)] : []),
    ...("due.imports" in known ? [waiting(known, observed.hasMailServer)] : []),
    works(observed),
    givenUpWorks(observed),
    backups(observed),
    { id: "archive", label: "Diario archivado", ...archived(observed) },
  ].sort((a, b) => ORDER[a.level] - ORDER[b.level]);
}

/** The last known value of each. */
export function latestOf(samples: readonly Sample[]): MetricValues {
  return Object.assign({}, ...samples.map(({ values }) => values));
}

const graded = (value: number, attention: number, bad: number): Level =>
  value >= bad ? "bad" : value >= attention ? "attention" : "good";

function measuring({ samples, now, startedAt }: Observed): Status {
  const common = { id: "measuring", label: "Medición" };
  const last = samples.at(-1);
  const ageS = last ? (now.getTime() - last.at.getTime()) / 1000 : Number.POSITIVE_INFINITY;
  if (ageS <= 180) {
    return { ...common, level: "good", value: "Cada minuto", reason: "El último minuto está medido." };
  }
  if (now.getTime() - startedAt.getTime() < 3 * MINUTE_MS) {
    return {
      ...common,
      level: "unknown",
      value: "Empieza ahora",
      reason: "Umbral acaba de arrancar: el primer minuto se mide enseguida.",
    };
  }
  return {
    ...common,
    level: "bad",
    value: last ? `Hace ${formatSpan(ageS)}` : "Nunca",
    reason: "No llegan medidas: la base de datos no las acepta o el proceso está bloqueado.",
  };
}

function answers(values: MetricValues): Status {
  const total = (values["requests.pages"] ?? 0) + (values["requests.api"] ?? 0);
  const failed = values["requests.failed"] ?? 0;
  const share = total === 0 ? 0 : failed / total;
  const level = total < FEW_REQUESTS ? (failed > 0 ? "attention" : "good") : graded(share, 0.005, 0.02);
  return {
    id: "answers",
    label: "Respuestas",
    level,
    value: failed === 0 ? "Sin fallos" : `${formatNumber(failed)} de ${formatNumber(total)}`,
    reason:
      failed === 0
        ? `${counted(total, "petición", "peticiones")} en los últimos ${NOW_MINUTES} minutos, ninguna con error 5xx.`
        : `${formatPercent(share)} de errores 5xx en los últimos ${NOW_MINUTES} minutos. Atención desde el ${formatPercent(0.005)}, mal desde el ${formatPercent(0.02)}.`,
  };
}

function times(values: MetricValues): Status {
  const p95 = latencyAt(values, 0.95);
  const common = { id: "times", label: "Tiempo de respuesta" };
  if (p95 === null) return { ...common, level: "good", value: "Sin peticiones", reason: "Nadie ha pedido nada." };
  const timed = timedRequests(values);
  if (timed < FEW_REQUESTS) {
    return {
      ...common,
      // Of so few the slowest one decides, which may be the first after the start.
      level: graded(p95, 500, Number.POSITIVE_INFINITY),
      value: `${formatMs(p95)} (p95)`,
      reason: `Solo ${counted(timed, "petición", "peticiones")} en los últimos ${NOW_MINUTES} minutos: manda la más lenta. Atención desde 500\u00a0ms; mal, solo con ${FEW_REQUESTS} o más.`,
    };
  }
  return {
    ...common,
    level: graded(p95, 500, 2000),
    value: `${formatMs(p95)} (p95)`,
    reason: "95 de cada 100 peticiones tardan menos. Atención desde 500\u00a0ms, mal desde 2\u00a0s.",
  };
}

const UNMEASURED = { level: "unknown", value: "Sin medir", reason: "Se mide con el próximo minuto." } as const;

function loop(values: MetricValues): Status {
  const common = { id: "loop", label: "Bucle de eventos" };
  if (values["loop.delay"] === undefined && values["loop.use"] === undefined) return { ...common, ...UNMEASURED };
  const [delay, use] = [values["loop.delay"] ?? 0, values["loop.use"] ?? 0];
  const byDelay = graded(delay, 100, 500);
  const byUse = graded(use, 0.7, 0.9);
  return {
    ...common,
    level: ORDER[byDelay] < ORDER[byUse] ? byDelay : byUse,
    value: `${formatMs(delay)}, ${formatPercent(use, 0)} ocupado`,
    reason: "Atención desde 100\u00a0ms de retraso o un 70\u00a0% de uso, mal desde 500\u00a0ms o un 90\u00a0%.",
  };
}

function memory(values: MetricValues): Status {
  const common = { id: "memory", label: "Memoria" };
  const share = values["memory.heapShare"];
  if (share === undefined) return { ...common, ...UNMEASURED };
  return {
    ...common,
    level: graded(share, 0.75, 0.9),
    value: formatBytes(values["memory.rss"] ?? 0),
    reason: `El montón usa un ${formatPercent(share, 0)} de lo que admite. Atención desde el 75\u00a0%, mal desde el 90\u00a0%.`,
  };
}

function database(values: MetricValues): Status {
  const ping = values["db.ping"];
  const common = { id: "database", label: "Base de datos" };
  if (ping === undefined) return { ...common, ...UNMEASURED };
  return {
    ...common,
    level: graded(ping, 50, 500),
    value: `Responde en ${formatMs(ping)}`,
    reason: "La más lenta de las consultas vacías. Atención desde 50\u00a0ms, mal desde 500\u00a0ms.",
  };
}

function disk(values: MetricValues): Status {
  const free = values["disk.free"]!;
  const share = free / Math.max(1, values["disk.total"] ?? 1);
  const level = share < 0.05 || free < HALF_GB ? "bad" : share < 0.15 ? "attention" : "good";
  return {
    id: "disk",
    label: "Disco",
    level,
    value: `${formatBytes(free)} libres`,
    reason: `Queda un ${formatPercent(share, 0)}. Atención por debajo del 15\u00a0%, mal por debajo del 5\u00a0% o de 512\u00a0MB.`,
  };
}

function mail(values: MetricValues, hasMailServer: boolean): Status {
  const [wait, oldest, failed] = [values["mail.waiting"] ?? 0, values["mail.oldest"] ?? 0, values["mail.failed"] ?? 0];
  const common = { id: "mail", label: "Correo" };
  if (!hasMailServer) {
    return {
      ...common,
      level: "attention",
      value: "Sin servidor de correo",
      reason: `Nadie entrega los correos: hay ${formatNumber(wait)} en espera. Configura SMTP_URL.`,
    };
  }
  const level = oldest >= 3600 ? "bad" : oldest >= 900 || failed > 0 ? "attention" : "good";
  return {
    ...common,
    level,
    value: wait === 0 ? "Nada en espera" : `${formatNumber(wait)} en espera`,
    reason:
      failed > 0
        ? `${formatNumber(failed)} ${failed === 1 ? "correo no se pudo" : "correos no se pudieron"} entregar en 24 horas.`
        : oldest > 0
          ? `El más antiguo espera desde hace ${formatSpan(oldest)}. Atención desde 15 minutos, mal desde una hora.`
          : "Los correos salen en cuanto se escriben.",
  };
}

/** Without a mail server mails wait for ever, which the line of the mail says. */
function waiting(values: MetricValues, hasMailServer: boolean): Status {
  const kinds = (Object.keys(DUE_KINDS) as DueKind[]).filter((kind) => kind !== "mails" || hasMailServer);
  const slowest = kinds.reduce((a, b) => (oldestOf(values, b) > oldestOf(values, a) ? b : a));
  const oldest = oldestOf(values, slowest);
  const count = kinds.reduce((sum, kind) => sum + (values[`due.${kind}`] ?? 0), 0);
  return {
    id: "waiting",
    label: "Trabajo en espera",
    level: graded(oldest, 900, 3600),
    value: count === 0 ? "Nada en espera" : `${formatNumber(count)} en espera`,
    reason:
      count === 0
        ? "Todo lo que tocaba está hecho."
        : `Lo más antiguo (${DUE_KINDS[slowest].label.toLowerCase()}) espera desde hace ${formatSpan(oldest)}. Atención desde 15 minutos, mal desde una hora.`,
  };
}

const oldestOf = (values: MetricValues, kind: DueKind): number => values[`due.${kind}.oldest`] ?? 0;

/** Why a work does not go well: `late` has not gone round for longer than any pause, `waits` finds nobody who begins it. */
export type WorkTrouble = "late" | "waits" | "failed";

export function workTrouble(work: WorkHealth, now: Date): WorkTrouble | null {
  const { lastRoundAt, lastErrorAt, everySeconds, waitsSince, runsSince } = work;
  const late = Math.max(everySeconds ?? 0, HOUR_S) * 1000 * LATE_SHARE;
  // A round that takes long is no round that does not come; `keepThread` ends one that no longer lives.
  if (now.getTime() - lastRoundAt.getTime() > late && !runsSince) return "late";
  if (waitsSince && !runsSince && now.getTime() - waitsSince.getTime() > LONG_WAIT_MS) return "waits";
  return lastErrorAt !== null && lastErrorAt.getTime() >= lastRoundAt.getTime() - 1000 ? "failed" : null;
}

const TROUBLE_LEVELS: Record<WorkTrouble, Level> = { late: "bad", waits: "attention", failed: "attention" };

/** A work that failed in its last round, finds nobody who begins it, or has not gone round for longer than any pause. */
export function workLevel(work: WorkHealth, now: Date): Level {
  const trouble = workTrouble(work, now);
  return trouble === null ? "good" : TROUBLE_LEVELS[trouble];
}

function works({ works: all, now, startedAt }: Observed): Status {
  const common = { id: "works", label: "Trabajos de fondo" };
  if (all.length === 0) {
    return { ...common, level: "unknown", value: "Sin datos", reason: "Ningún trabajo ha dado todavía una vuelta." };
  }
  const newest = Math.max(...all.map(({ lastRoundAt }) => lastRoundAt.getTime()));
  if (now.getTime() - newest > 5 * MINUTE_MS && now.getTime() - startedAt.getTime() > 5 * MINUTE_MS) {
    const span = formatSpan((now.getTime() - newest) / 1000);
    return { ...common, level: "bad", value: "Parados", reason: `El hilo de fondo no trabaja desde hace ${span}.` };
  }
  const failing = all.filter((work) => workLevel(work, now) !== "good");
  if (failing.length > 0) {
    return {
      ...common,
      level: failing.some((work) => workLevel(work, now) === "bad") ? "bad" : "attention",
      value: `${formatNumber(failing.length)} de ${formatNumber(all.length)}`,
      reason: `No van bien: ${failing.map(({ name }) => workName(name)).join(", ")}.`,
    };
  }
  return {
    ...common,
    level: "good",
    value: `${formatNumber(all.length)} en marcha`,
    reason: "Su última vuelta acabó bien.",
  };
}

/** Rows that are not tried any more: each waits for somebody who looks. */
function givenUpWorks({ givenUp }: Observed): Status {
  const common = { id: "given-up", label: "Trabajos que se rindieron" };
  const total = Object.values(givenUp).reduce((sum, count) => sum + count, 0);
  if (total === 0) {
    return { ...common, level: "good", value: "Ninguno", reason: "En 24 horas nada ha agotado sus intentos." };
  }
  const worst = Object.entries(givenUp).sort(([, a], [, b]) => b - a);
  return {
    ...common,
    level: graded(total, 1, MANY_GIVEN_UP),
    value: `${formatNumber(total)} en 24 horas`,
    reason: `${worst.map(([name, count]) => `${workName(name)}: ${formatNumber(count)}`).join(", ")}. Atención desde uno, mal desde ${MANY_GIVEN_UP}.`,
  };
}

function backups({ backup, now, startedAt }: Observed): Status {
  const common = { id: "backup", label: "Copia de seguridad" };
  if (!backup.isOurs) {
    return {
      ...common,
      level: "attention",
      value: "Ninguna aquí",
      reason:
        "En la carpeta de este proceso no hay copias: de varios, uno solo las hace, en la suya. Comprueba allí que son de hoy.",
    };
  }
  const ageS = backup.lastAt ? (now.getTime() - backup.lastAt.getTime()) / 1000 : Number.POSITIVE_INFINITY;
  if (!backup.lastAt) {
    const isYoung = now.getTime() - startedAt.getTime() < 70 * MINUTE_MS;
    return {
      ...common,
      level: isYoung ? "unknown" : "bad",
      value: "Ninguna todavía",
      reason: "La primera se escribe un minuto después de arrancar.",
    };
  }
  return {
    ...common,
    level: graded(ageS, 2 * 3600, 26 * 3600),
    value: `Hace ${formatSpan(ageS)}`,
    reason: "Se escribe cada hora en marcha. Atención desde 2 horas, mal desde un día.",
  };
}

const archived = ({ archive: { level, value, text } }: Observed) => ({ level, value, reason: text });
