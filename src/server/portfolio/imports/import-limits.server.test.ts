import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { asc, eq, inArray } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { detectFormat } from "../../../domain/portfolio/feeds/detect-format.ts";
import { insertUser } from "../../../test/signed-in-client.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { personActor } from "../../accounts/access/actor.server.ts";
import { openAccount } from "../../accounts/billing/accounts.server.ts";
import { billingAccounts } from "../../platform/db/tables/accounts-billing.server.ts";
import { files } from "../../platform/db/tables/portfolio-files.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { importRows, importSources, imports } from "../../platform/db/tables/portfolio-imports.server.ts";
import { tablesToXlsx } from "../../platform/tables/tables.server.ts";
import { addImport } from "./add-import.server.ts";
import { columnsOfFile } from "./columns-of-file.server.ts";
import { feedText } from "./feed-bytes.server.ts";
import { freeEndedImports } from "./free-imports.server.ts";
import { workAtImport } from "./import-work.server.ts";
import { applyImportNow, cancelImportNow, findImport, listImportRows } from "./imports.server.ts";
import { keepBytes } from "./keep-bytes.server.ts";
import { addSource } from "./sources.server.ts";

/** The cost that an import may have; beyond it, it ends early, whole and with a reason. */

const database = await openTestDatabase();
const { db } = database;
const dataDir = mkdtempSync(join(tmpdir(), "umbral-import-limits-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const services = testServices(database, { DATA_DIR: dataDir });
const { store } = services;
let at = new Date("2026-11-21T10:00:00.000Z").getTime();
const now = () => new Date(at++);
const parts = { database, store, log: services.log, now, isStopped: () => false };
const { id: userId } = await insertUser(db);
const actor = personActor(userId);

beforeEach(async () => {
  await db.delete(importSources);
  await db.delete(properties);
  await db.delete(files);
});

async function bring(content: string | Uint8Array) {
  const bytes = Buffer.from(content as Uint8Array);
  const file = await keepBytes(store, [bytes] as unknown as AsyncIterable<Uint8Array>);
  const format = detectFormat(bytes[0] === 0x1f ? Buffer.from("Referencia;Precio\n") : bytes)!;
  const { job } = await db.transaction(async (tx) => {
    const sender = { kind: "archivo", name: "Prueba", format, target: "cartera", isPartial: false } as const;
    const source = await addSource(tx, actor, sender as never, now());
    const named = { ...file, format, fileName: "casas.csv" };
    return await addImport(tx, source, named, { appliesItself: false, isRepeatable: false, now: now() });
  });
  return job.id;
}

async function work() {
  while (await workAtImport(parts));
}
const jobOf = async (id: string) => (await findImport(db, actor, id))!;
const rowsOf = (id: string) => db.$count(importRows, eq(importRows.importId, id));
const lies = async (key: string) => {
  const found = await store.get(key);
  found?.stream.destroy();
  return found !== undefined;
};

const HEADINGS = "Referencia;Tipo;Operación;Precio;Municipio";
const good = (index: number) => `R${index};Piso;venta;${100_000 + index};Valencia`;
const lines = <T>(count: number, line: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => line(index));
const table = (rows: readonly string[]) => `${[HEADINGS, ...rows].join("\n")}\n`;

describe("the columns of a table", () => {
  test.each([
    ["CSV", async () => table(lines(60, good))],
    [
      "workbook",
      async () =>
        await tablesToXlsx([{ name: "A", columns: HEADINGS.split(";"), rows: lines(60, (i) => good(i).split(";")) }]),
    ],
  ])("those of a %s are kept when it is read", async (_, make) => {
    const id = await bring(await make());
    await work();
    const job = await jobOf(id);
    expect(job.state).toBe("vista_previa");
    expect(columnsOfFile(job)).toMatchObject({
      headers: HEADINGS.split(";"),
      proposedMapping: { reference: "Referencia", price: "Precio" },
      missing: [],
    });
    expect(job.columns!.samples[1]).toEqual(["Piso"]);
  });

  test("those of an abandoned file are there too, because other columns may be what it needs", async () => {
    const id = await bring(`Cosa;Clave;Dinero\n${"piso;1;2\n".repeat(1_500)}`);
    await work();
    expect(await jobOf(id)).toMatchObject({ state: "fallida", columns: { headings: ["Cosa", "Clave", "Dinero"] } });
  });

  test("are three hundred at most", async () => {
    const id = await bring(`${lines(400, (index) => `c${index}`).join(";")}\n${lines(400, () => "1").join(";")}\n`);
    await work();
    const job = await jobOf(id);
    expect(job).toMatchObject({ state: "fallida", error: expect.stringContaining("más de 300 columnas") });
    expect(job.columns!.headings).toHaveLength(300);
  });
});

describe("bad rows", () => {
  test("a thousand in a row end the import, say why, and leave no row behind", async () => {
    const id = await bring(gzipSync(`Referencia;Precio\n${"A;1\n".repeat(300_000)}`));
    await work();
    const job = await jobOf(id);
    expect(job).toMatchObject({
      state: "fallida",
      error: expect.stringMatching(/^(Hay mil filas seguidas sin una vivienda|El archivo descomprimido)/),
    });
    expect(job.rows).toBeLessThanOrEqual(1_000);
    expect(await rowsOf(id)).toBe(0);
  });

  test("those of a table: the reason of the last one is given, with its line", async () => {
    const id = await bring(
      table([...lines(5, good), ...lines(1_500, (index) => `X${index};Piso;traspaso;1000;Valencia`)]),
    );
    await work();
    expect(await jobOf(id)).toMatchObject({
      state: "fallida",
      error: expect.stringContaining("Hay mil filas seguidas sin una vivienda que se pueda leer («Operación"),
      errorLine: 1_006,
      rows: 1_005,
    });
  });

  test.each([
    [
      "XML",
      `<root><kyero><feed_version>3</feed_version></kyero>${"<property><id>1</id></property>".repeat(2_000)}</root>`,
    ],
    ["JSON", `{"content":[${Array(2_000).fill('{"public_id":"EB-1"}').join(",")}]}`],
  ])("those of %s alike", async (_, text) => {
    const id = await bring(text);
    await work();
    expect(await jobOf(id)).toMatchObject({
      state: "fallida",
      error: expect.stringContaining("mil filas seguidas"),
      errorLine: expect.any(Number),
    });
  });

  test("among good ones are counted, and the first thousand kept; then nothing is absent", async () => {
    const first = await bring(table([good(1), good(2)]));
    await work();
    await db.transaction((tx) => applyImportNow(tx, actor, first, { confirmsRemovals: false, now: now() }));
    await work();
    const mixed = lines(2_400, (index) => (index % 2 ? good(index + 10) : `B${index};Piso;traspaso;1000;Valencia`));
    const file = await keepBytes(store, [Buffer.from(table(mixed))] as unknown as AsyncIterable<Uint8Array>);
    const { job } = await db.transaction(async (tx) => {
      const [source] = await tx
        .select()
        .from(importSources)
        .where(inArray(importSources.ownerId, [userId]));
      const named = { ...file, format: "csv" as const, fileName: null };
      return await addImport(tx, source!, named, { appliesItself: false, isRepeatable: false, now: now() });
    });
    await work();
    expect(await jobOf(job.id)).toMatchObject({
      state: "vista_previa",
      rows: 2_400,
      newRows: 1_200,
      badRows: 1_200,
      absentRows: 0,
    });
    expect(await rowsOf(job.id)).toBe(2_200);
    const bad = await listImportRows(db, actor, job.id, { action: "erronea", after: 0, limit: 2_000 });
    expect(bad!.rows).toHaveLength(1_000);
    expect(bad!.rows[0]!.problems).not.toEqual([]);
  });
});

test("a packed file that swells is given up before it is read", async () => {
  const id = await bring(gzipSync(table(lines(1_500, good)) + "\n".repeat(40_000_000)));
  await work();
  expect(await jobOf(id)).toMatchObject({ state: "fallida", error: "El archivo descomprimido es demasiado grande" });
});

test("more homes than a plan has are refused with both figures", async () => {
  const account = await openAccount(db, { userId }, now());
  await db.update(billingAccounts).set({ plan: "agente", planUntil: null }).where(eq(billingAccounts.id, account.id));
  const id = await bring(table(lines(10_050, good)));
  await work();
  expect(await jobOf(id)).toMatchObject({
    state: "fallida",
    error: expect.stringMatching(/10\.050 viviendas nuevas, ya hay 0 y tu plan llega a 10\.000/),
  });
  expect(await rowsOf(id)).toBe(0);
});

describe("past its limits", () => {
  test("a cancelled preview gives back its file and its rows", async () => {
    const id = await bring(table(lines(30, good)));
    await work();
    const { storageKey } = await jobOf(id);
    expect(await rowsOf(id)).toBe(30);
    await db.transaction((tx) => cancelImportNow(tx, actor, id, now()));
    expect(await freeEndedImports(parts)).toBe(false);
    expect(await rowsOf(id)).toBe(0);
    expect(await lies(storageKey!)).toBe(false);
    expect((await jobOf(id)).storageKey).toBeNull();
  });

  test("an applied one gives back its file, and its rows show their effect", async () => {
    const id = await bring(table(lines(3, good)));
    await work();
    const { storageKey } = await jobOf(id);
    await db.transaction((tx) => applyImportNow(tx, actor, id, { confirmsRemovals: false, now: now() }));
    await work();
    await freeEndedImports(parts);
    expect(await lies(storageKey!)).toBe(false);
    expect(await rowsOf(id)).toBe(3);
    expect(await db.select().from(properties).orderBy(asc(properties.reference))).toHaveLength(3);
  });

  test("one that waits keeps everything", async () => {
    const id = await bring(table(lines(3, good)));
    await work();
    await freeEndedImports(parts);
    expect(await lies((await jobOf(id)).storageKey!)).toBe(true);
    expect(await db.$count(imports)).toBe(1);
  });
});

test.each(["utf-16le", "utf-16be"] as const)(
  "a table in %s is recognised by its mark, as Excel's «texto Unicode»",
  (encoding) => {
    const bytes = Buffer.from("\uFEFFReferencia\tPrecio\r\nV-1\t200.000\r\n", "utf16le");
    expect(detectFormat(encoding === "utf-16le" ? bytes : bytes.swap16())).toBe("csv");
  },
);

test("a table is recognised below a title too", () => {
  expect(detectFormat(Buffer.from("Listado de inmuebles\r\n\r\nReferencia;Precio\r\nV-1;200.000\r\n"))).toBe("csv");
  expect(detectFormat(Buffer.from("Listado de inmuebles\r\n"))).toBeUndefined();
});

test.each([
  ["utf-8", "latin1"],
  ["iso-8859-1", "utf8"],
  ["iso-8859-1", "latin1"],
  ["utf-8", "utf8"],
] as const)("XML that calls itself %s and is %s is read by its real encoding", async (declared, written) => {
  const xml = `<?xml version="1.0" encoding="${declared}"?><root>Piso de 2 baños, salón</root>`;
  const { storageKey } = await keepBytes(store, [Buffer.from(xml, written)] as unknown as AsyncIterable<Uint8Array>);
  let text = "";
  for await (const part of feedText(store, storageKey, "xml")) text += part;
  expect(text).toBe(xml);
});
