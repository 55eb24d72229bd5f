import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { FeeShare } from "#domain/crm/contacts/dto.ts";
import { RENT_FEE_MONTHS } from "#domain/crm/contacts/forecast.ts";
import { PERSON_COLUMNS, personName } from "../../accounts/people/people.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { dealShares, deals } from "../../platform/db/tables/crm-deals.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";

/** The fee of a deal, in SQL beside its home, and who shares it. */

/** The amount that the deal is about, in cents: its own, else the price of its home. */
export const dealAmount: SQL = sql`coalesce(${deals.amountCents}, ${properties.priceCents})`;

/**
 * Whether a purchase is about a home whose sale is a deal of its own under way. The owner of the home pays the fee, and it counts in
 * the sale: the purchase brings one only where somebody typed that its buyer pays too.
 */
const isToldInSale = sql`${deals.kind} = 'comprador' and exists (
  select from deals sale where sale.home_id = "deals"."home_id" and sale.scope = "deals"."scope"
    and sale.kind = 'vendedor' and sale.stage not in ('firmado', 'perdido'))`;

/**
 * The fee without VAT, in cents: the typed amount, else the typed percentage, else nothing of a purchase whose home's sale has it,
 * else of a sale what its home's owner agreed to, else what is usual. Null where no amount is known.
 *
 * @param rate the scope's usual fee of a sale, as a fraction
 */
export const feeOf = (rate: number): SQL => sql`coalesce(${deals.commissionCents},
  round(${dealAmount} * ${deals.feeBps} / 10000),
  case when ${isToldInSale} then 0 end,
  case when ${deals.kind} = 'vendedor'
    then coalesce(${properties.feeAmountCents}, round(${dealAmount} * ${properties.feePercent}::numeric / 100)) end,
  case when ${deals.kind} = 'inquilino' then ${dealAmount} * ${RENT_FEE_MONTHS}::int
    else round(${dealAmount} * ${rate}::numeric) end)`;

/** A `real` of the database differs a little from the typed value. */
export const usualRate = (commissionRate: number): number => Math.round(commissionRate * 1e6) / 1e6;

/** The part of a deal's fee that a person has, 0 to 1: by the shares, else all of it for the deal's owner. */
export const partOf = (personId: string): SQL => sql`coalesce(
  (select max(case when s.person_id = ${personId}::uuid then s.share_bps else 0 end) / 10000.0
    from deal_shares s where s.deal_id = "deals"."id"),
  case when ${deals.ownerId} = ${personId}::uuid then 1 else 0 end)`;

/**
 * Beside the shares of a deal (left join), the person who has a part of its fee, and the part, 0 to 1: by the shares,
 * else the owner has all of it.
 */
export const feeOwner = sql<
  string | null
>`case when ${dealShares.id} is null then ${deals.ownerId} else ${dealShares.personId} end`;
export const feePart: SQL = sql`coalesce(${dealShares.shareBps}, 10000) / 10000.0`;

/** The shares of deals, the largest first. */
export async function sharesOf(db: Db, ids: readonly string[]): Promise<Map<string, FeeShare[]>> {
  const found = new Map<string, FeeShare[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .select({ dealId: dealShares.dealId, bps: dealShares.shareBps, person: PERSON_COLUMNS })
    .from(dealShares)
    .leftJoin(users, eq(users.id, dealShares.personId))
    .where(inArray(dealShares.dealId, [...ids]))
    .orderBy(sql`${dealShares.shareBps} desc`, dealShares.id);
  for (const { dealId, bps, person } of rows) {
    const share = { person: person && personName(person), percent: bps / 100 };
    found.set(dealId, [...(found.get(dealId) ?? []), share]);
  }
  return found;
}
