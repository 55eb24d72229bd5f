import * as z from "zod/mini";
import { ERRORS, type ErrorCode } from "#content/errors.ts";
import { type AnyTool, slugOf } from "#tools/define-tool.ts";

/**
 * The OpenAPI 3.1 document, made from the same schemas that validate. Input fields take numbers as well as the text a
 * person would type; the document shows the number, which is what a program sends.
 */
export function openApiDocument(tools: readonly AnyTool[], publicUrl: string) {
  return {
    openapi: "3.1.0",
    info: {
      title: "API de Umbral",
      version: "1.0.0",
      description:
        "Cada herramienta de Umbral es una llamada. Los números admiten coma o punto decimal si se envían como texto. Los errores llegan como application/problem+json con un código del catálogo. Un resultado se vuelve a leer con la cookie que llegó al calcularlo (en curl, -c y -b). Con cuenta, cada cálculo gasta los créditos que dice su herramienta (`credits`); sin cuenta hay tres al día y herramienta.",
    },
    servers: [{ url: publicUrl }],
    paths: {
      "/api/tools": {
        get: {
          operationId: "listTools",
          summary: "Lista de herramientas",
          responses: { 200: jsonResponse("Herramientas", { type: "object" }) },
        },
      },
      ...Object.fromEntries(tools.map((tool) => [`/api/tools/${slugOf(tool)}/runs`, { post: runOperation(tool) }])),
      "/api/runs/{id}": {
        get: {
          operationId: "getRun",
          summary: "Un resultado propio",
          parameters: [pathParameter("id", { type: "string", format: "uuid" })],
          responses: {
            200: jsonResponse("El resultado", { $ref: "#/components/schemas/Run" }),
            ...problems("UNKNOWN_RUN"),
          },
        },
      },
      "/api/runs/{id}/export/{format}": {
        get: {
          operationId: "exportRun",
          summary: "Un resultado propio como archivo",
          parameters: [
            pathParameter("id", { type: "string", format: "uuid" }),
            pathParameter("format", { type: "string", enum: ["pdf", "csv", "xlsx", "txt", "json"] }),
            {
              name: "tabla",
              in: "query",
              description: "Número de tabla, desde 0 (CSV)",
              schema: { type: "integer", minimum: 0 },
            },
            {
              name: "agente",
              in: "query",
              description:
                "Nombre que firma el PDF de quien no ha iniciado sesión; los demás firman con su nombre y su agencia",
              schema: { type: "string", maxLength: 100 },
            },
          ],
          responses: { 200: { description: "El archivo" }, ...problems("UNKNOWN_RUN", "NO_SUCH_EXPORT") },
        },
      },
      "/api/places": {
        get: {
          operationId: "searchPlaces",
          summary: "Busca barrios, municipios y provincias",
          parameters: [
            { name: "q", in: "query", required: true, schema: { type: "string", minLength: 2, maxLength: 80 } },
          ],
          responses: { 200: jsonResponse("Lugares, el más probable primero", { type: "object" }) },
        },
      },
    },
    components: { schemas: { Run: RUN_SCHEMA, Problem: PROBLEM_SCHEMA } },
  };
}

function runOperation(tool: AnyTool) {
  const { $schema: _, ...schema } = z.toJSONSchema(tool.input, { io: "output", unrepresentable: "any" });
  return {
    operationId: `run-${tool.id}`,
    summary: tool.title,
    description: tool.summary,
    parameters: [
      {
        name: "Idempotency-Key",
        in: "header",
        description: "Una repetición con la misma clave y los mismos datos devuelve el primer resultado.",
        schema: { type: "string", maxLength: 200 },
      },
    ],
    requestBody: {
      required: true,
      content: { "application/json": { schema: withoutDefaultsRequired(schema), example: tool.example } },
    },
    responses: {
      201: jsonResponse("Resultado", { $ref: "#/components/schemas/Run" }),
      ...problems(
        "INVALID_INPUT",
        "MALFORMED_REQUEST",
        "INSUFFICIENT_CREDITS",
        "IDEMPOTENCY_CONFLICT",
        "PAYLOAD_TOO_LARGE",
        "ANONYMOUS_LIMIT",
        "ANONYMOUS_NETWORK_LIMIT",
        "RATE_LIMIT",
        "SERVER_ERROR",
      ),
    },
  };
}

/** What has a default need not be sent, though the validated output always has it. */
function withoutDefaultsRequired(schema: object): object {
  if (Array.isArray(schema)) return schema.map((item) => (isObject(item) ? withoutDefaultsRequired(item) : item));
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(schema))
    copy[key] = isObject(value) ? withoutDefaultsRequired(value) : value;
  if (Array.isArray(copy.required) && isObject(copy.properties)) {
    const properties = copy.properties as Record<string, { default?: unknown }>;
    copy.required = copy.required.filter((name: string) => properties[name]?.default === undefined);
  }
  return copy;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function jsonResponse(description: string, schema: object) {
  return { description, content: { "application/json": { schema } } };
}

function pathParameter(name: string, schema: object) {
  return { name, in: "path", required: true, schema };
}

/** Codes that share a status share its answer; the body's `code` tells them apart. */
function problems(...codes: ErrorCode[]) {
  const content = { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } };
  const answers: Record<number, { description: string; content: object }> = {};
  for (const code of codes) {
    const { status, message } = ERRORS[code];
    const before = answers[status] ? `${answers[status].description}\n\n` : "";
    answers[status] = { description: `${before}${code}: ${message}`, content };
  }
  return answers;
}

const RUN_SCHEMA = {
  type: "object",
  required: ["id", "tool", "version", "engine", "title", "createdAt", "input", "result", "text", "sources"],
  properties: {
    id: { type: "string", format: "uuid" },
    tool: { type: "string" },
    version: { type: "integer", description: "Cambia cuando los mismos datos darían otro resultado" },
    engine: { type: "string", description: "embedded, o el modelo externo que haya participado" },
    title: { type: "string" },
    createdAt: { type: "string", format: "date-time" },
    durationMs: { type: "number" },
    input: { type: "object" },
    result: { type: "object" },
    text: { type: "string", description: "El resultado en texto" },
    message: { type: "string", maxLength: 700, description: "El resultado para WhatsApp" },
    sources: { type: "array", items: { type: "object" } },
    tables: { type: "array", items: { type: "string" } },
  },
};

const PROBLEM_SCHEMA = {
  type: "object",
  required: ["type", "title", "status", "code", "requestId"],
  properties: {
    type: { type: "string" },
    title: { type: "string" },
    status: { type: "integer" },
    code: { type: "string", enum: Object.keys(ERRORS) },
    requestId: { type: "string" },
    issues: {
      type: "array",
      items: { type: "object", properties: { path: { type: "string" }, message: { type: "string" } } },
    },
  },
};
