import type { RouterContextProvider } from "react-router";
import { actorOf } from "#server/accounts/access/actor.server.ts";
import { isStaff, type Viewer } from "#server/accounts/access/viewer.server.ts";
import { payerOf } from "#server/accounts/billing/accounts.server.ts";
import { shownAccount } from "#server/accounts/billing/ledger.server.ts";
import { mayManagePlan } from "#server/accounts/billing/plan-state.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { creditState } from "../accounts/credits/credit-state.server.ts";

/** The shell around a person's pages, as its bars show it. */
export type Shell = Awaited<ReturnType<typeof readShell>>;

export async function readShell(context: Readonly<RouterContextProvider>, viewer: Viewer) {
  const { database, now } = mustHave(context.get(servicesContext));
  const { db } = database;
  const billing = await shownAccount(db, payerOf(actorOf(viewer)), now());
  const { balance, plan, isLow } = creditState(billing, now());
  return {
    region: viewer.region,
    person: {
      name: viewer.name,
      email: viewer.email,
      agency: viewer.agency?.name ?? null,
      isStaff: isStaff(viewer),
    },
    credits: { balance, of: plan.credits, plan: plan.name, isLow, mayBuy: mayManagePlan(viewer) },
  };
}
