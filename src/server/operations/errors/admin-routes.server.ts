import { Hono } from "hono";
import * as z from "zod/mini";
import { errorCaseChange } from "#domain/operations/errors/error-case.ts";
import { text } from "#domain/shared/schema/text.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { staffOnly, viewerOf } from "../../accounts/access/who-may.server.ts";
import { listStaff } from "../../accounts/people/staff.server.ts";
import { errorsJson } from "../../accounts/realtime/event-hub.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { noticeMessage } from "../../platform/failures/staff-notice.server.ts";
import { countUnresolved, setResolved } from "../../platform/failures/tool-errors.server.ts";
import { readCursor } from "../../platform/http/cursor.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { tableToCsv } from "../../platform/tables/tables.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { writeCase } from "./error-cases.server.ts";
import { listOccurrences } from "./error-groups.server.ts";
import { errorDetail, errorList, errorTable, readChoices } from "./error-lists.server.ts";

const FINGERPRINT = /^[\da-f]{20}$/;

const change = z.object({
  fingerprints: z.array(text({ max: 100 }).check(z.regex(FINGERPRINT))).check(z.minLength(1), z.maxLength(200)),
  resolved: z.boolean(),
});

/**
 * `/api/admin/errors`: errors by cause, for administrators and managers. For everybody else there is no such address.
 */
export function adminErrorRoutes(services: ToolServices): Hono<AppEnv> {
  const { database, now } = services;
  const routes = new Hono<AppEnv>();
  routes.use("*", staffOnly());

  routes.get("/", async (c) => {
    const query = c.req.query();
    const before = readCursor(query.before, "fingerprint");
    return c.json(await errorList(services, viewerOf(c), { chosen: readChoices(query), before }));
  });

  routes.get("/count", async (c) => c.json(errorsJson(await countUnresolved(database.db))));

  routes.get("/export.csv", async (c) => {
    const table = await errorTable(services, viewerOf(c), readChoices(c.req.query()));
    return c.body(tableToCsv(table), 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="errores-${now().toISOString().slice(0, 10)}.csv"`,
    });
  });

  routes.post("/resolve", async (c) => {
    const { fingerprints, resolved } = await readBody(c, change);
    const changed = await setResolved(database.db, {
      fingerprints,
      resolved,
      by: viewerOf(c).userId,
      now: now(),
    });
    return c.json({ changed });
  });

  routes.patch("/:fingerprint", async (c) => {
    const fingerprint = c.req.param("fingerprint");
    const { note, assignee_id } = await readBody(c, errorCaseChange);
    const [newest] = FINGERPRINT.test(fingerprint)
      ? await listOccurrences(database.db, fingerprint, { limit: 1 })
      : [undefined];
    if (!newest) throw new AppError("NOT_FOUND");
    await database.db.transaction(async (tx) => {
      const assigneeId = assignee_id === undefined ? undefined : assignee_id || null;
      if (assigneeId && !(await listStaff(tx, now())).some(({ id }) => id === assigneeId)) {
        throw new AppError("INVALID_INPUT", [{ path: "assignee_id", message: "Elige a una persona de la lista" }]);
      }
      const { errorType, errorMessage } = newest;
      const message = noticeMessage(errorType, errorMessage);
      await writeCase(tx, fingerprint, { note, assigneeId }, { by: viewerOf(c).userId, message, now: now() });
    });
    return c.body(null, 204);
  });

  routes.get("/:fingerprint", async (c) => {
    const fingerprint = c.req.param("fingerprint");
    if (!FINGERPRINT.test(fingerprint)) throw new AppError("NOT_FOUND");
    const detail = await errorDetail(services, viewerOf(c), fingerprint, readCursor(c.req.query("before"), "uuid"));
    if (!detail) throw new AppError("NOT_FOUND");
    return c.json(detail);
  });
  return routes;
}
