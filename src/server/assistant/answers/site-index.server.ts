import { setImmediate } from "node:timers/promises";
import { ASKED_AS, linesOf } from "#content/assistant/asked-as/asked-as.ts";
import type { SiteInfo } from "#content/site-info.ts";
import type { Statement } from "#domain/assistant/answers/statement.ts";
import {
  type AnswerIndex,
  createAnswerIndex,
  createAnswerIndexInTurns,
} from "#domain/assistant/ranking/answer-index.ts";
import { learnedRanker } from "#domain/assistant/ranking/learned-ranker.ts";
import { allTools } from "#tools/tool-cards.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import { readPublishedPosts } from "../../site/posts/published-posts.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { articleSections } from "../statements/sections-articles.server.ts";
import { siteStatements } from "../statements/statements.server.ts";
import { knownArticles } from "./known-articles.server.ts";

/** Older news is rarely asked for, and every post makes a search longer. */
const MOST_POSTS = 100;

/** How people ask for each page, in other words than its own. By address; none is shown anywhere. */
export const WAYS_OF_ASKING: ReadonlyMap<string, readonly string[]> = new Map([
  ...ASKED_AS,
  ...allTools.map(({ path, askedAs }): [string, readonly string[]] => [path, linesOf(askedAs)]),
]);

/** Statements of a day, and the index over them. */
interface Built {
  today: string;
  statements: readonly Statement[];
  index: AnswerIndex;
}

let built: Built | undefined;

function builtOn(site: SiteInfo, today: string): Built {
  if (built?.today !== today) {
    const statements = siteStatements(knownArticles(), site, today);
    built = { today, statements, index: createAnswerIndex(statements, learnedRanker(), WAYS_OF_ASKING) };
  }
  return built;
}

/** While others are answered: a day or a post that begins holds nobody up. */
const indexInTurns = (statements: readonly Statement[]) =>
  createAnswerIndexInTurns(statements, learnedRanker(), WAYS_OF_ASKING, () => setImmediate());

async function builtInTurns(site: SiteInfo, today: string): Promise<Built> {
  if (built?.today === today) return built;
  const statements = siteStatements(knownArticles(), site, today);
  built = { today, statements, index: await indexInTurns(statements) };
  return built;
}

/**
 * The index over everything that the site says, made once a process and day: rates and rules come into force, and go.
 *
 * @param today ISO date
 */
export const siteIndex = (site: SiteInfo, today: string): AnswerIndex => builtOn(site, today).index;

/** Texts of the site and posts of its administration, as far as this process has heard of them. */
export interface CurrentIndex {
  /** Answers at once: later publications are found a moment later. */
  read(): AnswerIndex;
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
  now,
}: Pick<ToolServices, "config" | "database" | "changes" | "log" | "now">): CurrentIndex {
  let index: AnswerIndex | undefined;
  /** Entries that the index has, with the moment of their last change, and its day. */
  let has = "";
  let isReading = false;
  let isStale = false;
  const today = () => isoDateInMadrid(now());

  async function readPosts(): Promise<void> {
    const posts = await readPublishedPosts(database.db, MOST_POSTS);
    const day = today();
    const holds = [day, ...posts.map(({ slug, updatedAt }) => `${slug} ${updatedAt.getTime()}`)].join("\n");
    if (holds === has) return;
    const { statements, index: site } = await builtInTurns(config.site, day);
    const entries = posts.flatMap((post) => articleSections({ ...post, summary: post.description }));
    index = entries.length === 0 ? site : await indexInTurns([...statements, ...entries]);
    has = holds;
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
        index = siteIndex(config.site, today());
        has = today();
        // A new listener is told of a gap, and reads.
        changes.subscribe({
          onChange({ kind }) {
            if (kind === "posts") void refresh();
          },
          onGap: () => void refresh(),
          onClose() {},
        });
      }
      // The first question of a day is answered by yesterday's rates while today's are read.
      else if (!has.startsWith(today())) void refresh();
      return index;
    },
  };
}
