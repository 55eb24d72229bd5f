import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { addStoredFile, askOnce, backupPartsIn } from "../../../test/backup-parts.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { userNotifications } from "../../platform/db/tables/accounts-notifications.server.ts";
import { backupChecks } from "../../platform/db/tables/operations.server.ts";
import { mails } from "../../platform/db/tables/platform.server.ts";
import { backupVerifiedAt } from "./backup-checks.server.ts";
import { checkIfDue } from "./check-nightly.server.ts";
import { pathInPool } from "./file-pool.server.ts";
import { isReadOn, tryRestore } from "./try-restore.server.ts";
import { type BackupParts, writeBackup } from "./write-backup.server.ts";

const database = await openTestDatabase();
const { db } = database;
const folder = mkdtempSync(join(tmpdir(), "umbral-check-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const services = testServices(database);
const staff = await signedInPerson(services, ["admin"]);
await signedInPerson(services);

/** Half past three in Madrid, and an hour before. */
const night = new Date("2026-11-28T02:30:00Z");
const evening = new Date("2026-11-28T01:30:00Z");

let parts: BackupParts;
beforeEach(async () => {
  parts = backupPartsIn(folder, database);
  await db.delete(backupChecks);
  await db.delete(mails);
  await db.delete(userNotifications);
});
const config = { databaseUrl: "given", publicUrl: "https://umbral.example", answersPages: false };
const check = (now: Date) => checkIfDue({ parts, database, config }, now);
const scratchDatabases = async () =>
  (await askOnce(database, "select datname from pg_database where datname like 'umbral_restore_check%'")).length;
test("a restore that is tried beside the embedded database brings every row and file back, and leaves nothing behind", async () => {
  await addStoredFile(parts, "photos/a1", "first");
  await addStoredFile(parts, "photos/b2", "second");
  const { file, rows, tables } = await writeBackup(parts, { now: evening });
  const { compared, faults, at } = await tryRestore(parts, file, { isEmbedded: true, now: night, restShare: 0 });
  expect(faults).toEqual([]);
  expect(compared).toMatchObject({ rows, tables, files: 2 });
  expect(at).toBe(evening.toISOString());
  expect(readdirSync(parts.config.dataDir)).not.toContain("restore-check");
});

test("every file is read in one of seven nights", () => {
  const nights = Array.from({ length: 7 }, (_, day) => new Date(night.getTime() + day * DAY_MS));
  for (let i = 0; i < 50; i++) expect(nights.filter((one) => isReadOn(`photos/${i}`, one))).toHaveLength(1);
});

describe("the check of the night", () => {
  test("is kept once, and says when a backup was last proved", async () => {
    await writeBackup(parts, { now: evening });
    expect(await backupVerifiedAt(db)).toBeNull();
    expect(await check(night)).toMatchObject({ outcome: "correcta", faults: [], backupAt: evening });
    // By the clock that it was begun by, whatever this machine's own says.
    const verifiedAt = (await backupVerifiedAt(db))!;
    expect(verifiedAt.getTime() - night.getTime()).toBeGreaterThan(0);
    expect(verifiedAt.getTime() - night.getTime()).toBeLessThan(60_000);
    expect(await check(new Date(night.getTime() + 60_000))).toBeUndefined();
    expect(await db.select().from(mails)).toEqual([]);
    expect(await scratchDatabases()).toBe(0);
  });

  test("needs backups in this process's own folder", async () => {
    expect(await check(night)).toBeUndefined();
  });

  test("names lost and altered files, and tells staff alone, in the bell and by mail", async () => {
    for (let i = 0; i < 14; i++) await addStoredFile(parts, `photos/lost-${i}`, `text ${i}`);
    await writeBackup(parts, { now: evening });
    for (let i = 0; i < 14; i++) {
      // The pool links what the store has: another file is put in its place.
      const path = pathInPool(join(parts.config.dataDir, "backups"), `photos/lost-${i}`);
      rmSync(path);
      if (i > 0) writeFileSync(path, `TEXT ${i}`);
    }
    const { outcome, faults } = (await check(night))!;
    expect(outcome).toBe("fallida");
    expect(faults).toContain("Falta el archivo photos/lost-0.");
    expect(faults!.some((fault) => fault.endsWith("no es el que era."))).toBe(true);
    const [mail, ...others] = await db.select().from(mails);
    expect([mail!.to, mail!.subject, others]).toEqual([
      staff.user.email,
      "La copia de seguridad no se restaura bien",
      [],
    ]);
    const notices = await db.select().from(userNotifications);
    expect(notices.map(({ userId, type, link }) => ({ userId, type, link }))).toEqual([
      { userId: staff.user.id, type: "error", link: "/admin/monitoreo" },
    ]);
    expect(await backupVerifiedAt(db)).toBeNull();
    expect(await scratchDatabases()).toBe(0);
  });

  test("is left to another process that does it", async () => {
    await writeBackup(parts, { now: evening });
    const client = await database.pool.connect();
    await client.query("select pg_advisory_lock(781204563)");
    expect(await check(night)).toBeUndefined();
    await client.query("select pg_advisory_unlock(781204563)");
    client.release();
  });

  test("that never ends well is told after two days, once a day", async () => {
    await writeBackup(parts, { now: new Date("2026-11-26T01:00:00Z") });
    // A try that began a moment ago and whose process was killed keeps nothing; here it has just been tried.
    await db
      .insert(backupChecks)
      .values({ startedAt: evening, endedAt: new Date("2026-11-27T01:00:00Z"), outcome: "imposible" });
    const late = new Date("2026-11-28T01:59:00Z");
    expect(await check(late)).toMatchObject({ outcome: "ausente" });
    expect(await check(new Date(late.getTime() + 30_000))).toBeUndefined();
    expect(await db.select().from(mails).where(eq(mails.to, staff.user.email))).toHaveLength(1);
  });
});
