import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { addRow } from "../../../test/rows.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { landingDomains, landings } from "../../platform/db/tables/tools-landings.server.ts";
import { checkDomain, type DnsLookup } from "./landing-domains.server.ts";
import { createLandingHosts } from "./landing-hosts.server.ts";

/** Domains of agencies' own: proved by their records, answered with one page alone, lost with their records. */

const dataDir = mkdtempSync(join(tmpdir(), "umbral-landing-domains-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const database = await openTestDatabase();
const { db } = database;
const PUBLIC_URL = "https://umbral.example";
let at = Date.parse("2026-11-27T10:00:00.000Z");
const now = () => new Date(at);

/** The records of the tests: what a name has, or an error that the DNS answers with. */
const records = new Map<string, string[] | "SERVFAIL">();
async function answer(kind: string, name: string): Promise<string[]> {
  const found = records.get(`${kind} ${name}`);
  if (found === "SERVFAIL") throw Object.assign(new Error("servfail"), { code: "ESERVFAIL" });
  if (!found) throw Object.assign(new Error("missing"), { code: "ENOTFOUND" });
  return found;
}
const dns: DnsLookup = {
  txt: async (name) => (await answer("TXT", name)).map((text) => [text.slice(0, 10), text.slice(10)]),
  cname: (name) => answer("CNAME", name),
  a: (name) => answer("A", name),
};
const rechecks: Promise<unknown>[] = [];
const landingHosts = createLandingHosts({
  db,
  publicUrl: PUBLIC_URL,
  now,
  recheck: (id) => void rechecks.push(checkDomain(id, { db, dns, publicUrl: PUBLIC_URL, now: now() })),
});
const services = Object.assign(testServices(database, { DATA_DIR: dataDir, PUBLIC_URL, TRUSTED_PROXIES: "1" }), {
  now,
  dns,
  landingHosts,
});
const app = createApp(services, async () => new Response("page of the site"));
const person = await signedInPerson(services);
const other = await signedInPerson(services);
// A page is signed with a name.
await db.update(users).set({ metadata: { first_name: "Nuria", last_name: "Ferrer" } });

const act = (method: string, path: string, body?: object, who = person) =>
  app.request(`${PUBLIC_URL}/api/landings${path}`, {
    method,
    headers: { cookie: who.cookie, "content-type": "application/json", host: "umbral.example" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const visit = (host: string, path = "/", init: RequestInit = {}) =>
  app.request(`https://umbral.example${path}`, {
    ...init,
    headers: { host, "x-forwarded-for": "192.0.2.7", "user-agent": "Mozilla/5.0 Firefox/140.0", ...init.headers },
  });

async function publishedPage(who = person, title = "Mi agencia") {
  const id = await addRow(services, "landing", { ownerId: who.user.id, agencyId: null });
  const [row] = await db.select().from(landings).where(eq(landings.id, id));
  const sections = row!.document.sections.map((one) => (one.kind === "portada" ? { ...one, title } : one));
  await act("PUT", `/${id}`, { revision: 1, document: { ...row!.document, sections } }, who);
  expect((await act("POST", `/${id}/publish`, { revision: 2 }, who)).status).toBe(200);
  return id;
}
const domainRow = async (id: string) =>
  (await db.select().from(landingDomains).where(eq(landingDomains.landingId, id)))[0]!;
async function prove(id: string, host: string, who = person) {
  await act("PUT", `/${id}/domain`, { host }, who);
  const { token } = await domainRow(id);
  records.set(`TXT _umbral.${host}`, [`umbral=${token}`]);
  records.set(`CNAME ${host}`, ["umbral.example."]);
  return (await (await act("POST", `/${id}/domain/check`, undefined, who)).json()) as {
    isProved: boolean;
    fault: string | null;
  };
}

test("a domain is told which records it lacks, and serves its page alone once they are there", async () => {
  const id = await publishedPage();
  const host = "piso.casas.example";
  expect((await act("PUT", `/${id}/domain`, { host: `https://${host.toUpperCase()}/algo` })).status).toBe(204);
  const { token } = await domainRow(id);
  const missing = await (await act("POST", `/${id}/domain/check`)).json();
  expect(missing).toMatchObject({ isProved: false });
  expect(JSON.stringify(missing)).toContain(`_umbral.${host} con el valor umbral=${token}`);
  expect(await (await visit(host)).text()).toBe("page of the site");

  records.set(`TXT _umbral.${host}`, ["otra cosa", `umbral=${token}`]);
  const halfway = await (await act("POST", `/${id}/domain/check`)).json();
  expect(JSON.stringify(halfway)).toContain(`CNAME ${host} con el valor umbral.example`);
  records.set(`CNAME ${host}`, ["umbral.example."]);
  expect(await (await act("POST", `/${id}/domain/check`)).json()).toEqual({ isProved: true, fault: null });

  const page = await visit(`${host}:443`);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain("Mi agencia</h1>");
  expect(html).toContain(`<link rel="canonical" href="https://${host}/">`);
  expect(html).toContain('action="/"');
  expect(page.headers.get("set-cookie")).toBeNull();
  for (const path of [
    "/auth",
    "/api/landings",
    "/dashboard",
    "/p/ejemplo",
    "/robots.txt",
    "/../p/ejemplo",
    "/assets/x.js",
  ]) {
    const answered = await visit(host, path, { headers: { cookie: person.cookie } });
    expect(answered.status, path).toBe(404);
    expect(await answered.text()).not.toContain("page of the site");
  }
  expect((await visit(host, "/letra/archivo-400.woff2")).headers.get("content-type")).toBe("font/woff2");
  expect((await visit("umbral.example")).status).toBe(200);
});

test("hostile names of hosts get the product as always, and nothing of them is said back", async () => {
  for (const host of [
    "",
    "evil.example",
    "umbral.example.evil.example",
    "127.0.0.1",
    "[::1]",
    "a".repeat(300),
    "piso.casas.example@evil",
    "piso.casas.example/../x",
    "*.example",
    "localhost",
  ]) {
    const answered = await visit(host);
    const text = await answered.text();
    expect(text, host).toBe("page of the site");
  }
  const id = await publishedPage();
  for (const host of [
    "umbral.example",
    "localhost",
    "127.0.0.1",
    "casa",
    "casa.local",
    "casa..example",
    "ca_sa.example",
    "a@b.example",
  ]) {
    expect((await act("PUT", `/${id}/domain`, { host })).status, host).toBe(422);
  }
});

test("of two accounts with one domain only the one that proves it has it", async () => {
  const host = "www.dos.example";
  const first = await publishedPage(person, "La primera");
  const second = await publishedPage(other, "La segunda");
  expect((await prove(first, host)).isProved).toBe(true);
  // Whoever has the domain still shows the first one's record beside the new one.
  await act("PUT", `/${second}/domain`, { host }, other);
  const [one, two] = [await domainRow(first), await domainRow(second)];
  records.set(`TXT _umbral.${host}`, [`umbral=${two.token}`, `umbral=${one.token}`]);
  const refused = await (await act("POST", `/${second}/domain/check`, undefined, other)).json();
  expect(refused).toMatchObject({ isProved: false });
  expect(JSON.stringify(refused)).toContain("Otra página ya usa este dominio");
  expect(await (await visit(host)).text()).toContain("La primera</h1>");
  // It has changed hands: the first one's record is gone.
  records.set(`TXT _umbral.${host}`, [`umbral=${two.token}`]);
  expect(await (await act("POST", `/${second}/domain/check`, undefined, other)).json()).toMatchObject({
    isProved: true,
  });
  at += 20_000;
  expect(await (await visit(host)).text()).toContain("La segunda</h1>");
  expect((await domainRow(first)).provedAt).toBeNull();
});

test("a proof is looked at again after a day; a DNS that is silent takes nothing away", async () => {
  const host = "piso.vuelve.example";
  const id = await publishedPage(person, "Sigue aquí");
  expect((await prove(id, host)).isProved).toBe(true);
  records.set(`TXT _umbral.${host}`, "SERVFAIL");
  at += 25 * 3_600_000;
  expect(await (await visit(host)).text()).toContain("Sigue aquí</h1>");
  await Promise.all(rechecks);
  expect((await domainRow(id)).provedAt).not.toBeNull();
  records.delete(`TXT _umbral.${host}`);
  at += 20_000;
  await visit(host);
  await Promise.all(rechecks);
  expect((await domainRow(id)).provedAt).toBeNull();
  at += 20_000;
  expect(await (await visit(host)).text()).toBe("page of the site");
});

test("at the root of a domain an address that leads here is as good as a name", async () => {
  const id = await publishedPage();
  const host = "raiz.example";
  await act("PUT", `/${id}/domain`, { host });
  records.set(`TXT _umbral.${host}`, [`umbral=${(await domainRow(id)).token}`]);
  records.set(`A ${host}`, ["203.0.113.9"]);
  records.set("A umbral.example", ["203.0.113.5"]);
  expect(JSON.stringify(await (await act("POST", `/${id}/domain/check`)).json())).toContain("ALIAS");
  records.set(`A ${host}`, ["203.0.113.5"]);
  expect(await (await act("POST", `/${id}/domain/check`)).json()).toMatchObject({ isProved: true });
});

test("a page that is withdrawn says so on its domain too, and a dropped domain is free", async () => {
  const id = await publishedPage();
  const host = "baja.example";
  records.set("A umbral.example", ["203.0.113.5"]);
  await prove(id, host);
  await act("DELETE", `/${id}/publish`);
  expect((await visit(host)).status).toBe(410);
  await act("DELETE", `/${id}/domain`);
  expect(await (await visit(host)).text()).toBe("page of the site");
});
