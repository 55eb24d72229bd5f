import { profileForm } from "#domain/accounts/account/account.ts";
import { hidesFirstSteps } from "#domain/accounts/account/first-steps.ts";
import { firstNameOf } from "#domain/accounts/account/person-name.ts";
import { NO_FILTER } from "#domain/portfolio/homes/home-filter.ts";
import type { ResultFigure } from "#domain/tools/result-figure.ts";
import { actorOf, type PersonActor } from "#server/accounts/access/actor.server.ts";
import type { Viewer } from "#server/accounts/access/viewer.server.ts";
import { payerOf } from "#server/accounts/billing/accounts.server.ts";
import { shownAccount } from "#server/accounts/billing/ledger.server.ts";
import { mayManagePlan } from "#server/accounts/billing/plan-state.server.ts";
import { findUser, hasVerifiedFactor } from "#server/accounts/people/accounts.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import { newMatches } from "#server/crm/contacts/new-matches.server.ts";
import { unreadAnswers } from "#server/insight/alerts/client-answers.server.ts";
import { failingLinks } from "#server/insight/alerts/failing-links.server.ts";
import { priceAlerts } from "#server/insight/alerts/price-alerts.server.ts";
import { unreadNotices } from "#server/insight/alerts/unread-notices.server.ts";
import { readPulse } from "#server/insight/analytics/pulse.server.ts";
import { readFirstSteps } from "#server/insight/first-steps/read-first-steps.server.ts";
import { readGoalProgress } from "#server/insight/goals/goal-progress.server.ts";
import { countHomes, listPortfolio } from "#server/portfolio/homes/read-homes.server.ts";
import { listSessions } from "#server/privacy/account-data.server.ts";
import { newestRuns } from "#server/tools/runs/runs-shown.server.ts";
import type { AnyTool } from "#tools/define-tool.ts";
import { findTool, tools } from "#tools/registry.ts";
import { creditState } from "../../accounts/credits/credit-state.server.ts";
import { streamed } from "../../shared/streamed.ts";
import type { FoundAlerts } from "./alerts-panel.tsx";
import { readToday } from "./today.server.ts";

const RUNS_SHOWN = 6;
const HOMES_SHOWN = 5;
const ENDING = { ...NO_FILTER, mandateEnds: true };

/** A result as the list shows it. */
export interface RecentResult {
  id: string;
  title: string;
  toolTitle: string;
  /** Name of the tool's icon. */
  icon: string;
  module: AnyTool["module"];
  href: string;
  figure: ResultFigure | null;
  createdAt: string;
}

/** Data of a person's dashboard for today. */
export async function readDashboard(services: Services, viewer: Viewer) {
  const { database, now } = services;
  const { db } = database;
  const { userId } = viewer;
  const actor = actorOf(viewer);
  const [user, runs, portfolio, ending, hasSecondFactor, sessions, goal, steps] = await Promise.all([
    findUser(db, userId),
    newestRuns(services, actor, RUNS_SHOWN),
    listPortfolio(services, actor, NO_FILTER, HOMES_SHOWN),
    countHomes(db, actor, ENDING, now()),
    hasVerifiedFactor(db, userId),
    listSessions(db, userId),
    readGoalProgress(db, actor, now()),
    readFirstSteps(db, actor),
  ]);
  const billing = await shownAccount(db, payerOf(actor), now());
  return {
    today: await readToday(services, actor),
    credits: creditState(billing, now()),
    mayManagePlan: mayManagePlan(viewer),
    mayTryDemo: services.config.mode === "demo",
    firstName: firstNameOf(user?.metadata ?? {}),
    account: {
      email: viewer.email,
      isConfirmed: Boolean(user?.emailConfirmedAt),
      hasSecondFactor,
      sessions: sessions.length,
      since: user?.createdAt.toISOString() ?? now().toISOString(),
      isProfileComplete: profileForm.safeParse(user?.metadata).success,
    },
    firstSteps: { done: steps, isHidden: hidesFirstSteps(user?.metadata ?? {}), hasAgency: viewer.agency !== null },
    isNew: runs.length === 0 && portfolio.counts.all === 0,
    goal,
    pulse: streamed(readPulse(db, actor, now())),
    alerts: streamed(readAlerts(services, actor)),
    toolTitles: Object.fromEntries(tools.map(({ id, title }) => [id, title])),
    results: runs.flatMap(({ id, title, tool, toolTitle, module, href, figure, createdAt }): RecentResult[] =>
      module && href
        ? [{ id, title, toolTitle, icon: findTool(tool ?? "")?.icon ?? "", module, href, figure, createdAt }]
        : [],
    ),
    portfolio: { homes: portfolio.homes, counts: portfolio.counts, mandatesEnding: ending.all },
  };
}

async function readAlerts({ database: { db }, now }: Services, actor: PersonActor): Promise<FoundAlerts> {
  const [bell, answers, matches, prices, failing] = await Promise.all([
    unreadNotices(db, actor),
    unreadAnswers(db, actor),
    newMatches(db, actor, now()),
    priceAlerts(db, actor),
    failingLinks(db, actor),
  ]);
  return { bell, answers, matches, prices, failing };
}
