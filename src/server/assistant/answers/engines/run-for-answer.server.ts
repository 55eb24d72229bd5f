import { createHash } from "node:crypto";
import { type CitedFigures, numbersIn } from "#domain/assistant/answers/cited-figures.ts";
import type { ChatCard, Citation } from "#domain/assistant/chat/dto.ts";
import { type ResultFigure, writeFigureAmount } from "#domain/tools/result-figure.ts";
import type { AnyTool } from "#tools/define-tool.ts";
import { AppError } from "../../../platform/app-error.server.ts";
import type { ToolRun } from "../../../platform/db/tables/tools-runs.server.ts";
import { runTool } from "../../../tools/runs/run-tool.server.ts";
import type { ToolAnswer, ToolContext } from "../assistant-tool.server.ts";

/** Runs of the product's tools that the assistant makes: kept, charged and limited as on the tool's own page. */

/**
 * The run, or the answer that says why there is none. The same conversation sent again (a connection that broke) finds the first
 * run and is not charged twice.
 */
export async function runForAnswer(
  { services, actor, network, request, today }: ToolContext,
  tool: AnyTool,
  raw: unknown,
): Promise<{ run: ToolRun } | { refusal: ToolAnswer }> {
  const idempotencyKey = createHash("sha256")
    .update(JSON.stringify([today, request.messages, tool.version, raw]))
    .digest("base64url");
  try {
    return { run: await runTool(services, tool, raw, { actor, network, idempotencyKey: `chat-${idempotencyKey}` }) };
  } catch (error) {
    if (error instanceof AppError) return { refusal: refusalOf(error, tool) };
    throw error;
  }
}

const PRICES: Citation = { title: "Planes y precios", url: "/precios" };

function refusalOf(error: AppError, tool: AnyTool): ToolAnswer {
  const page: Citation = { title: tool.title, url: tool.path };
  const refused = (text: string, citations: Citation[]): ToolAnswer => ({
    text,
    figures: [],
    citations,
    isDone: false,
  });
  switch (error.code) {
    case "INSUFFICIENT_CREDITS":
      return refused(`${error.message} Lo que has dicho vale: en la página de la herramienta lo tendrás a mano.`, [
        { title: "Plan y créditos", url: "/dashboard/plan" },
        PRICES,
      ]);
    case "ANONYMOUS_LIMIT":
    case "ANONYMOUS_NETWORK_LIMIT":
      return refused(error.message, [{ title: "Crear una cuenta", url: "/auth?mode=signup" }, PRICES]);
    case "INVALID_INPUT": {
      const issues = (error.issues ?? []).map(({ message }) => message.replace(/\.$/, ""));
      // "Elige una moneda de la lista" is said to somebody before a form, and no list stands in a conversation.
      const told = issues.filter((issue) => !/^(Elige|Escribe|Rellena|Marca|Selecciona)\b/.test(issue));
      const text =
        told.length > 0
          ? `No puedo calcularlo así: ${told.join(". ")}.`
          : "Con esos datos no me sale el cálculo: me falta uno o no encaja. Dímelos otra vez con la moneda y el lugar, o sigue en la página de la herramienta.";
      return { ...refused(text, [page]), figures: numbersIn(text) };
    }
    default:
      return refused(`${error.message} Prueba en la página de la herramienta.`, [page]);
  }
}

type ResultCard = Extract<ChatCard, { kind: "result" }>;

/** A kept run as a card, its numbers remembered. */
export function resultCard(
  cited: CitedFigures,
  tool: AnyTool,
  run: ToolRun,
  rows: ResultCard["rows"],
): ResultCard | undefined {
  const figure = run.figure as ResultFigure | null;
  if (!figure) return undefined;
  const { label, value, range80, perMonth, tag } = figure;
  const money = (amount: number) => `${cited.quote(writeFigureAmount(figure, amount))}${perMonth ? " al mes" : ""}`;
  const range = range80 && { low: money(range80.low), high: money(range80.high) };
  return {
    kind: "result",
    title: cited.quote(run.title),
    figure: {
      label: tag ? `${cited.quote(label)} (${cited.quote(tag.toLowerCase())})` : cited.quote(label),
      value: value === null ? `Entre ${range?.low} y ${range?.high}` : money(value),
      ...range,
    },
    rows,
    sources: tool.sourcesOf(run.result, run.parsedInput).map(({ label, title, date, url, tag }) => ({
      label: cited.quote(`${label}: ${title}`),
      date: cited.quote(date),
      ...(url !== undefined && { url }),
      ...(tag !== undefined && { tag }),
    })),
    open: { label: "Abrir el resultado", url: `${tool.path}?resultado=${run.id}` },
  };
}
