import type { ToolAnnotations } from "@modelcontextprotocol/sdk/types.js";
import * as z from "zod/mini";
import type { ApiScope } from "#domain/integrations/api/scopes.ts";
import type { KeyCaller } from "../../accounts/access/app-env.server.ts";
import type { Spending } from "../../accounts/keys/key-limit.server.ts";
import { AppError, fieldIssues } from "../../platform/app-error.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";

/** Shape of every tool that assistants are offered: permission, input, answer. */

export interface McpCaller extends Pick<KeyCaller, "actor" | "scopes" | "spend"> {
  /** Network of the caller in the form that limits count. */
  network: string;
}

export type JsonSchema = { type: "object"; properties?: Record<string, object>; [key: string]: unknown };

export interface McpTool {
  name: string;
  title: string;
  /** For the assistant, which chooses by it. */
  description: string;
  scope: ApiScope;
  spends: Spending;
  annotations: ToolAnnotations;
  inputSchema: JsonSchema;
  outputSchema: JsonSchema;
  /** @param args as they were sent; the tool checks them */
  call(services: ToolServices, caller: McpCaller, args: Record<string, unknown>, call: CallFacts): Promise<McpAnswer>;
}

interface CallFacts {
  /** The caller's own name of this call: sent again, it is done once. */
  idempotencyKey: string | undefined;
}

interface McpAnswer {
  /** For people: figures, sources, where to look. */
  text: string;
  /** The same result as data for programs, in the form of `outputSchema`. */
  structured: Record<string, unknown>;
}

export const READS = { readOnlyHint: true, openWorldHint: false } as const satisfies ToolAnnotations;
export const ADDS = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: false,
} as const satisfies ToolAnnotations;

export const LONGEST_KEY = 200;
export const IDEMPOTENCY_FIELD = {
  type: "string",
  maxLength: LONGEST_KEY,
  description: "Opcional. Un nombre tuyo para esta llamada: si la repites con el mismo, se hace una sola vez.",
};

/**
 * A schema of ours in the form that assistants read. Required fields are not declared: the server itself says, in
 * Spanish, what is missing.
 */
export function inputSchemaOf(schema: z.core.$ZodType, more: Record<string, object> = {}): JsonSchema {
  const { $schema: _s, required: _r, properties, ...rest } = z.toJSONSchema(schema, NAMED) as JsonSchema;
  return { ...rest, type: "object", properties: { ...withoutPatterns(properties ?? {}), ...more } };
}

export function outputSchemaOf(schema: z.core.$ZodType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, NAMED) as JsonSchema;
  // Further fields are allowed; assistants are not to refuse them.
  return { ...withoutPatterns(rest), type: "object" };
}

const NAMED = { io: "output", unrepresentable: "any" } as const;

/**
 * Long expressions mean nothing to an assistant; formats and lengths stay. An answer may have more fields than it
 * names.
 */
function withoutPatterns<T extends object>(schema: T): T {
  if (Array.isArray(schema)) return schema.map((item) => (isObject(item) ? withoutPatterns(item) : item)) as T;
  const kept = Object.entries(schema).filter(
    ([key, value]) =>
      !(key === "pattern" && typeof value === "string") && !(key === "additionalProperties" && value === false),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, isObject(value) ? withoutPatterns(value) : value])) as T;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** @throws AppError INVALID_INPUT with the messages of the fields */
export function checked<Schema extends z.ZodMiniType>(schema: Schema, args: unknown): z.output<Schema> {
  const parsed = schema.safeParse(args, { error: () => "Falta o no se admite" });
  if (!parsed.success) throw new AppError("INVALID_INPUT", fieldIssues(parsed.error.issues));
  return parsed.data;
}

export const idArgument = z.strictObject({ id: z.uuid("Escribe un id") });
