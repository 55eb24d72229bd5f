import type { LandingAgent, LandingHome } from "#ui/landing/landing-view.ts";
import { photoPath } from "../../platform/store/signed-links.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { landingFacts } from "./landing-facts.server.ts";
import type { LandingRow } from "./landing-rows.server.ts";

/** The facts of the page beside the editor: the same, with pictures whose addresses work for its people alone. */
export interface EditorFacts {
  homes: LandingHome[];
  others: LandingHome[];
  agent: LandingAgent;
}

export async function editorFacts(services: ToolServices, row: LandingRow): Promise<EditorFacts> {
  const { auth, now } = services;
  const at = now();
  const { homes, others, agent } = await landingFacts(services, row, row.document, {
    photo: (_id, key) => photoPath(auth.keys, key, at),
    logo: (dataUrl) => dataUrl,
    portrait: (dataUrl) => dataUrl,
  });
  return { homes, others, agent };
}
