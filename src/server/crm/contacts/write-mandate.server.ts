import { and, eq, isNull } from "drizzle-orm";
import type { MandateKind } from "#domain/shared/home-attributes/home-values.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayChange } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { writeHome } from "../../portfolio/homes/change-homes.server.ts";
import { homeOfRow } from "../../portfolio/homes/home-rows.server.ts";
import { lockHome } from "../../portfolio/homes/lock-homes.server.ts";

/** A mandate as its owner signed it; null is what the document does not say. */
export interface SignedMandate {
  kind: MandateKind;
  /** ISO days. */
  startsOn: string;
  endsOn: string | null;
  /** The asking price, in `currency`. */
  price: number | null;
  /** In percent. */
  feePercent: number | null;
  currency: string;
  /** Whoever signed; a home without an owner gets them. */
  ownerContactId: string | null;
}

/**
 * The home has the mandate that its owner signed: kind and last day, from which the calendar takes its deadlines, and where nobody
 * noted them before, first day, price and fee. Whether it is on offer its agent decides.
 *
 * @returns null; `gone` where the actor has no such home any more; the price that the home keeps in place of the signed one
 */
export async function writeMandate(
  tx: Db,
  { actor, now }: { actor: PersonActor; now: Date },
  homeId: string,
  signed: SignedMandate,
): Promise<null | "gone" | { keptPrice: number; currency: string }> {
  const isTheirs = and(eq(properties.id, homeId), mayChange(actor, "home"), isNull(properties.deletedAt));
  if ((await tx.$count(properties, isTheirs)) === 0) return "gone";
  const row = await lockHome(tx, actor, homeId);
  const before = homeOfRow(row);
  const isSameCurrency = before.currency === signed.currency;
  const price = before.price ?? (isSameCurrency ? (signed.price ?? undefined) : undefined);
  // A fee that is noted in the home was agreed before; the proposal does not replace it.
  const feePercent =
    before.feePercent ?? (before.feeAmount === undefined ? (signed.feePercent ?? undefined) : undefined);
  const isStillAhead = before.mandateEndsOn !== undefined && before.mandateEndsOn > signed.startsOn;
  const after = {
    ...before,
    mandateKind: signed.kind,
    // The end of an earlier mandate is not that of this one.
    mandateEndsOn: signed.endsOn ?? (isStillAhead ? before.mandateEndsOn : undefined),
    listedOn: before.listedOn ?? signed.startsOn,
    price,
    feePercent,
  };
  const ownerContactId = row.ownerContactId ?? signed.ownerContactId;
  await writeHome(tx, actor, row, after, { origin: "mano", now, ownerContactId });
  const isOther =
    signed.price !== null && (before.price === undefined ? !isSameCurrency : before.price !== signed.price);
  return isOther && before.price !== undefined ? { keptPrice: before.price, currency: before.currency } : null;
}
