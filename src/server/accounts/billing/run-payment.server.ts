import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import type { Actor } from "../access/actor.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { payerOf } from "./accounts.server.ts";
import { allowanceOf, mustHaveAllowance, takeAllowance } from "./allowance.server.ts";
import { chargeRun, settledAccount } from "./ledger.server.ts";
import { balanceOf } from "./plan-state.server.ts";

/** Payment of a run: credits of an account, or one of the runs that a visitor without an account has. */
export interface RunPayment {
  /** The price in credits that the run's row records. */
  credits: number;
  /** Before anything is calculated: refuses what obviously cannot be paid, and takes nothing. */
  check(): Promise<void>;
  /** In the run's own transaction: charges its cost or throws, and then nothing of the run is kept. */
  take(tx: Db, runId: string): Promise<void>;
}

interface PayableRun {
  actor: Actor;
  toolId: string;
  engine: string;
  credits: number;
  /** Network of the caller in the form that limits count (`networkOf`). */
  network: string;
  /** Names the cause in the ledger, where it is not the run itself but something done with it. */
  key?: string;
}

/** @throws (from its two acts) AppError INSUFFICIENT_CREDITS, ANONYMOUS_LIMIT, ANONYMOUS_NETWORK_LIMIT */
export function paymentOf(
  services: AccountServices,
  { actor, toolId, engine, credits, network, key }: PayableRun,
): RunPayment {
  const { db } = services.database;
  if (actor.isAnonymous) {
    const run = { visitorId: actor.visitorId, toolId, network };
    return {
      credits: 0,
      check: () => mustHaveAllowance(db, services, run),
      take: (tx) => takeAllowance(tx, services, run),
    };
  }
  if (credits === 0) return { credits, check: async () => {}, take: async () => {} };
  return {
    credits,
    async check() {
      const now = services.now();
      if (balanceOf(await settledAccount(db, payerOf(actor), now), now) < credits) {
        throw new AppError("INSUFFICIENT_CREDITS");
      }
    },
    async take(tx, runId) {
      const now = services.now();
      const { id } = await settledAccount(tx, payerOf(actor), now);
      const run = { credits, runId, toolId, engine, userId: actor.ownerId, ...(key !== undefined && { key }) };
      if (!(await chargeRun(tx, id, run, now))) throw new AppError("INSUFFICIENT_CREDITS");
    },
  };
}

/** The credits of an account, or the runs of a visitor that are left for a tool today. */
export async function runBalanceOf(
  services: AccountServices,
  actor: Actor,
  toolId: string,
): Promise<{ kind: "account"; balance: number } | { kind: "visitor"; left: number }> {
  const { db } = services.database;
  if (actor.isAnonymous) {
    return { kind: "visitor", left: await allowanceOf(db, services, { visitorId: actor.visitorId, toolId }) };
  }
  const now = services.now();
  return { kind: "account", balance: balanceOf(await settledAccount(db, payerOf(actor), now), now) };
}
