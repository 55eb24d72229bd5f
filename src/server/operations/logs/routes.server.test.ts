import { beforeAll, expect, test } from "vitest";
import type { ShownLine } from "#domain/operations/logs/log-filter.ts";
import { HOUR_MS } from "#domain/shared/time/durations.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { logLines } from "../../platform/db/tables/operations.server.ts";

const database = await openTestDatabase();
const services = testServices(database);
const app = createApp(services, async () => new Response("page"));
const REQUEST = "0b0f7f0e-5a3c-4c57-9a53-1f5a1f7f0010";
let cookie: string;

beforeAll(async () => {
  ({ cookie } = await signedInPerson(services, ["manager"]));
  const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
  const request = { level: 30, message: "request", status: 200, path: "/valoracion", fields: { ms: 4 } };
  await database.db.insert(logLines).values([
    { ...request, at: ago(100), path: "/old" },
    { ...request, at: ago(3), fields: { ms: 4, note: "100%_sure" } },
    {
      level: 50,
      message: "unexpected failure",
      at: ago(2),
      requestId: REQUEST,
      fields: { err: { message: "no parcel" } },
    },
    { ...request, at: ago(2), requestId: REQUEST, path: "/api/runs", status: 500 },
    { ...request, at: ago(0.1), path: "/api/places" },
  ]);
});

const get = (path: string) => app.request(`/api/admin/logs${path}`, { headers: { cookie } });
const pathsOf = async (query: string) => {
  const { lines } = (await (await get(query)).json()) as { lines: ShownLine[] };
  return lines.map(({ path, message }) => path ?? message);
};

test("each part of the filter narrows; newest first", async () => {
  expect(await pathsOf("")).toEqual(["/api/places", "/api/runs", "unexpected failure", "/valoracion"]);
  expect(await pathsOf("?periodo=7-dias&ruta=/old")).toEqual(["/old"]);
  expect(await pathsOf("?periodo=1-hora")).toEqual(["/api/places"]);
  expect(await pathsOf("?nivel=error")).toEqual(["unexpected failure"]);
  expect(await pathsOf("?estado=5xx")).toEqual(["/api/runs"]);
  expect(await pathsOf(`?peticion=${REQUEST}`)).toEqual(["/api/runs", "unexpected failure"]);
  expect(await pathsOf("?buscar=PARCEL")).toEqual(["unexpected failure"]);
  expect(await pathsOf("?buscar=0%25_s")).toEqual(["/valoracion"]);
  expect(await pathsOf("?ruta=/api/")).toEqual(["/api/places", "/api/runs"]);
});

test("pages go on where the last one ended, and a reader who follows gets later lines", async () => {
  const { lines } = (await (await get("?periodo=7-dias")).json()) as { lines: ShownLine[] };
  const [newest, , third] = lines;
  expect(await pathsOf(`?periodo=7-dias&antes=${third!.id}`)).toEqual(["/valoracion", "/old"]);
  expect(await pathsOf(`/new?after=${newest!.id}`)).toEqual([]);
  expect(await pathsOf(`/new?after=${third!.id}`)).toEqual(["/api/places", "/api/runs"]);
  expect(await pathsOf("?antes=nonsense")).toHaveLength(4);
});

test("a line opens with the others of its request", async () => {
  const { lines } = (await (await get("?estado=5xx")).json()) as { lines: ShownLine[] };
  const { line, others } = (await (await get(`/${lines[0]!.id}`)).json()) as { line: ShownLine; others: ShownLine[] };
  expect(line).toMatchObject({ path: "/api/runs", status: 500, request_id: REQUEST, fields: { ms: 4 } });
  expect(others.map(({ message }) => message)).toEqual(["unexpected failure"]);
  expect((await get("/999999")).status).toBe(404);
});

test("the export has the filtered lines, one JSON each", async () => {
  const response = await get("/export.jsonl?periodo=7-dias&ruta=/");
  expect(response.headers.get("content-type")).toContain("application/x-ndjson");
  const lines = (await response.text())
    .trimEnd()
    .split("\n")
    .map((text) => JSON.parse(text) as ShownLine);
  expect(lines.map(({ path }) => path)).toEqual(["/api/places", "/api/runs", "/valoracion", "/old"]);
});
