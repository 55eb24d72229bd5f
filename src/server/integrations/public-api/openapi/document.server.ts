import * as z from "zod/mini";
import { ERRORS, type ErrorCode } from "#content/errors.ts";
import { parseSpanishNumber } from "#domain/shared/schema/spanish-number.ts";
import { type AnyTool, slugOf } from "#tools/define-tool.ts";
import { tools } from "#tools/registry.ts";
import { exampleOutcome } from "../../../tools/runs/tool-example.server.ts";
import type { ToolServices } from "../../../tools/tool-services.server.ts";
import { EXAMPLE_IDS } from "./examples.server.ts";
import { GROUPS, type Operation } from "./operation.server.ts";
import { resourceOperations } from "./operations.server.ts";
import { toolOperations } from "./tool-operations.server.ts";
import { WEBHOOK_MESSAGES } from "./webhook-messages.server.ts";

/**
 * The OpenAPI 3.1 document, made from the same schemas that validate. Input fields take numbers as well as the text a
 * person would type; the document shows the number, which programs send. Results of tools are those of their examples,
 * today.
 */

type Json = Record<string, unknown>;

/** Errors that every call with a key may answer besides. */
export const ALWAYS: readonly ErrorCode[] = [
  "UNAUTHORIZED",
  "INVALID_API_KEY",
  "API_NOT_IN_PLAN",
  "SCOPE_MISSING",
  "RATE_LIMIT",
  "SERVER_ERROR",
];

const IDEMPOTENCY = {
  name: "Idempotency-Key",
  in: "header",
  description:
    "Una repetición con la misma clave y los mismos datos devuelve la primera respuesta y no hace nada más. Se guarda un día; en las herramientas, lo que se guarde el resultado.",
  schema: { type: "string", minLength: 1, maxLength: 200 },
  example: "alta-v102-2026-11-21",
};

const INFO = {
  title: "API de Umbral",
  version: "1.1.0",
  description:
    "Las herramientas, la cartera, los contactos, los leads y los resultados de Umbral, desde tu programa. Los importes son números en la moneda que dice `currency`, las superficies van en metros cuadrados y las horas en UTC (ISO 8601). Los errores llegan como application/problem+json con un código del catálogo. Podemos añadir campos a una respuesta: no cuentes con que no haya más.",
};

const SECURITY_SCHEME = {
  type: "http",
  scheme: "bearer",
  description:
    "Una clave de la API (`umb_…`), que se crea en Integraciones. Hace lo que dicen sus permisos, y nada más.",
};

/** The calls with their examples; those of tools are calculated. */
async function documentedOperations(services: ToolServices): Promise<Operation[]> {
  const runs = new Map<string, { id: string } & Json>();
  for (const tool of tools) runs.set(tool.id, await exampleRun(services, tool));
  return [...resourceOperations(runs.get("borrowing-capacity")!), ...toolOperations(tools, runs)];
}

async function exampleRun(services: ToolServices, tool: AnyTool): Promise<{ id: string } & Json> {
  const { title, input, result, sources } = await exampleOutcome(services, tool);
  return {
    id: EXAMPLE_IDS.run,
    tool: slugOf(tool),
    version: tool.version,
    engine: "embedded",
    title,
    name: null,
    folder: null,
    tags: [],
    isSaved: false,
    createdAt: "2026-11-21T09:30:00.000Z",
    durationMs: 12.4,
    input: tool.example,
    result: JSON.parse(JSON.stringify(result)),
    sources,
    text: tool.textOf(result, input),
    message: tool.messageOf(result, input),
    tables: tool.tablesOf(result, input).map(({ name }) => name),
    isWritten: Boolean(tool.writtenOf?.(result, input)),
  };
}

export async function openApiDocument(services: ToolServices) {
  const operations = await documentedOperations(services);
  const schemas: Json = { Problem: PROBLEM_SCHEMA };
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: described(operation, schemas) };
  }
  const webhooks = Object.fromEntries(
    WEBHOOK_MESSAGES.map(({ type, name, schema, example }) => [
      type,
      {
        post: {
          operationId: `webhook-${type}`,
          summary: name,
          parameters: SIGNATURE_HEADERS,
          requestBody: { required: true, content: { "application/json": { schema: jsonSchema(schema), example } } },
          responses: { "2XX": { description: "Recibido. Con otra respuesta lo volvemos a enviar." } },
        },
      },
    ]),
  );
  return {
    openapi: "3.1.0",
    info: INFO,
    servers: [{ url: services.config.publicUrl }],
    security: [{ apiKey: [] }],
    tags: Object.values(GROUPS).map((name) => ({ name })),
    paths,
    webhooks,
    components: { securitySchemes: { apiKey: SECURITY_SCHEME }, schemas },
  };
}

function described(operation: Operation, schemas: Json): Json {
  const { id, method, group, summary, description, scope, isOpen, params = {}, query, body } = operation;
  const errors = [...(operation.errors ?? []), ...ALWAYS.filter((code) => !isOpen || code !== "UNAUTHORIZED")];
  return {
    operationId: id,
    tags: [GROUPS[group]],
    summary,
    ...(description && { description }),
    ...(scope && { "x-scope": scope }),
    ...(isOpen && { security: [{ apiKey: [] }, {}] }),
    parameters: [
      ...Object.entries(params).map(([name, param]) => ({ name, in: "path", required: true, ...param })),
      ...(query ? queryParameters(query) : []),
      ...(method === "get" ? [] : [IDEMPOTENCY]),
    ],
    ...(body && { requestBody: bodyOf(body) }),
    responses: { [operation.answer.status]: answered(operation, schemas), ...problems(errors) },
  };
}

function bodyOf({ schema, example }: NonNullable<Operation["body"]>): Json {
  const json = jsonSchema(schema);
  return { required: true, content: { "application/json": { schema: json, example: asProgram(json, example) } } };
}

/** A value that a form sends as text (`"si"`), in the form that a program sends. */
function asProgram(schema: unknown, value: unknown): unknown {
  const { type, properties } = (schema ?? {}) as { type?: string; properties?: Json };
  if (type === "boolean" && typeof value === "string") return value === "si";
  if ((type === "number" || type === "integer") && typeof value === "string") return parseSpanishNumber(value) ?? value;
  if (!isObject(value) || !properties) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, asProgram(properties[name], one)]));
}

function answered({ answer }: Operation, schemas: Json): Json {
  const headers = RATE_HEADERS;
  if ("mediaTypes" in answer) {
    const content = Object.fromEntries(answer.mediaTypes.map((type) => [type, {}]));
    return { description: answer.description, headers, content };
  }
  const { name, schema, example } = answer;
  const whole = open(jsonSchema(schema));
  // A list of something that has a name shows the name of its rows.
  const rows = (whole.properties as Record<string, { items?: Json }> | undefined)?.data?.items;
  const row = rows ?? whole;
  if (name) schemas[name] ??= structuredClone(row);
  const named = name ? { $ref: `#/components/schemas/${name}` } : row;
  const shown = rows
    ? { ...whole, properties: { ...(whole.properties as Json), data: { type: "array", items: named } } }
    : named;
  return { description: answer.description, headers, content: { "application/json": { schema: shown, example } } };
}

function queryParameters({ schema, notes = {}, example = {} }: NonNullable<Operation["query"]>): Json[] {
  const { properties = {}, required = [] } = jsonSchema(schema) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: "query",
    schema: of,
    ...(required.includes(name) && { required: true }),
    ...(notes[name] && { description: notes[name] }),
    ...(example[name] !== undefined && { example: example[name] }),
  }));
}

function jsonSchema(schema: z.ZodMiniType): Json {
  const of = (io: "input" | "output") => {
    const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
    return json as Json;
  };
  return withoutDefaultsRequired(stated(of("output"), of("input"))) as Json;
}

/** A field that is transformed from typed text describes nothing itself, so the schema of the input is used. */
function stated(output: unknown, input: unknown): unknown {
  if (!isObject(output) || !isObject(input)) return output;
  const isSilent = Object.keys(output).every((key) => key === "default");
  if (isSilent) return { ...input, ...output };
  return Object.fromEntries(Object.entries(output).map(([key, value]) => [key, stated(value, (input as Json)[key])]));
}

/** A field with a default need not be sent, though the validated output always has it. */
function withoutDefaultsRequired(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutDefaultsRequired);
  if (!isObject(schema)) return schema;
  const copy: Json = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, withoutDefaultsRequired(value)]),
  );
  if (Array.isArray(copy.required) && isObject(copy.properties)) {
    const properties = copy.properties as Record<string, { default?: unknown }>;
    copy.required = copy.required.filter((name: string) => properties[name]?.default === undefined);
  }
  return copy;
}

/** Answers may grow. */
function open(schema: Json): Json {
  const copy = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, isObject(value) ? open(value as Json) : value]),
  );
  if (copy.additionalProperties === false) delete copy.additionalProperties;
  return copy;
}

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const header = (description: string) => ({ description, schema: { type: "integer" } });
const RATE_HEADERS = {
  "RateLimit-Limit": header("Peticiones por minuto de tus claves"),
  "RateLimit-Remaining": header("Las que quedan"),
  "RateLimit-Reset": header("Segundos hasta que vuelven a estar todas"),
};

const SIGNATURE_HEADERS = [
  ["webhook-id", "El id del aviso: si llega dos veces, es el mismo"],
  ["webhook-timestamp", "Segundos desde 1970, de este intento"],
  ["webhook-signature", "Firmas `v1,` separadas por espacios; basta con que una valga"],
].map(([name, description]) => ({ name, in: "header", required: true, description, schema: { type: "string" } }));

/** Codes that share a status share its answer; the body's `code` distinguishes them. */
function problems(codes: readonly ErrorCode[]): Json {
  const answers: Record<number, { description: string; content: object }> = {};
  for (const code of codes) {
    const { status, message } = ERRORS[code];
    const example = {
      type: `urn:umbral:error:${code.toLowerCase().replaceAll("_", "-")}`,
      title: message,
      status,
      code,
      requestId: "5a1f0c3e-8d2b-4a67-9e10-2c4b6d8f0a13",
    };
    const content = { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" }, example } };
    const known = answers[status];
    if (known) known.description += `\n\n${code}: ${message}`;
    else answers[status] = { description: `${code}: ${message}`, content };
  }
  return answers;
}

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
