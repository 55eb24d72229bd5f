import type { RouterContextProvider } from "react-router";
import { regionOf } from "#domain/accounts/account/notices.ts";
import { actorOf } from "#server/accounts/access/actor.server.ts";
import { isStaff, type Viewer } from "#server/accounts/access/viewer.server.ts";
import { findAgency } from "#server/accounts/agencies/agencies.server.ts";
import { payerOf } from "#server/accounts/billing/accounts.server.ts";
import { settledAccount } from "#server/accounts/billing/ledger.server.ts";
import { mayManagePlan } from "#server/accounts/billing/plan-state.server.ts";
import { findUser } from "#server/accounts/people/accounts.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { creditState } from "../accounts/credits/credit-state.server.ts";

/** The shell around a person's pages, as its bars show it. */
export type Shell = Awaited<ReturnType<typeof readShell>>;

export async function readShell(context: Readonly<RouterContextProvider>, viewer: Viewer) {
  const { database, now } = mustHave(context.get(servicesContext));
  const { db } = database;
  const [agency, user, billing] = await Promise.all([
    viewer.agency && findAgency(db, viewer.agency.id),
    findUser(db, viewer.userId),
    settledAccount(db, payerOf(actorOf(viewer)), now()),
  ]);
  const { balance, plan, isLow } = creditState(billing, now());
  return {
    region: user ? regionOf(user.metadata) : null,
    person: {
      name: viewer.name,
      email: viewer.email,
      agency: agency?.agency.name ?? null,
      isStaff: isStaff(viewer),
    },
    credits: { balance, of: plan.credits, plan: plan.name, isLow, mayBuy: mayManagePlan(viewer) },
  };
}
