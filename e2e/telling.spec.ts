import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { catchMails } from "../src/test/mail-catcher.ts";
import { awaken, test as base, expect, linkInMail, made, signUp } from "./test.ts";

/** Campaigns go to a mail server on this machine, which only a server of the journey's own may reach; the others refuse private addresses. */
const test = base.extend<object, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are asked for from this pattern.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "umbral-telling-"));
      const port = await freePort();
      const site = `http://127.0.0.1:${port}`;
      // A database of its own: workers of a shared one would take the campaign up and be refused.
      const { DATABASE_URL: _, ...inherited } = process.env;
      const env = {
        PORT: String(port),
        PUBLIC_URL: site,
        DATA_DIR: folder,
        LOG_LEVEL: "warn",
        OFFICIAL_SERIES: "off",
        MAP_TILES: "off",
        OUTGOING_ALLOW_PRIVATE: "1",
      };
      const server = spawn(process.execPath, ["src/server/boot/main.server.ts"], {
        env: { ...inherited, ...env },
        stdio: "ignore",
      });
      const ended = new Promise((resolve) => server.once("exit", resolve));
      const isReady = () =>
        fetch(`${site}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        );
      try {
        // It makes a database first, which takes a while on a machine that others use too.
        await expect.poll(isReady, { timeout: 280_000 }).toBe(true);
        await use(site);
      } finally {
        server.kill("SIGTERM");
        await ended;
        rmSync(folder, { recursive: true, force: true });
      }
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: ({ site }, use) => use(site),
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/**
 * From one home to people and back: a page that brings a lead, a flow that greets it and stops when it answers, a week of posts that leads to that
 * page, and a campaign that somebody leaves by the header of their mail, so that the next one passes them by.
 */

const FLOW = {
  trigger: { event: "lead.created", days: null, match: "todas", conditions: [] },
  steps: [
    {
      id: "saludo",
      kind: "accion",
      action: { do: "correo", subject: "Gracias por escribirnos", text: "Hola, {contacto}: te llamamos hoy mismo." },
    },
    { id: "pausa", kind: "espera", wait: { for: "suceso", event: "contact.heard", amount: 2, unit: "dias" } },
    { id: "filtro", kind: "filtro", match: "todas", conditions: [{ field: "responde", is: "no", values: [] }] },
    { id: "frio", kind: "accion", action: { do: "etiqueta", mode: "pone", tag: "frío" } },
  ],
};

const OUTCOME_MS = 40_000;

test("a home is told to the world: page, lead, flow, posts and a campaign that respects who leaves", {
  tag: "@once",
}, async ({ page, browser, baseURL }) => {
  test.setTimeout(240_000);
  await signUp(page, { firstName: "Nuria", lastName: "Ferrer", site: baseURL! });
  const own = crypto.randomUUID().slice(0, 8);
  const title = `Piso de Ruzafa ${own}`;
  const call = async (method: "PUT" | "POST" | "PATCH", path: string, data: object) => {
    const answer = await page.request.fetch(path, { method, data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer;
  };
  const values = {
    operation: "venta",
    type: "piso",
    title,
    placeName: "Ruzafa",
    town: "Valencia",
    builtAreaM2: 94,
    rooms: 3,
    hasLift: true,
    energyRating: "E",
    price: 340_000,
    status: "disponible",
  };
  const homeId = await made(page, "/api/portfolio/homes", { values });

  const flowId = await test.step("a flow listens for leads", async () => {
    const id = await made(page, "/api/flows", { name: "Saludar" });
    await call("PUT", `/api/flows/${id}/draft`, { revision: 1, document: FLOW });
    await call("POST", `/api/flows/${id}/publish`, { revision: 2 });
    return id;
  });

  const address = await test.step("a page is made and published", async () => {
    const id = await made(page, "/api/landings", { purpose: "vivienda", homeIds: [homeId] });
    await page.goto(`/generador-landing/${id}`);
    await awaken(page);
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    await expect(page.getByRole("button", { name: "Publicada, sin cambios" })).toBeDisabled();
    await page.getByRole("tab", { name: "Publicar" }).click();
    return (await page.getByRole("link", { name: "Abrir" }).getAttribute("href"))!;
  });

  const visitorsMail = `lucia-${own}@casa.example`;
  await test.step("a visitor without a script writes", async () => {
    const visitor = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
    const reader = await visitor.newPage();
    await reader.goto(address);
    await reader.getByLabel("Nombre").fill("Lucía Marín");
    await reader.getByLabel("Correo").fill(visitorsMail);
    await reader.getByLabel(/^Acepto que/).check();
    // Within two seconds of the first look nobody is believed; pressing again sends it.
    await expect(async () => {
      const button = reader.getByRole("button", { name: "Pedir visita" });
      if (await button.isVisible()) await button.click();
      await expect(reader.getByRole("heading", { name: "Mensaje enviado" })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await visitor.close();
  });

  await test.step("the flow greets the visitor, and stops at an answer", async () => {
    await linkInMail(visitorsMail, (link) => link.includes("/baja"), baseURL!);
    await page.goto(`/dashboard/flujos/${flowId}/recorridos`);
    await page.getByRole("link", { name: "Lucía Marín" }).click();
    await expect(page.getByText("Correo enviado, porque nos escribiste")).toBeVisible();
    const contactId = (await page.getByRole("link", { name: "Abrir su ficha" }).getAttribute("href"))!
      .split("/")
      .at(-1);
    const heard = { kind: "llamada", text: "Llama ella", direction: "entrante" };
    await call("POST", `/api/crm/contacts/${contactId}/events`, heard);
    await expect(async () => {
      await page.reload();
      await expect(page.getByText("Terminado antes")).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: OUTCOME_MS });
  });

  await test.step("a week of posts leads to that page, and is taken along", async () => {
    await page.goto(`/generador-posts?vivienda=${homeId}`);
    const form = page.getByRole("form", { name: "Publicaciones en redes" });
    // On the server under test a published page has a whole address.
    await expect(form.locator('[name="link"]')).toHaveValue(new RegExp(`${new URL(address, baseURL).pathname}$`));
    await awaken(page);
    await form.getByRole("button", { name: "Escribir la semana" }).click();
    await page.waitForURL(/resultado=/);
    const board = page.getByRole("region", { name: /^Semana del / });
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      board.getByRole("button", { name: "Descargar la semana (ZIP)" }).click(),
    ]);
    const files = unzipSync(await readFile(await download.path()));
    const ofFacebook = Object.keys(files).find((name) => name.endsWith(" Facebook.txt"))!;
    expect(new TextDecoder().decode(files[ofFacebook])).toContain(new URL(address, baseURL).pathname);
  });

  await test.step("a campaign is delivered, left by its header, and the next one passes that person by", async () => {
    // A sender may only name the ports of mail.
    const server = await catchMails({ port: 2525 });
    try {
      await call("PATCH", `/api/portfolio/homes/${homeId}`, { values: { price: 320_000 } });
      const people = ["marta", "pablo"].map((name) => `${name}-${own}@casa.example`);
      const contactIds: string[] = [];
      for (const email of people) {
        const consentText = "Quiero recibir novedades de vivienda";
        const contact = {
          fullName: email.split("-")[0],
          emails: [email],
          roles: ["comprador"],
          hasConsent: true,
          consentText,
        };
        contactIds.push(await made(page, "/api/crm/contacts", contact));
      }
      const senderId = await made(page, "/api/mail-senders", {
        fromName: "Ferrer Hogar",
        fromEmail: `hola@${own}.example`,
        postalAddress: "Calle Colón 12, 46004 Valencia",
        smtpHost: server.host,
        smtpPort: server.port,
        smtpIsSecure: false,
        perHour: 100_000,
        isWarmingUp: false,
      });
      const sendTold = async (): Promise<string> => {
        const id = await made(page, "/api/campaigns", { start: "bajada", homeIds: [homeId] });
        await page.goto(`/dashboard/campanas-email/${id}`);
        await expect(page.frameLocator("iframe[title^='Correo:']").getByText("340.000")).toBeVisible();
        const saved = {
          revision: 1,
          name: "Baja de precio",
          kind: "envio",
          messages: [{ afterHours: 0, subject: "Ha bajado de precio", preheader: "Precio nuevo en Ruzafa", blocks }],
          segment: { contactIds },
          senderId,
          testShare: null,
          testHours: null,
        };
        await call("PUT", `/api/campaigns/${id}`, saved);
        await call("POST", `/api/campaigns/${id}/start`, { revision: 2, at: null });
        return id;
      };
      const blocks = [
        { id: "b1", kind: "cabecera", tagline: "" },
        { id: "b2", kind: "texto", text: "{saludo}\n\nEsta vivienda ha bajado de precio. Contesta y te la enseño." },
        { id: "b3", kind: "vivienda", homeId, note: "Precio nuevo" },
        { id: "b4", kind: "firma", closing: "Un saludo," },
      ];

      await sendTold();
      await expect.poll(() => server.caught.map(({ to }) => to).sort(), { timeout: OUTCOME_MS }).toEqual(people);
      const [marta] = people;
      const { raw } = server.caught.find(({ to }) => to === marta)!;
      const header = /^List-Unsubscribe: <([^>]+)>/m.exec(raw)![1]!;
      expect(raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
      // As a mail program does it: no session, one form.
      const left = await fetch(new URL(new URL(header).pathname, baseURL), {
        method: "POST",
        body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
      });
      expect(left.status).toBe(200);

      server.caught.length = 0;
      const second = await sendTold();
      await expect.poll(() => server.caught.map(({ to }) => to), { timeout: OUTCOME_MS }).toEqual([people[1]]);
      await expect(async () => {
        await page.goto(`/dashboard/campanas-email/${second}/resultados?ver=omitidos`);
        await expect(page.getByText(marta!)).toBeVisible({ timeout: 2_000 });
      }).toPass({ timeout: OUTCOME_MS });
      expect(server.caught).toHaveLength(1);
    } finally {
      await server.close();
    }
  });
});
