import { createHash, randomUUID } from "node:crypto";
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { createApp } from "#server/boot/app.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import { packBackup, writeBackup } from "#server/operations/backup/write-backup.server.ts";
import { openDatabase } from "#server/platform/db/connection.server.ts";
import { userNotifications } from "#server/platform/db/tables/accounts-notifications.server.ts";
import { files, homePhotos } from "#server/platform/db/tables/portfolio-files.server.ts";
import { imports } from "#server/platform/db/tables/portfolio-imports.server.ts";
import { queueMail } from "#server/platform/mail/mails.server.ts";
import { openStore } from "#server/platform/store/open-store.server.ts";
import { fillEmptyTables } from "./fill-empty-tables.ts";
import { addRow, ROW_KINDS } from "./rows.ts";
import { signedInPerson } from "./signed-in-person.ts";
import { testServices } from "./test-services.ts";

/** When the people of a kept release worked. */
const at = new Date("2026-11-28T10:00:00Z");

/** Where to look for what a kept release holds. */
export interface StatedRelease {
  /** ISO time of everything in it. */
  at: string;
  /** Of a signed-in browser. */
  cookie: string;
  email: string;
  runId: string;
  homeId: string;
  documentId: string;
  importId: string;
}

/** A signed-in person's calls, as a browser sends them. */
function callsOf(app: ReturnType<typeof createApp>, cookie: string) {
  return async (method: string, path: string, body?: object | FormData) => {
    const isForm = body instanceof FormData;
    const answer = await app.request(path, {
      method,
      headers: { cookie, ...(isForm ? { "content-length": "50000" } : { "content-type": "application/json" }) },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { id: string };
  };
}

async function addFile(services: Services, ownerId: string, storageKey: string, bytes: Buffer, mediaType: string) {
  await services.store.put(storageKey, bytes, { mediaType });
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const [row] = await services.database.db
    .insert(files)
    .values({ ownerId, name: "foto.jpg", mediaType, sizeBytes: bytes.length, sha256, storageKey })
    .returning();
  return row!.id;
}

function formOf(field: string, bytes: BlobPart, file: string, type: string): FormData {
  const form = new FormData();
  form.append(field, new File([bytes], file, { type }));
  return form;
}

/**
 * Writes `TARGET.tar`, a backup of this version with rows of everything that a person fills, and `TARGET.json`.
 *
 * @returns the tables that nothing was written into
 */
export async function writeRelease(
  target: string,
  root: string,
): Promise<{ rows: number; bytes: number; empty: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), "umbral-release-"));
  const dataDir = join(folder, "data");
  const database = await openDatabase({ databaseUrl: undefined, dataDir, root });
  try {
    // The secret is that of the data folder, and comes along.
    const services = { ...testServices(database, { AUTH_SECRET: "", DATA_DIR: dataDir }), now: () => at };
    const { db } = database;
    const person = await signedInPerson(services, ["admin"]);
    const call = callsOf(
      createApp(services, async () => new Response("page")),
      person.cookie,
    );
    const made: Record<string, string> = {};
    for (const kind of ROW_KINDS)
      made[kind] = await addRow(services, kind, { ownerId: person.user.id, agencyId: null });
    const values = { operation: "venta", type: "piso", address: "Calle Colón 12", town: "Valencia" };
    const home = await call("POST", "/api/portfolio/homes", { values });
    const pdf = formOf("document", "%PDF-1.7\nnota simple", "nota.pdf", "application/pdf");
    const document = await call("POST", `/api/portfolio/homes/${home.id}/documents`, pdf);
    const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: "#90a0b0" } })
      .jpeg()
      .toBuffer();
    const fileId = await addFile(services, person.user.id, "photos/release/kept.jpg", picture, "image/jpeg");
    await db.insert(homePhotos).values([
      { homeId: home.id, position: 0, fileId, widthPx: 64, heightPx: 48, contentHash: "a" },
      // Received and due: nothing reads it here.
      { homeId: home.id, position: 1, turnOf: person.user.id, contentHash: "b", nextAttemptAt: at },
    ]);
    const feed = Buffer.from("referencia;precio\nA-1;250000\n");
    await services.store.put("imports/release/casas.csv", feed, { mediaType: "text/csv" });
    const [imported] = await db
      .insert(imports)
      .values({
        ownerId: person.user.id,
        sourceId: made.importSource!,
        format: "csv",
        state: "recibida",
        isComplete: true,
        storageKey: "imports/release/casas.csv",
        storeId: await services.store.identity(),
      })
      .returning();
    const mail = { to: "cliente@casa.example", subject: "Tu visita", text: "Mañana", html: "<p>Mañana</p>", links: [] };
    await queueMail(db, mail, at);
    const notice = { title: "Aviso", message: "Un aviso", type: "info" as const, link: "/dashboard" };
    await db.insert(userNotifications).values({ ...notice, userId: person.user.id, cause: randomUUID() });
    const empty = await fillEmptyTables(db);
    const parts = { address: database.address, config: services.config, store: openStore(services.config) };
    const { file, rows } = await writeBackup(parts, { now: at, readsAll: true });
    const { bytes } = await packBackup(file, join(folder, "whole.tar"), at);
    renameSync(join(folder, "whole.tar"), `${target}.tar`);
    const stated: StatedRelease = {
      at: at.toISOString(),
      cookie: person.cookie,
      email: person.user.email,
      runId: made.run!,
      homeId: home.id,
      documentId: document.id,
      importId: imported!.id,
    };
    writeFileSync(`${target}.json`, `${JSON.stringify(stated, null, 2)}\n`);
    return { rows, bytes, empty };
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
