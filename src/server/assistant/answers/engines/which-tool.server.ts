import * as z from "zod/mini";
import type { ToolCard } from "#content/tool-card.ts";
import { numbersIn } from "#domain/assistant/answers/cited-figures.ts";
import { distinct } from "#domain/assistant/answers/distinct.ts";
import type { Statement } from "#domain/assistant/answers/statement.ts";
import type { ChatCard } from "#domain/assistant/chat/dto.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { allTools } from "#tools/tool-cards.ts";
import { defineAssistantTool, type ToolAnswer, type ToolContext } from "../assistant-tool.server.ts";
import { searchAnswer } from "./search-pages.server.ts";

const MOST_TOOLS = 3;
/** Asked for a tool, one that may do it is worth naming. */
const LEAST_SURENESS = 0.05;
/** A page whose score lies so far above any tool's answers in its place. */
const FAR_ABOVE = 8;
/** Said of every tool: there is none that somebody has to wait for. */
const OPEN = "Ya se puede usar.";

/** Tools that do something. */
export const whichTool = defineAssistantTool({
  name: "which_tool",
  description: "Dice qué herramienta de Umbral sirve para algo («escribir un anuncio», «amueblar una foto»).",
  input: z.object({ query: z.string().check(z.maxLength(1_000)) }),
  async run(context, { query }) {
    return whichToolAnswer(context, query) ?? searchAnswer(context, query) ?? catalogueAnswer();
  },
});

/** @returns null where no tool does it */
export function whichToolAnswer({ index }: Pick<ToolContext, "index">, query: string): ToolAnswer | null {
  const found = index.search(query);
  const toolOf = ({ url }: Statement) => allTools.find(({ path }) => path === url.split("#", 1)[0]);
  const [first] = found;
  // "¿Dónde apunto lo que busca un comprador?" is done in the panel, with no tool.
  const nearest = found.find(({ statement }) => toolOf(statement));
  if (first && nearest && first.score - nearest.score > FAR_ABOVE) return null;
  const named = distinct(
    found.flatMap(({ statement, sureness }) => {
      const tool = toolOf(statement);
      return tool && sureness >= LEAST_SURENESS ? [tool] : [];
    }),
    ({ path }) => path,
  ).slice(0, MOST_TOOLS);
  const [best, ...others] = named;
  if (!best) return null;
  const also = others.length > 0 ? ` También se le parece: ${listed(others.map(({ title }) => title))}.` : "";
  return toolAnswer(`Para eso está «${best.title}» (${best.path}). ${best.summary} ${OPEN}${also}`, named);
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
