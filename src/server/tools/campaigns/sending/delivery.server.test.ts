import { createPublicKey, verify } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { pino } from "pino";
import PostalMime from "postal-mime";
import type { SMTPServerOptions } from "smtp-server";
import { afterAll, afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import type { CompiledMessage } from "#domain/tools/campaigns/compiled-message.ts";
import { addCampaign, addContacts, addSenderRow, compiledMail, plainMaking } from "../../../../test/campaign-rows.ts";
import { catchMails } from "../../../../test/mail-catcher.ts";
import { insertUser } from "../../../../test/signed-in-client.ts";
import { openTestDatabase } from "../../../../test/test-database.ts";
import { testServices } from "../../../../test/test-services.ts";
import { personActor } from "../../../accounts/access/actor.server.ts";
import { createApp } from "../../../boot/app.server.ts";
import { campaigns, mailSenderDomains, mailSenders } from "../../../platform/db/tables/tools-campaigns.server.ts";
import type { JobParts } from "../../../platform/jobs/job.server.ts";
import { allowPrivate } from "../../../platform/outgoing/connect.server.ts";
import { campaignsJob } from "./campaigns-job.server.ts";
import { resumeCampaign, startCampaign } from "./change-state.server.ts";
import { enrolContact, listSequences } from "./enrol.server.ts";
import { listPeople } from "./read-results.server.ts";
import { sendPortion } from "./send-portion.server.ts";
import { makeDkimKey, publicKeyOf, serverOf } from "./senders.server.ts";
import { openLine } from "./smtp-line.server.ts";

/** Campaigns over the real database and a real mail server of this machine. */

const database = await openTestDatabase();
const { db } = database;
let now = new Date("2026-11-27T10:59:00Z");
const services = Object.assign(testServices(database), { now: () => now });
const { config, auth } = services;
const app = createApp(services, async () => new Response("page"));
const log = pino({ level: "silent" });

allowPrivate(true);
afterAll(() => allowPrivate(false));
let close: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(close.map((one) => one()));
  close = [];
});
let ownerId = "";
beforeEach(async () => {
  now = new Date("2026-11-27T10:59:00Z");
  ownerId = (await insertUser(db)).id;
});

async function mailServer(options: Partial<SMTPServerOptions> = {}) {
  const server = await catchMails(options);
  close.push(server.close);
  return server;
}

/** Lets the background work until it has nothing left to do at this hour. */
async function work(messages?: CompiledMessage[]): Promise<void> {
  const job = campaignsJob(plainMaking(messages));
  const parts = { database, config, log, now: () => now, isStopped: () => false } as unknown as JobParts;
  while (await job.round(parts));
}

const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
};

async function begin(senderId: string | null, values: Parameters<typeof addCampaign>[3] = {}): Promise<string> {
  const id = await addCampaign(db, ownerId, senderId, values);
  await startCampaign(db, config, personActor(ownerId), id, { now });
  return id;
}

async function states(id: string): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ what: string; people: number }>(sql`
    select concat_ws(' ', state, reason) as what, count(*)::int as people from campaign_recipients where campaign_id = ${id} group by 1`);
  return Object.fromEntries(rows.map(({ what, people }) => [what, people]));
}

async function stateOf(id: string) {
  const { rows } = await db.execute<{ state: string; reason: string | null; detail: string | null }>(
    sql`select state, state_reason as reason, state_detail as detail from campaigns where id = ${id}`,
  );
  return rows[0]!;
}

const contact = async (number: number) => {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from contacts where scope = ${ownerId} and full_name = ${`Persona ${number}`}`,
  );
  return rows[0]!.id;
};

test("only people who consented, or are clients, are written to, and every other one is told with the reason", async () => {
  const server = await mailServer();
  await addContacts(db, ownerId, { many: 8 });
  await db.execute(
    sql`update contacts set consent_at = null where scope = ${ownerId} and full_name in ('Persona 1', 'Persona 2', 'Persona 3', 'Persona 4')`,
  );
  await db.execute(sql`update contacts set consent_withdrawn_at = now() where id = ${await contact(2)}`);
  await db.execute(sql`update contacts set consent_asked_at = now() where id = ${await contact(3)}`);
  await db.execute(sql`
    insert into deals (owner_id, scope, contact_id, kind, title, stage, source) values (${ownerId}, ${ownerId}, ${await contact(4)}, 'comprador', 'Piso', 'firmado', 'mano')`);
  await db.execute(sql`delete from contact_points where contact_id = ${await contact(5)}`);
  await db.execute(sql`
    insert into mail_suppressions (scope, email_hash, cause) values (${ownerId}, encode(sha256('persona6@d0.example'), 'hex'), 'baja')`);
  await db.execute(sql`
    insert into marketing_suppressions (email_hash, reason) values (encode(sha256('persona7@d0.example'), 'hex'), 'baja')`);
  onTestFinished(async () => void (await db.execute(sql`delete from marketing_suppressions`)));
  const id = await begin(await addSenderRow(db, ownerId, server));
  await work();
  expect(await states(id)).toEqual({
    enviado: 2,
    "omitido sin-base": 1,
    "omitido consentimiento-retirado": 1,
    "omitido consentimiento-pedido": 1,
    "omitido sin-correo": 1,
    "omitido de-baja": 1,
    "omitido de-baja-en-umbral": 1,
  });
  expect(server.caught.map(({ to }) => to).sort()).toEqual(["persona4@d0.example", "persona8@d0.example"]);
  const { rows } = await db.execute<{ basis: string; detail: Record<string, string> }>(sql`
    select basis, basis_detail as detail from campaign_recipients where campaign_id = ${id} and state = 'enviado' order by basis`);
  expect(rows).toMatchObject([
    { basis: "cliente", detail: { titulo: "Piso", origen: "mano" } },
    { basis: "consentimiento", detail: { palabras: "Quiero recibir novedades", origen: "mano" } },
  ]);
  expect(await stateOf(id)).toMatchObject({ state: "terminada" });
});

test("the basis is decided at the moment of sending, and not when the people were written down", async () => {
  const server = await mailServer({
    async onRcptTo(_address, _session, done) {
      // The person withdraws while their mail is on its way to the server.
      await db.execute(
        sql`update contacts set consent_at = null, consent_withdrawn_at = now() where scope = ${ownerId}`,
      );
      done();
    },
  });
  await addContacts(db, ownerId, { many: 1 });
  const id = await begin(await addSenderRow(db, ownerId, server));
  await work();
  expect(server.caught).toEqual([]);
  expect(await states(id)).toEqual({ "omitido consentimiento-retirado": 1 });
});

test("a mail has its text, its headers and a signature that holds, and one POST ends them for good", async () => {
  const server = await mailServer();
  await addContacts(db, ownerId, { many: 1 });
  const senderId = await addSenderRow(db, ownerId, server, {
    replyTo: "ana@sol.example",
    bounceEmail: "rebotes@sol.example",
  });
  const act = { actor: personActor(ownerId), keys: auth.keys, now };
  await makeDkimKey(db, act, senderId);
  const id = await begin(senderId);
  await work();
  const [mail] = server.caught;
  const read = await new PostalMime().parse(mail!.raw);
  expect(read.subject).toBe("Persona 1, un piso en Ruzafa");
  expect(read.text).toContain("Hola, Persona 1:");
  expect(read.replyTo?.[0]).toMatchObject({ address: "ana@sol.example" });
  const header = (name: string) => read.headers.find(({ key }) => key === name)?.value ?? "";
  const { rows } = await db.execute<{ id: string }>(sql`select id from campaign_recipients where campaign_id = ${id}`);
  expect(header("message-id")).toBe(`<${rows[0]!.id}@sol.example>`);
  expect(mail!.from).toBe(`rebotes+${rows[0]!.id.replaceAll("-", "")}@sol.example`);
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect(header("precedence")).toBe("bulk");
  const [, href = ""] = /^<(https?:[^>]+)>, <mailto:ana@sol\.example\?subject=baja%20[^>]+>$/.exec(
    header("list-unsubscribe"),
  )!;
  expect(await hasSignature(mail!.raw, senderId)).toBe(true);
  expect(header("dkim-signature").toLowerCase()).toContain(":list-unsubscribe:list-unsubscribe-post");

  // Somebody who only opens it unsubscribes nobody.
  const path = new URL(href).pathname;
  await app.request(path);
  expect(await db.$count(sql`mail_suppressions where scope = ${ownerId}` as never)).toBe(0);
  const answer = await app.request(path, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect(answer.status).toBe(200);
  const { rows: ledger } = await db.execute<{ kind: string; place: string | null }>(sql`
    select kind, place from consent_events where contact_id = ${await contact(1)} order by noted_at, kind`);
  expect(ledger).toEqual([
    { kind: "dado", place: null },
    { kind: "retirado", place: "baja-de-un-correo" },
  ]);
  // Consents again by word, but the hash stays until somebody lifts it, and survives the contact.
  const second = await begin(senderId);
  await work();
  expect(await states(second)).toEqual({ "omitido de-baja": 1 });
  await db.execute(sql`delete from contacts where scope = ${ownerId}`);
  await addContacts(db, ownerId, { many: 1 });
  const third = await begin(senderId);
  await work();
  expect(await states(third)).toEqual({ "omitido de-baja": 1 });
  expect(server.caught).toHaveLength(1);
});

/** Verifies the signature of a mail, as a server that receives it does (RFC 6376, relaxed/relaxed). */
async function hasSignature(raw: string, senderId: string): Promise<boolean> {
  const { rows } = await db.execute<{ sealed: string }>(
    sql`select dkim_key_sealed as sealed from mail_senders where id = ${senderId}`,
  );
  const [head = ""] = raw.split("\r\n\r\n", 1);
  const fields = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
  const relaxed = (field: string) => {
    const [name = "", ...value] = field.split(":");
    return `${name.toLowerCase().trim()}:${value.join(":").replace(/\s+/g, " ").trim()}`;
  };
  const signature = fields.find((field) => /^dkim-signature:/i.test(field))!;
  const tag = (name: string) => new RegExp(`(?:^|[;:]\\s*)${name}=([^;]*)`).exec(signature)![1]!.replace(/\s/g, "");
  const used = tag("h").split(":");
  const text = [
    ...used.flatMap((name) =>
      fields.filter((field) => field.toLowerCase().startsWith(`${name.toLowerCase()}:`)).map(relaxed),
    ),
    relaxed(signature).replace(/(;? ?b=)[^;]*$/, "$1"),
  ].join("\r\n");
  const key = createPublicKey({
    key: Buffer.from(publicKeyOf(auth.keys.open(rows[0]!.sealed)), "base64"),
    format: "der",
    type: "spki",
  });
  return verify("sha256", Buffer.from(text), key, Buffer.from(tag("b"), "base64"));
}

test("a receiver that says «not now» is left alone for a while, and the others are not", async () => {
  let isBusy = true;
  const server = await mailServer({
    onRcptTo({ address }, _session, done) {
      if (isBusy && address.endsWith("@d1.example")) {
        return done(Object.assign(new Error("4.2.0 Greylisted, try later"), { responseCode: 451 }));
      }
      done();
    },
  });
  await addContacts(db, ownerId, { many: 20, domains: 2 });
  const id = await begin(await addSenderRow(db, ownerId, server));
  await work();
  expect(await states(id)).toEqual({ enviado: 10, pendiente: 10 });
  later(4 / 60);
  await work();
  expect(await states(id)).toEqual({ enviado: 10, pendiente: 10 });
  later(2 / 60);
  isBusy = false;
  await work();
  expect(await states(id)).toEqual({ enviado: 20 });
  expect(server.caught).toHaveLength(20);
});

test("an address that does not exist bounces and is not written to again; a refusal of the mail says nothing about it", async () => {
  const server = await mailServer({
    onRcptTo({ address }, _session, done) {
      if (address.startsWith("persona1@"))
        return done(Object.assign(new Error("5.1.1 User unknown"), { responseCode: 550 }));
      if (address.startsWith("persona2@"))
        return done(Object.assign(new Error("5.7.1 Blocked by policy"), { responseCode: 550 }));
      done();
    },
  });
  await addContacts(db, ownerId, { many: 3 });
  const senderId = await addSenderRow(db, ownerId, server);
  const id = await begin(senderId);
  await work();
  expect(await states(id)).toEqual({ enviado: 1, rebotado: 2 });
  const second = await begin(senderId);
  await work();
  expect(await states(second)).toEqual({ enviado: 1, rebotado: 1, "omitido rebota": 1 });
});

test("a server that refuses the sender pauses the campaign and says so", async () => {
  const server = await mailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error("Invalid login")),
  });
  await addContacts(db, ownerId, { many: 3 });
  const password = auth.keys.seal("no es");
  const id = await begin(await addSenderRow(db, ownerId, server, { smtpUser: "ana", smtpPasswordSealed: password }));
  await work();
  expect(await stateOf(id)).toMatchObject({ state: "pausada", reason: "remitente-rechazado" });
  expect(await states(id)).toEqual({ pendiente: 3 });
  expect(await db.$count(sql`user_notifications where user_id = ${ownerId}` as never)).toBe(1);
});

test("without a server nothing begins", async () => {
  const id = await addCampaign(db, ownerId, await addSenderRow(db, ownerId, null));
  await expect(startCampaign(db, config, personActor(ownerId), id, { now })).rejects.toMatchObject({
    code: "NO_MAIL_SERVER",
  });
});

test("a campaign whose home is withdrawn stops before the next mail leaves, and goes on where it stopped", async () => {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into properties (owner_id, operation, type, country, currency, status, reference) values (${ownerId}, 'venta', 'piso', 'ES', 'EUR', 'disponible', 'V-12') returning id`);
  const homeId = rows[0]!.id;
  let mails = 0;
  const server = await mailServer({
    async onRcptTo(_address, _session, done) {
      mails += 1;
      if (mails === 4) await db.execute(sql`update properties set status = 'retirado' where id = ${homeId}`);
      done();
    },
  });
  await addContacts(db, ownerId, { many: 10 });
  const told = [compiledMail(undefined, [homeId])];
  const id = await begin(await addSenderRow(db, ownerId, server));
  await work(told);
  expect(server.caught).toHaveLength(3);
  expect(await stateOf(id)).toEqual({ state: "pausada", reason: "vivienda-retirada", detail: "V-12" });
  await db.execute(sql`update properties set status = 'disponible' where id = ${homeId}`);
  await resumeCampaign(db, config, personActor(ownerId), id, now);
  await work(told);
  expect(await states(id)).toEqual({ enviado: 10 });
  expect(new Set(server.caught.map(({ to }) => to)).size).toBe(10);
});

test("the pace of a sender holds over its campaigns, and a cold one begins with few", async () => {
  const server = await mailServer();
  await addContacts(db, ownerId, { many: 70 });
  const senderId = await addSenderRow(db, ownerId, server, { perHour: 60, warmsUpFrom: "2026-11-27" });
  now = new Date("2026-11-27T10:29:00Z");
  await begin(senderId);
  await begin(senderId);
  await work();
  expect(server.caught).toHaveLength(30);
  later(1 / 60);
  await work();
  expect(server.caught).toHaveLength(31);
  later(29 / 60);
  await work();
  // 50 is the first day's limit.
  later(1);
  await work();
  expect(server.caught).toHaveLength(50);
});

test("a campaign with too many bounces stops by itself", async () => {
  const server = await mailServer({
    onRcptTo({ address }, _session, done) {
      if (/[05]@/.test(address)) return done(Object.assign(new Error("5.1.1 User unknown"), { responseCode: 550 }));
      done();
    },
  });
  await addContacts(db, ownerId, { many: 600, domains: 5 });
  const id = await begin(await addSenderRow(db, ownerId, server));
  await work();
  expect(await stateOf(id)).toMatchObject({ state: "pausada", reason: "rebotes" });
  const { pendiente = 0 } = await states(id);
  expect(pendiente).toBeGreaterThan(300);
});

test("many small campaigns are no way around the brake, and going on at once is none either", async () => {
  const server = await mailServer({
    onRcptTo({ address }, _session, done) {
      if (/[05]@/.test(address)) return done(Object.assign(new Error("5.7.1 Blocked"), { responseCode: 550 }));
      done();
    },
  });
  await addContacts(db, ownerId, { many: 150 });
  const senderId = await addSenderRow(db, ownerId, server);
  const first = await begin(senderId);
  await work();
  expect(await stateOf(first)).toMatchObject({ state: "terminada" });
  const second = await begin(senderId);
  await work();
  expect(await stateOf(second)).toMatchObject({ state: "pausada", reason: "rebotes" });
  const { caught } = server;
  const before = caught.length;
  await resumeCampaign(db, config, personActor(ownerId), second, now);
  await work();
  expect(await stateOf(second)).toMatchObject({ state: "pausada", reason: "rebotes" });
  expect(caught).toHaveLength(before);
  // A week later it may try again.
  later(8 * 24);
  await resumeCampaign(db, config, personActor(ownerId), second, now);
  await work();
  expect(caught.length).toBeGreaterThan(before);
});

test("a round ends between two mails of one domain as its campaign's turn is over, and the others wait unharmed", async () => {
  const server = await mailServer();
  await addContacts(db, ownerId, { many: 10 });
  const senderId = await addSenderRow(db, ownerId, server);
  const id = await begin(senderId);
  const job = campaignsJob(plainMaking());
  await job.round({ database, config, log, now: () => now, isStopped: () => false } as unknown as JobParts);
  const [campaign] = await db.select().from(campaigns).where(eq(campaigns.id, id));
  const [sender] = await db.select().from(mailSenders).where(eq(mailSenders.id, senderId));
  const portion = await sendPortion(
    {
      db,
      log,
      sender: sender!,
      messages: [compiledMail()],
      paper: { sender: sender!, dkim: null, keys: auth.keys, publicUrl: config.publicUrl },
      wordsFor: plainMaking().wordsFor,
      openLine: () => openLine(serverOf(auth.keys, sender!, config)),
      now: () => now,
      isStopped: () => false,
      isTurnOver: () => server.caught.length === 3,
    },
    campaign!,
  );
  expect(portion).toMatchObject({ sent: 3, fault: null });
  expect(await states(id)).toEqual({ enviado: 3, pendiente: 7 });
  await work();
  expect(await states(id)).toEqual({ enviado: 10 });
  expect(new Set(server.caught.map(({ to }) => to)).size).toBe(10);
});

test("nothing goes out for somebody whose account is suspended, also in the middle of it", async () => {
  let mails = 0;
  const server = await mailServer({
    async onRcptTo(_address, _session, done) {
      mails += 1;
      if (mails === 4) await db.execute(sql`update users set banned_until = '2030-01-01' where id = ${ownerId}`);
      done();
    },
  });
  await addContacts(db, ownerId, { many: 10 });
  const id = await begin(await addSenderRow(db, ownerId, server));
  await work();
  expect(server.caught).toHaveLength(3);
  expect(await stateOf(id)).toMatchObject({ state: "pausada", reason: "cuenta-suspendida" });
  await resumeCampaign(db, config, personActor(ownerId), id, now);
  await work();
  expect(server.caught).toHaveLength(3);
});

test("nothing goes out for somebody who has left the agency", async () => {
  const server = await mailServer();
  await addContacts(db, ownerId, { many: 2 });
  const id = await begin(await addSenderRow(db, ownerId, server));
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into agencies (name) values ('Casas Sol') returning id`);
  await db.execute(sql`update campaigns set agency_id = ${rows[0]!.id} where id = ${id}`);
  await work();
  expect(server.caught).toEqual([]);
  expect(await stateOf(id)).toMatchObject({ state: "pausada", reason: "autor-fuera" });
});

test("a mail does not go to an address that is its person's no more", async () => {
  const server = await mailServer();
  await addContacts(db, ownerId, { many: 2 });
  const messages = [
    { afterHours: 0, subject: "Uno", blocks: [] },
    { afterHours: 72, subject: "Dos", blocks: [] },
  ];
  const compiled = [compiledMail("Uno"), compiledMail("Dos")];
  const id = await begin(await addSenderRow(db, ownerId, server), { kind: "secuencia", messages });
  await work(compiled);
  await db.execute(sql`
    update contact_points set value = 'otra@d0.example' where contact_id = ${await contact(1)}`);
  later(73);
  await work(compiled);
  expect(server.caught.slice(2).map(({ to }) => to)).toEqual(["persona2@d0.example"]);
  expect(await states(id)).toEqual({ enviado: 3, "omitido sin-correo": 1 });
});

test("a sequence goes on after its days and stops for people who answer or close a deal", async () => {
  const server = await mailServer();
  await addContacts(db, ownerId, { many: 5 });
  const messages = [
    { afterHours: 0, subject: "Uno", blocks: [] },
    { afterHours: 72, subject: "Dos", blocks: [] },
  ];
  const senderId = await addSenderRow(db, ownerId, server, { eventTokenHash: null });
  const id = await begin(senderId, { kind: "secuencia", messages });
  const compiled = [compiledMail("Uno"), compiledMail("Dos")];
  await work(compiled);
  expect(server.caught).toHaveLength(5);
  later(71);
  await work(compiled);
  expect(server.caught).toHaveLength(5);
  const mailOf = async (number: number) => {
    const { rows } = await db.execute<{ id: string }>(sql`
      select id from campaign_recipients where campaign_id = ${id} and message_number = 0 and contact_id = ${await contact(number)}`);
    return rows[0]!.id;
  };
  await db.execute(sql`update campaign_recipients set replied_at = ${now.toISOString()} where id = ${await mailOf(1)}`);
  await db.execute(sql`
    insert into contact_events (contact_id, kind, at, data) values (${await contact(2)}, 'correo', ${now.toISOString()}, '{"direction": "entrante"}')`);
  await db.execute(sql`
    insert into contact_events (contact_id, kind, at, data) values (${await contact(3)}, 'correo', ${now.toISOString()}, '{"direction": "saliente"}')`);
  await db.execute(sql`
    insert into deals (owner_id, scope, contact_id, kind, title, stage, stage_at, source) values (${ownerId}, ${ownerId}, ${await contact(4)}, 'comprador', 'Piso', 'firmado', ${now.toISOString()}, 'mano')`);
  later(2);
  await work(compiled);
  expect(await states(id)).toEqual({ enviado: 7, "omitido ha-respondido": 2, "omitido operacion-cerrada": 1 });
  expect(
    server.caught
      .slice(5)
      .map(({ to }) => to)
      .sort(),
  ).toEqual(["persona3@d0.example", "persona5@d0.example"]);

  // It stays open for people who are put into it later.
  expect(await listSequences(db, personActor(ownerId))).toEqual([{ id, name: "Pisos de la semana", messages: 2 }]);
  expect(await enrolContact(db, id, await contact(1), now)).toBe("ya-estaba");
  await db.execute(sql`
    with c as (insert into contacts (owner_id, scope, full_name, source) values (${ownerId}, ${ownerId}, 'Nueva', 'mano') returning id)
    insert into contact_points (contact_id, scope, kind, value, typed) select id, ${ownerId}, 'email', 'nueva@d0.example', '' from c`);
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from contacts where scope = ${ownerId} and full_name = 'Nueva'`,
  );
  expect(await enrolContact(db, id, rows[0]!.id, now)).toBe("sin-base");
  await db.execute(sql`update contacts set consent_at = now(), consent_text = 'Sí' where id = ${rows[0]!.id}`);
  expect(await enrolContact(db, id, rows[0]!.id, now)).toBe("apuntado");
  await work(compiled);
  expect(server.caught.at(-1)!.to).toBe("nueva@d0.example");
  expect(await enrolContact(db, await addCampaign(db, ownerId, senderId), rows[0]!.id, now)).toBe("no-admite");
});

test("a test of two subjects goes to its share, is decided by clicks, and the winner gets the rest", async () => {
  const server = await mailServer();
  await addContacts(db, ownerId, { many: 1000, domains: 9 });
  const senderId = await addSenderRow(db, ownerId, server);
  const id = await begin(senderId, {
    messages: [{ afterHours: 0, subject: "Primero", otherSubject: "Segundo", blocks: [] }],
    testShare: 40,
    testHours: 4,
  });
  const compiled = [{ ...compiledMail("Primero"), otherSubject: "Segundo" }];
  await work(compiled);
  const { enviado = 0, pendiente = 0 } = await states(id);
  expect(enviado + pendiente).toBe(1000);
  expect(enviado).toBeGreaterThan(330);
  expect(enviado).toBeLessThan(470);
  // A fifth of the readers of the second one opens its link, and a twentieth of the first one's: by the address that stands in their mail.
  const links = server.caught.map(({ raw }) => ({
    isSecond: /^Subject: Segundo/m.test(raw),
    href: /https?:\/\/\S+\/correo\/e\/\S+\/0/.exec(raw.replace(/=\r\n/g, "").replaceAll("=3D", "="))![0],
  }));
  for (const isSecond of [false, true]) {
    const mine = links.filter((one) => one.isSecond === isSecond);
    for (const { href } of mine.slice(0, Math.round(mine.length * (isSecond ? 0.2 : 0.05)))) {
      const headers = { "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile Safari/605.1" };
      const answer = await app.request(new URL(href).pathname, { headers });
      expect(answer.headers.get("location")).toBe("https://sol.example/piso");
    }
  }
  await app.request(new URL(links[0]!.href).pathname, { headers: { "user-agent": "Googlebot/2.1" } });
  later(4.1);
  await work(compiled);
  expect(await states(id)).toEqual({ enviado: 1000 });
  const { rows } = await db.execute<{ verdict: { winner: string; isApart: boolean } }>(
    sql`select test_verdict as verdict from campaigns where id = ${id}`,
  );
  expect(rows[0]!.verdict).toMatchObject({ winner: "segundo", isApart: true });
  expect(server.caught.slice(enviado).every(({ raw }) => /^Subject: Segundo/m.test(raw))).toBe(true);
});

test("a mail that waits says why", async () => {
  const server = await mailServer();
  await addContacts(db, ownerId, { many: 2 });
  const senderId = await addSenderRow(db, ownerId, server);
  const messages = [compiledMail(), compiledMail("Otra vez")];
  const id = await begin(senderId, {
    kind: "secuencia",
    messages: [0, 48].map((afterHours) => ({ afterHours, subject: "Un piso", blocks: [] })),
  });
  const reasons = async () => {
    const filter = { filter: "esperan" as const, after: null, now };
    const { people } = await listPeople(db, personActor(ownerId), id, filter);
    return [...new Set(people.map(({ waits }) => waits))];
  };
  await work(messages);
  expect(await reasons()).toEqual(["hora"]);
  later(49);
  expect(await reasons()).toEqual(["ritmo"]);
  const rests = new Date(now.getTime() + 60_000);
  await db.update(mailSenders).set({ restsUntil: rests }).where(eq(mailSenders.id, senderId));
  expect(await reasons()).toEqual(["servidor"]);
  await db.insert(mailSenderDomains).values({ senderId, domain: "d0.example", restsUntil: rests });
  expect(await reasons()).toEqual(["dominio"]);
  await db.update(campaigns).set({ state: "pausada" }).where(eq(campaigns.id, id));
  expect(await reasons()).toEqual(["pausa"]);
});

test("a sequence that is compiled anew leaves the links of mails that went as they were", async () => {
  const server = await mailServer();
  await addContacts(db, ownerId, { many: 1 });
  const senderId = await addSenderRow(db, ownerId, server);
  const two = (first: string) => [
    { ...compiledMail(), links: [first] },
    { ...compiledMail("Otra vez"), links: [first] },
  ];
  const id = await begin(senderId, {
    kind: "secuencia",
    messages: [0, 48].map((afterHours) => ({ afterHours, subject: "Un piso", blocks: [] })),
  });
  await work(two("https://sol.example/antes"));
  later(49);
  await work(two("https://sol.example/ahora"));
  const [row] = await db.select({ compiled: campaigns.compiled }).from(campaigns).where(eq(campaigns.id, id));
  expect(row!.compiled!.map(({ links }) => links)).toEqual([
    ["https://sol.example/antes", "https://sol.example/ahora"],
    ["https://sol.example/antes", "https://sol.example/ahora"],
  ]);
  expect(server.caught).toHaveLength(2);
  const nth = server.caught.map(({ raw }) => /\/e\/[^/\s]+\/(\d+)/.exec(raw.replaceAll("=\r\n", ""))?.[1]);
  expect(nth).toEqual(["0", "1"]);
});
