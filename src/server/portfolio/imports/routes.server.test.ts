import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allowPrivate } from "#server/platform/outgoing/connect.server.ts";
import { type Cast, openCast } from "../../../test/cast.ts";
import { photoWithPosition } from "../../../test/photo-bytes.ts";
import { addRow } from "../../../test/rows.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { userNotifications } from "../../platform/db/tables/accounts-notifications.server.ts";
import { files } from "../../platform/db/tables/portfolio-files.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { importSources, imports } from "../../platform/db/tables/portfolio-imports.server.ts";
import { fetchDueFeed } from "./fetch-work.server.ts";
import { workAtImport } from "./import-work.server.ts";

/** `/api/imports`, `/api/feeds` and `/feeds` as browsers, programs and portals call them. */

// The portals of these tests are on this machine; other files of this process must not reach theirs.
allowPrivate(true);
afterAll(() => allowPrivate(false));
const database = await openTestDatabase();
const { db } = database;
const dataDir = mkdtempSync(join(tmpdir(), "umbral-imports-api-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
let ahead = 0;
const services = {
  ...testServices(database, { DATA_DIR: dataDir, TRUSTED_PROXIES: "1", PUBLIC_URL: "https://umbral.example" }),
  now: () => new Date(Date.now() + ahead),
};
const parts = { ...services, isStopped: () => false };
const app = createApp(services, async () => new Response("page"));

let cast: Cast;
let calls = 0;
beforeAll(async () => {
  cast = await openCast(services);
});

const call = (
  who: "owner" | "colleague" | "rival" | null,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) => {
  calls += 1;
  const isRaw = body instanceof FormData || body instanceof Uint8Array || typeof body === "string";
  return app.request(path, {
    method,
    headers: {
      "x-forwarded-for": `10.9.${calls >> 8}.${calls & 255}`,
      ...(who ? { cookie: cast[who].cookie } : {}),
      ...(body === undefined || isRaw ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: (isRaw ? body : JSON.stringify(body)) as BodyInit }),
  });
};

const property = (
  ref: string,
  price: number,
) => `<property><id>${ref}</id><date>2026-11-01 10:00:00</date><ref>${ref}</ref>
<price>${price}</price><currency>EUR</currency><price_freq>sale</price_freq><type>apartment</type><town>Valencia</town>
<province>Valencia</province><country>Spain</country><beds>3</beds><baths>1</baths><surface_area><built>90</built></surface_area>
<desc><es>Piso ${ref} con luz.</es></desc><images><image id="1"><url>https://fotos.example/${ref}.jpg</url></image></images></property>`;
const kyero = (count: number, price = 250_000, name = "R") =>
  `<?xml version="1.0" encoding="utf-8"?>\n<root><kyero><feed_version>3</feed_version></kyero>\n${Array.from({ length: count }, (_, index) => property(`${name}${index + 1}`, price)).join("\n")}\n</root>`;

function form(file: string | Uint8Array, name: string, fields: Record<string, string> = {}): FormData {
  const data = new FormData();
  for (const [key, value] of Object.entries(fields)) data.append(key, value);
  data.append("file", new Blob([file as BlobPart]), name);
  return data;
}

async function upload(file: string | Uint8Array, name: string, fields: Record<string, string> = {}): Promise<string> {
  const response = await call("owner", "POST", "/api/imports", form(file, name, fields));
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

async function work() {
  while (await workAtImport(parts));
}

const read = async (id: string) =>
  (await call("owner", "GET", `/api/imports/${id}`)).json() as Promise<Record<string, unknown>>;

describe("a file that is uploaded", () => {
  test("is kept, recognised, read and applied; rows and problems are listed; other agencies see nothing", async () => {
    const text = kyero(3).replace("<price>250000</price>", "<price>gratis</price>");
    const id = await upload(gzipSync(text), "export.dat", { name: "Inmovilla" });
    expect(await read(id)).toMatchObject({
      state: "recibida",
      format: "kyero",
      fileName: "export.dat",
      source: { name: "Inmovilla" },
    });
    await work();
    expect(await read(id)).toMatchObject({ state: "vista_previa", counts: { rows: 3, new: 2, bad: 1 }, progress: 1 });
    const page = await (await call("colleague", "GET", `/api/imports/${id}/rows?action=nueva&limit=1`)).json();
    expect(page).toMatchObject({ rows: [{ externalId: "R2", summary: { price: 250_000 } }], next: "2" });
    const csv = await (await call("owner", "GET", `/api/imports/${id}/problems.csv`)).text();
    expect(csv.split("\r\n")[1]).toMatch(/^1;\d+;R1;/);
    expect((await call("rival", "POST", `/api/imports/${id}/apply`, {})).status).toBe(404);
    expect((await call("owner", "POST", `/api/imports/${id}/apply`, {})).status).toBe(202);
    await work();
    expect(await read(id)).toMatchObject({ state: "terminada", counts: { applied: 2 } });
    expect((await call("owner", "POST", `/api/imports/${id}/cancel`)).status).toBe(409);
    expect(await (await call("rival", "GET", "/api/imports")).json()).toEqual({ imports: [], next: null });
    expect(await (await call("rival", "GET", "/api/imports/sources")).json()).toEqual({ sources: [] });
    const kept = await db.select().from(properties).where(eq(properties.agencyId, cast.agencyId));
    expect(kept.map(({ reference }) => reference).sort()).toEqual(["R2", "R3"]);
  });

  test("sent again with its Idempotency-Key it is the same import, and another file is refused", async () => {
    const send = (text: string, name = "cartera.xml") =>
      call("rival", "POST", "/api/imports", form(text, name), { "idempotency-key": "subida-1" });
    const first = await send(kyero(1));
    expect(first.status).toBe(201);
    const made = await first.json();
    const again = await send(kyero(1));
    expect([again.status, again.headers.get("idempotent-replayed"), await again.json()]).toEqual([201, "true", made]);
    const other = await send(kyero(2));
    expect([other.status, await other.json()]).toEqual([
      422,
      expect.objectContaining({ code: "IDEMPOTENCY_CONFLICT" }),
    ]);
    const { imports: listed } = (await (await call("rival", "GET", "/api/imports")).json()) as { imports: unknown[] };
    expect(listed).toHaveLength(1);
    await db.delete(imports).where(eq(imports.ownerId, cast.rival.id));
    await db.delete(importSources).where(eq(importSources.ownerId, cast.rival.id));
  });

  test("its name and those of its fields come without signs that turn letters around", async () => {
    const id = await upload(kyero(1), "lmx\u202E.exe", { name: "Cartera \u202Edel norte" });
    expect(await read(id)).toMatchObject({ fileName: "lmx.exe", source: { name: "Cartera del norte" } });
  });

  test("one with a table shows its columns; corrected ones are kept and the file is read again", async () => {
    const table = "Cosa;Clave;Dinero;Metros\nPiso;A1;200.000;80\nPiso;A2;210.000;85\n";
    const id = await upload(Buffer.from(`${table}Ático;A3;220.000;ñ\n`, "latin1"), "witei.csv", { name: "Witei" });
    await work();
    const first = await read(id);
    expect(first.headers).toEqual(["Cosa", "Clave", "Dinero", "Metros"]);
    const mapping = { type: "Cosa", externalId: "Clave", price: "Dinero", builtAreaM2: "Metros", operation: "=venta" };
    expect((await call("owner", "PUT", `/api/imports/${id}/mapping`, { mapping })).status).toBe(204);
    await work();
    const second = await read(id);
    expect(second).toMatchObject({
      state: "vista_previa",
      counts: { rows: 3, new: 2, bad: 1 },
      mapping,
      source: { mapping },
    });
  });

  test("is refused when it is empty, of no known format, or without a file", async () => {
    const refused = async (body: FormData) =>
      (await (await call("owner", "POST", "/api/imports", body)).json()) as { code: string };
    expect((await refused(form("", "x.csv"))).code).toBe("EMPTY_FILE");
    expect((await refused(form(Buffer.from([0, 1, 2, 3]), "x.bin"))).code).toBe("UNKNOWN_FORMAT");
    expect((await refused(form("<html>no</html>", "x.xml"))).code).toBe("UNKNOWN_FORMAT");
    const none = new FormData();
    none.append("name", "x");
    expect((await refused(none)).code).toBe("INVALID_INPUT");
    expect((await refused(form(kyero(1), "x.xml", { format: "idealista18" }))).code).toBe("INVALID_INPUT");
  });
});

describe("an account whose room is taken", () => {
  const stored = () => readdirSync(join(dataDir, "files", "imports"), { recursive: true }).length;
  const fill = async () => {
    const { ownerId, agencyId } = cast.owner.of;
    const file = { name: "a.jpg", mediaType: "image/jpeg", sizeBytes: 2_000_000_000, sha256: "0".repeat(64) };
    const [filler] = await db
      .insert(files)
      .values({ ...file, ownerId, agencyId, storageKey: "photos/lleno" })
      .returning();
    return () => db.delete(files).where(eq(files.id, filler!.id));
  };

  test("is refused whatever it brings, with how much it uses, and nothing of it is kept", async () => {
    const wanted = { kind: "api", name: "Lleno", format: "kyero" };
    const made = (await (await call("owner", "POST", "/api/imports/sources", wanted)).json()) as { id: string };
    const push = await call("owner", "POST", `/api/imports/sources/${made.id}/push-token`);
    const { token } = (await push.json()) as { token: string };
    const { ownerId, agencyId } = cast.owner.of;
    const homeId = await addRow(services, "home", { ownerId, agencyId });
    const photo = await photoWithPosition({ width: 120, height: 110, shade: 3 });
    const uploads: [string, FormData | string, string][] = [
      ["/api/imports", form(kyero(2), "x.xml"), "file"],
      [`/api/portfolio/homes/${homeId}/photos`, uploadOf("photos", photo, "a.jpg"), "photos"],
      [
        `/api/portfolio/homes/${homeId}/documents`,
        uploadOf("document", Buffer.from("%PDF-1.7 nota"), "a.pdf"),
        "document",
      ],
      [`/api/feeds/${token}`, kyero(2), "file"],
    ];
    const before = { kept: stored(), files: await db.$count(files), imports: await db.$count(imports) };
    const empty = await fill();
    for (const [path, body, field] of uploads) {
      const response = await call("owner", "POST", path, body);
      expect([path, response.status]).toEqual([path, 413]);
      expect(await response.json()).toMatchObject({
        code: "STORAGE_FULL",
        issues: [{ path: field, message: expect.stringMatching(/^Usas 2\u00a0GB de 2\u00a0GB y esto no cabe/) }],
      });
    }
    await empty();
    expect({ kept: stored(), files: await db.$count(files), imports: await db.$count(imports) }).toEqual(before);
    const after = await call("owner", "POST", "/api/imports", form(kyero(2), "x.xml", { name: "Cabe" }));
    expect(after.status).toBe(201);
  });

  test("a file that only fits in part is given up where it stops fitting", async () => {
    const empty = await fill();
    await db
      .update(files)
      .set({ sizeBytes: 2_000_000_000 - 200_000 })
      .where(eq(files.storageKey, "photos/lleno"));
    const before = stored();
    const response = await call("owner", "POST", "/api/imports", form(Buffer.alloc(3_000_000, "a;b\n"), "x.csv"), {
      "content-length": "3000300",
    });
    expect(response.status).toBe(413);
    expect(stored()).toBe(before);
    await empty();
  });
});

const uploadOf = (field: string, bytes: Buffer, name: string): FormData => {
  const data = new FormData();
  data.append(field, new Blob([bytes as BlobPart]), name);
  return data;
};

test("a form that breaks off leaves no bytes behind", async () => {
  const stored = () => readdirSync(join(dataDir, "files", "imports"), { recursive: true }).length;
  const before = stored();
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';
  for (const body of [`${head}${"Referencia;Precio\n".repeat(5_000)}`, `${head}a;b\r\n--x\r\nrubbish`]) {
    const type = { "content-type": "multipart/form-data; boundary=x" };
    const response = await call("owner", "POST", "/api/imports", body, type);
    expect(response.status).toBe(400);
    expect(stored()).toBe(before);
  }
});

describe("an address that is read on a schedule", () => {
  test("sends new homes, is reported once when it fails three times, and shows its error in time", async () => {
    let body = kyero(4, 300_000, "F");
    let status = 200;
    let asked = 0;
    const server = createServer((request, response) => {
      asked += 1;
      const etag = `"${body.length}"`;
      if (status !== 200) return void response.writeHead(status).end();
      if (request.headers["if-none-match"] === etag) return void response.writeHead(304).end();
      response.writeHead(200, { "content-type": "application/xml", etag }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.xml`;
    try {
      const wanted = { kind: "direccion", name: "Portal", format: "kyero", url, everyMinutes: 60 };
      allowPrivate(false);
      for (const typed of [
        url,
        "http://169.254.169.254/latest",
        "http://[::1]/feed.xml",
        "http://localhost/feed.xml",
      ]) {
        const refused = await call("owner", "POST", "/api/imports/sources", { ...wanted, url: typed });
        expect([refused.status, await refused.json()]).toMatchObject([422, { issues: [{ path: "url" }] }]);
      }
      allowPrivate(true);
      const made = (await (await call("owner", "POST", "/api/imports/sources", wanted)).json()) as { id: string };
      const source = async () => (await db.select().from(importSources).where(eq(importSources.id, made.id)))[0]!;
      const round = async () => {
        while (await fetchDueFeed(parts));
        await work();
      };
      const jobs = () => db.select().from(imports).where(eq(imports.sourceId, made.id)).orderBy(imports.createdAt);
      await round();
      expect(await jobs()).toMatchObject([{ state: "terminada", appliedRows: 4 }]);
      expect(await source()).toMatchObject({ failures: 0, lastCount: 4, etag: `"${body.length}"` });
      expect((await source()).lastSuccessAt).not.toBeNull();

      // Nothing new, so no import.
      expect((await call("owner", "POST", `/api/imports/sources/${made.id}/read-now`)).status).toBe(202);
      await round();
      expect(await jobs()).toHaveLength(1);

      // Cut half-way: nothing changes, and it is asked for whole again.
      const whole = body;
      body = whole.slice(0, whole.length - 40);
      ahead += 61 * 60_000;
      await round();
      expect((await jobs()).at(-1)).toMatchObject({ state: "fallida", appliedRows: 0 });
      expect(await source()).toMatchObject({ failures: 1, etag: null });
      expect((await source()).lastError).toBeTruthy();

      status = 503;
      for (let failures = 2; failures <= 4; failures++) {
        ahead += 26 * 3_600_000;
        await round();
        expect(await source()).toMatchObject({ failures, lastError: "Responde 503" });
      }
      const shown = await db.select().from(userNotifications).where(eq(userNotifications.userId, cast.owner.id));
      expect(shown.filter(({ cause }) => cause === `import source ${made.id}`)).toHaveLength(1);
      const before = asked;
      await round();
      expect(asked).toBe(before);

      status = 200;
      body = kyero(4, 310_000, "F");
      ahead += 26 * 3_600_000;
      await round();
      expect(await source()).toMatchObject({ failures: 0, lastError: null });
      expect((await jobs()).at(-1)).toMatchObject({ state: "terminada", changedRows: 4, appliedRows: 4 });
    } finally {
      server.close();
    }
  });
});

describe("a program that sends homes", () => {
  test("has a key of its own; the same file is one import; a revoked key opens nothing", async () => {
    const wanted = { kind: "api", name: "Mi CRM", format: "kyero" };
    const made = (await (await call("owner", "POST", "/api/imports/sources", wanted)).json()) as { id: string };
    const path = `/api/imports/sources/${made.id}/push-token`;
    const { token, address } = (await (await call("owner", "POST", path)).json()) as { token: string; address: string };
    expect(address).toBe(`https://umbral.example/api/feeds/${token}`);
    expect(await (await call("colleague", "GET", path)).json()).toMatchObject({ token });
    expect(JSON.stringify(await db.select().from(importSources).where(eq(importSources.id, made.id)))).not.toContain(
      token,
    );
    const push = (text: string) =>
      call(null, "POST", `/api/feeds/${token}`, text, { "content-type": "application/xml" });
    const sent = await Promise.all([push(kyero(3, 1, "P")), push(kyero(3, 1, "P"))]);
    expect(sent.map(({ status }) => status)).toEqual([202, 202]);
    const ids = await Promise.all(sent.map(async (response) => ((await response.json()) as { id: string }).id));
    expect(new Set(ids).size).toBe(1);
    await work();
    expect(await read(ids[0]!)).toMatchObject({ state: "terminada", counts: { applied: 3 } });
    const again = (await (await push(kyero(3, 1, "P"))).json()) as { id: string };
    expect(again.id).toBe(ids[0]);
    const other = (await (await push(kyero(3, 2, "P"))).json()) as { id: string };
    expect(other.id).not.toBe(ids[0]);
    await work();
    expect((await call("owner", "DELETE", path)).status).toBe(204);
    expect((await push(kyero(3, 3, "P"))).status).toBe(404);
  });
});

describe("an address that a portal reads", () => {
  test("gives the agency's homes on offer; taken in elsewhere they are the same; revoked it is gone", async () => {
    await db.delete(properties);
    const id = await upload(kyero(6, 275_000, "O"), "todo.xml", { name: "Todo" });
    await work();
    await call("owner", "POST", `/api/imports/${id}/apply`, {});
    await work();
    await db.update(properties).set({ status: "retirado" }).where(eq(properties.reference, "O6"));
    await db.update(properties).set({ showsAddress: true });
    const outlet = (await (await call("owner", "POST", "/api/imports/outlets", { name: "Portal" })).json()) as {
      id: string;
      address: string;
    };
    const path = new URL(outlet.address).pathname;
    const first = await call(null, "GET", path);
    expect(first.status).toBe(200);
    const text = await first.text();
    expect(text.match(/<property>/g)).toHaveLength(5);
    const etag = first.headers.get("etag")!;
    expect((await call(null, "GET", path, undefined, { "if-none-match": etag })).status).toBe(304);

    // Another agency imports it, and its own exported address has the same content.
    const data = form(text, "feed.xml", { name: "La otra" });
    const taken = (await (await call("rival", "POST", "/api/imports", data)).json()) as { id: string };
    await work();
    await call("rival", "POST", `/api/imports/${taken.id}/apply`, {});
    await work();
    await db.update(properties).set({ showsAddress: true });
    const theirs = (await (await call("rival", "POST", "/api/imports/outlets", { name: "Portal" })).json()) as {
      address: string;
    };
    const sorted = (xml: string) =>
      (xml.match(/<property>[\s\S]*?<\/property>/g) ?? []).map((home) => home.replace(/<date>.*?<\/date>/, "")).sort();
    const back = await (await call(null, "GET", new URL(theirs.address).pathname)).text();
    expect(sorted(back)).toEqual(sorted(text));

    expect((await call("rival", "POST", `/api/imports/outlets/${outlet.id}/revoke`)).status).toBe(404);
    expect((await call("owner", "POST", `/api/imports/outlets/${outlet.id}/revoke`)).status).toBe(204);
    expect((await call(null, "GET", path)).status).toBe(410);
    const { outlets } = (await (await call("owner", "GET", "/api/imports/outlets")).json()) as {
      outlets: { reads: number }[];
    };
    expect(outlets[0]!.reads).toBe(2);
  });

  test.each(["csv", "xlsx", "kyero", "idealista", "fotocasa"])(
    "the portfolio goes out as %s for its own people",
    async (format) => {
      const response = await call("colleague", "GET", `/api/portfolio/export?format=${format}`);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-disposition")).toContain("umbral-cartera-");
      const bytes = Buffer.from(await response.arrayBuffer());
      if (format === "xlsx") expect(bytes.toString("latin1", 0, 2)).toBe("PK");
      else expect(bytes.toString()).toContain("O1");
      expect((await call("colleague", "GET", "/api/portfolio/export?format=word")).status).toBe(404);
    },
  );
});
