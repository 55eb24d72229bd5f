import { useEffect } from "react";
import type { ModelNotice } from "#domain/assistant/chat/model-notice.ts";
import { callApi } from "../call-api.ts";
import type { Chat } from "./chat-store.ts";

/** Asks once whether a model reads along, when somebody is about to write. Without an answer none is asked. */
export function useModelNotice(chat: Chat, isShown: boolean): void {
  useEffect(() => {
    if (!isShown || chat.current().notice) return;
    callApi<ModelNotice>("GET", "/api/chat/notice").then((outcome) => {
      if (outcome.kind === "done") chat.showNotice(outcome.answer);
    });
  }, [chat, isShown]);
}
