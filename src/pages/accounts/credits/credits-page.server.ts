import { PAID_PLANS } from "#domain/accounts/plans/plan-forms.ts";
import { actorOf } from "#server/accounts/access/actor.server.ts";
import type { Viewer } from "#server/accounts/access/viewer.server.ts";
import { accountOf, payerOf } from "#server/accounts/billing/accounts.server.ts";
import { shownAccount } from "#server/accounts/billing/ledger.server.ts";
import { mayManagePlan } from "#server/accounts/billing/plan-state.server.ts";
import { storageQuota, storageUse } from "#server/accounts/billing/storage.server.ts";
import { type LedgerEntry, listEntries, seesAllUse, spendingOf } from "#server/accounts/billing/usage.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import { tools } from "#tools/registry.ts";
import { creditState } from "./credit-state.server.ts";

const DAYS_SHOWN = 30;
const ENTRIES_PER_PAGE = 25;
const MOST_PAGES = 1_000_000;

/** A movement as the list shows it. */
export interface ShownEntry {
  id: string;
  at: string;
  title: string;
  detail: string;
  delta: number;
  balanceAfter: number;
  /** The result that it paid for, while there is one. */
  href: string | null;
}

export async function readCreditsPage({ config, database: { db }, now }: Services, viewer: Viewer, url: URL) {
  const at = now();
  const actor = actorOf(viewer);
  const account = await shownAccount(db, payerOf(actor), at);
  const page = pageOf(url);
  const { entries, total } = await listEntries(db, actor, account.id, {
    limit: ENTRIES_PER_PAGE,
    offset: (page - 1) * ENTRIES_PER_PAGE,
  });
  const use = await spendingOf(db, actor, account.id, DAYS_SHOWN, at);
  const owner = { ownerId: actor.ownerId, agencyId: actor.agency?.id ?? null };
  const own = viewer.agency ? await accountOf(db, { userId: viewer.userId }) : undefined;
  return {
    credits: creditState(account, at),
    isOfAgency: viewer.agency !== null,
    mayManage: mayManagePlan(viewer),
    seesAll: seesAllUse(actor),
    pay: {
      isOnline: config.stripe !== undefined,
      hasPaid: account.stripeCustomerId !== null,
      isSubscribed: account.stripeSubscriptionId !== null,
      interval: account.interval,
      /** A member's own subscription from before they joined runs on until they end it. */
      ownRuns: own !== undefined && own.stripeSubscriptionId !== null,
      salesEmail: config.salesEmail,
      /** Plan that the visitor chose on the page of prices. */
      asked: PAID_PLANS.find((id) => id === url.searchParams.get("plan")) ?? null,
      returned: returnOf(url),
    },
    use: {
      ...use,
      total: use.days.reduce((sum, { credits }) => sum + credits, 0),
      tools: use.tools.map(({ toolId, ...rest }) => ({ title: titleOf(toolId), ...rest })),
    },
    storage: { ...(await storageUse(db, owner, at)), quota: await storageQuota(db, owner, at) },
    ledger: {
      entries: entries.map(shownEntry),
      page,
      pages: Math.ceil(total / ENTRIES_PER_PAGE),
      first: (page - 1) * ENTRIES_PER_PAGE + 1,
      total,
    },
  };
}

function shownEntry({ id, at, delta, balanceAfter, reason, toolId, runId, note, person }: LedgerEntry): ShownEntry {
  const tool = tools.find((each) => each.id === toolId);
  return {
    id,
    at: at.toISOString(),
    title: reason === "run" ? titleOf(toolId ?? "") : REASON_NAMES[reason],
    detail: [note, person].filter(Boolean).join(" · "),
    delta,
    balanceAfter,
    href: tool && runId ? `${tool.path}?resultado=${runId}` : null,
  };
}

export const REASON_NAMES: Record<LedgerEntry["reason"], string> = {
  trial: "Créditos de la prueba",
  month: "Créditos del mes",
  plan: "Créditos del plan",
  run: "Cálculo",
  grant: "Créditos de regalo",
  expiry: "Créditos sin usar que caducan",
};

export const titleOf = (toolId: string): string =>
  tools.find(({ id }) => id === toolId)?.title ?? "Herramienta retirada";

function pageOf(url: URL): number {
  const page = Number(url.searchParams.get("pagina"));
  return Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1;
}

/** How the visitor comes back from the payment service. */
function returnOf(url: URL): "done" | "cancelled" | null {
  const notice = url.searchParams.get("pago");
  return notice === "hecho" ? "done" : notice === "cancelado" ? "cancelled" : null;
}
