import type { SiteInfo } from "#content/site-info.ts";
import { distinct } from "#domain/assistant/answers/distinct.ts";
import type { Statement } from "#domain/assistant/answers/statement.ts";
import type { AnswerExtras, ChatCard, Citation } from "#domain/assistant/chat/dto.ts";
import { createSupport, type Support } from "#domain/shared/wording/support.ts";
import type { ToolAnswer } from "../answers/assistant-tool.server.ts";

const MOST_CITATIONS = 3;
const MOST_CARDS = 6;

/** Everything that an answer may rest on, as it grows: statements that the model was shown and results of tools. */
export interface Sources {
  readonly support: Support;
  /** A statement as the model reads it, under the name by which it cites it. */
  addStatement(statement: Pick<Statement, "url" | "title" | "attribute" | "text">): {
    id: string;
    title: string;
    text: string;
  };
  addAnswer(answer: ToolAnswer): void;
  /** Whether an address (lower case) is Umbral's own: the assistant never shows another one. */
  namesAddress(address: string): boolean;
  /**
   * Citations and cards below the answer. @param used names of the sources that its sentences rest on, in their order
   */
  extras(used: readonly string[]): AnswerExtras;
}

/** @param site whose addresses may be said; one in a home's words or on a page may be anybody's */
export function createSources(site: Pick<SiteInfo, "origin" | "portalUrl" | "mortgageUrl" | "identity">): Sources {
  const ours = addressesOf(site);
  const support = createSupport();
  const texts: string[] = [];
  const pages = new Map<string, Citation>();
  const citations: Citation[] = [];
  const cards: ChatCard[] = [];
  let last: Pick<AnswerExtras, "quickReplies" | "ask"> = {};
  const add = (text: string, source?: string) => {
    texts.push(text.toLowerCase());
    support.add(text, source);
  };
  return {
    support,
    addStatement({ url, title, attribute, text }) {
      const known = [...pages].find(([, page]) => page.url === url && texts.includes(text.toLowerCase()));
      const id = known?.[0] ?? `p${pages.size + 1}`;
      if (!known) {
        pages.set(id, { title, url });
        add(text, id);
        add(attribute, id);
        // Named in a sentence, it backs that sentence.
        support.add(`[${id}]`, id);
      }
      return { id, title: attribute === title ? title : `${title}: ${attribute}`, text };
    },
    addAnswer({ text, cards: shown = [], citations: cited = [], quickReplies, ask }) {
      add(text);
      for (const card of shown) for (const words of wordsOf(card)) add(words);
      cards.push(...shown);
      citations.push(...cited);
      last = { ...last, ...(quickReplies && { quickReplies }), ...(ask && { ask }) };
    },
    namesAddress: (address) => ours.has(address.replace(/^(https?:\/\/)?(www\.)?/, "").split(/[/?#]/, 1)[0]!),
    extras(used) {
      const named = used.flatMap((id) => pages.get(id) ?? []);
      const all = distinct([...named, ...citations], ({ url }) => url).slice(0, MOST_CITATIONS);
      const shown = distinct(cards, (card) => JSON.stringify(card)).slice(0, MOST_CARDS);
      return { ...(all.length > 0 && { citations: all }), ...(shown.length > 0 && { cards: shown }), ...last };
    },
  };
}

function addressesOf({ origin, portalUrl, mortgageUrl, identity }: Parameters<typeof createSources>[0]): Set<string> {
  const hosts = [origin, portalUrl, mortgageUrl].filter((url) => URL.canParse(url)).map((url) => new URL(url).host);
  const mails = [identity.email, identity.dataProtectionEmail];
  return new Set([...hosts, ...mails].map((address) => address.toLowerCase().replace(/^www\./, "")));
}

/** Every word of a card, but for its addresses. */
export function wordsOf(value: unknown, name = ""): string[] {
  if (typeof value === "string") return name === "url" || name === "photo" || name === "kind" ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((one) => wordsOf(one));
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, one]) => wordsOf(one, key));
  }
  return [];
}
