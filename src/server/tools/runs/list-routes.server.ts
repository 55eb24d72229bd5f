import { type Context, Hono } from "hono";
import { csvLines } from "#domain/shared/tables/csv-text.ts";
import { type RunFilter, readRunFilter } from "#domain/tools/runs/run-filter.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { signedInOnly } from "../../accounts/access/who-may.server.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { countRuns, listFolders, listRuns, listTags, type RunPlace } from "./run-lists.server.ts";
import { figuresOf, runQueryOf, type ShownRun, shownRun, shownRuns } from "./runs-shown.server.ts";

const ROWS_AT_A_TIME = 1_000;
const COLUMNS = [
  "Fecha",
  "Herramienta",
  "Nombre",
  "Carpeta",
  "Etiquetas",
  "Cifra",
  "Desde",
  "Hasta",
  "Moneda",
  "Versión",
  "Créditos",
  "Enlace",
] as const;

/** `GET /api/runs`, its file and its folders: a signed-in person's results, or their agency's. */
export function runListRoutes(services: ToolServices): Hono<AppEnv> {
  const { db } = services.database;
  const routes = new Hono<AppEnv>();
  const signedIn = signedInOnly();

  routes.get("/", signedIn, async (c) => {
    const filter = filterOf(c);
    return c.json(await shownRuns(services, c.get("actor"), filter, c.req.query("before")));
  });

  routes.get("/folders", signedIn, async (c) => {
    const { scope } = runQueryOf(services, c.get("actor"), filterOf(c));
    const folders = await listFolders(db, c.get("actor"), scope);
    return c.json({ folders, tags: await listTags(db, c.get("actor"), scope) });
  });

  routes.get("/export.csv", signedIn, (c) => {
    const name = `umbral-resultados-${isoDateInMadrid(services.now())}.csv`;
    return c.body(csvOf(services, c, filterOf(c)), 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
    });
  });
  return routes;
}

function filterOf(c: Context): RunFilter {
  return readRunFilter((name) =>
    name === "view" ? (["saved", "trash"] as const).find((view) => c.req.query(view) === "true") : c.req.query(name),
  );
}

/** The same list as a table to keep, newest first; it is read while it is sent. */
function csvOf(services: ToolServices, c: Context<AppEnv>, filter: RunFilter): ReadableStream<Uint8Array> {
  const { database, config, log } = services;
  const actor = c.get("actor");
  const query = runQueryOf(services, actor, { ...filter, sort: "newest" });
  const isOfAgency = filter.scope === "agency";
  const encoder = new TextEncoder();
  let total: number | null = null;
  let after: RunPlace | undefined;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const isFirst = total === null;
        total ??= await countRuns(database.db, actor, query);
        const { runs, next } = await listRuns(database.db, actor, query, { total, limit: ROWS_AT_A_TIME, after });
        const figures = await figuresOf(database.db, actor, runs);
        const rows = runs.map((run) => {
          const cells = cellsOf(shownRun(run, figures), run.toolVersion, config.publicUrl);
          return isOfAgency ? [...cells, run.author] : cells;
        });
        const head = isOfAgency ? [...COLUMNS, "Persona"] : COLUMNS;
        if (isFirst) controller.enqueue(encoder.encode(`\ufeff${csvLines([head, ...rows])}`));
        else if (rows.length > 0) controller.enqueue(encoder.encode(csvLines(rows)));
        after = next ?? undefined;
        if (next === null) controller.close();
      } catch (error) {
        log.error({ err: error }, "the results could not be written as a table");
        controller.error(error);
      }
    },
  });
}

function cellsOf(run: ShownRun, version: number, publicUrl: string): (string | number | null)[] {
  const { figure } = run;
  return [
    isoDateInMadrid(new Date(run.createdAt)),
    run.toolTitle,
    run.title,
    run.folder,
    run.tags.join(", "),
    figure?.value ?? null,
    figure?.range80?.low ?? null,
    figure?.range80?.high ?? null,
    figure?.currency ?? null,
    version,
    run.credits,
    run.href && `${publicUrl}${run.href}`,
  ];
}
