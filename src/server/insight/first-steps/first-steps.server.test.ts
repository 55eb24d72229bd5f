import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { AgencyRole } from "#domain/accounts/agency/roles.ts";
import { type Cast, openCast } from "../../../test/cast.ts";
import { addRow } from "../../../test/rows.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import {
  agencies,
  agencyInvitations,
  agencyLogos,
  agencyMembers,
} from "../../platform/db/tables/accounts-agencies.server.ts";
import { calendarFeeds } from "../../platform/db/tables/crm-calendar.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { readFirstSteps } from "./read-first-steps.server.ts";

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const NOTHING = { home: false, logo: false, colleague: false, valuation: false, calendar: false };

let cast: Cast;
beforeAll(async () => {
  cast = await openCast(services);
});

const alone = (ownerId: string): PersonActor => ({ isAnonymous: false, ownerId, agency: null });
const inAgency = (ownerId: string, id: string, role: AgencyRole): PersonActor => ({
  isAnonymous: false,
  ownerId,
  agency: { id, role },
});
const steps = (actor: PersonActor) => readFirstSteps(db, actor);

test("a new account has done nothing, and what others do is not its own", async () => {
  await addRow(services, "home", cast.otherUser.of);
  await addRow(services, "calendarFeed", cast.otherUser.of);
  expect(await steps(alone(cast.user.id))).toEqual(NOTHING);
});

test("a person's own home, valuation and calendar tick their steps, and going away again unticks them", async () => {
  const me = alone(cast.user.id);
  const homeId = await addRow(services, "home", cast.user.of);
  expect(await steps(me)).toEqual({ ...NOTHING, home: true });
  const runId = await addRow(services, "run", cast.user.of);
  // Of another tool than the valuation.
  expect(await steps(me)).toEqual({ ...NOTHING, home: true });
  await db.update(toolRuns).set({ toolId: "valuation" }).where(eq(toolRuns.id, runId));
  const feedId = await addRow(services, "calendarFeed", cast.user.of);
  expect(await steps(me)).toEqual({ ...NOTHING, home: true, valuation: true, calendar: true });
  await db.update(properties).set({ deletedAt: new Date() }).where(eq(properties.id, homeId));
  await db.update(calendarFeeds).set({ revokedAt: new Date() }).where(eq(calendarFeeds.id, feedId));
  expect(await steps(me)).toEqual({ ...NOTHING, valuation: true });
});

test("an agency's home and logo count for each member, and somebody else in it counts as a colleague", async () => {
  await addRow(services, "home", cast.author.of);
  const agent = inAgency(cast.colleague.id, cast.agencyId, "agent");
  expect(await steps(agent)).toEqual({ ...NOTHING, home: true, colleague: true });
  await db.insert(agencyLogos).values({ agencyId: cast.agencyId, png: "x", sha256: "x", widthPx: 10, heightPx: 10 });
  expect(await steps(agent)).toEqual({ ...NOTHING, home: true, logo: true, colleague: true });
  expect(await steps(inAgency(cast.rival.id, cast.rivalAgencyId, "owner"))).toMatchObject({ home: false, logo: false });
});

test("a person alone in their agency has a colleague from the first invitation on", async () => {
  const agencyId = (await db.insert(agencies).values({ name: "Solo Yo" }).returning())[0]!.id;
  await db.insert(agencyMembers).values({ userId: cast.otherUser.id, agencyId, role: "owner" });
  const me = inAgency(cast.otherUser.id, agencyId, "owner");
  expect((await steps(me)).colleague).toBe(false);
  await db.insert(agencyInvitations).values({
    agencyId,
    email: "eva@casa.example",
    role: "agent",
    tokenHash: randomUUID(),
    invitedBy: cast.otherUser.id,
    expiresAt: new Date(0),
  });
  expect((await steps(me)).colleague).toBe(true);
});
