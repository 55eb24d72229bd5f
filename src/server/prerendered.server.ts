import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { ORIGIN_PLACEHOLDER } from "#content/origin.ts";

interface PrerenderedPage {
  html: string;
  /** The same, compressed once instead of at each request. */
  brotli: Uint8Array<ArrayBuffer>;
  csp: string;
  etag: string;
}

/**
 * The pages that were rendered at build time, in memory, ready to send. They have no nonce: their inline scripts are
 * allowed by hash, and the placeholder origin gives way to PUBLIC_URL.
 *
 * @returns pages by path (`/`, `/es`, `/precios`)
 */
export function loadPrerendered(clientFolder: string, publicUrl: string): Map<string, PrerenderedPage> {
  const pages = new Map<string, PrerenderedPage>();
  if (!existsSync(clientFolder)) return pages;
  for (const file of readdirSync(clientFolder, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith("index.html")) continue;
    const html = readFileSync(join(clientFolder, file), "utf8").replaceAll(ORIGIN_PLACEHOLDER, publicUrl);
    const folder = dirname(file);
    const path = folder === "." ? "/" : `/${folder.replaceAll("\\", "/")}`;
    const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 27)}"`;
    pages.set(path, { html, brotli: new Uint8Array(brotliCompressSync(html)), etag, csp: contentSecurityPolicy(html) });
  }
  return pages;
}

/** The same policy as the dynamic pages', with hashes in the nonce's place. */
function contentSecurityPolicy(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = inline.map((match) => `'sha256-${createHash("sha256").update(match[1]!).digest("base64")}'`);
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
