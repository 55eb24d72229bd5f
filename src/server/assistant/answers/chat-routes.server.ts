import { setImmediate } from "node:timers/promises";
import { Hono } from "hono";
import { chatRequest } from "#domain/assistant/chat/dto.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { networkOf } from "../../accounts/auth/auth-limits.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { rememberVisitor } from "../../accounts/visitor/visitor.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import { knownAddress } from "../../platform/http/client-address.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import type { AnswerContext } from "./answer.server.ts";
import { answerChannel } from "./answer-channel.server.ts";
import { placeOf } from "./answer-places.server.ts";
import { answerLines, streamOf } from "./answer-stream.server.ts";
import { framesFor, keepsSomething } from "./choose-engine.server.ts";
import { type CurrentIndex, currentIndex } from "./site-index.server.ts";
import { understood } from "./understood.server.ts";

/** A person asks a few times a minute; an office shares an address. */
const QUESTIONS_PER_MINUTE = 30;

/** Reads pages and places: together they take some 300 ms in which nothing else is answered. */
function warm(pages: CurrentIndex): void {
  pages.read();
  placeOf("Madrid");
}

/**
 * `POST /functions/v1/chat-inmobiliario`: takes the whole chat and answers with an event stream. No message is kept
 * here; a home that is valued is kept, as on its tool's page.
 */
export function chatRoutes(services: ToolServices): Hono<AppEnv> {
  const { config, database, log } = services;
  const pages = currentIndex(services);
  // While nobody is listened to yet.
  if (import.meta.env.PROD) warm(pages);
  const limit = limitCalls(config, { name: "answers chat", calls: QUESTIONS_PER_MINUTE, seconds: 60 });
  return new Hono<AppEnv>().post("/chat-inmobiliario", limit, async (c) => {
    if (c.req.header("authorization") !== `Bearer ${config.site.anonKey}`) throw new AppError("UNAUTHORIZED");
    const request = await readBody(c, chatRequest);
    const today = isoDateInMadrid(services.now());
    const index = pages.read();
    // Reading a question takes a millisecond or two, and so does the work before and after it: between these, answers
    // under way get to send their words.
    await setImmediate();
    const understanding = understood(request, today, index);
    await setImmediate();
    const asked: Omit<AnswerContext, "signal"> = {
      services,
      actor: c.get("actor"),
      network: networkOf(knownAddress(c, config.trustedProxies)),
      request,
      channel: await answerChannel(database.db, request.channel),
      index,
      today,
      understanding,
    };
    // Once the stream has begun no cookie can be given any more.
    if (await keepsSomething(asked)) rememberVisitor(c, services);
    const requestId = c.get("requestId");
    return c.body(
      streamOf(async function* (signal) {
        try {
          yield* answerLines(framesFor({ ...asked, signal }));
        } catch (error) {
          // The status has been sent: the stream breaks off, and the page takes its last message back.
          if (!signal.aborted) log.error({ err: error, requestId }, "an answer of the assistant broke off");
          throw error;
        }
      }),
      200,
      { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-store, no-transform" },
    );
  });
}
