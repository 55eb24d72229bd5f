import { beforeEach, expect, test } from "vitest";
import { EVERYBODY } from "#domain/site/marketing-contacts/filter.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { mails } from "../../platform/db/tables/platform.server.ts";
import { leads } from "../../platform/db/tables/site-leads.server.ts";
import { marketingConfirmations, marketingSuppressions } from "../../platform/db/tables/site-outreach.server.ts";
import { emailHash } from "../../platform/mail/never-again.server.ts";
import { confirmLink, readConfirmToken } from "./confirm-link.server.ts";
import { listMarketingPeople, reachablePeople } from "./people.server.ts";
import { unsubscribe } from "./suppressions.server.ts";

const database = await openTestDatabase();
const { db } = database;
const START = new Date("2026-11-22T10:00:00.000Z");
const DAY = 86_400_000;
let now = START;
const services = { ...testServices(database, { TRUSTED_PROXIES: "1" }), now: () => now };
const app = createApp(services, async () => new Response("page"));
const { keys } = services.auth;

let calls = 0;
const send = async (email: string, wantsNews = true) => {
  calls += 1;
  const answer = await app.request("/api/leads", {
    method: "POST",
    headers: { "x-forwarded-for": `10.8.0.${calls}`, "content-type": "application/json" },
    body: JSON.stringify({
      email,
      marketing_consent: wantsNews,
      source: "contacto",
      interested_in: [],
      pages_visited: [],
      time_on_site: 3,
    }),
  });
  expect(answer.status, await answer.clone().text()).toBe(201);
};
const asked = async () => (await db.select().from(mails)).filter(({ subject }) => subject.startsWith("Confirma que"));
const reachable = async () => (await reachablePeople(db, EVERYBODY, "", 10)).map(({ email }) => email);

beforeEach(async () => {
  now = START;
  for (const table of [mails, leads, marketingConfirmations, marketingSuppressions]) await db.delete(table);
});

test("a box that somebody ticked counts once whoever reads the mail has said so", async () => {
  await send("nuria@casa.es");
  const { people } = await listMarketingPeople(db, { ...EVERYBODY, reach: "pendientes" }, 1);
  expect(people).toMatchObject([{ email: "nuria@casa.es", confirmedAt: null }]);
  expect(await reachable()).toEqual([]);
  const [mail] = await asked();
  expect(mail).toMatchObject({ to: "nuria@casa.es" });
  const { pathname } = new URL(mail!.links[0]!);
  expect(pathname).not.toContain("nuria");
  // Opening it does nothing: programs look at links before people do.
  expect((await app.request(pathname)).status).toBe(200);
  expect(await reachable()).toEqual([]);
  for (let i = 0; i < 2; i++) {
    const pressed = await app.request(pathname, { method: "POST", body: new URLSearchParams() });
    expect([pressed.status, pressed.headers.get("location")]).toEqual([303, pathname]);
  }
  expect(await reachable()).toEqual(["nuria@casa.es"]);
  expect(await db.$count(marketingConfirmations)).toBe(1);
});

test("nobody is asked twice in a week, nor after they have answered or left, nor without the box", async () => {
  await send("sin@casa.es", false);
  expect(await asked()).toEqual([]);
  await send("otra@casa.es");
  await send(" Otra@casa.es ");
  now = new Date(START.getTime() + 6 * DAY);
  await send("otra@casa.es");
  expect(await asked()).toHaveLength(1);
  now = new Date(START.getTime() + 8 * DAY);
  await send("otra@casa.es");
  expect(await asked()).toHaveLength(2);
  await app.request(new URL(confirmLink(keys, "https://umbral.example", "otra@casa.es", now)).pathname, {
    method: "POST",
    body: new URLSearchParams(),
  });
  now = new Date(START.getTime() + 30 * DAY);
  await send("otra@casa.es");
  await unsubscribe(db, emailHash("vete@casa.es"), now);
  await send("vete@casa.es");
  expect(await asked()).toHaveLength(2);
});

test("a link is over after thirty days, and one that nobody signed is none", async () => {
  const token = new URL(confirmLink(keys, "https://umbral.example", "a@casa.es", START)).pathname.split("/")[2]!;
  const hash = emailHash("a@casa.es");
  expect(readConfirmToken(keys, token, new Date(START.getTime() + 30 * DAY))).toEqual({ hash, isOver: false });
  expect(readConfirmToken(keys, token, new Date(START.getTime() + 30 * DAY + 1))).toEqual({ hash, isOver: true });
  const [name, at, mac] = token.split(".") as [string, string, string];
  const later = (START.getTime() + DAY).toString(36);
  for (const forged of [`${name}.${later}.${mac}`, `${name}.${at}`, `${name}.${at}.${mac}x`, `.${at}.${mac}`, "x"]) {
    expect(readConfirmToken(keys, forged, START), forged).toBeNull();
    expect((await app.request(`/novedades/${forged}`, { method: "POST" })).status, forged).toBe(404);
  }
  now = new Date(START.getTime() + 31 * DAY);
  expect((await app.request(`/novedades/${token}`, { method: "POST" })).status).toBe(404);
  expect(await db.$count(marketingConfirmations)).toBe(0);
});
