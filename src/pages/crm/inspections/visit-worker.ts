/// <reference lib="webworker" />
/**
 * The service worker of the visits' pages. It keeps one document, made for nobody, with its files, and answers with it where there is no
 * line; everything else of the site passes it by. What is written in a visit is no business of its own: that lies in IndexedDB.
 */
const worker = globalThis as unknown as ServiceWorkerGlobalScope;

const TOOL = "/asistente-valoracion";
/** Document of every visit: it asks for no session and holds nothing of anybody. */
const SHELL = `${TOOL}/visita`;
const CACHE = "umbral-visita-1";
/** A line that answers no sooner counts as none. */
const PATIENCE_MS = 4_000;
const FILES = /(?:src|href)="(\/(?:assets|asistente-valoracion)\/[^"]+)"/g;
const FONTS = /url\("?(\/assets\/[^"()]+)"?\)/g;

const isOfVisits = (path: string) => path === TOOL || path.startsWith(`${TOOL}/`);
const isFile = (path: string) => path.startsWith("/assets/") || path.startsWith(`${TOOL}/programa-`);

worker.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => worker.skipWaiting()));
});
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (request.mode === "navigate" && isOfVisits(url.pathname)) event.respondWith(pageOf(event, url.pathname));
  else if (isFile(url.pathname)) event.respondWith(fileOf(request));
});

/** The page from the server; the kept one where that does not answer. */
async function pageOf(event: FetchEvent, path: string): Promise<Response> {
  const { request } = event;
  const patience = new AbortController();
  // Ended by the answer's head: a page that has begun to come is not cut off.
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    const response = await fetch(request, { signal: patience.signal });
    if (response.status < 500) {
      if (path !== TOOL) event.waitUntil(keepShell().catch(() => undefined)); // the kept one stays as it is
      return response;
    }
  } catch {
    // No line: the kept document answers.
  } finally {
    clearTimeout(timer);
  }
  // The list is a page of the whole site; without a line the visits of this device stand in for it.
  if (path === TOOL) return Response.redirect(SHELL, 302);
  const kept = await (await caches.open(CACHE)).match(SHELL);
  return kept ?? Response.error();
}

async function fileOf(request: Request): Promise<Response> {
  const kept = await (await caches.open(CACHE)).match(request.url);
  return kept ?? (await fetch(request));
}

/** Keeps the document and its files as they are now, and lets go of those before. */
async function keepShell(): Promise<void> {
  const cache = await caches.open(CACHE);
  const response = await fetch(SHELL, { credentials: "omit", cache: "no-store" });
  if (!response.ok) throw new Error("no document");
  const html = await response.clone().text();
  const files = new Set(
    [...html.matchAll(FILES), ...html.matchAll(FONTS)].map((match) => match[1]!).filter((path) => isFile(path)),
  );
  await Promise.all(
    [...files].map(async (path) => {
      if (!(await cache.match(path))) await cache.add(path);
    }),
  );
  await cache.put(SHELL, response);
  for (const { url } of await cache.keys()) {
    const path = new URL(url).pathname;
    if (path !== SHELL && !files.has(path)) await cache.delete(url);
  }
}
