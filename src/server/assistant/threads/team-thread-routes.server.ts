import { Hono } from "hono";
import { threadMessage } from "#domain/assistant/chat/hand-over.ts";
import { readThreadList, threadChange } from "#domain/assistant/chat/team-threads.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { actOf, type CrmAccess, queryOf } from "../../crm/contacts/crm-call.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { answerThread, changeThread, readThread } from "./answer-thread.server.ts";
import { countUnread, findThread, listThreads } from "./team-threads.server.ts";

/** Conversations that visitors handed over: `/api/threads` of agents and agencies, `/api/admin/threads` of Umbral itself. */
export function teamThreadRoutes(services: ToolServices, access: CrmAccess): Hono<AppEnv> {
  const { db } = services.database;
  const routes = new Hono<AppEnv>();
  routes.use("*", access.guard);

  routes.get("/", async (c) =>
    c.json({ threads: await listThreads(db, access.actorOf(c), readThreadList(queryOf(c))) }),
  );

  routes.get("/unread", async (c) => c.json({ unread: await countUnread(db, access.actorOf(c)) }));

  routes.get("/:id", async (c) => {
    const thread = await findThread(db, access.actorOf(c), uuidOf(c, "id"));
    if (!thread) throw new AppError("NOT_FOUND");
    return c.json(thread);
  });

  routes.patch("/:id", async (c) => {
    const id = uuidOf(c, "id");
    if (!(await findThread(db, access.actorOf(c), id))) throw new AppError("NOT_FOUND");
    const change = await readBody(c, threadChange);
    await db.transaction((tx) => changeThread(tx, actOf(services, access, c), id, change));
    return c.body(null, 204);
  });

  routes.post("/:id/messages", async (c) => {
    const id = uuidOf(c, "id");
    if (!(await findThread(db, access.actorOf(c), id))) throw new AppError("NOT_FOUND");
    const message = await readBody(c, threadMessage);
    await db.transaction((tx) => answerThread(tx, actOf(services, access, c), id, message));
    return c.body(null, 204);
  });

  routes.post("/:id/read", async (c) => {
    await db.transaction((tx) => readThread(tx, actOf(services, access, c), uuidOf(c, "id")));
    return c.body(null, 204);
  });
  return routes;
}
