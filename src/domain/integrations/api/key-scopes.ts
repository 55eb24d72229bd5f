import type { ApiScope } from "./scopes.ts";

/** Scope that each call asks of a key, by method and path; the one place that opens something to programs. */

type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
type Line = readonly [methods: readonly Method[], path: RegExp, scope: ApiScope | "any"];

const read: readonly Method[] = ["GET"];
const write: readonly Method[] = ["POST", "PATCH", "PUT", "DELETE"];

const LINES: readonly Line[] = [
  [["POST"], /^\/api\/tools\/[^/]+\/runs$/, "tools:run"],
  [read, /^\/api\/tools(\/[^/]+)?$/, "any"],
  [read, /^\/api\/openapi\.json$/, "any"],
  [read, /^\/api\/places$/, "any"],
  [read, /^\/api\/runs\/[^/]+(\/export\/[^/]+)?$/, "runs:read"],
  [read, /^\/api\/v1\/runs(\/.*)?$/, "runs:read"],
  // It spends credits.
  [["POST"], /^\/api\/v1\/runs\/[^/]+\/rerun$/, "tools:run"],
  [write, /^\/api\/v1\/runs\/.+$/, "runs:write"],
  [read, /^\/api\/v1\/homes(\/.*)?$/, "homes:read"],
  [write, /^\/api\/v1\/homes(\/.*)?$/, "homes:write"],
  [read, /^\/api\/v1\/contacts(\/.*)?$/, "contacts:read"],
  [write, /^\/api\/v1\/contacts(\/.*)?$/, "contacts:write"],
  [read, /^\/api\/v1\/leads(\/.*)?$/, "leads:read"],
  [write, /^\/api\/v1\/leads(\/.*)?$/, "leads:write"],
  [read, /^\/api\/market\/(search|homes\/[^/]+)$/, "market:read"],
  // The key's person, and its permissions.
  [read, /^\/api\/v1\/me$/, "any"],
  // The address for assistants (`/mcp`) takes any scope; each of its tools asks for its own.
  [["GET", "POST", "DELETE"], /^\/mcp$/, "any"],
];

/** @returns undefined for a call that no key may make */
export function scopeOfCall(method: string, path: string): ApiScope | "any" | undefined {
  return LINES.find(([methods, pattern]) => methods.includes(method as Method) && pattern.test(path))?.[2];
}
