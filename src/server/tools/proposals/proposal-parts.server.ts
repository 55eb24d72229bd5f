import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { shortAddress } from "#domain/crm/signatures/evidence.ts";
import type { ProposalDocument } from "#domain/tools/proposals/proposal-document.ts";
import type { ProposalEventKind } from "#domain/tools/proposals/proposal-states.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayChange } from "../../accounts/access/policies.server.ts";
import type { Connection } from "../../crm/signatures/signing.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { proposalEvents, proposals } from "../../platform/db/tables/tools-proposals.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";

export type ProposalRow = typeof proposals.$inferSelect;

/** The tool, and where an owner reads. */
export const PROPOSALS_PATH = "/propuestas-captacion";
export const OWNER_PATH = "/propuesta";
export const OWNER_API = "/api/shared-proposals";

export const scopeOfProposal = ({ agencyId, ownerId }: Pick<ProposalRow, "agencyId" | "ownerId">): string =>
  agencyId ?? ownerId;

/** @throws AppError NOT_FOUND */
export async function lockProposal(tx: Db, actor: PersonActor, id: string): Promise<ProposalRow> {
  const [row] = await tx
    .select()
    .from(proposals)
    .where(and(eq(proposals.id, id), mayChange(actor, "proposal")))
    .for("update");
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** The same for those who have the owner's address. */
export async function lockOpened(tx: Db, id: string): Promise<ProposalRow> {
  const [row] = await tx.select().from(proposals).where(eq(proposals.id, id)).for("update");
  if (!row) throw new AppError("UNKNOWN_LINK");
  return row;
}

/** The page of whoever works with it shows the new state. */
export const tellProposalChanged = (tx: Db, row: Pick<ProposalRow, "agencyId" | "ownerId">) =>
  publishChange(tx, scopeOfProposal(row), "contacts");

export async function addProposalEvent(
  tx: Db,
  event: { proposalId: string; kind: ProposalEventKind; version?: number | null; details?: Record<string, string> },
  now: Date,
): Promise<void> {
  await tx.insert(proposalEvents).values({ ...event, at: now });
}

/** A connection as the evidence keeps it. */
export const traceOf = ({ address, browser }: Connection) => ({
  direccion: shortAddress(address),
  navegador: (browser ?? "desconocido").slice(0, 300),
});

/** SHA-256 of a document. The database keeps names in an order of its own, so they are sorted first. */
export function documentHash(document: ProposalDocument): string {
  return createHash("sha256")
    .update(JSON.stringify(sorted(document)))
    .digest("hex");
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  );
}
