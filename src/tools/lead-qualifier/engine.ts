import { isLatinAmericanCountry, LATIN_AMERICA } from "#domain/shared/places/tax-places.ts";
import { dayOfPast } from "#domain/shared/schema/past-day.ts";
import type { FactsFor } from "#domain/tools/facts.ts";
import type { EngagementEvent } from "#domain/tools/qualification/engagement.ts";
import {
  engagementInScore,
  type FitLine,
  inScore,
  type LeadAnswers,
  NEEDS,
  type Need,
  type Qualification,
  qualify,
} from "#domain/tools/qualification/qualify.ts";
import { placeName } from "#domain/tools/tax/cost-model.ts";
import { awaitsVisit, type LeadQualification, type TraceLine } from "./result.ts";
import type { QualifierInput } from "./schema.ts";
import { callScript, questionOf } from "./script.ts";
import {
  budgetWords,
  DECIDES_NAMES,
  EVENT_NAMES,
  FIELD_NAMES,
  FINANCING_NAMES,
  needWords,
  TIMELINE_NAMES,
} from "./words.ts";

/** The grade of a lead, the origin of every point, and the next questions. */
export function qualifyLead(input: QualifierInput, { today }: FactsFor<{ today: true }>): LeadQualification {
  const answers = answersOf(input, today);
  const { lines, ...lead } = qualify(answers, today);
  const currency = currencyOf(input);
  const override = input.override ? { grade: input.override, reason: input.overrideReason ?? null } : null;
  const [first] = lead.missing;
  return {
    ...lead,
    date: today,
    currency,
    trace: [...lines.map((line) => traceOf(line, lead, input, currency)), engagementTrace(lead)],
    override,
    script: callScript(lead, {
      grade: awaitsVisit({ ...lead, override }) ? "A" : (override?.grade ?? lead.grade),
      search: searchOf(input),
      currency,
    }),
    nextQuestion: first ? questionOf(first, lead.budget) : null,
    supposed:
      lead.budget.kind === "tested" && lead.budget.how !== "dicha"
        ? {
            rate: input.rate,
            years: input.years,
            maxIncomeShare: input.maxIncomeShare,
            loanToValue: input.loanToValue,
            placeName: input.place ? placeName(input.place) : null,
          }
        : null,
  };
}

/** ISO 4217 code of the buyer's amounts: that of a Latin American country, else euros, also where no place is given. */
export function currencyOf({ place }: Pick<QualifierInput, "place">): string {
  return place && isLatinAmericanCountry(place) ? LATIN_AMERICA[place].currency : "EUR";
}

function answersOf(input: QualifierInput, today: string): LeadAnswers {
  const { decides, timeline, financing } = input;
  const stated: Record<Need, unknown> = {
    zone: input.zone,
    homeType: input.homeType,
    rooms: input.rooms,
    area: input.areaM2,
    reason: input.reason,
  };
  return {
    budget: input,
    decides,
    timeline,
    financing,
    needs: NEEDS.filter((need) => stated[need] !== undefined),
    events: input.events.flatMap(({ kind, date }): EngagementEvent[] => {
      if (kind === undefined || date === undefined) return [];
      return [{ kind, date: dayOfPast(date, today) }];
    }),
  };
}

type Lead = Omit<Qualification, "lines">;

function traceOf(line: FitLine, lead: Lead, input: QualifierInput, currency: string): TraceLine {
  const { field, points, max, known } = line;
  const notAsked = "Sin preguntar.";
  const missingNeeds = lead.missing.find((one) => one.field === "need")?.needs ?? [];
  const why = {
    budget: budgetWords(lead.budget, currency),
    need: needWords(
      NEEDS.filter((need) => !missingNeeds.includes(need)),
      missingNeeds,
    ),
    timeline: input.timeline ? `${TIMELINE_NAMES[input.timeline]}.` : notAsked,
    authority: input.decides ? `${DECIDES_NAMES[input.decides]}.` : notAsked,
    financing: input.financing ? `${FINANCING_NAMES[input.financing]}.` : notAsked,
  }[field];
  return {
    field,
    label: FIELD_NAMES[field],
    points,
    max,
    known,
    why,
    added: inScore(points),
    addable: inScore(max),
  };
}

function engagementTrace({ engagement }: Lead): TraceLine {
  const counted = engagement.events.filter(({ left }) => left === undefined);
  const [newest] = counted;
  return {
    field: "engagement",
    label: "Interés reciente",
    points: engagement.points,
    max: 100,
    added: engagementInScore(engagement),
    addable: 30,
    known: 1,
    why: newest
      ? `${EVENT_NAMES[newest.kind]} ${agoOf(newest.days)}${counted.length > 1 ? `, y ${counted.length - 1} más` : ""}.`
      : "No consta que haya hecho nada.",
  };
}

const agoOf = (days: number) => (days === 0 ? "hoy" : days === 1 ? "ayer" : `hace ${days} días`);

/** `piso en Gràcia` */
function searchOf({ homeType, zone }: QualifierInput): string {
  const what = homeType ? homeType.charAt(0).toLowerCase() + homeType.slice(1) : "vivienda";
  return homeType || zone ? `${what}${zone ? ` en ${zone}` : ""}` : "";
}
