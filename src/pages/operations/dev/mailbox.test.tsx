import { RouterContextProvider } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import { createApp } from "#server/boot/app.server.ts";
import { servicesContext } from "#server/boot/services.server.ts";
import { queueMail } from "#server/platform/mail/mails.server.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { loader } from "./mailbox.tsx";

const database = await openTestDatabase();
const production = {
  MODE: "production",
  DATABASE_URL: "postgres://x/y",
  PUBLIC_URL: "https://umbral.example",
  METRICS_TOKEN: "0123456789abcdef",
  SMTP_URL: "smtp://127.0.0.1:1",
  COMPANY_NAME: "Uno",
  COMPANY_TAX_ID: "B1",
  COMPANY_REGISTRY: "R1",
  COMPANY_ADDRESS: "Calle Mayor, 1",
  COMPANY_INTERMEDIARY: "I1",
  CONTACT_EMAIL: "hola@umbral.example",
  CONTACT_PHONE: "900",
  DATA_PROTECTION_EMAIL: "datos@umbral.example",
};

const mail = { to: "ana@agencia.es", text: "Texto", html: "<p>Texto</p>", links: ["https://umbral.example/a"] };

beforeAll(async () => {
  await queueMail(database.db, { ...mail, subject: "Primero" }, new Date("2026-11-20T10:00:00Z"));
  await queueMail(database.db, { ...mail, subject: "Segundo" }, new Date("2026-11-21T10:00:00Z"));
});

async function load(env: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(servicesContext, testServices(database, env));
  return await loader({ context } as never);
}

describe("/dev/mailbox.json", () => {
  const ask = (env: Record<string, string>) =>
    createApp(testServices(database, env), async () => new Response("page")).request("/dev/mailbox.json");

  test("the mails of a demonstration, newest first, and nothing else of them", async () => {
    const response = await ask({});
    expect(response.headers.get("cache-control")).toContain("no-store");
    expect(await response.json()).toEqual([
      { ...mail, subject: "Segundo", createdAt: "2026-11-21T10:00:00.000Z" },
      { ...mail, subject: "Primero", createdAt: "2026-11-20T10:00:00.000Z" },
    ]);
  });

  test("production has no such address", async () => expect((await ask(production)).status).toBe(404));
});

describe("/dev/mailbox", () => {
  test("shows for each mail its time in Madrid, and its state", async () => {
    const { mails, isSending } = await load({});
    expect(isSending).toBe(false);
    expect(mails.map(({ subject }) => subject)).toEqual(["Segundo", "Primero"]);
    expect(mails[0]).toMatchObject({ shownAt: "21 de noviembre de 2026 a las 11:00", isSent: false, lastError: null });
  });

  test("production has no such page", async () => {
    await expect(load(production)).rejects.toMatchObject({ init: { status: 404 } });
  });
});
