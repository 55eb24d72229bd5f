import { eq } from "drizzle-orm";
import { linkState } from "#domain/tools/sharing/share-link.ts";
import type { AnyTool } from "#tools/define-tool.ts";
import { tools } from "#tools/registry.ts";
import { isBanned } from "../../accounts/auth/sessions.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import type { ToolRun } from "../../platform/db/tables/tools-runs.server.ts";
import { shareLinks, toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { sha256 } from "../../platform/secrets/keys.server.ts";
import { type HomeRow, homeBehind } from "../../portfolio/homes/lock-homes.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { isUnlocked } from "./unlock-cookie.server.ts";

export type ShareLink = typeof shareLinks.$inferSelect;

export interface SharedRun {
  kind: "run";
  link: ShareLink;
  run: ToolRun;
  tool: AnyTool;
}

export interface SharedHome {
  kind: "home";
  link: ShareLink;
  home: HomeRow;
}

/** The reports of a home, as its owner sees them. */
export interface SharedReport {
  kind: "report";
  link: ShareLink;
  home: HomeRow;
}

type SharedAny = SharedRun | SharedHome | SharedReport;

/** The page at the address of a token: `gone` was there once. */
export type Shared = { state: "unknown" } | { state: "gone" } | ({ state: "here" } & SharedAny);

/** 256 random bits, base64url. */
const TOKEN = /^[\w-]{43}$/;

/** Looks a token up by its hash, so that the time of the answer reveals nothing of other tokens. */
export async function findShared({ database, now }: ToolServices, token: string): Promise<Shared> {
  if (!TOKEN.test(token)) return { state: "unknown" };
  const [row] = await database.db
    .select({ link: shareLinks, run: toolRuns, owner: { bannedUntil: users.bannedUntil } })
    .from(shareLinks)
    .leftJoin(toolRuns, eq(toolRuns.id, shareLinks.runId))
    .innerJoin(users, eq(users.id, shareLinks.ownerId))
    .where(eq(shareLinks.tokenHash, sha256(token)));
  if (!row) return { state: "unknown" };
  const { link, run, owner } = row;
  const at = now();
  if (isBanned(owner, at)) return { state: "gone" };
  if (run) {
    const tool = tools.find(({ id }) => id === run.toolId);
    const isShown = tool && linkState(link, run, at) === "active";
    return isShown ? { state: "here", kind: "run", link, run, tool } : { state: "gone" };
  }
  // A home that was merged into another is shown as that one: its code may hang in a window.
  const home = link.homeId === null ? undefined : await homeBehind(database.db, link.homeId);
  const isShown = home && linkState(link, home, at) === "active";
  return isShown ? { state: "here", kind: link.isReport ? "report" : "home", link, home } : { state: "gone" };
}

/** The same for one browser, which may have to type the password first. */
export async function sharedFor(
  services: ToolServices,
  token: string,
  cookies: string | null | undefined,
): Promise<Exclude<Shared, { state: "here" }> | { state: "locked" } | ({ state: "open" } & SharedAny)> {
  const shared = await findShared(services, token);
  if (shared.state !== "here") return shared;
  const isOpen = isUnlocked(shared.link, cookies, { keys: services.auth.keys, now: services.now() });
  return isOpen ? { ...shared, state: "open" } : { state: "locked" };
}
