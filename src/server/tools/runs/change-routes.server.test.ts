import { eq, inArray } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { borrowingCapacity } from "#tools/borrowing-capacity/tool.ts";
import { runRow } from "../../../test/run-rows.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import type { NewToolRun } from "./tool-runs.server.ts";

const database = await openTestDatabase();
const { db } = database;
const NOW = new Date("2026-11-21T10:00:00.000Z");
const services = { ...testServices(database), now: () => NOW };
const app = createApp(services, async () => new Response("page"));

interface Person {
  id: string;
  cookie: string;
}
const person = async (): Promise<Person> => {
  const { user, cookie } = await signedInPerson(services);
  return { id: user.id, cookie };
};

async function add(owner: Person, ...runs: Partial<NewToolRun>[]): Promise<string[]> {
  const rows = await db
    .insert(toolRuns)
    .values(runs.map((run) => runRow({ ownerId: owner.id, ...run })))
    .returning({ id: toolRuns.id });
  return rows.map(({ id }) => id);
}

async function call(who: Person, method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const response = await app.request(`/api/runs${path}`, {
    method,
    headers: { cookie: who.cookie, ...(body ? { "content-type": "application/json" } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return { status: response.status, answer: text === "" ? null : JSON.parse(text) };
}

const rowsOf = (ids: readonly string[]) =>
  db
    .select()
    .from(toolRuns)
    .where(inArray(toolRuns.id, [...ids]))
    .orderBy(toolRuns.createdAt, toolRuns.id);
const rowOf = async (id: string) => (await rowsOf([id]))[0];

describe("one run", () => {
  test("is named, put into a folder and tagged; omitted fields stay", async () => {
    const owner = await person();
    const [id] = (await add(owner, {})) as [string];
    expect((await call(owner, "PATCH", `/${id}`, { name: " Verdi  101 ", folder: "Gràcia" })).status).toBe(204);
    expect((await call(owner, "PATCH", `/${id}`, { tags: ["Exclusiva", "exclusiva", "a, b"] })).status).toBe(204);
    expect(await rowOf(id)).toMatchObject({
      name: "Verdi 101",
      folder: "Gràcia",
      tags: ["Exclusiva", "a, b"],
      savedAt: NOW,
      title: "Piso en Gràcia, Barcelona, 76 m²",
      searchText: "verdi 101 piso en gracia barcelona 76 m2 gracia exclusiva a b valoracion de viviendas",
    });
    await call(owner, "PATCH", `/${id}`, { name: "", saved: false });
    expect(await rowOf(id)).toMatchObject({ name: null, folder: null, savedAt: null, tags: ["Exclusiva", "a, b"] });
  });

  test("names the fault at its field, and changes nothing", async () => {
    const owner = await person();
    const [id] = (await add(owner, {})) as [string];
    const { status, answer } = await call(owner, "PATCH", `/${id}`, { name: "Verdi", folder: "x".repeat(61) });
    expect(status).toBe(422);
    expect(answer.issues).toEqual([{ path: "folder", message: "Usa como mucho 60 caracteres" }]);
    expect(await rowOf(id)).toMatchObject({ name: null });
  });

  test("in the trash it is not there until it comes back, and only there it is erased", async () => {
    const owner = await person();
    const [id] = (await add(owner, { name: "Verdi" })) as [string];
    expect((await call(owner, "DELETE", `/${id}/forever`)).status).toBe(404);
    expect((await call(owner, "DELETE", `/${id}`)).status).toBe(204);
    expect((await call(owner, "GET", `/${id}`)).status).toBe(404);
    expect((await call(owner, "PATCH", `/${id}`, { name: "x" })).status).toBe(404);
    expect((await call(owner, "DELETE", `/${id}`)).status).toBe(404);
    expect((await call(owner, "POST", `/${id}/restore`)).status).toBe(204);
    expect(await rowOf(id)).toMatchObject({ deletedAt: null, name: "Verdi" });
    await call(owner, "DELETE", `/${id}`);
    expect((await call(owner, "DELETE", `/${id}/forever`)).status).toBe(204);
    expect(await rowOf(id)).toBeUndefined();
  });

  test("after thirty days in the trash it does not come back", async () => {
    const owner = await person();
    const [id] = (await add(owner, { deletedAt: new Date("2026-10-22T09:59:59Z") })) as [string];
    expect((await call(owner, "POST", `/${id}/restore`)).status).toBe(404);
  });

  test("with erased data: neither opened nor exported nor repeated, but named and thrown away", async () => {
    const owner = await person();
    const [id] = (await add(owner, { purgedAt: NOW })) as [string];
    for (const [method, path] of [
      ["GET", ""],
      ["GET", "/export/pdf"],
      ["POST", "/rerun"],
    ]) {
      const { status, answer } = await call(owner, method!, `/${id}${path}`);
      expect(status).toBe(410);
      expect(answer).toMatchObject({ code: "RUN_PURGED" });
    }
    expect((await call(owner, "PATCH", `/${id}`, { name: "De 2024" })).status).toBe(204);
    expect((await call(owner, "DELETE", `/${id}`)).status).toBe(204);
  });
});

describe("many runs", () => {
  test("are saved, moved, tagged and let go together; those that already are so do not count", async () => {
    const owner = await person();
    const full = Array.from({ length: 20 }, (_, i) => `t${i}`);
    const ids = await add(owner, {}, { folder: "Gràcia", savedAt: NOW, tags: ["Llaves"] }, { tags: full });
    const bulk = async (act: object) => (await call(owner, "POST", "/bulk", { ids, ...act })).answer.changed;
    expect(await bulk({ act: "move", folder: "Gràcia" })).toBe(2);
    expect(await bulk({ act: "tag", tag: "llaves" })).toBe(1);
    expect((await rowsOf(ids)).map(({ tags }) => tags.length).sort()).toEqual([1, 1, 20]);
    expect(await bulk({ act: "untag", tag: "LLAVES" })).toBe(2);
    expect(await bulk({ act: "save" })).toBe(0);
    expect(await bulk({ act: "unsave" })).toBe(3);
    for (const row of await rowsOf(ids)) {
      expect(row).toMatchObject({ folder: null, savedAt: null });
      expect(row.searchText).not.toMatch(/gracia.*gracia/);
    }
  });

  test("others' are left alone", async () => {
    const [owner, stranger] = [await person(), await person()];
    const ids = [...(await add(owner, {})), ...(await add(stranger, {}))];
    const { answer } = await call(owner, "POST", "/bulk", { act: "trash", ids });
    expect(answer).toEqual({ changed: 1 });
    expect(await rowOf(ids[1]!)).toMatchObject({ deletedAt: null });
  });

  test("thrown away twice at once go into the trash once; no two acts wait for each other for ever", async () => {
    const owner = await person();
    const ids = await add(owner, ...Array.from({ length: 60 }, () => ({})));
    const acts = [ids, ids.toReversed()].flatMap((order) => [
      call(owner, "POST", "/bulk", { act: "trash", ids: order }),
      call(owner, "POST", "/bulk", { act: "tag", tag: "a", ids: order }),
    ]);
    const answers = await Promise.all(acts);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers[0]!.answer.changed + answers[2]!.answer.changed).toBe(60);
    expect((await rowsOf(ids)).every(({ deletedAt }) => deletedAt !== null)).toBe(true);
  });

  test("the trash is emptied of one's own, and of nothing else", async () => {
    const [owner, stranger] = [await person(), await person()];
    const [tossed, kept] = (await add(owner, { deletedAt: NOW }, {})) as [string, string];
    const [others] = (await add(stranger, { deletedAt: NOW })) as [string];
    expect((await call(owner, "POST", "/trash/empty")).answer).toEqual({ changed: 1 });
    expect((await rowsOf([tossed, kept, others])).map(({ id }) => id).sort()).toEqual([kept, others].sort());
  });

  test("a folder gets another name, or joins the one that has it", async () => {
    const [owner, stranger] = [await person(), await person()];
    const ids = await add(owner, { folder: "Gracia", savedAt: NOW }, { folder: "Gràcia", savedAt: NOW }, {});
    const [others] = (await add(stranger, { folder: "Gracia", savedAt: NOW })) as [string];
    const rename = (from: string, to: string) => call(owner, "POST", "/folders/rename", { from, to });
    expect((await rename("Gracia", "Gràcia")).answer).toEqual({ changed: 1 });
    expect((await rowsOf(ids)).map(({ folder }) => folder).sort()).toEqual(["Gràcia", "Gràcia", null]);
    expect((await rowOf(others))!.folder).toBe("Gracia");
    expect((await rename("Gràcia", " ")).answer.issues).toEqual([
      { path: "to", message: "Escribe el nombre de la carpeta" },
    ]);
    expect((await rename("Gràcia", "Gràcia")).answer).toEqual({ changed: 0 });
  });
});

describe("a repeated calculation", () => {
  const ask = { ...borrowingCapacity.example };
  const made = async (owner: Person, input: object = ask) => {
    const response = await app.request("/api/tools/calculadora-capacidad/runs", {
      method: "POST",
      headers: { cookie: owner.cookie, "content-type": "application/json" },
      body: JSON.stringify(input),
    });
    expect(response.status).toBe(201);
    return (await response.json()) as { id: string; result: { price: number } };
  };

  test("is a new result of the same input, which names the one it repeats; a retry makes no second one", async () => {
    const owner = await person();
    const first = await made(owner);
    const key = { "idempotency-key": "otra vez" };
    const [again, retry] = await Promise.all([
      call(owner, "POST", `/${first.id}/rerun`, undefined, key),
      call(owner, "POST", `/${first.id}/rerun`, undefined, key),
    ]);
    expect(again.status).toBe(201);
    expect(retry.answer.id).toBe(again.answer.id);
    expect(again.answer.id).not.toBe(first.id);
    expect(again.answer.result.price).toBe(first.result.price);
    expect(await rowOf(again.answer.id)).toMatchObject({ rerunOf: first.id, ownerId: owner.id, name: null });
    expect(await db.$count(toolRuns, eq(toolRuns.ownerId, owner.id))).toBe(2);
  });

  test("with an input that the tool no longer takes is opened in its form", async () => {
    const owner = await person();
    const { id } = await made(owner);
    await db
      .update(toolRuns)
      .set({ input: { savings: 1 } })
      .where(eq(toolRuns.id, id));
    const { status, answer } = await call(owner, "POST", `/${id}/rerun`);
    expect({ status, code: answer.code, issues: answer.issues }).toEqual({
      status: 422,
      code: "RERUN_NEEDS_FORM",
      issues: undefined,
    });
  });
});
