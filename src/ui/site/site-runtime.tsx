import { useEffect } from "react";
import { PrefetchPageLinks } from "react-router";
import { ChatLauncher } from "../chat/chat-launcher.tsx";
import { ConsentGate } from "../cookies/consent-gate.tsx";
import { installErrorListeners } from "../errors/error-listeners.ts";
import { findRegion } from "../region/region-store.ts";
import { useVisitTracking } from "../tracking/use-visit-tracking.ts";
import { watchImpersonation } from "./impersonation-watch.ts";
import { hasSessionTrace } from "./session-trace.ts";
import { useVisitorCountry } from "./site-info.ts";
import { useDrawnBehaviour } from "./use-drawn-behaviour.ts";

/**
 * Parts that run beside every page once it is hydrated: region, session, chat button, consent, visit, uncaught errors.
 * None of them is needed to read the page.
 *
 * @param hasChat whether Umbral's own assistant is offered
 * @param hasBarChat whether the page's own bar has a button for it
 */
export function SiteRuntime({ hasChat, hasBarChat }: { hasChat: boolean; hasBarChat: boolean }) {
  const visitorCountry = useVisitorCountry();
  useEffect(() => {
    installErrorListeners();
    findRegion(visitorCountry);
  }, [visitorCountry]);
  useEffect(() => {
    // A visitor who is signed out fetches nothing of it; offline, the next page tries again.
    if (hasSessionTrace()) import("../account/start-session.ts").then((part) => part.startSession()).catch(() => {});
  }, []);
  useEffect(watchImpersonation, []);
  useVisitTracking();
  const intent = useDrawnBehaviour();
  return (
    <>
      {intent === null ? null : <PrefetchPageLinks page={intent} />}
      <ConsentGate />
      {hasChat ? <ChatLauncher isInBar={hasBarChat} /> : null}
    </>
  );
}
