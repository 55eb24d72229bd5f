import { randomUUID } from "node:crypto";
import { data } from "react-router";
import type { AgentCard } from "#domain/agency/agent-card.ts";
import { brandColours } from "#domain/agency/brand.ts";
import { telephoneHref, whatsAppNumber } from "#domain/sharing/phone.ts";
import { agentCardOf } from "#server/agencies/agent-card.server.ts";
import type { Services } from "#server/services.server.ts";
import { type SharedRun, sharedFor } from "#server/sharing/shared-page.server.ts";

/** What the public page of a result shows to one browser. Nothing in it opens anything else: no id of a row, no account. */
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
        /** What became of a form that was sent without a script. */
        sent: searchParams.get("contacto"),
      };
  }
}

type SharedPageData = Awaited<ReturnType<typeof readSharedPage>>;
export type OpenSharedPage = Extract<SharedPageData, { state: "open" }>;

const unlockFailure = (told: string | null): "no" | "espera" | null =>
  told === "no" || told === "espera" ? told : null;

async function openPage({ database, config, now }: Services, { link, run, tool }: SharedRun) {
  const card = await agentCardOf(database.db, link.ownerId, now());
  return {
    state: "open" as const,
    title: run.title,
    createdAt: run.createdAt.toISOString(),
    tool: { id: tool.id, title: tool.title, version: run.toolVersion },
    result: run.result,
    shownInput: tool.shownInput(run.parsedInput),
    sources: tool.sourcesOf(run.result, run.parsedInput),
    // The account went while the page was being made: then so did the link.
    agent: card ? shownAgent(card) : null,
    mapStyleUrl: config.mapStyleUrl,
    /** Of this showing of the form, so that it is kept once. */
    formId: randomUUID(),
  };
}

function shownAgent({ name, phone, email, brand, hasWhiteLabel }: AgentCard) {
  const number = phone ?? brand?.phone ?? null;
  return {
    /** As he is called: by his name, else by his agency. */
    name: name || brand?.name || email,
    agency: brand && brand.name !== name ? brand.name : null,
    licence: brand?.licenceNumber ?? null,
    signature: brand?.signature ?? null,
    website: brand?.website ?? null,
    logo: brand?.logo ?? null,
    colours: brandColours(brand?.colour ?? null),
    email,
    phone: number === null ? null : { text: number, href: telephoneHref(number), whatsApp: whatsAppNumber(number) },
    hasWhiteLabel,
  };
}

export type ShownAgent = ReturnType<typeof shownAgent>;
