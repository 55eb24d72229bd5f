import { profileForm } from "#domain/account/account.ts";
import { NO_FILTER } from "#domain/portfolio/home-filter.ts";
import type { ResultFigure } from "#domain/result-figure.ts";
import { actorOf } from "#server/access/actor.server.ts";
import { newestRuns } from "#server/api/runs-shown.server.ts";
import type { Viewer } from "#server/auth/viewer.server.ts";
import { payerOf } from "#server/billing/accounts.server.ts";
import { settledAccount } from "#server/billing/ledger.server.ts";
import { mayManagePlan } from "#server/billing/plan-state.server.ts";
import { countHomes, listPortfolio } from "#server/portfolio/read-homes.server.ts";
import { countRuns, listSessions } from "#server/queries/account-data.server.ts";
import { findUser, hasVerifiedFactor } from "#server/queries/accounts.server.ts";
import type { Services } from "#server/services.server.ts";
import type { AnyTool } from "#tools/define-tool.ts";
import { tools } from "#tools/registry.ts";
import { creditState } from "./credits/credit-state.server.ts";
import { readToday } from "./today.server.ts";

const RUNS_SHOWN = 8;
const HOMES_SHOWN = 5;
const ENDING = { ...NO_FILTER, mandateEnds: true };
const WEEK_MS = 7 * 24 * 3_600_000;

/** A result as the list shows it. */
export interface RecentResult {
  id: string;
  title: string;
  toolTitle: string;
  module: AnyTool["module"];
  href: string;
  figure: ResultFigure | null;
  createdAt: string;
}

/** What the dashboard says of a person today. */
export async function readDashboard(services: Services, viewer: Viewer) {
  const { database, now } = services;
  const { db } = database;
  const { userId } = viewer;
  const [user, runs, counts, portfolio, ending, hasSecondFactor, sessions] = await Promise.all([
    findUser(db, userId),
    newestRuns(services, actorOf(viewer), RUNS_SHOWN),
    countRuns(db, userId, { since: new Date(now().getTime() - WEEK_MS) }),
    listPortfolio(services, actorOf(viewer), NO_FILTER, HOMES_SHOWN),
    countHomes(db, actorOf(viewer), ENDING, now()),
    hasVerifiedFactor(db, userId),
    listSessions(db, userId),
  ]);
  const billing = await settledAccount(db, payerOf(actorOf(viewer)), now());
  return {
    today: await readToday(services, actorOf(viewer)),
    credits: creditState(billing, now()),
    mayManagePlan: mayManagePlan(viewer),
    firstName: typeof user?.metadata.first_name === "string" ? user.metadata.first_name : "",
    account: {
      email: viewer.email,
      isConfirmed: Boolean(user?.emailConfirmedAt),
      hasSecondFactor,
      sessions: sessions.length,
      since: user?.createdAt.toISOString() ?? now().toISOString(),
      isProfileComplete: profileForm.safeParse(user?.metadata).success,
    },
    counts: {
      results: counts.reduce((sum, { runs }) => sum + runs, 0),
      thisWeek: counts.reduce((sum, { recent }) => sum + recent, 0),
      toolsUsed: counts.length,
      toolsOpen: tools.length,
      homes: portfolio.counts.all,
    },
    results: runs.flatMap(({ id, title, toolTitle, module, href, figure, createdAt }): RecentResult[] =>
      module && href ? [{ id, title, toolTitle, module, href, figure, createdAt }] : [],
    ),
    portfolio: { homes: portfolio.homes, counts: portfolio.counts, mandatesEnding: ending.all },
  };
}
