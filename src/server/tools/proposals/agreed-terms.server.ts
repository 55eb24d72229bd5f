import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { StageEvidence } from "#domain/crm/contacts/stage-evidence.ts";
import type { AgreedTerms } from "#domain/crm/templates/agreed-terms.ts";
import type { ProposalDocument } from "#domain/tools/proposals/proposal-document.ts";
import { cma } from "#tools/cma/tool.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { proposals, proposalVersions } from "../../platform/db/tables/tools-proposals.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { homeOfRow } from "../../portfolio/homes/home-rows.server.ts";
import { findHomeRow } from "../../portfolio/homes/lock-homes.server.ts";
import { toldAtVisit } from "./known-of-home.server.ts";

/**
 * The terms of the mandate of a home, or of a contact without one, as they were said last: by the home itself, an accepted proposal, the
 * newest one, the deal, and of the fee the report of comparables. Owners are those who sign the proposal, or who were named at a visit. The price of
 * an estimate is none that anybody agreed to.
 */
export async function agreedTerms(
  db: Db,
  actor: PersonActor,
  { homeId, contactId }: { homeId: string | undefined; contactId: string | undefined },
): Promise<AgreedTerms> {
  const home = homeId ? await homeTerms(db, actor, homeId) : undefined;
  const ownerId = home?.ownerContactId ?? contactId;
  const [proposal, deal, cmaFee, owner] = await Promise.all([
    proposalOf(db, actor, { homeId: home?.id, contactId }),
    dealOf(db, actor, { homeId: home?.id, contactId: ownerId }),
    home ? feeOfComparables(db, actor, home.id) : null,
    nameOfContact(db, actor, ownerId),
  ]);
  const visit = await toldAtVisit(db, actor, {
    homeId: home?.id ?? null,
    contactId: ownerId ?? null,
    ownerName: owner ?? "",
  });
  const { firmado, propuesta } = (deal?.evidence ?? {}) as StageEvidence;
  const signers = proposal?.signing.signers.filter(({ name }) => name !== "") ?? [];
  const others = signers.filter(({ name }) => !isSameName(name, owner ?? signers[0]?.name ?? ""));
  return {
    price: priceOf(home, proposal, propuesta?.price, deal?.currency),
    fee: home?.fee ?? feeOfProposal(proposal) ?? percentOf(deal?.feeBps) ?? cmaFee,
    isFeeBeforeTax: proposal === undefined || proposal.fee.tax === null || proposal.fee.tax === "aparte",
    kind: home?.kind ?? kindOf(proposal) ?? firmado?.mandate ?? null,
    months: proposal?.terms.months ?? firmado?.months ?? null,
    others: others.length > 0 || signers.length > 1 ? others : visit.others.map((name) => ({ name, email: "" })),
  };
}

type Home = NonNullable<Awaited<ReturnType<typeof homeTerms>>>;

async function homeTerms(db: Db, actor: PersonActor, id: string) {
  const row = await findHomeRow(db, actor, id);
  if (!row || row.deletedAt) return undefined;
  const { price, currency, feePercent, feeAmount, mandateKind } = homeOfRow(row);
  return {
    id: row.id,
    kind: mandateKind ?? null,
    ownerContactId: row.ownerContactId ?? undefined,
    price: price === undefined ? null : { amount: price, currency },
    fee:
      feePercent !== undefined
        ? { percent: feePercent }
        : feeAmount !== undefined
          ? { amount: feeAmount, currency }
          : null,
  };
}

function priceOf(
  home: Home | undefined,
  proposal: ProposalDocument | undefined,
  ofDeal: number | undefined,
  currency: string | undefined,
): AgreedTerms["price"] {
  if (home?.price) return home.price;
  if (proposal && proposal.value.price !== null) return { amount: proposal.value.price, currency: proposal.currency };
  return ofDeal === undefined || currency === undefined ? null : { amount: ofDeal, currency };
}

function feeOfProposal(proposal: ProposalDocument | undefined): AgreedTerms["fee"] {
  if (!proposal) return null;
  const { kind, percent, amount } = proposal.fee;
  if (kind === "porcentaje") return percent === null ? null : { percent };
  return amount === null ? null : { amount, currency: proposal.currency };
}

const kindOf = (proposal: ProposalDocument | undefined) =>
  proposal === undefined || proposal.terms.isExclusive === null
    ? null
    : proposal.terms.isExclusive
      ? ("exclusiva" as const)
      : ("no_exclusiva" as const);

const percentOf = (feeBps: number | null | undefined) => (feeBps ? { percent: feeBps / 100 } : null);

const plainName = (name: string) => name.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase("es").trim();
const isSameName = (one: string, other: string) => plainName(one) === plainName(other);

/** The accepted version, else the newest draft. */
async function proposalOf(
  db: Db,
  actor: PersonActor,
  { homeId, contactId }: { homeId: string | undefined; contactId: string | undefined },
): Promise<ProposalDocument | undefined> {
  const about: SQL | undefined = homeId
    ? eq(proposals.homeId, homeId)
    : contactId
      ? eq(proposals.contactId, contactId)
      : undefined;
  if (!about) return undefined;
  const accepted = and(
    eq(proposalVersions.proposalId, proposals.id),
    eq(proposalVersions.number, proposals.acceptedVersion),
  );
  const [row] = await db
    .select({ draft: proposals.document, accepted: proposalVersions.document })
    .from(proposals)
    .leftJoin(proposalVersions, accepted)
    .where(and(about, mayRead(actor, "proposal"), isNull(proposals.deletedAt)))
    .orderBy(sql`${proposals.acceptedAt} desc nulls last`, desc(proposals.updatedAt))
    .limit(1);
  return row && (row.accepted ?? row.draft);
}

async function dealOf(
  db: Db,
  actor: PersonActor,
  { homeId, contactId }: { homeId: string | undefined; contactId: string | undefined },
) {
  const about = homeId ? eq(deals.homeId, homeId) : contactId ? eq(deals.contactId, contactId) : undefined;
  if (!about) return undefined;
  const isMandate = and(eq(deals.kind, "propietario"), sql`${deals.stage} <> 'perdido'`);
  const [row] = await db
    .select()
    .from(deals)
    .where(and(about, isMandate, mayRead(actor, "deal")))
    .orderBy(desc(deals.createdAt))
    .limit(1);
  return row;
}

/** The fee that was typed in the newest report of comparables of a home. */
async function feeOfComparables(db: Db, actor: PersonActor, homeId: string): Promise<AgreedTerms["fee"]> {
  const [row] = await db
    .select({ share: sql<string | null>`${toolRuns.parsedInput} ->> 'feeShare'` })
    .from(toolRuns)
    .where(
      and(
        eq(toolRuns.propertyId, homeId),
        eq(toolRuns.toolId, cma.id),
        isNull(toolRuns.deletedAt),
        mayRead(actor, "run"),
      ),
    )
    .orderBy(desc(toolRuns.createdAt))
    .limit(1);
  const share = Number(row?.share ?? Number.NaN);
  return share > 0 ? { percent: Math.round(share * 1e6) / 1e4 } : null;
}

async function nameOfContact(db: Db, actor: PersonActor, id: string | undefined): Promise<string | undefined> {
  if (!id) return undefined;
  const [row] = await db
    .select({ name: contacts.fullName })
    .from(contacts)
    .where(and(eq(contacts.id, id), mayRead(actor, "contact")));
  return row?.name;
}
