import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "vitest";
import type { MessageDto } from "#domain/assistant/chat/dto.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { visitorActor } from "../../accounts/access/actor.server.ts";
import { composeAnswer } from "./compose.server.ts";
import { siteIndex } from "./site-index.server.ts";
import { understood } from "./understood.server.ts";

const services = testServices(await openTestDatabase());
const index = siteIndex(services.config.site);
test("scratch", async () => {
  for (const line of readFileSync("/tmp/fin-dialogues.txt", "utf8").split("\n").filter(Boolean)) {
    const messages: MessageDto[] = [];
    for (const said of line.split(" | ")) {
      messages.push({ role: "user", content: said });
      const request = { messages };
      const understanding = understood(request, "2026-11-28", index);
      const answer = await composeAnswer({
        services,
        actor: visitorActor(randomUUID()),
        network: randomUUID(),
        request,
        channel: null,
        index,
        today: "2026-11-28",
        signal: new AbortController().signal,
        understanding,
      });
      console.log(
        `> ${said}\n[${understanding.intent} ${understanding.confidence} ${understanding.target}] ${answer.text}\n   ${answer.cards?.map((c) => (c.kind === "result" ? c.open.url : c.kind)).join(" ") ?? ""}`,
      );
      messages.push({ role: "assistant", content: answer.text });
    }
    console.log("-----");
  }
});
