import * as z from "zod/mini";
import type { ToolCard } from "#content/tool-card.ts";
import { numbersIn } from "#domain/assistant/answers/cited-figures.ts";
import type { ChatCard } from "#domain/assistant/chat/dto.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { allTools } from "#tools/tool-cards.ts";
import { defineAssistantTool, type ToolAnswer, type ToolContext } from "../assistant-tool.server.ts";

const MOST_TOOLS = 3;
/** Asked for a tool, one that does a part of it is worth naming. */
const LEAST_COVERAGE = 0.35;
/** Factor by which a page's score must exceed that of any tool. */
const CLEARER = 1.3;
/** Said of every tool: there is none that somebody has to wait for. */
const OPEN = "Ya se puede usar.";

/** Tools that do something. */
export const whichTool = defineAssistantTool({
  name: "which_tool",
  description: "Dice qué herramienta de Umbral sirve para algo («escribir un anuncio», «amueblar una foto»).",
  input: z.object({ query: z.string().check(z.maxLength(1_000)) }),
  async run(context, { query }) {
    return whichToolAnswer(context, query) ?? catalogueAnswer();
  },
});

/** @returns null where no tool does it */
export function whichToolAnswer({ index }: Pick<ToolContext, "index">, query: string): ToolAnswer | null {
  const found = index.search(query);
  const named = found
    .filter(({ coverage }) => coverage >= LEAST_COVERAGE)
    .flatMap(({ passage, score }) =>
      allTools.filter(({ path }) => path === passage.url).map((tool) => ({ tool, score })),
    );
  const [best, ...others] = named.slice(0, MOST_TOOLS).map(({ tool }) => tool);
  if (!best) return null;
  // "¿Dónde apunto lo que busca un comprador?" is done in the panel, with no tool.
  const [clearest] = found;
  const page = clearest && clearest.score > CLEARER * named[0]!.score ? clearest.passage : null;
  const also = others.length > 0 ? ` También se le parece: ${listed(others.map(({ title }) => title))}.` : "";
  const answer = toolAnswer(`Para eso está «${best.title}». ${best.summary} ${OPEN}${also}`, [best, ...others]);
  if (!page) return answer;
  const first = { title: page.title, url: page.url };
  return {
    ...answer,
    text: `Lo explica «${page.title}». Y de las herramientas se le parece «${best.title}». ${best.summary} ${OPEN}${also}`,
    figures: numbersIn(`${page.title} ${answer.text} ${JSON.stringify(answer.cards)}`),
    citations: [first, ...(answer.citations ?? [])],
  };
}

function catalogueAnswer(): ToolAnswer {
  return {
    ...toolAnswer(
      `No encuentro una herramienta para eso. Puedes usar: ${listed(allTools.map(({ title }) => title))}. El catálogo las tiene todas.`,
      allTools.slice(0, MOST_TOOLS),
    ),
    citations: [{ title: "Herramientas", url: "/herramientas" }],
    isDone: false,
  };
}

function toolAnswer(text: string, named: readonly ToolCard[]): ToolAnswer {
  const cards = named.map(({ title, summary, path }): ChatCard => ({ kind: "tool", title, url: path, summary }));
  return {
    text,
    figures: numbersIn(`${text} ${cards.map((card) => (card.kind === "tool" ? card.summary : "")).join(" ")}`),
    citations: [
      ...named.map(({ title, path }) => ({ title, url: path })),
      { title: "Herramientas", url: "/herramientas" },
    ],
    cards,
    isDone: true,
  };
}
