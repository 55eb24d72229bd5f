import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { PROOF_HEADER, PROOF_WANTED_HEADER } from "#domain/accounts/proof/proof.ts";
import type { SharedLead } from "#domain/tools/sharing/shared-lead.ts";
import { callerOn, keptCookie, sharedBy } from "../../../test/shared-page.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { proofFor } from "../../../test/solve-proof.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices, withoutCalls } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { takeWaiting } from "../../crm/contacts/take-lead.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { agencies, agencyMembers } from "../../platform/db/tables/accounts-agencies.server.ts";
import { mails } from "../../platform/db/tables/platform.server.ts";
import { leads } from "../../platform/db/tables/site-leads.server.ts";
import { shareLinks, toolRuns } from "../../platform/db/tables/tools-runs.server.ts";

const database = await openTestDatabase();
const { db } = database;
let now = new Date("2026-11-21T10:00:00.000Z");
const services = { ...testServices(database, { TRUSTED_PROXIES: "1" }), now: () => now };
let app = createApp(services, async () => new Response("page"));
let call = callerOn(app);
let agent: Awaited<ReturnType<typeof signedInPerson>>;

beforeEach(async () => {
  now = new Date("2026-11-21T10:00:00.000Z");
  // Counters of calls begin anew.
  app = createApp(withoutCalls(services), async () => new Response("page"));
  call = callerOn(app);
  agent = await signedInPerson(services);
});

const as = () => ({ cookie: agent.cookie });
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;
const linkRow = async (id: string) => (await db.select().from(shareLinks).where(eq(shareLinks.id, id)))[0]!;
const leadsOf = (id: string) => db.select().from(leads).where(eq(leads.shareLinkId, id));
const from = (ip: string) => ({ headers: { "x-forwarded-for": ip } });
const unlock = (token: string, password: unknown, ip = "203.0.113.9") =>
  call("POST", `/api/shared/${token}/unlock`, { body: { password }, ...from(ip) });

describe("a token", () => {
  test.each(["x", "a".repeat(43), `${"a".repeat(42)}'`, encodeURIComponent("' or 1=1 --"), "..%2f..%2fetc"])(
    "%s opens nothing",
    async (token) => {
      for (const [method, path] of [
        ["POST", "views"],
        ["POST", "leads"],
        ["POST", "unlock"],
        ["GET", "export/pdf"],
      ] as const) {
        const body = method === "POST" ? { body: {} } : {};
        expect((await call(method, `/api/shared/${token}/${path}`, body)).status).toBe(404);
      }
    },
  );

  test("is not its hash, its id, or itself in other letters", async () => {
    const link = await sharedBy(services, app, agent);
    const { tokenHash } = await linkRow(link.id);
    for (const other of [
      "a".repeat(5000),
      tokenHash,
      link.id,
      link.token.toLowerCase(),
      `${link.token.slice(0, -1)}_`,
    ]) {
      expect((await call("POST", `/api/shared/${other}/views`)).status).toBe(404);
    }
    expect((await call("POST", `/api/shared/${link.token}/views`)).status).toBe(204);
  });

  test.each([null, [], "x", 7, { password: {} }])("with %j sent to it refuses it", async (body) => {
    const link = await sharedBy(services, app, agent, { password: "seis gatos" });
    expect((await call("POST", `/api/shared/${link.token}/unlock`, { body: JSON.stringify(body) })).status).toBe(422);
    expect((await call("POST", `/api/shared/${link.token}/leads`, { body: JSON.stringify(body) })).status).toBe(403);
  });

  test("is kept from search engines, from stores and from the pages that follow", async () => {
    const link = await sharedBy(services, app, agent);
    for (const path of [`/compartir/${link.token}`, `/es/shared/${link.token}`, `/compartir/${link.token}.data`]) {
      const { headers } = await call("GET", path);
      expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
      expect(headers.get("cache-control")).toBe("private, no-store");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
    }
    expect((await call("GET", "/precios")).headers.get("x-robots-tag")).toBeNull();
  });
});

describe("a page that was there", () => {
  const views = (token: string) => call("POST", `/api/shared/${token}/views`);

  test.each([
    ["was revoked", (id: string) => call("POST", `/api/share-links/${id}/revoke`, as())],
    [
      "is over",
      () => {
        now = new Date("2026-11-28T10:00:00.000Z");
      },
    ],
    [
      "lost its result to the trash",
      (_: string, runId: string) => db.update(toolRuns).set({ deletedAt: now }).where(eq(toolRuns.id, runId)),
    ],
    [
      "lost its result to its age",
      (_: string, runId: string) => db.update(toolRuns).set({ purgedAt: now }).where(eq(toolRuns.id, runId)),
    ],
    [
      "is of somebody who was banned",
      () =>
        db
          .update(users)
          .set({ bannedUntil: new Date("2027-01-01") })
          .where(eq(users.id, agent.user.id)),
    ],
  ] as const)("and %s answers 410 to all", async (_why, end) => {
    const link = await sharedBy(services, app, agent, { expiresInDays: 7, password: "seis gatos" });
    expect((await views(link.token)).status).toBe(403);
    await end(link.id, link.runId);
    const answers = [await views(link.token), await unlock(link.token, "seis gatos")];
    for (const answer of answers) {
      expect(answer.status).toBe(410);
      expect(await codeOf(answer)).toBe("LINK_GONE");
    }
  });

  test("is unknown once its owner has gone", async () => {
    const link = await sharedBy(services, app, agent);
    await db.delete(users).where(eq(users.id, agent.user.id));
    expect((await views(link.token)).status).toBe(404);
  });

  test("comes back with its result", async () => {
    const link = await sharedBy(services, app, agent);
    const trash = (deletedAt: Date | null) => db.update(toolRuns).set({ deletedAt }).where(eq(toolRuns.id, link.runId));
    await trash(now);
    expect((await views(link.token)).status).toBe(410);
    await trash(null);
    expect((await views(link.token)).status).toBe(204);
  });
});

describe("a password", () => {
  test("opens the page for one browser, twelve hours", async () => {
    const link = await sharedBy(services, app, agent, { password: "seis gatos" });
    const pdf = (cookie?: string) => call("GET", `/api/shared/${link.token}/export/pdf`, { cookie });
    expect(await codeOf(await pdf())).toBe("LINK_LOCKED");
    const wrong = await unlock(link.token, "siete gatos");
    expect(wrong.status).toBe(422);
    expect(wrong.headers.getSetCookie()).toEqual([]);
    const right = await unlock(link.token, "seis gatos");
    expect(right.status).toBe(204);
    const cookies = right.headers.getSetCookie();
    // Pages with and without region, and their calls.
    expect(cookies).toHaveLength(7);
    for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly; SameSite=Lax$/);
    expect(cookies.join()).not.toContain(link.id);
    const cookie = keptCookie(right);
    expect((await call("POST", `/api/shared/${link.token}/views`, { cookie })).status).toBe(204);
    now = new Date("2026-11-21T22:00:00.000Z");
    expect((await call("POST", `/api/shared/${link.token}/views`, { cookie })).status).toBe(403);
  });

  test("changed, or taken away and given again, ends what the one before opened", async () => {
    const link = await sharedBy(services, app, agent, { password: "seis gatos" });
    const cookie = keptCookie(await unlock(link.token, "seis gatos"));
    const views = async () => (await call("POST", `/api/shared/${link.token}/views`, { cookie })).status;
    const set = (password: string | null) =>
      call("PATCH", `/api/share-links/${link.id}`, { ...as(), body: { password } });
    expect(await views()).toBe(204);
    await set("ocho gatos");
    expect(await views()).toBe(403);
    await set(null);
    expect(await views()).toBe(204);
    // The same word again is another password.
    await set("seis gatos");
    expect(await views()).toBe(403);
  });

  test("opens no other link, and no cookie of another's making does", async () => {
    const [one, other] = [
      await sharedBy(services, app, agent, { password: "seis gatos" }),
      await sharedBy(services, app, agent, { password: "seis gatos" }),
    ];
    const cookie = keptCookie(await unlock(one.token, "seis gatos"));
    const [name, value] = cookie.split("=") as [string, string];
    const otherName = keptCookie(await unlock(other.token, "seis gatos")).split("=")[0];
    const later = value.replace(/^\d+/, (end) => String(Number(end) + 3600));
    const forged = [cookie, `${otherName}=${value}`, `${otherName}=${later}`, `${otherName}=`, `${otherName}=9e9.x`];
    for (const cookie of forged) {
      expect((await call("POST", `/api/shared/${other.token}/views`, { cookie })).status).toBe(403);
    }
    expect((await call("POST", `/api/shared/${one.token}/views`, { cookie: `${name}=${later}` })).status).toBe(403);
  });

  test("may be wrong ten times from one place, also all at once; then the right one waits too", async () => {
    const link = await sharedBy(services, app, agent, { password: "seis gatos" });
    const tries = await Promise.all(Array.from({ length: 13 }, (_, i) => unlock(link.token, `gato número ${i}`)));
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(3);
    expect((await unlock(link.token, "seis gatos")).status).toBe(429);
    // From another network it opens.
    expect((await unlock(link.token, "seis gatos", "198.51.100.7")).status).toBe(204);
  });

  test("may be wrong a hundred times from everywhere; then a person with a proof tries on", async () => {
    const link = await sharedBy(services, app, agent, { password: "seis gatos" });
    const { limits } = services.auth;
    for (let round = 0; round < 100; round += 1) await limits.take("wrongPasswordAnywhere", `shared:${link.id}`);
    const refused = await unlock(link.token, "seis gatos");
    expect([refused.status, refused.headers.get(PROOF_WANTED_HEADER)]).toEqual([429, "form"]);
    const prove = (password: string) => {
      const proof = proofFor(services, "form", "203.0.113.9");
      const headers = { "x-forwarded-for": "203.0.113.9", [PROOF_HEADER]: proof };
      return call("POST", `/api/shared/${link.token}/unlock`, { body: { password }, headers });
    };
    expect((await prove("siete gatos")).status).toBe(422);
    expect((await prove("seis gatos")).status).toBe(204);
  });

  test("sent without a script leads back to the page it came from, and nowhere else", async () => {
    const link = await sharedBy(services, app, agent, { password: "seis gatos" });
    const send = (fields: Record<string, string>) =>
      call("POST", `/api/shared/${link.token}/unlock`, {
        body: new URLSearchParams(fields).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
    const wrong = await send({ password: "no", place: "/es/shared" });
    expect([wrong.status, wrong.headers.get("location")]).toEqual([303, `/es/shared/${link.token}?clave=no`]);
    const right = await send({ password: "seis gatos", place: "https://otro.example/compartir" });
    expect([right.status, right.headers.get("location")]).toEqual([303, `/compartir/${link.token}`]);
    expect(right.headers.getSetCookie()).toHaveLength(7);
  });
});

describe("views", () => {
  const seen = (token: string, options: Parameters<typeof call>[2] = {}) =>
    call("POST", `/api/shared/${token}/views`, { ...from("203.0.113.1"), ...options });

  test("count each browser once a day, however often it reports", async () => {
    const link = await sharedBy(services, app, agent);
    await Promise.all(Array.from({ length: 8 }, () => seen(link.token)));
    expect(await linkRow(link.id)).toMatchObject({ views: 1, lastViewAt: now });
    now = new Date("2026-11-22T10:00:00.000Z");
    await seen(link.token);
    expect(await linkRow(link.id)).toMatchObject({ views: 2, lastViewAt: now });
  });

  const read = (token: string, seconds: unknown, options: Parameters<typeof call>[2] = {}) =>
    call("POST", `/api/shared/${token}/reading`, { ...from("203.0.113.1"), body: { seconds }, ...options });

  test("reading time adds up for browsers whose view counts, half an hour of each a day at most", async () => {
    const link = await sharedBy(services, app, agent);
    // A browser that never reported a view reads nothing.
    await read(link.token, 40);
    expect((await linkRow(link.id)).readSeconds).toBe(0);
    await seen(link.token);
    await Promise.all(Array.from({ length: 4 }, () => read(link.token, 40)));
    expect((await linkRow(link.id)).readSeconds).toBe(160);
    expect((await read(link.token, 1_800)).status).toBe(204);
    await read(link.token, 10);
    expect((await linkRow(link.id)).readSeconds).toBe(1_800);
    await seen(link.token, from("203.0.113.2"));
    await read(link.token, 25, from("203.0.113.2"));
    expect((await linkRow(link.id)).readSeconds).toBe(1_825);
    now = new Date("2026-11-23T10:00:00.000Z");
    await seen(link.token);
    await read(link.token, 5);
    expect((await linkRow(link.id)).readSeconds).toBe(1_830);
  });

  test("reading time refuses what is no time, and leaves out robots and the owner", async () => {
    const link = await sharedBy(services, app, agent);
    await seen(link.token);
    for (const seconds of [0, -5, 1.5, 1_801, "mucho", null]) {
      expect((await read(link.token, seconds)).status).toBe(422);
    }
    await read(link.token, 30, as());
    await read(link.token, 30, { headers: { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" } });
    expect((await linkRow(link.id)).readSeconds).toBe(0);
    expect((await read("x".repeat(43), 30)).status).toBe(404);
  });

  test("none of many at once is lost", async () => {
    const link = await sharedBy(services, app, agent);
    await Promise.all(Array.from({ length: 12 }, (_, i) => seen(link.token, from(`203.0.113.${i}`))));
    expect((await linkRow(link.id)).views).toBe(12);
  });

  test("leave out robots, the owner and their colleagues", async () => {
    const link = await sharedBy(services, app, agent);
    await seen(link.token, as());
    for (const robot of ["WhatsApp/2.23.20.0", "Mozilla/5.0 (compatible; Googlebot/2.1)", ""]) {
      await seen(link.token, { headers: { "user-agent": robot } });
    }
    expect((await linkRow(link.id)).views).toBe(0);

    const [agency] = await db.insert(agencies).values({ name: "Casas del Puerto" }).returning();
    const colleague = await signedInPerson(services);
    const stranger = await signedInPerson(services);
    for (const [userId, role] of [
      [agent.user.id, "owner"],
      [colleague.user.id, "agent"],
    ] as const) {
      await db.insert(agencyMembers).values({ userId, agencyId: agency!.id, role });
    }
    await db.update(shareLinks).set({ agencyId: agency!.id }).where(eq(shareLinks.id, link.id));
    await seen(link.token, { cookie: colleague.cookie });
    expect((await linkRow(link.id)).views).toBe(0);
    await seen(link.token, { cookie: stranger.cookie });
    expect((await linkRow(link.id)).views).toBe(1);
  });
});

describe("a contact", () => {
  const form: Record<keyof SharedLead, unknown> = {
    full_name: "Ana Ruiz",
    email: "ana@casa.es",
    phone: "612 345 678",
    message: "Hola,\n¿el jueves? <b>",
    privacy: true,
    marketing_consent: true,
    form_id: "3f9a21bc-0000-4000-8000-000000000000",
    website: "",
  };
  const send = (token: string, change: object = {}, options: object = {}) =>
    call("POST", `/api/shared/${token}/leads`, { body: { ...form, ...change }, ...options });
  const mailsTo = (to: string) => db.select().from(mails).where(eq(mails.to, to));

  test("is the agent's lead and a mail to them that they can answer", async () => {
    const link = await sharedBy(services, app, agent, { label: "Los Vidal" });
    const answer = await send(link.token, {}, from("203.0.113.5"));
    expect(answer.status).toBe(204);
    expect(await leadsOf(link.id)).toMatchObject([
      {
        ownerId: agent.user.id,
        agencyId: null,
        source: "compartir",
        interestedIn: ["borrowing-capacity"],
        fullName: "Ana Ruiz",
        email: "ana@casa.es",
        phone: "612 345 678",
        message: "Hola,\n¿el jueves? <b>",
        marketingConsent: true,
        consentDate: now,
        ipAddress: "203.0.113.5",
        createdAt: now,
      },
    ]);
    const [mail] = await mailsTo(agent.user.email);
    expect(mail).toMatchObject({
      replyTo: "ana@casa.es",
      subject: "Ana Ruiz te escribe por «Capacidad de la familia Soler»",
      links: ["mailto:ana@casa.es", `${services.config.publicUrl}/dashboard/compartidos#contactos`],
    });
    for (const words of ["Los Vidal", "612 345 678", "¿el jueves?"]) expect(mail!.text).toContain(words);
    expect(mail!.html).toContain("&lt;b&gt;");
    expect(mail!.html + mail!.text).not.toContain(link.token);
  });

  test("sent twice is kept once, with one mail; said otherwise it is another", async () => {
    const link = await sharedBy(services, app, agent);
    const sent = await Promise.all([send(link.token), send(link.token), send(link.token)]);
    expect(sent.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await leadsOf(link.id)).toHaveLength(1);
    expect(await mailsTo(agent.user.email)).toHaveLength(1);
    await send(link.token, { message: "Mejor el viernes" });
    expect(await leadsOf(link.id)).toHaveLength(2);
  });

  test("is kept also while other contacts of the agent are being written, and becomes one a moment later", async () => {
    const link = await sharedBy(services, app, agent);
    const held = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const other = db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contacts ${agent.user.id}`}, 0))`);
      locked.resolve();
      await held.promise;
    });
    await locked.promise;
    // A request waits two seconds for a lock; the message does not need it.
    expect((await send(link.token)).status).toBe(204);
    expect(await leadsOf(link.id)).toMatchObject([{ email: "ana@casa.es", takenAt: null }]);
    expect(await mailsTo(agent.user.email)).toHaveLength(1);
    held.resolve();
    await other;
    await takeWaiting({ ...services, store: services.store, isStopped: () => false });
    expect(await leadsOf(link.id)).toMatchObject([{ takenAt: now, contactId: expect.any(String) }]);
  });

  test("without the first consent is not kept", async () => {
    const link = await sharedBy(services, app, agent);
    const answer = await send(link.token, { privacy: false });
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as { issues: { path: string }[] }).issues.map(({ path }) => path)).toEqual([
      "privacy",
    ]);
    expect(await leadsOf(link.id)).toEqual([]);
  });

  test("one by a program is answered and not kept", async () => {
    const link = await sharedBy(services, app, agent);
    expect((await send(link.token, { website: "https://compra.example" })).status).toBe(204);
    expect(await leadsOf(link.id)).toEqual([]);
  });

  test("needs the password where the page does", async () => {
    const link = await sharedBy(services, app, agent, { password: "seis gatos" });
    expect((await send(link.token)).status).toBe(403);
    const cookie = keptCookie(await unlock(link.token, "seis gatos"));
    expect((await send(link.token, {}, { cookie })).status).toBe(204);
  });

  test("sent without a script leads back to the form", async () => {
    const link = await sharedBy(services, app, agent);
    const post = (fields: Record<string, string>) =>
      call("POST", `/api/shared/${link.token}/leads`, {
        body: new URLSearchParams(fields).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
    const typed = {
      full_name: "Ana Ruiz",
      email: "ana@casa.es",
      form_id: String(form.form_id),
      place: "/latam/compartir",
    };
    const back = `/latam/compartir/${link.token}`;
    expect((await post(typed)).headers.get("location")).toBe(`${back}?contacto=revisa#contacto`);
    expect((await post({ ...typed, privacy: "on" })).headers.get("location")).toBe(`${back}?contacto=enviado#contacto`);
    expect(await leadsOf(link.id)).toMatchObject([{ marketingConsent: false, consentDate: null }]);
  });

  test("goes to the present owner of the link", async () => {
    const link = await sharedBy(services, app, agent);
    const successor = await signedInPerson(services);
    await db.update(shareLinks).set({ ownerId: successor.user.id }).where(eq(shareLinks.id, link.id));
    await send(link.token);
    expect(await leadsOf(link.id)).toMatchObject([{ ownerId: successor.user.id }]);
    expect(await mailsTo(successor.user.email)).toHaveLength(1);
    expect(await mailsTo(agent.user.email)).toHaveLength(0);
  });

  test("is one of sixty an hour at most, from wherever they come", async () => {
    const link = await sharedBy(services, app, agent);
    await send(link.token);
    const [{ id: _, ...row }] = (await leadsOf(link.id)) as [typeof leads.$inferSelect];
    await db.insert(leads).values(Array.from({ length: 59 }, () => row));
    expect((await send(link.token, { message: "uno más" })).status).toBe(429);
    now = new Date("2026-11-21T11:00:00.001Z");
    expect((await send(link.token, { message: "uno más" })).status).toBe(204);
  });
});
