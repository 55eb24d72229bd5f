import { and, eq, gte, lt, sql } from "drizzle-orm";
import { openMinutesBetween } from "#domain/crm/contacts/business-hours.ts";
import { DEAL_STAGES, type DealKind } from "#domain/crm/contacts/contact-values.ts";
import type { Funnel } from "#domain/crm/contacts/dto.ts";
import type { StageEvidence } from "#domain/crm/contacts/stage-evidence.ts";
import { wayOf } from "#domain/crm/contacts/trades.ts";
import { type PersonActor, scopeOf } from "../../accounts/access/actor.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { dealsOfActor, furthestStep } from "./read-forecast.server.ts";
import { settingsOf } from "./settings.server.ts";

const MOST_DEALS = 50_000;

interface FunnelSpan {
  kind: DealKind;
  from: Date;
  to: Date;
}

/** The stages reached by the deals of a trade that began between two instants, and how they ended. */
export async function readFunnel(db: Db, actor: PersonActor, { kind, from, to }: FunnelSpan): Promise<Funnel> {
  const rows = await db
    .select({
      furthest: furthestStep,
      stage: deals.stage,
      source: deals.source,
      lossReason: deals.lossReason,
      winReason: sql<
        NonNullable<StageEvidence["firmado"]>["why"] | null
      >`case when ${deals.stage} = 'firmado' then ${deals.evidence} #>> '{firmado,why}' end`,
      createdAt: deals.createdAt,
      answeredAt: deals.answeredAt,
    })
    .from(deals)
    .innerJoin(contacts, eq(contacts.id, deals.contactId))
    .where(and(dealsOfActor(actor), eq(deals.kind, kind), gte(deals.createdAt, from), lt(deals.createdAt, to)))
    .limit(MOST_DEALS);
  const settings = await settingsOf(db, scopeOf(actor));
  const reached = wayOf(kind).map((stage) => ({
    stage,
    reached: rows.filter((row) => DEAL_STAGES.indexOf(row.furthest) >= DEAL_STAGES.indexOf(stage)).length,
  }));
  const minutes = rows
    .flatMap(({ createdAt, answeredAt }) => (answeredAt ? [openMinutesBetween(createdAt, answeredAt, settings)] : []))
    .sort((a, b) => a - b);
  const sources = new Map<string, { deals: number; signed: number }>();
  for (const { source, stage } of rows) {
    const one = sources.get(source) ?? { deals: 0, signed: 0 };
    sources.set(source, { deals: one.deals + 1, signed: one.signed + (stage === "firmado" ? 1 : 0) });
  }
  return {
    kind,
    rows: reached.map((row, i) => ({
      ...row,
      fromPrevious: reached[i - 1]?.reached ? row.reached / reached[i - 1]!.reached : null,
    })),
    lost: countsOf(rows.map(({ lossReason }) => lossReason)),
    won: countsOf(rows.map(({ winReason }) => winReason)),
    medianAnswerMinutes: medianOf(minutes),
    bySource: [...sources].map(([source, one]) => ({ source, ...one })).sort((a, b) => b.deals - a.deals),
  };
}

/** How often each reason was given, the most frequent first. */
function countsOf<Reason extends string>(reasons: readonly (Reason | null | undefined)[]) {
  const counts = new Map<Reason, number>();
  for (const reason of reasons) if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => ({ reason, count })).sort((a, b) => b.count - a.count);
}

/** @param sorted ascending; with an even count the two in the middle count alike */
function medianOf(sorted: readonly number[]): number | null {
  if (sorted.length === 0) return null;
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1]!, sorted[Math.floor(sorted.length / 2)]!];
  return (low + high) / 2;
}
