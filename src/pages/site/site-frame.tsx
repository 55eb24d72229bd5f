import type { ReactNode } from "react";
import { useMatches } from "react-router";
import { ServerDrawn } from "#ui/site/server-drawn.tsx";
import { SiteRuntime } from "#ui/site/site-runtime.tsx";
import { PageCrumbs } from "./page-crumbs.tsx";

/** What a route may say of itself: an app brings its own breadcrumbs and its own foot, beside a side navigation. */
interface FrameHandle {
  frame?: "app";
}

/** Around every page, failed ones too: bar, breadcrumbs, foot. The page itself is the `<main id="contenido">`. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const isApp = useMatches().some(({ handle }) => (handle as FrameHandle | undefined)?.frame === "app");
  return (
    <>
      <ServerDrawn part="bar" />
      {isApp ? null : <PageCrumbs className="wrap-page pt-4" />}
      {children}
      {/* Kept in the document: a page reached from here shows it. */}
      <div hidden={isApp}>
        <ServerDrawn part="foot" />
      </div>
      <SiteRuntime />
    </>
  );
}
