import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { type Context, Hono } from "hono";
import { ERRORS } from "#content/errors.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { networkOf } from "../../accounts/auth/auth-limits.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { knownAddress } from "../../platform/http/client-address.server.ts";
import { inputFault } from "../../platform/http/storable-input.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { createMcpServer } from "./mcp-server.server.ts";

/** Messages of one request: an assistant sends them one by one. */
const MOST_MESSAGES = 10;

/**
 * `/mcp`: the Model Context Protocol over streamable HTTP (docs/mcp.md), for programs with a key of the API. Each request stands for
 * itself and is answered whole: there is no session, so there is nothing to listen to and nothing to end.
 */
export function mcpRoutes(services: ToolServices): Hono<AppEnv> {
  const { config } = services;
  const routes = new Hono<AppEnv>();

  routes.all("/", async (c) => {
    // A page of another site in a browser of the same network must not make calls here (DNS rebinding).
    const origin = c.req.header("origin");
    if (origin !== undefined && origin !== new URL(config.publicUrl).origin) throw new AppError("FOREIGN_ORIGIN");
    const caller = c.get("keyCaller");
    if (!caller) throw new AppError("API_KEY_NEEDED");
    if (c.req.method !== "POST") return rpcError(c, 405, -32000, "Solo se admite POST: no hay sesión que escuchar.");
    const body = await messagesOf(c);
    if (body === undefined) return rpcError(c, 400, -32700, "El cuerpo no es JSON.");
    if (inputFault(body)) return rpcError(c, 400, -32600, ERRORS.UNREADABLE_REQUEST.message);
    if (Array.isArray(body) && (body.length === 0 || body.length > MOST_MESSAGES)) {
      return rpcError(c, 400, -32600, `Envía de 1 a ${MOST_MESSAGES} mensajes a la vez.`);
    }
    const network = networkOf(knownAddress(c, config.trustedProxies));
    const server = createMcpServer(services, { ...caller, network }, c.get("requestId"));
    // Without a session id there are no sessions: a request knows nothing of another one.
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      return await transport.handleRequest(c.req.raw, { parsedBody: body });
    } finally {
      await server.close();
    }
  });
  return routes;
}

/** @returns undefined for text that is no JSON */
async function messagesOf(c: Context): Promise<unknown> {
  try {
    return JSON.parse(await c.req.text());
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function rpcError(c: Context, status: 400 | 405, code: number, message: string): Response {
  if (status === 405) c.header("allow", "POST");
  return c.json({ jsonrpc: "2.0", error: { code, message }, id: null }, status);
}
