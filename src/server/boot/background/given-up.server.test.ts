import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { addRow, type Ownership } from "../../../test/rows.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { givenUpCounts } from "../../operations/given-up/count-given-up.server.ts";
import { GIVEN_UP_WORKS } from "../../operations/given-up/given-up-works.server.ts";
import { calendarSubscriptions } from "../../platform/db/tables/crm-calendar.server.ts";
import { signatureRequests } from "../../platform/db/tables/crm-signatures.server.ts";
import { webhookDeliveries } from "../../platform/db/tables/integrations.server.ts";
import { flowRuns } from "../../platform/db/tables/integrations-flows.server.ts";
import { mails } from "../../platform/db/tables/platform.server.ts";
import { homePhotos } from "../../platform/db/tables/portfolio-files.server.ts";
import { importSources, imports } from "../../platform/db/tables/portfolio-imports.server.ts";
import { newsSources } from "../../platform/db/tables/site-outreach.server.ts";
import { campaignRecipients, campaigns } from "../../platform/db/tables/tools-campaigns.server.ts";
import { dossierDocuments } from "../../platform/db/tables/tools-dossiers.server.ts";
import { planPictures } from "../../platform/db/tables/tools-plan-pictures.server.ts";
import { socialPosts } from "../../platform/db/tables/tools-social.server.ts";
import { tourImports, tourPanoramas } from "../../platform/db/tables/tools-tours.server.ts";
import type { Job } from "../../platform/jobs/job.server.ts";
import { reasonOf } from "../../platform/jobs/tries.server.ts";
import { deliverMails } from "../../platform/mail/deliver.server.ts";
import { putBack } from "../../tools/campaigns/sending/rows.server.ts";
import { JOBS as importJobs } from "./import-jobs.server.ts";
import { JOBS as otherJobs } from "./jobs.server.ts";
import { JOBS as pictureJobs } from "./picture-jobs.server.ts";
import { JOBS as readingJobs } from "./reading-jobs.server.ts";

/** The rows that each work gives up, from the last try on, over the real database. */

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const person = await signedInPerson(services);
const of: Ownership = { ownerId: person.user.id, agencyId: null };
const NOW = services.now();
const REASON = reasonOf("memory");
const ALL: readonly Job[] = [...importJobs, ...readingJobs, ...pictureJobs, ...otherJobs];
const jobOf = (name: string): Job => ALL.find((job) => job.name === name)!;

/** A second work of one job. */
const BESIDE_JOBS = ["campaign mails"];
/** Tables that count how often a person has typed a code. */
const OTHER_COUNTS = ["mfa_challenges", "proposal_readers", "signature_signers"];

describe("the list is complete", () => {
  test("a job that takes rows one by one says what it gives up, and stands in the list by its name", () => {
    for (const job of ALL) {
      if (job.items) expect(job.givenUp, job.name).toBeDefined();
      expect(GIVEN_UP_WORKS[job.name], job.name).toBe(job.givenUp);
    }
    const names = new Set(ALL.map(({ name }) => name));
    expect(Object.keys(GIVEN_UP_WORKS).filter((name) => !names.has(name))).toEqual(expect.arrayContaining(BESIDE_JOBS));
    expect(Object.keys(GIVEN_UP_WORKS).filter((name) => !names.has(name))).toHaveLength(BESIDE_JOBS.length);
  });

  test("a table that counts tries belongs to one of them, and one that says when it gave up too", async () => {
    const { rows } = await db.execute<{ table: string }>(sql`
      select distinct table_name::text as table from information_schema.columns
      where table_schema = 'public' and column_name ~ '(^|_)(tries|attempts|given_up_at)$'`);
    const known = new Set([...Object.values(GIVEN_UP_WORKS).map(({ table }) => table), ...OTHER_COUNTS]);
    expect(rows.map(({ table }) => table).filter((table) => !known.has(table))).toEqual([]);
  });

  test("each has a figure, also where it is zero", async () => {
    expect([...(await givenUpCounts(db)).keys()]).toEqual(Object.keys(GIVEN_UP_WORKS));
  });
});

interface Made {
  id: string;
  /** Whether the row is due at once with its tries at zero. */
  isDue(): Promise<boolean>;
}

/** The last try of a row ends its thread. */
async function killed(name: string, id: string): Promise<string> {
  await jobOf(name).items!.failed(db, id, REASON, NOW);
  return id;
}

const asked = async (row: ReturnType<typeof sql>) => (await db.execute(sql`select where ${row}`)).rows.length === 1;
const ofTable = (table: string, id: string, due: string) => () =>
  asked(sql`exists (select from ${sql.raw(table)} where id = ${id} and (${sql.raw(due)}))`);
const LEASED = new Date(NOW.getTime() + 60_000);

const MAKE: Record<string, () => Promise<Made>> = {
  async imports() {
    const id = await addRow(services, "import", of);
    await db
      .update(imports)
      .set({ state: "leyendo", isComplete: false, storageKey: "x", rows: 312, attempts: 3, leaseUntil: LEASED })
      .where(eq(imports.id, id));
    await killed("imports", id);
    return { id, isDue: ofTable("imports", id, "state = 'recibida' and attempts = 0 and lease_until is null") };
  },
  async feeds() {
    const id = await addRow(services, "importSource", of);
    const url = "https://envia.example/casas.xml";
    await db
      .update(importSources)
      .set({ url, kind: "direccion", tries: 3, nextFetchAt: LEASED })
      .where(eq(importSources.id, id));
    await killed("feeds", id);
    return { id, isDue: ofTable("import_sources", id, "tries = 0 and next_fetch_at is not null") };
  },
  async photos() {
    const homeId = await addRow(services, "home", of);
    const [row] = await db
      .insert(homePhotos)
      .values({ homeId, position: 2, attempts: 3, nextAttemptAt: LEASED, turnOf: of.ownerId })
      .returning();
    await killed("photos", row!.id);
    const due = `attempts = 0 and next_attempt_at is not null and turn_of = '${of.ownerId}'`;
    return { id: row!.id, isDue: ofTable("home_photos", row!.id, due) };
  },
  async panoramas() {
    const tourId = await addRow(services, "tour", of);
    const about = { name: "Salón", origin: "foto", sizeBytes: 9_000_000, turnOf: of.ownerId } as const;
    const [row] = await db
      .insert(tourPanoramas)
      .values({ tourId, ...about, state: "trabajando", attempts: 3, nextAttemptAt: LEASED })
      .returning();
    await killed("panoramas", row!.id);
    return { id: row!.id, isDue: ofTable("tour_panoramas", row!.id, "state = 'en-cola' and attempts = 0") };
  },
  async "tour imports"() {
    const id = await addRow(services, "tourImport", of);
    await db
      .update(tourImports)
      .set({ state: "trabajando", attempts: 3, nextAttemptAt: LEASED })
      .where(eq(tourImports.id, id));
    await killed("tour imports", id);
    return { id, isDue: ofTable("tour_imports", id, "state = 'en-cola' and attempts = 0 and fault is null") };
  },
  async dossiers() {
    const [dossierId, fileId] = [await addRow(services, "dossier", of), await addRow(services, "file", of)];
    const [row] = await db
      .insert(dossierDocuments)
      .values({
        dossierId,
        fileId,
        createdAt: NOW,
        name: "nota.pdf",
        state: "leyendo",
        attempts: 3,
        nextAttemptAt: LEASED,
        turnOf: of.ownerId,
      })
      .returning();
    await killed("dossiers", row!.id);
    return { id: row!.id, isDue: ofTable("dossier_documents", row!.id, "state = 'recibido' and attempts = 0") };
  },
  async "plan pictures"() {
    const id = await addRow(services, "planPicture", of);
    await db
      .update(planPictures)
      .set({ state: "dibujando", order: {} as never, attempts: 3, nextAttemptAt: LEASED })
      .where(eq(planPictures.id, id));
    await killed("plan pictures", id);
    return { id, isDue: ofTable("plan_pictures", id, "state = 'en-cola' and attempts = 0 and \"order\" is not null") };
  },
  async "calendar subscriptions"() {
    const id = await addRow(services, "calendarSubscription", of);
    await db
      .update(calendarSubscriptions)
      .set({ tries: 3, nextFetchAt: LEASED })
      .where(eq(calendarSubscriptions.id, id));
    await killed("calendar subscriptions", id);
    return { id, isDue: ofTable("calendar_subscriptions", id, "tries = 0 and next_fetch_at is not null") };
  },
  async "signed documents"() {
    const id = await addRow(services, "signature", of);
    await db
      .update(signatureRequests)
      .set({ sealDueAt: LEASED, sealTries: 7, sealFault: REASON, sealToldAt: NOW })
      .where(eq(signatureRequests.id, id));
    return { id, isDue: ofTable("signature_requests", id, "seal_tries = 0 and seal_due_at is not null") };
  },
  async "what signatures bring"() {
    const id = await addRow(services, "signature", of);
    const outcome = { home: { state: "espera", at: NOW.toISOString(), why: REASON } } as const;
    await db
      .update(signatureRequests)
      .set({ outcomeDueAt: LEASED, outcomeTries: 6, outcome })
      .where(eq(signatureRequests.id, id));
    return { id, isDue: ofTable("signature_requests", id, "outcome_tries = 0 and outcome_due_at is not null") };
  },
  async campaigns() {
    const id = await addRow(services, "campaign", of);
    await db
      .update(campaigns)
      .set({ state: "enviando", startedAt: NOW, tries: 3, nextAt: LEASED })
      .where(eq(campaigns.id, id));
    await killed("campaigns", id);
    return { id, isDue: ofTable("campaigns", id, "state = 'enviando' and tries = 0 and next_at is not null") };
  },
  async "campaign mails"() {
    const campaignId = await addRow(services, "campaign", of);
    await db.update(campaigns).set({ state: "terminada", endedAt: NOW }).where(eq(campaigns.id, campaignId));
    const [row] = await db
      .insert(campaignRecipients)
      .values({ campaignId, messageNumber: 0, email: `${randomUUID()}@x.example`, state: "tomado", tries: 14 })
      .returning();
    await putBack(db, [row!], { dueAt: null, answer: REASON, countsTry: true });
    const isDue = () =>
      asked(sql`exists (select from campaign_recipients r join campaigns c on c.id = r.campaign_id
        where r.id = ${row!.id} and r.state = 'pendiente' and r.tries = 0 and r.due_at is not null and c.state = 'enviando')`);
    return { id: row!.id, isDue };
  },
  async "social-posts"() {
    const id = await addRow(services, "socialPost", of);
    await db.update(socialPosts).set({ tries: 3, nextAt: LEASED }).where(eq(socialPosts.id, id));
    await killed("social-posts", id);
    return { id, isDue: ofTable("social_posts", id, "state = 'programada' and tries = 0 and handed_at is null") };
  },
  async webhooks() {
    const endpointId = await addRow(services, "webhook", of);
    const event = { eventId: randomUUID(), type: "home.created", payload: {} } as const;
    const [row] = await db
      .insert(webhookDeliveries)
      .values({ endpointId, ...event, attempts: 2, nextAttemptAt: LEASED })
      .returning();
    await killed("webhooks", row!.id);
    return {
      id: row!.id,
      isDue: ofTable("webhook_deliveries", row!.id, "attempts = 0 and next_attempt_at is not null"),
    };
  },
  async "flow runs"() {
    const flowId = await addRow(services, "flow", of);
    const at = { startedAt: NOW, eventAt: NOW, dueAt: NOW };
    const [row] = await db
      .insert(flowRuns)
      .values({
        flowId,
        version: 1,
        scope: of.ownerId,
        event: "lead.created",
        phase: "sigue",
        stepId: "a",
        tries: 4,
        ...at,
      })
      .returning();
    await killed("flow runs", row!.id);
    return { id: row!.id, isDue: ofTable("flow_runs", row!.id, "phase = 'sigue' and tries = 0 and ended_at is null") };
  },
  async "news sources"() {
    const [row] = await db
      .insert(newsSources)
      .values({ name: "Diario", url: `https://diario.example/${randomUUID()}`, tries: 3, nextFetchAt: LEASED })
      .returning();
    await killed("news sources", row!.id);
    return { id: row!.id, isDue: ofTable("news_sources", row!.id, "paused_at is null and tries = 0") };
  },
  async mails() {
    const mail = { to: "ana@casa.example", subject: "s", text: "t", html: "h", links: [] };
    const [row] = await db
      .insert(mails)
      .values({ ...mail, attempts: 15, nextAttemptAt: NOW })
      .returning();
    const send = () => Promise.reject(new Error(`${REASON}: <ana@casa.example>`));
    await deliverMails({ db, log: services.log, send, now: () => NOW });
    return { id: row!.id, isDue: ofTable("mails", row!.id, "attempts = 0 and next_attempt_at is not null") };
  },
};

/** Rows of Umbral's own, which are nobody's. */
const OURS = ["news sources", "mails"];

describe.each(Object.entries(GIVEN_UP_WORKS))("%s", (name, rows) => {
  test("a row that was given up is listed with its reason, and due again once", async () => {
    const { id, isDue } = await MAKE[name]!();
    const [listed] = await rows.list(db, { limit: 5 });
    expect(listed).toMatchObject({ id, scope: OURS.includes(name) ? null : of.ownerId });
    expect(Math.abs(listed!.at.getTime() - NOW.getTime())).toBeLessThan(3_600_000);
    expect(listed!.reason).toContain(REASON);
    expect(listed!.reason).not.toContain("@casa");
    expect(listed!.subject).not.toMatch(/undefined|null|NaN/);
    expect(await rows.count(db)).toBe(1);
    expect(await rows.count(db, new Date(NOW.getTime() + 3_600_000))).toBe(0);
    expect(await isDue()).toBe(false);
    expect(await rows.again(db, id, NOW)).toBe(true);
    expect(await isDue()).toBe(true);
    expect(await rows.again(db, id, NOW)).toBe(false);
    expect(await rows.list(db, { limit: 5 })).toEqual([]);
  });

  test.runIf(rows.dismiss)("one that is dismissed stays as it is, and out of the list", async () => {
    const { id, isDue } = await MAKE[name]!();
    expect(await rows.dismiss!(db, id)).toBe(true);
    expect(await rows.dismiss!(db, id)).toBe(false);
    expect(await rows.again(db, id, NOW)).toBe(false);
    expect(await rows.count(db)).toBe(0);
    expect(await isDue()).toBe(false);
  });
});
