import { ErrorCode, McpError, type ReadResourceResult } from "@modelcontextprotocol/sdk/types.js";
import * as z from "zod/mini";
import type { ApiScope } from "#domain/integrations/api/scopes.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { findArticle, listArticles } from "../../site/articles/articles.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { getHome } from "../public-api/homes.server.ts";
import { getRun } from "../public-api/runs.server.ts";
import type { McpCaller } from "./mcp-tool.server.ts";

/**
 * Resources that assistants read by address: help for everybody, homes and results for people who may read them.
 */

interface Template {
  uriTemplate: string;
  name: string;
  title: string;
  description: string;
  mimeType: string;
  scope: ApiScope | null;
}

const TEMPLATES: readonly Template[] = [
  {
    uriTemplate: "umbral://vivienda/{id}",
    name: "vivienda",
    title: "Vivienda de la cartera",
    description: "La ficha de una vivienda, en JSON.",
    mimeType: "application/json",
    scope: "homes:read",
  },
  {
    uriTemplate: "umbral://resultado/{id}",
    name: "resultado",
    title: "Resultado de una herramienta",
    description: "Un resultado con sus datos, en JSON.",
    mimeType: "application/json",
    scope: "runs:read",
  },
  {
    uriTemplate: "umbral://ayuda/{slug}",
    name: "ayuda",
    title: "Artículo de ayuda",
    description: "Cómo se hace algo en Umbral, en Markdown.",
    mimeType: "text/markdown",
    scope: null,
  },
];

export const templatesFor = ({ scopes }: McpCaller) =>
  TEMPLATES.filter(({ scope }) => scope === null || scopes.includes(scope)).map(
    ({ scope: _, ...template }) => template,
  );

export const listedResources = () =>
  listArticles("ayuda").map(({ slug, title, description }) => ({
    uri: `umbral://ayuda/${slug}`,
    name: slug,
    title,
    description,
    mimeType: "text/markdown",
  }));

const isId = (text: string) => z.uuid().safeParse(text).success;

/** @throws McpError for an invalid address, or one whose row the caller does not see */
export async function readResource(
  services: ToolServices,
  caller: McpCaller,
  uri: string,
): Promise<ReadResourceResult> {
  const [, kind, name] = /^umbral:\/\/(vivienda|resultado|ayuda)\/([\w-]{1,200})$/.exec(uri) ?? [];
  const template = TEMPLATES.find((one) => one.name === kind);
  if (!template || !name || (kind !== "ayuda" && !isId(name))) throw unknown(uri);
  if (template.scope && !caller.scopes.includes(template.scope)) {
    throw new McpError(ErrorCode.InvalidRequest, new AppError("SCOPE_MISSING").message);
  }
  await caller.spend("read");
  const text = await textOf(services, caller, { kind: template.name, name });
  if (text === undefined) throw unknown(uri);
  return { contents: [{ uri, mimeType: template.mimeType, text }] };
}

async function textOf(
  services: ToolServices,
  { actor }: McpCaller,
  { kind, name }: { kind: string; name: string },
): Promise<string | undefined> {
  if (kind === "ayuda") {
    const article = findArticle("ayuda", name);
    return article && `# ${article.title}\n\n${article.markdown}`;
  }
  try {
    const row = kind === "vivienda" ? await getHome(services, actor, name) : await getRun(services, actor, name);
    return JSON.stringify(row);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** The protocol's own code for a missing resource. */
const RESOURCE_NOT_FOUND = -32002;
const unknown = (uri: string) => new McpError(RESOURCE_NOT_FOUND, "No encuentro eso en Umbral.", { uri });
