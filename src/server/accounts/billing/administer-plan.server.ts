import { PLANS, type PlanId } from "#content/plans.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { findMembership } from "../agencies/agencies.server.ts";
import { type Act, administer } from "../auth/administer.server.ts";
import { type BillingAccount, openAccount } from "./accounts.server.ts";
import { isEntered, moveCredits, settle } from "./ledger.server.ts";
import { planOf } from "./plan-state.server.ts";
import { setPlan } from "./set-plan.server.ts";

/**
 * Changes that administrators make to a person's plan, or to their agency's while they are in one. A repeated try of
 * one change counts once.
 */

/** @throws AppError INVALID_INPUT without a running plan in which credits could be spent */
export async function giveCredits(
  services: AccountServices,
  act: Act,
  { credits, note, key: attempt }: { credits: number; note: string; key: string },
): Promise<void> {
  await administer(services, act, "give-plans", async ({ tx, now, user, note: record }) => {
    const account = await payingAccount(tx, user.id, now);
    const key = `grant:${attempt}`;
    if (await isEntered(tx, account.id, key)) return;
    if (!planOf(account, now)) throw fault("credits", "Su plan ha terminado. Ponle antes un plan en vigor");
    const movement = {
      delta: credits,
      reason: "grant",
      key,
      userId: user.id,
      actorId: act.viewer.userId,
      note,
    } as const;
    await moveCredits(tx, account.id, movement, now);
    await record("credits_granted", { credits, note });
  });
}

/**
 * Begins a plan by hand, as when it was paid by transfer: its credits now and each month.
 *
 * @throws AppError INVALID_INPUT for an end that has passed, a trial without end, or a subscription that is paid online
 */
export async function givePlan(
  services: AccountServices,
  act: Act,
  { plan, until, key: attempt }: { plan: PlanId; until: Date | null; key: string },
): Promise<void> {
  await administer(services, act, "give-plans", async ({ tx, now, user, note: record }) => {
    if (until !== null && until <= now) throw fault("until", "Elige un día a partir de mañana");
    const isTrial = PLANS.find(({ id }) => id === plan)!.monthlyEuros === 0;
    if (isTrial && until === null) throw fault("until", "Una prueba tiene un final: elige el día");
    const account = await payingAccount(tx, user.id, now);
    const key = `plan:${attempt}`;
    if (await isEntered(tx, account.id, key)) return;
    if (account.stripeSubscriptionId !== null) {
      throw fault("plan", "Paga en línea: el plan se cambia o se cancela en su página de pago");
    }
    await setPlan(tx, account, { plan, until, key, actorId: act.viewer.userId }, now);
    await record("plan_set", { plan, until: until?.toISOString() ?? null });
  });
}

/** The account that pays for a person, locked and settled. */
async function payingAccount(tx: Db, userId: string, now: Date): Promise<BillingAccount> {
  const agency = await findMembership(tx, userId);
  const { id } = await openAccount(tx, agency ? { agencyId: agency.id } : { userId }, now);
  return (await settle(tx, id, now))!;
}

const fault = (path: string, message: string) => new AppError("INVALID_INPUT", [{ path, message }]);
