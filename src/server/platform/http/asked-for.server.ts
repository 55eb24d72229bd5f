import type { Context } from "hono";

/** Matches the addresses that answer programs; all others are pages. */
const CALLS =
  /^\/(api|auth\/v1|functions|mcp|archivos|og|feeds|calendarios|descargas|metrics|healthz|readyz|dev\/.*\.json)(\/|$)/;

/** The reader of the answer: a browser that opens a page, a script that changes to one (`.data`), or a program. */
export function askedFor(c: Context): "page" | "data" | "call" {
  if (c.req.path.endsWith(".data")) return "data";
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  return isRead && !CALLS.test(c.req.path) && (c.req.header("accept") ?? "").includes("text/html") ? "page" : "call";
}
