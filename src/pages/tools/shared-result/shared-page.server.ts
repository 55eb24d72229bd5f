import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { agentCardOf } from "#server/accounts/agencies/agent-card.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import { type SharedRun, sharedFor } from "#server/tools/sharing/shared-page.server.ts";
import { shownAgent } from "../../accounts/agent-card/shown-agent.ts";

/** Data of a result's public page for one browser. Nothing in it opens anything else: no id of a row, no account. */
export async function readSharedPage(services: Services, token: string, request: Request) {
  const shared = await sharedFor(services, token, request.headers.get("cookie"));
  const { searchParams } = new URL(request.url);
  switch (shared.state) {
    case "unknown":
      throw data("Este enlace no existe o ya no está publicado.", { status: 404 });
    case "gone":
      return { state: "gone" as const };
    case "locked":
      return { state: "locked" as const, failure: unlockFailure(searchParams.get("clave")) };
    case "open":
      return {
        ...(await openPage(services, shared)),
        /** Result of a form that was sent without a script. */
        sent: searchParams.get("contacto"),
      };
  }
}

type SharedPageData = Awaited<ReturnType<typeof readSharedPage>>;
export type OpenSharedPage = Extract<SharedPageData, { state: "open" }>;

const unlockFailure = (told: string | null): "no" | "espera" | null =>
  told === "no" || told === "espera" ? told : null;

async function openPage(services: Services, { link, run, tool }: SharedRun) {
  const card = await agentCardOf(services, link.ownerId);
  return {
    state: "open" as const,
    title: run.title,
    createdAt: run.createdAt.toISOString(),
    tool: { id: tool.id, title: tool.title, version: run.toolVersion },
    result: tool.shownResult?.(run.result) ?? run.result,
    shownInput: tool.shownInput(run.parsedInput),
    sources: tool.sourcesOf(run.result, run.parsedInput),
    // The account went while the page was being made: then so did the link.
    agent: card ? shownAgent(card) : null,
    mapStyleUrl: services.config.mapStyleUrl,
    /** Id of this showing of the form, so that it is kept once. */
    formId: randomUUID(),
  };
}
