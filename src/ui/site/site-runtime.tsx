import { useEffect } from "react";
import { ChatLauncher } from "../chat/chat-launcher.tsx";
import { findRegion } from "../region/region-store.ts";

/** What runs beside every page once it is awake: region, chat button. Nothing of it is needed to read the page. */
export function SiteRuntime() {
  useEffect(() => {
    findRegion();
  }, []);
  return <ChatLauncher />;
}
