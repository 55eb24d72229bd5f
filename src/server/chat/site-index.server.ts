import type { SiteInfo } from "#content/site-info.ts";
import { ASKED_AS } from "./asked-as/asked-as.ts";
import { type ChatIndex, createChatIndex } from "./chat-index.server.ts";
import { siteKnowledge } from "./knowledge.server.ts";
import { knownArticles } from "./known-articles.server.ts";

let built: ChatIndex | undefined;

/** The index over everything that the site says, made once a process: the site's words change with a new version only. */
export function siteIndex(site: SiteInfo): ChatIndex {
  built ??= createChatIndex(siteKnowledge(knownArticles(), site), ASKED_AS);
  return built;
}
