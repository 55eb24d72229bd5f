import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { instant } from "#domain/shared/schema/when.ts";
import { formChange, newForm } from "#domain/site/forms/form-definition.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { staffOnly, viewerOf } from "../../accounts/access/who-may.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { tableToCsv } from "../../platform/tables/tables.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { answerTable, deleteAnswer } from "./form-answers.server.ts";
import {
  addForm,
  archiveForm,
  changeForm,
  deleteForm,
  duplicateForm,
  findForm,
  publishForm,
  withdrawForm,
} from "./forms.server.ts";

const seenForm = z.object({ seen: instant({ offset: true }) });
const archived = z.object({ isArchived: z.boolean() });

/** `/api/admin/forms`: Umbral's own forms and their answers, for administrators and managers. */
export function adminFormRoutes({ database: { db }, now }: ToolServices): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use("*", staffOnly());
  const actOf = (c: Context<AppEnv>) => ({ by: viewerOf(c).userId, now: now() });
  /** Checked before the body is. */
  const knownId = async (c: Context<AppEnv, "/:id">) => {
    const id = uuidOf(c, "id");
    if (!(await findForm(db, id))) throw new AppError("NOT_FOUND");
    return id;
  };

  routes.post("/", async (c) => {
    const form = await readBody(c, newForm);
    const { id } = await db.transaction((tx) => addForm(tx, form, actOf(c)));
    return c.json({ id }, 201);
  });

  routes.patch("/:id", async (c) => {
    const id = await knownId(c);
    const change = await readBody(c, formChange);
    const updatedAt = await db.transaction((tx) => changeForm(tx, id, change, now()));
    return c.json({ seen: updatedAt.toISOString() });
  });

  routes.post("/:id/publish", async (c) => {
    const id = await knownId(c);
    const { seen } = await readBody(c, seenForm);
    const { version, differences, updatedAt } = await db.transaction((tx) => publishForm(tx, id, seen, actOf(c)));
    return c.json({ version, differences, seen: updatedAt.toISOString() });
  });

  routes.post("/:id/withdraw", async (c) => {
    await db.transaction((tx) => withdrawForm(tx, uuidOf(c, "id")));
    return c.body(null, 204);
  });

  routes.put("/:id/archived", async (c) => {
    const id = await knownId(c);
    const { isArchived } = await readBody(c, archived);
    await db.transaction((tx) => archiveForm(tx, id, isArchived, now()));
    return c.body(null, 204);
  });

  routes.post("/:id/duplicate", async (c) => {
    const { id } = await db.transaction((tx) => duplicateForm(tx, uuidOf(c, "id"), actOf(c)));
    return c.json({ id }, 201);
  });

  routes.delete("/:id", async (c) => {
    await db.transaction((tx) => deleteForm(tx, uuidOf(c, "id")));
    return c.body(null, 204);
  });

  routes.get("/:id/answers.csv", async (c) => {
    const form = await findForm(db, uuidOf(c, "id"));
    if (!form) throw new AppError("NOT_FOUND");
    return c.body(tableToCsv(await answerTable(db, form)), 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${form.slug}-${isoDateInMadrid(now())}.csv"`,
    });
  });

  routes.delete("/:id/answers/:answerId", async (c) => {
    const answerId = uuidOf(c, "answerId");
    await db.transaction((tx) => deleteAnswer(tx, uuidOf(c, "id"), answerId));
    return c.body(null, 204);
  });
  return routes;
}
