import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { HOUSE_AGENCY_ID } from "#domain/accounts/agency/house.ts";
import { insertUser } from "../../../test/signed-in-client.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { agencies } from "../../platform/db/tables/accounts-agencies.server.ts";
import { billingAccounts } from "../../platform/db/tables/accounts-billing.server.ts";
import { files } from "../../platform/db/tables/portfolio-files.server.ts";
import { importSources, imports } from "../../platform/db/tables/portfolio-imports.server.ts";
import { openAccount } from "./accounts.server.ts";
import { type StorageOwner, storageQuota, storageRoom, storageUse, takeStorage } from "./storage.server.ts";

/** An account never keeps more bytes than its plan allows. */

const database = await openTestDatabase();
const { db } = database;
const NOW = new Date("2026-11-21T10:00:00.000Z");
const GB = 1_000_000_000;
let owner: StorageOwner;
let keys = 0;

beforeEach(async () => {
  const { id } = await insertUser(db);
  owner = { ownerId: id, agencyId: null };
});

const fileOf = (folder: string, sizeBytes: number, whose: StorageOwner = owner) => ({
  ...whose,
  name: "x",
  mediaType: "image/jpeg",
  sizeBytes,
  sha256: "0".repeat(64),
  storageKey: `${folder}/${keys++}`,
});

async function bringImport(values: Partial<typeof imports.$inferInsert>) {
  const [source] = await db
    .insert(importSources)
    .values({ ...owner, name: "A", kind: "archivo", format: "csv" })
    .returning();
  await db.insert(imports).values({ ...owner, sourceId: source!.id, format: "csv", ...values });
}

const take = (bytes: number, whose: StorageOwner = owner) =>
  db.transaction(async (tx) => {
    await takeStorage(tx, whose, { bytes, path: "photos", now: NOW });
    await tx.insert(files).values(fileOf("photos", bytes, whose));
  });

test("is the sum of the owner's files, and other people's do not count", async () => {
  await db
    .insert(files)
    .values([fileOf("photos", 100), fileOf("uploads", 20), fileOf("documents", 7), fileOf("cards", 3)]);
  await db.insert(files).values(fileOf("photos", 5_000, { ownerId: crypto.randomUUID(), agencyId: null }));
  const [agency] = await db.insert(agencies).values({ name: "Otra" }).returning();
  await db.insert(files).values(fileOf("photos", 5_000, { ownerId: owner.ownerId, agencyId: agency!.id }));
  expect(await storageUse(db, owner, NOW)).toEqual({ photos: 120, documents: 7, imports: 0, other: 3, total: 130 });
});

test("of imports, files count while they are kept, and rows while they wait or show their effect", async () => {
  const week = new Date(NOW.getTime() - 7 * 24 * 3_600_000);
  const months = new Date(NOW.getTime() - 60 * 24 * 3_600_000);
  await bringImport({ state: "vista_previa", storageKey: "imports/1", sizeBytes: 1_000, newRows: 2, sameRows: 3 });
  await bringImport({ state: "terminada", storageKey: null, sizeBytes: 9_000, changedRows: 4, finishedAt: week });
  await bringImport({ state: "terminada", storageKey: null, sizeBytes: 9_000, newRows: 5_000, finishedAt: months });
  await bringImport({ state: "cancelada", storageKey: null, sizeBytes: 9_000, newRows: 5_000, finishedAt: week });
  await bringImport({ state: "fallida", storageKey: "imports/2", sizeBytes: 50, newRows: 5_000, finishedAt: week });
  expect((await storageUse(db, owner, NOW)).imports).toBe(1_000 + 2 * 1_000 + 3 * 100 + 4 * 1_000 + 50);
});

describe("the plan says how much", () => {
  test("a trial two gigabytes, an office fifty, one whose plan has ended as the trial, Umbral itself no limit", async () => {
    expect(await storageQuota(db, owner, NOW)).toBe(2 * GB);
    const account = await openAccount(db, { userId: owner.ownerId }, NOW);
    const set = (values: Partial<typeof billingAccounts.$inferInsert>) =>
      db.update(billingAccounts).set(values).where(eq(billingAccounts.id, account.id));
    await set({ plan: "agencia", planUntil: null });
    expect(await storageQuota(db, owner, NOW)).toBe(50 * GB);
    await set({ planUntil: new Date(NOW.getTime() - 1) });
    expect(await storageQuota(db, owner, NOW)).toBe(2 * GB);
    expect(await storageQuota(db, { ...owner, agencyId: HOUSE_AGENCY_ID }, NOW)).toBe(Number.POSITIVE_INFINITY);
  });

  test("a file that does not fit is refused with both figures, and deleted ones free their room", async () => {
    await take(1_990_000_000);
    await expect(take(20_000_000)).rejects.toMatchObject({
      code: "STORAGE_FULL",
      issues: [{ path: "photos", message: expect.stringMatching(/^Usas 1,99\u00a0GB de 2\u00a0GB y esto no cabe/) }],
    });
    await take(10_000_000);
    await db.delete(files).where(eq(files.sizeBytes, 1_990_000_000));
    await take(20_000_000);
  });

  test("an owner above the limit keeps everything and adds nothing", async () => {
    await db.insert(files).values([fileOf("photos", 2_000_000_000), fileOf("photos", 2_000_000_000)]);
    expect((await storageRoom(db, owner, { path: "file", now: NOW })).leftBytes).toBe(-2 * GB);
    await expect(take(1)).rejects.toMatchObject({ code: "STORAGE_FULL" });
    expect(await db.$count(files, eq(files.ownerId, owner.ownerId))).toBe(2);
  });

  test("if eight come at once into room for three, three fit", async () => {
    await take(1_700_000_000);
    const settled = await Promise.allSettled(Array.from({ length: 8 }, () => take(90_000_000)));
    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect((await storageUse(db, owner, NOW)).total).toBe(1_970_000_000);
  });
});
