import { profileForm } from "#domain/account/account.ts";
import type { ResultFigure } from "#domain/result-figure.ts";
import { actorOf } from "#server/access/actor.server.ts";
import type { Viewer } from "#server/auth/viewer.server.ts";
import { payerOf } from "#server/billing/accounts.server.ts";
import { settledAccount } from "#server/billing/ledger.server.ts";
import { mayManagePlan } from "#server/billing/plan-state.server.ts";
import { countHomes, countRuns, listRecentRuns, listSessions } from "#server/queries/account-data.server.ts";
import { findUser, hasVerifiedFactor } from "#server/queries/accounts.server.ts";
import { listHomes } from "#server/queries/properties.server.ts";
import type { Services } from "#server/services.server.ts";
import type { AnyTool } from "#tools/define-tool.ts";
import { tools } from "#tools/registry.ts";
import { nameOfHome } from "../tool/home-name.ts";
import { creditState } from "./credits/credit-state.server.ts";

const RUNS_SHOWN = 8;
const HOMES_SHOWN = 5;
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
export async function readDashboard({ database: { db }, now }: Services, viewer: Viewer) {
  const { userId } = viewer;
  const [user, runs, counts, homes, homeCount, hasSecondFactor, sessions] = await Promise.all([
    findUser(db, userId),
    listRecentRuns(db, userId, { limit: RUNS_SHOWN }),
    countRuns(db, userId, { since: new Date(now().getTime() - WEEK_MS) }),
    listHomes(db, actorOf(viewer), { limit: HOMES_SHOWN }),
    countHomes(db, userId),
    hasVerifiedFactor(db, userId),
    listSessions(db, userId),
  ]);
  const billing = await settledAccount(db, payerOf(actorOf(viewer)), now());
  return {
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
      homes: homeCount,
    },
    results: runs.flatMap((run): RecentResult[] => {
      const tool = tools.find(({ id }) => id === run.toolId);
      if (!tool) return [];
      return [
        {
          id: run.id,
          title: run.title,
          toolTitle: tool.title,
          module: tool.module,
          href: `${tool.path}?resultado=${run.id}`,
          figure: figureOf(tool, run),
          createdAt: run.createdAt.toISOString(),
        },
      ];
    }),
    homes: homes.map(({ id, home }) => ({ id, name: nameOfHome(home) })),
  };
}

/** A result of an older version of its tool may have another shape: then it stands in the list without a figure. */
function figureOf(tool: AnyTool, run: { toolVersion: number; result: unknown; parsedInput: unknown }) {
  return run.toolVersion === tool.version ? (tool.figureOf?.(run.result, run.parsedInput) ?? null) : null;
}
