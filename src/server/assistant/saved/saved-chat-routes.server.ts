import { Hono } from "hono";
import { answerRating, conversationName, keepMessages } from "#domain/assistant/chat/saved-chat.ts";
import { savedChatText } from "#domain/assistant/chat/saved-chat-text.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../accounts/access/who-may.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import {
  appendMessages,
  deleteSavedChat,
  listSavedChats,
  rateAnswer,
  readSavedChat,
  renameSavedChat,
} from "./saved-chat-rows.server.ts";

/** `/api/assistant`: the conversations that somebody keeps. */
export function conversationRoutes({ config, database, now }: ToolServices): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());

  routes.get("/conversations", async (c) => {
    const { q, antes } = c.req.query();
    return c.json(await listSavedChats(database.db, personOf(c), { search: q, after: antes }));
  });

  routes.get("/conversations/:id", async (c) =>
    c.json(await readSavedChat(database.db, personOf(c), c.req.param("id"))),
  );

  routes.post("/conversations/:id/messages", async (c) => {
    const id = uuidOf(c, "id");
    const stated = await readBody(c, keepMessages);
    const act = { actor: personOf(c), id, now: now() };
    return c.json(await database.db.transaction((tx) => appendMessages(tx, act, stated)));
  });

  routes.patch("/conversations/:id", async (c) => {
    const id = uuidOf(c, "id");
    const { title } = await readBody(c, conversationName);
    return c.json(await database.db.transaction((tx) => renameSavedChat(tx, { actor: personOf(c), id }, title)));
  });

  routes.delete("/conversations/:id", async (c) => {
    const id = uuidOf(c, "id");
    await database.db.transaction((tx) => deleteSavedChat(tx, { actor: personOf(c), id }));
    return c.body(null, 204);
  });

  routes.put("/conversations/:id/messages/:position/rating", async (c) => {
    const id = uuidOf(c, "id");
    const position = Number(c.req.param("position"));
    if (!Number.isInteger(position) || position < 1 || position > 100_000) throw new AppError("NOT_FOUND");
    const { rating } = await readBody(c, answerRating);
    await database.db.transaction((tx) => rateAnswer(tx, { actor: personOf(c), id, position }, rating));
    return c.body(null, 204);
  });

  /** `?formato=txt` (the usual) or `json`. */
  routes.get("/conversations/:id/export", async (c) => {
    const conversation = await readSavedChat(database.db, personOf(c), c.req.param("id"));
    const isJson = c.req.query("formato") === "json";
    const name = `umbral-conversacion-${conversation.updatedAt.slice(0, 10)}.${isJson ? "json" : "txt"}`;
    c.header("content-disposition", `attachment; filename="${name}"`);
    if (isJson) return c.json(conversation);
    c.header("content-type", "text/plain; charset=utf-8");
    return c.body(savedChatText(conversation.title, conversation.messages, config.site.origin));
  });
  return routes;
}
