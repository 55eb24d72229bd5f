import { Hono } from "hono";
import { readLogFilter } from "#domain/operations/logs/log-filter.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { staffOnly } from "../../accounts/access/who-may.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { lineWithRequest, listLines, newLines } from "./log-lines.server.ts";

const LINES_OF_A_FILE = 10_000;
const PORTION = 500;
const ID = /^\d{1,15}$/;

/** `/api/admin/logs`: lines of the log, for administrators and managers. For everybody else there is no such address. */
export function adminLogRoutes({ database: { db }, now }: ToolServices): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use("*", staffOnly());

  routes.get("/", async (c) => {
    const query = new URL(c.req.url).searchParams;
    const before = readId(query.get("antes"));
    return c.json(await listLines(db, readLogFilter(query), { before, now: now() }));
  });

  routes.get("/new", async (c) => {
    const query = new URL(c.req.url).searchParams;
    return c.json({ lines: await newLines(db, readLogFilter(query), readId(query.get("after")) ?? 0, now()) });
  });

  /** The lines that the filter shows, newest first, one JSON object a line. */
  routes.get("/export.jsonl", (c) => {
    const filter = readLogFilter(new URL(c.req.url).searchParams);
    const asked = now();
    let before: number | undefined;
    let left = LINES_OF_A_FILE;
    const encoder = new TextEncoder();
    // A portion when somebody takes it: a long file is never whole in memory.
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const limit = Math.min(PORTION, left);
        const { lines, hasMore } = await listLines(db, filter, { before, now: asked, limit });
        left -= lines.length;
        before = lines.at(-1)?.id;
        if (lines.length > 0)
          controller.enqueue(encoder.encode(lines.map((line) => `${JSON.stringify(line)}\n`).join("")));
        if (!hasMore || left <= 0) controller.close();
      },
    });
    return c.body(body, 200, {
      "content-type": "application/x-ndjson; charset=utf-8",
      "content-disposition": `attachment; filename="registros-${asked.toISOString().slice(0, 10)}.jsonl"`,
    });
  });

  routes.get("/:id", async (c) => {
    const id = readId(c.req.param("id"));
    const found = id === undefined ? null : await lineWithRequest(db, id);
    if (!found) throw new AppError("NOT_FOUND");
    return c.json(found);
  });
  return routes;
}

/** The id in a text; undefined for a text that is no id. */
export function readId(text: string | null): number | undefined {
  return text !== null && ID.test(text) ? Number(text) : undefined;
}
