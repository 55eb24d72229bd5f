import { Transform } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { isPrivatePath } from "#domain/accounts/account/private-path.ts";
import {
  drawnContext,
  nonceContext,
  outageContext,
  servicesContext,
  viewerContext,
} from "#server/boot/services.server.ts";
import { reportPageFailure } from "#server/operations/errors/page-failure.server.ts";
import { outageCode } from "#server/platform/db/outage.server.ts";
import { ImpersonationBar } from "#ui/site/impersonation-bar.tsx";
import { DrawnContext } from "#ui/site/server-drawn.tsx";
import { SiteFooter } from "#ui/site/site-footer.tsx";
import { SiteHeader } from "#ui/site/site-header.tsx";
import { ShellSentContext } from "./pages/shared/after-shell.tsx";
import { NonceProvider } from "./pages/shared/nonce.tsx";
import { deferScripts, MODULE_SCRIPT, withTrustedTypes } from "./pages/site/waking/defer-scripts.ts";

/** Parts of every page. */
const FRAME: readonly (readonly [string, ReactNode])[] = [
  ["bar", <SiteHeader key="bar" />],
  ["foot", <SiteFooter key="foot" />],
];

/** Above every page while an administrator looks as somebody else. */
function barOf(loadContext: RouterContextProvider): readonly [string, ReactNode] {
  const viewer = loadContext.get(viewerContext);
  if (!viewer?.impersonation) return ["impersonation", null];
  const { sessionId, name, email, impersonation } = viewer;
  const until = impersonation.until.toISOString();
  return [
    "impersonation",
    <ImpersonationBar key="impersonation" sessionId={sessionId} name={name} email={email} until={until} />,
  ];
}

/** A tool that a signed-in person works in: like their other pages it wakes at once. */
const isInShell = ({ staticHandlerContext: { loaderData } }: EntryContext): boolean =>
  Boolean(loaderData["pages/frame/tool-frame"]);

/** A page that has not finished streaming by then is cut off. */
export const streamTimeout = 8_000;

/** Renders a page: people get it as it is made; crawlers and the store of public pages get it whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext) || undefined;
  // A failed page is fetched in parts; it is sent whole, so that it reads without scripts.
  const isWhole = isbot(request.headers.get("user-agent") ?? "") || !nonce || status >= 400;
  const readyEvent = isWhole ? "onAllReady" : "onShellReady";
  const isPrivate = isPrivatePath(new URL(request.url).pathname) || isInShell(context);
  const shellSent = Promise.withResolvers<void>();
  let statusCode = status;
  return new Promise((resolve, reject) => {
    let isShellSent = false;
    let hasFailed = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <DrawnContext value={new Map([...FRAME, barOf(loadContext), ...(loadContext.get(drawnContext) ?? [])])}>
          <ShellSentContext value={isPrivate && !isWhole ? shellSent.promise : null}>
            <ServerRouter context={context} url={request.url} {...(nonce ? { nonce } : {})} />
          </ShellSentContext>
        </DrawnContext>
      </NonceProvider>,
      {
        ...(nonce ? { nonce } : {}),
        // Finished parts stand where they belong: a Suspense around a long one is there for the browser, which wakes it apart.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        [readyEvent]() {
          if (hasFailed) return abort();
          isShellSent = true;
          const body = isPrivate ? headStream("</head>", withTrustedTypes) : headStream(MODULE_SCRIPT, deferScripts);
          headers.set("content-type", "text/html; charset=utf-8");
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: statusCode }));
          // The page's data are sent by then: they are drawn in the turn that follows the shell.
          setTimeout(shellSent.resolve);
        },
        onShellError: reject,
        onError(error: unknown) {
          statusCode = 500;
          // A part within a Suspense fails like the page around it: the browser would only try, and fail, again.
          if (!isShellSent && !isWhole) {
            hasFailed = true;
            reject(error);
          }
          if (isShellSent) reportPageFailure(loadContext.get(servicesContext), error, request);
        },
      },
    );
    setTimeout(abort, streamTimeout + 1_000).unref();
  });
}

/**
 * Handles an error thrown by a loader or a page: it is answered by the page of errors, and kept like an error of the
 * API.
 */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  const outage = outageCode(error);
  if (outage) context.set(outageContext, outage);
  reportPageFailure(context.get(servicesContext), error, request);
}

/**
 * Holds a document back until `change` can be made in its beginning, and lets the rest pass.
 *
 * @param mark what the document must have come to before `change` is asked; it is looked for once in every piece
 * @param change answers null while more of the document must come
 */
function headStream(mark: string, change: (html: string) => string | null): Transform {
  let kept: string[] | null = [];
  let isMarked = false;
  let last = "";
  const decoder = new TextDecoder();
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      if (kept === null) return done(null, chunk);
      const piece = decoder.decode(chunk, { stream: true });
      kept.push(piece);
      isMarked ||= (last + piece).includes(mark);
      last = piece.slice(-mark.length);
      const ready = isMarked ? change(kept.join("")) : null;
      if (ready === null) return done();
      kept = null;
      done(null, ready);
    },
    flush(done) {
      done(null, kept?.join("") || undefined);
    },
  });
}
