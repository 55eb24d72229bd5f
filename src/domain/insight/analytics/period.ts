import { DAY_MS } from "../../shared/time/durations.ts";
import { addDays } from "../../shared/time/local-time.ts";

/** The chosen days, and earlier ones to compare them with. All days are ISO dates of Madrid, both ends counted. */

export const PERIOD_KINDS = ["30", "90", "365", "ano", "otro"] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];

export interface Days {
  from: string;
  to: string;
}

export interface Period extends Days {
  kind: PeriodKind;
  /** As long, right before; for this year the same days of last year. */
  before: Days;
  /** Error of the chosen days; the last thirty are shown instead. */
  error: string | null;
}

const LONGEST_DAYS = 1830;

/** Both ends counted. */
export const daysIn = ({ from, to }: Days): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1;

/** Reads `periodo, desde, hasta`. */
export function readPeriod(params: Pick<URLSearchParams, "get">, today: string): Period {
  const kind = PERIOD_KINDS.find((one) => one === params.get("periodo")) ?? "30";
  if (kind === "ano") return thisYear(today);
  if (kind !== "otro") return lastDays(kind, today, null);
  const [from, to] = [params.get("desde") ?? "", params.get("hasta") ?? ""];
  const error = problemOf(from, to);
  if (error !== null) return lastDays("30", today, error);
  const length = daysIn({ from, to });
  return { kind, from, to, before: { from: addDays(from, -length), to: addDays(from, -1) }, error: null };
}

function problemOf(from: string, to: string): string | null {
  if (!isDay(from) || !isDay(to)) return "Elige el primer y el último día.";
  if (from > to) return "El último día no puede ser anterior al primero.";
  return daysIn({ from, to }) > LONGEST_DAYS ? "Elige como mucho cinco años." : null;
}

function isDay(text: string): boolean {
  if (!/^(20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text;
}

function lastDays(kind: "30" | "90" | "365", today: string, error: string | null): Period {
  const length = Number(kind);
  const from = addDays(today, 1 - length);
  return { kind, from, to: today, before: { from: addDays(from, -length), to: addDays(from, -1) }, error };
}

function thisYear(today: string): Period {
  const year = Number(today.slice(0, 4));
  const to = `${year - 1}${today.slice(4)}`;
  return {
    kind: "ano",
    from: `${year}-01-01`,
    to: today,
    // 29 February has no last year.
    before: { from: `${year - 1}-01-01`, to: isDay(to) ? to : `${year - 1}-02-28` },
    error: null,
  };
}

/** The period as an address says it. */
export function periodQuery({ kind, from, to }: Pick<Period, "kind" | "from" | "to">): string {
  return kind === "otro" ? `?periodo=otro&desde=${from}&hasta=${to}` : `?periodo=${kind}`;
}
