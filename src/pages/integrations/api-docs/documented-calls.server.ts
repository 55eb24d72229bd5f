import { ERRORS, type ErrorCode } from "#content/errors.ts";
import { API_SCOPE_NAMES, type ApiScope } from "#domain/integrations/api/scopes.ts";
import type { Services } from "#server/boot/services.server.ts";
import { ALWAYS, openApiDocument } from "#server/integrations/public-api/openapi/document.server.ts";
import { type FieldRow, fieldRows } from "./schema-rows.ts";

/** One call, as the page shows it. */
export interface ShownCall {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string | undefined;
  /** Scope that a key needs for it. */
  scope: { id: string; name: string } | null;
  isOpen: boolean;
  parameters: { name: string; description: string | undefined; isRequired: boolean }[];
  fields: FieldRow[];
  curl: string;
  /** An answer, where it is no file. */
  answer: string | null;
  /** Beside those of every call. */
  errors: { status: string; lines: string[] }[];
}

export interface ShownGroup {
  name: string;
  anchor: string;
  calls: ShownCall[];
}

interface Content {
  schema?: object;
  example?: unknown;
}

interface Call {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  "x-scope"?: ApiScope;
  security?: unknown;
  parameters: { name: string; in: string; description?: string; required?: boolean; example?: string }[];
  requestBody?: { content: { "application/json": { schema: object; example: unknown } } };
  responses: Record<string, { description: string; content?: Record<string, Content> }>;
}

/** Characters shown of an answer: results of tools are long, and the document has them whole. */
const LONGEST_ANSWER = 1_800;

const lineOf = (code: ErrorCode) => `${code}: ${ERRORS[code].message}`;
const COMMON = new Set(ALWAYS.map(lineOf));

/** The OpenAPI document as the page shows it, by groups. */
export async function documentedCalls(services: Services) {
  const { paths, tags, webhooks } = await openApiDocument(services);
  const { publicUrl } = services.config;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => {
      const known = call as unknown as Call;
      return { group: known.tags[0]!, call: shown(known, { method: method.toUpperCase(), path, publicUrl }) };
    }),
  );
  const groups: ShownGroup[] = tags.map(({ name }) => ({
    name,
    anchor: name.toLowerCase(),
    calls: calls.flatMap(({ group, call }) => (group === name ? [call] : [])),
  }));
  const [, { post: message }] = Object.entries(webhooks)[0]!;
  return {
    publicUrl,
    groups,
    errors: ALWAYS.map((code) => ({ status: String(ERRORS[code].status), lines: [lineOf(code)] })),
    events: Object.entries(webhooks).map(([type, { post }]) => ({ type, name: post.summary })),
    message: JSON.stringify(message.requestBody.content["application/json"].example, null, 2),
  };
}

function shown(
  call: Call,
  { method, path, publicUrl }: { method: string; path: string; publicUrl: string },
): ShownCall {
  const body = call.requestBody?.content["application/json"];
  const scope = call["x-scope"];
  const success = Object.entries(call.responses).find(([status]) => status.startsWith("2"))![1];
  const example = success.content?.["application/json"]?.example;
  return {
    id: call.operationId,
    method,
    path,
    summary: call.summary,
    description: call.description,
    scope: scope ? { id: scope, name: API_SCOPE_NAMES[scope] } : null,
    isOpen: call.security !== undefined,
    // Headers that every call takes are described once.
    parameters: call.parameters.flatMap(({ name, in: where, description, required }) =>
      where === "header" ? [] : [{ name, description, isRequired: required === true }],
    ),
    fields: body ? fieldRows(body.schema) : [],
    curl: curlOf(call, { method, address: `${publicUrl}${addressOf(call, path)}` }),
    answer: example === undefined ? null : clipped(JSON.stringify(example, null, 2)),
    errors: Object.entries(call.responses).flatMap(([status, { description }]) => {
      const lines = status.startsWith("2") ? [] : description.split("\n\n").filter((line) => !COMMON.has(line));
      return lines.length > 0 ? [{ status, lines }] : [];
    }),
  };
}

/** Address with the ids and the query of the example. */
function addressOf({ parameters }: Call, path: string): string {
  const example = (name: string) => parameters.find((parameter) => parameter.name === name)?.example ?? name;
  const query = new URLSearchParams(
    parameters.flatMap(({ name, in: where, example }) =>
      where === "query" && example !== undefined ? [[name, example]] : [],
    ),
  );
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => example(name));
  return query.size > 0 ? `${filled}?${query}` : filled;
}

function curlOf({ requestBody }: Call, { method, address }: { method: string; address: string }): string {
  const body = requestBody?.content["application/json"];
  return [
    `curl ${method === "GET" ? "" : `-X ${method} `}'${address}'`,
    "-H 'Authorization: Bearer umb_…'",
    ...(method === "GET" ? [] : ["-H 'Idempotency-Key: una-clave-tuya'"]),
    ...(body
      ? [
          "-H 'Content-Type: application/json'",
          `-d '${JSON.stringify(body.example, null, 2).replaceAll("'", "\\u0027")}'`,
        ]
      : []),
  ].join(" \\\n  ");
}

const clipped = (text: string) =>
  text.length <= LONGEST_ANSWER ? text : `${text.slice(0, text.lastIndexOf("\n", LONGEST_ANSWER))}\n  …`;
