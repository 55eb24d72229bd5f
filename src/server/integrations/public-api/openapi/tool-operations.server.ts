import * as z from "zod/mini";
import { publicRunResult } from "#domain/integrations/api/run-resource.ts";
import { answerList, answerText } from "#domain/shared/schema/answers.ts";
import { text } from "#domain/shared/schema/text.ts";
import { type AnyTool, slugOf } from "#tools/define-tool.ts";
import { findLocally } from "../../../tools/places/places.server.ts";
import { EXAMPLE_IDS } from "./examples.server.ts";
import { type Operation, UUID } from "./operation.server.ts";

/** The calls that were there before `/api/v1`, which the pages use too: tools, their results, places. */

const toolLine = z.object({
  slug: answerText(),
  title: answerText(),
  summary: answerText(),
  module: answerText(),
  version: z.int(),
  /** Credits that one use costs an account. */
  credits: z.int(),
  page: answerText(),
});

const place = z.object({
  id: answerText(),
  kind: answerText(),
  name: answerText(),
  /** Distinguishes the place from its namesakes. */
  context: answerText(),
  latitude: z.number(),
  longitude: z.number(),
  /** INE codes. */
  municipalityCode: z.optional(answerText()),
  provinceCode: z.optional(answerText()),
  province: z.optional(answerText()),
  country: answerText(),
  currency: answerText(),
  radiusM: z.number(),
  population: z.number(),
});

const toolLineOf = (tool: AnyTool) => ({
  slug: slugOf(tool),
  title: tool.title,
  summary: tool.summary,
  module: tool.module,
  version: tool.version,
  credits: tool.credits,
  page: tool.path,
});

/** @param runs a result of each tool's example */
export function toolOperations(tools: readonly AnyTool[], runs: ReadonlyMap<string, object>): Operation[] {
  const first = runs.get(tools[0]!.id)!;
  return [
    {
      id: "listTools",
      method: "get",
      path: "/api/tools",
      group: "herramientas",
      scope: null,
      isOpen: true,
      summary: "Lista las herramientas",
      answer: {
        status: 200,
        description: "Todas, con lo que cuestan",
        schema: z.object({ tools: answerList(toolLine) }),
        example: { tools: tools.map(toolLineOf) },
      },
    },
    ...tools.map(
      (tool): Operation => ({
        id: `run-${tool.id}`,
        method: "post",
        path: `/api/tools/${slugOf(tool)}/runs`,
        group: "herramientas",
        scope: "tools:run",
        isOpen: true,
        summary: tool.title,
        description: `${tool.summary} Cuesta ${tool.credits} ${tool.credits === 1 ? "crédito" : "créditos"}.`,
        body: { schema: tool.input as unknown as z.ZodMiniType, example: tool.example },
        answer: {
          status: 201,
          description: "El resultado",
          schema: publicRunResult,
          name: "Run",
          example: runs.get(tool.id)!,
        },
        errors: [
          "INVALID_INPUT",
          "MALFORMED_REQUEST",
          "INSUFFICIENT_CREDITS",
          "IDEMPOTENCY_CONFLICT",
          "PAYLOAD_TOO_LARGE",
          "ANONYMOUS_LIMIT",
          "ANONYMOUS_NETWORK_LIMIT",
        ],
      }),
    ),
    {
      id: "readRun",
      method: "get",
      path: "/api/runs/{id}",
      group: "herramientas",
      scope: "runs:read",
      isOpen: true,
      summary: "Lee el resultado que acabas de calcular",
      description: "Sin clave se lee con la cookie que llegó al calcularlo (en curl, `-c` y `-b`).",
      params: { id: { schema: UUID, example: EXAMPLE_IDS.run } },
      answer: {
        status: 200,
        description: "El resultado",
        schema: publicRunResult,
        name: "Run",
        example: first,
      },
      errors: ["UNKNOWN_RUN", "RUN_PURGED"],
    },
    {
      id: "exportRun",
      method: "get",
      path: "/api/runs/{id}/export/{format}",
      group: "herramientas",
      scope: "runs:read",
      isOpen: true,
      summary: "Descarga un resultado como archivo",
      description: "El PDF lo firma la persona para la que actúa la clave, con su agencia.",
      params: {
        id: { schema: UUID, example: EXAMPLE_IDS.run },
        format: {
          schema: { type: "string", enum: ["pdf", "csv", "xlsx", "docx", "txt", "json", "ics"] },
          example: "xlsx",
        },
      },
      query: {
        schema: z.object({
          tabla: z.optional(z.int().check(z.minimum(0))),
          agente: z.optional(text({ max: 100 })),
        }),
        notes: {
          tabla: "Número de tabla, desde 0 (CSV).",
          agente: "Nombre que firma el PDF de quien llama sin clave ni sesión.",
        },
      },
      answer: {
        status: 200,
        description: "El archivo",
        mediaTypes: [
          "application/pdf",
          "text/csv",
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
          "text/plain",
          "application/json",
          "text/calendar",
        ],
      },
      errors: ["UNKNOWN_RUN", "RUN_PURGED", "NO_SUCH_EXPORT"],
    },
    {
      id: "searchPlaces",
      method: "get",
      path: "/api/places",
      group: "lugares",
      scope: null,
      isOpen: true,
      summary: "Busca códigos postales, barrios, distritos, municipios y provincias",
      query: {
        schema: z.object({ q: text({ max: 160 }).check(z.minLength(2)) }),
        notes: { q: "Lo que escribe la persona." },
        example: { q: "ruzafa" },
      },
      answer: {
        status: 200,
        description: "El más probable primero",
        schema: z.object({ places: answerList(place), isAddress: z.boolean() }),
        example: findLocally("ruzafa", 1),
      },
    },
  ];
}
