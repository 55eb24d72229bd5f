import * as z from "zod/mini";
import { answerInstant, answerList, answerText } from "#domain/shared/schema/answers.ts";
import { type ResultFigure, writeFigureAmount } from "#domain/tools/result-figure.ts";
import { type AnyTool, type ResultSource, slugOf } from "#tools/define-tool.ts";
import { tools } from "#tools/registry.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { offeredHome } from "../../portfolio/homes/keep-home.server.ts";
import { runTool } from "../../tools/runs/run-tool.server.ts";
import { ADDS, IDEMPOTENCY_FIELD, inputSchemaOf, type McpTool, outputSchemaOf } from "./mcp-tool.server.ts";

/** Every tool of the catalogue, run for an assistant as the pages run it: kept, with its home, and charged. */

const figure = z.object({
  label: answerText(),
  value: z.nullable(z.number()),
  range80: z.optional(z.object({ low: z.number(), high: z.number() })),
  range50: z.optional(z.object({ low: z.number(), high: z.number() })),
  isEstimate: z.optional(z.boolean()),
  currency: answerText(),
  perMonth: z.optional(z.boolean()),
  tag: z.optional(answerText()),
});

const toolResult = z.object({
  id: z.uuid(),
  /** The page of the result, for its owner. */
  url: answerText(),
  tool: answerText(),
  title: answerText(),
  createdAt: answerInstant(),
  credits: z.int(),
  homeId: z.nullable(z.uuid()),
  figure: z.nullable(figure),
  message: answerText(),
  sources: answerList(
    z.object({
      label: answerText(),
      title: answerText(),
      url: z.optional(answerText()),
      date: answerText(),
      tag: z.optional(answerText()),
    }),
  ),
});

const HOME_FIELD = {
  type: "string",
  format: "uuid",
  description:
    "Opcional. id de una vivienda de la cartera (buscar_viviendas): lo que no digas de ella se toma de su ficha.",
};

export const TOOL_TOOLS: readonly McpTool[] = tools.map(toolOf);

function toolOf(tool: AnyTool): McpTool {
  const isOfHomes = tool.fillFrom !== undefined;
  const cost = `Gasta ${tool.credits} ${tool.credits === 1 ? "crédito" : "créditos"} y guarda el resultado.`;
  return {
    name: slugOf(tool).replaceAll("-", "_"),
    title: tool.title,
    description: `${tool.summary} ${cost} Da siempre el rango y las fuentes con la cifra.`,
    scope: "tools:run",
    spends: "write",
    annotations: ADDS,
    inputSchema: {
      ...inputSchemaOf(tool.input, { idempotencyKey: IDEMPOTENCY_FIELD, ...(isOfHomes && { homeId: HOME_FIELD }) }),
      examples: [tool.example],
    },
    outputSchema: outputSchemaOf(toolResult),
    async call(services, { actor, network }, { homeId: chosen, ...args }, { idempotencyKey }) {
      const { db } = services.database;
      const homeId = isOfHomes && chosen !== undefined ? z.uuid().safeParse(chosen).data : undefined;
      const known = homeId === undefined ? null : await offeredHome(db, actor, homeId);
      if (isOfHomes && chosen !== undefined && !known) throw new AppError("UNKNOWN_HOME");
      const input = known
        ? laidOver(tool.fillFrom!(known.home, known.apart, known.place, known.valuation), args)
        : args;
      const run = await runTool(services, tool, input, { actor, network, idempotencyKey, homeId: known?.id });
      const url = `${services.config.publicUrl}${tool.path}?resultado=${run.id}`;
      const sources: ResultSource[] = tool.sourcesOf(run.result, run.parsedInput);
      const stated = run.figure && figureText(run.figure);
      return {
        text: [
          run.title,
          stated,
          tool.textOf(run.result, run.parsedInput),
          `Fuentes:\n${sources.map(sourceText).join("\n")}`,
          `Resultado completo: ${url}`,
        ]
          .filter(Boolean)
          .join("\n\n"),
        structured: {
          id: run.id,
          url,
          tool: slugOf(tool),
          title: run.title,
          createdAt: run.createdAt.toISOString(),
          credits: run.credits,
          homeId: run.propertyId,
          figure: run.figure,
          message: tool.messageOf(run.result, run.parsedInput),
          sources: sources.map(({ label, title, url, date, tag }) => ({
            label,
            title,
            date,
            ...(url !== undefined && { url }),
            ...(tag !== undefined && { tag }),
          })),
        },
      };
    },
  };
}

/** Given values win; the home supplies the rest. */
function laidOver(below: Record<string, unknown>, above: Record<string, unknown>): Record<string, unknown> {
  const over = Object.entries(above).map(([field, value]) => {
    const under = below[field];
    return [field, isRecord(under) && isRecord(value) ? laidOver(under, value) : value];
  });
  return { ...below, ...Object.fromEntries(over) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function figureText(figure: ResultFigure): string {
  const { label, value, range80, perMonth, tag } = figure;
  const money = (amount: number) => `${writeFigureAmount(figure, amount)}${perMonth ? " al mes" : ""}`;
  const range = range80 && `entre ${money(range80.low)} y ${money(range80.high)} en 8 de cada 10 casos`;
  const parts = [value === null ? null : money(value), range, tag].filter(Boolean);
  return `${label}: ${parts.join("; ")}`;
}

const sourceText = ({ label, title, date, url, tag }: ResultSource): string =>
  `- ${label}: ${title} (${[date, tag].filter(Boolean).join(", ")})${url ? ` ${url}` : ""}`;
