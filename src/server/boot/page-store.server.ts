import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import { scriptsOf } from "#domain/shared/format/markup.ts";
import { acceptsEncoding } from "../platform/http/accepted-encoding.server.ts";
import { contentSecurityPolicy, type OutsideSources, securityHeaders } from "./security-policy.server.ts";

/**
 * Public pages show the same to everyone, so each is rendered once and then answered from memory, before any framework:
 * body, compressed bodies and headers are ready. They have no nonce; their inline scripts are allowed by hash. After a
 * while the old page is still sent and a new one rendered behind it, for facts that change with the day.
 */

const FRESH_MS = 10 * 60_000;
/** About 30 KB each; more than there are addresses, unless somebody finds a way to make some up. */
const MOST_PAGES = 2_000;

/** Query parameters that change nothing of a page. */
const TRACKING = new Set([
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_content",
  "utm_term",
  "gclid",
  "fbclid",
  "msclkid",
]);

interface StoredPage {
  renderedAt: number;
  etag: string;
  bodies: { br: Buffer; gzip: Buffer };
  headers: Record<"br" | "gzip" | "identity", Record<string, string | number>>;
}

export interface PageStore {
  /** Answers a request for a stored page at once; false when it is no stored page, or not yet in the store. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Puts the page of an address into the store, if it is a stored page; one rendering serves all who wait for it. */
  keep(url: string): Promise<void>;
  /** Whether the page of an address belongs here. */
  holds(url: string): boolean;
  /** Forgets changed pages, in all regions, together with renderings of them that are under way. */
  forget(isChanged: (path: string) => boolean): void;
}

interface PageStoreOptions {
  /** Whether the page of a path, prefix included, exists and shows the same to everyone. */
  isStored: (path: string) => boolean;
  /** Renders a page for nobody in particular, without a nonce. */
  render: (path: string) => Promise<Response>;
  /** Called for each answer, with its status. */
  onAnswer: (status: number) => void;
  isSecure: boolean;
  /** Origins that the pages' policy names beside our own. */
  outside: OutsideSources;
  now?: () => number;
}

export function createPageStore({
  isStored,
  render,
  onAnswer,
  isSecure,
  outside,
  now = Date.now,
}: PageStoreOptions): PageStore {
  const pages = new Map<string, StoredPage>();
  const underWay = new Map<string, { done: Promise<void> }>();

  /** @param isWanted false once it was forgotten while it was rendered, because it may show outdated content */
  async function renderInto(path: string, isWanted: () => boolean): Promise<void> {
    const response = await render(path);
    const html = await response.text();
    // A page that is gone is not answered from memory; an error leaves the stored page.
    if (response.status === 404 || response.status === 410) pages.delete(path);
    if (response.status !== 200) return;
    const page = await storedPage(html, { isSecure, outside }, now());
    if (!isWanted()) return;
    pages.delete(path);
    pages.set(path, page);
    if (pages.size > MOST_PAGES) pages.delete(pages.keys().next().value!);
  }

  function keepPath(path: string): Promise<void> {
    const started = underWay.get(path);
    if (started) return started.done;
    const rendering = { done: Promise.resolve() };
    rendering.done = renderInto(path, () => underWay.get(path) === rendering).finally(() => {
      if (underWay.get(path) === rendering) underWay.delete(path);
    });
    underWay.set(path, rendering);
    return rendering.done;
  }

  return {
    answer(request, response) {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      const path = plainPath(request.url ?? "/");
      const page = path === null ? undefined : pages.get(path);
      if (!page) return false;
      if (now() - page.renderedAt > FRESH_MS) {
        page.renderedAt = now(); // one renewal at a time; a failed one is tried again after the next interval
        keepPath(path!).catch(() => {});
      }
      const encoding = chooseEncoding(request.headers["accept-encoding"]);
      const isKnown = request.headers["if-none-match"] === page.etag;
      response.writeHead(isKnown ? 304 : 200, page.headers[encoding]);
      const body = encoding === "identity" ? gunzipSync(page.bodies.gzip) : page.bodies[encoding];
      response.end(isKnown || request.method === "HEAD" ? undefined : body);
      onAnswer(isKnown ? 304 : 200);
      return true;
    },
    async keep(url) {
      const path = plainPath(url);
      if (path !== null && isStored(path) && !pages.has(path)) await keepPath(path);
    },
    holds(url) {
      const path = plainPath(url);
      return path !== null && isStored(path);
    },
    forget(isChanged) {
      for (const known of [pages, underWay]) for (const path of known.keys()) if (isChanged(path)) known.delete(path);
    },
  };
}

/** The path of an address without a query, or with one that changes nothing; no final slash. */
function plainPath(url: string): string | null {
  const mark = url.indexOf("?");
  if (mark >= 0 && !tracksOnly(url.slice(mark + 1))) return null;
  const raw = mark < 0 ? url : url.slice(0, mark);
  return raw.length > 1 && raw.endsWith("/") ? raw.slice(0, -1) : raw;
}

const tracksOnly = (query: string) => [...new URLSearchParams(query).keys()].every((name) => TRACKING.has(name));

function chooseEncoding(accepted: string | string[] | undefined): "br" | "gzip" | "identity" {
  const text = String(accepted ?? "");
  if (acceptsEncoding(text, "br")) return "br";
  return acceptsEncoding(text, "gzip") ? "gzip" : "identity";
}

async function storedPage(
  html: string,
  { isSecure, outside }: Pick<PageStoreOptions, "isSecure" | "outside">,
  renderedAt: number,
): Promise<StoredPage> {
  const identity = Buffer.from(html);
  const [br, gzipped] = await Promise.all([
    // Higher quality saves 3 % and asks for so much memory outside the heap that the collector marks all of the heap every
    // few pages, which took more time than drawing them.
    promisify(brotliCompress)(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    promisify(gzip)(identity, { level: 9 }),
  ]);
  const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 27)}"`;
  const common = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "public, max-age=0, must-revalidate",
    etag,
    vary: "accept-encoding",
    ...securityHeaders({ isSecure }),
    "content-security-policy": contentSecurityPolicy(["'self'", ...hashesOf(html)], outside, { isSecure }),
  };
  const headersOf = (encoding: string, length: number) => ({
    ...common,
    "content-length": length,
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
  });
  return {
    renderedAt,
    etag,
    bodies: { br, gzip: gzipped },
    headers: {
      br: headersOf("br", br.length),
      gzip: headersOf("gzip", gzipped.length),
      identity: headersOf("identity", identity.length),
    },
  };
}

/**
 * The hashes that take the nonce's place: of all inline scripts of a page, inert ones too, because they run later.
 */
function hashesOf(html: string): string[] {
  const inline = scriptsOf(html).filter(({ attributes }) => !/\bsrc=|ld\+json/.test(attributes));
  const hashes = inline.map(({ text }) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  return [...new Set(hashes)];
}
