import { Hono } from "hono";
import * as z from "zod/mini";
import { readBody } from "../api/read-body.server.ts";
import type { AppEnv } from "../app.server.ts";
import { AppError } from "../app-error.server.ts";
import { limitCalls } from "../rate-limit.server.ts";
import type { Services } from "../services.server.ts";
import { answerFrames, streamOf } from "./answer-stream.server.ts";
import { type ChatIndex, createChatIndex } from "./chat-index.server.ts";
import { siteKnowledge } from "./knowledge.server.ts";
import { knownArticles } from "./known-articles.server.ts";
import { replyTo } from "./reply.server.ts";

/** A person asks a few times a minute; an office shares an address. */
const QUESTIONS_PER_MINUTE = 30;

const message = z.object({
  role: z.enum(["user", "assistant"], "Debe ser user o assistant"),
  content: z.string("Falta el texto").check(z.maxLength(1_000, "Admite como mucho 1.000 caracteres")),
});
const chatRequest = z.object({
  messages: z.array(message, "Falta la conversación").check(
    z.minLength(1, "Falta la conversación"),
    z.maxLength(40, "Admite como mucho 40 mensajes"),
    z.refine(
      (messages) => messages.at(-1)?.role === "user" && messages.at(-1)?.content.trim() !== "",
      "El último mensaje debe ser una pregunta",
    ),
  ),
});

/**
 * `POST /functions/v1/chat-inmobiliario` (specification, section 7): the whole conversation in, an event stream out.
 * Nothing of it is kept.
 */
export function chatRoutes({ config }: Services): Hono<AppEnv> {
  let index: ChatIndex | undefined;
  const limit = limitCalls(config, { calls: QUESTIONS_PER_MINUTE, seconds: 60 });
  return new Hono<AppEnv>().post("/chat-inmobiliario", limit, async (c) => {
    if (c.req.header("authorization") !== `Bearer ${config.site.anonKey}`) throw new AppError("UNAUTHORIZED");
    const { messages } = await readBody(c, chatRequest);
    index ??= createChatIndex(siteKnowledge(knownArticles()));
    const reply = replyTo(index, messages);
    return c.body(
      streamOf((signal) => answerFrames(reply, { signal })),
      200,
      { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-store, no-transform" },
    );
  });
}
