import { beforeAll, describe, expect, test } from "vitest";
import { borrowingCapacity } from "#tools/borrowing-capacity/tool.ts";
import { type Cast, openCast, type Persona } from "../../../test/cast.ts";
import { runRow } from "../../../test/run-rows.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { calculateRun } from "./run-tool.server.ts";
import type { ShownRuns } from "./runs-shown.server.ts";
import type { NewToolRun } from "./tool-runs.server.ts";

const database = await openTestDatabase();
const { db } = database;
const NOW = new Date("2026-11-21T10:00:00.000Z");
const services = { ...testServices(database, { PUBLIC_URL: "https://umbral.example" }), now: () => NOW };
const app = createApp(services, async () => new Response("page"));

let cast: Cast;
beforeAll(async () => {
  cast = await openCast(services);
});

/** Somebody new, with these runs; the first is the newest. */
async function ownerOf(...runs: Partial<NewToolRun>[]) {
  const { user, cookie } = await signedInPerson(services);
  const rows = runs.map((run, i) =>
    runRow({ ownerId: user.id, createdAt: new Date(NOW.getTime() - i * 60_000), ...run }),
  );
  if (rows.length > 0) await db.insert(toolRuns).values(rows);
  return { id: user.id, cookie };
}

async function list(cookie: string, query: Record<string, string> = {}): Promise<ShownRuns> {
  const response = await app.request(`/api/runs?${new URLSearchParams(query)}`, { headers: { cookie } });
  expect(response.status).toBe(200);
  return await response.json();
}
const titles = async (...args: Parameters<typeof list>) => (await list(...args)).runs.map(({ title }) => title);

describe("the list", () => {
  test("newest first, by name where there is one, with its figure and its page", async () => {
    const { cookie } = await ownerOf({ name: "Verdi 101", folder: "Gràcia", savedAt: NOW, tags: ["exclusiva"] }, {});
    const { runs, total, isCapped, next } = await list(cookie);
    expect({ total, isCapped, next }).toEqual({ total: 2, isCapped: false, next: null });
    expect(runs[0]).toMatchObject({
      title: "Verdi 101",
      tool: "valoracion",
      toolTitle: "Valoración de viviendas",
      href: `/valoracion?resultado=${runs[0]!.id}`,
      figure: { value: 320_000, currency: "EUR" },
      folder: "Gràcia",
      tags: ["exclusiva"],
      isSaved: true,
      author: null,
    });
    expect(runs[1]).toMatchObject({ title: "Piso en Gràcia, Barcelona, 76 m²", name: null, isSaved: false });
  });

  test("shows nobody else's, and asks for a session", async () => {
    const { cookie } = await ownerOf();
    await ownerOf({ title: "De otra persona" });
    expect(await titles(cookie)).toEqual([]);
    expect((await app.request("/api/runs")).status).toBe(401);
  });

  test("filters by tool, folder, tag, days, and saved or in the trash", async () => {
    const { cookie } = await ownerOf(
      { title: "a", folder: "Sants", savedAt: NOW, tags: ["llaves", "zona"] },
      { title: "b", toolId: "borrowing-capacity", createdAt: new Date("2026-11-20T22:30:00Z") },
      { title: "c", savedAt: NOW, createdAt: new Date("2026-11-20T23:30:00Z") },
      { title: "d", deletedAt: NOW },
      { title: "e", deletedAt: new Date("2026-10-20T10:00:00Z") },
    );
    expect(await titles(cookie)).toEqual(["a", "c", "b"]);
    expect(await titles(cookie, { tool: "calculadora-capacidad" })).toEqual(["b"]);
    expect(await titles(cookie, { folder: "Sants" })).toEqual(["a"]);
    expect(await titles(cookie, { tag: "zona" })).toEqual(["a"]);
    expect(await titles(cookie, { tag: "zon" })).toEqual([]);
    expect((await titles(cookie, { saved: "true" })).sort()).toEqual(["a", "c"]);
    // Days are those of mainland Spain: 23:30 UTC is the next one.
    expect(await titles(cookie, { to: "2026-11-20" })).toEqual(["b"]);
    expect(await titles(cookie, { from: "2026-11-21" })).toEqual(["a", "c"]);
    // After thirty days nothing is in the trash any more, whether or not it has been swept.
    expect(await titles(cookie, { trash: "true" })).toEqual(["d"]);
    expect((await list(cookie, { trash: "true" })).runs[0]!.href).toBeNull();
    expect(await titles(cookie, { tool: "no-hay", from: "2026-02-31", sort: "raro", before: "xx" })).toHaveLength(3);
  });

  test("orders by name without minding accents, and by figure with those without one last", async () => {
    const figure = (value: number | null) => ({ label: "Precio", value, currency: "EUR" });
    const { cookie } = await ownerOf(
      { title: "Zafra", figure: figure(90_000) },
      { title: "Ávila", figure: figure(null), toolVersion: 0 },
      { title: "Baza", figure: figure(1_250_000.5) },
      { title: "x", name: "Arcos", figure: figure(300_000) },
    );
    expect(await titles(cookie, { sort: "name" })).toEqual(["Arcos", "Ávila", "Baza", "Zafra"]);
    expect(await titles(cookie, { sort: "figure" })).toEqual(["Baza", "Arcos", "Zafra", "Ávila"]);
    expect((await titles(cookie, { sort: "oldest" }))[0]).toBe("Arcos");
  });

  test("an older run without a stored figure shows the one in its result; one of an older version none", async () => {
    const outcome = await calculateRun(services, borrowingCapacity, borrowingCapacity.example);
    const made = {
      toolId: "borrowing-capacity",
      toolVersion: borrowingCapacity.version,
      figure: null,
      parsedInput: outcome.input,
      result: outcome.result,
    };
    const { cookie } = await ownerOf(made, { ...made, toolVersion: 0 }, { ...made, purgedAt: NOW, result: {} });
    const { runs } = await list(cookie);
    expect(runs.map(({ figure }) => figure?.label)).toEqual(["Precio máximo", undefined, undefined]);
    expect(runs[2]).toMatchObject({ isPurged: true });
  });
});

describe("pages", () => {
  test.each(["newest", "oldest", "name", "figure"])(
    "in the order %s every run stands on one page, also while others are added",
    async (sort) => {
      const runs = Array.from({ length: 60 }, (_, i) => ({
        title: `Piso ${i % 7}`,
        // Several of one instant, and instants that differ by less than a millisecond.
        createdAt: new Date(NOW.getTime() - Math.floor(i / 4) * 1000),
        figure: { label: "Precio", value: 1000 * (i % 5) + 0.25, currency: "EUR" },
      }));
      const { id, cookie } = await ownerOf(...runs);
      await database.pool.query(
        "update tool_runs set created_at = created_at + make_interval(secs => (random() * 900 + 1) / 1e6) where owner_id = $1",
        [id],
      );
      const seen: string[] = [];
      let before: string | null = "";
      while (before !== null) {
        const page: ShownRuns = await list(cookie, { sort, before });
        seen.push(...page.runs.map((run) => run.id));
        before = page.next;
        const newer = { title: "Nuevo", createdAt: new Date(NOW.getTime() + 60_000) };
        if (sort === "newest") await db.insert(toolRuns).values(runRow({ ownerId: id, ...newer }));
      }
      expect(seen).toHaveLength(60);
      expect(new Set(seen).size).toBe(60);
    },
  );

  test("a place in another order is the beginning", async () => {
    const { cookie } = await ownerOf(...Array.from({ length: 30 }, () => ({})));
    const { next } = await list(cookie);
    expect((await list(cookie, { sort: "name", before: next! })).runs).toHaveLength(25);
    const forged = Buffer.from(JSON.stringify(["'; drop", "x"])).toString("base64url");
    expect((await list(cookie, { before: forged })).runs).toHaveLength(25);
  });
});

describe("the search", () => {
  let cookie: string;
  beforeAll(async () => {
    ({ cookie } = await ownerOf(
      { title: "C/ Cádiz, 42, 3.º 8.ª, 76 m²" },
      { title: "Capacidad con 3.400 € al mes", toolId: "borrowing-capacity" },
      { title: "Piso en Gràcia", name: "Señora O'Brien-Núñez", folder: "Año 2026", tags: ["llaves_en_mano", "100%"] },
    ));
  });
  const CADIZ = "C/ Cádiz, 42, 3.º 8.ª, 76 m²";
  const OBRIEN = "Señora O'Brien-Núñez";

  test.each([
    ["cadiz", [CADIZ]],
    ["CÁDIZ", [CADIZ]],
    ["cad", [CADIZ]],
    ["adiz", []],
    ["C/ Cádiz, 42", [CADIZ]],
    ["42 76 m2", [CADIZ]],
    ["3.400", ["Capacidad con 3.400 € al mes"]],
    ["calculadora", ["Capacidad con 3.400 € al mes"]],
    ["o'brien", [OBRIEN]],
    ["obrien", []],
    ["nunez señora", [OBRIEN]],
    ["gracia", [OBRIEN]],
    ["ano 2026", [OBRIEN]],
    ["llaves mano", [OBRIEN]],
    ["100%", [OBRIEN]],
    ["cadiz gracia", []],
    ["", [CADIZ, "Capacidad con 3.400 € al mes", OBRIEN]],
    // Operators of the search and of patterns are nothing but gaps between words.
    ["cadiz:*", [CADIZ]],
    ["cadiz & ! | ( ) <-> \\ '", [CADIZ]],
    ["cadiz'); drop table tool_runs; --", []],
    ["%", []],
    ["___", []],
    ["' : & | ! ( ) \\", []],
    ["cadiz\ud800", [CADIZ]],
  ])("%j", async (q, found) => {
    expect(await titles(cookie, { q })).toEqual(found);
  });
});

test("folders by name and tags by use, without the trash", async () => {
  const { cookie } = await ownerOf(
    { folder: "sants", savedAt: NOW, tags: ["a", "b"] },
    { folder: "Gràcia", savedAt: NOW, tags: ["b"] },
    { folder: "Gràcia", savedAt: NOW },
    { folder: "Perdida", savedAt: NOW, tags: ["c"], deletedAt: NOW },
  );
  const response = await app.request("/api/runs/folders", { headers: { cookie } });
  expect(await response.json()).toEqual({
    folders: [
      { name: "Gràcia", count: 2 },
      { name: "sants", count: 1 },
    ],
    tags: [
      { name: "b", count: 2 },
      { name: "a", count: 1 },
    ],
  });
});

describe("an agency's results", () => {
  beforeAll(async () => {
    await db.insert(toolRuns).values([
      runRow({ ...cast.author.of, title: "Del agente" }),
      runRow({ ...cast.coordinator.of, title: "De quien coordina", createdAt: new Date("2026-11-01T10:00:00Z") }),
      runRow({
        ownerId: cast.coordinator.id,
        title: "De antes de entrar",
        createdAt: new Date("2026-10-01T10:00:00Z"),
      }),
      runRow({ ...cast.rival.of, title: "De la otra" }),
    ]);
  });
  const of = (who: Persona, scope?: string) => titles(cast[who].cookie, scope ? { scope } : {});

  test("its head and its coordinators see all, with the author of each", async () => {
    expect(await of("coordinator", "agency")).toEqual(["Del agente", "De quien coordina"]);
    expect(await of("owner", "agency")).toEqual(["Del agente", "De quien coordina"]);
    const { runs } = await list(cast.owner.cookie, { scope: "agency" });
    expect(runs.every(({ author }) => author?.includes("@"))).toBe(true);
  });
  test("beside them each member has their own, also from before", async () => {
    expect(await of("coordinator")).toEqual(["De quien coordina", "De antes de entrar"]);
    expect(await of("author")).toEqual(["Del agente"]);
    expect(await of("colleague")).toEqual([]);
  });
  test.each(["author", "colleague", "user", "admin"] as const)("%s may not ask for all", async (who) => {
    const { cookie } = cast[who];
    for (const path of ["/api/runs", "/api/runs/folders", "/api/runs/export.csv"]) {
      expect((await app.request(`${path}?scope=agency`, { headers: { cookie } })).status).toBe(403);
    }
  });
  test("the other agency has its own", async () => expect(await of("rival", "agency")).toEqual(["De la otra"]));
});

describe("the table", () => {
  const csv = async (cookie: string, query = "") => {
    const response = await app.request(`/api/runs/export.csv${query}`, { headers: { cookie } });
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toContain("umbral-resultados-2026-11-21.csv");
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    return new TextDecoder().decode(bytes).trimEnd().split("\r\n");
  };

  test("a line for each, with decimal commas and links that open", async () => {
    const range80 = { low: 300_000.5, high: 340_000 };
    const figure = { label: "Precio", value: 320_000, range80, currency: "EUR" };
    const { cookie } = await ownerOf({ figure, name: "Verdi; 101", folder: "Gràcia", tags: ["a", "b"], credits: 1 });
    const [head, line, ...rest] = await csv(cookie);
    expect(head).toBe("Fecha;Herramienta;Nombre;Carpeta;Etiquetas;Cifra;Desde;Hasta;Moneda;Versión;Créditos;Enlace");
    expect(line).toMatch(
      /^2026-11-21;Valoración de viviendas;"Verdi; 101";Gràcia;a, b;320000;300000,5;340000;EUR;1;1;https:\/\/umbral\.example\/valoracion\?resultado=[\da-f-]{36}$/,
    );
    expect(rest).toEqual([]);
  });

  test("nothing in it runs as a formula", async () => {
    const { cookie } = await ownerOf(
      { name: "=1+1", folder: "+cmd", tags: ["@suma(A1)", "b"] },
      { name: "-2+3", title: "\tx" },
    );
    const [, first, second] = await csv(cookie);
    expect(first).toContain(`;"'=1+1";"'+cmd";"'@suma(A1), b";`);
    expect(second).toContain(`;"'-2+3";`);
  });

  test("contains the whole filtered list", async () => {
    const { cookie } = await ownerOf(
      ...Array.from({ length: 2_050 }, (_, i) => ({ title: i % 2 ? "par" : "impar", createdAt: NOW })),
    );
    expect(await csv(cookie)).toHaveLength(2_051);
    expect(await csv(cookie, "?q=impar&sort=name")).toHaveLength(1_026);
    expect(await csv(cookie, "?trash=true")).toHaveLength(1);
  });
});
