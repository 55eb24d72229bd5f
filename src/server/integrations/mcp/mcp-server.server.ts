import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { AppError } from "../../platform/app-error.server.ts";
import { serverFailure } from "../../platform/failures/failure-log.server.ts";
import { knownFault } from "../../platform/failures/known-fault.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { listedPrompts, readPrompt } from "./mcp-prompts.server.ts";
import { listedResources, readResource, templatesFor } from "./mcp-resources.server.ts";
import { LONGEST_KEY, type McpCaller, type McpTool } from "./mcp-tool.server.ts";
import { RESOURCE_TOOLS } from "./resource-tools.server.ts";
import { TOOL_TOOLS } from "./tool-tools.server.ts";

const TOOLS: readonly McpTool[] = [...TOOL_TOOLS, ...RESOURCE_TOOLS];

const INSTRUCTIONS =
  "Umbral ayuda a agentes inmobiliarios. Las herramientas de cálculo gastan créditos y guardan cada resultado: no repitas una si ya tienes el suyo. Da las cifras con su rango y sus fuentes, y enlaza el resultado. Antes de añadir o cambiar algo en la cartera o en los contactos, confírmalo con la persona. Las cifras son orientativas: no son una tasación ni una oferta de financiación.";

/**
 * The protocol's server for one caller and one request: nothing is remembered between two. Tools that the key may not use are not
 * listed; called all the same, they say so.
 */
export function createMcpServer(services: ToolServices, caller: McpCaller, requestId: string): Server {
  const server = new Server(
    { name: "umbral", title: "Umbral", version: "1.0.0", websiteUrl: services.config.publicUrl },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: INSTRUCTIONS },
  );

  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: TOOLS.filter(({ scope }) => caller.scopes.includes(scope)).map(
      ({ name, title, description, annotations, inputSchema, outputSchema }) => ({
        name,
        title,
        description,
        inputSchema,
        outputSchema,
        annotations: { title, ...annotations },
      }),
    ),
  }));

  server.setRequestHandler(CallToolRequestSchema, async ({ params }): Promise<CallToolResult> => {
    const tool = TOOLS.find(({ name }) => name === params.name);
    if (!tool) throw new McpError(ErrorCode.InvalidParams, "No hay ninguna herramienta con ese nombre.");
    const { idempotencyKey: typed, ...args } = params.arguments ?? {};
    try {
      if (!caller.scopes.includes(tool.scope)) throw new AppError("SCOPE_MISSING");
      await caller.spend(tool.spends);
      const idempotencyKey = keyOf(typed ?? params._meta?.idempotencyKey);
      const { text, structured } = await tool.call(services, caller, args, { idempotencyKey });
      return { content: [{ type: "text", text }], structuredContent: structured };
    } catch (error) {
      return failed(services, error, { requestId, toolName: tool.name });
    }
  });

  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: listedResources() }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: templatesFor(caller) }));
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params }) => {
    try {
      return await readResource(services, caller, params.uri);
    } catch (error) {
      if (error instanceof McpError) throw error;
      const known = knownError(services, error, { requestId, toolName: "resources/read" });
      throw new McpError(ErrorCode.InternalError, known.message);
    }
  });
  server.setRequestHandler(ListPromptsRequestSchema, () => ({ prompts: listedPrompts() }));
  server.setRequestHandler(GetPromptRequestSchema, ({ params }) => readPrompt(params.name, params.arguments));
  return server;
}

/** @throws AppError INVALID_INPUT for a value that is no key */
function keyOf(given: unknown): string | undefined {
  if (given === undefined || given === null || given === "") return undefined;
  if (typeof given === "string" && given.length <= LONGEST_KEY) return given;
  throw new AppError("INVALID_INPUT", [
    { path: "idempotencyKey", message: `Usa un texto de como mucho ${LONGEST_KEY} caracteres` },
  ]);
}

interface Around {
  requestId: string;
  toolName: string;
}

/** An error for the assistant: the catalogue's words, and the fault of each field. */
function failed(services: ToolServices, error: unknown, around: Around): CallToolResult {
  const known = knownError(services, error, around);
  const issues = (known.issues ?? []).map(({ path, message }) => `- ${path || "datos"}: ${message}`);
  const quoted = known.code === "SERVER_ERROR" ? [`Código para soporte: ${around.requestId}`] : [];
  return {
    isError: true,
    content: [{ type: "text", text: [known.message, ...issues, ...quoted].join("\n") }],
    _meta: { code: known.code, requestId: around.requestId },
  };
}

/** Unexpected errors are recorded, and not shown. */
function knownError(
  { failures, log, metrics }: ToolServices,
  error: unknown,
  { requestId, toolName }: Around,
): AppError {
  const fault = knownFault(error);
  const known = fault ?? new AppError("SERVER_ERROR");
  metrics.failures.inc({ code: known.code });
  if (!fault) {
    log.error({ requestId, err: error, toolName }, "unexpected failure");
    failures.record(serverFailure(error, { method: "POST", path: "/mcp", requestId }));
  }
  return known;
}
