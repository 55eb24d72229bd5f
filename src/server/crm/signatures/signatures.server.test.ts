import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDFDocument, PDFRawStream } from "@cantoo/pdf-lib";
import { desc, eq } from "drizzle-orm";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { firstBrokenEvent } from "#domain/crm/signatures/evidence.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { personActor } from "../../accounts/access/actor.server.ts";
import { createApp } from "../../boot/app.server.ts";
import { connectDatabase } from "../../platform/db/connection.server.ts";
import { OF_WORK } from "../../platform/db/lasting-client.server.ts";
import { outageCode } from "../../platform/db/outage.server.ts";
import {
  signatureEvents,
  signatureRequests,
  signatureSigners,
} from "../../platform/db/tables/crm-signatures.server.ts";
import { mails } from "../../platform/db/tables/platform.server.ts";
import { sha256 } from "../../platform/secrets/keys.server.ts";
import { readWhole } from "../../platform/store/object-store.server.ts";
import { readEvents } from "./chain.server.ts";
import { eraseSignaturesOf, eraseUnsignedTo } from "./erase-signatures.server.ts";
import { listRequests } from "./read-requests.server.ts";
import { sealOne } from "./seal-job.server.ts";
import { sign } from "./signing.server.ts";
import { expireOne, remindSome } from "./times-job.server.ts";

/** Signatures over the real database: order, identity, evidence, seal, and what bad input does. */

const dataDir = mkdtempSync(join(tmpdir(), "umbral-sign-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const database = await openTestDatabase();
const { db } = database;
let at = "2026-11-27T10:00:00.000Z";
/** Milliseconds since, so that mails have an order. */
let tick = 0;
const services = Object.assign(testServices(database, { DATA_DIR: dataDir }), {
  now: () => new Date(Date.parse(at) + tick++),
});
const app = createApp(services, async () => new Response("page"));
const person = await signedInPerson(services);

async function pdf(): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  document.addPage([300, 400]).drawText("Encargo de venta");
  return new Uint8Array(await document.save());
}
const PDF = await pdf();

const ANA = { name: "Ana Soler", email: "ana@casa.example", turn: 1 };
const BLAS = { name: "Blas Ruiz", email: "blas@casa.example", turn: 2 };

async function post(form: object, file: Uint8Array<ArrayBuffer> | null = PDF): Promise<Response> {
  const body = new FormData();
  body.set("request", new Blob([JSON.stringify(form)]));
  if (file) body.set("document", new File([file], "encargo.pdf", { type: "application/pdf" }));
  return await upload("/api/signatures", body, person.cookie);
}

/** Sends a form with files as a browser does, which states its length. */
async function upload(path: string, form: FormData, cookie = ""): Promise<Response> {
  const encoded = new Response(form);
  const type = encoded.headers.get("content-type")!;
  const body = await encoded.arrayBuffer();
  const headers = { cookie, "content-type": type, "content-length": String(body.byteLength) };
  return await app.request(path, { method: "POST", headers, body });
}

const form = (signers: object[] = [ANA, BLAS]) => ({
  title: "Encargo de venta",
  lastDay: "2026-12-10",
  reminderDays: 3,
  signers,
});

const act = (path: string, method = "POST") =>
  app.request(`/api/signatures/${path}`, { method, headers: { cookie: person.cookie } });

async function sent(signers?: object[]): Promise<string> {
  const answer = await post(form(signers));
  const { id, ...rest } = (await answer.json()) as { id: string };
  expect(rest).toEqual({});
  expect((await act(`${id}/send`)).status).toBe(204);
  return id;
}

/** The newest mail to somebody. */
async function mailTo(to: string) {
  const [mail] = await db
    .select()
    .from(mails)
    .where(eq(mails.to, to))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(1);
  return mail;
}
const tokenFrom = (links: string[]) => links[0]!.split("/").at(-1)!;
const countMails = (to: string) => db.$count(mails, eq(mails.to, to));

const asSigner = (
  token: string,
  path: string,
  { body, cookie = "", method = "POST" }: { body?: object; cookie?: string; method?: string } = {},
) =>
  app.request(`/api/sign/${token}/${path}`, {
    method,
    headers: { "content-type": "application/json", cookie, "user-agent": "Navegador/1" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

/** Asks for a code by mail and types it. @returns the cookies of that browser */
async function identified(token: string, email: string): Promise<string> {
  expect((await asSigner(token, "code")).status).toBe(204);
  const code = /Código: (\d{6})/.exec((await mailTo(email))!.text)![1]!;
  const answer = await asSigner(token, "identify", { body: { code } });
  expect(answer.status).toBe(204);
  return answer.headers.getSetCookie()[0]!.split(";")[0]!;
}

const MARK = { kind: "escrita", name: "Ana Soler", accepts: true };

/** @returns the signer's address and browser, and the document as they read it */
async function signAs(email: string): Promise<{ token: string; cookie: string; read: Buffer }> {
  const token = tokenFrom((await mailTo(email))!.links);
  const cookie = await identified(token, email);
  const opened = await asSigner(token, "document", { method: "GET", cookie });
  expect(opened.status).toBe(200);
  expect((await asSigner(token, "signature", { body: MARK, cookie })).status).toBe(204);
  return { token, cookie, read: Buffer.from(await opened.arrayBuffer()) };
}

const requestOf = async (id: string) =>
  (await db.select().from(signatureRequests).where(eq(signatureRequests.id, id)))[0]!;
const sealAll = async () => {
  while (await sealOne(services));
};
const verify = async (bytes: Uint8Array<ArrayBuffer>) => {
  const body = new FormData();
  body.set("document", new File([bytes], "x.pdf"));
  return await (await upload("/api/verify-document", body)).json();
};

test("two people sign in order; the file is sealed, told to everybody, whole, and an altered byte is noticed", async () => {
  await db.delete(mails);
  const id = await sent();
  expect([await countMails(ANA.email), await countMails(BLAS.email)]).toEqual([1, 0]);
  const { token, cookie } = await signAs(ANA.email);
  expect(await countMails(BLAS.email)).toBe(1);
  // The answer was lost and the browser tries again.
  expect((await asSigner(token, "signature", { body: MARK, cookie })).status).toBe(204);
  await signAs(BLAS.email);
  expect(await requestOf(id)).toMatchObject({ state: "firmada", sealedKey: null });
  await sealAll();
  expect((await mailTo(ANA.email))!.subject).toBe("Firmado por todos: Encargo de venta");
  const answer = await act(`${id}/signed`, "GET");
  const signed = new Uint8Array(await answer.arrayBuffer());
  const row = await requestOf(id);
  expect(createHash("sha256").update(signed).digest("hex")).toBe(row.sealedSha256);
  expect(await verify(signed)).toMatchObject({
    kind: "whole",
    request: { reference: row.reference, signers: 2, isEvidenceWhole: true },
  });
  const altered = signed.slice();
  altered[200] = altered[200]! ^ 1;
  expect(await verify(altered)).toMatchObject({ kind: "altered", request: { reference: row.reference } });
  expect(await verify(PDF)).toMatchObject({ kind: "none" });
  const events = await readEvents(db, id);
  expect(events.map(({ kind }) => kind)).toEqual(
    "enviada pedida codigo-enviado identificada documento-abierto firmada pedida codigo-enviado identificada documento-abierto firmada sellada".split(
      " ",
    ),
  );
  expect(firstBrokenEvent(id, events, sha256)).toBeNull();
  // Signers get the file too.
  expect((await asSigner(token, "signed", { method: "GET", cookie })).status).toBe(200);
  expect((await asSigner(token, "signed", { method: "GET" })).status).toBe(403);
});

test("evidence and signed files cannot be changed in the database", async () => {
  const [event] = await db.select().from(signatureEvents).limit(1);
  const refused = async (work: Promise<unknown>) =>
    String(await work.catch((error) => (error as Error).cause ?? error));
  const isThis = eq(signatureEvents.id, event!.id);
  expect(await refused(db.update(signatureEvents).set({ kind: "anulada" }).where(isThis))).toMatch(/append-only/);
  expect(await refused(db.delete(signatureEvents).where(isThis))).toMatch(/append-only/);
  const isRequest = eq(signatureRequests.id, event!.requestId);
  expect(await refused(db.delete(signatureRequests).where(isRequest))).toMatch(/append-only/);
  expect(
    await refused(
      db
        .update(signatureRequests)
        .set({ sealedSha256: "1".repeat(64) })
        .where(isRequest),
    ),
  ).toMatch(/never changes/);
});

test("a forwarded link shows and signs nothing without the code, and five wrong codes end it", async () => {
  await db.delete(mails);
  const id = await sent([ANA]);
  const token = tokenFrom((await mailTo(ANA.email))!.links);
  expect((await asSigner(token, "document", { method: "GET" })).status).toBe(403);
  expect((await asSigner(token, "signature", { body: MARK })).status).toBe(403);
  await asSigner(token, "code");
  const code = /Código: (\d{6})/.exec((await mailTo(ANA.email))!.text)![1]!;
  const wrong = code === "000000" ? "000001" : "000000";
  for (let n = 0; n < 5; n++) expect((await asSigner(token, "identify", { body: { code: wrong } })).status).toBe(422);
  expect((await asSigner(token, "identify", { body: { code } })).status).toBe(422);
  expect((await readEvents(db, id)).filter(({ kind }) => kind === "codigo-incorrecto")).toHaveLength(5);
  // A code of before is not one of now.
  await asSigner(token, "code");
  at = "2026-11-27T10:11:00.000Z";
  const late = /Código: (\d{6})/.exec((await mailTo(ANA.email))!.text)![1]!;
  expect((await asSigner(token, "identify", { body: { code: late } })).status).toBe(422);
  at = "2026-11-27T10:00:00.000Z";
});

test("nobody signs what they have not opened", async () => {
  await db.delete(mails);
  await sent([ANA]);
  const token = tokenFrom((await mailTo(ANA.email))!.links);
  const cookie = await identified(token, ANA.email);
  expect((await asSigner(token, "signature", { body: MARK, cookie })).status).toBe(409);
});

test("a refusal ends the request, with its reason to the agent, and nobody else is asked", async () => {
  await db.delete(mails);
  const id = await sent();
  const token = tokenFrom((await mailTo(ANA.email))!.links);
  const cookie = await identified(token, ANA.email);
  expect((await asSigner(token, "decline", { body: { reason: "El precio no es ese" }, cookie })).status).toBe(204);
  expect((await requestOf(id)).state).toBe("rechazada");
  expect((await mailTo(person.user.email))!.text).toContain("El precio no es ese");
  expect(await countMails(BLAS.email)).toBe(0);
});

test("reminders follow the rhythm, and the time that is over ends the request", async () => {
  const email = "recordada@casa.example";
  const id = await sent([{ ...ANA, email }]);
  at = "2026-11-30T09:59:00.000Z";
  await remindSome(services);
  expect(await countMails(email)).toBe(1);
  at = "2026-11-30T10:00:00.000Z";
  await remindSome(services);
  await remindSome(services);
  expect(await countMails(email)).toBe(2);
  expect((await mailTo(email))!.subject).toBe("Recordatorio: falta tu firma en Encargo de venta");
  const token = tokenFrom((await mailTo(email))!.links);
  // The day ends in Madrid: 10 December lasts until 23:00 UTC.
  at = "2026-12-10T23:00:00.000Z";
  expect((await asSigner(token, "code")).status).toBe(409);
  while (await expireOne(services));
  expect((await requestOf(id)).state).toBe("caducada");
  at = "2026-11-27T10:00:00.000Z";
});

test("signers without a reminder due do not keep the others from theirs", async () => {
  const never = await sent([{ ...ANA, email: "nunca@casa.example" }]);
  await db.update(signatureRequests).set({ reminderDays: 0 }).where(eq(signatureRequests.id, never));
  // More than are written to at once, all of them asked before the one who is due.
  const crowd = { requestId: never, turn: 1, state: "pedida", remindedAt: new Date("2026-11-01T10:00:00Z") } as const;
  await db
    .insert(signatureSigners)
    .values(Array.from({ length: 60 }, (_, n) => ({ ...crowd, name: "Otra Persona", email: `otra${n}@casa.example` })));
  const email = "espera@casa.example";
  await sent([{ ...ANA, email }]);
  at = "2026-11-30T10:00:00.000Z";
  await remindSome(services);
  expect(await countMails(email)).toBe(2);
  expect(await countMails("nunca@casa.example")).toBe(1);
  at = "2026-11-27T10:00:00.000Z";
});

test("a document whose first process died while it sealed is sealed by the next one", async () => {
  const email = "muerta@casa.example";
  const id = await sent([{ ...ANA, email }]);
  await signAs(email);
  const claimed = { ...services, store: { ...services.store, get: () => new Promise<never>(() => {}) } };
  void sealOne(claimed);
  await expect.poll(async () => (await requestOf(id)).sealDueAt!.getTime()).toBeGreaterThan(Date.parse(at) + 60_000);
  await sealAll();
  expect((await requestOf(id)).sealedKey).toBeNull();
  at = "2026-11-27T10:06:00.000Z";
  await sealAll();
  expect((await requestOf(id)).sealedKey).not.toBeNull();
  expect((await readEvents(db, id)).filter(({ kind }) => kind === "sellada")).toHaveLength(1);
  at = "2026-11-27T10:00:00.000Z";
});

test("a process that is overtaken while it seals leaves neither a second seal nor bytes", async () => {
  const email = "lenta@casa.example";
  const id = await sent([{ ...ANA, email }]);
  await signAs(email);
  const { store } = services;
  let slowKey = "";
  const slow: typeof store = Object.assign(Object.create(store), {
    async put(...given: Parameters<typeof store.put>) {
      slowKey = given[0];
      at = "2026-11-27T10:06:00.000Z";
      await sealAll();
      return await store.put(...given);
    },
  });
  await sealOne({ ...services, store: slow });
  const { sealedKey } = await requestOf(id);
  expect([sealedKey === null, sealedKey === slowKey]).toEqual([false, false]);
  expect(await store.get(slowKey)).toBeUndefined();
  expect((await readEvents(db, id)).filter(({ kind }) => kind === "sellada")).toHaveLength(1);
  at = "2026-11-27T10:00:00.000Z";
});

test("a clock that was set back is noted, and the order of events stays", async () => {
  await db.delete(mails);
  const id = await sent([ANA]);
  at = "2026-11-26T10:00:00.000Z";
  await asSigner(tokenFrom((await mailTo(ANA.email))!.links), "code");
  at = "2026-11-27T10:00:00.000Z";
  const rows = await db
    .select()
    .from(signatureEvents)
    .where(eq(signatureEvents.requestId, id))
    .orderBy(signatureEvents.position);
  expect(rows.map(({ wasClockBehind }) => wasClockBehind)).toEqual([false, false, true]);
  expect(rows[2]!.at).toEqual(rows[1]!.at);
});

test.each([
  [form([{ ...ANA, email: "" }]), PDF, "signers.0.email"],
  [form(), null, "document"],
  [form(), new TextEncoder().encode("hola"), "document"],
  [form(), new TextEncoder().encode("%PDF-1.4 roto"), "document"],
  [{ ...form(), lastDay: "2026-11-27" }, PDF, "lastDay"],
])("bad input is refused at its field, and nothing is kept", async (input, file, path) => {
  const before = await db.$count(signatureRequests);
  const answer = await post(input, file);
  expect(answer.status).toBe(422);
  expect(((await answer.json()) as { issues: { path: string }[] }).issues.map((issue) => issue.path)).toEqual([path]);
  expect(await db.$count(signatureRequests)).toBe(before);
});

test("two hundred signatures at once lose nothing, and each file is sealed once", async () => {
  const REQUESTS = 10;
  const SIGNERS = 20;
  const ids: string[] = [];
  for (let n = 0; n < REQUESTS; n++) {
    const id = await sent(
      Array.from({ length: SIGNERS }, (_, m) => ({ name: `Persona ${m}`, email: `p${m}@r${n}.example`, turn: 1 })),
    );
    ids.push(id);
    await db
      .update(signatureSigners)
      .set({ state: "identificada", identifiedAt: new Date(at), documentOpenedAt: new Date(at) })
      .where(eq(signatureSigners.requestId, id));
  }
  const parts = { keys: services.auth.keys, publicUrl: services.config.publicUrl, now: new Date(at), isHere: true };
  const tokens = (await db.select().from(signatureSigners))
    .filter(({ requestId }) => ids.includes(requestId))
    .map(({ tokenSealed }) => services.auth.keys.open(tokenSealed!));
  expect(tokens).toHaveLength(REQUESTS * SIGNERS);
  const connection = { address: "83.45.12.9", browser: "Navegador/1" };
  const mark = { kind: "escrita", name: "Una Persona", image: "", accepts: true } as const;
  /** Nothing was acknowledged where every connection was taken: the person tries again. */
  async function signOnce(token: string): Promise<void> {
    try {
      await db.transaction((tx) => sign(tx, token, mark, parts, connection));
    } catch (error) {
      if (outageCode(error) === null) throw error;
      await signOnce(token);
    }
  }
  await Promise.all(tokens.map(signOnce));
  // Two processes seal at once, with the patience of work in the background.
  const work = connectDatabase({ ...database.address, max: 4 }, OF_WORK);
  onTestFinished(() => work.close());
  const sealInWork = async () => {
    while (await sealOne({ ...services, database: work }));
  };
  await Promise.all([sealInWork(), sealInWork()]);
  for (const id of ids) {
    const request = await requestOf(id);
    expect(request).toMatchObject({ state: "firmada", sealDueAt: null });
    const file = await readWhole((await services.store.get(request.sealedKey!))!);
    expect(createHash("sha256").update(file).digest("hex")).toBe(request.sealedSha256);
    const events = await readEvents(db, id);
    expect(events.filter(({ kind }) => kind === "firmada")).toHaveLength(SIGNERS);
    expect(events.filter(({ kind }) => kind === "sellada")).toHaveLength(1);
    expect(firstBrokenEvent(id, events, sha256)).toBeNull();
  }
}, 240_000);

test("an address that is erased ends what is under way, and what everybody signed stays", async () => {
  await db.delete(mails);
  const email = `${randomUUID()}@casa.example`;
  const unsigned = await sent([{ ...ANA, email }]);
  const signed = await sent([{ ...ANA, email }]);
  await signAs(email);
  const told = await countMails(person.user.email);
  await db.transaction((tx) => eraseUnsignedTo(tx, email, services.now()));
  expect(await requestOf(unsigned)).toMatchObject({ state: "anulada" });
  expect((await readEvents(db, unsigned)).at(-1)).toMatchObject({ kind: "retirada" });
  expect(await countMails(person.user.email)).toBe(told + 1);
  const rows = await db.select().from(signatureSigners).where(eq(signatureSigners.requestId, unsigned));
  expect(rows).toMatchObject([{ email: "", name: "Persona que borró sus datos", tokenHash: null }]);
  expect(await requestOf(signed)).toMatchObject({ state: "firmada" });
  expect(await db.$count(signatureSigners, eq(signatureSigners.email, email))).toBe(1);
});

test("a document of several megabytes is taken, is read by its signer as it is sealed, and is checked", async () => {
  const document = await PDFDocument.create();
  const page = document.addPage();
  const { context } = document;
  page.node.newXObject(
    "Im",
    context.register(PDFRawStream.of(context.obj({ Type: "XObject" }), randomBytes(6_000_000))),
  );
  const email = "grande@casa.example";
  const answer = await post(form([{ ...ANA, email }]), new Uint8Array(await document.save()));
  expect(answer.status).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  await act(`${id}/send`);
  const { read } = await signAs(email);
  const { originalSha256 } = await requestOf(id);
  expect(createHash("sha256").update(read).digest("hex")).toBe(originalSha256);
  await sealAll();
  const signed = new Uint8Array(await (await act(`${id}/signed`, "GET")).arrayBuffer());
  expect(await verify(signed)).toMatchObject({ kind: "whole" });
}, 60_000);

test("a file of ours whose signature was wrapped is altered, and many signatures are refused at once", async () => {
  const email = "envuelta@casa.example";
  const id = await sent([{ ...ANA, email }]);
  await signAs(email);
  await sealAll();
  const signed = Buffer.from(await (await act(`${id}/signed`, "GET")).arrayBuffer());
  const end = /ByteRange \[ 0 \d+ (\d+)/.exec(signed.toString("latin1"))![1]!;
  signed.write("> /ByteRange [0 1 2 3]", Number(end) - 40, "latin1");
  expect(await verify(new Uint8Array(signed))).toEqual({ kind: "altered", request: null, isUnchanged: false });
  const flood = new TextEncoder().encode(`%PDF-1.7\n${"/ByteRange[0 1 2000000 0]\n".repeat(76_000)}`);
  expect(await verify(flood)).toMatchObject({
    issues: [{ path: "document", message: expect.stringMatching(/más firmas de las que leemos/) }],
  });
});

test("asking for the headers of a document opens nothing", async () => {
  const email = "cabecera@casa.example";
  const id = await sent([{ ...ANA, email }]);
  const token = tokenFrom((await mailTo(email))!.links);
  const cookie = await identified(token, email);
  expect((await asSigner(token, "document", { method: "HEAD", cookie })).status).toBe(405);
  expect((await asSigner(token, "signature", { body: MARK, cookie })).status).toBe(409);
  expect((await readEvents(db, id)).map(({ kind }) => kind)).not.toContain("documento-abierto");
});

test("one sender writes to one address a few times a day, and links in their message open nothing", async () => {
  const email = "perseguida@casa.example";
  const stated = { ...form([{ ...ANA, email }]), message: "Hola:\nentra en https://evil.example/login" };
  const answers: number[] = [];
  for (let n = 0; n < 7; n++) {
    const { id } = (await (await post(stated)).json()) as { id: string };
    answers.push((await act(`${id}/send`)).status);
    await act(`${id}/cancel`);
  }
  expect(answers).toEqual([204, 204, 204, 204, 204, 204, 429]);
  const invitation = (await db.select().from(mails).where(eq(mails.to, email))).find(({ text }) =>
    text.includes("Hola:"),
  );
  expect(invitation!.text).toContain("entra en https evil. example/login");
  const other = await sent([{ ...ANA, email: "una@casa.example" }]);
  const [signer] = await db.select().from(signatureSigners).where(eq(signatureSigners.requestId, other));
  expect((await act(`${other}/signers/${signer!.id}/remind`)).status).toBe(429);
  at = "2026-11-28T11:00:00.000Z";
  expect((await act(`${other}/signers/${signer!.id}/remind`)).status).toBe(204);
  expect((await act(`${other}/signers/${signer!.id}/remind`)).status).toBe(429);
  at = "2026-11-27T10:00:00.000Z";
});

test("a sender who is erased leaves the signed document to its signers, still verifiable", async () => {
  const email = "queda@casa.example";
  const id = await sent([{ ...ANA, email }]);
  const { token, cookie } = await signAs(email);
  await sealAll();
  const draft = await sent([{ ...ANA, email: "nadie@casa.example" }]);
  await db.transaction((tx) => eraseSignaturesOf(tx, person.user.id, services.now()));
  expect(await db.$count(signatureRequests, eq(signatureRequests.id, draft))).toBe(0);
  expect((await requestOf(id)).ownerId).not.toBe(person.user.id);
  expect((await act(`${id}/signed`, "GET")).status).toBe(404);
  const answer = await asSigner(token, "signed", { method: "GET", cookie });
  expect(await verify(new Uint8Array(await answer.arrayBuffer()))).toMatchObject({
    kind: "whole",
    request: { isEvidenceWhole: true },
  });
});

test("requests are listed fifty a page, the newest first, and past the last page there are none", async () => {
  const { user } = await signedInPerson(services);
  const made = (index: number) => new Date(Date.parse("2026-01-01T10:00:00.000Z") + index * 1000);
  await db.insert(signatureRequests).values(
    Array.from({ length: 51 }, (_, index) => ({
      ownerId: user.id,
      createdAt: made(index),
      reference: `PAGE${String(index).padStart(4, "0")}`,
      title: `Documento ${index}`,
      fileName: "encargo.pdf",
      originalKey: `originals/${index}`,
      originalSha256: "0".repeat(64),
      originalBytes: 1,
      pages: 1,
      lastDay: "2026-12-10",
      expiresAt: made(index),
    })),
  );
  const listed = async (page: number) => {
    const { pages, requests } = await listRequests(db, personActor(user.id), page);
    return [pages, requests.length, requests.at(0)?.title, requests.at(-1)?.title];
  };
  expect(await listed(1)).toEqual([2, 50, "Documento 50", "Documento 1"]);
  expect(await listed(2)).toEqual([2, 1, "Documento 0", "Documento 0"]);
  expect(await listed(3)).toEqual([2, 0, undefined, undefined]);
});

test("a stranger learns of any file what it is: the unsigned one, one that was added to, a locked one, none, an empty one", async () => {
  const { user, cookie } = await signedInPerson(services);
  expect(user.id).not.toBe(person.user.id);
  const body = new FormData();
  const email = "ajena@casa.example";
  body.set("request", new Blob([JSON.stringify(form([{ ...ANA, email }]))]));
  const other = await PDFDocument.create();
  other.addPage([301, 401]).drawText("Otro encargo");
  body.set("document", new File([new Uint8Array(await other.save())], "encargo.pdf"));
  const { id } = (await (await upload("/api/signatures", body, cookie)).json()) as { id: string };
  const send = () => app.request(`/api/signatures/${id}/send`, { method: "POST", headers: { cookie } });
  const { originalKey, reference } = await requestOf(id);
  const original = new Uint8Array(await readWhole((await services.store.get(originalKey))!));
  // Nobody has heard of a draft.
  expect(await verify(original)).toMatchObject({ kind: "none" });
  await send();
  expect(await verify(original)).toEqual({ kind: "unsigned", request: null, isUnchanged: null });
  await signAs(email);
  await sealAll();
  const { sealedKey } = await requestOf(id);
  const sealed = await readWhole((await services.store.get(sealedKey!))!);
  const newer = new Uint8Array(Buffer.concat([sealed, Buffer.from("\n% more\n%%EOF\n")]));
  expect(await verify(newer)).toMatchObject({ kind: "altered", request: { reference } });
  const locked = new TextEncoder().encode("%PDF-1.7\ntrailer << /Encrypt 5 0 R >>");
  expect(await verify(locked)).toEqual({ kind: "none", request: null, isUnchanged: null, isLocked: true });
  const pageless = await PDFDocument.create();
  expect(await verify(new Uint8Array(await pageless.save({ addDefaultPage: false })))).toMatchObject({ kind: "none" });
  expect(await verify(new TextEncoder().encode("hola"))).toMatchObject({
    issues: [{ path: "document", message: "No es un PDF. Suelta el archivo .pdf que te llegó" }],
  });
  expect(await verify(new Uint8Array())).toMatchObject({ issues: [{ message: "El archivo está vacío" }] });
});
