import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { type Answers, answersOf, type Cast, openCast, PERSONAS, statusOf } from "../../test/cast.ts";
import { createLoaderRenderer, pageRoutes } from "../../test/page-loaders.ts";
import { addRow } from "../../test/rows.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { testServices } from "../../test/test-services.ts";
import { createApp } from "../app.server.ts";
import { IN_PRODUCTION, OPEN, PAGES, type Visit } from "./page-answers.ts";

/**
 * Walks every route of `routes.ts` as everybody, through the real loaders of the page and its frames, and compares with the
 * written table (`page-answers.ts`). A route that the table lacks fails.
 */

const database = await openTestDatabase();
const services = testServices(database, { TRUSTED_PROXIES: "1" });
const renderPage = createLoaderRenderer();
const app = createApp(services, renderPage);
const production = createApp({ ...services, config: { ...services.config, mode: "production" } }, renderPage);
const routes = pageRoutes();

let cast: Cast;
const ids: Record<string, string> = { nobody: randomUUID() };

beforeAll(async () => {
  cast = await openCast(services);
  ids.user = cast.user.id;
  ids.runOfVisitor = await addRow(services, "run", cast.anonymous.of);
  ids.runOfUser = await addRow(services, "run", cast.user.of);
  ids.runOfAuthor = await addRow(services, "run", cast.author.of);
});

async function walk(of: typeof app, path: string): Promise<Record<string, number>> {
  const at = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? `no such id: ${name}`);
  const statuses = PERSONAS.map(async (who) => [who, await statusOf(of, "GET", at, cast[who])] as const);
  return Object.fromEntries(await Promise.all(statuses));
}

const linesOf = ({ path, file }: { path: string; file: string }): readonly Visit[] => {
  const open = OPEN.find(([pattern]) => pattern.test(file));
  return PAGES[path] ?? (open && !/[:*]/.test(bare(path)) ? [{ expect: open[1] }] : []);
};
const bare = (path: string) => path.replace("/:region?", "") || "/";

describe("every route", () => {
  test("has a line, and every line a route", () => {
    expect(routes.filter((route) => linesOf(route).length === 0)).toEqual([]);
    const paths = new Set(routes.map(({ path }) => path));
    expect([...Object.keys(PAGES), ...Object.keys(IN_PRODUCTION)].filter((path) => !paths.has(path))).toEqual([]);
  });

  test.each(
    routes.flatMap((route) => linesOf(route).map((visit) => ({ at: visit.path ?? bare(route.path), ...visit }))),
  )("$at", async ({ at, expect: answers }) => {
    expect(await walk(app, at)).toEqual(answersOf<number>(answers));
  });
});

test.each(Object.entries<Answers>(IN_PRODUCTION))("%s in production", async (path, answers) => {
  expect(await walk(production, path)).toEqual(answersOf<number>(answers));
});
