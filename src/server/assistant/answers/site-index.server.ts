import { ASKED_AS, linesOf } from "#content/assistant/asked-as/asked-as.ts";
import type { SiteInfo } from "#content/site-info.ts";
import { type ChatIndex, createChatIndex } from "#domain/assistant/answers/chat-index.ts";
import type { Passage } from "#domain/assistant/answers/passages.ts";
import { allTools } from "#tools/tool-cards.ts";
import { readPublishedPosts } from "../../site/posts/published-posts.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { articlePassages, siteKnowledge } from "./knowledge.server.ts";
import { knownArticles } from "./known-articles.server.ts";

/** Older news is rarely asked for, and every post makes a search longer. */
const MOST_POSTS = 100;

/** How people ask for each page, in other words than its own. By address; none is shown anywhere. */
export const WAYS_OF_ASKING: ReadonlyMap<string, readonly string[]> = new Map([
  ...ASKED_AS,
  ...allTools.map(({ path, askedAs }): [string, readonly string[]] => [path, linesOf(askedAs)]),
]);

let known: readonly Passage[] | undefined;
let built: ChatIndex | undefined;

/** The index over everything that the site says, made once a process: the site's words change with a new version only. */
export function siteIndex(site: SiteInfo): ChatIndex {
  known ??= siteKnowledge(knownArticles(), site);
  built ??= createChatIndex(known, WAYS_OF_ASKING);
  return built;
}

/** Texts of the site and posts of its administration, as far as this process has heard of them. */
export interface CurrentIndex {
  /** Answers at once: later publications are found a moment later. */
  read(): ChatIndex;
}

/**
 * Listens from the first reading on. A post of the blog that any process publishes or withdraws is found here, or no
 * longer found.
 */
export function currentIndex({
  config,
  database,
  changes,
  log,
}: Pick<ToolServices, "config" | "database" | "changes" | "log">): CurrentIndex {
  let index: ChatIndex | undefined;
  /** Entries that the index has, with the moment of their last change. */
  let has = "";
  let isReading = false;
  let isStale = false;

  async function readPosts(): Promise<void> {
    const posts = await readPublishedPosts(database.db, MOST_POSTS);
    const now = posts.map(({ slug, updatedAt }) => `${slug} ${updatedAt.getTime()}`).join("\n");
    if (now === has) return;
    const passages = posts.flatMap((post) => articlePassages({ ...post, summary: post.description }));
    const site = siteIndex(config.site);
    index = posts.length === 0 ? site : createChatIndex([...known!, ...passages], WAYS_OF_ASKING);
    has = now;
  }

  /** One reading at a time; changes meanwhile lead to another one. */
  async function refresh(): Promise<void> {
    isStale = true;
    if (isReading) return;
    isReading = true;
    try {
      while (isStale) {
        isStale = false;
        await readPosts();
      }
    } catch (error) {
      log.warn({ err: error }, "the assistant cannot read the entries of the blog");
    } finally {
      isReading = false;
    }
  }

  return {
    read() {
      if (!index) {
        index = siteIndex(config.site);
        // A new listener is told of a gap, and reads.
        changes.subscribe({
          onChange({ kind }) {
            if (kind === "posts") void refresh();
          },
          onGap: () => void refresh(),
          onClose() {},
        });
      }
      return index;
    },
  };
}
