import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { emptyPlan } from "#domain/tools/floor-plan/empty-plan.ts";
import { EXAMPLE_PLAN } from "#domain/tools/floor-plan/example-plan.ts";
import type { FloorPlan, Level } from "#domain/tools/floor-plan/plan.ts";
import { photoWithPosition } from "../../../test/photo-bytes.ts";
import { addRow } from "../../../test/rows.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { files } from "../../platform/db/tables/portfolio-files.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { floorPlans, planUnderlays } from "../../platform/db/tables/tools-plans.server.ts";
import type { JobParts } from "../../platform/jobs/job.server.ts";
import { unusedFilesJob } from "../../portfolio/photos/unused-files-work.server.ts";

/** Floor plans over the real database: made, saved from two places, copied, drawn over a picture, and what bad input does. */

const dataDir = mkdtempSync(join(tmpdir(), "umbral-plans-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const database = await openTestDatabase();
const { db } = database;
const services = testServices(database, { DATA_DIR: dataDir });
const app = createApp(services, async () => new Response("page of the site", { status: 404 }));
const person = await signedInPerson(services);
const stranger = await signedInPerson(services);

const act = (
  method: string,
  path: string,
  body?: object,
  { who = person, key }: { who?: typeof person; key?: string } = {},
) =>
  app.request(`/api/plans${path}`, {
    method,
    headers: {
      cookie: who.cookie,
      "content-type": "application/json",
      ...(key === undefined ? {} : { "idempotency-key": key }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

async function newPlan(body: object = { from: { kind: "empty" } }): Promise<string> {
  const made = await act("POST", "", body);
  expect(made.status, await made.clone().text()).toBe(201);
  return ((await made.json()) as { id: string }).id;
}
const rowOf = async (id: string) => (await db.select().from(floorPlans).where(eq(floorPlans.id, id)))[0]!;
const send = (id: string, picture: Buffer, name = "plano.jpg") => {
  const form = new FormData();
  form.append("picture", new File([new Uint8Array(picture)], name));
  return app.request(`/api/plans/${id}/pictures`, { method: "POST", headers: { cookie: person.cookie }, body: form });
};
const faultOf = async (response: Response) => {
  expect(response.status).toBe(422);
  return ((await response.json()) as { issues: { message: string }[] }).issues[0]!.message;
};
const withLevel = (change: Partial<Level>): FloorPlan => {
  const plan = emptyPlan({ title: "Plano", country: "ES" });
  return { ...plan, levels: [{ ...plan.levels[0]!, ...change }] };
};

describe("a plan", () => {
  test("begins empty, from the example and from a document", async () => {
    const [empty, example, given] = [
      await newPlan(),
      await newPlan({ from: { kind: "example" } }),
      await newPlan({ from: { kind: "document", document: { ...EXAMPLE_PLAN, title: "Traído" } } }),
    ];
    expect((await rowOf(empty)).document.levels[0]!.walls).toEqual([]);
    expect((await rowOf(example)).document).toEqual(EXAMPLE_PLAN);
    expect((await rowOf(given)).title).toBe("Traído");
    const shown = (await (await act("GET", `/${example}`)).json()) as object;
    expect(shown).toMatchObject({ id: example, revision: 1, homeId: null, isTrashed: false, document: EXAMPLE_PLAN });
  });

  test("of a home takes over its title, country and place, and nothing of a stranger's", async () => {
    const homeId = await addRow(services, "home", { ownerId: person.user.id, agencyId: null });
    await db
      .update(properties)
      .set({ title: "Ático en Polanco", country: "MX", latitude: 19.43, longitude: -99.19 })
      .where(eq(properties.id, homeId));
    const row = await rowOf(await newPlan({ from: { kind: "empty" }, homeId }));
    expect(row).toMatchObject({ homeId, title: "Plano de Ático en Polanco" });
    expect(row.document).toMatchObject({ country: "MX", place: { latitude: 19.43, longitude: -99.19 } });
    const theirs = await addRow(services, "home", { ownerId: stranger.user.id, agencyId: null });
    expect(await faultOf(await act("POST", "", { from: { kind: "empty" }, homeId: theirs }))).toBe(
      "Elige una vivienda de tu cartera",
    );
  });

  test("the same try again makes no second one", async () => {
    const before = await db.$count(floorPlans);
    const body = { from: { kind: "document", document: EXAMPLE_PLAN } };
    const answers = await Promise.all([1, 2].map(() => act("POST", "", body, { key: "plano-visitante-1" })));
    const ids = await Promise.all(answers.map(async (one) => ((await one.json()) as { id: string }).id));
    expect(new Set(ids).size).toBe(1);
    expect(await db.$count(floorPlans)).toBe(before + 1);
  });

  test("saved from two places keeps what came first and refuses the other", async () => {
    const id = await newPlan();
    const { document } = await rowOf(id);
    const first = await act("PUT", `/${id}`, { revision: 1, document: { ...document, title: "Uno" } });
    expect(await first.json()).toEqual({ revision: 2 });
    const second = await act("PUT", `/${id}`, { revision: 1, document: { ...document, title: "Dos" } });
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({ code: "PLAN_CHANGED" });
    expect(await rowOf(id)).toMatchObject({ title: "Uno", revision: 2 });
  });

  test("is renamed, duplicated, thrown away, taken back and deleted", async () => {
    const id = await newPlan({ from: { kind: "example" } });
    expect(await (await act("PUT", `/${id}/title`, { title: "Bajo B" })).json()).toEqual({ revision: 2 });
    const { id: copy } = (await (await act("POST", `/${id}/duplicate`)).json()) as { id: string };
    expect(await rowOf(copy)).toMatchObject({
      title: "Bajo B (copia)",
      revision: 1,
      document: { title: "Bajo B (copia)" },
    });
    expect((await act("DELETE", `/${id}`)).status).toBe(204);
    const kept = await act("PUT", `/${id}`, { revision: 2, document: EXAMPLE_PLAN });
    expect(await kept.json()).toMatchObject({ code: "PLAN_IN_TRASH" });
    expect((await act("POST", `/${id}/restore`)).status).toBe(204);
    expect((await act("DELETE", `/${id}/forever`)).status).toBe(404);
    await act("DELETE", `/${id}`);
    expect((await act("DELETE", `/${id}/forever`)).status).toBe(204);
    expect((await act("GET", `/${id}`)).status).toBe(404);
  });

  test("has its walls, levels and areas in the row that lists read", async () => {
    const { summary } = await rowOf(await newPlan({ from: { kind: "example" } }));
    expect(summary.levels).toBe(1);
    expect(summary.drawing!.walls).toMatch(/^M/);
    expect(JSON.stringify(summary).length).toBeLessThan(20_000);
  });

  test("as large as a plan may be fits into a call", async () => {
    const vertices = Array.from({ length: 501 }, (_, at) => ({
      id: `esquina-numero-${at}`,
      x: at * 90 - 25_000,
      y: at % 2,
    }));
    const walls = Array.from({ length: 500 }, (_, at) => ({
      id: `muro-numero-${at}`,
      from: `esquina-numero-${at}`,
      to: `esquina-numero-${at + 1}`,
      thicknessMm: 100,
      kind: "tabique" as const,
      heightMm: null,
    }));
    const level = emptyPlan({ title: "", country: "ES" }).levels[0]!;
    const levels = Array.from({ length: 6 }, (_, at) => ({ ...level, id: `p${at}`, vertices, walls }));
    const id = await newPlan();
    const document = { ...emptyPlan({ title: "Grande", country: "ES" }), levels };
    expect((await act("PUT", `/${id}`, { revision: 1, document })).status).toBe(200);
    const more = { ...document, levels: [{ ...levels[0]!, walls: [...walls, { ...walls[0]!, id: "uno-mas" }] }] };
    expect(await faultOf(await act("PUT", `/${id}`, { revision: 2, document: more }))).toBe(
      "Un plano tiene como mucho 500 muros",
    );
  });
});

describe("a document that is no plan is refused with a reason", () => {
  const corner = (id: string, x: number) => ({ id, x, y: 0 });
  const wall = { id: "m", from: "a", to: "b", thicknessMm: 100, kind: "tabique" as const, heightMm: null };
  const door: Level["openings"][number] = {
    id: "p",
    wallId: "otro",
    kind: "puerta",
    offsetMm: 500,
    widthMm: 800,
    heightMm: 2000,
    sillMm: 0,
    hinge: "from",
    opensTo: "left",
  };
  test.each<[string, unknown]>([
    [
      "En «Planta principal» hay un muro sin sus dos esquinas",
      withLevel({ vertices: [corner("a", 0)], walls: [wall] }),
    ],
    [
      "En «Planta principal» hay un muro sin sus dos esquinas",
      withLevel({ vertices: [corner("a", 0)], walls: [{ ...wall, to: "a" }] }),
    ],
    [
      "En «Planta principal» hay un hueco sin su muro",
      withLevel({ vertices: [corner("a", 0), corner("b", 900)], walls: [wall], openings: [door] }),
    ],
    [
      "En «Planta principal» hay dos elementos con el mismo identificador",
      withLevel({ vertices: [corner("a", 0), corner("a", 900)] }),
    ],
    ["El plano cabe en 100 × 100 m", withLevel({ vertices: [corner("a", 50_001)] })],
    ["Escribe milímetros enteros", withLevel({ vertices: [corner("a", 0.5)] })],
    ["Un plano tiene al menos una planta", { ...emptyPlan({ title: "", country: "ES" }), levels: [] }],
  ])("%s", async (message, document) => {
    const id = await newPlan();
    expect(await faultOf(await act("PUT", `/${id}`, { revision: 1, document: document as object }))).toBe(message);
    expect(await rowOf(id)).toMatchObject({ revision: 1 });
  });
});

describe("a picture to draw over", () => {
  const drawnOver = (plan: FloorPlan, fileId: string): FloorPlan => ({
    ...plan,
    levels: plan.levels.map((level) => ({
      ...level,
      underlay: { fileId, at: { x: 0, y: 0 }, mmPerPixel: 5, rotation: 0, opacity: 0.5, widthPx: 400, heightPx: 300 },
    })),
  });

  test("is kept without its position, seen by its people alone, and goes with its last plan", async () => {
    const id = await newPlan();
    const sent = await send(id, await photoWithPosition());
    expect(sent.status, await sent.clone().text()).toBe(201);
    const picture = (await sent.json()) as { id: string; widthPx: number; heightPx: number };
    expect(picture.widthPx).toBeGreaterThan(0);
    const path = `/${id}/pictures/${picture.id}`;
    const shown = await act("GET", path);
    expect(shown.headers.get("content-type")).toBe("image/jpeg");
    expect(Buffer.from(await shown.arrayBuffer()).includes("GPS")).toBe(false);
    expect((await act("GET", path, undefined, { who: stranger })).status).toBe(404);

    const { document } = await rowOf(id);
    expect((await act("PUT", `/${id}`, { revision: 1, document: drawnOver(document, picture.id) })).status).toBe(200);
    const { id: copy } = (await (await act("POST", `/${id}/duplicate`)).json()) as { id: string };
    const copied = (await rowOf(copy)).document.levels[0]!.underlay!.fileId;
    expect(copied).not.toBe(picture.id);
    expect((await act("GET", `/${copy}/pictures/${copied}`)).status).toBe(200);

    const sweep = async () =>
      void (await unusedFilesJob.round({ ...services, livesOn: () => {} } as unknown as JobParts));
    await db.delete(floorPlans).where(eq(floorPlans.id, id));
    await sweep();
    expect((await act("GET", `/${copy}/pictures/${copied}`)).status).toBe(200);
    await db.delete(floorPlans).where(eq(floorPlans.id, copy));
    await sweep();
    expect(await db.$count(files, eq(files.id, picture.id))).toBe(0);
  });

  test("of another plan cannot be named", async () => {
    const [one, other] = [await newPlan(), await newPlan()];
    const picture = (await (await send(one, await photoWithPosition())).json()) as { id: string };
    for (const named of [picture.id, "no-es-un-id"]) {
      const document = drawnOver((await rowOf(other)).document, named);
      expect(await faultOf(await act("PUT", `/${other}`, { revision: 1, document }))).toBe(
        "La imagen de fondo no es de este plano. Súbela otra vez",
      );
    }
    // In a document that came from elsewhere there is none.
    const id = await newPlan({ from: { kind: "document", document: drawnOver(EXAMPLE_PLAN, picture.id) } });
    expect((await rowOf(id)).document.levels[0]!.underlay).toBeNull();
  });

  test.each<[string, Buffer, string]>([
    ["plano.dwg", Buffer.from("AC1032 and more"), "Es un DWG. Ábrelo en tu programa, guárdalo como DXF e impórtalo"],
    ["vacio.png", Buffer.alloc(0), "El archivo está vacío"],
    ["texto.png", Buffer.from("no picture at all"), "No es una foto JPEG, PNG, WebP o AVIF"],
  ])("%s is refused with a reason", async (name, bytes, message) => {
    const id = await newPlan();
    expect(await faultOf(await send(id, bytes, name))).toBe(message);
    expect(await db.$count(planUnderlays, eq(planUnderlays.planId, id))).toBe(0);
  });
});
