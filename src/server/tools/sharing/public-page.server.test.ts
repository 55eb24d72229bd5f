import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { AgencyRole } from "#domain/accounts/agency/roles.ts";
import { startingDocument } from "#domain/tools/landings/landing-sections.ts";
import { type Cast, openCast, type Persona } from "../../../test/cast.ts";
import { addRow } from "../../../test/rows.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { landingDomains, landings, landingVersions } from "../../platform/db/tables/tools-landings.server.ts";
import { shareLinks } from "../../platform/db/tables/tools-runs.server.ts";
import { publicPageOf } from "./public-page.server.ts";
import { addShareLink } from "./share-links.server.ts";

const database = await openTestDatabase();
const { db } = database;
const NOW = new Date("2026-11-20T10:00:00.000Z");
const services = { ...testServices(database), now: () => NOW };
const { publicUrl } = services.config;
let cast: Cast;
beforeAll(async () => {
  cast = await openCast(services);
});

const daysFromNow = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const seenBy = (who: Persona, homeId: string, role: AgencyRole = "agent") => {
  const { agencyId } = cast[who].of;
  const agency = agencyId === null ? null : { id: agencyId, role };
  return publicPageOf(services, { ownerId: cast[who].id, isAnonymous: false, agency }, homeId);
};
/** The owner of rows that visitors cannot make. */
function personOf(who: Persona): { ownerId: string; agencyId: string | null } {
  const { id, of } = cast[who];
  return { ownerId: id, agencyId: of.agencyId };
}
const newHome = (who: Persona = "user") => addRow(services, "home", cast[who].of);

/** A page that was published with these homes, some days before now. */
async function landing(homeIds: string[], { daysAgo = 1, who = "user" as Persona, values = {} } = {}) {
  const id = await addRow(services, "landing", personOf(who));
  const at = daysFromNow(-daysAgo);
  const document = { ...startingDocument("agencia", [], () => randomUUID().slice(0, 8)), homes: homeIds };
  await db.insert(landingVersions).values({ landingId: id, number: 1, at, document });
  const [row] = await db
    .update(landings)
    .set({ versions: 1, publishedAt: at, ...values })
    .where(eq(landings.id, id))
    .returning();
  return { id, address: `${publicUrl}/p/${row!.slug}` };
}

/** A link to the home, made some days before now. */
async function shared(homeId: string, { daysAgo = 1, values = {} } = {}) {
  const link = { ...cast.user.of, label: null, passwordHash: null, days: null };
  const parts = { keys: services.auth.keys, now: daysFromNow(-daysAgo) };
  const { link: row, token } = await db.transaction((tx) => addShareLink(tx, { homeId }, link, parts));
  await db
    .update(shareLinks)
    .set({ expiresAt: null, ...values })
    .where(eq(shareLinks.id, row.id));
  return token;
}

test("a home without a page has none", async () => {
  expect(await seenBy("user", await newHome())).toBeNull();
});

test("the newest of landing pages and shared pages is taken", async () => {
  const homeId = await newHome();
  const { address } = await landing([homeId], { daysAgo: 3 });
  expect(await seenBy("user", homeId)).toBe(address);
  const token = await shared(homeId, { daysAgo: 2 });
  expect(await seenBy("user", homeId)).toContain(token);
  const newer = await landing([homeId], { daysAgo: 1 });
  expect(await seenBy("user", homeId)).toBe(newer.address);
});

test("a landing page has the address of its own domain once that is proved", async () => {
  const homeId = await newHome();
  const { id, address } = await landing([homeId]);
  const host = `piso-${id.slice(0, 8)}.example`;
  await db.insert(landingDomains).values({ landingId: id, host, token: "x" });
  expect(await seenBy("user", homeId)).toBe(address);
  await db.update(landingDomains).set({ provedAt: NOW }).where(eq(landingDomains.landingId, id));
  expect(await seenBy("user", homeId)).toBe(`https://${host}/`);
});

test.each([
  ["taken down", { endedAt: NOW }],
  ["in the trash", { deletedAt: NOW }],
  ["never published", { publishedAt: null }],
])("a landing page that is %s is none", async (_, values) => {
  const homeId = await newHome();
  await landing([homeId], { values });
  expect(await seenBy("user", homeId)).toBeNull();
});

test("a landing page of several homes is no page of one of them", async () => {
  const [homeId, other] = [await newHome(), await newHome()];
  await landing([homeId, other]);
  expect(await seenBy("user", homeId)).toBeNull();
});

test.each([
  ["asks for a password", { passwordHash: "x" }],
  ["was revoked", { revokedAt: NOW }],
  ["ends before the week is read", { expiresAt: daysFromNow(13) }],
  ["shows reports to its owner", { isReport: true }],
  ["was sealed with another secret", { tokenSealed: "x" }],
])("a shared page that %s is none", async (_, values) => {
  const homeId = await newHome();
  await shared(homeId, { values });
  expect(await seenBy("user", homeId)).toBeNull();
});

test("a shared page that lasts longer than the week and its reading is one", async () => {
  const homeId = await newHome();
  const token = await shared(homeId, { values: { expiresAt: daysFromNow(15) } });
  expect(await seenBy("user", homeId)).toContain(token);
});

test("those who lead an agency see the pages of its agents, agents their own alone, and nobody else any", async () => {
  const homeId = await newHome("author");
  const { address } = await landing([homeId], { who: "author" });
  expect(await seenBy("author", homeId)).toBe(address);
  expect(await seenBy("owner", homeId, "owner")).toBe(address);
  expect(await seenBy("colleague", homeId)).toBeNull();
  expect(await seenBy("rival", homeId, "owner")).toBeNull();
  expect(await seenBy("otherUser", homeId)).toBeNull();
});
