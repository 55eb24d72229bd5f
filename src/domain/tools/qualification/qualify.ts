import { BUDGET_POINTS, type BudgetAnswers, type BudgetTest, testBudget } from "./budget.ts";
import { type Engagement, type EngagementEvent, engagementOf } from "./engagement.ts";

/**
 * Order of leads, and questions to ask next. Only answers about the purchase and the lead's own acts enter: neither
 * name, nationality, sex, age, religion, health nor family has a field here.
 */

export const GRADES = ["A", "B", "C", "D"] as const;
export type Grade = (typeof GRADES)[number];

export const DECIDES = ["solo", "compartida"] as const;
export const TIMELINES = ["un_mes", "tres_meses", "seis_meses", "mas_tarde"] as const;
export const FINANCING = ["contado", "aprobada", "en_tramite", "sin_mirar"] as const;
export const NEEDS = ["zone", "homeType", "rooms", "area", "reason"] as const;
export type Need = (typeof NEEDS)[number];

export type Decides = (typeof DECIDES)[number];
export type Timeline = (typeof TIMELINES)[number];
export type Financing = (typeof FINANCING)[number];

const DECIDES_POINTS: Record<Decides, number> = { solo: 15, compartida: 10 };
const TIMELINE_POINTS: Record<Timeline, number> = { un_mes: 20, tres_meses: 15, seis_meses: 8, mas_tarde: 3 };
const FINANCING_POINTS: Record<Financing, number> = { contado: 10, aprobada: 10, en_tramite: 6, sin_mirar: 2 };
const POINTS_PER_NEED = 5;

const FIT_SHARE = 0.7;
const ENGAGEMENT_SHARE = 0.3;
/** Score from which each grade begins. */
export const GRADE_FROM: Record<Grade, number> = { A: 75, B: 55, C: 35, D: 0 };
/** Below this share of the answers a score would say more about us than about them. */
const LEAST_COMPLETE = 0.5;

export interface LeadAnswers {
  budget: Omit<BudgetAnswers, "paysCash">;
  decides?: Decides | undefined;
  /** Known needs. */
  needs: readonly Need[];
  timeline?: Timeline | undefined;
  financing?: Financing | undefined;
  events: readonly EngagementEvent[];
}

export const FIT_FIELDS = ["budget", "need", "timeline", "authority", "financing"] as const;
export type FitField = (typeof FIT_FIELDS)[number];

export interface FitLine {
  field: FitField;
  points: number;
  max: number;
  /** Part of its weight that has an answer. */
  known: number;
}

export interface Qualification {
  fit: number;
  engagement: Engagement;
  /** One decimal. */
  score: number;
  /** Grade by the rules; null where too little is known. */
  grade: Grade | null;
  /** Share of the weight that has an answer, 0 to 1. */
  completeness: number;
  lines: FitLine[];
  budget: BudgetTest;
  /** Unasked questions, the heaviest first. */
  missing: { field: FitField; weight: number; needs: Need[] }[];
}

/**
 * Qualifies a lead: fit (0 to 100 points from budget, need, timeline, authority and financing), interest shown by their
 * actions, and a grade. Where too little is known the grade is null rather than low. `missing` lists questions to ask,
 * the weightiest first.
 */
export function qualify(answers: LeadAnswers, today: string): Qualification {
  const budget = testBudget({ ...answers.budget, paysCash: answers.financing === "contado" }, today);
  const engagement = engagementOf(answers.events, today);
  const { decides, timeline, financing } = answers;
  const needs = NEEDS.filter((need) => answers.needs.includes(need));
  const lines: FitLine[] = [
    line("budget", BUDGET_POINTS, budget.kind === "tested" ? budget.points : undefined),
    {
      field: "need",
      points: needs.length * POINTS_PER_NEED,
      max: NEEDS.length * POINTS_PER_NEED,
      known: needs.length / NEEDS.length,
    },
    line("timeline", 20, timeline && TIMELINE_POINTS[timeline]),
    line("authority", 15, decides && DECIDES_POINTS[decides]),
    line("financing", 10, financing && FINANCING_POINTS[financing]),
  ];
  const fit = lines.reduce((sum, { points }) => sum + points, 0);
  const completeness = lines.reduce((sum, { max, known }) => sum + max * known, 0) / 100;
  const score = scoreOf(fit, engagement.points);
  return {
    fit,
    engagement,
    score,
    grade: completeness < LEAST_COMPLETE ? null : gradeOf(score),
    completeness,
    lines,
    budget,
    missing: lines
      .map(({ field, max, known }) => ({
        field,
        weight: Math.round(max * (1 - known)),
        needs: field === "need" ? NEEDS.filter((need) => !needs.includes(need)) : [],
      }))
      .filter(({ weight }) => weight > 0)
      // Equal ones keep the order of the fields, because the sort is stable.
      .sort((a, b) => b.weight - a.weight),
  };
}

/** @param engagement after its decay */
export function scoreOf(fit: number, engagement: number): number {
  return Math.round((FIT_SHARE * fit + ENGAGEMENT_SHARE * engagement) * 10) / 10;
}

/** Grade of a score from 0 to 100: A from 75, B from 55, C from 35, else D. */
export function gradeOf(score: number): Grade {
  return GRADES.find((grade) => score >= GRADE_FROM[grade]) ?? "D";
}

function line(field: FitField, max: number, points: number | undefined): FitLine {
  return { field, points: points ?? 0, max, known: points === undefined ? 0 : 1 };
}

/** Points of the score that a line of the fit is worth. */
export const inScore = (points: number): number => FIT_SHARE * points;
/** Points of the score that interest contributes: three tenths of its own points. */
export const engagementInScore = ({ points }: Engagement): number => ENGAGEMENT_SHARE * points;
