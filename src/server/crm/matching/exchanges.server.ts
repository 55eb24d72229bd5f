import { and, asc, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { Answer, Exchange } from "#domain/crm/matching/compared.ts";
import { CRITERIA, CRITERION_NAMES, type Criterion, type Weights } from "#domain/crm/matching/criteria.ts";
import { learnedWeights, type Verdict } from "#domain/crm/matching/learned-weights.ts";
import { isNews } from "#domain/crm/matching/offer-state.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contactEvents } from "../../platform/db/tables/crm-contacts.server.ts";
import { isAboutHome } from "./listed-home.server.ts";

/**
 * Homes that buyers were told of, and their answers. Both are lines of the contact's timeline, so that they move when contacts are merged, are
 * handed out and erased with them, and can be read by whoever opens the file.
 */

export const IS_SENT_HOME = sql`${contactEvents.data} ->> 'isSentHome' = 'true'`;
const HAS_VERDICT = sql`${contactEvents.data} ? 'verdict'`;

/** The data of a line that says what a buyer answered. */
export interface VerdictData {
  direction: "entrante";
  verdict: Answer;
  because: Criterion | null;
  /** The state of the home then, as `offerState` writes it. */
  state: string;
  /** How the home scored then. */
  scores: Partial<Record<Criterion, number>>;
}

/** Answers that are read at most, the latest: older ones hardly move a weight any more. */
const MOST_ANSWERS = 20_000;

/** The weights of each contact that has answered something; whoever has not is absent. */
export async function weightsOf(db: Db, contactIds: readonly string[]): Promise<Map<string, Weights>> {
  if (contactIds.length === 0) return new Map();
  const { contactId, data, at, id } = contactEvents;
  const rows = await db
    .select({ contactId, data })
    .from(contactEvents)
    .where(and(inArray(contactId, [...contactIds]), HAS_VERDICT))
    .orderBy(desc(at), desc(id))
    .limit(MOST_ANSWERS);
  const byContact = new Map<string, Verdict[]>();
  for (const row of rows.reverse()) {
    byContact.set(row.contactId, [...(byContact.get(row.contactId) ?? []), verdictOf(row.data)]);
  }
  return new Map([...byContact].map(([contact, verdicts]) => [contact, learnedWeights(verdicts)]));
}

const isCriterion = (value: unknown): value is Criterion => CRITERIA.includes(value as Criterion);

function verdictOf(data: Record<string, unknown>): Verdict {
  const { verdict, because, scores } = data as Partial<VerdictData>;
  return { isLiked: verdict === "encaja", because: isCriterion(because) ? because : null, scores: scores ?? {} };
}

const NOTHING: Exchange = { sentAt: null, isNews: false, answer: null };

interface Pairs {
  homeIds: readonly string[];
  contactIds: readonly string[];
  /** The state of a home now, as `offerState` writes it. */
  stateOf: (homeId: string) => string;
}

/** The last sending and the last answer of each pair, by `pairKey`. */
export async function exchangesOf(db: Db, { homeIds, contactIds, stateOf }: Pairs): Promise<(pair: Pair) => Exchange> {
  const told = new Map<string, Exchange>();
  if (homeIds.length > 0 && contactIds.length > 0) {
    const { contactId, at, id, data } = contactEvents;
    const marketHomeId = sql<string>`${data} ->> 'marketHomeId'`;
    const homeId = sql<string>`coalesce(${contactEvents.homeId}::text, ${marketHomeId})`;
    const rows = await db
      .select({ contactId, homeId, at, data })
      .from(contactEvents)
      .where(
        and(
          or(inArray(contactEvents.homeId, [...homeIds]), inArray(marketHomeId, [...homeIds])),
          inArray(contactId, [...contactIds]),
          sql`(${IS_SENT_HOME} or ${HAS_VERDICT})`,
        ),
      )
      .orderBy(asc(at), asc(id));
    for (const row of rows) {
      const pair = { contactId: row.contactId, homeId: row.homeId };
      const before = told.get(pairKey(pair)) ?? NOTHING;
      const { verdict, because, state } = row.data;
      const at = row.at.toISOString();
      // Whichever line came last says what they know; where it kept no state, the home is no news.
      const news = isNews(typeof state === "string" ? state : null, stateOf(pair.homeId));
      if (verdict === undefined) told.set(pairKey(pair), { ...before, sentAt: at, isNews: news });
      else {
        const answer = { answer: verdict as Answer, because: isCriterion(because) ? because : null, at };
        told.set(pairKey(pair), { ...before, answer, isNews: news });
      }
    }
  }
  return (pair) => told.get(pairKey(pair)) ?? NOTHING;
}

interface Pair {
  homeId: string;
  contactId: string;
}
const pairKey = ({ homeId, contactId }: Pair): string => `${homeId} ${contactId}`;

/** The line of the timeline: "Le encaja la vivienda", or "No le encaja la vivienda, por zona". */
export const verdictText = (answer: Answer, because: Criterion | null): string =>
  answer === "encaja"
    ? "Le encaja la vivienda"
    : because === null
      ? "No le encaja la vivienda"
      : `No le encaja la vivienda, por ${CRITERION_NAMES[because].toLocaleLowerCase("es")}`;

/** The same pair's earlier answer is replaced by a new one. */
export const verdictsOfPair = ({ homeId, contactId }: Pair) =>
  and(eq(contactEvents.contactId, contactId), isAboutHome(homeId), HAS_VERDICT);
