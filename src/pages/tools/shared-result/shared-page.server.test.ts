import { eq } from "drizzle-orm";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { beforeEach, describe, expect, test } from "vitest";
import { ToolRunProvider } from "#ui/tool/tool-run-context.tsx";
import { handOverWork } from "../../../server/accounts/agencies/hand-over.server.ts";
import { createApp } from "../../../server/boot/app.server.ts";
import { users } from "../../../server/platform/db/tables/accounts.server.ts";
import { agencies, agencyMembers } from "../../../server/platform/db/tables/accounts-agencies.server.ts";
import { shareLinks, toolRuns } from "../../../server/platform/db/tables/tools-runs.server.ts";
import { calculateRun } from "../../../server/tools/runs/run-tool.server.ts";
import { sharedBy } from "../../../test/shared-page.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { listingWriter } from "../../../tools/listing-writer/tool.ts";
import { tools } from "../../../tools/registry.ts";
import { valuation } from "../../../tools/valuation/tool.ts";
import { loadToolView } from "../tool/tool-views.ts";
import { type OpenSharedPage, readSharedPage } from "./shared-page.server.ts";

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const app = createApp(services, async () => new Response("page"));
let agent: Awaited<ReturnType<typeof signedInPerson>>;

beforeEach(async () => {
  agent = await signedInPerson(services);
  const metadata = { first_name: "Nuria", last_name: "Ferrer", phone: "612 345 678" };
  await db.update(users).set({ metadata }).where(eq(users.id, agent.user.id));
});

const read = (token: string) =>
  readSharedPage(services, token, new Request(`http://localhost/compartir/${token}`)) as Promise<OpenSharedPage>;

describe("data that leave the server", () => {
  test.each(tools.map((tool) => [tool.id, tool] as const))(
    "%s: the view needs no more of input and result",
    async (id, tool) => {
      const { input, result } = await calculateRun(services, tool, tool.example);
      const { Result } = await loadToolView(id);
      const run = { input: {}, rerun: () => {}, isRunning: false, isExample: true, mapStyleUrl: undefined };
      const drawn = (given: unknown, shown: unknown) =>
        renderToStaticMarkup(
          createElement(
            MemoryRouter,
            null,
            createElement(
              ToolRunProvider,
              { value: run },
              createElement(Result, { result: shown as never, input: given as never }),
            ),
          ),
        );
      // The agent alone is told how a paste was read, and what another engine says.
      const { paste: _, learned: ___, ...forOthers } = result as { paste?: unknown; learned?: unknown };
      const { paste: __, ...shown } = (tool.shownResult?.(result) ?? result) as { paste?: unknown };
      expect(drawn(tool.shownInput(input), shown)).toBe(drawn(input, forOthers));
    },
  );

  test("nothing of a page with a password leaves before it is typed", async () => {
    const link = await sharedBy(services, app, agent, { password: "seis gatos", label: "Los Vidal" });
    expect(await read(link.token)).toEqual({ state: "locked", failure: null });
  });

  test("has the page's own data, and nothing that opens or names anything else", async () => {
    const link = await sharedBy(services, app, agent, { label: "Los Vidal" });
    const [run] = await db.select().from(toolRuns).where(eq(toolRuns.id, link.runId));
    const parsedInput = { ...(run!.parsedInput as object), otherCosts: 4321.5, note: "se separan" };
    await db
      .update(toolRuns)
      .set({ parsedInput, name: "Divorcio", folder: "Marzo", tags: ["urgente"] })
      .where(eq(toolRuns.id, link.runId));
    const page = await read(link.token);
    expect(page).toMatchObject({
      state: "open",
      title: "Capacidad de la familia Soler",
      agent: {
        name: "Nuria Ferrer",
        email: agent.user.email,
        phone: { href: "tel:612345678", whatsApp: "34612345678" },
      },
    });
    const sent = JSON.stringify(page);
    const kept = [
      agent.user.id,
      link.runId,
      link.id,
      "Los Vidal",
      "Divorcio",
      "Marzo",
      "urgente",
      "4321.5",
      "se separan",
    ];
    expect(kept.filter((words) => sent.includes(words))).toEqual([]);
  });

  test("an advert's page says nothing of what it keeps silent, nor the words that were taken out", async () => {
    const link = await sharedBy(services, app, agent);
    const example = listingWriter.example as { home: object };
    const { input, result } = await calculateRun(services, listingWriter, {
      ...example,
      home: { ...example.home, floor: 4, hasLift: false, isExterior: false },
      ownText: "Techos altos. Ideal para familias sin niños.",
      voiceSample: "Te va a encantar. Ven cuando quieras.",
    });
    const row = { toolId: listingWriter.id, parsedInput: input as object, result: result as object };
    await db.update(toolRuns).set(row).where(eq(toolRuns.id, link.runId));
    expect(JSON.stringify(result)).toMatch(/"stairsTo":4.*sin niños|sin niños.*"stairsTo":4/);
    const sent = JSON.stringify(await read(link.token));
    expect(sent).toContain("Techos altos");
    // The advert itself says that there is no lift, and that the home looks inwards.
    expect(sent).toContain("sin ascensor");
    expect(sent).not.toMatch(/stairsTo|leftOut|against|unsaid|sin niños|"person"/);
  });

  test("of a valuation neither pasted rows nor identifiers of the home leave", () => {
    const home = { ...(valuation.example.home as object), cadastralReference: "1234567AB1234C0001XY", price: 987_650 };
    const input = valuation.input.parse({ home, comparablesText: "precio;m2;propietario\n300000;90;655 111 222" });
    expect(JSON.stringify(valuation.shownInput(input))).not.toMatch(/1234567AB|987650|655 111/);
  });
});

test("the card is that of the link's present owner, with their agency's brand", async () => {
  const [agency] = await db
    .insert(agencies)
    .values({ name: "Casas del Puerto", colour: "#ffdd55", licenceNumber: "AICAT 1234" })
    .returning();
  const successor = await signedInPerson(services);
  const link = await sharedBy(services, app, agent);
  await db.update(shareLinks).set({ agencyId: agency!.id }).where(eq(shareLinks.id, link.id));
  expect((await read(link.token)).agent).toMatchObject({ name: "Nuria Ferrer", agency: null });

  await db.insert(agencyMembers).values({ userId: successor.user.id, agencyId: agency!.id, role: "owner" });
  await db.transaction((tx) =>
    handOverWork(tx, { agencyId: agency!.id, fromUserId: agent.user.id, toUserId: successor.user.id }),
  );
  const { agent: card } = await read(link.token);
  expect(card).toMatchObject({
    name: "Casas del Puerto",
    email: successor.user.email,
    licence: "AICAT 1234",
    phone: null,
    // A pale colour carries dark words.
    colours: { fill: "#ffdd55", onFill: "#080d1d" },
  });
});
