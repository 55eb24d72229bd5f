import { type ReactNode, useMemo } from "react";
import { useMatches } from "react-router";
import { DocumentLinksContext, isHome } from "#ui/region/page-link.tsx";
import { ServerDrawn } from "#ui/site/server-drawn.tsx";
import { SiteRuntime } from "#ui/site/site-runtime.tsx";
import { useMenuTools } from "#ui/site/site-tools.ts";
import { leavesShell } from "./document-links.ts";
import { PageAnnouncer } from "./page-announcer.tsx";
import { PageCrumbs } from "./page-crumbs.tsx";

/**
 * Kinds of frames that a route may ask for: an app brings a bar, breadcrumbs and a foot of its own, beside a side
 * navigation; `app-of-a-person` is one where its loader found somebody signed in, and a page of the site for all others. A bare
 * page is somebody else's (an agent's to their client) and has nothing of the site around it. An embedded page stands in a
 * frame of another site: no banner and no measuring run beside it. Above a crumbless one there is no page to go back to.
 */
interface FrameHandle {
  frame?: "app" | "app-of-a-person" | "bare" | "embedded" | "crumbless";
  /** A bare page that says by itself that its address opens nothing: the site's bar stays away then too. */
  drawsFailure?: true;
}

/** Around every page, failed ones too: bar, breadcrumbs, foot. The page itself is the `<main id="contenido">`. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const matches = useMatches();
  const tools = useMenuTools();
  const isOf = (frame: FrameHandle["frame"]) => (match: (typeof matches)[number]) =>
    (match.handle as FrameHandle | undefined)?.frame === frame;
  // The error that replaces a missing page of these belongs to the site again.
  const isApp = matches.some((match) => (isOf("app")(match) || isOf("app-of-a-person")(match)) && match.loaderData);
  const isBare = matches.some(
    (match) =>
      isOf("bare")(match) && (match.loaderData !== undefined || (match.handle as FrameHandle).drawsFailure === true),
  );
  const isSite = !isApp && !isBare;
  const isDocument = useMemo(() => (isSite ? isHome : (to: string) => leavesShell(to, tools)), [isSite, tools]);
  if (matches.some(isOf("embedded"))) return children;
  return (
    <DocumentLinksContext value={isDocument}>
      {/* Where a document came with them, bar and foot are kept while they are not shown: a page reached from here shows them. */}
      <div className={isSite ? "contents" : "hidden"}>
        <ServerDrawn part="bar" isShown={isSite} />
      </div>
      {isBare ? <div className="h-(--como-h)" /> : null}
      <ServerDrawn part="impersonation" />
      {isSite && !matches.some(isOf("crumbless")) ? <PageCrumbs className="wrap-page pt-4" /> : null}
      {children}
      <div hidden={!isSite}>
        <ServerDrawn part="foot" isShown={isSite} />
      </div>
      {/* An agent's client is not Umbral's: its assistant would answer them of itself. */}
      <SiteRuntime hasChat={!isBare} hasBarChat={isApp} />
      <PageAnnouncer />
    </DocumentLinksContext>
  );
}
