import { type Days, daysIn } from "../../insight/analytics/period.ts";
import { addDays, startOfWeek, weekdayOf } from "../../shared/time/local-time.ts";

/** Figures of the administration, made of rows that were counted by the database. */

/** Below it a share or an average is chance, and is marked. */
export const SMALL_SAMPLE = 10;

/** Whether fewer than ten cases lie behind a figure, which is then marked as uncertain. */
export const isSmall = (sample: number): boolean => sample < SMALL_SAMPLE;

/** Against the period before, as a part of it; null where nothing was there to compare with. */
export const changeOf = (now: number, before: number): number | null => (before === 0 ? null : (now - before) / before);

/** Fraction of the whole, 0 to 1; null where there is no whole. */
export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

export interface DayCount {
  day: string;
  count: number;
}

/** Sum of the counts from `from` to `to`, both days included (`2026-10-25`). */
export const sumWithin = (rows: readonly DayCount[], { from, to }: Days): number =>
  rows.reduce((sum, { day, count }) => (day >= from && day <= to ? sum + count : sum), 0);

export type Grain = "dia" | "semana" | "mes";

/** How finely a period is drawn: at most some sixty points. */
export function grainOf(period: Days): Grain {
  const days = daysIn(period);
  return days <= 62 ? "dia" : days <= 366 ? "semana" : "mes";
}

/** The parts of a period in their order. The first and the last may be cut short by its ends. */
export function partsOf(period: Days, grain = grainOf(period)): Days[] {
  const parts: Days[] = [];
  for (let from = period.from; from <= period.to; ) {
    const end = grain === "dia" ? from : grain === "semana" ? endOfWeek(from) : endOfMonth(from);
    const to = end < period.to ? end : period.to;
    parts.push({ from, to });
    from = addDays(to, 1);
  }
  return parts;
}

const endOfWeek = (day: string) => addDays(day, 6 - weekdayOf(day));
const endOfMonth = (day: string) => {
  const next = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return addDays(next.toISOString().slice(0, 10), -1);
};

/** One value for each part. */
export function foldInto(rows: readonly DayCount[], parts: readonly Days[]): number[] {
  const byDay = new Map(rows.map(({ day, count }) => [day, count]));
  return parts.map(({ from, to }) => {
    let sum = 0;
    for (let day = from; day <= to; day = addDays(day, 1)) sum += byDay.get(day) ?? 0;
    return sum;
  });
}

/** Accounts that have a plan, as the billing tables group them. */
export interface PlanGroup {
  plan: string;
  interval: "month" | "year" | null;
  /** Paid through the payment service. */
  isOnline: boolean;
  /** Its last payment failed. */
  isLate: boolean;
  count: number;
}

interface Prices {
  plans: readonly { id: string; name: string; monthlyEuros: number }[];
  monthsPaidYearly: number;
}

export interface PlanRow {
  id: string;
  name: string;
  online: number;
  late: number;
  byHand: number;
  /** Euros a month of those who pay online. */
  monthlyEuros: number;
}

/** Accounts by plan, and their monthly revenue. The trial pays nothing and stands apart. */
export function revenueOf(
  groups: readonly PlanGroup[],
  { plans, monthsPaidYearly }: Prices,
): { plans: PlanRow[]; monthlyEuros: number; trials: number } {
  const rows = plans
    .filter(({ monthlyEuros }) => monthlyEuros > 0)
    .map(({ id, name, monthlyEuros }) => {
      const own = groups.filter(({ plan }) => plan === id);
      const count = (is: (group: PlanGroup) => boolean) => own.filter(is).reduce((sum, group) => sum + group.count, 0);
      const paying = own.filter(({ isOnline, isLate }) => isOnline && !isLate);
      return {
        id,
        name,
        online: count(({ isOnline, isLate }) => isOnline && !isLate),
        late: count(({ isOnline, isLate }) => isOnline && isLate),
        byHand: count(({ isOnline }) => !isOnline),
        monthlyEuros: paying.reduce(
          (sum, { count: n, interval }) =>
            sum + n * (interval === "year" ? (monthlyEuros * monthsPaidYearly) / 12 : monthlyEuros),
          0,
        ),
      };
    });
  return {
    plans: rows,
    monthlyEuros: rows.reduce((sum, row) => sum + row.monthlyEuros, 0),
    trials: groups.filter(({ plan }) => plan === "prueba").reduce((sum, { count }) => sum + count, 0),
  };
}

export interface FunnelCounts {
  views: number;
  forms: number;
  accounts: number;
  withResult: number;
  paying: number;
}

export interface FunnelStep {
  id: keyof FunnelCounts;
  label: string;
  definition: string;
  count: number;
  /** Share of the step before; null where that one was empty. */
  share: number | null;
}

const STEPS: readonly Pick<FunnelStep, "id" | "label" | "definition">[] = [
  {
    id: "views",
    label: "Páginas vistas",
    definition: "Páginas públicas abiertas en el periodo. Son vistas, no personas.",
  },
  {
    id: "forms",
    label: "Personas con formulario",
    definition: "Correos distintos que enviaron un formulario o pidieron una demostración.",
  },
  {
    id: "accounts",
    label: "Cuentas creadas",
    definition: "Cuentas creadas en el periodo, con formulario antes o sin él.",
  },
  {
    id: "withResult",
    label: "Con primer resultado",
    definition: "De esas cuentas, las que han hecho al menos un cálculo hasta hoy.",
  },
  {
    id: "paying",
    label: "Pagan hoy",
    definition: "De esas cuentas, las que hoy pagan en línea, solas o con su agencia.",
  },
];

/**
 * The funnel's steps, each with its share of the step before, as a fraction: null for the first one and after an empty
 * step.
 */
export const funnelOf = (counts: FunnelCounts): FunnelStep[] =>
  STEPS.map((step, i) => ({
    ...step,
    count: counts[step.id],
    share: i === 0 ? null : shareOf(counts[step.id], counts[STEPS[i - 1]!.id]),
  }));

export interface CohortRow {
  /** Monday of the week of the sign-up. */
  week: string;
  size: number;
  /** Share of them that was active as many weeks later as the entry's index; null for weeks that are not over. */
  shares: (number | null)[];
}

/**
 * How many of those who came in a week were active in the weeks after it. The running week is left out: it is not over.
 *
 * @param sizes accounts by the Monday of their week
 * @param active accounts of a week that were active in another
 */
export function retentionOf(
  sizes: readonly { week: string; count: number }[],
  active: readonly { week: string; in: string; count: number }[],
  { weeks, today }: { weeks: number; today: string },
): CohortRow[] {
  const running = startOfWeek(today);
  const found = new Map(active.map((row) => [`${row.week} ${row.in}`, row.count]));
  return Array.from({ length: weeks }, (_, i) => addDays(running, -7 * (weeks - i))).map((week) => {
    const size = sizes.find((row) => row.week === week)?.count ?? 0;
    return {
      week,
      size,
      shares: Array.from({ length: weeks }, (_, later) => {
        const then = addDays(week, 7 * later);
        return then >= running || size === 0 ? null : (found.get(`${week} ${then}`) ?? 0) / size;
      }),
    };
  });
}
