import { type Context, Hono } from "hono";
import type { AppEnv } from "../../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../../accounts/access/who-may.server.ts";
import { limitCalls } from "../../../accounts/limits/rate-limit.server.ts";
import { AppError } from "../../../platform/app-error.server.ts";
import { uuidOf } from "../../../platform/http/path-id.server.ts";
import type { ToolServices } from "../../tool-services.server.ts";
import type { TourViewer } from "../tour-html.server.ts";
import { mustFindTour } from "../tour-rows.server.ts";
import { type PlannedArchive, planArchive } from "./plan-archive.server.ts";
import { sentStream } from "./sent-stream.server.ts";
import { zipStream } from "./zip-stream.server.ts";

const ARCHIVES_PER_HOUR = 60;

/** Accounts that this process is sending an archive to: each reads from the store as fast as its line goes. */
const inHand = new Set<string>();

/** `/api/tours/:id/archive`: a tour as files that run on any host. @param viewer null where this process has not packed it */
export function tourArchiveRoutes(services: ToolServices, viewer: TourViewer | null): Hono<AppEnv> {
  const { config, database, log } = services;
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());

  async function planned(c: Context<AppEnv>): Promise<PlannedArchive & { at: Date }> {
    const row = await mustFindTour(database.db, personOf(c), uuidOf(c, "id"));
    const form = c.req.query("forma") ?? "zip";
    if (form !== "zip" && form !== "carpeta")
      throw new AppError("INVALID_INPUT", [{ path: "forma", message: "Elige «zip» o «carpeta»" }]);
    if (!viewer) throw new AppError("ARCHIVE_UNAVAILABLE");
    return { ...(await planArchive(services, row, { viewer, isFolder: form === "carpeta" })), at: row.updatedAt };
  }

  /** Size and scenes of the archive, before it is made. */
  routes.get("/archive/contents", async (c) => {
    const { sizeBytes, scenes, missing } = await planned(c);
    c.header("cache-control", "private, no-store");
    return c.json({ sizeBytes, scenes, missing });
  });

  // `HEAD` is answered from here too: nothing is read for it.
  routes.get(
    "/archive",
    limitCalls(config, { name: "archive get /archive", calls: ARCHIVES_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const { name, sizeBytes, groups, at } = await planned(c);
      const headers = {
        "content-type": "application/zip",
        "content-length": String(sizeBytes),
        "content-disposition": `attachment; filename="${name}"`,
        "cache-control": "private, no-store",
      };
      if (c.req.method === "HEAD") return c.body(null, 200, headers);
      const { ownerId } = personOf(c);
      if (inHand.has(ownerId)) throw new AppError("ARCHIVE_IN_HAND");
      inHand.add(ownerId);
      const over = (error?: unknown) => {
        inHand.delete(ownerId);
        if (error !== undefined) log.error({ err: error, tour: c.req.param("id") }, "an archive of a tour broke off");
      };
      return c.body(
        sentStream(() => zipStream(groups, at), over),
        200,
        headers,
      );
    },
  );

  return routes;
}
