import { createHmac } from "node:crypto";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { addCampaign, addSenderRow } from "../../../../test/campaign-rows.ts";
import { openCast, type Persona } from "../../../../test/cast.ts";
import { catchMails } from "../../../../test/mail-catcher.ts";
import { addRow } from "../../../../test/rows.ts";
import { signedInPerson } from "../../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../../test/test-database.ts";
import { testServices } from "../../../../test/test-services.ts";
import { personActor } from "../../../accounts/access/actor.server.ts";
import { createApp } from "../../../boot/app.server.ts";
import { mailSenders } from "../../../platform/db/tables/tools-campaigns.server.ts";
import { emailHash } from "../../../platform/mail/never-again.server.ts";
import { allowPrivate } from "../../../platform/outgoing/connect.server.ts";
import { checkDomain } from "./check-domain.server.ts";
import { findSender, makeDkimKey, publicKeyOf } from "./senders.server.ts";
import { LineFault, openLine } from "./smtp-line.server.ts";

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const { auth } = services;
const app = createApp(services, async () => new Response("page"));
const server = await catchMails();
afterAll(() => server.close());
const ana = await signedInPerson(services);
const me = personActor(ana.user.id);

const call = (method: string, path: string, body?: object) =>
  app.request(path, {
    method,
    headers: { cookie: ana.cookie, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });

const FORM = {
  fromName: "Inmobiliaria Sol",
  fromEmail: "Hola@Sol.example",
  postalAddress: "Calle Colón 12, Valencia",
  smtpHost: "smtp.sol.example",
  smtpPort: 587,
  smtpIsSecure: false,
  smtpUser: "ana",
  smtpPassword: "secreta",
};

test("a sender is kept with its password sealed, and a new server never gets the old one's password", async () => {
  const added = await call("POST", "/api/mail-senders", FORM);
  expect(added.status).toBe(201);
  const { id } = (await added.json()) as { id: string };
  const listed = await (await call("GET", "/api/mail-senders")).json();
  expect(listed).toMatchObject({ senders: [{ id, fromEmail: "hola@sol.example", hasPassword: true, canSend: true }] });
  expect(JSON.stringify(listed)).not.toContain("secreta");
  const kept = await findSender(db, me, id);
  expect(auth.keys.open(kept.smtpPasswordSealed!)).toBe("secreta");
  const { smtpPassword: _p, ...same } = FORM;
  expect((await call("PUT", `/api/mail-senders/${id}`, { ...same, fromName: "Sol" })).status).toBe(204);
  expect((await findSender(db, me, id)).smtpPasswordSealed).not.toBeNull();
  await call("PUT", `/api/mail-senders/${id}`, { ...same, smtpHost: "smtp.otro.example" });
  expect((await findSender(db, me, id)).smtpPasswordSealed).toBeNull();
  // The same address twice, and what no server is, are told at their field.
  const twice = await call("POST", "/api/mail-senders", FORM);
  expect(await twice.json()).toMatchObject({ issues: [{ path: "fromEmail" }] });
  const wrong = await call("POST", "/api/mail-senders", {
    ...FORM,
    fromEmail: "b@sol.example",
    smtpHost: "http://x y",
    smtpPort: 22,
  });
  expect(wrong.status).toBe(422);
  const scanner = await call("POST", "/api/mail-senders", { ...FORM, fromEmail: "b@sol.example", smtpPort: 22 });
  expect(await scanner.json()).toMatchObject({ issues: [{ path: "smtpPort" }] });
});

test("no server of a private network is reached by an address that was typed", async () => {
  const given = {
    host: "127.0.0.1",
    port: 25,
    isSecure: false,
    needsTls: true,
    user: null,
    password: null,
    isGiven: true,
  };
  await expect(openLine(given)).rejects.toThrow(LineFault);
  await expect(openLine({ ...given, host: "localhost", port: 587 })).rejects.toThrow("La dirección no es pública");
  await expect(openLine({ ...given, host: "93.184.216.34", port: 22 })).rejects.toThrow(
    "La dirección del servidor no es pública",
  );
});

/** A mail server that answers one command a word at a time and never comes to its end. @param command the one, upper case */
async function slowServer(command: string) {
  const lines = new Set<Socket>();
  const slow = createServer((socket) => {
    lines.add(socket);
    socket.on("error", () => {});
    socket.write("220 hola\r\n");
    let isBody = false;
    socket.on("data", (data) => {
      const words = data.toString();
      if (isBody) {
        if (!words.endsWith("\r\n.\r\n")) return;
        isBody = false;
        if (command === ".") return drip("250-espera");
        return void socket.write("250 ok\r\n");
      }
      if (words.startsWith(command)) return drip("250-espera");
      isBody = words.startsWith("DATA");
      socket.write(isBody ? "354 sigue\r\n" : "250 ok\r\n");
    });
    const drip = (line: string) => {
      const every = setInterval(() => socket.write(`${line}\r\n`), 20);
      socket.once("close", () => clearInterval(every));
    };
  });
  await new Promise<void>((resolve) => slow.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const line of lines) line.destroy();
    slow.close();
  });
  return {
    host: "127.0.0.1",
    port: (slow.address() as AddressInfo).port,
    isSecure: false,
    needsTls: false,
    user: null,
    password: null,
    isGiven: false,
  };
}

test.each([
  ["RCPT", false],
  [".", true],
])(
  "a server that drags «%s» on ends its mail, of which it is known whether it may have arrived",
  async (command, mayHaveArrived) => {
    const line = await openLine(await slowServer(command), { mailMs: 300 });
    const raw = Buffer.from(`Subject: Uno\r\n\r\n${"Hola. ".repeat(40)}`);
    expect(await line.send({ from: "a@sol.example", to: "b@sol.example" }, raw, async () => true)).toEqual({
      kind: "lost",
      answer: "El servidor tarda demasiado en contestar",
      mayHaveArrived,
    });
    expect(line.isBroken).toBe(true);
  },
);

test("a server that drags its greeting on is given up", async () => {
  await expect(openLine(await slowServer("EHLO"), { openingMs: 300 })).rejects.toThrow(
    "El servidor tarda demasiado en contestar",
  );
});

test("the faults of a server are told in words of ours", async () => {
  const nowhere = {
    host: "127.0.0.1",
    port: 1,
    isSecure: false,
    needsTls: false,
    user: null,
    password: null,
    isGiven: false,
  };
  await expect(openLine(nowhere)).rejects.toThrow("El servidor no admite conexiones por ese puerto");
  await expect(openLine({ ...nowhere, host: "smtp.nada.invalid" })).rejects.toThrow(
    /^No encontramos el servidor smtp\.nada\.invalid: revisa el nombre$/,
  );
});

test("the domain of a sender is looked at, with the key that it has", async () => {
  const id = await addSenderRow(db, ana.user.id, server, {
    fromEmail: "a@correo.luna.example",
    smtpHost: "smtp.sendgrid.net",
  });
  await makeDkimKey(db, { actor: me, keys: auth.keys, now: services.now() }, id);
  const sender = await findSender(db, me, id);
  const key = publicKeyOf(auth.keys.open(sender.dkimKeySealed!));
  expect(Buffer.from(key, "base64").length).toBeGreaterThan(290);
  const asked: string[] = [];
  const resolver = {
    async resolveTxt(name: string) {
      asked.push(name);
      if (name === `${sender.dkimSelector}._domainkey.correo.luna.example`)
        return [[`v=DKIM1; k=rsa; p=${key.slice(0, 200)}`, key.slice(200)]];
      if (name === "_dmarc.luna.example") return [["v=DMARC1; p=reject"]];
      throw Object.assign(new Error("no"), { code: name === "correo.luna.example" ? "ESERVFAIL" : "ENOTFOUND" });
    },
  };
  const checks = await checkDomain(db, auth.keys, sender, { resolver, now: services.now() });
  expect(checks).toMatchObject({
    spf: { verdict: "no-se-sabe" },
    dkim: { verdict: "bien" },
    dmarc: { verdict: "bien" },
  });
  expect(asked).toContain("_dmarc.correo.luna.example");
  expect((await findSender(db, me, id)).checks).toEqual(checks);
});

test("a trial says what the server said", async () => {
  allowPrivate(true);
  try {
    const id = await addSenderRow(db, ana.user.id, server, { fromEmail: "prueba@sol.example" });
    expect(await (await call("POST", `/api/mail-senders/${id}/trial`)).json()).toEqual({
      isSent: true,
      words: `Enviado a ${ana.user.email}`,
    });
    expect(server.caught.at(-1)).toMatchObject({ to: ana.user.email, from: "prueba@sol.example" });
    await db.execute(sql`update mail_senders set smtp_port = 1 where id = ${id}`);
    expect(await (await call("POST", `/api/mail-senders/${id}/trial`)).json()).toMatchObject({ isSent: false });
    expect((await findSender(db, me, id)).lastError).toMatch(/revisa el puerto$/);
  } finally {
    allowPrivate(false);
  }
});

test("bounces, complaints and answers come back by the sender's own secret, and never to another agency's mails", async () => {
  const senderId = await addSenderRow(db, ana.user.id, server, { fromEmail: "avisos@sol.example" });
  const { address } = (await (await call("POST", `/api/mail-senders/${senderId}/events`)).json()) as {
    address: string;
  };
  const path = new URL(address).pathname;
  const campaignId = await addCampaign(db, ana.user.id, senderId, { kind: "secuencia", state: "enviando" });
  const people = ["uno", "dos", "tres", "cuatro"];
  const ids: Record<string, string> = {};
  for (const name of people) {
    const email = `${name}@d.example`;
    const { rows } = await db.execute<{ id: string }>(sql`
      with c as (insert into contacts (owner_id, scope, full_name, source, consent_at) values (${ana.user.id}, ${ana.user.id}, ${name}, 'mano', now()) returning id),
      later as (insert into campaign_recipients (campaign_id, message_number, contact_id, email, email_hash, domain, due_at)
        select ${campaignId}, 1, id, ${email}, ${emailHash(email)}, 'd.example', now() from c)
      insert into campaign_recipients (campaign_id, message_number, contact_id, email, email_hash, domain, state, handed_at, sent_at)
      select ${campaignId}, 0, id, ${email}, ${emailHash(email)}, 'd.example', 'enviado', now(), now() from c returning id`);
    ids[name] = rows[0]!.id;
  }
  const post = (body: string, type = "application/json") =>
    app.request(path, { method: "POST", headers: { "content-type": type }, body });

  const bounce = [{ email: "uno@d.example", event: "bounce", type: "bounce", status: "5.1.1", reason: "unknown" }];
  expect(await (await post(JSON.stringify(bounce))).json()).toEqual({ taken: 1 });
  expect(await (await post(JSON.stringify({ RecordType: "SpamComplaint", Email: "dos@d.example" }))).json()).toEqual({
    taken: 1,
  });
  const answer = `From: tres@d.example\nIn-Reply-To: <${ids.tres}@sol.example>\n\nMe interesa`;
  expect(await (await post(answer, "message/rfc822")).json()).toEqual({ taken: 1 });
  expect(await (await post(JSON.stringify([{ email: "nadie@d.example", event: "bounce" }]))).json()).toEqual({
    taken: 0,
  });
  expect((await post("{}")).status).toBe(422);
  expect((await app.request("/api/mail-events/otra", { method: "POST", body: "{}" })).status).toBe(404);

  const { rows } = await db.execute<{ name: string; first: string; next: string; reason: string | null }>(sql`
    select c.full_name as name, a.state as first, b.state as next, b.reason from campaign_recipients a
    join campaign_recipients b on b.contact_id = a.contact_id and b.message_number = 1
    join contacts c on c.id = a.contact_id where a.message_number = 0 order by a.email`);
  expect(rows).toEqual([
    { name: "cuatro", first: "enviado", next: "pendiente", reason: null },
    { name: "dos", first: "enviado", next: "omitido", reason: "queja" },
    { name: "tres", first: "enviado", next: "omitido", reason: "ha-respondido" },
    { name: "uno", first: "rebotado", next: "omitido", reason: "rebota" },
  ]);
  const { rows: suppressed } = await db.execute(
    sql`select cause from mail_suppressions where scope = ${ana.user.id} order by cause`,
  );
  expect(suppressed).toEqual([{ cause: "queja" }, { cause: "rebote" }]);

  // Another agency's secret reaches none of these mails.
  const blas = await signedInPerson(services);
  const other = await addSenderRow(db, blas.user.id, server, { fromEmail: "blas@mar.example" });
  const made = await app.request(`/api/mail-senders/${other}/events`, {
    method: "POST",
    headers: { cookie: blas.cookie },
  });
  const { address: theirs } = (await made.json()) as { address: string };
  const foreign = [
    { email: "cuatro@d.example", event: "bounce", type: "bounce", "smtp-id": `<${ids.cuatro}@sol.example>` },
  ];
  const refused = await app.request(new URL(theirs).pathname, { method: "POST", body: JSON.stringify(foreign) });
  expect(await refused.json()).toEqual({ taken: 0 });

  // With a key, only what carries its signature counts.
  await call("PUT", `/api/mail-senders/${senderId}/event-key`, { key: "clave" });
  const data = { event: "complained", recipient: "cuatro@d.example" };
  const timestamp = String(Math.floor(services.now().getTime() / 1000));
  const signature = (key: string) => ({
    timestamp,
    token: "t",
    signature: createHmac("sha256", key).update(`${timestamp}t`).digest("hex"),
  });
  expect((await post(JSON.stringify({ RecordType: "SpamComplaint", Email: "cuatro@d.example" }))).status).toBe(404);
  expect((await post(answer, "message/rfc822")).status).toBe(404);
  expect((await post(JSON.stringify({ signature: signature("otra"), "event-data": data }))).status).toBe(404);
  expect(await (await post(JSON.stringify({ signature: signature("clave"), "event-data": data }))).json()).toEqual({
    taken: 1,
  });
});

test("the page of results tells figures, reasons and people, and a reply is noted by hand", async () => {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from campaigns where owner_id = ${ana.user.id} limit 1`,
  );
  const id = rows[0]!.id;
  const results = (await (await call("GET", `/api/campaign-results/${id}`)).json()) as {
    figures: Record<string, number>;
  };
  expect(results.figures).toMatchObject({ people: 4, bounced: 1, complained: 2, replied: 1 });
  const waiting = (await (await call("GET", `/api/campaign-results/${id}/people?ver=quejas`)).json()) as {
    people: unknown[];
  };
  expect(waiting.people).toHaveLength(2);
  expect((await app.request(`/api/campaign-results/${id}`)).status).toBe(401);
});

test("an agency's sender is removed by those who lead it alone, and a person's own by themselves", async () => {
  const cast = await openCast(services);
  const removedBy = async (who: Persona, id: string) =>
    (await app.request(`/api/mail-senders/${id}`, { method: "DELETE", headers: { cookie: cast[who].cookie } })).status;
  const ofAgency = async () => await addRow(services, "mailSender", cast.author.of);
  const id = await ofAgency();
  const refused = { author: 403, colleague: 403, rival: 404, otherUser: 404 } as const;
  for (const [who, status] of Object.entries(refused))
    expect([who, await removedBy(who as Persona, id)]).toEqual([who, status]);
  // The refusals took nothing away.
  expect(await db.$count(mailSenders, eq(mailSenders.id, id))).toBe(1);
  expect(await removedBy("owner", id)).toBe(204);
  expect(await db.$count(mailSenders, eq(mailSenders.id, id))).toBe(0);
  expect(await removedBy("user", await addRow(services, "mailSender", cast.user.of))).toBe(204);
});
