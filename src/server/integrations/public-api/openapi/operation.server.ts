import type * as z from "zod/mini";
import type { ErrorCode } from "#content/errors.ts";
import type { ApiScope } from "#domain/integrations/api/scopes.ts";

/** Documentation of a call: the document is made from this one table, and a test runs every example of it. */
export interface Operation {
  id: string;
  method: "get" | "post" | "patch" | "delete";
  path: string;
  group: Group;
  summary: string;
  description?: string;
  /** Scope that a key needs for it; null where any key may call it. */
  scope: ApiScope | null;
  /** Visitors may call it too. */
  isOpen?: boolean;
  /** By the parameter's name: its values, and the one in the example. */
  params?: Record<string, { schema: object; description?: string; example: string }>;
  query?: { schema: z.ZodMiniType; notes?: Record<string, string>; example?: Record<string, string> };
  body?: { schema: z.ZodMiniType; example: unknown };
  answer: Answer;
  /** Beside those of every call. */
  errors?: readonly ErrorCode[];
}

type Answer =
  | { status: 200 | 201; description: string; schema: z.ZodMiniType; name?: SchemaName; example: unknown }
  | { status: 200; description: string; mediaTypes: readonly string[] };

/** Schemas that are written once, with their name. */
export type SchemaName = "Home" | "Contact" | "Lead" | "Run" | "RunLine" | "Me";

export const GROUPS = {
  cuenta: "Cuenta",
  herramientas: "Herramientas",
  resultados: "Resultados",
  viviendas: "Viviendas",
  contactos: "Contactos",
  leads: "Leads",
  mercado: "Mercado",
  lugares: "Lugares",
} as const;
export type Group = keyof typeof GROUPS;

export const UUID = { type: "string", format: "uuid" };
