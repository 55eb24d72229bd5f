import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { mails } from "../db/tables/platform.server.ts";
import { deliverMails } from "./deliver.server.ts";
import { mailJob } from "./mail-job.server.ts";
import { keepMail, listMails, queueMail } from "./mails.server.ts";
import { connectMailServer, type MailServer } from "./smtp.server.ts";

const database = await openTestDatabase();
const { db } = database;
const log = pino({ level: "silent" });
const from = "Umbral <hola@umbral.example>";
let now: Date;
let stops: (() => unknown)[] = [];

beforeEach(async () => {
  now = new Date("2026-11-21T10:00:00.000Z");
  await db.delete(mails);
});

afterEach(async () => {
  for (const stop of stops.reverse()) await stop();
  stops = [];
});

interface Received {
  to: string[];
  source: string;
}

/** A mail server that keeps its mails. @param refused recipient that it does not know */
async function listen(port = 0, refused?: string): Promise<{ url: string; port: number; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _session, done) =>
      done(address === refused ? Object.assign(new Error("no such user"), { responseCode: 550 }) : null),
    onData(stream, session, done) {
      let source = "";
      stream.on("data", (chunk) => {
        source += chunk;
      });
      stream.on("end", () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  stops.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const taken = (server.server.address() as AddressInfo).port;
  return { url: `smtp://127.0.0.1:${taken}`, port: taken, received };
}

function connect(url: string): MailServer {
  const server = connectMailServer(url, from);
  stops.push(server.close);
  return server;
}

const mail = (to: string, changes: object = {}) => ({
  to,
  subject: `Para ${to}: año nuevo`,
  text: "Hola,\n\naquí está.",
  html: "<p>Aquí está.</p>",
  links: [],
  ...changes,
});
const only = async () => (await listMails(db, 1))[0]!;
const deliver = (send: MailServer["send"]) => deliverMails({ db, log, send, now: () => now });

test("a queued mail arrives once, with sender, answer address, both texts and an id that stays", async () => {
  const { url, received } = await listen();
  await queueMail(db, mail("ana@agencia.es", { replyTo: "luis@agencia.es" }), now);
  const { send } = connect(url);
  expect(await deliver(send)).toBe(1);
  expect(await deliver(send)).toBe(0);
  expect(received).toHaveLength(1);
  const stored = await only();
  expect(received[0]!.to).toEqual(["ana@agencia.es"]);
  expect(received[0]!.source).toMatch(/^From: Umbral <hola@umbral\.example>/m);
  expect(received[0]!.source).toMatch(/^Reply-To: luis@agencia\.es/m);
  expect(received[0]!.source).toContain(`Message-ID: <${stored.id}@umbral.example>`);
  expect(received[0]!.source).toContain("multipart/alternative");
  expect(stored).toMatchObject({ sentAt: now, attempts: 1, lastError: null, nextAttemptAt: null });
});

test("sent mails may be forgotten, waiting ones may not", async () => {
  await queueMail(db, mail("ana@agencia.es", { links: ["https://umbral.example/?token=x"] }), now);
  const refuse = () => Promise.reject(new Error("down"));
  await deliverMails({ db, log, send: refuse, now: () => now, forgetsText: true });
  expect(await only()).toMatchObject({ text: "Hola,\n\naquí está.", links: ["https://umbral.example/?token=x"] });
  now = new Date(now.getTime() + 60_000);
  const { url, received } = await listen();
  await deliverMails({ db, log, send: connect(url).send, now: () => now, forgetsText: true });
  expect(received).toHaveLength(1);
  expect(await only()).toMatchObject({ to: "ana@agencia.es", text: "", html: "", links: [], sentAt: now });
});

test("while the server is down the mail waits, longer each time, and goes when it is back", async () => {
  const first = await listen();
  await stops.pop()!();
  await queueMail(db, mail("ana@agencia.es"), now);
  const { send } = connect(first.url);

  expect(await deliver(send)).toBe(0);
  expect(await only()).toMatchObject({ attempts: 1, sentAt: null, nextAttemptAt: new Date("2026-11-21T10:01:00Z") });
  expect((await only()).lastError).toMatch(/ECONNREFUSED/);
  // Not yet due, so the server is not called.
  expect(await deliver(() => Promise.reject(new Error("not due")))).toBe(0);
  expect((await only()).attempts).toBe(1);

  now = new Date("2026-11-21T10:01:00Z");
  await deliver(send);
  expect(await only()).toMatchObject({ attempts: 2, nextAttemptAt: new Date("2026-11-21T10:03:00Z") });

  const { received } = await listen(first.port);
  now = new Date("2026-11-21T10:03:00Z");
  expect(await deliver(send)).toBe(1);
  expect(received).toHaveLength(1);
  expect(await only()).toMatchObject({ attempts: 3, sentAt: now, lastError: null, nextAttemptAt: null });
});

test("a mail that the server takes minutes over stays claimed, and nobody else sends it", async () => {
  await queueMail(db, mail("ana@agencia.es"), now);
  const others: unknown[] = [];
  const slow = async () => {
    for (let minutes = 0; minutes < 12; minutes += 4) {
      now = new Date(now.getTime() + 4 * 60_000);
      // The claim of before ends in less than a minute; one of from now on ends later.
      await vi.waitFor(async () => {
        expect((await only()).nextAttemptAt!.getTime() - now.getTime()).toBeGreaterThan(4 * 60_000);
      });
      others.push(await deliver(() => Promise.reject(new Error("another process has it too"))));
    }
  };
  expect(await deliverMails({ db, log, send: slow, now: () => now, renewMs: 5 })).toBe(1);
  expect(others).toEqual([0, 0, 0]);
  expect(await only()).toMatchObject({ attempts: 1, sentAt: now, nextAttemptAt: null });
});

test("a renewal that comes late does not make a mail due again that was sent", async () => {
  await queueMail(db, mail("ana@agencia.es"), now);
  await deliver(async () => undefined);
  await keepMail(db, await only(), now);
  expect(await only()).toMatchObject({ sentAt: now, nextAttemptAt: null });
});

test("a try whose claim had run out does not make due again what another process has sent or taken up", async () => {
  await queueMail(db, mail("ana@agencia.es"), now);
  /** Its process stands still for longer than the claim, and then hears that its connection is gone. */
  const standsStill = async (meanwhile: () => Promise<unknown>) => {
    now = new Date(now.getTime() + 5 * 60_000);
    await meanwhile();
    throw new Error("the connection is gone");
  };
  expect(await deliver(() => standsStill(() => deliver(async () => undefined)))).toBe(0);
  expect(await only()).toMatchObject({ attempts: 2, sentAt: now, nextAttemptAt: null, lastError: null });

  await db.delete(mails);
  await queueMail(db, mail("ana@agencia.es"), now);
  await deliver(() => standsStill(async () => void deliver(() => new Promise(() => {}))));
  await expect.poll(async () => (await only()).attempts).toBe(2);
  expect(await only()).toMatchObject({ nextAttemptAt: new Date(now.getTime() + 5 * 60_000), lastError: null });
});

test("one mail that the server refuses does not hold up the others", async () => {
  const { url, received } = await listen(0, "nadie@agencia.es");
  await queueMail(db, mail("nadie@agencia.es"), new Date(now.getTime() - 1_000));
  await queueMail(db, mail("ana@agencia.es"), now);
  expect(await deliver(connect(url).send)).toBe(1);
  expect(received.map(({ to }) => to)).toEqual([["ana@agencia.es"]]);
  const [refused] = await db.select().from(mails).where(eq(mails.to, "nadie@agencia.es"));
  expect(refused).toMatchObject({ attempts: 1, sentAt: null, lastError: expect.stringContaining("no such user") });
});

test("after about two days of trying a mail rests in the outbox with its last error", async () => {
  const started = now;
  await queueMail(db, mail("ana@agencia.es"), now);
  let tries = 0;
  for (;;) {
    await deliver(() => {
      tries += 1;
      return Promise.reject(new Error("cerrado"));
    });
    const { nextAttemptAt } = await only();
    if (nextAttemptAt === null) break;
    now = nextAttemptAt;
  }
  expect(tries).toBe(16);
  expect((now.getTime() - started.getTime()) / 3_600_000).toBeGreaterThan(36);
  expect(await only()).toMatchObject({ sentAt: null, lastError: "cerrado" });
});

test("two who deliver at once send each mail once", async () => {
  for (let i = 0; i < 6; i++) await queueMail(db, mail(`a${i}@agencia.es`), now);
  const sent: string[] = [];
  const send: MailServer["send"] = async ({ to }) => {
    sent.push(to);
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const counts = await Promise.all([deliver(send), deliver(send), deliver(send)]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(6);
  expect([...sent].sort()).toEqual(["a0", "a1", "a2", "a3", "a4", "a5"].map((name) => `${name}@agencia.es`));
});

test("a mail whose sender died is sent again when its lease is over", async () => {
  await queueMail(db, mail("ana@agencia.es"), now);
  // A process that never returns from sending.
  deliver(() => new Promise(() => {}));
  await expect.poll(async () => (await only()).attempts).toBe(1);
  let sent = 0;
  const send = async () => {
    sent += 1;
  };
  expect(await deliver(send)).toBe(0);
  now = new Date(now.getTime() + 5 * 60_000);
  expect(await deliver(send)).toBe(1);
  expect(sent).toBe(1);
});

test("a round of the background delivers what is due until it is stopped; without a server the outbox stays", async () => {
  await queueMail(db, mail("ana@agencia.es"), new Date());
  const round = async (env: Record<string, string>, isStopped: boolean) =>
    await mailJob.round({ ...testServices(database, env), now: () => new Date(), isStopped: () => isStopped });
  expect(await round({}, false)).toBe(false);
  expect(await only()).toMatchObject({ attempts: 0, sentAt: null });

  const { url, received } = await listen();
  const server = { SMTP_URL: url, MAIL_FROM: from };
  await round(server, true);
  expect(received).toHaveLength(0);
  await round(server, false);
  expect(received).toHaveLength(1);
  expect((await only()).sentAt).not.toBeNull();
});
