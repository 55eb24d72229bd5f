import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { proposals, proposalVersions } from "../../platform/db/tables/tools-proposals.server.ts";

/** Condition on the proposals that were made for an address, in the draft or in a version. @param address lower case */
export function isProposalTo(address: string): SQL {
  const named = sql`${JSON.stringify([{ email: address }])}::jsonb`;
  return sql`(${proposals.document} #> '{signing,signers}' @> ${named} or exists (
    select from ${proposalVersions} where ${proposalVersions.proposalId} = ${proposals.id}
      and ${proposalVersions.document} #> '{signing,signers}' @> ${named}))`;
}

/**
 * Proposals that were made for an address go whole, with their versions, questions and events. A document that everybody signed is one of
 * the signatures and stays there.
 */
export async function eraseProposalsTo(tx: Db, address: string): Promise<void> {
  await tx.delete(proposals).where(isProposalTo(address));
}

/**
 * The proposals of a person outside an agency go; those of an agency stay with it, without the person in the team. The trigger that keeps
 * versions as they were lets this pass within this transaction alone.
 */
export async function eraseProposalsOf(tx: Db, { id, email }: { id: string; email: string }): Promise<void> {
  await tx.delete(proposals).where(and(eq(proposals.ownerId, id), isNull(proposals.agencyId)));
  await eraseProposalsTo(tx, email);
  const team = (document: SQL) => sql`jsonb_set(${document}, '{team}', coalesce((
    select jsonb_agg(member) from jsonb_array_elements(${document} -> 'team') member where lower(member ->> 'email') <> ${email}), '[]'))`;
  const named = (document: SQL) => sql`lower((${document} -> 'team')::text) like ${`%${JSON.stringify(email)}%`}`;
  await tx.execute(sql`select set_config('umbral.erases_evidence', 'on', true)`);
  for (const table of [sql.raw("proposals"), sql.raw("proposal_versions")]) {
    const document = sql.raw("document");
    await tx.execute(sql`update ${table} set document = ${team(document)} where ${named(document)}`);
  }
  await tx.execute(sql`select set_config('umbral.erases_evidence', 'off', true)`);
}
